"""The map as a picture: land, river, walls, and everything that stands on it."""

from __future__ import annotations

from functools import cache

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.paths import Movement
from ennead.games.kemet.rules.recruit import Recruiting
from ennead.games.kemet.scene import icons
from ennead.games.kemet.scene.boards import tone_of
from ennead.games.kemet.scene.outlines import (
    COAST,
    EAST_ARM,
    ENCLAVE,
    HEIGHT,
    NILE,
    STORM_WIDTH,
    WEST_ARM,
    WIDTH,
    district,
    outlines,
    storm,
    wall,
)
from ennead.games.kemet.state import Battle, Kemet, Side
from ennead.games.kemet.tables import Tables
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.geometry import Point
from ennead.kernel.scene import Area, Circle, Line, Node, Polygon, Shape, Stat, Tone

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
    nodes += [_zone(box, zone) for zone in box.board.zones if zone < DISTRICTS]
    for city in box.board.cities:
        nodes.append(_wall(box, city))
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
            "fertile"
            if board.port[zone] == "trade"
            else "sand"
            if board.obelisk_mask >> zone & 1
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
        width, height, down = (212.0, 26.0, 40.0) if obelisk else (150.0, 64.0, 56.0)
    return Node(
        f"name/{name}",
        "text",
        label=f"zone-{name}",
        x=min(max(x, width / 2), size_of(box)[0] - width / 2),
        y=y + down,
        width=width,
        height=height,
    )


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


def _wall(box: Tables, city: int) -> Node:
    x, y = centre_of(box, city)
    name = box.names["city"][city]
    shape = Line(wall((x, y)), width=7)
    return Node(
        f"wall/{name}", "place", label="term-wall", mute=True, tone="kohl", x=x, y=y, shape=shape
    )


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
    nodes = [*fixtures(g.box), *_statues(g), *_pyramids(g)]
    for zone in g.box.board.zones:
        nodes += _troop(g, zone)
    for frame in g.frames:
        if isinstance(frame, Battle):
            nodes += _fighters(g, frame)
        elif isinstance(frame, Recruiting):
            nodes += _recruits(g, frame)
        elif isinstance(frame, Movement) and frame.units:
            nodes += _intruders(g, frame)
    return Area("pieces", "board", canvas="map", size=size_of(g.box), nodes=nodes)


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


def _statues(g: Kemet) -> list[Node]:
    """2.2.1: the statue beside each city; an empty one waits for its lord."""
    found = []
    for city in g.box.board.cities:
        x, y = centre_of(g.box, city)
        seat = g.lords[city]
        god = g.players[seat].god if seat >= 0 else -1
        name = g.box.names["god"][god] if god >= 0 else ""
        found.append(
            Node(
                f"city/{g.box.names['city'][city]}",
                "piece",
                key=f"city-{g.box.names['city'][city]}",
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
    return found


def _pyramids(g: Kemet) -> list[Node]:
    """1.6: pyramids grow by level in their colour."""
    found = []
    for zone, level in enumerate(g.level):
        if not level:
            continue
        colour = g.box.names["colour"][g.colour[zone]]
        x, y = centre_of(g.box, zone // 3)
        right, down = PYRAMIDS[zone % 3]
        size = 40 + 6 * level
        found.append(
            Node(
                f"pyramid/{name_of(g.box, zone)}",
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
        )
    return found


def _troop(g: Kemet, zone: int) -> list[Node]:
    seat = g.holder[zone]
    if seat < 0:
        return []
    return _group(
        g,
        zone,
        seat,
        g.units[zone],
        g.beasts[zone],
        f"troop/{name_of(g.box, zone)}",
        0,
        moving(g) == zone,
    )


def moving(g: Kemet) -> int:
    """The zone of the troop that is being moved, or -1."""
    frame = g.frames[-1] if g.frames else None
    return frame.zone if isinstance(frame, Movement) else -1


def _group(
    g: Kemet, zone: int, seat: int, units: int, beasts: int, id: str, aside: float, current: bool
) -> list[Node]:
    """A shield with the number of units, and the creature's head above it."""
    x, y = map(float, g.box.board.places[zone])
    if zone < DISTRICTS and not aside:
        x, y = centre_of(g.box, zone // 3)
        right, down = TROOPS[zone % 3]
        x, y = x + right, y + down
    else:
        x, y = x + aside, y + 3
    found = [
        Node(
            id,
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
        name = g.box.names["creature"][creature]
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
    return found


def _fighters(g: Kemet, battle: Battle) -> list[Node]:
    """3.5: both troops of a battle stand in its zone until it is over."""
    name = name_of(g.box, battle.zone)
    apart = 28 if battle.attacker.units and battle.defender.units else 0
    sides: tuple[tuple[Side, str, float], ...] = (
        (battle.defender, f"troop/{name}", -apart),
        (battle.attacker, f"attacker/{name}", apart),
    )
    found = []
    for side, id, aside in sides:
        if side.units:
            found += _group(g, battle.zone, side.seat, side.units, side.beasts, id, aside, False)
    return found


def _recruits(g: Kemet, frame: Recruiting) -> list[Node]:
    """A-25: recruits that wait for their battle."""
    city = g.players[frame.seat].city
    found = []
    for district_number, units in enumerate(g.landed):
        if units:
            zone = city * 3 + district_number
            id = f"attacker/{name_of(g.box, zone)}"
            found += _group(g, zone, frame.seat, units, 0, id, 40, False)
    return found


def _intruders(g: Kemet, frame: Movement) -> list[Node]:
    """A-3: the troop that has entered, while the enemy thinks of an escape."""
    id = f"attacker/{name_of(g.box, frame.zone)}"
    return _group(g, frame.zone, frame.seat, frame.units, frame.beasts, id, 40, True)
