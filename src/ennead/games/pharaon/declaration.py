"""What the tokens of a payment count as: words for people, no matter for the rules."""

from __future__ import annotations

from ennead.games.pharaon.box import BASICS, EQUAL, FIXED, JOKER, RESOURCE_OFFERING, SILVER, Cost
from ennead.games.pharaon.payment import Payment
from ennead.games.pharaon.tender import Tender


def declared(tender: Tender, cost: Cost, payment: Payment) -> tuple[int, tuple[int, ...]]:
    """What each token of a payment counts as: the entry's colour, and one colour for each token of the rest.

    Own colours are kept where possible; a Judge's free tokens count as themselves (wilds as any colour).
    """
    entry, rest = payment
    best: tuple[int, int, tuple[int, ...]] | None = None
    for colour in _bits(tender.entry_colours(entry)):
        for need in _needs(cost, colour, len(rest)):
            found = _assign(tender.masks, rest, need)
            if found is not None:
                strange = (entry in BASICS and entry != colour) + sum(
                    1
                    for token, as_colour in zip(rest, found, strict=True)
                    if token not in (as_colour, as_colour + 6)
                )
                if best is None or strange < best[0]:
                    best = (strange, colour, found)
    if best is None:
        raise ValueError(f"{payment} does not pay")
    return best[1], best[2]


def _bits(colours: int) -> list[int]:
    return [colour for colour in BASICS if colours >> colour & 1]


def _needs(cost: Cost, colour: int, size: int) -> list[tuple[int, ...]]:
    """The slots that the rest fills when the entry token is declared `colour`; None in a slot means any."""
    if cost.kind == FIXED:
        slots = [c for c in BASICS for _ in range(cost.need[c])]
        if colour in slots:
            slots.remove(colour)
        return [tuple(slots)]
    if cost.kind == EQUAL:
        return [(c,) * (cost.size - (c == colour)) for c in BASICS]
    return [(-1,) * size]


def _assign(
    masks: tuple[int, ...], rest: tuple[int, ...], slots: tuple[int, ...]
) -> tuple[int, ...] | None:
    """A colour of `slots` for each token of the rest, own colours first; None if it does not fit."""
    if len(rest) != len(slots):
        return None
    if not rest:
        return ()
    token = rest[0]
    own = (
        token
        if token in BASICS
        else token - RESOURCE_OFFERING
        if token < JOKER and token != SILVER
        else -1
    )
    for slot in sorted(set(slots), key=lambda colour: colour != own):
        if slot == -1 or masks[token] >> slot & 1:
            left = list(slots)
            left.remove(slot)
            found = _assign(masks, rest[1:], tuple(left))
            if found is not None:
                return (own if slot == -1 else slot, *found)
    return None
