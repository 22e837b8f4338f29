"""The board: five sectors around the wheel, gods on their borders. Position 0 is on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.pharaon.rules.scoring import Score, borders, elements
from ennead.games.pharaon.rules.wheel import entry_colours
from ennead.games.pharaon.scene.ground import (
    CENTRE,
    COLOUR_TONES,
    PREVIEW,
    SIZE,
    ground,
    sections,
    socket_place,
)
from ennead.games.pharaon.scene.pieces import GOD_ICONS, ZONE_ICONS, sign, token
from ennead.games.pharaon.scene.places import contents
from ennead.games.pharaon.state import Pharaon
from ennead.games.pharaon.tables import Tables, token_refs
from ennead.kernel import Arg, Message, Ref
from ennead.kernel.geometry import polar
from ennead.kernel.scene import Area, Circle, Detail, Flag, Node, Sector, drawn_once


def board(g: Pharaon, seat: int, counted: Sequence[Score]) -> list[Area]:
    """Three layers: what is printed, the wheel in its middle, and everything that moves."""
    moving: list[Node] = []
    for position, zone in enumerate(g.ring):
        moving += contents(g, position, zone)
        moving.append(_preview(g, position, zone))
    moving += _gods(g, seat, counted)
    things = Node("things", "group", layout="free", x=CENTRE[0], y=CENTRE[1], children=moving)
    turn = 72.0 * g.direction * (g.round - 1)
    entries = _entries(g.box, g.alignment, tuple(map(tuple, g.wheel)), turn)
    return [
        ground(g.box, g.ring),
        _layer("wheel", [_wheel(g.box, g.alignment, turn), _hub(g.direction)]),
        _layer("things", [things, entries, *_beside(g)]),
    ]


def _layer(id: str, nodes: list[Node]) -> Area:
    return Area(id, "board", "term-board", nodes, canvas="ring", size=(SIZE, SIZE))


def _preview(g: Pharaon, position: int, zone: int) -> Node:
    """A narrow rim around the wheel: next round's entry colour; its words tell this round's too."""
    now = g.entry[zone]
    free = max(0, g.box.spaces - len(g.wheel[now]))
    coming = -1 if g.round >= g.box.rounds else entry_colours(g, g.round + 1)[zone]
    return _rim(g.box, position, zone, now, free, coming)


@drawn_once
def _rim(box: Tables, position: int, zone: int, now: int, free: int, coming: int) -> Node:
    """The rim of a zone; `coming` is -1 in the last round."""
    args: dict[str, Arg] = {
        "zone": Ref(f"zone-{box.names['zone'][zone]}"),
        "token": token_refs(box, (now,))[0],
        "free": free,
    }
    last = coming < 0
    colour = now if last else coming
    if not last:
        args["next"] = token_refs(box, (colour,))[0]
    start = 72 * position - 36
    rim = Node(
        f"next/{zone}",
        "place",
        label=Message("zone-last-entry" if last else "zone-entry", args),
        mute=True,
        tone=COLOUR_TONES[colour],
        shape=Sector(*PREVIEW, start + 1.5, start + 70.5),
        layout="free",
        flags=("off",) if last else (),
    )
    gem = sign(box, f"next/{zone}/sign", colour, 22, rim.label)
    gem.x, gem.y = polar(sum(PREVIEW) / 2, 72 * position)
    rim.children.append(gem)
    return rim


# -- gods ------------------------------------------------------------------------------------------


PILLS: Final = (410, 384, 392, 384, 410)
"""How far from the centre a god's conditions stand: clear of the god and of both zones."""


def _gods(g: Pharaon, seat: int, counted: Sequence[Score]) -> tuple[Node, ...]:
    """Each god on its border with both conditions and, for whoever looks, how far they are met."""
    player = g.players[seat] if 0 <= seat < len(g.players) else None
    if player is None:
        return _conditions(g.box, g.ring, False, (0,) * 5, ())
    return _conditions(g.box, g.ring, True, tuple(elements(player)), counted[seat].gods)


