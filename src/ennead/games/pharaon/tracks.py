"""Zóna Nilu, Zóna hrobky (p. 5): steps on the influence tracks and on the tomb track."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.box import ANY_COLOUR, BASICS
from ennead.games.pharaon.menus import OneLook, of_each
from ennead.games.pharaon.state import Pharaon, Steps
from ennead.games.pharaon.succession import check_succession
from ennead.kernel.flow import DONE, Next, Option, step
from ennead.kernel.question import Clause, rule


def tomb_step(g: Pharaon, seat: int) -> None:
    """1.13, R32: the cube moves one step, if there is one; the third may decide the succession."""
    player = g.players[seat]
    if player.tomb < g.box.tomb_top:
        player.tomb += 1
        g.tell("tomb", player=seat, step=player.tomb)
        check_succession(g, seat)


@step
def steps(g: Pharaon, s: Steps) -> Next:
    """1.12.b, R32: one arrow after the other; an arrow whose tracks are all full is lost."""
    while s.arrows:
        if next_step(g, s, s.seat):
            return _STEP_OF[s.seat]
        s.arrows = s.arrows[1:]
        g.tell("step-lost", player=s.seat)
    return DONE


@step
def take_step(g: Pharaon, s: Steps, answer: Option) -> Next:
    """1.12.b: the disk goes up one step on the track chosen."""
    s.arrows = s.arrows[1:]
    tracks = g.players[s.seat].tracks
    tracks[answer[1]] += 1
    g.tell("stepped", player=s.seat, track=answer[1], step=tracks[answer[1]])
    return steps(g, s)


_STEPS: Final = tuple(
    tuple(("step", track) for track in BASICS if arrow >> track & 1)
    for arrow in range(ANY_COLOUR + 1)
)
"""By arrow: a step on each of its tracks."""


@rule("1.12.b", reasons=lambda g, f, seat, o: {"track": o[1]})
def track_of_the_arrow(g: Pharaon, s: Steps, seat: int, o: Option) -> bool:
    """The arrow shows this track."""
    return o[1] < 5 and bool(s.arrows[0] >> o[1] & 1)


@rule("1.12.c", reasons=lambda g, f, seat, o: {"track": o[1]})
def track_has_a_step_left(g: Pharaon, s: Steps, seat: int, o: Option) -> bool:
    """The disk is below the top step."""
    return o[1] < 5 and g.players[seat].tracks[o[1]] < g.box.top_step


def next_step(g: Pharaon, s: Steps, seat: int) -> list[Option]:
    """1.12.b: the tracks of the next arrow on which the disk is not yet on top."""
    tracks, top = g.players[seat].tracks, g.box.top_step
    return [option for option in _STEPS[s.arrows[0]] if tracks[option[1]] < top]


STEP = OneLook(
    "step",
    next_step,
    [Clause("step", next_step, premises=(track_of_the_arrow, track_has_a_step_left))],
    auto=True,
    linked=True,
    about=lambda g, s, seat: {"left": len(s.arrows)},
)
_STEP_OF = of_each(STEP, then=take_step)
