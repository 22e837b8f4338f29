"""The choices that many actions share: a hand card, a slot of the pyramid, an opponent, yes or no.

Options are made once and reused. A choice from a hand that others cannot see is never taken automatically, as the
missing question would tell them that all its cards are alike; a single card needs no question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ennead.games.afterlife.cards import KINDS
from ennead.games.afterlife.executing import Action, about_action
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.kernel.flow import Ask, Frame, Next, Option, ask
from ennead.kernel.question import Clause, Question, Rule, rule


def options(verb: str, count: int = KINDS) -> tuple[Option, ...]:
    """The options of a verb with one argument, by argument."""
    return tuple((verb, number) for number in range(count))


DISCARD: Final = options("discard")
SACRIFICE: Final = options("sacrifice")
ENTOMB: Final = options("entomb")
GIVE: Final = options("give")
ASIDE: Final = options("aside")
TOP: Final = options("top")
FETCH: Final = options("fetch")
TAKE: Final = options("take", 6)
SACRIFICE_SLOT: Final = options("sacrifice-slot", 6)
ENTOMB_SLOT: Final = options("entomb-slot", 6)
LIFT: Final = options("lift", 6)
CHOOSE_SLOT: Final = options("choose-slot", 6)
AGAINST: Final = options("against", 6)
PASS: Final[tuple[Option, ...]] = (("pass",),)
FINISHED: Final[tuple[Option, ...]] = (("done",),)


def kinds_of(cards: Iterable[int], table: tuple[Option, ...]) -> list[Option]:
    """The options for the different kinds among sorted cards."""
    out: list[Option] = []
    last = -1
    for card in cards:
        if card != last:
            last = card
            out.append(table[card])
    return out


def hand_cards(table: tuple[Option, ...]) -> Callable[[Afterlife, Frame, int], list[Option]]:
    """Candidates: every kind in the hand of the seat that is asked."""

    def among(g: Afterlife, f: Frame, seat: int) -> list[Option]:
        return kinds_of(g.players[seat].hand, table)

    return among


def filled_slots(table: tuple[Option, ...]) -> Callable[[Afterlife, Frame, int], list[Option]]:
    """Candidates: every slot of the pyramid that holds a card."""

    def among(g: Afterlife, f: Frame, seat: int) -> list[Option]:
        return [table[slot] for slot, card in enumerate(g.pyramid) if card != EMPTY]

    return among


def passing(g: Afterlife, f: Frame, seat: int) -> tuple[Option, ...]:
    """Candidates: decline."""
    return PASS


def finishing(g: Afterlife, f: Frame, seat: int) -> tuple[Option, ...]:
    """Candidates: enough."""
    return FINISHED


@rule("1.9.d", reasons=lambda g, f, seat, o: {"card": o[1]})
def in_hand(g: Afterlife, f: Frame, seat: int, o: Option) -> bool:
    return o[1] in g.players[seat].hand


@rule("1.5.a", reasons=lambda g, f, seat, o: {"slot": o[1]})
def slot_is_filled(g: Afterlife, f: Frame, seat: int, o: Option) -> bool:
    return g.pyramid[o[1]] != EMPTY


def from_hand(
    name: str,
    table: tuple[Option, ...],
    *,
    requires: tuple[Rule, ...] = (),
    may: bool = False,
    secret: bool = False,
) -> Question:
    """A question for one hand card; `may`: it can be declined (1.9.e); `secret`: the others do not see which."""
    clauses = [
        Clause(table[0][0], hand_cards(table), requires=requires, premises=(in_hand,)),
    ]
    if may:
        clauses.append(Clause("pass", passing))
    return Question(name, clauses, secret=secret, about=about_action)


def from_pyramid(
    name: str, table: tuple[Option, ...], *, requires: tuple[Rule, ...] = (), may: bool = False
) -> Question:
    """A question for one slot of the pyramid."""
    clauses = [
        Clause(table[0][0], filled_slots(table), requires=requires, premises=(slot_is_filled,)),
    ]
    if may:
        clauses.append(Clause("pass", passing))
    return Question(name, clauses, auto=not may, about=about_action)


def ask_hand(
    g: Afterlife, f: Any, seat: int, question: Question, then: Callable[..., Any]
) -> Ask | Next:
    """Ask for a hand card; the only card goes without saying."""
    hand = g.players[seat].hand
    if len(hand) == 1:
        answer: Next = then(g, f, (question.clauses[0].verb, hand[0]))
        return answer
    return ask(seat, question, then=then)


def opponents(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: every opponent."""
    return [AGAINST[other] for other in range(g.seats) if other != seat]


@rule("2.1.d")
def is_an_opponent(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return bool(o[1] != seat and o[1] < g.seats)


# the questions whose whole meaning is in their name; the rest live beside the cards that ask them
ENTOMB_ONE = from_hand("entomb-hand", ENTOMB)
ENTOMB_MAYBE = from_hand("entomb-hand-maybe", ENTOMB, may=True)
SACRIFICE_ONE = from_hand("sacrifice-hand", SACRIFICE)
TAKE_ONE = from_pyramid("take", TAKE)
OPPONENT = Question(
    "opponent",
    [Clause("against", opponents, premises=(is_an_opponent,))],
    auto=True,
    about=about_action,
)
