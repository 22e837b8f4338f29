"""Actions that are one choice: a card of the pyramid or of the hand goes where its verb says.

Most texts are such a choice, some after a word of their own, some with a draw behind it. What the
verb of the answer does with the card is the same wherever it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import action, draw_and_finish
from ennead.games.afterlife.rules.choices import ask_hand
from ennead.games.afterlife.rules.conditions import reached
from ennead.games.afterlife.rules.crumbling import crumble, lift
from ennead.games.afterlife.rules.discarding import discard
from ennead.games.afterlife.rules.keywords import (
    clockwise,
    entomb,
    gain,
    gain_in_hand,
    give,
    out_of_hand,
    sacrifice,
    set_aside,
)
from ennead.games.afterlife.state import Action, Afterlife, Next, Player
from ennead.games.afterlife.tables import KINDS, kind
from ennead.kernel import Option, Question, ask, step

AnyChoice: TypeAlias = "Question[Afterlife, Action, Any]"
_asked: Final[list[AnyChoice | None]] = [None] * KINDS

MOVES: Final[dict[type[Option], Callable[[Afterlife, Player, int], None]]] = {
    verbs.Take: gain,
    verbs.ChooseSlot: gain,  # somebody else chooses what is taken
    verbs.Lift: gain_in_hand,
    verbs.EntombSlot: entomb,
    verbs.SacrificeSlot: sacrifice,
    verbs.Entomb: entomb,
    verbs.Sacrifice: sacrifice,
    verbs.Aside: set_aside,
}
"""What becomes of a card that has left its place."""


def _question(card: int) -> AnyChoice:
    found = _asked[card]
    assert found is not None, "a card without a choice of its own"
    return found


def _register(question: AnyChoice, names: tuple[str, ...]) -> None:
    for name in names:
        _asked[kind(name)] = question


# -- a card of the pyramid -------------------------------------------------------------------------


def one_of_pyramid(question: AnyChoice, *names: str) -> None:
    """Declare actions that are a choice from the pyramid, and a draw if the card says so."""
    _register(question, names)
    action(*names)(ask_pyramid)


def ask_pyramid(g: Afterlife, f: Action) -> Next[Action]:
    """The player chooses a card of the pyramid ..."""
    return ask(f.seat, _question(f.card), then=pyramid_card_moved)


@step
def pyramid_card_moved(g: Afterlife, f: Action, answer: verbs.SlotMove) -> Next[Action]:
    """... it goes where the text says, the pyramid crumbles, and the card may let draw."""
    MOVES[type(answer)](g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=draw_and_finish)


# -- a card of the own hand ------------------------------------------------------------------------


def one_of_hand(question: AnyChoice, *names: str) -> None:
    """Declare actions that are a choice from the own hand, and a draw if the card says so."""
    _register(question, names)
    action(*names)(ask_own_hand)


def ask_own_hand(g: Afterlife, f: Action) -> Next[Action]:
    """The player chooses a hand card ..."""
    return ask_hand(g, f, f.seat, _question(f.card), then=hand_card_moved)


@step
def hand_card_moved(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """... it goes where the text says (Axe strikes first), and the card may let draw."""
    if isinstance(answer, verbs.Discard):
        return discard(g, f.seat, answer.card, then=draw_and_finish)
    p = g.players[f.seat]
    MOVES[type(answer)](g, p, out_of_hand(g, p, answer.card))
    return draw_and_finish


# -- a card of every opponent's hand ---------------------------------------------------------------


def one_of_each_hand(question: AnyChoice, *names: str) -> None:
    """Declare actions that cost every opponent a hand card, with a draw if the card says so."""
    _register(question, names)
    action(*names)(ask_opponents)


def ask_opponents(g: Afterlife, f: Action) -> Next[Action]:
    """Each opponent, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return next_opponent


@step
def next_opponent(g: Afterlife, f: Action) -> Next[Action]:
    """... whose cards are many enough for the text now gives up one (2.1.d)."""
    while f.left:
        f.other = f.left.pop(0)
        if reached(g, f.other, f.card):
            return ask_hand(g, f, f.other, _question(f.card), then=opponent_hit)
    return draw_and_finish


@step
def opponent_hit(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """R-01, R-02: Axe strikes at a discard only, and before the next opponent answers."""
    if isinstance(answer, verbs.Discard):
        return discard(g, f.other, answer.card, then=next_opponent)
    p = g.players[f.other]
    card = out_of_hand(g, p, answer.card)
    if isinstance(answer, verbs.Give):
        give(g, p, g.players[f.seat], card)
    else:
        sacrifice(g, p, card)
    return next_opponent
