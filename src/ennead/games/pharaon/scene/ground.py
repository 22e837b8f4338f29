"""What is printed on the board: sectors, names, costs. Made once for a ring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from ennead.games.pharaon.scene.pieces import ZONE_ICONS, ZONE_TONES, sign, token
from ennead.games.pharaon.tables import ARTISANS, BASICS, NILE, NOBLES, TOMB, Tables, token_refs
from ennead.kernel import Message
from ennead.kernel.geometry import polar
from ennead.kernel.scene import Area, Circle, Detail, Line, Node, Sector, Tone
from ennead.kernel.scene import Box as Rectangle

SIZE: Final = 1200.0
CENTRE: Final = (600.0, 600.0)
RIM: Final = 592
HUB: Final = 190
PREVIEW: Final = (193, 218)
"""The rim around the wheel that shows the next round's entry colours."""

BLOCKS: Final = (400, 406, 424, 424, 406)
"""How far from the centre the middle of a zone's things lies, by the zone's position."""

COLOUR_TONES: Final[tuple[Tone, ...]] = ("black", "yellow", "green", "red", "blue")


@lru_cache(maxsize=64)
def ground(box: Tables, ring: tuple[int, ...]) -> Area:
    """The lowest layer of the board."""
    nodes: list[Node] = []
    for position, zone in enumerate(ring):
        nodes.append(_sector(box, position, zone))
    for position, zone in enumerate(ring):
        nodes.append(_caption(box, position, zone))
        printed = _nile(box) if zone == NILE else _tomb(box) if zone == TOMB else []
        nodes += moved(printed, position, zone)
    whole = Node("ring", "group", layout="free", x=CENTRE[0], y=CENTRE[1], children=nodes)
    return Area(
        "ground", "board", "term-board", [whole], canvas="ring", size=(SIZE, SIZE), art="sky"
    )


NUDGES: Final = {
    NOBLES: (0, 0, -46, 46, 0),
    ARTISANS: (0, 0, -11, 11, 0),
    NILE: (0, -10, -46, 46, 10),
    TOMB: (0, 0, -35, 35, 0),
}
"""How far a zone's things lie off its middle line: what is wide keeps clear of the rim."""


def moved(nodes: list[Node], position: int, zone: int) -> list[Node]:
    """Things drawn around a zone's middle, moved to where the zone lies."""
    x, y = polar(BLOCKS[position], 72 * position)
    x += NUDGES[zone][position] if zone in NUDGES else 0
    for node in nodes:
        node.x, node.y = node.x + x, node.y + y
        if isinstance(node.shape, Line):
            points = tuple((across + x, down + y) for across, down in node.shape.points)
            node.shape = replace(node.shape, points=points)
    return nodes


def _sector(box: Tables, position: int, zone: int) -> Node:
    start = 72 * position - 36
    name = box.names["zone"][zone]
    return Node(
        f"zone/{name}",
        "place",
        key=f"zone-{name}",
        mute=True,
        tone=ZONE_TONES[zone],
        icon=ZONE_ICONS[zone],
        shape=Sector(HUB, RIM, start + 0.5, start + 71.5),
    )


CAPTIONS: Final = (
    (0.0, -551.0),
    (388.0, -328.0),
    (150.0, 525.0),
    (-150.0, 525.0),
    (-388.0, -328.0),
)
"""Where a zone's name stands, by its position: beyond its things and clear of the gods."""


def _caption(box: Tables, position: int, zone: int) -> Node:
    x, y = CAPTIONS[position]
    name = box.names["zone"][zone]
    return Node(f"name/{name}", "text", label=f"zone-{name}-short", x=x, y=y, width=190, height=32)


