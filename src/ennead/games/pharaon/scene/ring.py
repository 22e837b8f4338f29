"""The board: five sectors around the wheel, gods on their borders. Position 0 is on top, clockwise."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.scene.pieces import (
    GOD_ICONS,
    ZONE_ICONS,
    ZONE_TONES,
    name_of,
    token,
    token_refs,
)
from ennead.games.pharaon.scene.places import CONTENTS
from ennead.games.pharaon.scoring import borders, elements, score
from ennead.games.pharaon.state import Pharaon
from ennead.games.pharaon.wheel import entry_colours
from ennead.kernel.geometry import polar
from ennead.kernel.message import Message, Ref
from ennead.kernel.scene import Area, Circle, Detail, Flag, Node, Sector, Stat

SIZE: Final = 1200.0
CENTRE: Final = (600.0, 600.0)
RIM: Final = 592
HUB: Final = 200
BLOCK: Final = 400
"""How far from the centre the middle of a zone's things lies."""


def board(g: Pharaon, seat: int) -> list[Area]:
    """Everything on the ring, and the wheel in its middle."""
    inside: list[Node] = []
    for position, zone in enumerate(g.ring):
        inside.append(_sector(g, position, zone))
    for position, zone in enumerate(g.ring):
        x, y = polar(BLOCK, 72 * position)
        for node in CONTENTS[zone](g):
            node.x, node.y = node.x + x, node.y + y
            inside.append(node)
        inside += [_caption(g, position, zone), _preview(g, position, zone)]
    inside += _gods(g, seat)
    ring = Node("ring", "group", layout="free", x=CENTRE[0], y=CENTRE[1], children=inside)
    return [
        Area(
            "ring",
            "board",
            "term-board",
            [ring, _wheel(g), _hub(g), *_beside(g)],
            canvas="ring",
            size=(SIZE, SIZE),
        )
    ]


def _sector(g: Pharaon, position: int, zone: int) -> Node:
    start = 72 * position - 36
    free = g.box.spaces - len(g.wheel[g.entry[zone]])
    name = name_of(g, "zone", zone)
    shape = Sector(HUB, RIM, start + 0.5, start + 71.5)
    entry = Ref(f"token-{name_of(g, 'token', g.entry[zone])}")
    lines = (Message("zone-entry", {"token": entry, "free": max(free, 0)}),)
    return Node(
        f"zone/{name}",
        "place",
        key=f"zone-{name}",
        mute=True,
        tone=ZONE_TONES[zone],
        shape=shape,
        flags=() if free > 0 else ("locked",),
        detail=Detail(lines=lines),
    )


def _caption(g: Pharaon, position: int, zone: int) -> Node:
    """The zone's name, where its things leave room."""
    x, y = polar(546, 72 * position - 25)
    return Node(
        f"name/{zone}",
        "text",
        label=f"zone-{name_of(g, 'zone', zone)}",
        x=x,
        y=y,
        width=170,
        height=36,
    )


def _preview(g: Pharaon, position: int, zone: int) -> Node:
    """Next round's entry colour, small, beside this round's."""
    if g.round >= g.box.rounds:
        node = token(g.box, f"next/{zone}", g.entry[zone], 18)
        node.label, node.flags = Message("zone-last-round"), ("off",)
    else:
        colour = entry_colours(g, g.round + 1)[zone]
        node = token(g.box, f"next/{zone}", colour, 20)
        node.label = Message("zone-next-entry", {"token": token_refs(g.box, (colour,))[0]})
    node.x, node.y = polar(222, 72 * position - 20)
    return node


# -- gods -------------------------------------------------------------------------------------------------------


def _gods(g: Pharaon, seat: int) -> list[Node]:
    """Each god on its border with both conditions and, for whoever looks, how far they are met."""
    player = g.players[seat] if 0 <= seat < len(g.players) else None
    have = elements(player) if player else [0] * 5
    met = score(g, seat).gods if player else ()
    nodes = []
    for position, god in enumerate(borders(g.box, g.ring)):
        name, angle = name_of(g, "god", god.god), 72 * position + 36
        x, y = polar(296, angle)
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
                stats=(Stat("figure-points", god.points),),
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
        cx, cy = polar(376, angle)
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
                    y=cy + 27 * side - 27,
                    width=60,
                    height=24,
                    flags=flags,
                )
            )
        nodes.append(
            Node(
                f"god/{name}/points",
                "counter",
                label=Message("god-points", {"points": god.points}),
                icon="gi:laurels",
                value=god.points,
                tone="gold",
                x=cx,
                y=cy + 27,
                width=60,
                height=24,
            )
        )
    return nodes


# -- the wheel --------------------------------------------------------------------------------------------------


def _wheel(g: Pharaon) -> Node:
    """Sections in the colours of the wheel; the group turns by one zone a round."""
    nodes = []
    for number, colour in enumerate(g.box.colours):
        angle = 72 * (g.alignment + number)
        name = name_of(g, "token", colour)
        nodes.append(
            Node(
                f"wheel/{name}",
                "place",
                label=Message("wheel-section", {"token": token_refs(g.box, (colour,))[0]}),
                mute=True,
                tone=("black", "yellow", "green", "red", "blue")[colour],
                shape=Sector(66, HUB - 4, angle - 35.5, angle + 35.5),
            )
        )
        sign = token(g.box, f"wheel/{name}/sign", colour, 26)
        sign.x, sign.y = polar(92, angle)
        nodes.append(sign)
        nodes += [_socket(g, colour, name, space, angle) for space in range(g.box.wheel_spaces)]
    turn = 72.0 * g.direction * (g.round - 1)
    return Node(
        "wheel",
        "group",
        label="term-wheel",
        mute=True,
        layout="free",
        x=CENTRE[0],
        y=CENTRE[1],
        turn=turn,
        children=nodes,
    )


def _socket(g: Pharaon, colour: int, name: str, space: int, angle: float) -> Node:
    x, y = polar(150, angle - 24 + 16 * space)
    socket = Node(
        f"wheel/{name}/{space + 1}",
        "place",
        label=Message(
            "place-entry", {"token": token_refs(g.box, (colour,))[0], "place": space + 1}
        ),
        mute=True,
        tone="linen",
        x=x,
        y=y,
        shape=Circle(19),
        flags=() if space < g.box.spaces else ("off",),
    )
    if space < len(g.wheel[colour]):
        socket.children.append(
            token(g.box, f"wheel/{name}/{space + 1}/token", g.wheel[colour][space], 30)
        )
    return socket


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
        node.x, node.y = polar(216, 72 * position + 8 + 10 * number, CENTRE)
        nodes.append(node)
    return nodes
