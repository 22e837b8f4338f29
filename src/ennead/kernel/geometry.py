"""Plane geometry for scenes: hexes, rings and Voronoi cells, in board units with y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin, sqrt
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

_ROOT3 = sqrt(3)


def hex_centre(q: int, r: int, size: float) -> Point:
    """Centre of the flat-top hex with axial coordinates (q, r); `size` is its side."""
    return 1.5 * size * q, _ROOT3 * size * (r + q / 2)


def hex_corners(centre: Point, size: float) -> tuple[Point, ...]:
    """The six corners of a flat-top hex, from the right one clockwise."""
    x, y = centre
    half, high = size / 2, size * _ROOT3 / 2
    return (
        (x + size, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - size, y),
        (x - half, y - high),
        (x + half, y - high),
    )


def hex_side(a: Point, b: Point, size: float) -> tuple[Point, Point]:
    """The side shared by two neighbouring hexes, given their centres."""
    x, y = middle(a, b)
    along = ((b[1] - a[1]) / (_ROOT3 * size), (a[0] - b[0]) / (_ROOT3 * size))
    half = size / 2
    return (x - along[0] * half, y - along[1] * half), (x + along[0] * half, y + along[1] * half)


def middle(a: Point, b: Point) -> Point:
    """Half way between two points."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def distance(a: Point, b: Point) -> float:
    """Length of the straight line between two points."""
    return hypot(a[0] - b[0], a[1] - b[1])


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """A point on a circle; 0 degrees is up, clockwise, as on a clock."""
    angle = radians(degrees)
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def centroid(outline: Sequence[Point]) -> Point:
    """Centre of gravity of a polygon."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in _edges(outline):
        cross = ax * by - bx * ay
        area += cross
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return (x / (3 * area), y / (3 * area)) if area else outline[0]


def voronoi_cell(
    site: Point, others: Iterable[Point], outline: Sequence[Point]
) -> tuple[Point, ...]:
    """The part of `outline` that lies nearer to `site` than to any of the others.

    The outline need not be convex, but must contain the site; where it bends inwards so far that
    the cell falls apart, the parts stay joined by a line without width.
    """
    cell = tuple(outline)
    for other in others:
        cell = _nearer_half(cell, site, other)
    return cell


def shrink(outline: Sequence[Point], by: float) -> tuple[Point, ...]:
    """The polygon with every corner drawn towards its centre by `by` units: a gap between
    neighbours."""
    cx, cy = centroid(outline)
    moved = []
    for x, y in outline:
        away = distance((x, y), (cx, cy))
        keep = max(0.0, 1 - by / away) if away else 0.0
        moved.append((cx + (x - cx) * keep, cy + (y - cy) * keep))
    return tuple(moved)


def _edges(outline: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def _nearer_half(cell: tuple[Point, ...], site: Point, other: Point) -> tuple[Point, ...]:
    """Sutherland and Hodgman: cut the polygon along the perpendicular bisector, keep the site's
    side."""
    (mx, my), dx, dy = middle(site, other), other[0] - site[0], other[1] - site[1]

    def side(point: Point) -> float:
        return (point[0] - mx) * dx + (point[1] - my) * dy

    kept: list[Point] = []
    for a, b in _edges(cell) if cell else ():
        from_a, from_b = side(a), side(b)
        if from_a <= 0:
            kept.append(a)
        if (from_a < 0 < from_b) or (from_b < 0 < from_a):
            share = from_a / (from_a - from_b)
            kept.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return tuple(kept)