def _nile(box: Tables) -> list[Node]:
    """The five actions with their costs and gains, and the gems of the tracks."""
    nodes = []
    for number, action in enumerate(box.nile):
        name = box.names["nile"][number]
        place = Node(
            f"nile/{name}",
            "place",
            label=Message("place-nile", {"number": number + 1}),
            mute=True,
            tone="papyrus",
            x=64 * (number - 2),
            y=-78,
            shape=Rectangle(60, 106),
            layout="free",
            detail=Detail(text=f"nile-{name}-text"),
        )
        place.children += spread(box, f"nile/{name}/cost", action.cost.tokens, -36, 24)
        place.children += spread(box, f"nile/{name}/gain", action.gain, 0, 22)
        if action.jars:
            place.children.append(_sign(f"nile/{name}/jar", "term-jar", "gi:amphora", 0, 0))
        for arrow, tracks in enumerate(action.arrows):
            x = 26 * (arrow - (len(action.arrows) - 1) / 2)
            key = "term-any-arrow" if tracks.bit_count() == 5 else "term-arrow"
            place.children.append(_sign(f"nile/{name}/arrow/{arrow}", key, "gi:upgrade", x, 36))
        nodes.append(place)
    for track in BASICS:
        label = Message("track-of", {"track": token_refs(box, (track,))[0]})
        gem = sign(box, f"track/{box.names['token'][track]}", track, 20, label)
        gem.x, gem.y = -146.0, track_height(track)
        nodes.append(gem)
    return nodes


def track_height(track: int) -> float:
    """Where an influence track lies, from the middle of its zone."""
    return 27.0 * track


_SIGN_TONES: Final[dict[str, Tone]] = {
    "term-jar": "bronze",
    "term-arrow": "turquoise",
    "term-any-arrow": "linen",
}


def _sign(id: str, key: str, icon: str, x: float, y: float) -> Node:
    node = Node(id, "piece", key=key, form="token", icon=icon, x=x, y=y, width=25, height=25)
    node.tone = _SIGN_TONES[key]
    return node


def _tomb(box: Tables) -> list[Node]:
    """The way from step to step, and the costs under the steps."""
    way = tuple(tomb_place(step) for step in range(box.tomb_top + 1))
    nodes = [Node("tomb/way", "place", key="zone-tomb", mute=True, tone="gold", shape=Line(way, 6))]
    for step in range(1, box.tomb_top + 1):
        x, y = tomb_place(step)
        for gem in spread(box, f"tomb/{step}/cost", box.tomb_costs[step].tokens, y + 49, 23):
            gem.x += x
            nodes.append(gem)
    return nodes


def tomb_place(step: int) -> tuple[float, float]:
    """Where a tomb step lies, from the middle of its zone; the middle row turns back."""
    row, column = divmod(step, 3)
    return 104.0 * (column - 1) * (-1 if row == 1 else 1), 106.0 * (1 - row)


def spread(box: Tables, id: str, kinds: Sequence[int], y: float, size: float) -> list[Node]:
    """Tokens side by side."""
    nodes = []
    for number, kind in enumerate(kinds):
        node = token(box, f"{id}/{number}", kind, size)
        node.x, node.y = (size + 2) * (number - (len(kinds) - 1) / 2), y
        nodes.append(node)
    return nodes


# -- the wheel -------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def sections(box: Tables, alignment: int) -> tuple[Node, ...]:
    """The wheel as in round 1: sections in their colours, each with its entry spaces."""
    nodes = []
    for number, colour in enumerate(box.colours):
        angle = 72 * (alignment + number)
        name, gem = box.names["token"][colour], token_refs(box, (colour,))[0]
        nodes.append(
            Node(
                f"wheel/{name}",
                "place",
                label=Message("wheel-section", {"token": gem}),
                mute=True,
                tone=COLOUR_TONES[colour],
                shape=Sector(66, HUB - 4, angle - 35.5, angle + 35.5),
            )
        )
        shown = sign(box, f"wheel/{name}/sign", colour, 26, nodes[-1].label)
        shown.x, shown.y = polar(92, angle)
        nodes.append(shown)
        for space in range(box.wheel_spaces):
            x, y = socket_place(angle, space)
            nodes.append(
                Node(
                    f"wheel/{name}/{space + 1}",
                    "place",
                    label=Message("place-entry", {"token": gem, "place": space + 1}),
                    mute=True,
                    tone="linen",
                    x=x,
                    y=y,
                    shape=Circle(19),
                    flags=() if space < box.spaces else ("off",),
                )
            )
    return tuple(nodes)


def socket_place(angle: float, space: int) -> tuple[float, float]:
    """Where an entry space lies on its section."""
    return polar(150, angle - 24 + 16 * space)
