"""Náklady vstupu do zóny, Náklady akce (p. 4): the decision how to pay, and paying."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final

from ennead.games.pharaon.currency import cost_of, currency_of, declared
from ennead.games.pharaon.rules.exchange import FINISH, start_exchange, usable_nobles
from ennead.games.pharaon.rules.payment import LONGEST, SHOWN, payment_options, payments
from ennead.games.pharaon.rules.powers import use
from ennead.games.pharaon.rules.resources import surrender
from ennead.games.pharaon.rules.zones import perform
from ennead.games.pharaon.state import Next, Pharaon, Turn
from ennead.games.pharaon.tables import FREE, FULL_ZONE, RESOURCES
from ennead.games.pharaon.verbs import ADD, ENTER, PAY, PAY_OTHERWISE, Add, Enter, OfToken, Pay, Use
from ennead.kernel import Clause, Option, Question, ask, rule, step


@step
def pay(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """1.7.a, 1.7.e: one of the payments shown, or another one token by token."""
    if isinstance(answer, Pay):
        return settle(g, t, answer)
    return ask(t.seat, BUILD, then=build)


@step
def build(g: Pharaon, t: Turn, answer: OfToken) -> Next[Turn]:
    """1.7.e: the entry token first, then the rest in any order."""
    if isinstance(answer, Enter):
        t.entry = answer.token
    else:
        t.spent = tuple(sorted((*t.spent, answer.token)))
    payment = PAY[t.entry, t.spent]
    if payment in hidden_payments(g, t, t.seat):
        return settle(g, t, payment)
    return ask(t.seat, BUILD, then=build)


def settle(g: Pharaon, t: Turn, payment: Pay) -> Next[Turn]:
    """1.7.a, 1.7.g: the entry token goes on the wheel, the rest to the bank or the heap."""
    supply, bank, colour = g.players[t.seat].supply, g.bank, g.entry[t.zone]
    section, entry, rest = g.wheel[colour], payment.token, payment.tokens
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
def after_payment(g: Pharaon, t: Turn) -> Next[Turn]:
    """R16: an exchange before gaining, asked if the payment has brought a missing kind back."""
    if usable_nobles(g, t, t.seat):
        return ask(t.seat, FINISH, then=exchanged_after_payment)
    return perform


@step
def exchanged_after_payment(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """R16: an exchange, or on with the action."""
    if isinstance(answer, Use):
        return start_exchange(t.seat, answer.noble, after_payment)
    return perform


# -- quick menus -----------------------------------------------------------------------------------


def all_payments(g: Pharaon, t: Turn, seat: int) -> list[int]:
    """Every way to pay for what the turn is about as codes, the most sensible first."""
    cost = cost_of(g, seat, t.zone, t.target, t.bonus)
    return payments(currency_of(g, seat, t.zone), g.players[seat].supply, cost)


def hidden_payments(g: Pharaon, t: Turn, seat: int) -> list[Pay]:
    """The payments that the menu does not show."""
    return payment_options(t.zone, all_payments(g, t, seat)[SHOWN:])


def pay_menu(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """The most sensible payments, and the way to the others."""
    found = all_payments(g, t, seat)
    if len(found) <= SHOWN:
        return [*payment_options(t.zone, found)]
    return [*payment_options(t.zone, found[:SHOWN]), PAY_OTHERWISE.only]


def entry_tokens(g: Pharaon, t: Turn, seat: int) -> list[Enter]:
    """The entry tokens of the payments that the menu did not show."""
    tokens = [payment.token for payment in hidden_payments(g, t, seat) if t.entry < 0]
    return [ENTER[token] for token in dict.fromkeys(tokens)]


def further_tokens(g: Pharaon, t: Turn, seat: int) -> list[Add]:
    """The tokens that lead on to a payment that the menu did not show."""
    found: list[int] = []
    for payment in hidden_payments(g, t, seat):
        if payment.token == t.entry:
            found += _beyond(payment.tokens, t.spent)
    return [ADD[token] for token in sorted(dict.fromkeys(found))]


def _beyond(rest: tuple[int, ...], spent: tuple[int, ...]) -> list[int]:
    """What is left of a payment after some of it; nothing if they do not belong to it."""
    more = list(rest)
    for token in spent:
        if token not in more:
            return []
        more.remove(token)
    return more


# -- what the rules allow --------------------------------------------------------------------------


def every_choice(g: Pharaon, t: Turn, seat: int) -> Iterator[Pay]:
    """An entry token and at most four others, of the player's kinds that pay in this zone."""
    coins = [coin for coin in g.box.coins[t.zone] if g.players[seat].supply[coin]]
    for entry in coins:
        for size in range(LONGEST):
            for rest in combinations_with_replacement(coins, size):
                yield PAY[entry, rest]


