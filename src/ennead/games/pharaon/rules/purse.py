"""Náklady vstupu do zóny, Náklady akce (p. 4): what a player could enter and pay for, quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.pharaon.currency import ENTERING, Currency, currency_of
from ennead.games.pharaon.rules.payment import payments
from ennead.games.pharaon.state import Pharaon, Player
from ennead.games.pharaon.tables import (
    BASICS,
    EQUAL,
    FIXED,
    FREE,
    FULL_ZONE,
    JOKER,
    JUDGE,
    NILE,
    NO_ENTRY,
    RESOURCE_OFFERING,
    SILVER,
    SWAPS,
    Cost,
)


class Goods:
    """How many tokens and offerings of each basic kind there are, and which there are (bits)."""

    __slots__ = ("have", "once")

    def __init__(self, supply: list[int]) -> None:
        have: list[int] = []
        once = 0
        for kind in range(SILVER):
            count = supply[kind] + supply[kind + RESOURCE_OFFERING]
            have.append(count)
            if count:
                once |= 1 << kind
        self.have = have
        self.once = once


def can_enter(g: Pharaon, player: Player, zone: int) -> bool:
    """1.7.b, 2.14.13-16: a free entry space, or an unused noble who opens a full zone."""
    if len(g.wheel[g.entry[zone]]) < g.box.spaces:
        return True
    return bool(player.powers & ~player.used & 1 << (FULL_ZONE + zone))


class Purse(Goods):
    """What a player could enter and pay now: the menu of a turn asks many times."""

    __slots__ = ("_entry", "_g", "_player", "_powers", "_supply")

    def __init__(self, g: Pharaon, player: Player) -> None:
        Goods.__init__(self, player.supply)
        self._g = g
        self._entry = g.entry
        self._player = player
        self._powers = player.powers
        self._supply = player.supply

    def can_pay(self, zone: int, cost: Cost) -> bool:
        """Whether there is any way to pay entry and action."""
        wilds = self._supply[SILVER] + self._supply[JOKER + zone]
        if cost.lacks[self._entry[zone]][self.once] <= wilds and (
            cost.simple or _payable_plainly(self, wilds, self._entry[zone], cost)
        ):
            return True  # powers only ever add ways to pay
        return bool(self._powers & _HELPFUL[zone]) and self._payable_with_powers(zone, cost)

    def _payable_with_powers(self, zone: int, cost: Cost) -> bool:
        return payable(currency_of(self._g, self._player.seat, zone), self._supply, self, cost)

    def zones(self) -> list[bool]:
        """1.7: whether each zone can be entered and its action paid, on the Nile just entered."""
        g, supply, box, powers = self._g, self._supply, self._g.box, self._powers
        swap = box.single_swap[powers & SWAPS]
        costs = box.costs[1 if powers & JUDGE else 0][self._player.tomb]
        found = [False] * 5
        for zone in range(5):
            cost, colour = costs[zone], self._entry[zone]
            if len(g.wheel[colour]) >= box.spaces and not (
                powers & OPENERS and can_enter(g, self._player, zone)
            ):
                continue
            wilds = supply[SILVER] + supply[JOKER + zone]
            once = self._with(swap, cost, colour) if swap else self.once
            if cost.lacks[colour][once] <= wilds and (
                cost.simple or _payable_plainly(self, wilds, colour, cost)
            ):
                found[zone] = True
            elif powers & (ENTERING if swap and cost.simple else _HELPFUL)[zone]:
                found[zone] = self._payable_with_powers(zone, cost)
        return found

    def _with(self, swap: tuple[int, ...], cost: Cost, colour: int) -> int:
        """The kinds at hand (bits) as a single Scribe makes them: his two kinds are as one."""
        first, second = swap
        both, owned = 1 << first | 1 << second, self.have[first] + self.have[second]
        if owned > 1 or (owned and (cost.once | 1 << colour) & both != both):
            return self.once | both
        return self.once

    def nile_actions(self) -> int:
        """The Nile actions (bits) that could be paid."""
        supply, box, powers, colour = self._supply, self._g.box, self._powers, self._entry[NILE]
        wilds = min(supply[SILVER] + supply[JOKER + NILE], 6)
        found: int = box.nile_payable[colour][self.once][wilds]
        if not (powers & _HELPFUL[NILE] or box.nile_repeats) or found == box.all_nile:
            return found
        swap = box.single_swap[powers & SWAPS]
        if swap and not powers & ENTERING[NILE] and not box.nile_repeats:
            found = 0
            for number, action in enumerate(box.nile):
                if action.cost.lacks[colour][self._with(swap, action.cost, colour)] <= wilds:
                    found |= 1 << number
            return found
        currency = currency_of(self._g, self._player.seat, NILE)
        for number, action in enumerate(box.nile):
            if not found >> number & 1 and payable(currency, supply, self, action.cost):
                found |= 1 << number
        return found


_HELPFUL: Final = tuple(SWAPS | powers for powers in ENTERING)
"""By zone: all powers that can help to pay there."""

OPENERS: Final = 0b11111 << FULL_ZONE
"""The powers that open a full zone."""


# -- whether there is a payment --------------------------------------------------------------------


def payable(currency: Currency, supply: list[int], goods: Goods, cost: Cost) -> bool:
    """Whether there is any payment at all: the quick answer for menus."""
    wilds = supply[SILVER] + supply[JOKER + currency.zone]
    if not currency.mixed:
        return _payable_plainly(goods, wilds, currency.colour, cost)
    have = goods.have
    if sum(have) + wilds < cost.size:
        return False
    if currency.any_entry and not currency.box.wild_entry_any:
        return bool(payments(currency, supply, cost))
    if cost.kind == FIXED:
        return _enough_for_all(currency, have, wilds, cost)
    if cost.kind == EQUAL:
        return _enough_of_one(currency, have, wilds, cost.size)
    coins = currency.coins
    return sum(have) + wilds > cost.size and any(supply[coins[at]] for at, _ in currency.entries)


def _payable_plainly(goods: Goods, wilds: int, colour: int, cost: Cost) -> bool:
    """`payable` without powers: no Scribes, the wheel's colour is the only entry."""
    missing, have, size = cost.lacks[colour][goods.once], goods.have, cost.size
    if missing > wilds:
        return False
    if cost.kind == EQUAL:  # in the wheel's colour, or in another beside the entry token
        return have[colour] + wilds >= size or max(have) + wilds - missing >= size
    if cost.kind == FREE:
        return not size or sum(have) + wilds > size
    for kind in cost.twice:
        missing += have[kind] < 2
    return missing <= wilds


