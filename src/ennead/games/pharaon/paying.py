"""Náklady vstupu do zóny, Náklady akce (p. 4): the decision how to pay, and paying."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.games.pharaon.box import (
    ANY_ENTRY,
    ARTISANS,
    FULL_ZONE,
    JOKER,
    JUDGE,
    NILE,
    NOBLES,
    OFFERINGS,
    RESOURCES,
    SILVER,
    SWAPS,
    Cost,
)
from ennead.games.pharaon.exchange import FINISH, start_exchange, usable_nobles
from ennead.games.pharaon.menus import OneLook
from ennead.games.pharaon.payment import (
    SHOWN,
    Goods,
    Payment,
    Purse,
    payable,
    payable_plainly,
    payment_option,
    payments,
    unpack_payment,
)
from ennead.games.pharaon.powers import use
from ennead.games.pharaon.resources import surrender
from ennead.games.pharaon.state import Pharaon, Turn
from ennead.games.pharaon.wheel import has_room
from ennead.games.pharaon.zones import perform
from ennead.kernel.flow import Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule


class Means:
    """What a player could enter and pay now, from one look at the table: the menu of a turn asks many times."""

    __slots__ = ("_g", "_goods", "_powers", "_purse", "_ready", "_seat", "_supply")

    def __init__(self, g: Pharaon, seat: int) -> None:
        player = g.players[seat]
        self._g = g
        self._seat = seat
        self._supply = player.supply
        self._goods = Goods(player.supply)
        self._powers = player.powers
        self._ready = self._powers & ~player.used
        self._purse: Purse | None = None

    def can_enter(self, zone: int) -> bool:
        """1.7.b, 2.14.13-16: a free entry space, or an unused noble who opens a full zone."""
        g = self._g
        if len(g.wheel[g.entry[zone]]) < g.box.spaces:
            return True
        return bool(self._ready >> (FULL_ZONE + zone) & 1)

    def can_act(self, zone: int, cost: Cost) -> bool:
        """Whether the zone can be entered and the action paid; the quickest reason against it first."""
        if self._goods.total + self._supply[JOKER + zone] < cost.size:
            return False
        return self.can_enter(zone) and self.can_pay(zone, cost)

    def can_pay(self, zone: int, cost: Cost) -> bool:
        """Whether there is any way to pay entry and action."""
        supply, goods, colour = self._supply, self._goods, self._g.entry[zone]
        if payable_plainly(goods, supply[SILVER] + supply[JOKER + zone], colour, cost):
            return True  # powers only ever add ways to pay
        if not self._powers & (SWAPS | JUDGE | 1 << (ANY_ENTRY + zone)):
            return False
        purse = self._purse
        if purse is None or purse.zone != zone:
            purse = self._purse = purse_of(self._g, self._seat, zone)
        return payable(purse, goods, cost)

    def nile_actions(self) -> Sequence[int]:
        """The Nile actions that could be paid."""
        supply, box = self._supply, self._g.box
        wilds = min(supply[SILVER] + supply[JOKER + NILE], 6)
        plainly = box.nile_payable[self._g.entry[NILE]][self._goods.once][wilds]
        special = self._powers & (SWAPS | 1 << (ANY_ENTRY + NILE)) or box.nile_repeats
        if not special or len(plainly) == len(box.nile):
            return plainly
        return [
            number
            for number, action in enumerate(box.nile)
            if number in plainly or self.can_pay(NILE, action.cost)
        ]


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


def purse_of(g: Pharaon, seat: int, zone: int) -> Purse:
    """What a player can pay with in a zone; nobles 7-10 need a free space."""
    held = g.players[seat].powers
    any_entry = bool(held >> (ANY_ENTRY + zone) & 1) and has_room(g, zone)
    if zone == NOBLES and held & JUDGE and g.box.judge_any_entry:
        any_entry = True
    return Purse(g.box, g.players[seat].supply, held & SWAPS, zone, g.entry[zone], any_entry)


@step
def pay(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.7.a, 1.7.e: one of the payments shown, or another one token by token."""
    if answer[0] == "otherwise":
        return ask(t.seat, BUILD, then=build)
    return settle(g, t, answer[1], answer[2])


