"""Vědma, Pokladník (p. 11): exchanging a token at any moment of one's own turn, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.pharaon.box import BASICS, JOKER, RESOURCE_OFFERING, SILVER, SOOTHSAYER, TREASURER
from ennead.games.pharaon.powers import use
from ennead.games.pharaon.resources import gain, surrender
from ennead.games.pharaon.state import Exchange, Pharaon, Turn
from ennead.kernel.flow import DONE, Call, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule


def kind_of(token: int) -> int:
    """The basic kind of a basic token or resource offering, -1 for others (R62)."""
    if token < SILVER:
        return token
    return token - RESOURCE_OFFERING if RESOURCE_OFFERING <= token < JOKER else -1


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


def usable_nobles(g: Pharaon, seat: int) -> list[int]:
    """The nobles that could exchange a token now."""
    player = g.players[seat]
    if not player.powers & ~player.used & EXCHANGERS:
        return []
    return [noble for noble in player.nobles if can_use(g, seat, noble)]


def can_use(g: Pharaon, seat: int, noble: int) -> bool:
    """R16, R18, R62: an unused Soothsayer or Treasurer, something to hand in, something to get."""
    power = g.box.power[noble]
    if not power & EXCHANGERS or power & g.players[seat].used:
        return False
    return bool(offered(g, seat, noble))


def start_exchange(seat: int, noble: int, then: Callable[..., Next]) -> Call:
    """R16: exchange, then go on with the turn."""
    return call(Exchange(seat, noble), hand_in, then=then)


@step
def hand_in(g: Pharaon, e: Exchange) -> Next:
    """R17, R62: a basic token or a resource offering."""
    return ask(e.seat, HAND_IN, then=handed_in)


@step
def handed_in(g: Pharaon, e: Exchange, answer: Option) -> Next:
    """2.14.18: the Treasurer gives silver; R18: the kinds are judged before the token is in the bank."""
    e.given = answer[1]
    return ask(e.seat, RECEIVE, then=received)


@step
def received(g: Pharaon, e: Exchange, answer: Option) -> Next:
    """2.14.17, R18: give first, then take; the card is turned."""
    g.players[e.seat].supply[e.given] -= 1
    surrender(g, e.given)
    use(g, e.seat, g.box.power[e.noble])
    g.tell("handed-in", player=e.seat, token=e.given)
    gain(g, e.seat, (answer[1],))
    return DONE


@step
def finish(g: Pharaon, t: Turn) -> Next:
    """R16: after the action, or after the jar of a pass, an exchange is still possible."""
    if g.players[t.seat].powers & EXCHANGERS and usable_nobles(g, t.seat):
        return ask(t.seat, FINISH, then=finished)
    return DONE


@step
def finished(g: Pharaon, t: Turn, answer: Option) -> Next:
    """R16: one more exchange, or the end of the turn."""
    if answer[0] == "use":
        return start_exchange(t.seat, answer[1], finish)
    return DONE


@rule("R16", reasons=lambda g, f, seat, o: {"noble": o[1]})
def has_exchanging_noble(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """The player has this Soothsayer or Treasurer."""
    return o[1] in g.players[seat].nobles and bool(g.box.power[o[1]] & EXCHANGERS)


@rule("1.9.c", reasons=lambda g, f, seat, o: {"noble": o[1]})
def noble_not_used(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """The card does not lie sideways."""
    return not g.box.power[o[1]] & g.players[seat].used


@rule("R18", reasons=lambda g, f, seat, o: {"noble": o[1]})
def exchange_possible(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """There is something to hand in and something to get for it."""
    return bool(offered(g, seat, o[1]))


@rule("R62", reasons=lambda g, f, seat, o: {"token": o[1]})
def basic_or_its_offering(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """Only a basic token or a resource offering is handed in."""
    return kind_of(o[1]) >= 0


@rule("1.5.b", reasons=lambda g, f, seat, o: {"token": o[1]})
def owned(g: Pharaon, f: object, seat: int, o: Option) -> bool:
    """The token is in the player's supply."""
    return g.players[seat].supply[o[1]] > 0


@rule("R18", reasons=lambda g, f, seat, o: {"token": o[1]})
def something_for_it(g: Pharaon, e: Exchange, seat: int, o: Option) -> bool:
    """The bank has another kind to give for the token."""
    return bool(wanted(g, e.noble, o[1]))


@rule("R18", reasons=lambda g, f, seat, o: {"token": o[1]})
def given_by_the_noble(g: Pharaon, e: Exchange, seat: int, o: Option) -> bool:
    """Another basic kind, or silver, that the bank has."""
    return o[1] in wanted(g, e.noble, e.given)


USE = Clause(
    "use",
    lambda g, f, seat: [("use", noble) for noble in usable_nobles(g, seat)],
    premises=(has_exchanging_noble, noble_not_used, exchange_possible),
)
HAND_IN = Question(
    "hand-in",
    [
        Clause(
            "hand-in",
            lambda g, e, seat: [("hand-in", token) for token in offered(g, seat, e.noble)],
            premises=(basic_or_its_offering, owned, something_for_it),
        )
    ],
    auto=True,
    linked=True,
    about=lambda g, e, seat: {"noble": e.noble},
)
RECEIVE = Question(
    "receive",
    [
        Clause(
            "gain",
            lambda g, e, seat: [("gain", token) for token in wanted(g, e.noble, e.given)],
            premises=(given_by_the_noble,),
        )
    ],
    auto=True,
    linked=True,
    about=lambda g, e, seat: {"token": e.given},
)
FINISH = Question("finish", [USE, Clause("done", lambda g, f, seat: [("done",)])])
