"""Provedení akce karty: laying a card down for its action and finishing it (1.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ennead.games.afterlife.rules.keywords import draw, lay_down, pick_up
from ennead.games.afterlife.state import ACTION, Action, Afterlife, Next
from ennead.games.afterlife.tables import KINDS, kind
from ennead.kernel import DONE, Call, F, Frame, call, step

First: TypeAlias = "Callable[[Afterlife, Action], Next[Action]]"

_first: Final[list[First | None]] = [None] * KINDS


def action(*names: str) -> Callable[[First], First]:
    """Mark the step that an action begins with."""

    def mark(function: First) -> First:
        for name in names:
            _first[kind(name)] = function
        return step(function)

    return mark


def first_step(card: int) -> First:
    """The step that a card's action begins with."""
    found = _first[card]
    assert found is not None, "a reaction has no action of its own"
    return found


def execute(
    g: Afterlife,
    seat: int,
    card: int,
    then: Callable[[Afterlife, F], object],
    then_again: Callable[[Afterlife, F], object],
) -> Call[Afterlife, F]:
    """1.8: lay a hand card down and do what it says; `then` must `finish` it.

    `then_again` instead, if the same copy was executed before (R-32).
    """
    if lay_down(g, g.players[seat], card, ACTION):
        then = then_again
    g.ring = False  # an action uses up the doubling
    g.busy.append(card)
    if g.told is not None:
        g.tell("played", player=seat, card=card)
    return call(Action(seat, card), first_step(card), then=then)


def finish(g: Afterlife) -> None:
    """1.8.b: the action in progress is over; Tyet may repeat it."""
    g.acts.append(g.busy.pop())


def finish_again(g: Afterlife) -> None:
    """R-32: the same for a copy that has been executed before, and counts once."""
    g.busy.pop()


def about_action(g: Afterlife, f: Action, seat: int) -> Mapping[str, object]:
    """Prompts name the card and who plays it."""
    return {"card": f.card, "by": f.seat}


def leave_table(g: Afterlife, f: Action) -> int:
    """R-19: a card that moves itself leaves the table, or the Book of Gates (R-41)."""
    caller = g.frames[-2]
    if isinstance(caller, Action):
        caller.cards.remove(f.card)
    else:
        pick_up(g.players[f.seat], f.card, ACTION)
    return f.card


@step
def draw_and_finish(g: Afterlife, f: Action) -> Next[Action]:
    """The last part of many texts: draw as many as the card says."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return DONE


@step
def over(g: Afterlife, f: Frame) -> Next[Frame]:
    """Nothing more to do."""
    return DONE
