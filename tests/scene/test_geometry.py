"""Plane geometry: hexes fit together, cells cover their outline."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ennead.kernel.geometry import (
    Point,
    centroid,
    distance,
    hex_centre,
    hex_corners,
    hex_side,
    polar,
    shrink,
    voronoi_cell,
)

SQUARE: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))


def area(outline: tuple[Point, ...]) -> float:
    pairs = pairwise((*outline, outline[0]))
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


@pytest.mark.parametrize("step", [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])
def test_neighbouring_hexes_share_the_side_between_them(step: tuple[int, int]) -> None:
    """The ends of the shared side are corners of both hexes."""
    here, there = hex_centre(3, 2, 30), hex_centre(3 + step[0], 2 + step[1], 30)
    for end in hex_side(here, there, 30):
        for centre in (here, there):
            assert min(distance(end, corner) for corner in hex_corners(centre, 30)) < 1e-9


@given(
    st.lists(
        st.tuples(st.integers(1, 99), st.integers(1, 99)), min_size=1, max_size=12, unique=True
    )
)
def test_voronoi_cells_tile_their_outline(sites: list[tuple[int, int]]) -> None:
    """Cells contain their sites and together have exactly the area of the outline."""
    cells = [voronoi_cell(s, [o for o in sites if o != s], SQUARE) for s in sites]
    assert sum(map(area, cells)) == pytest.approx(10_000)


def test_polar_runs_like_a_clock() -> None:
    """0 degrees is up, 90 is right."""
    assert polar(10, 0) == pytest.approx((0, -10))
    assert polar(10, 90) == pytest.approx((10, 0))


def test_shrink_keeps_the_centre() -> None:
    """A shrunken outline is smaller and has the same centre of gravity."""
    smaller = shrink(SQUARE, 5)
    assert centroid(smaller) == pytest.approx((50, 50))
    assert area(smaller) < area(SQUARE)
