"""Náklady vstupu do zóny, Náklady akce (p. 4): the decision how to pay, and paying."""

from __future__ import annotations

from collections.abc import Sequence

from ennead.games.pharaon.box import FULL_ZONE, RESOURCES
from ennead.games.pharaon.exchange import FINISH, start_exchange, usable_nobles
from ennead.games.pharaon.means import cost_of, tender_of
from ennead.games.pharaon.menus import OneLook
from ennead.games.pharaon.payment import (
    SHOWN,
    Payment,
    payment_options,
    payments,
    unpack_payment,
)
from ennead.games.pharaon.powers import use
from ennead.games.pharaon.resources import surrender
from ennead.games.pharaon.state import Pharaon, Turn
from ennead.games.pharaon.zones import perform
from ennead.kernel.flow import Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule


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
    supply, bank, colour = g.players[t.seat].supply, g.bank, g.entry[t.zone]
    section = g.wheel[colour]
    supply[entry] -= 1
    if len(section) < g.box.spaces:
        section.append(entry)
    else:
        g.beside.append((colour, entry))
        use(g, t.seat, 1 << (FULL_ZONE + t.zone))
    returned = False
    for token in rest:
        supply[token] -= 1
        if token >= RESOURCES:
            surrender(g, token)
        else:
            returned = returned or not bank[token]
            bank[token] += 1
    if g.told is not None:
        g.tell("entered", player=t.seat, zone=t.zone, token=entry)
        if rest:
            g.tell("paid", player=t.seat, tokens=rest)
    if t.entry != -1:
        t.entry, t.spent = -1, ()
    if returned:  # R16, R18: only now can a kind be had that the bank was out of
        return after_payment
    return perform(g, t)


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


def all_payments(g: Pharaon, t: Turn, seat: int) -> list[int]:
    """Every way to pay for what the turn is about as codes, the most sensible first."""
    cost = cost_of(g, seat, t.zone, t.target, t.bonus)
    return payments(tender_of(g, seat, t.zone), g.players[seat].supply, cost)


def hidden_payments(g: Pharaon, t: Turn, seat: int) -> list[Payment]:
    """The payments that the menu does not show."""
    return [unpack_payment(t.zone, code) for code in all_payments(g, t, seat)[SHOWN:]]


def pay_menu(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """The most sensible payments, and the way to the others."""
    found = all_payments(g, t, seat)
    menu: list[Option] = payment_options(t.zone, found if len(found) <= SHOWN else found[:SHOWN])
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
    found: set[int] = set()
    for entry, rest in left:
        if entry == t.entry:
            found.update(_beyond(rest, t.spent))
    return [("add", token) for token in sorted(found)]


def _beyond(rest: tuple[int, ...], spent: tuple[int, ...]) -> Sequence[int]:
    """What is left of a payment after some of it; nothing if they do not belong to it."""
    more = list(rest)
    for token in spent:
        if token not in more:
            return ()
        more.remove(token)
    return more


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
    return bool(tender_of(g, seat, t.zone).entry_colours(o[1]))


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