@step
def build(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.7.e: the entry token first, then the rest in any order."""
    if answer[0] == "enter":
        t.entry = answer[1]
    else:
        t.spent = tuple(sorted((*t.spent, answer[1])))
    if (t.entry, t.spent) in hidden_payments(g, t, t.seat):
        return settle(g, t, t.entry, t.spent)
    return ask(t.seat, BUILD, then=build)


def settle(g: Pharaon, t: Turn, entry: int, rest: tuple[int, ...]) -> Next:
    """1.7.a, 1.7.g: the entry token goes on the leftmost free space, the rest to the bank or the heap."""
    supply = g.players[t.seat].supply
    supply[entry] -= 1
    colour = g.entry[t.zone]
    if has_room(g, t.zone):
        g.wheel[colour].append(entry)
    else:
        g.beside.append((colour, entry))
        use(g, t.seat, 1 << (FULL_ZONE + t.zone))
    g.tell("entered", player=t.seat, zone=t.zone, token=entry)
    returned = False
    for token in rest:
        supply[token] -= 1
        returned |= token < RESOURCES and not g.bank[token]
        surrender(g, token)
    if rest:
        g.tell("paid", player=t.seat, tokens=rest)
    t.entry, t.spent = -1, ()
    if returned:  # R16, R18: only now can a kind be had that the bank was out of
        return after_payment
    return perform


@step
def after_payment(g: Pharaon, t: Turn) -> Next:
    """R16: an exchange between paying and gaining, asked only if the payment has brought a missing kind back."""
    if usable_nobles(g, t.seat):
        return ask(t.seat, FINISH, then=exchanged_after_payment)
    return perform


@step
def exchanged_after_payment(g: Pharaon, t: Turn, answer: Option) -> Next:
    """R16: an exchange, or on with the action."""
    if answer[0] == "use":
        return start_exchange(t.seat, answer[1], after_payment)
    return perform


def all_payments(g: Pharaon, t: Turn, seat: int) -> Sequence[int]:
    """Every way to pay for what the turn is about as codes, the most sensible first."""
    return payments(purse_of(g, seat, t.zone), cost_of(g, seat, t.zone, t.target, t.bonus))


def hidden_payments(g: Pharaon, t: Turn, seat: int) -> list[Payment]:
    """The payments that the menu does not show."""
    return [unpack_payment(t.zone, code) for code in all_payments(g, t, seat)[SHOWN:]]


def pay_menu(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """The most sensible payments, and the way to the others."""
    found = all_payments(g, t, seat)
    zone = t.zone
    menu: list[Option] = [payment_option(zone, code) for code in found[:SHOWN]]
    if len(found) > SHOWN:
        menu.append(("otherwise",))
    return menu


def shown_payments(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """The payments that the menu shows."""
    return [option for option in pay_menu(g, t, seat) if option[0] == "pay"]


def build_options(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """The tokens that lead on to a payment that the menu did not show."""
    left = hidden_payments(g, t, seat)
    if t.entry < 0:
        return [("enter", entry) for entry in dict.fromkeys(entry for entry, _ in left)]
    found: dict[int, None] = {}
    for entry, rest in left:
        if entry == t.entry and all(rest.count(token) >= t.spent.count(token) for token in t.spent):
            for token in rest:
                if rest.count(token) > t.spent.count(token):
                    found[token] = None
    return [("add", token) for token in sorted(found)]


@rule("1.5.b", reasons=lambda g, f, seat, o: {"tokens": (o[1], *o[2])})
def tokens_owned(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """All tokens of the payment are in the player's supply."""
    spent = (o[1], *o[2])
    supply = g.players[seat].supply
    return all(supply[token] >= spent.count(token) for token in spent)


@rule("1.8.g", reasons=lambda g, t, seat, o: {"zone": t.zone})
def tokens_pay_here(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """Point offerings and jokers of other zones pay for nothing here."""
    return all(token in g.box.coins[t.zone] for token in (o[1], *o[2]))


@rule("1.7.a", reasons=lambda g, t, seat, o: {"zone": t.zone, "token": g.entry[t.zone]})
def entry_of_the_colour(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The entry token has the wheel's colour, or a noble allows another."""
    return bool(purse_of(g, seat, t.zone).entry_colours(o[1]))


@rule("1.7.e", reasons=lambda g, t, seat, o: {"zone": t.zone})
def pays_the_cost(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """Entry and rest are exactly one of the payments: nothing short, nothing over (R3)."""
    return any(unpack_payment(t.zone, code) == o[1:] for code in all_payments(g, t, seat))


@rule("1.7.e")
def payment_shown(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """Only the most sensible payments are listed; the others are put together token by token."""
    return all(payment != o[1:] for payment in hidden_payments(g, t, seat))


@rule("1.7.e")
def more_payments(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There are payments that the menu does not show."""
    return bool(hidden_payments(g, t, seat))


@rule("1.7.a")
def entry_comes_first(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The entry token is chosen before the rest, and once."""
    return bool((t.entry < 0) == (o[0] == "enter"))


@rule("1.5.b", reasons=lambda g, f, seat, o: {"token": o[1]})
def token_left(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The token is in the supply and not spoken for."""
    spoken: int = t.spent.count(o[1]) + (t.entry == o[1])
    return g.players[seat].supply[o[1]] > spoken


@rule("1.7.e", reasons=lambda g, f, seat, o: {"token": o[1]})
def leads_to_a_payment(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """With this token the payment can still come out right, and is none of those shown."""
    return any(option == o for option in build_options(g, t, seat))


PAY = OneLook(
    "pay",
    pay_menu,
    [
        Clause(
            "pay",
            shown_payments,
            premises=(
                tokens_owned,
                tokens_pay_here,
                entry_of_the_colour,
                pays_the_cost,
                payment_shown,
            ),
        ),
        Clause("otherwise", lambda g, t, seat: [("otherwise",)], requires=(more_payments,)),
    ],
    auto=True,
    linked=True,
    about=lambda g, t, seat: {"zone": t.zone},
)
BUILD = Question(
    "build",
    [
        Clause(
            "enter",
            lambda g, t, seat: build_options(g, t, seat) if t.entry < 0 else [],
            premises=(entry_comes_first, token_left, leads_to_a_payment),
        ),
        Clause(
            "add",
            lambda g, t, seat: [] if t.entry < 0 else build_options(g, t, seat),
            premises=(entry_comes_first, token_left, leads_to_a_payment),
        ),
    ],
    auto=True,
    linked=True,
    about=lambda g, t, seat: {
        "zone": t.zone,
        "tokens": t.spent if t.entry < 0 else (t.entry, *t.spent),
    },
)
