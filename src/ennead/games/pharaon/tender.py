"""Zdroje, Náklady vstupu do zóny (p. 4): what a player has to pay with, and what each token counts as in a zone."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TypeAlias

from ennead.games.pharaon.box import ANY_COLOUR, JOKER, RESOURCE_OFFERING, SILVER, Box

Entries: TypeAlias = "tuple[tuple[int, int], ...]"
"""The coins of a zone (by place) that can be the entry token, each with the colours (bits) that it may be declared."""


class Goods:
    """How many tokens and resource offerings of each basic kind there are, and which kinds there are at all (bits)."""

    __slots__ = ("have", "once")

    def __init__(self, supply: list[int]) -> None:
        self.have: tuple[int, ...] = tuple(
            map(add, supply[:SILVER], supply[RESOURCE_OFFERING:JOKER])
        )
        black, yellow, green, red, blue = self.have
        self.once = (black and 1) | (yellow and 2) | (green and 4) | (red and 8) | (blue and 16)


class Tender:
    """What the tokens of a player with these Scribes count as in one zone of a round."""

    __slots__ = (
        "_entry",
        "_wild_entry",
        "any_entry",
        "box",
        "coins",
        "colour",
        "entries",
        "masks",
        "mixed",
        "scribes",
        "zone",
    )

    def __init__(self, box: Box, scribes: int, zone: int, colour: int, any_entry: bool) -> None:
        self.box = box
        self.scribes = scribes
        self.zone = zone
        self.colour = colour
        """The wheel's colour at the zone."""
        self.any_entry = any_entry
        """The entry token may be declared any colour (nobles 7-10, or the Judge by the other reading of R12)."""
        self.mixed = bool(scribes) or any_entry
        """The same token may be declared one colour or another, silver and jokers apart."""
        self.coins = box.coins[zone]
        """The tokens that can pay."""
        self.masks = box.declares[scribes]
        """Colours (bits) that each token may be declared."""
        self._entry = ANY_COLOUR if any_entry else 1 << colour
        self._wild_entry = ANY_COLOUR if any_entry and box.wild_entry_any else 1 << colour  # R10
        self.entries: Entries = tuple(
            (at, self.entry_colours(coin))
            for at, coin in enumerate(self.coins)
            if self.entry_colours(coin)
        )

    def entry_colours(self, token: int) -> int:
        """Colours that this token can be declared as an entry token."""
        if token == SILVER or token >= JOKER:
            return self._wild_entry
        return self.masks[token] & self._entry


@lru_cache(maxsize=1 << 12)
def tender(box: Box, scribes: int, zone: int, colour: int, any_entry: bool) -> Tender:
    """The tender of a zone, made once: it does not depend on what anybody owns."""
    return Tender(box, scribes, zone, colour, any_entry)
