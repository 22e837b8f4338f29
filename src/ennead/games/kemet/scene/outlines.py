"""The shapes of the map: the Nile with its arms, and every zone, on a canvas of 1000 by 1000.

Each bank is a ladder: a temple along its outer edge, a bank along the river, and between the two,
one strip a desert. So two zones touch in the picture exactly where they are adjacent by land.
Cities are walled discs inside the strip of their gate; the river temples, the Delta temple and the
Sanctuary are enclaves of the one zone that leads to them.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from ennead.kernel.geometry import Point

HEIGHT: Final = 1000.0
WIDTH: Final = 1000.0
STORM_WIDTH: Final = 790.0
"""Width of the canvas where storms cover the east."""
WALL: Final = 92.0
"""Radius of a city."""
WALL_WIDTH: Final = 19.0
"""Wide enough for a city's name."""
ENCLAVE: Final = 56.0
"""Radius of a zone inside another."""

COAST: Final = ((0, 92), (90, 70), (210, 44), (330, 60), (450, 34), (540, 30), (596, 22))
WEST_ARM: Final = ((440, 290), (360, 292), (275, 258), (150, 188), (0, 150))
EAST_ARM: Final = ((440, 290), (520, 200), (575, 110), (596, 0))
NILE: Final = (
    (440, 290), (482, 380), (530, 470), (568, 560), (600, 650), (630, 740), (665, 830), (700, 920),
    (730, 1000),
)  # fmt: skip
WEST_SHORE: Final = (
    (374, 352),
    (392, 420),
    (402, 500),
    (432, 580),
    (466, 660),
    (498, 740),
    (534, 820),
    (554, 872),
)
"""Inner edge of the West Bank; on the odd side it ends earlier (`SHORES`)."""
SHORES: Final = {"even": WEST_SHORE, "odd": WEST_SHORE[:5]}
EAST_SHORE: Final = (
    (588, 322),
    (646, 400),
    (668, 480),
    (690, 560),
    (714, 640),
    (740, 720),
    (754, 780),
)
"""Inner edge of the East Bank."""
WEST_EDGE: Final = 112
WEST_TOP: Final = 408
EAST_EDGE: Final = 892
EAST_TOP: Final = 214
EAST_LOW: Final = 782

_EAST: Final = (("north-east-gate", 330), ("eastern-obelisk", 600), ("south-east-gate", 1000))
STRIPS: Final[dict[str, dict[str, tuple[tuple[str, float], ...]]]] = {
    "even": {
        "west": (("north-west-gate", 548), ("western-obelisk", 752), ("south-west-gate", 1000)),
        "east": _EAST,
    },
    "odd": {
        "west": (("north-west-gate", 452), ("northern-obelisk", 540), ("west-centre-gate", 732),
                 ("southern-obelisk", 802), ("south-west-gate", 1000)),
        "east": _EAST,
    },
}  # fmt: skip
"""By side of the board and bank: the deserts from north to south, and where each ends."""


def crossing(line: tuple[Point, ...], y: float) -> Point:
    """Where a line that runs southward passes a height; its end if it does not reach it."""
    for (ax, ay), (bx, by) in pairwise(line):
        if ay <= y <= by:
            return ax + (bx - ax) * (y - ay) / (by - ay), y
    return line[0] if y < line[0][1] else line[-1]


def between(line: tuple[Point, ...], top: float, bottom: float) -> list[Point]:
    """The part of such a line between two heights, from north to south."""
    inner = [point for point in line if top < point[1] < bottom]
    return [crossing(line, top), *inner, crossing(line, bottom)]


def _shore(line: tuple[Point, ...], strips: tuple[tuple[str, float], ...]) -> list[Point]:
    """A shore with the corners of the strips that end on it."""
    corners = [crossing(line, bottom) for _, bottom in strips if bottom < line[-1][1]]
    return sorted(dict.fromkeys([*line, *corners]), key=lambda point: point[1])


