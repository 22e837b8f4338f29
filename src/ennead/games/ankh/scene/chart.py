"""The map as a picture: hexes, the Nile, and everything that stands on them."""

from __future__ import annotations

from functools import cache

from ennead.games.ankh.hexes import first, members
from ennead.games.ankh.kinds import GOD, MONUMENTS
from ennead.games.ankh.rules.caravan import Caravan
from ennead.games.ankh.rules.guardians import claws
from ennead.games.ankh.scene.faces import (
    MONUMENT_ICONS,
    ORIGIN,
    SIDE,
    SIZE,
    Face,
    figure_face,
)
from ennead.games.ankh.scene.tracks import markers, ribbon, rungs
from ennead.games.ankh.state import Ankh
from ennead.games.ankh.tables import Tables
from ennead.kernel import Message
from ennead.kernel.geometry import Point, distance, hex_centre, hex_corners, hex_side, middle
from ennead.kernel.scene import Area, Line, Node, Polygon, drawn_once


def centre(box: Tables, space: int) -> Point:
    """The middle of a hex on the canvas."""
    x, y = hex_centre(*box.board.axial[space], SIDE)
    return x + ORIGIN[0], y + ORIGIN[1]


# -- what never changes ----------------------------------------------------------------------------


@cache
def ground(box: Tables) -> Area:
    """Terrain, river, cities and the spaces of the ladder: built once a set-up."""
    nodes = [_hex(box, space) for space in range(len(box.board.hexes))]
    nodes += [_river(box, side) for side in members(box.board.rivers)]
    nodes += [_coordinate(box, space) for space in range(len(box.board.hexes))]
    nodes += [_city(box, number, city) for number, city in enumerate(members(box.cities))]
    nodes += rungs(box)
    return Area(
        "ground", "board", title="term-map", canvas="map", size=SIZE, nodes=nodes, art="chart"
    )


def _hex(box: Tables, space: int) -> Node:
    board, (x, y) = box.board, centre(box, space)
    terrain = (
        "water"
        if board.water >> space & 1
        else "fertile"
        if board.fertile >> space & 1
        else "desert"
    )
    name = board.hexes[space]
    return Node(
        f"hex/{name}",
        "place",
        label=Message("hex-name", {"hex": name.upper()}),
        mute=True,
        note=f"terrain-{terrain}",
        tone="water" if terrain == "water" else "fertile" if terrain == "fertile" else "desert",
        x=x,
        y=y,
        shape=Polygon(hex_corners((x, y), SIDE - 0.6)),
    )


def _coordinate(box: Tables, space: int) -> Node:
    """What prompts and log call a space, written at its upper edge, above what stands there."""
    name, (x, y) = box.board.hexes[space], centre(box, space)
    label = Message("hex-short", {"hex": name.upper()})
    id = f"name/{name}"
    return Node(id, "text", label=label, flags=("off",), x=x, y=y - 20, width=15, height=10)


def _river(box: Tables, side: int) -> Node:
    a, b = (centre(box, space) for space in box.board.sides[side])
    x, y = middle(a, b)
    line = Line(hex_side(a, b, SIDE), width=7)
    name = box.board.side_names[side]
    return Node(f"river/{name}", "place", label="term-river", tone="nile", x=x, y=y, shape=line)


def _city(box: Tables, number: int, space: int) -> Node:
    x, y = centre(box, space)
    return Node(
        f"city/{box.board.hexes[space]}",
        "piece",
        label=f"city-{number + 1}",
        note="module-two-cities",
        form="building",
        icon="gi:egypt",
        tone="stone",
        x=x,
        y=y,
    )


# -- what stands on it -----------------------------------------------------------------------------


def pieces(g: Ankh) -> Area:
    """Monuments, figures, tokens, camels, region seals and devotion markers."""
    box = g.box
    nodes = [
        *ribbon(box, g.seats, g.event),
        *_claws(g),
        *(_gate(box, space) for space in members(g.gates)),
        *_monuments(box, tuple(g.monuments), tuple([god.controls for god in g.gods])),
    ]
    for god in g.gods:
        faces = tuple([figure_face(g, god, rank) for rank in range(len(god.map))])
        nodes += _figures(box, god.seat, faces, tuple(god.map), g.radiant)
    nodes += [_sun(box, space) for space in members(g.radiant)]
    nodes += [*_camels(g), *_seals(g), *markers(g)]
    return Area("pieces", "board", canvas="map", size=SIZE, nodes=nodes)


@drawn_once
def _figures(
    box: Tables, seat: int, faces: tuple[Face, ...], hexes: tuple[int, ...], radiant: int
) -> tuple[Node, ...]:
    """The figures of a god by rank; the god keeps its id, the others are known by their place."""
    return tuple(
        _figure(box, rank == GOD, seat, face, space, bool(radiant >> space & 1))
        for rank, face in enumerate(faces)
        for space in members(hexes[rank])
    )


@drawn_once
def _figure(box: Tables, god: bool, seat: int, face: Face, space: int, radiant: bool) -> Node:
    x, y = centre(box, space)
    key, icon = face
    return Node(
        key.replace("god-", "god/") if god else f"figure/{box.board.hexes[space]}",
        "piece",
        key=key,
        form="figure",
        icon=icon,
        owner=seat,
        x=x,
        y=y - 1,
        note="term-radiant" if radiant else None,
    )


@drawn_once
def _monuments(
    box: Tables, monuments: tuple[int, ...], controls: tuple[int, ...]
) -> tuple[Node, ...]:
    """All monuments, each with the seat that controls it."""
    return tuple(
        _monument(box, kind, space, _controller(controls, space))
        for kind, hexes in zip(MONUMENTS, monuments, strict=True)
        for space in members(hexes)
    )


