"""The map as a picture: land, river, walls, and everything that stands on it."""

from __future__ import annotations

import math
from functools import cache

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.scene import icons
from ennead.games.kemet.scene.boards import tone_of
from ennead.games.kemet.scene.outlines import (
    COAST,
    EAST_ARM,
    ENCLAVE,
    HEIGHT,
    NILE,
    STORM_WIDTH,
    WALL,
    WALL_WIDTH,
    WEST_ARM,
    WIDTH,
    district,
    outlines,
    storm,
    wall,
    wall_top,
)
from ennead.games.kemet.state import Battle, Kemet, Movement, Side, Turn
from ennead.games.kemet.tables import Tables
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.geometry import Point
from ennead.kernel.scene import Area, Circle, Line, Node, Polygon, Shape, Stat, Tone, drawn_once

TONES: dict[str, Tone] = {
    "district": "sand",
    "temple": "stone",
    "delta-temple": "stone",
    "sanctuary": "papyrus",
    "desert": "desert",
}
PYRAMIDS: tuple[Point, ...] = ((-27, -47), (56, -4), (-56, -4))
TROOPS: tuple[Point, ...] = ((28, -46), (30, 54), (-30, 54))
"""Where they stand in each district of a city, from its middle."""
WALL_REACH = WALL + WALL_WIDTH / 2
TOUCH = 8.0
"""The room around words within which a wall does not touch them."""


def name_of(box: Tables, zone: int) -> str:
    """The id of a zone."""
    return box.names["zone"][zone]


def centre_of(box: Tables, city: int) -> Point:
    """The middle of a walled city: half way between its three districts."""
    places = [box.board.places[zone] for zone in range(city * 3, city * 3 + 3)]
    return sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3


# -- what never changes ----------------------------------------------------------------------------


@cache
def ground(box: Tables) -> Area:
    """Sea, land, the Nile, cities with their walls, storms: built once a set-up."""
    nodes = [_sea()]
    nodes += [_zone(box, zone) for zone in box.board.zones if zone >= DISTRICTS]
    nodes += _storms(box)
    nodes += [
        _water("main", NILE, 34),
        _water("west-arm", WEST_ARM, 28),
        _water("east-arm", EAST_ARM, 28),
    ]
    nodes += [_city(box, city) for city in box.board.cities]
    nodes += [_zone(box, zone) for zone in box.board.zones if zone < DISTRICTS]
    for city in box.board.cities:
        nodes += _wall(box, city)
    nodes += [_caption(box, zone) for zone in box.board.zones if zone >= DISTRICTS]
    return Area("ground", "board", title="term-map", canvas="map", size=size_of(box), nodes=nodes)


def _sea() -> Node:
    shape = Polygon((*COAST, (596, 0), (0, 0)))
    return Node("sea", "place", label="term-sea", mute=True, tone="water", x=300, y=24, shape=shape)