def edge(x: float, top: float, bottom: float) -> list[Point]:
    """A gently waving line southward, the same wherever it is cut."""
    heights = [top, *range(int(top // 20 + 1) * 20, int(bottom), 20), bottom]
    return [(x + 7 * sin(y / 41), y) for y in heights]


def border(start: Point, end: Point) -> list[Point]:
    """A gently waving line between two points."""
    parts = max(2, int(abs(end[0] - start[0]) // 24))
    return [
        (
            start[0] + (end[0] - start[0]) * part / parts,
            start[1]
            + (end[1] - start[1]) * part / parts
            + 8 * sin(pi * part / parts) * sin(part * 0.9),
        )
        for part in range(parts + 1)
    ]


@cache
def outlines(side: str) -> dict[str, tuple[Point, ...]]:
    """The polygon of every desert, bank and outer temple; enclaves and districts have others."""
    shapes = {**_west(side), **_east(side)}
    shapes["delta-marsh"] = (*COAST, *EAST_ARM[:0:-1], *WEST_ARM)
    return shapes


def _west(side: str) -> dict[str, tuple[Point, ...]]:
    """Strips between the Western Temple on the left and the West Bank on the right."""
    shapes: dict[str, tuple[Point, ...]] = {}
    bank, (first, bottom), *rest = SHORES[side], *STRIPS[side]["west"]
    roof = border((0, WEST_TOP), edge(WEST_EDGE, WEST_TOP, bottom)[0])
    floor = border(edge(WEST_EDGE, WEST_TOP, bottom)[-1], crossing(bank, bottom))
    shapes[first] = (
        *reversed(WEST_ARM),
        *between(bank, 0, bottom),
        *floor[::-1],
        *edge(WEST_EDGE, WEST_TOP, bottom)[::-1],
        *roof[::-1],
    )
    mouth = crossing(NILE, bank[-1][1] + 30)
    quay = border(bank[-1], mouth)
    for name, low in rest:
        left = edge(WEST_EDGE, bottom, low)
        if low <= bank[-1][1]:
            shore = between(bank, bottom, low)
        elif bottom < bank[-1][1]:  # the bank ends here, and the strip reaches the river
            shore = [*between(bank, bottom, bank[-1][1]), *quay, *between(NILE, mouth[1], low)]
        else:
            shore = between(NILE, bottom, low)
        ground = border(left[-1], shore[-1]) if low < HEIGHT else [left[-1], shore[-1]]
        shapes[name] = (*floor, *shore, *ground[::-1], *left[::-1])
        bottom, floor = low, ground
    shapes["west-bank"] = (
        *between(NILE, 290, mouth[1]),
        *quay[::-1],
        *reversed(_shore(bank, STRIPS[side]["west"])),
    )
    shapes["western-temple"] = (*roof, *edge(WEST_EDGE, WEST_TOP, 1000), (0, 1000))
    return shapes


def _east(side: str) -> dict[str, tuple[Point, ...]]:
    """Strips between the East Bank on the left and the Eastern Temple on the right."""
    shapes: dict[str, tuple[Point, ...]] = {}
    (first, bottom), (middle, low), (last, _) = STRIPS[side]["east"]
    right = edge(EAST_EDGE, EAST_TOP, EAST_LOW)
    roof = border(right[0], (1000, EAST_TOP))
    ground = border(right[-1], (1000, EAST_LOW))
    upper = border(crossing(EAST_SHORE, bottom), edge(EAST_EDGE, EAST_TOP, bottom)[-1])
    lower = border(crossing(EAST_SHORE, low), edge(EAST_EDGE, EAST_TOP, low)[-1])
    mouth = crossing(NILE, EAST_SHORE[-1][1] + 24)
    quay = border(mouth, EAST_SHORE[-1])
    shapes[first] = (
        *EAST_ARM[::-1],
        *between(EAST_SHORE, 0, bottom),
        *upper,
        *edge(EAST_EDGE, EAST_TOP, bottom)[::-1],
        *roof,
        (1000, 0),
    )
    shapes[middle] = (
        *upper,
        *edge(EAST_EDGE, bottom, low),
        *lower[::-1],
        *between(EAST_SHORE, bottom, low)[::-1],
    )
    shapes[last] = (
        *lower,
        *edge(EAST_EDGE, low, EAST_LOW),
        *ground,
        (1000, 1000),
        *between(NILE, mouth[1], 1000)[::-1],
        *quay,
        *between(EAST_SHORE, low, 999)[::-1],
    )
    river = between(NILE, 290, mouth[1])
    shapes["east-bank"] = (*_shore(EAST_SHORE, STRIPS[side]["east"]), *quay[::-1], *river[::-1])
    shapes["eastern-temple"] = (*roof, *ground[::-1], *right[::-1])
    return shapes


@cache
def district(centre: Point, number: int) -> tuple[Point, ...]:
    """A third of a walled city, the first one north."""
    middle = 2 * pi * number / 3 - pi / 2
    return (centre, *_arc(centre, middle - pi / 3, middle + pi / 3, 8))


@cache
def wall(centre: Point) -> tuple[Point, ...]:
    """The ring around a city, closed."""
    return tuple(_arc(centre, 0, 2 * pi, 36))


def wall_top(centre: Point) -> tuple[Point, ...]:
    """The upper half of the ring from left to right, for words on it."""
    return tuple(_arc(centre, pi * 1.02, pi * 1.98, 18))


def _arc(centre: Point, start: float, end: float, parts: int) -> list[Point]:
    angles = [start + (end - start) * part / parts for part in range(parts + 1)]
    return [(centre[0] + WALL * cos(angle), centre[1] + WALL * sin(angle)) for angle in angles]


@cache
def storm(north: bool) -> tuple[Point, ...]:
    """1.1.a: what a storm overlay covers, from the river to the edge of the smaller canvas."""
    if north:
        return (*EAST_ARM[::-1], *between(NILE, 290, 520), (STORM_WIDTH, 520), (STORM_WIDTH, 0))
    return (*between(NILE, 520, 1000), (STORM_WIDTH, 1000), (STORM_WIDTH, 520))
