"""Náklady vstupu do zóny, Náklady akce (p. 4): which zones a player could enter and which actions pay for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.pharaon.box import (
    ANY_ENTRY,
    ARTISANS,
    BASICS,
    EQUAL,
    FIXED,
    FREE,
    FULL_ZONE,
    JOKER,
    JUDGE,
    NILE,
    NO_ENTRY,
    NOBLES,
    OFFERINGS,
    SILVER,
    SWAPS,
    ZONES,
    Cost,
)
from ennead.games.pharaon.payment import payments
from ennead.games.pharaon.state import Pharaon, Player
from ennead.games.pharaon.tender import Goods, Tender, tender
from ennead.games.pharaon.wheel import has_room
from ennead.kernel.flow import Option


class Means(Goods):
    """What a player could enter and pay now, from one look at the table: the menu of a turn asks many times."""

    __slots__ = ("_entry", "_g", "_player", "_powers", "_supply")

    def __init__(self, g: Pharaon, player: Player) -> None:
        Goods.__init__(self, player.supply)
        self._g = g
        self._entry = g.entry
        self._player = player
        self._powers = player.powers
        self._supply = player.supply

    def can_enter(self, zone: int) -> bool:
        """1.7.b, 2.14.13-16: a free entry space, or an unused noble who opens a full zone."""
        if len(self._g.wheel[self._entry[zone]]) < self._g.box.spaces:
            return True
        return bool(self._powers & ~self._player.used & 1 << (FULL_ZONE + zone))

    def can_pay(self, zone: int, cost: Cost) -> bool:
        """Whether there is any way to pay entry and action."""
        wilds = self._supply[SILVER] + self._supply[JOKER + zone]
        if cost.lacks[self._entry[zone]][self.once] <= wilds and (
            cost.simple or _payable_plainly(self, wilds, self._entry[zone], cost)
        ):
            return True  # powers only ever add ways to pay
        return bool(self._powers & _HELPFUL[zone]) and self._payable_with_powers(zone, cost)

    def _payable_with_powers(self, zone: int, cost: Cost) -> bool:
        return payable(tender_of(self._g, self._player.seat, zone), self._supply, self, cost)

    def zones(self) -> list[bool]:
        """1.7: whether each zone can be entered and its action paid, on the Nile at least entered."""
        supply, once, box, powers = self._supply, self.once, self._g.box, self._powers
        taken, spaces, silver = [*map(len, self._g.wheel)], box.spaces, supply[SILVER]
        swap = box.single_swap[powers & SWAPS]
        costs = box.costs[1 if powers & JUDGE else 0][self._player.tomb]
        found = [False] * 5
        for zone, cost, colour, wilds in zip(
            ZONES, costs, self._entry, supply[JOKER:], strict=False
        ):
            if taken[colour] >= spaces and not (powers & OPENERS and self.can_enter(zone)):
                continue
            wilds += silver
            if cost.lacks[colour][self._with(swap, cost, colour) if swap else once] <= wilds and (
                cost.simple or _payable_plainly(self, wilds, colour, cost)
            ):
                found[zone] = True
            elif powers & (_ENTERING if swap and cost.simple else _HELPFUL)[zone]:
                found[zone] = self._payable_with_powers(zone, cost)
        return found

    def _with(self, swap: tuple[int, ...], cost: Cost, colour: int) -> int:
        """The kinds at hand (bits) as a single Scribe makes them: his two kinds are as one."""
        first, second = swap
        both, owned = 1 << first | 1 << second, self.have[first] + self.have[second]
        if owned > 1 or (owned and (cost.once | 1 << colour) & both != both):
            return self.once | both
        return self.once

    def nile_actions(self) -> Sequence[Option]:
        """The Nile actions that could be paid."""
        supply, box, powers, colour = self._supply, self._g.box, self._powers, self._entry[NILE]
        wilds = min(supply[SILVER] + supply[JOKER + NILE], 6)
        plainly = box.nile_payable[colour][self.once][wilds]
        if not (powers & _HELPFUL[NILE] or box.nile_repeats) or len(plainly) == len(box.nile):
            return plainly
        swap = box.single_swap[powers & SWAPS]
        if swap and not powers & _ENTERING[NILE] and not box.nile_repeats:
            return [
                option
                for option, action in zip(box.nile_options, box.nile, strict=True)
                if action.cost.lacks[colour][self._with(swap, action.cost, colour)] <= wilds
            ]
        tender = tender_of(self._g, self._player.seat, NILE)
        return [
            option
            for option, action in zip(box.nile_options, box.nile, strict=True)
            if option in plainly or payable(tender, supply, self, action.cost)
        ]


_ENTERING: Final = tuple(
    1 << (ANY_ENTRY + zone) | (JUDGE if zone == NOBLES else 0) for zone in ZONES
)
"""By zone: the powers that can help to pay there beside the Scribes'."""

