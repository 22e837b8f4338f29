"""The choices that many actions share: a hand card, a card of the pyramid, an opponent.

A choice from a hand that others cannot see is never taken automatically, as the missing question
would tell them that all its cards are alike; a single card needs no question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action
from ennead.games.afterlife.rules.keywords import used
from ennead.games.afterlife.state import ACTION, EMPTY, GOLD, Action, Afterlife, Next
from ennead.games.afterlife.tables import KINDS, SLOTS
from ennead.kernel import Clause, F, Frame, Option, Question, Rule, Verb, ask, rule

O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the rules
C = TypeVar("C", bound=verbs.CardMove)
S = TypeVar("S", bound=verbs.SlotMove)


@rule("1.9.d", verbs.card_named)
def in_hand(g: Afterlife, f: Frame, seat: int, o: verbs.CardMove) -> bool:
    return o.card in g.players[seat].hand


@rule("1.7.d", verbs.card_named)
def not_paid_with_yet(g: Afterlife, f: Frame, seat: int, o: verbs.CardMove) -> bool:
    p = g.players[seat]
    return o.card in p.hand or GOLD not in used(p, o.card)


@rule("1.8.d", verbs.card_named)
def not_executed_yet(g: Afterlife, f: Frame, seat: int, o: verbs.CardMove) -> bool:
    p = g.players[seat]
    return o.card in p.hand or ACTION not in used(p, o.card)


USED: Final = (not_paid_with_yet, not_executed_yet)
HELD: Final = (*USED, rule("1.9.d", verbs.card_named, given=USED)(in_hand.holds))
"""In the hand; a card that lies on the table already says why not."""


@rule("1.5.a", verbs.slot_named)
def slot_is_filled(g: Afterlife, f: Frame, seat: int, o: verbs.SlotMove) -> bool:
    return g.pyramid[o.slot] != EMPTY


@rule("2.1.d")
def is_an_opponent(g: Afterlife, f: Action, seat: int, o: verbs.Against) -> bool:
    return o.opponent != seat and o.opponent < g.seats


def ready(verb: Verb[O], count: int) -> list[O]:
    """The options of a verb with one field by its value, for menus that are made often."""
    return [verb[value] for value in range(count)]


def kinds_of(cards: list[int], options: list[O]) -> list[O]:
    """The options for the different kinds among sorted cards."""
    out: list[O] = []
    last = -1
    for card in cards:
        if card != last:
            last = card
            out.append(options[card])
    return out


def hand_card(verb: Verb[C], *requires: Rule[Afterlife, F, C]) -> Clause[Afterlife, F, C]:
    """A kind among the hand cards of the seat that is asked."""

    options = ready(verb, KINDS)

    def among(g: Afterlife, f: F, seat: int) -> list[C]:
        return kinds_of(g.players[seat].hand, options)

    return Clause(verb, (in_hand, *requires), fast=among, checks=requires)


def pyramid_card(verb: Verb[S], *requires: Rule[Afterlife, F, S]) -> Clause[Afterlife, F, S]:
    """A slot of the pyramid that holds a card."""

    options = ready(verb, len(SLOTS))

    def among(g: Afterlife, f: F, seat: int) -> list[S]:
        return [options[slot] for slot, card in enumerate(g.pyramid) if card != EMPTY]

    return Clause(verb, (slot_is_filled, *requires), fast=among, checks=requires)


def from_hand(
    name: str, id: str, verb: Verb[C], *requires: Rule[Afterlife, Action, C], secret: bool = False
) -> Question[Afterlife, Action, C]:
    """A question for one hand card; `secret`: the others do not see which."""
    return Question(name, id, hand_card(verb, *requires), secret=secret, about=about_action)


def from_pyramid(
    name: str, id: str, verb: Verb[S], *requires: Rule[Afterlife, Action, S]
) -> Question[Afterlife, Action, S]:
    """A question for one card of the pyramid."""
    return Question(name, id, pyramid_card(verb, *requires), auto=True, about=about_action)


def ask_hand(
    g: Afterlife,
    f: F,
    seat: int,
    question: Question[Afterlife, F, C],
    then: Callable[[Afterlife, F, C], Next[F]],
) -> Next[F]:
    """Ask for a hand card; the only card goes without saying."""
    hand = g.players[seat].hand
    if len(hand) == 1:
        return then(g, f, question.clauses[0].verb[hand[0]])
    return ask(seat, question, then=then)


# the questions whose whole meaning is in their name; the rest live beside the cards that ask them
DISCARD_ONE: Final = from_hand("discard", "1.8.a", verbs.DISCARD)
ENTOMB_ONE: Final = from_hand("entomb-hand", "1.9.g", verbs.ENTOMB)
ENTOMB_MAYBE: Final = Question(
    "entomb-hand-maybe", "1.9.e", hand_card(verbs.ENTOMB), Clause(verbs.PASS), about=about_action
)
SACRIFICE_ONE: Final = from_hand("sacrifice-hand", "1.9.f", verbs.SACRIFICE)
TAKE_ONE: Final = from_pyramid("take", "1.9.h", verbs.TAKE)
OPPONENT: Final = Question(
    "opponent", "2.1.d", Clause(verbs.AGAINST, (is_an_opponent,)), auto=True, about=about_action
)
