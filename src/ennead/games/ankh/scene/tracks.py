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
from ennead.kernel import Message
from ennead.kernel.geometry import Point
from ennead.kernel.scene import Area, Flag, Node, Stat, Tone
from ennead.kernel.scene import Box as Rectangle

SPACE_TONES: Final[dict[str, Tone]] = {
    "start": "linen",
    "control": "sand",
    "caravan": "bronze",
    "conflict": "carnelian",
}


def ribbon(g: Ankh) -> list[Node]:
    """R9.3: the event track, what is past pale, where the marker stands outlined."""
    return [_event(g, number) for number in range(len(g.box.events))]


def _event(g: Ankh, number: int) -> Node:
    box, name = g.box, SPACES[g.box.events[number]]
    conflict = box.conflict_number(number) if box.events[number] == CONFLICT else 0
    flags: tuple[Flag, ...] = ()
    if number == g.event:
        flags = ("current",)
    elif number < g.event:
        flags = ("off",)
    return Node(
        f"event/{number}",
        "place",
        key=f"space-{name}",
        note=_what_follows(g, number, conflict),
        tone=SPACE_TONES[name],
        icon=SPACE_ICONS[name],
        value=conflict or None,
        flags=flags,
        x=RIBBON[0] + number * 34,
        y=RIBBON[1],
        shape=Rectangle(30, 26, 5),
    )


def _what_follows(g: Ankh, number: int, conflict: int) -> str | None:
    if conflict and conflict == g.box.merge_after and g.seats >= g.box.merging:
        return "term-then-merging"
    if conflict and conflict == g.box.forget_after:
        return "term-then-forgetting"
    return "term-then-end" if number == len(g.box.events) - 1 else None


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
        x, y = rung(god.devotion)
        name = GODS[god.kind]
        found.append(
            Node(
                f"marker/{name}",
                "piece",
                key=f"god-{name}",
                note=Message("marker-note", {"count": god.devotion, "god": god_name(g, god)}),
                icon=GOD_ICONS[name],
                owner=seat,
                x=x + 33 + place * 17,
                y=y,
                width=MARKER,
                height=MARKER,
            )
        )
    return found


# -- actions ---------------------------------------------------------------------------------------


def actions(g: Ankh) -> Area:
    """R9.1: the four actions and how far each is from an event."""
    return Area("actions", "top", nodes=[_action(g, row) for row in range(len(ACTIONS))])


def _action(g: Ankh, row: int) -> Node:
    turn = next((frame for frame in g.frames if isinstance(frame, Turn)), None)
    name = ACTIONS[row]
    return Node(
        f"action/{name}",
        "place",
        key=f"action-{name}",
        icon=ACTION_ICONS[name],
        stats=(Stat("term-until-event", g.box.last[row] - g.markers[row], "gi:hourglass"),),
        flags=("current",) if turn is not None and turn.row == row else (),
    )
