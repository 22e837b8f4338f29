"""Zdroje, Náklady vstupu do zóny, Náklady akce (p. 4): what a player's tokens count as in a zone,
and what pays a cost.

Every token of a payment is declared one colour: a basic token or resource offering its own or a
Scribe's partner of it, silver and a joker of the zone any. The entry token goes on the wheel; it
has the wheel's colour, or any that nobles 7-10 allow, and is deducted where the cost asks for its
colour. `declared` is the definition of a payment.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from ennead.games.pharaon.state import Pharaon
from ennead.games.pharaon.tables import (
    ANY_COLOUR,
    ANY_ENTRY,
    ARTISANS,
    BASICS,
    EQUAL,
    FIXED,
    JOKER,
    JUDGE,
    NILE,
    NOBLES,
    OFFERINGS,
    RESOURCE_OFFERING,
    SILVER,
    SWAPS,
    ZONES,
    Cost,
    Tables,
)

Entries: TypeAlias = "tuple[tuple[int, int], ...]"
"""The coins of a zone (by place) that can enter, each with the colours (bits) that it may have."""

Declaration: TypeAlias = "tuple[int, tuple[int, ...]]"
"""The colour of the entry token, and one for each other token (-1: it counts as no colour)."""


class Currency:
    """What the tokens of a player with these Scribes count as in one zone of a round."""

    __slots__ = (
        "_entry", "_wild_entry", "any_entry", "box", "coins", "colour", "entries", "masks", "mixed",
        "scribes", "zone",
    )  # fmt: skip

    def __init__(self, box: Tables, scribes: int, zone: int, colour: int, any_entry: bool) -> None:
        self.box = box
        self.scribes = scribes
        self.zone = zone
        self.colour = colour
        """The wheel's colour at the zone."""
        self.any_entry = any_entry
        """The entry token may have any colour (nobles 7-10, the Judge by R12)."""
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


_currency = lru_cache(maxsize=1 << 12)(Currency)


ENTERING: Final = tuple(
    1 << (ANY_ENTRY + zone) | (JUDGE if zone == NOBLES else 0) for zone in ZONES
)
"""By zone: the powers that can help to pay there beside the Scribes'."""


def currency_of(g: Pharaon, seat: int, zone: int) -> Currency:
    """What a player's tokens count as in a zone; nobles 7-10 need a free space."""
    held, any_entry = g.players[seat].powers, False
    if held & ENTERING[zone]:
        free = len(g.wheel[g.entry[zone]]) < g.box.spaces
        any_entry = bool(held >> (ANY_ENTRY + zone) & 1) and free
        if zone == NOBLES and held & JUDGE and g.box.judge_any_entry:
            any_entry = True
    return _currency(g.box, held & SWAPS, zone, g.entry[zone], any_entry)


def cost_of(g: Pharaon, seat: int, zone: int, target: int, bonus: bool) -> Cost:
    """1.8.a, 1.9.a, 1.10.a, 1.12.a, 1.13: the action cost."""
    box = g.box
    if zone == OFFERINGS:
        return box.bonus_offering if bonus else box.plain_offering
    if zone == NOBLES:
        return box.judge_cost if g.players[seat].powers & JUDGE else box.noble_cost
    if zone == ARTISANS:
        return box.artisan_cost
    if zone == NILE:
        return box.nile[target].cost
    return box.tomb_costs[g.players[seat].tomb + 1]


def kind_of(token: int) -> int:
    """The basic kind of a basic token or resource offering, -1 for others (R62)."""
    if token < SILVER:
        return token
    return token - RESOURCE_OFFERING if RESOURCE_OFFERING <= token < JOKER else -1


# -- what pays, by definition ----------------------------------------------------------------------


def declared(
    currency: Currency, cost: Cost, entry: int, rest: tuple[int, ...]
) -> Declaration | None:
    """1.7.e, 1.7.f: what each token counts as, own colours first; None if they do not pay."""
    best: Declaration | None = None
    fewest = len(rest) + 2
    for colour, slots in _demands(currency, cost, entry):
        found = _assign(currency.masks, rest, slots)
        if found is not None:
            own = [kind_of(token) for token in rest]
            strange = (entry in BASICS and entry != colour) + sum(map(int.__ne__, own, found))
            if strange < fewest:
                best, fewest = (colour, found), strange
    return best


def affordable(currency: Currency, supply: list[int], cost: Cost) -> bool:
    """Whether there is any payment: an entry token, and one for everything else asked for."""
    for entry in currency.coins:
        if supply[entry]:
            left = list(supply)
            left[entry] -= 1
            for _, slots in _demands(currency, cost, entry):
                if _fill(currency, left, slots):
                    return True
    return False


def _demands(currency: Currency, cost: Cost, entry: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What an entry token may be declared, and what is then asked of the rest (-1: anything)."""
    colours = currency.entry_colours(entry)
    for colour in BASICS:
        if not colours >> colour & 1:
            continue
        if cost.kind == FIXED:
            slots = list(cost.tokens)
            if colour in slots:
                slots.remove(colour)
            yield colour, tuple(slots)
        elif cost.kind == EQUAL:
            for kind in BASICS:
                yield colour, (kind,) * (cost.size - (kind == colour))
        else:
            yield colour, (-1,) * cost.size


def _assign(
    masks: tuple[int, ...], rest: tuple[int, ...], slots: tuple[int, ...]
) -> tuple[int, ...] | None:
    """A colour of `slots` for each token of the rest, own colours first; None if none fits."""
    if len(rest) != len(slots):
        return None
    if not rest:
        return ()
    own = kind_of(rest[0])
    for slot in sorted(dict.fromkeys(slots), key=own.__ne__):
        if slot == -1 or masks[rest[0]] >> slot & 1:
            left = list(slots)
            left.remove(slot)
            found = _assign(masks, rest[1:], tuple(left))
            if found is not None:
                return (own if slot == -1 else slot, *found)
    return None


def _fill(currency: Currency, left: list[int], slots: tuple[int, ...]) -> bool:
    """Whether there is a token for each slot among those that are left."""
    if not slots:
        return True
    for coin in currency.coins:
        if left[coin] and (slots[0] == -1 or currency.masks[coin] >> slots[0] & 1):
            left[coin] -= 1
            enough = _fill(currency, left, slots[1:])
            left[coin] += 1
            if enough:
                return True
    return False
