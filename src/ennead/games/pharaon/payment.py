"""Náklady vstupu do zóny, Náklady akce (p. 4): every distinct way to pay.

A payment is the *entry* token, which goes on the wheel, and the *rest*, which goes to the bank or the heap. Every token
is declared one colour: a basic token or resource offering its own or a Scribe's partner of it, silver
and a joker of the zone any. The entry token has the wheel's colour, or any that nobles 7-10 allow, and counts
towards the action cost. Which colour a token was declared leaves no trace, so two payments are distinct when other
tokens leave the supply, or another one lies on the wheel. A payment from which a token could be
taken back is overpaying and does not exist (R3).

How many there are: at most 12 kinds can pay in a zone; the rest is at most 4 tokens, so there are at most
12 x (1 + 12 + 78 + 364 + 1365) = 21 840 payments, and in play a handful. The menu shows the `SHOWN` most sensible ones and, if there
are more, lets a person build any other token by token: at most 5 more decisions of at most 12 options.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from ennead.games.pharaon.box import (
    ANY_COLOUR,
    BASICS,
    EQUAL,
    FIXED,
    FREE,
    JOKER,
    RESOURCE_OFFERING,
    SILVER,
    Box,
    Cost,
)

Payment: TypeAlias = "tuple[int, tuple[int, ...]]"
"""The entry token and the rest, sorted."""

Able: TypeAlias = "tuple[tuple[int, ...], ...]"
"""By colour: the places among the coins whose tokens may be declared so."""

SHOWN: Final = 12
"""How many payments a menu lists before it offers to build another."""

LONGEST: Final = 5
"""Most tokens in a payment, the entry token included."""

_RANK: Final = (400,) * 5 + (560,) + (440,) * 5 + (480,) * 5 + (0, 0)
"""How dear a token is to part with: basics first, then resource offerings (they may serve a god), jokers, silver; of
kinds that are equally dear, the one that there is most of."""


class Goods:
    """How many tokens and resource offerings of each basic kind there are, which kinds there are once and twice (bits), and how
    many tokens pay everywhere."""

    __slots__ = ("have", "once", "total", "twice")

    def __init__(self, supply: list[int]) -> None:
        self.have = have = [
            supply[0] + supply[6],
            supply[1] + supply[7],
            supply[2] + supply[8],
            supply[3] + supply[9],
            supply[4] + supply[10],
        ]
        once = twice = 0
        bit = 1
        for count in have:
            if count:
                once |= bit
                if count > 1:
                    twice |= bit
            bit += bit
        self.once = once
        self.twice = twice
        self.total = sum(have) + supply[SILVER]


class Purse:
    """What one player can pay with in one zone, and how."""

    __slots__ = (
        "any_entry",
        "box",
        "coins",
        "colour",
        "entry",
        "masks",
        "plain",
        "scribes",
        "supply",
        "swap",
        "wild_entry",
        "zone",
    )

    def __init__(
        self, box: Box, supply: list[int], scribes: int, zone: int, colour: int, any_entry: bool
    ) -> None:
        self.box = box
        self.supply = supply
        self.zone = zone
        self.colour = colour
        """The wheel's colour at the zone."""
        self.coins = box.coins[zone]
        self.masks = box.declares[scribes]
        """Colours (bits) that each token may be declared."""
        self.scribes = scribes
        self.plain = not scribes
        self.swap = box.single_swap[scribes]
        """The two kinds that the only Scribe swaps."""
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


def payable(purse: Purse, goods: Goods, cost: Cost) -> bool:
    """Whether there is any payment at all: the quick answer for menus."""
    wilds = purse.supply[SILVER] + purse.supply[JOKER + purse.zone]
    if purse.plain and not purse.any_entry:
        return payable_plainly(goods, wilds, purse.colour, cost)
    return _payable_with_powers(purse, goods.have, wilds, cost)


def payable_plainly(goods: Goods, wilds: int, colour: int, cost: Cost) -> bool:
    """`payable` without powers: no Scribes, the wheel's colour is the only entry."""
    if cost.kind == FIXED:
        missing = (cost.once | 1 << colour) & ~goods.once
        if not missing and not cost.twice:
            return True
        return missing.bit_count() + (cost.twice & ~goods.twice).bit_count() <= wilds
    own = goods.have[colour]
    if not own and not wilds:
        return False
    size = cost.size
    if cost.kind == FREE:
        return not size or sum(goods.have) + wilds > size
    if own + wilds >= size:
        return True
    left = wilds if own else wilds - 1
    return max(goods.have) + left >= size  # the wheel's colour would have been enough above


