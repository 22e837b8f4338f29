"""Zóna Nilu, Zóna hrobky (p. 5): steps on the influence tracks and on the tomb track."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.rules.powers import check_succession
from ennead.games.pharaon.state import Next, Pharaon, Steps, ask_of_each
from ennead.games.pharaon.tables import ANY_COLOUR, BASICS
from ennead.games.pharaon.verbs import STEP_UP, Step
from ennead.kernel import DONE, Clause, Option, Question, rule, step


def tomb_step(g: Pharaon, seat: int) -> None:
    """1.13, R32: the cube moves one step, if there is one; the third may decide the succession."""
    player = g.players[seat]
    if player.tomb < g.box.tomb_top:
        player.tomb += 1
        g.tell("tomb", player=seat, step=player.tomb)
        check_succession(g, seat)


@step
def steps(g: Pharaon, s: Steps) -> Next[Steps]:
    """1.12.b, R32: one arrow after the other; an arrow whose tracks are all full is lost."""
    while s.arrows:
        if next_step(g, s, s.seat):
            return _STEP_OF[s.seat]
        s.arrows = s.arrows[1:]
        g.tell("step-lost", player=s.seat)
    return DONE


@step
def take_step(g: Pharaon, s: Steps, answer: Step) -> Next[Steps]:
    """1.12.b: the disk goes up one step on the track chosen."""
    s.arrows = s.arrows[1:]
    tracks = g.players[s.seat].tracks
    tracks[answer.track] += 1
    if g.told is not None:
        g.tell("stepped", player=s.seat, track=answer.track, step=tracks[answer.track])
    return steps(g, s)


_STEPS: Final = tuple(
    [
        tuple([STEP_UP[track] for track in BASICS if arrow >> track & 1])
        for arrow in range(ANY_COLOUR + 1)
    ]
)
"""By arrow: a step on each of its tracks."""


@rule("1.12.b", reasons=lambda g, f, seat, o: {"track": o.track})
def track_of_the_arrow(g: Pharaon, s: Steps, seat: int, o: Step) -> bool:
    """The arrow shows this track."""
    return bool(s.arrows[0] >> o.track & 1)


@rule("1.12.c", reasons=lambda g, f, seat, o: {"track": o.track}, given=(track_of_the_arrow,))
def track_has_a_step_left(g: Pharaon, s: Steps, seat: int, o: Step) -> bool:
    """The disk is below the top step."""
    return g.players[seat].tracks[o.track] < g.box.top_step


def next_step(g: Pharaon, s: Steps, seat: int) -> list[Option]:
    """1.12.b: the tracks of the next arrow on which the disk is not yet on top."""
    tracks, top = g.players[seat].tracks, g.box.top_step
    return [option for option in _STEPS[s.arrows[0]] if tracks[option.track] < top]


WHICH_TRACK: Final = Question(
    "step",
    "1.12.b",
    Clause(STEP_UP, (track_of_the_arrow, track_has_a_step_left)),
    auto=True,
    linked=True,
    about=lambda g, s, seat: {"left": len(s.arrows)},
    fast=next_step,
)
_STEP_OF: Final = ask_of_each(WHICH_TRACK, then=take_step)
