"""Náklady vstupu do zóny, Náklady akce (p. 4): every distinct way to pay.

A payment is the *entry* token, which goes on the wheel, and the *rest*, which goes to the bank or the heap. Every token
is declared one colour (digest, part 3): a basic token or resource offering its own or a Scribe's partner of it, silver
and a joker of the zone any. The entry token has the wheel's colour, or any that nobles 7-10 allow, and counts
towards the action cost. Which colour a token was declared leaves no trace, so two payments are distinct when other
tokens leave the supply, or another one lies on the wheel. A payment from which a token could be
taken back is overpaying and does not exist (R3).

How many there are: at most 12 kinds can pay in a zone; the rest is at most 4 tokens, so there are at most
12 x (1 + 12 + 78 + 364 + 1365) = 21 840 payments, and in play a handful. The menu shows the `SHOWN` most sensible ones and, if there
are more, lets a person build any other token by token: at most 5 more decisions of at most 12 options.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ennead.games.pharaon.box import ANY_COLOUR, BASICS, EQUAL, FIXED, FREE, JOKER, RESOURCE_OFFERING, SILVER, Box, Cost

Payment: TypeAlias = "tuple[int, tuple[int, ...]]"
"""The entry token and the rest, sorted."""

SHOWN: Final = 12
"""How many payments a menu lists before it offers to build another."""

LONGEST: Final = 5
"""Most tokens in a payment, the entry token included."""

_RANK: Final = (40,) * 5 + (56,) + (44,) * 5 + (48,) * 5 + (99, 99)
"""How dear a token is to part with: basics first, then resource offerings (they may serve a god), jokers, silver."""


class Purse:
    """What one player can pay with in one zone, and how."""

    __slots__ = ("any_entry", "box", "coins", "colour", "entry", "masks", "plain", "supply", "wild_entry", "zone")

    def __init__(self, box: Box, supply: list[int], scribes: int, zone: int, colour: int, any_entry: bool) -> None:
        self.box = box
        self.supply = supply
        self.zone = zone
        self.colour = colour
        """The wheel's colour at the zone."""
        self.coins = box.coins[zone]
        self.masks = box.declares[scribes]
        """Colours (bits) that each token may be declared."""
        self.plain = not scribes
        self.any_entry = any_entry
        """The entry token may be declared any colour (nobles 7-10, or the Judge by the other reading of R12)."""
        self.entry = ANY_COLOUR if any_entry else 1 << colour
        """Colours (bits) that the entry token may be declared."""
        self.wild_entry = ANY_COLOUR if any_entry and box.wild_entry_any else 1 << colour
        """The same for silver and jokers (R10)."""

    def entry_colours(self, token: int) -> int:
        """Colours that this token can be declared as an entry token."""
        if token == SILVER or token >= JOKER:
            return self.wild_entry
        return self.masks[token] & self.entry


def payable(purse: Purse, cost: Cost) -> bool:
    """Whether there is any payment at all: the quick answer for menus."""
    supply = purse.supply
    wilds = supply[SILVER] + supply[JOKER + purse.zone]
    if not purse.any_entry:
        if payable_plainly(supply, purse.zone, purse.colour, cost):
            return True
        if purse.plain:
            return False
    return _payable_with_powers(purse, wilds, cost)


def payable_plainly(supply: list[int], zone: int, colour: int, cost: Cost) -> bool:
    """`payable` without Scribes, the wheel's colour being the only entry."""
    wilds = supply[SILVER] + supply[JOKER + zone]
    have = supply[colour] + supply[colour + RESOURCE_OFFERING]
    if not have + wilds:
        return False
    if cost.kind == FIXED:
        missing = 0 if have or cost.need[colour] else 1
        for other, need in enumerate(cost.need):
            if need:
                short = need - supply[other] - supply[other + RESOURCE_OFFERING]
                if short > 0:
                    missing += short
        return missing <= wilds
    size = cost.size
    if cost.kind == FREE:
        return sum(supply[:11]) + wilds - supply[SILVER] > size
    if have + wilds >= size:
        return True
    left = wilds if have else wilds - 1
    for other in BASICS:
        if supply[other] + supply[other + RESOURCE_OFFERING] + left >= size and other != colour:
            return True
    return False