def _payable_with_powers(purse: Purse, have: list[int], wilds: int, cost: Cost) -> bool:
    """`payable` with Scribes or an any-colour entry: the entry token is one of those that fill the slots."""
    total = sum(have) + wilds
    if total < cost.size:
        return False
    if cost.kind == FREE:
        supply = purse.supply
        return total > cost.size and any(
            supply[coin] and purse.entry_colours(coin) for coin in purse.coins
        )
    if purse.any_entry and not purse.box.wild_entry_any:
        return bool(payments(purse, cost))
    if cost.kind == EQUAL:
        return _enough_of_one_kind(purse, have, wilds, cost.size)
    need = list(cost.need)
    if not purse.any_entry and not need[purse.colour]:
        need[purse.colour] = 1
    if purse.plain or purse.swap:
        return _enough_for_one(purse, have, wilds, need)
    return _enough_for_several(purse, have, wilds, need)


def _enough_of_one_kind(purse: Purse, have: list[int], wilds: int, size: int) -> bool:
    """`size` tokens that may be declared one kind; in another than the wheel's colour an entry token beside them."""
    masks = purse.masks
    wheel = 1 << purse.colour
    entries = wilds + sum([have[kind] for kind in BASICS if masks[kind] & wheel])
    if entries >= size:
        return True
    for kind in BASICS:
        bit = 1 << kind
        if wilds + sum([have[own] for own in BASICS if masks[own] & bit]) < size:
            continue
        together = wilds + sum([have[own] for own in BASICS if masks[own] & (bit | wheel)])
        if purse.any_entry or (entries and together > size):
            return True
    return False


def _enough_for_one(purse: Purse, have: list[int], wilds: int, need: list[int]) -> bool:
    """With at most one Scribe: what there is too much of one kind helps out for the other."""
    left = [have[kind] - need[kind] for kind in BASICS]
    missing = -wilds
    for count in left:
        if count < 0:
            missing -= count
    if missing > 0 and purse.swap:
        first, second = left[purse.swap[0]], left[purse.swap[1]]
        if first > 0 > second:
            missing -= min(first, -second)
        elif second > 0 > first:
            missing -= min(second, -first)
    return missing <= 0


def _enough_for_several(purse: Purse, have: list[int], wilds: int, need: list[int]) -> bool:
    """With several Scribes, Hall's condition: every set of slots finds enough tokens that may be declared so."""
    masks = purse.masks
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


def payments(purse: Purse, cost: Cost) -> Sequence[int]:
    """Every distinct payment as a code, the most sensible first; `unpack_payment` tells what it is.

    A code counts the tokens of the rest (three bits a coin), names the entry coin, and carries the price of it all in
    its highest bits: adding a token is one addition, and codes sort by price. What depends on little is remembered.
    """
    supply, box, scribes = purse.supply, purse.box, purse.scribes
    left = [supply[coin] for coin in purse.coins]
    if cost.kind == FIXED:
        counts = tuple(map(min, left, _most(box, scribes, purse.entry, cost)))
        return _fixed_payments(counts, box, scribes, purse.entry, purse.wild_entry, cost)
    size, able, kinds = cost.size, box.able[scribes], []
    if cost.kind == EQUAL:
        kinds = [kind for kind in BASICS if sum([left[at] for at in able[kind]]) >= size]
    found: list[int] = []
    for at, colours in _entries(box, scribes, purse.entry, purse.wild_entry):
        if left[at]:
            left[at] -= 1
            if cost.kind == EQUAL:
                rests = _equal_rests(left, kinds, box, scribes, colours, size)
            else:
                rests = _free_rests(left, size)
            entry = _UNITS[at] + (at << _ENTRY) - (1 << 3 * at)
            found += [entry + rest for rest in rests]
            left[at] += 1
    found.sort()
    return found


@cache
def _entries(box: Box, scribes: int, entry: int, wild_entry: int) -> tuple[tuple[int, int], ...]:
    """The coins that can be the entry token, each with the colours that it may then be declared."""
    found = []
    for at, coin in enumerate(box.coins[0]):
        mask = box.declares[scribes][coin]
        colours = wild_entry if mask == ANY_COLOUR else mask & entry
        if colours:
            found.append((at, colours))
    return tuple(found)


@cache
def _most(box: Box, scribes: int, entry: int, cost: Cost) -> tuple[int, ...]:
    """How many tokens of each coin a payment of a fixed cost can use: one for each slot it fits, one as entry token."""
    masks = box.declares[scribes]
    found = []
    for coin in box.coins[0]:
        slots = sum(cost.need[kind] for kind in cost.asked if masks[coin] >> kind & 1)
        found.append(slots + bool(masks[coin] & entry))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _fixed_payments(
    counts: tuple[int, ...], box: Box, scribes: int, entry: int, wild_entry: int, cost: Cost
) -> tuple[int, ...]:
    """Payments of a fixed cost with so many tokens of each coin."""
    left = list(counts)
    found: list[int] = []
    for at, colours in _entries(box, scribes, entry, wild_entry):
        if left[at]:
            left[at] -= 1
            price = _UNITS[at] + (at << _ENTRY) - (1 << 3 * at)
            found += [price + rest for rest in _fixed_rests(left, box.able[scribes], colours, cost)]
            left[at] += 1
    return tuple(sorted(found))


