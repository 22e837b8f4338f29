"""Vědma, Pokladník (p. 11): exchanging a token in one's own turn, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.pharaon import verbs
from ennead.games.pharaon.currency import kind_of
from ennead.games.pharaon.rules.powers import use
from ennead.games.pharaon.rules.resources import gain, surrender
from ennead.games.pharaon.state import Exchange, Next, Pharaon, Turn
from ennead.games.pharaon.tables import BASICS, JOKER, SILVER, SOOTHSAYER, TREASURER
from ennead.kernel import DONE, Call, Clause, Frame, Option, Question, ask, call, rule, step


def wanted(g: Pharaon, noble: int, given: int) -> list[int]:
    """R18: what the bank can give for a token: another basic kind, or silver from the Treasurer."""
    if g.box.power[noble] == TREASURER:
        return [SILVER] if g.bank[SILVER] else []
    own = kind_of(given)
    return [token for token in BASICS if g.bank[token] and token != own]


def offered(g: Pharaon, seat: int, noble: int) -> list[int]:
    """R62: the tokens that can be handed in for something."""
    supply = g.players[seat].supply
    return [
        token
        for token in range(JOKER)
        if supply[token] and token != SILVER and wanted(g, noble, token)
    ]


EXCHANGERS: Final = SOOTHSAYER | TREASURER


def usable_nobles(g: Pharaon, f: Frame, seat: int) -> list[verbs.Use]:
    """The nobles that could exchange a token now."""
    player = g.players[seat]
    if not player.powers & ~player.used & EXCHANGERS:
        return []
    return [verbs.USE_NOBLE[noble] for noble in player.nobles if can_use(g, seat, noble)]


def can_use(g: Pharaon, seat: int, noble: int) -> bool:
    """R16, R18, R62: an unused Soothsayer or Treasurer, something to hand in, something to get."""
    power = g.box.power[noble]
    if not power & EXCHANGERS or power & g.players[seat].used:
        return False
    return bool(offered(g, seat, noble))


def start_exchange(
    seat: int, noble: int, then: Callable[[Pharaon, Turn], object]
) -> Call[Pharaon, Turn]:
    """R16: exchange, then go on with the turn."""
    return call(Exchange(seat, noble), hand_in, then=then)


@step
def hand_in(g: Pharaon, e: Exchange) -> Next[Exchange]:
    """R17, R62: a basic token or a resource offering."""
    return ask(e.seat, WHAT_TO_HAND_IN, then=handed_in)


@step
def handed_in(g: Pharaon, e: Exchange, answer: verbs.HandIn) -> Next[Exchange]:
    """2.14.18: the Treasurer gives silver; R18: the bank is judged before it has the token."""
    e.given = answer.token
    return ask(e.seat, WHAT_TO_RECEIVE, then=received)


@step
def received(g: Pharaon, e: Exchange, answer: verbs.Gain) -> Next[Exchange]:
    """2.14.17, R18: give first, then take; the card is turned."""
    g.players[e.seat].supply[e.given] -= 1
    surrender(g, e.given)
    use(g, e.seat, g.box.power[e.noble])
    g.tell("handed-in", player=e.seat, token=e.given)
    gain(g, e.seat, (answer.token,))
    return DONE


@step
def finish(g: Pharaon, t: Turn) -> Next[Turn]:
    """R16: after the action, or after the jar of a pass, an exchange is still possible."""
    if g.players[t.seat].powers & EXCHANGERS and usable_nobles(g, t, t.seat):
        return ask(t.seat, FINISH, then=finished)
    return DONE


@step
def finished(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """R16: one more exchange, or the end of the turn."""
    if isinstance(answer, verbs.Use):
        return start_exchange(t.seat, answer.noble, finish)
    return DONE


@rule("R16", reasons=lambda g, f, seat, o: {"noble": o.noble})
def has_exchanging_noble(g: Pharaon, f: Frame, seat: int, o: verbs.Use) -> bool:
    """The player has this Soothsayer or Treasurer."""
    return o.noble in g.players[seat].nobles and bool(g.box.power[o.noble] & EXCHANGERS)


@rule("1.9.c", reasons=lambda g, f, seat, o: {"noble": o.noble}, given=(has_exchanging_noble,))
def noble_not_used(g: Pharaon, f: Frame, seat: int, o: verbs.Use) -> bool:
    """The card does not lie sideways."""
    return not g.box.power[o.noble] & g.players[seat].used


@rule("R18", reasons=lambda g, f, seat, o: {"noble": o.noble}, given=(has_exchanging_noble,))
def exchange_possible(g: Pharaon, f: Frame, seat: int, o: verbs.Use) -> bool:
    """There is something to hand in and something to get for it."""
    return bool(offered(g, seat, o.noble))


@rule("R62", reasons=lambda g, f, seat, o: {"token": o.token})
def basic_or_its_offering(g: Pharaon, f: Frame, seat: int, o: verbs.OfToken) -> bool:
    """Only a basic token or a resource offering is handed in."""
    return kind_of(o.token) >= 0


@rule("1.5.b", reasons=lambda g, f, seat, o: {"token": o.token})
def owned(g: Pharaon, f: Frame, seat: int, o: verbs.OfToken) -> bool:
    """The token is in the player's supply."""
    return g.players[seat].supply[o.token] > 0


@rule("R18", reasons=lambda g, f, seat, o: {"token": o.token}, given=(basic_or_its_offering, owned))
def something_for_it(g: Pharaon, e: Exchange, seat: int, o: verbs.OfToken) -> bool:
    """The bank has another kind to give for the token."""
    return bool(wanted(g, e.noble, o.token))


@rule("R18", reasons=lambda g, f, seat, o: {"token": o.token})
def given_by_the_noble(g: Pharaon, e: Exchange, seat: int, o: verbs.OfToken) -> bool:
    """Another basic kind, or silver, that the bank has."""
    return o.token in wanted(g, e.noble, e.given)


def tokens_to_hand_in(g: Pharaon, e: Exchange, seat: int) -> list[verbs.HandIn]:
    """R62: what can be exchanged for something."""
    return [verbs.HAND_IN[token] for token in offered(g, seat, e.noble)]


def tokens_to_receive(g: Pharaon, e: Exchange, seat: int) -> list[verbs.Gain]:
    """R18: what the bank can give for the token handed in."""
    return [verbs.GAIN[token] for token in wanted(g, e.noble, e.given)]


EXCHANGING: Final = Clause(
    verbs.USE_NOBLE, (has_exchanging_noble, noble_not_used, exchange_possible), fast=usable_nobles
)
WHAT_TO_HAND_IN: Final = Question(
    "hand-in",
    "R17",
    Clause(verbs.HAND_IN, (basic_or_its_offering, owned, something_for_it), fast=tokens_to_hand_in),
    auto=True,
    linked=True,
    about=lambda g, e, seat: {"noble": e.noble},
)
WHAT_TO_RECEIVE: Final = Question(
    "receive",
    "R18",
    Clause(verbs.GAIN, (given_by_the_noble,), fast=tokens_to_receive),
    auto=True,
    linked=True,
    about=lambda g, e, seat: {"token": e.given},
)
FINISH: Final = Question("finish", "R16", EXCHANGING, Clause(verbs.END_TURN))