def _water(name: str, points: tuple[Point, ...], width: float) -> Node:
    x, y = points[len(points) // 2]
    shape = Line(points, width=width, smooth=True)
    return Node(
        f"nile/{name}", "place", label="term-nile", mute=True, tone="nile", x=x, y=y, shape=shape
    )


def _zone(box: Tables, zone: int) -> Node:
    board, name = box.board, name_of(box, zone)
    x, y = board.places[zone]
    terrain = board.terrain[zone]
    tone: Tone = TONES[terrain]
    if terrain == "desert":
        tone = (
            "sand"
            if board.obelisk_mask >> zone & 1
            else "fertile"
            if board.port[zone] == "trade"
            else "desert"
        )
    return Node(
        f"zone/{name}",
        "place",
        key=f"zone-{name}",
        note=f"terrain-{terrain}",
        mute=True,
        tone=tone,
        x=x,
        y=y,
        shape=_shape(box, zone),
        stats=_printed(box, zone),
    )


def _caption(box: Tables, zone: int) -> Node:
    """A zone's name below what stands there: one line between cities, up to three before a gate."""
    name, (x, y) = name_of(box, zone), box.board.places[zone]
    width, height, down = 120.0, 44.0, 48.0
    if box.board.terrain[zone] == "desert":
        obelisk = box.board.obelisk_mask >> zone & 1
        width, height, down = (212.0, 26.0, 40.0) if obelisk else (136.0, 64.0, 56.0)
    aside = _beside_walls(box, (x, y + down), width, height)
    return Node(
        f"name/{name}",
        "text",
        label=f"zone-{name}",
        x=min(max(aside, width / 2), size_of(box)[0] - width / 2),
        y=y + down,
        width=width,
        height=height,
    )


def _beside_walls(box: Tables, at: Point, width: float, height: float) -> float:
    """Where words of this size stand from left to right: as far aside as a city's wall asks for."""
    x, y = at
    for city in box.board.cities:
        cx, cy = centre_of(box, city)
        aside, above = max(abs(x - cx) - width / 2, 0), max(abs(y - cy) - height / 2, 0)
        if math.hypot(aside, above) < WALL_REACH - TOUCH:
            room = math.sqrt(WALL_REACH**2 - above**2) + width / 2
            x = cx + math.copysign(room, x - cx)
    return x


def _shape(box: Tables, zone: int) -> Shape:
    name = name_of(box, zone)
    if zone < DISTRICTS:
        return Polygon(district(centre_of(box, zone // 3), zone % 3))
    outline = outlines(box.board.side).get(name)
    return Circle(ENCLAVE) if outline is None else Polygon(outline, soft=4)


def _printed(box: Tables, zone: int) -> tuple[Stat, ...]:
    """What a temple gives at night."""
    if zone == box.board.delta:
        return (Stat("term-prayer-points", box.night.delta_prayer, icons.PRAYER),)
    if zone == box.board.sanctuary:
        return (Stat("term-fame-points", box.night.sanctuary_fame, icons.FAME),)
    return tuple(
        Stat("term-prayer-points", worth, icons.PRAYER)
        for temple, worth in box.board.worship
        if temple == zone
    )


def _city(box: Tables, city: int) -> Node:
    """The whole disc, under its districts: what is clicked to settle."""
    x, y = centre_of(box, city)
    name = box.names["city"][city]
    return Node(
        f"city/{name}", "place", key=f"city-{name}", mute=True, tone="sand", x=x, y=y,
        shape=Circle(WALL_REACH),
    )  # fmt: skip


def _wall(box: Tables, city: int) -> list[Node]:
    """The ring around a city, with its name on it."""
    x, y = centre_of(box, city)
    name = box.names["city"][city]
    ring, words = Line(wall((x, y)), width=WALL_WIDTH), Line(wall_top((x, y)), width=WALL_WIDTH)
    return [
        Node(
            f"wall/{name}", "place", label="term-wall", mute=True, tone="kohl", x=x, y=y, shape=ring
        ),
        Node(f"name/{name}", "text", label=f"city-{name}", tone="kohl", x=x, y=y, shape=words),
    ]


def _storms(box: Tables) -> list[Node]:
    """1.1.a: what the storm overlays cover."""
    if size_of(box)[0] == WIDTH:
        return []
    return [
        Node(
            f"storm/{name}",
            "place",
            key=f"storm-{name}",
            mute=True,
            tone="slate",
            flags=("off",),
            icon=icons.STORM,
            x=STORM_WIDTH - 70,
            y=y,
            shape=Polygon(storm(name == "north")),
        )
        for name, y in (("north", 240), ("south", 640))
    ]


def size_of(box: Tables) -> Point:
    """The canvas: narrower where the east is under storms."""
    stormy = box.names["zone"].index("east-bank") not in box.board.zones
    return (STORM_WIDTH if stormy else WIDTH), HEIGHT


# -- what stands on it -----------------------------------------------------------------------------


def pieces(g: Kemet) -> Area:
    """Obelisks, ports, temples, statues, pyramids, troops and creatures."""
    box = g.box
    gods = tuple([g.players[seat].god if seat >= 0 else -1 for seat in g.lords])
    nodes = [*fixtures(box), *_statues(box, tuple(g.lords), gods)]
    nodes += _pyramids(box, tuple(g.level), tuple(g.colour))
    moved = moving(g)
    for zone in box.board.zones:
        if g.holder[zone] >= 0:
            nodes += _group(
                box, zone, g.holder[zone], g.units[zone], g.beasts[zone], "troop", 0, moved == zone
            )
    for frame in g.frames:
        if isinstance(frame, Battle):
            nodes += _fighters(g, frame)
        elif isinstance(frame, Turn):
            nodes += _recruits(g, frame)
    return Area("pieces", "board", canvas="map", size=size_of(box), nodes=nodes)


@cache
def fixtures(box: Tables) -> tuple[Node, ...]:
    """1.1.c: obelisks and ports, and the buildings of temples; they never change."""
    found = []
    for zone in box.board.zones:
        if box.board.obelisk_mask >> zone & 1:
            found.append(
                _fixture(box, zone, "obelisk", "term-obelisk", icons.OBELISK, "kohl", 38, -6)
            )
        if port := box.board.port[zone]:
            tone: Tone = "carnelian" if port == "military" else "lapis"
            found.append(_fixture(box, zone, "port", f"term-{port}-port", icons.PORT, tone, -44, 0))
        if box.board.terrain[zone] != "desert" and zone >= DISTRICTS:
            icon = icons.SANCTUARY if zone == box.board.sanctuary else icons.TEMPLE
            key = f"term-{box.board.terrain[zone]}"
            found.append(_fixture(box, zone, "temple", key, icon, "bronze", -38, -6))
    return tuple(found)


def _fixture(
    box: Tables, zone: int, folder: str, key: str, icon: str, tone: Tone, right: float, down: float
) -> Node:
    x, y = box.board.places[zone]
    return Node(
        f"{folder}/{name_of(box, zone)}",
        "piece",
        key=key,
        icon=icon,
        tone=tone,
        x=x + right,
        y=y + down,
        width=42,
        height=42,
    )


@drawn_once
def _statues(box: Tables, lords: tuple[int, ...], gods: tuple[int, ...]) -> tuple[Node, ...]:
    """2.2.1: the statue beside each city; an empty one waits for its lord."""
    found = []
    for city in box.board.cities:
        x, y = centre_of(box, city)
        seat, god = lords[city], gods[city]
        name = box.names["god"][god] if god >= 0 else ""
        found.append(
            Node(
                f"statue/{box.names['city'][city]}",
                "piece",
                key=f"city-{box.names['city'][city]}",
                note=f"god-{name}" if name else None,
                form="disk",
                icon=icons.GODS.get(name, icons.STATUE),
                owner=seat if seat >= 0 else None,
                tone=None if seat >= 0 else "stone",
                x=x,
                y=y,
                width=36,
                height=36,
            )
        )
    return tuple(found)


@drawn_once
def _pyramids(box: Tables, levels: tuple[int, ...], colours: tuple[int, ...]) -> tuple[Node, ...]:
    """1.6: pyramids grow by level in their colour."""
    return tuple(
        _pyramid(box, zone, level, box.names["colour"][colours[zone]])
        for zone, level in enumerate(levels)
        if level
    )


@drawn_once
def _pyramid(box: Tables, zone: int, level: int, colour: str) -> Node:
    x, y = centre_of(box, zone // 3)
    right, down = PYRAMIDS[zone % 3]
    size = 40 + 6 * level
    return Node(
        f"pyramid/{name_of(box, zone)}",
        "piece",
        key=f"colour-{colour}",
        label=Message("pyramid-name", {"colour": Ref(f"colour-{colour}"), "level": level}),
        form="pyramid",
        tone=tone_of(colour),
        value=level,
        x=x + right,
        y=y + down,
        width=size,
        height=size,
    )


def moving(g: Kemet) -> int:
    """The zone of the troop that is being moved, or -1."""
    frame = g.frames[-1] if g.frames else None
    return frame.zone if isinstance(frame, Movement) else -1


@drawn_once
def _group(
    box: Tables,
    zone: int,
    seat: int,
    units: int,
    beasts: int,
    role: str,
    aside: float,
    current: bool,
) -> tuple[Node, ...]:
    """A shield with the number of units, and the creature's head above it."""
    x, y = map(float, box.board.places[zone])
    if zone < DISTRICTS and not aside:
        x, y = centre_of(box, zone // 3)
        right, down = TROOPS[zone % 3]
        x, y = x + right, y + down
    else:
        x, y = x + aside, y + 3
    found = [
        Node(
            f"{role}/{name_of(box, zone)}",
            "piece",
            key="term-troop",
            label=Message("troop-name", {"player": SeatRef(seat), "count": units}),
            form="shield",
            icon=icons.TROOP,
            value=units,
            owner=seat,
            flags=("current",) if current else (),
            x=x,
            y=y,
            width=52,
            height=52,
        )
    ]
    for number, creature in enumerate(each(beasts)):
        name = box.names["creature"][creature]
        found.append(
            Node(
                f"creature/{name}",
                "piece",
                key=f"creature-{name}",
                form="token",
                icon=icons.CREATURES[name],
                owner=seat,
                x=x + 30 * number,
                y=y - 27,
                width=36,
                height=36,
            )
        )
    return tuple(found)


def _fighters(g: Kemet, battle: Battle) -> list[Node]:
    """3.5: both troops of a battle stand in its zone until it is over."""
    apart = 28 if battle.attacker.units and battle.defender.units else 0
    sides: tuple[tuple[Side, str, float], ...] = (
        (battle.defender, "troop", -apart),
        (battle.attacker, "attacker", apart),
    )
    found: list[Node] = []
    for side, role, aside in sides:
        if side.units:
            troop = (side.seat, side.units, side.beasts)
            found += _group(g.box, battle.zone, *troop, role, aside, False)
    return found


def _recruits(g: Kemet, frame: Turn) -> list[Node]:
    """A-25: recruits that wait for their battle."""
    city = g.players[frame.seat].city
    found: list[Node] = []
    for district_number, units in enumerate(g.landed):
        if units:
            zone = city * 3 + district_number
            found += _group(g.box, zone, frame.seat, units, 0, "attacker", 40, False)
    return found