def _enough_of_one(currency: Currency, have: Sequence[int], wilds: int, size: int) -> bool:
    """`size` tokens of one kind; in another than the wheel's colour an entry token beside them."""
    sources, colour = currency.box.sources[currency.scribes], 1 << currency.colour
    entries = wilds + sum([have[own] for own in sources[colour]])
    if entries >= size:
        return True
    for kind in BASICS:
        if wilds + sum([have[own] for own in sources[1 << kind]]) >= size:
            if currency.any_entry:
                return True
            if entries and wilds + sum([have[own] for own in sources[1 << kind | colour]]) > size:
                return True
    return False


def _enough_for_all(currency: Currency, have: Sequence[int], wilds: int, cost: Cost) -> bool:
    """Tokens for all slots of a fixed cost, the entry's among them; a Scribe's kinds are as one."""
    slots = cost.slots[NO_ENTRY if currency.any_entry else currency.colour]
    if currency.scribes & (currency.scribes - 1):
        return _enough_for_every_set(currency, have, wilds, slots)
    swap = currency.box.single_swap[currency.scribes]
    missing = together = 0
    for kind, wanted in slots:
        if kind in swap:
            together += wanted
        elif wanted > have[kind]:
            missing += wanted - have[kind]
    for kind in swap:
        together -= have[kind]
    return missing + max(together, 0) <= wilds


def _enough_for_every_set(
    currency: Currency, have: Sequence[int], wilds: int, slots: Sequence[tuple[int, int]]
) -> bool:
    """With several Scribes, Hall's condition: every set of slots finds enough tokens."""
    sources = currency.box.sources[currency.scribes]
    sets = [(0, 0)]
    for kind, wanted in slots:
        for bits, size in sets[:]:
            bits, size = bits | 1 << kind, size + wanted
            if size > wilds and size > wilds + sum([have[own] for own in sources[bits]]):
                return False
            sets.append((bits, size))
    return True
