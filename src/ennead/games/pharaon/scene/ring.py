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
    moved,
    sections,
    socket_place,
)
from ennead.games.pharaon.scene.pieces import GOD_ICONS, ZONE_ICONS, name_of, sign, token
from ennead.games.pharaon.scene.places import CONTENTS
from ennead.games.pharaon.state import Pharaon
from ennead.games.pharaon.tables import token_refs
from ennead.kernel import Arg, Message, Ref
from ennead.kernel.geometry import polar
from ennead.kernel.scene import Area, Circle, Detail, Flag, Node, Sector


def board(g: Pharaon, seat: int, counted: Sequence[Score]) -> list[Area]:
    """Three layers: what is printed, the wheel in its middle, and everything that moves."""
    moving: list[Node] = []
    for position, zone in enumerate(g.ring):
        moving += moved(CONTENTS[zone](g), position, zone)
        moving.append(_preview(g, position, zone))
    moving += _gods(g, seat, counted)
    things = Node("things", "group", layout="free", x=CENTRE[0], y=CENTRE[1], children=moving)
    return [
        ground(g.box, g.ring),
        _layer("wheel", [_wheel(g), _hub(g)]),
        _layer("things", [things, _entries(g), *_beside(g)]),
    ]


def _layer(id: str, nodes: list[Node]) -> Area:
    return Area(id, "board", "term-board", nodes, canvas="ring", size=(SIZE, SIZE))


def _preview(g: Pharaon, position: int, zone: int) -> Node:
    """A narrow rim around the wheel: next round's entry colour; its words tell this round's too."""
    args: dict[str, Arg] = {
        "zone": Ref(f"zone-{name_of(g, 'zone', zone)}"),
        "token": token_refs(g.box, (g.entry[zone],))[0],
        "free": max(0, g.box.spaces - len(g.wheel[g.entry[zone]])),
    }
    last = g.round >= g.box.rounds
    colour = g.entry[zone] if last else entry_colours(g, g.round + 1)[zone]
    if not last:
        args["next"] = token_refs(g.box, (colour,))[0]
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
    gem = sign(g.box, f"next/{zone}/sign", colour, 22, rim.label)
    gem.x, gem.y = polar(sum(PREVIEW) / 2, 72 * position)
    rim.children.append(gem)
    return rim


# -- gods ------------------------------------------------------------------------------------------


PILLS: Final = (410, 384, 392, 384, 410)
"""How far from the centre a god's conditions stand: clear of the god and of both zones."""


def _gods(g: Pharaon, seat: int, counted: Sequence[Score]) -> list[Node]:
    """Each god on its border with both conditions and, for whoever looks, how far they are met."""
    player = g.players[seat] if 0 <= seat < len(g.players) else None
    have = elements(player) if player else [0] * 5
    met = counted[seat].gods if player else ()
    nodes = []
    for position, god in enumerate(borders(g.box, g.ring)):
        name, angle = name_of(g, "god", god.god), 72 * position + 36
        x, y = polar(290, angle)
        flags: tuple[Flag, ...] = ()
        if player:
            flags = ("met",) if position in met else ("unmet",)
        conditions = ((god.left, god.left_need), (god.right, god.right_need))
        lines = tuple(
            Message(
                "god-condition",
                {"zone": Ref(f"zone-{name_of(g, 'zone', zone)}"), "need": need, "have": have[zone]},
            )
            for zone, need in conditions
        )
        nodes.append(
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
            )
        )
        cx, cy = polar(PILLS[position], angle)
        for side, (zone, need) in enumerate(conditions):
            nodes.append(
                Node(
                    f"god/{name}/{side}",
                    "counter",
                    label=lines[side],
                    icon=ZONE_ICONS[zone],
                    value=min(have[zone], need) if player else need,
                    limit=need if player else None,
                    x=cx,
                    y=cy + 31 * side - 31,
                    width=74,
                    height=28,
                    flags=flags,
                )
            )
        nodes.append(
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
            )
        )
    return nodes


# -- the wheel -------------------------------------------------------------------------------------


def _wheel(g: Pharaon) -> Node:
    """Sections in the colours of the wheel; the group turns by one zone a round."""
    return _turning(g, "wheel", list(sections(g.box, g.alignment)))


def _turning(g: Pharaon, id: str, nodes: list[Node]) -> Node:
    turn = 72.0 * g.direction * (g.round - 1)
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


def _entries(g: Pharaon) -> Node:
    """The tokens on the entry spaces."""
    nodes = []
    for number, colour in enumerate(g.box.colours):
        name, angle = name_of(g, "token", colour), 72 * (g.alignment + number)
        for space, kind in enumerate(g.wheel[colour]):
            node = token(g.box, f"wheel/{name}/{space + 1}/token", kind, 30)
            node.x, node.y = socket_place(angle, space)
            nodes.append(node)
    return _turning(g, "entries", nodes)


def _hub(g: Pharaon) -> Node:
    way = "clockwise" if g.direction > 0 else "counter-clockwise"
    icon = "gi:clockwise-rotation" if g.direction > 0 else "gi:anticlockwise-rotation"
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