def _counts(g: Pharaon, t: Turn, seat: int, entry: int, rest: tuple[int, ...]) -> bool:
    """Whether the tokens can be declared so that they pay."""
    cost = cost_of(g, seat, t.zone, t.target, t.bonus)
    return declared(currency_of(g, seat, t.zone), cost, entry, rest) is not None


@rule("1.5.b", reasons=lambda g, t, seat, o: {"tokens": (o.token, *o.tokens)})
def tokens_owned(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """All tokens of the payment are in the player's supply."""
    spent = (o.token, *o.tokens)
    supply = g.players[seat].supply
    return all(supply[token] >= spent.count(token) for token in spent)


@rule("1.8.g", reasons=lambda g, t, seat, o: {"zone": t.zone})
def tokens_pay_here(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """Point offerings and jokers of other zones pay for nothing here."""
    return all(token in g.box.coins[t.zone] for token in (o.token, *o.tokens))


@rule("1.7.a", reasons=lambda g, t, seat, o: {"zone": t.zone, "token": g.entry[t.zone]})
def entry_of_the_colour(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """The entry token has the wheel's colour, or a noble allows another."""
    return bool(currency_of(g, seat, t.zone).entry_colours(o.token))


def _price(g: Pharaon, t: Turn, seat: int, o: Pay) -> dict[str, object]:
    """The zone and, where any tokens pay (the Judge), how many."""
    cost = cost_of(g, seat, t.zone, t.target, t.bonus)
    return {"zone": t.zone, "count": cost.size + 1 if cost.kind == FREE else 0}


@rule("1.7.e", reasons=_price, given=(tokens_pay_here, entry_of_the_colour))
def pays_the_cost(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """The tokens can be declared so that each fills something asked for and nothing stays open."""
    return _counts(g, t, seat, o.token, o.tokens)


@rule("R3", given=(pays_the_cost,))
def nothing_wasted(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """No token could be taken back."""
    return not any(
        _counts(g, t, seat, o.token, o.tokens[:at] + o.tokens[at + 1 :])
        for at in range(len(o.tokens))
    )


@rule("1.7.e", given=(tokens_owned, nothing_wasted))
def payment_shown(g: Pharaon, t: Turn, seat: int, o: Pay) -> bool:
    """Only the most sensible payments are listed; the others are put together token by token."""
    return all(payment.values != o.values for payment in hidden_payments(g, t, seat))


@rule("1.7.e")
def more_payments(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There are payments that the menu does not show."""
    return len(all_payments(g, t, seat)) > SHOWN


@rule("1.7.a")
def entry_comes_first(g: Pharaon, t: Turn, seat: int, o: OfToken) -> bool:
    """The entry token is chosen before the rest, and once."""
    return (t.entry < 0) == isinstance(o, Enter)


@rule("1.5.b", reasons=lambda g, t, seat, o: {"token": o.token})
def token_left(g: Pharaon, t: Turn, seat: int, o: OfToken) -> bool:
    """The token is in the supply and not spoken for."""
    spoken = (t.entry, *t.spent).count(o.token)
    return g.players[seat].supply[o.token] > spoken


@rule("1.7.e", reasons=lambda g, t, seat, o: {"token": o.token}, given=(entry_comes_first,))
def leads_to_a_payment(g: Pharaon, t: Turn, seat: int, o: OfToken) -> bool:
    """With this token the payment can still come out right, and is none of those shown."""
    entry = o.token if t.entry < 0 else t.entry
    spent = [] if t.entry < 0 else [*t.spent, o.token]
    return any(
        payment.token == entry
        and all(payment.tokens.count(token) >= spent.count(token) for token in spent)
        for payment in hidden_payments(g, t, seat)
    )


_PAYING: Final = (
    tokens_owned, tokens_pay_here, entry_of_the_colour, pays_the_cost, nothing_wasted, payment_shown
)  # fmt: skip
_LISTED: Final = Clause(PAY, _PAYING, universe=every_choice)
PAYMENT: Final = Question(
    "pay",
    "1.7.e",
    _LISTED,
    Clause(PAY_OTHERWISE, (more_payments,)),
    auto=True,
    linked=True,
    about=lambda g, t, seat: {"zone": t.zone},
    fast=pay_menu,
)
_BUILDING: Final = (entry_comes_first, token_left, leads_to_a_payment)
BUILD: Final = Question(
    "build",
    "1.7.e",
    Clause(ENTER, _BUILDING, fast=entry_tokens),
    Clause(ADD, _BUILDING, fast=further_tokens),
    auto=True,
    linked=True,
    about=lambda g, t, seat: {
        "zone": t.zone,
        "tokens": t.spent if t.entry < 0 else (t.entry, *t.spent),
    },
)
