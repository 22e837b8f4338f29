"""Náklady vstupu do zóny, Náklady akce (p. 4): every distinct way to pay, quickly.

A payment is the *entry* token, which goes on the wheel, and the *rest*, which goes to the bank or
the heap. Which colour a token was declared (see `currency.py`) leaves no trace, so two payments are
distinct when other tokens leave the supply, or another one lies on the wheel. A payment from which
a token could be taken back is overpaying and does not exist (R3).

How many there are: at most 12 kinds can pay in a zone; the rest is at most 4 tokens, so there are
at most 12 x (1 + 12 + 78 + 364 + 1365) = 21 840 payments, and in play a handful. The menu shows the
`SHOWN` most sensible ones and, if there are more, lets a person build any other token by token: at
most 5 more decisions of at most 12 options.

How they are found: the ways to fill the open slots of a cost depend on little (a few counts, none
above the number of slots), so they are remembered; then each entry token is put before those that
leave it in the supply.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from ennead.games.pharaon.currency import Currency
from ennead.games.pharaon.tables import BASICS, EQUAL, FREE, JOKER, RESOURCE_OFFERING, Cost, Tables
from ennead.games.pharaon.verbs import PAY, Pay

SHOWN: Final = 12
"""How many payments a menu lists before it offers to build another."""

LONGEST: Final = 5
"""Most tokens in a payment, the entry token included."""

_RANK: Final = (400,) * 5 + (560,) + (440,) * 5 + (480,) * 5 + (0, 0)
"""How dear a token is to part with: basics first, then resource offerings (they may serve a god),
jokers, silver; of kinds that are equally dear, the one that there is most of."""


def payments(currency: Currency, supply: list[int], cost: Cost) -> list[int]:
    """Every distinct payment out of a supply as a code, the most sensible first."""
    found = _all_payments(currency, supply, cost)
    if len(found) > 1:
        found.sort()
        if currency.scribes:
            return _sparing(found, currency, supply, cost)
    return found


def cheapest(currency: Currency, supply: list[int], cost: Cost) -> int:
    """The most sensible payment; there must be one."""
    if currency.scribes:
        return payments(currency, supply, cost)[0]
    return min(_all_payments(currency, supply, cost))


def _all_payments(currency: Currency, supply: list[int], cost: Cost) -> list[int]:
    """Every payment as a code, in no order.

    A code counts the tokens of the rest (three bits a coin), names the entry coin, and carries the
    price of it all in its highest bits: adding a token is one addition, and codes sort by price.
    """
    left = [*supply[:JOKER], supply[JOKER + currency.zone]]
    if cost.kind == FREE:
        return _free_payments(currency, left, cost.size)
    if cost.kind == EQUAL:
        return _equal_payments(currency, left, cost.size)
    return _fixed_payments(currency, left, cost)


def _sparing(found: list[int], currency: Currency, supply: list[int], cost: Cost) -> list[int]:
    """The same payments; of equally cheap ones those with the kinds that there is more of come
    first, then those with the kinds that are asked for themselves."""
    equal = bisect_left(found, ((found[0] >> _PRICE) + 1) << _PRICE)
    if equal == 1:
        return found
    asked = cost.once | 1 << currency.colour
    worth = [
        2 * (supply[kind] + supply[kind + RESOURCE_OFFERING]) + (asked >> kind & 1)
        for kind in BASICS
    ]

    def spared(code: int) -> int:
        paid = payment_option(currency.zone, code)
        tokens = (paid.token, *paid.tokens)
        return -sum([worth[token % RESOURCE_OFFERING] for token in tokens if token in _COLOURED])

    return sorted(found[:equal], key=spared) + found[equal:]


_COLOURED: Final = (*BASICS, *range(RESOURCE_OFFERING, JOKER))
"""Tokens of a basic kind, and the resource offerings of the same kinds."""
_ENTRY: Final = 36
"""First bit of the entry coin in a code."""
_PRICE: Final = 40
"""First bit of the price in a code."""
_TOKENS: Final = (1 << _PRICE) - 1
"""The bits of a code that say which tokens are paid."""
_UNITS: Final = tuple((_RANK[coin] << _PRICE) + (1 << 3 * coin) for coin in range(JOKER + 1))
"""One token of each coin as a code; all jokers are equally dear."""
_AS_ENTRY: Final = tuple((_RANK[coin] << _PRICE) + (coin << _ENTRY) for coin in range(JOKER + 1))
"""One token of each coin as the code of an entry token."""


_OPTIONS: Final[tuple[dict[int, Pay], ...]] = ({}, {}, {}, {}, {})
"""By zone: the option of a code without its price, each made once."""


def payment_options(zone: int, codes: list[int]) -> list[Pay]:
    """The options that offer these payments."""
    options = _OPTIONS[zone]
    try:
        return [options[code & _TOKENS] for code in codes]
    except KeyError:
        return [payment_option(zone, code) for code in codes]


def payment_option(zone: int, code: int) -> Pay:
    """What a code stands for."""
    tokens = code & _TOKENS
    option = _OPTIONS[zone].get(tokens)
    if option is None:
        coins = (*range(JOKER), JOKER + zone)
        rest = [coin for at, coin in enumerate(coins) for _ in range(tokens >> 3 * at & 7)]
        option = _OPTIONS[zone][tokens] = PAY[coins[tokens >> _ENTRY & 15], tuple(rest)]
    return option


class Ways:
    """Ways to pay that depend on how many tokens of some coins there are; remembered by that.

    `caps` are the coins (by place), each with how many of it could be used.
    """

    __slots__ = ("_known", "caps")

    def __init__(self, caps: Sequence[tuple[int, int]]) -> None:
        self.caps = tuple(caps)
        self._known: dict[int, tuple[int, ...]] = {}

    def out_of(self, left: list[int]) -> tuple[int, ...]:
        """The ways, as codes without an entry token."""
        key = 0
        for at, most in self.caps:
            count = left[at]
            key = key << 3 | (min(most, count))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= 1 << 12:
                self._known.clear()
            found = self._known[key] = tuple(
                self.find([(at, min(left[at], most)) for at, most in self.caps])
            )
        return found

    def find(self, coins: list[tuple[int, int]]) -> Iterable[int]:
        """The ways with so many tokens of each coin."""
        raise NotImplementedError


# -- a fixed cost: so many tokens of these kinds ---------------------------------------------------


class Slots(Ways):
    """Slots to fill: for each the coins that fit."""

    __slots__ = ("_fits",)

    def __init__(self, fits: Sequence[tuple[int, ...]]) -> None:
        places = sorted(dict.fromkeys([at for coins in fits for at in coins]))
        Ways.__init__(self, [(at, sum([at in coins for coins in fits])) for at in places])
        self._fits = fits

    def find(self, coins: list[tuple[int, int]]) -> Iterable[int]:
        """Every choice of tokens that fills the slots."""
        left = dict(coins)
        parts: dict[int, None] = {0: None}
        for fits in self._fits:
            units = [(_UNITS[at], 3 * at, left[at]) for at in fits if left[at]]
            # as keys: the same tokens may fill the slots in several ways
            parts = {
                part + unit: None
                for part in parts
                for unit, shift, count in units
                if part >> shift & 7 < count
            }
        return parts


@lru_cache(maxsize=1 << 12)
def _open_slots(box: Tables, scribes: int, cost: Cost, colours: int) -> tuple[Slots, ...]:
    """What is left to fill beside an entry token of these colours: it takes a slot if it can."""
    able = box.able[scribes]
    deducted = [kind for kind in cost.asked if colours >> kind & 1] or [-1]
    return tuple(
        [
            Slots([able[k] for k in cost.asked for _ in range(cost.need[k] - (k == taken))])
            for taken in deducted
        ]
    )


def _fixed_payments(currency: Currency, left: list[int], cost: Cost) -> list[int]:
    """Each entry token with every way to fill the slots that leaves it in the supply."""
    found: list[int] = []
    looked_at = 0
    rests: Sequence[int] = ()
    for at, colours in currency.entries:
        count = left[at]
        if count:
            if colours != looked_at:
                looked_at, rests = colours, _fixed_rests(currency, left, cost, colours)
            code, shift = _AS_ENTRY[at], 3 * at
            found += [code + rest for rest in rests if rest >> shift & 7 < count]
    return found


def _fixed_rests(currency: Currency, left: list[int], cost: Cost, colours: int) -> tuple[int, ...]:
    """Ways to fill what an entry token declared one of these colours leaves open."""
    found: tuple[int, ...] = ()
    for slots in _open_slots(currency.box, currency.scribes, cost, colours):
        rests = slots.out_of(left)
        found = tuple(dict.fromkeys((*found, *rests))) if found else rests
    return found


# -- an equal cost: so many tokens of one kind -----------------------------------------------------


class Deal(Ways):
    """So many tokens of a kind; there is a way only with `enough` tokens of the coins `telling`.

    Of each set of coins `spared`, `size - 1` tokens are too many (R3): declared the entry token's
    colour, they would already pay.
    """

    __slots__ = ("enough", "kind", "size", "spared", "telling")

    def __init__(
        self, kind: int, places: Sequence[int], size: int, spared: list[tuple[int, ...]]
    ) -> None:
        Ways.__init__(self, [(at, size) for at in places])
        self.kind = kind
        self.size = size
        self.spared = spared
        self.telling = tuple([at for at in places if not spared or at not in spared[0]])
        self.enough = 2 if spared else size + 1

    def find(self, coins: list[tuple[int, int]]) -> Iterable[int]:
        """Every choice of `size` tokens that spares what has to be."""
        found = _choices([(_UNITS[at], count) for at, count in coins if count], self.size)
        for places in self.spared:
            found = [
                rest for rest in found if sum([rest >> 3 * at & 7 for at in places]) < self.size - 1
            ]
        return found


@lru_cache(maxsize=1 << 12)
def _deals(box: Tables, scribes: int, colours: int, size: int) -> tuple[Deal, ...]:
    """By kind: one token less in a colour of the entry token, all of them in another."""
    able = box.able[scribes]
    entry = [able[colour] for colour in BASICS if colours >> colour & 1]
    found = []
    for kind in BASICS:
        spared = [tuple([at for at in able[kind] if at in coins]) for coins in entry]
        own = bool(colours >> kind & 1)
        found.append(Deal(kind, able[kind], size - own, [] if own else spared))
    return tuple(found)


def _equal_payments(currency: Currency, left: list[int], size: int) -> list[int]:
    """Each entry token with every way to pay enough of a kind that leaves it in the supply; of
    equally dear ones the kind that there is most of, the entry token not counted, comes first."""
    found: list[int] = []
    looked_at = 0
    ways: list[tuple[int, int, Sequence[int]]] = []
    for at, colours in currency.entries:
        count = left[at]
        if count:
            if colours != looked_at:
                looked_at, ways = colours, _equal_rests(currency, left, colours, size)
            code, shift = _AS_ENTRY[at], 3 * at
            for kind, plenty, rests in ways:
                if at in (kind, kind + RESOURCE_OFFERING):
                    plenty -= 1
                price = code - (plenty << _PRICE)
                found += [price + rest for rest in rests if rest >> shift & 7 < count]
    return found


def _equal_rests(
    currency: Currency, left: list[int], colours: int, size: int
) -> list[tuple[int, int, Sequence[int]]]:
    """By kind: how many tokens there are, and the ways to pay in it, each under one kind only."""
    found: list[tuple[int, int, Sequence[int]]] = []
    seen: set[int] = set()
    for deal in _deals(currency.box, currency.scribes, colours, size):
        there = 0
        for at in deal.telling:
            there += left[at]
        if there >= deal.enough:
            rests: Sequence[int] = deal.out_of(left)
            if currency.mixed:  # otherwise kinds have no payment in common
                rests = [rest for rest in rests if rest not in seen]
                seen.update(rests)
            if rests:
                plenty = left[deal.kind] + left[deal.kind + RESOURCE_OFFERING]
                found.append((deal.kind, plenty, rests))
    return found


def _choices(coins: list[tuple[int, int]], size: int) -> list[int]:
    """Every choice of `size` tokens of these coins: the code of each and how many there are."""
    ways: list[list[int]] = [[0], *([] for _ in range(size))]  # by number of tokens
    for unit, count in coins:
        for wanted in range(size, 0, -1):
            for more in range(1, min(count, wanted) + 1):
                ways[wanted] += [part + more * unit for part in ways[wanted - more]]
    return ways[size]


# -- a free cost: so many tokens of any kind -------------------------------------------------------


def _free_payments(currency: Currency, left: list[int], size: int) -> list[int]:
    """Each entry token with any `size` others; of equally dear ways the kinds with most first."""
    if not size:
        return [_AS_ENTRY[at] for at, _ in currency.entries if left[at]]
    found: list[int] = []
    for at, _ in currency.entries:
        if left[at]:
            left[at] -= 1
            coins = [
                (unit - (count << _PRICE), count)
                for unit, count in zip(_UNITS, left, strict=True)
                if count
            ]
            found += [_AS_ENTRY[at] + rest for rest in _choices(coins, size)]
            left[at] += 1
    return found