@drawn_once
def _conditions(
    box: Tables, ring: tuple[int, ...], player: bool, have: tuple[int, ...], met: tuple[int, ...]
) -> tuple[Node, ...]:
    nodes: list[Node] = []
    for position, god in enumerate(borders(box, ring)):
        flags: tuple[Flag, ...] = ()
        if player:
            flags = ("met",) if position in met else ("unmet",)
        nodes += _god(box, ring, position, player, (have[god.left], have[god.right]), flags)
    return tuple(nodes)


@drawn_once
def _god(
    box: Tables,
    ring: tuple[int, ...],
    position: int,
    player: bool,
    have: tuple[int, int],
    flags: tuple[Flag, ...],
) -> tuple[Node, ...]:
    god = borders(box, ring)[position]
    name, angle = box.names["god"][god.god], 72 * position + 36
    x, y = polar(290, angle)
    conditions = ((god.left, god.left_need, have[0]), (god.right, god.right_need, have[1]))
    lines = tuple(
        Message(
            "god-condition",
            {"zone": Ref(f"zone-{box.names['zone'][zone]}"), "need": need, "have": now},
        )
        for zone, need, now in conditions
    )
    cx, cy = polar(PILLS[position], angle)
    return (
        Node(
            f"god/{name}",
            "piece",
            key=f"god-{name}",
            form="token",
            tone="gold",
            icon=GOD_ICONS[name],
            x=x,
            y=y,
            width=62,
            height=62,
            flags=flags,
            detail=Detail(
                text=Message("god-points", {"points": god.points}),
                lines=lines,
                rules=("1.17.a", "1.17.c"),
            ),
        ),
        *[
            Node(
                f"god/{name}/{side}",
                "counter",
                label=lines[side],
                icon=ZONE_ICONS[zone],
                value=min(now, need) if player else need,
                limit=need if player else None,
                x=cx,
                y=cy + 31 * side - 31,
                width=74,
                height=28,
                flags=flags,
            )
            for side, (zone, need, now) in enumerate(conditions)
        ],
        Node(
            f"god/{name}/points",
            "counter",
            label="figure-points",
            icon="gi:laurels",
            value=god.points,
            tone="gold",
            x=cx,
            y=cy + 31,
            width=74,
            height=28,
        ),
    )


# -- the wheel -------------------------------------------------------------------------------------


@drawn_once
def _wheel(box: Tables, alignment: int, turn: float) -> Node:
    """Sections in the colours of the wheel; the group turns by one zone a round."""
    return _turning("wheel", list(sections(box, alignment)), turn)


def _turning(id: str, nodes: list[Node], turn: float) -> Node:
    return Node(
        id,
        "group",
        label="term-wheel",
        mute=True,
        layout="free",
        x=CENTRE[0],
        y=CENTRE[1],
        turn=turn,
        children=nodes,
    )


@drawn_once
def _entries(box: Tables, alignment: int, wheel: tuple[tuple[int, ...], ...], turn: float) -> Node:
    """The tokens on the entry spaces."""
    nodes: list[Node] = []
    for number, colour in enumerate(box.colours):
        angle = 72 * (alignment + number)
        nodes += [_entry(box, colour, *one, angle) for one in enumerate(wheel[colour])]
    return _turning("entries", nodes, turn)


@drawn_once
def _entry(box: Tables, colour: int, space: int, kind: int, angle: int) -> Node:
    node = token(box, f"wheel/{box.names['token'][colour]}/{space + 1}/token", kind, 30)
    node.x, node.y = socket_place(angle, space)
    return node


@drawn_once
def _hub(direction: int) -> Node:
    way = "clockwise" if direction > 0 else "counter-clockwise"
    icon = "gi:clockwise-rotation" if direction > 0 else "gi:anticlockwise-rotation"
    return Node(
        "hub",
        "place",
        label=f"direction-{way}",
        mute=True,
        x=CENTRE[0],
        y=CENTRE[1],
        tone="gold",
        icon=icon,
        shape=Circle(60),
    )


def _beside(g: Pharaon) -> list[Node]:
    """R13: entry tokens beside a full section."""
    nodes = []
    for number, (colour, kind) in enumerate(g.beside):
        position = g.ring.index(g.entry.index(colour))
        node = token(g.box, f"beside/{number + 1}", kind, 24)
        node.x, node.y = polar(234, 72 * position + 6 + 8 * number, CENTRE)
        nodes.append(node)
    return nodes