_HELPFUL: Final = tuple(SWAPS | powers for powers in _ENTERING)
"""By zone: all powers that can help to pay there."""

OPENERS: Final = 0b11111 << FULL_ZONE
"""The powers that open a full zone."""


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


def tender_of(g: Pharaon, seat: int, zone: int) -> Tender:
    """What a player's tokens count as in a zone; nobles 7-10 need a free space."""
    held, any_entry = g.players[seat].powers, False
    if held & _ENTERING[zone]:
        any_entry = bool(held >> (ANY_ENTRY + zone) & 1) and has_room(g, zone)
        if zone == NOBLES and held & JUDGE and g.box.judge_any_entry:
            any_entry = True
    return tender(g.box, held & SWAPS, zone, g.entry[zone], any_entry)


# -- whether there is a payment ---------------------------------------------------------------------------------


def payable(tender: Tender, supply: list[int], goods: Goods, cost: Cost) -> bool:
    """Whether there is any payment at all: the quick answer for menus."""
    wilds = supply[SILVER] + supply[JOKER + tender.zone]
    if not tender.mixed:
        return _payable_plainly(goods, wilds, tender.colour, cost)
    have = goods.have
    if sum(have) + wilds < cost.size:
        return False
    if tender.any_entry and not tender.box.wild_entry_any:
        return bool(payments(tender, supply, cost))
    if cost.kind == FIXED:
        return _enough_for_all(tender, have, wilds, cost)
    if cost.kind == EQUAL:
        return _enough_of_one(tender, have, wilds, cost.size)
    coins = tender.coins
    return sum(have) + wilds > cost.size and any(supply[coins[at]] for at, _ in tender.entries)


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


def _enough_of_one(tender: Tender, have: Sequence[int], wilds: int, size: int) -> bool:
    """`size` tokens that may be declared one kind; in another than the wheel's colour an entry token beside them."""
    sources, colour = tender.box.sources[tender.scribes], 1 << tender.colour
    entries = wilds + sum([have[own] for own in sources[colour]])
    if entries >= size:
        return True
    for kind in BASICS:
        if wilds + sum([have[own] for own in sources[1 << kind]]) >= size:
            if tender.any_entry:
                return True
            if entries and wilds + sum([have[own] for own in sources[1 << kind | colour]]) > size:
                return True
    return False


def _enough_for_all(tender: Tender, have: Sequence[int], wilds: int, cost: Cost) -> bool:
    """Tokens for all slots of a fixed cost, the entry token's among them; the two kinds of a Scribe are as one."""
    slots = cost.slots[NO_ENTRY if tender.any_entry else tender.colour]
    if tender.scribes & (tender.scribes - 1):
        return _enough_for_every_set(tender, have, wilds, slots)
    swap = tender.box.single_swap[tender.scribes]
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
    tender: Tender, have: Sequence[int], wilds: int, slots: Sequence[tuple[int, int]]
) -> bool:
    """With several Scribes, Hall's condition: every set of slots finds enough tokens that may be declared so."""
    sources = tender.box.sources[tender.scribes]
    sets = [(0, 0)]
    for kind, wanted in slots:
        for bits, size in sets[:]:
            bits, size = bits | 1 << kind, size + wanted
            if size > wilds and size > wilds + sum([have[own] for own in sources[bits]]):
                return False
            sets.append((bits, size))
    return True
