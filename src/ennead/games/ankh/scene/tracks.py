"""Tracks as pictures: the ribbon of events, the devotion ladder, and the four actions."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.kinds import ACTIONS, CONFLICT, GODS, SPACES
from ennead.games.ankh.rules.turn import Turn
from ennead.games.ankh.scene.faces import (
    ACTION_ICONS,
    GOD_ICONS,
    LADDER,
    MARKER,
    RIBBON,
    RUNG,
    SPACE_ICONS,
    god_name,
)
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.tables import Tables
from ennead.kernel import Arg, Message
from ennead.kernel.geometry import Point
from ennead.kernel.scene import Area, Flag, Node, Stat, Tone, drawn_once
from ennead.kernel.scene import Box as Rectangle

SPACE_TONES: Final[dict[str, Tone]] = {
    "start": "linen",
    "control": "sand",
    "caravan": "bronze",
    "conflict": "carnelian",
}


@drawn_once
def ribbon(box: Tables, seats: int, event: int) -> tuple[Node, ...]:
    """R9.3: the event track, what is past pale, where the marker stands outlined."""
    return tuple(
        [
            _event(box, seats, number, ("current",) if number == event else ("off",))
            if number <= event
            else _event(box, seats, number)
            for number in range(len(box.events))
        ]
    )


@drawn_once
def _event(box: Tables, seats: int, number: int, flags: tuple[Flag, ...] = ()) -> Node:
    name = SPACES[box.events[number]]
    conflict = box.conflict_number(number) if box.events[number] == CONFLICT else 0
    return Node(
        f"event/{number}",
        "place",
        key=f"space-{name}",
        note=_what_follows(box, seats, number, conflict),
        tone=SPACE_TONES[name],
        icon=SPACE_ICONS[name],
        value=conflict or None,
        flags=flags,
        x=RIBBON[0] + number * 34,
        y=RIBBON[1],
        shape=Rectangle(30, 26, 5),
    )


def _what_follows(box: Tables, seats: int, number: int, conflict: int) -> str | None:
    if conflict and conflict == box.merge_after and seats >= box.merging:
        return "term-then-merging"
    if conflict and conflict == box.forget_after:
        return "term-then-forgetting"
    return "term-then-end" if number == len(box.events) - 1 else None


# -- devotion --------------------------------------------------------------------------------------


def rung(devotion: int) -> Point:
    """The middle of a space of the devotion ladder."""
    return LADDER[0], LADDER[1] - devotion * RUNG


def rungs(box: Tables) -> list[Node]:
    """R11.1, R11.2: the ladder with its red part and its top."""
    return [_rung(box, space) for space in range(box.top + 1)]


def _rung(box: Tables, space: int) -> Node:
    x, y = rung(space)
    top, red = space == box.top, space <= box.red
    return Node(
        f"devotion/{space}",
        "place",
        label=Message("devotion-space", {"count": space}),
        mute=True,
        note="devotion-top" if top else "devotion-red" if red else "devotion-blue",
        tone="gold" if top else "carnelian" if red else "lapis",
        x=x,
        y=y,
        shape=Rectangle(40, RUNG - 1.5, 3),
        value=space,
    )


def markers(g: Ankh) -> list[Node]:
    """R11.3: beside each space its stack, the lowest marker first; a merged pair is one."""
    found: list[Node] = []
    height: dict[int, int] = {}
    for seat in g.ladder:
        god = g.gods[seat]
        place = height.get(god.devotion, 0)
        height[god.devotion] = place + 1
        found.append(_marker(seat, GODS[god.kind], god_name(g, god), god.devotion, place))
    return found


@drawn_once
def _marker(seat: int, name: str, whose: Arg, devotion: int, place: int) -> Node:
    x, y = rung(devotion)
    return Node(
        f"marker/{name}",
        "piece",
        key=f"god-{name}",
        note=Message("marker-note", {"count": devotion, "god": whose}),
        icon=GOD_ICONS[name],
        owner=seat,
        x=x + 33 + place * 17,
        y=y,
        width=MARKER,
        height=MARKER,
    )


# -- actions ---------------------------------------------------------------------------------------


def actions(g: Ankh) -> Area:
    """R9.1: the four actions and how far each is from an event."""
    turn = next((frame.row for frame in g.frames if isinstance(frame, Turn)), -1)
    return _actions(g.box, tuple(g.markers), turn)


@drawn_once
def _actions(box: Tables, markers: tuple[int, ...], current: int) -> Area:
    left = (last - marker for last, marker in zip(box.last, markers, strict=True))
    nodes = [_action(row, steps, row == current) for row, steps in enumerate(left)]
    return Area("actions", "top", nodes=nodes)


@drawn_once
def _action(row: int, left: int, current: bool) -> Node:
    name = ACTIONS[row]
    return Node(
        f"action/{name}",
        "place",
        key=f"action-{name}",
        icon=ACTION_ICONS[name],
        stats=(Stat("term-until-event", left, "gi:hourglass"),),
        flags=("current",) if current else (),
    )