def _payable_with_powers(purse: Purse, wilds: int, cost: Cost) -> bool:
    """`payable` by Hall's condition on declared colours: every set of slots finds enough tokens for it."""
    supply = purse.supply
    if cost.kind == FREE:
        total = sum(supply[:11]) + wilds - supply[SILVER]
        return total > cost.size and any(supply[coin] and purse.entry_colours(coin) for coin in purse.coins)
    if purse.any_entry and not purse.box.wild_entry_any:
        return bool(payments(purse, cost))
    have = [supply[colour] + supply[colour + RESOURCE_OFFERING] for colour in BASICS]
    needs = [list(cost.need)]
    if cost.kind == EQUAL:
        needs = [[cost.size if c == colour else 0 for c in BASICS] for colour in BASICS]
    for need in needs:
        if not purse.any_entry and not need[purse.colour]:
            need[purse.colour] = 1
        if _enough(have, purse.masks, wilds, need):
            return True
    return False


def _enough(have: list[int], masks: tuple[int, ...], wilds: int, need: list[int]) -> bool:
    wanted = [colour for colour in BASICS if need[colour]]
    for chosen in range(1, 1 << len(wanted)):
        bits = slots = 0
        for number, colour in enumerate(wanted):
            if chosen >> number & 1:
                bits |= 1 << colour
                slots += need[colour]
        found = wilds
        for colour in BASICS:
            if masks[colour] & bits:
                found += have[colour]
        if found < slots:
            return False
    return True


def payments(purse: Purse, cost: Cost) -> list[Payment]:
    """Every distinct payment, the most sensible first."""
    found: list[Payment] = []
    full = purse.supply
    purse.supply = supply = full[:]
    for entry in purse.coins:
        if not supply[entry]:
            continue
        colours = purse.entry_colours(entry)
        if not colours:
            continue
        supply[entry] -= 1
        if cost.kind == FIXED:
            rests = _fixed_rests(purse, colours, cost.need)
        elif cost.kind == EQUAL:
            rests = _equal_rests(purse, colours, cost.size)
        else:
            rests = list(_choose(supply, purse.coins, cost.size))
        supply[entry] += 1
        found += [(entry, rest) for rest in rests]
    purse.supply = full
    if len(found) > 1:
        price = [_RANK[token] - min(full[token], 7) for token in range(len(full))]
        found.sort(key=lambda payment: (price[payment[0]] + sum([price[token] for token in payment[1]]), payment))
    return found