def _controller(controls: tuple[int, ...], space: int) -> int | None:
    return next((seat for seat, own in enumerate(controls) if own >> space & 1), None)


@drawn_once
def _monument(box: Tables, kind: str, space: int, owner: int | None) -> Node:
    x, y = centre(box, space)
    return Node(
        f"monument/{box.board.hexes[space]}",
        "piece",
        key=f"monument-{kind}",
        note="term-neutral" if owner is None else None,
        form="building",
        icon=MONUMENT_ICONS[kind],
        owner=owner,
        x=x,
        y=y,
    )


@drawn_once
def _gate(box: Tables, space: int) -> Node:
    x, y = centre(box, space)
    return Node(
        f"gate/{box.board.hexes[space]}",
        "piece",
        key="term-gate",
        form="disk",
        icon="gi:portal",
        tone="violet",
        x=x,
        y=y + 6,
        width=42,
        height=42,
    )


@drawn_once
def _sun(box: Tables, space: int) -> Node:
    x, y = centre(box, space)
    return Node(
        f"sun/{box.board.hexes[space]}",
        "piece",
        key="term-sun",
        icon="gi:sun",
        tone="gold",
        x=x + 13,
        y=y - 13,
        width=15,
        height=15,
    )


def _claws(g: Ankh) -> list[Node]:
    """U5.a: the claws of Scorpions as lines towards the spaces that they point at."""
    found = []
    for space in sorted(g.claws):
        for number, target in enumerate(claws(g, space)):
            a, b = centre(g.box, space), centre(g.box, target)
            ends = (a, (a[0] + (b[0] - a[0]) * 0.62, a[1] + (b[1] - a[1]) * 0.62))
            name = f"claw/{g.box.board.hexes[space]}/{number}"
            shape = Line(ends, width=4)
            found.append(
                Node(
                    name, "place", label="term-claw", tone="carnelian", x=a[0], y=a[1], shape=shape
                )
            )
    return found


def sides(g: Ankh) -> list[Area]:
    """The sides where a camel could stand, while a caravan is being laid."""
    frame = g.frames[-1] if g.frames else None
    return [_sides(g.box)] if isinstance(frame, Caravan) and not frame.parts else []


@cache
def _sides(box: Tables) -> Area:
    nodes = [_side(box, side) for side in members(box.board.dry & ~box.board.rivers)]
    return Area("sides", "board", canvas="map", size=SIZE, nodes=nodes)


def _side(box: Tables, side: int) -> Node:
    name = box.board.side_names[side]
    a, b = (centre(box, space) for space in box.board.sides[side])
    x, y = middle(a, b)
    label = Message("side-name", {"side": name.upper().replace("-", "–")})
    return Node(f"side/{name}", "place", label=label, x=x, y=y, shape=Line(hex_side(a, b, SIDE)))


def _camels(g: Ankh) -> list[Node]:
    """Camels on the borders that they make; those of a line being drawn are new."""
    frame = g.frames[-1] if g.frames else None
    drawn = frame.line if isinstance(frame, Caravan) and not frame.parts else []
    sides = [(side, False) for side in members(g.camels)] + [(side, True) for side in drawn]
    return [_border(g.box, side) for side, _ in sides] + [_camel(g.box, *one) for one in sides]


@drawn_once
def _border(box: Tables, side: int) -> Node:
    a, b = (centre(box, space) for space in box.board.sides[side])
    x, y = middle(a, b)
    shape = Line(hex_side(a, b, SIDE), width=5)
    name = box.board.side_names[side]
    return Node(f"border/{name}", "place", label="term-camel", tone="brown", x=x, y=y, shape=shape)


@drawn_once
def _camel(box: Tables, side: int, new: bool) -> Node:
    a, b = (centre(box, space) for space in box.board.sides[side])
    x, y = middle(a, b)
    return Node(
        f"camel/{box.board.side_names[side]}",
        "piece",
        key="term-camel",
        icon="gi:camel",
        tone="brown",
        flags=("new",) if new else (),
        x=x,
        y=y,
        width=20,
        height=20,
    )


def _seals(g: Ankh) -> list[Node]:
    """The token of each region; one just split shows its parts until one keeps the token."""
    split = _splitting(g)
    found = [
        _seal(g.box, f"token/{number}", number, region)
        for number, region in enumerate(g.regions, 1)
        if split is None or number != split.token + 1
    ]
    if split is not None:
        names = g.box.board.hexes
        found += [_seal(g.box, f"part/{names[first(part)]}", "?", part) for part in split.parts]
    return found


def _splitting(g: Ankh) -> Caravan | None:
    """The caravan whose two parts have no tokens yet."""
    frame = g.frames[-1] if g.frames else None
    if isinstance(frame, Caravan) and frame.parts and frame.parts[0] not in g.regions:
        return None if frame.parts[1] in g.regions else frame
    return None


@drawn_once
def _seal(box: Tables, id: str, value: int | str, region: int) -> Node:
    x, y = heart(box, region)
    return Node(
        id,
        "piece",
        label=Message("token-name", {"token": value}),
        note=Message("region-size", {"count": region.bit_count()}),
        form="seal",
        tone="gold",
        value=value,
        x=x,
        y=y,
        width=22,
        height=22,
    )


def heart(box: Tables, region: int) -> Point:
    """The corner nearest to the middle of a region, where a seal covers no piece."""
    spaces = [centre(box, space) for space in members(region)]
    middle_of = _mean(spaces)
    corners = [
        _mean([centre(box, space) for space in members(hexes)])
        for hexes in box.board.corners
        if hexes.bit_count() == 3 and not hexes & ~region
    ]
    return min(corners or spaces, key=lambda point: distance(point, middle_of))


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