_ENTRY: Final = 36
"""First bit of the entry coin in a code."""
_PRICE: Final = 40
"""First bit of the price in a code."""
_TOKENS: Final = (1 << _PRICE) - 1
"""The bits of a code that say which tokens are paid."""
_UNITS: Final = tuple((_RANK[coin] << _PRICE) + (1 << 3 * coin) for coin in range(JOKER + 1))
"""One token of each coin as a code; all jokers are equally dear."""


def unpack_payment(zone: int, code: int) -> Payment:
    """What a code stands for."""
    _, entry, rest = _option(zone, code & _TOKENS)
    return entry, rest


def payment_option(zone: int, code: int) -> tuple[str, int, tuple[int, ...]]:
    """The option that offers a payment."""
    return _option(zone, code & _TOKENS)


@cache
def _option(zone: int, code: int) -> tuple[str, int, tuple[int, ...]]:
    """Tuples made once: there are at most as many as payments."""
    coins = (*range(JOKER), JOKER + zone)
    rest = tuple(coin for at, coin in enumerate(coins) for _ in range(code >> 3 * at & 7))
    return "pay", coins[code >> _ENTRY & 15], rest


def _fixed_rests(left: list[int], able: Able, colours: int, cost: Cost) -> list[int]:
    """Ways to fill the slots that the entry token, declared one of `colours`, leaves open."""
    deducted = [kind for kind in cost.asked if colours >> kind & 1] or [-1]
    found: dict[int, None] = {}
    for taken in deducted:
        parts: dict[int, None] = {0: None}
        for kind in cost.asked:
            coins = [(_UNITS[at], 3 * at, left[at]) for at in able[kind] if left[at]]
            for _ in range(cost.need[kind] - (kind == taken)):
                # as keys: the same tokens may fill the slots in several ways
                parts = {
                    part + unit: None
                    for part in parts
                    for unit, shift, count in coins
                    if part >> shift & 7 < count
                }
        found.update(parts)
    return list(found)


def _equal_rests(
    left: list[int], kinds: list[int], box: Box, scribes: int, colours: int, size: int
) -> Iterable[int]:
    """Ways to pay `size` of one of these kinds: one less in the entry token's colour, all of them in another.

    Of equally dear ways the one with the kind that there is most of comes first.
    """
    found: dict[int, int] = {}
    for kind in kinds:
        places = box.able[scribes][kind]
        counts = tuple([min(size, left[at]) for at in places])
        if colours >> kind & 1:
            rests = _choose(places, counts, size - 1)
        else:
            rests = _thrifty(places, counts, size, colours, box, scribes)
        plenty = left[kind] + left[kind + RESOURCE_OFFERING] << _PRICE
        for rest in rests:
            found.setdefault(rest & _TOKENS, rest - plenty)
    return found.values()


@lru_cache(maxsize=1 << 13)
def _thrifty(
    places: tuple[int, ...],
    counts: tuple[int, ...],
    size: int,
    colours: int,
    box: Box,
    scribes: int,
) -> tuple[int, ...]:
    """R3: without those of which all but one token would already pay in the entry token's colour."""
    able = [box.able[scribes][colour] for colour in BASICS if colours >> colour & 1]
    return tuple(
        rest
        for rest in _choose(places, counts, size)
        if all(sum(rest >> 3 * at & 7 for at in own) < size - 1 for own in able)
    )


def _free_rests(left: list[int], size: int) -> Iterable[int]:
    """Any `size` tokens; of equally dear ways the one with the kinds that there are most of comes first."""
    if not size:
        return (0,)
    places = tuple(range(len(left)))
    counts = tuple([min(size, count) for count in left])
    return [
        rest - (sum([left[at] * (rest >> 3 * at & 7) for at in places]) << _PRICE)
        for rest in _choose(places, counts, size)
    ]


@lru_cache(maxsize=1 << 13)
def _choose(places: tuple[int, ...], counts: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Every choice of `size` tokens of the coins at these places."""
    parts = [(0, size)]
    done: list[int] = [] if size else [0]
    for at, count in zip(places, counts, strict=True):
        grown = parts[:]
        for part, missing in parts:
            for _ in range(min(count, missing)):
                part += _UNITS[at]
                missing -= 1
                if missing:
                    grown.append((part, missing))
                else:
                    done.append(part)
        parts = grown
    return tuple(done)