def _fixed_rests(purse: Purse, colours: int, need: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Ways to fill the slots that the entry token, declared one of `colours`, leaves open."""
    deducted = [c for c in BASICS if colours >> c & 1 and need[c]]
    fill = _fill_plainly if purse.plain else _fill
    if not deducted:
        return fill(purse, need)
    if len(deducted) == 1:
        return fill(purse, tuple([n - (c == deducted[0]) for c, n in enumerate(need)]))
    rests: dict[tuple[int, ...], None] = {}
    for colour in deducted:
        rests.update(dict.fromkeys(fill(purse, tuple([n - (c == colour) for c, n in enumerate(need)]))))
    return list(rests)


def _fill_plainly(purse: Purse, need: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Without Scribes a slot takes a token or offering of its colour, or a wild; wilds are told apart at the end."""
    supply, joker = purse.supply, JOKER + purse.zone
    silver, jokers = supply[SILVER], supply[joker]
    parts: list[tuple[tuple[int, ...], int]] = [((), silver + jokers)]
    for colour, slots in enumerate(need):
        if not slots:
            continue
        offering = colour + RESOURCE_OFFERING
        grown = []
        for tokens in range(min(slots, supply[colour]), -1, -1):
            for offerings in range(min(slots - tokens, supply[offering]), -1, -1):
                wild = slots - tokens - offerings
                own = (colour,) * tokens + (offering,) * offerings
                grown += [(part + own, left - wild) for part, left in parts if left >= wild]
        parts = grown
    rests = []
    for part, left in parts:
        wild = silver + jokers - left
        for used in range(max(0, wild - jokers), min(wild, silver) + 1):
            rests.append(tuple(sorted(part + (SILVER,) * used + (joker,) * (wild - used))))
    return rests


def _fill(purse: Purse, need: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Ways to fill slots with Scribes at hand: the same tokens may fill them in several ways, so doubles are dropped."""
    supply, masks = purse.supply, purse.masks
    parts: dict[tuple[int, ...], None] = {(): None}
    for colour, slots in enumerate(need):
        able = [coin for coin in purse.coins if supply[coin] and masks[coin] >> colour & 1]
        for _ in range(slots):
            grown: dict[tuple[int, ...], None] = {}
            for part in parts:
                for coin in able:
                    if part.count(coin) < supply[coin]:
                        grown[tuple(sorted((*part, coin)))] = None
            parts = grown
    return list(parts)


def _equal_rests(purse: Purse, colours: int, size: int) -> list[tuple[int, ...]]:
    """Ways to pay `size` of one kind: one less in the entry token's colour, all of them in another."""
    supply, masks = purse.supply, purse.masks
    rests: dict[tuple[int, ...], None] = {}
    for colour in BASICS:
        able = [coin for coin in purse.coins if supply[coin] and masks[coin] >> colour & 1]
        deducted = colours >> colour & 1
        for rest in _choose(supply, able, size - deducted):
            if deducted or not _wasteful(masks, rest, colours, size):
                rests[rest] = None
    return list(rests)


def _wasteful(masks: tuple[int, ...], rest: tuple[int, ...], colours: int, size: int) -> bool:
    """R3: all but one of these tokens would already pay in the entry token's colour."""
    return any(
        sum([masks[token] >> colour & 1 for token in rest]) >= size - 1
        for colour in BASICS
        if colours >> colour & 1
    )


def _choose(supply: list[int], able: list[int] | tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    """Every sorted choice of `size` tokens of these kinds."""
    parts: list[tuple[int, ...]] = [()]
    last = len(able) - 1
    for number, coin in enumerate(able):
        grown = []
        for part in parts:
            missing = size - len(part)
            fewest = missing if number == last else 0
            for count in range(fewest, min(missing, supply[coin]) + 1):
                grown.append(part + (coin,) * count)
        parts = grown
    return parts if able else [()] * (size == 0)


def declared(purse: Purse, cost: Cost, payment: Payment) -> tuple[int, tuple[int, ...]]:
    """What each token of a payment counts as: the entry's colour, and one colour for each token of the rest.

    Own colours are kept where possible; a Judge's free tokens count as themselves (wilds as any colour).
    """
    entry, rest = payment
    best: tuple[int, int, tuple[int, ...]] | None = None
    for colour in _bits(purse.entry_colours(entry)):
        for need in _needs(cost, colour, len(rest)):
            found = _assign(purse.masks, rest, need)
            if found is not None:
                strange = (entry in BASICS and entry != colour) + sum(
                    1 for token, as_colour in zip(rest, found, strict=True) if token not in (as_colour, as_colour + 6)
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


def _assign(masks: tuple[int, ...], rest: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...] | None:
    """A colour of `slots` for each token of the rest, own colours first; None if it does not fit."""
    if len(rest) != len(slots):
        return None
    if not rest:
        return ()
    token = rest[0]
    own = token if token in BASICS else token - RESOURCE_OFFERING if token < JOKER and token != SILVER else -1
    for slot in sorted(set(slots), key=lambda colour: colour != own):
        if slot == -1 or masks[token] >> slot & 1:
            left = list(slots)
            left.remove(slot)
            found = _assign(masks, rest[1:], tuple(left))
            if found is not None:
                return (own if slot == -1 else slot, *found)
    return None
