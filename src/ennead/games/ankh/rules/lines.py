"""Page 21: every legal line of camels in a region, found exactly, for drawing side by side.

A-25: a line is a simple path of free sides inside one region; both its ends touch a river, a camel,
water or the edge, no corner between them does, and it leaves exactly two parts that are large
enough. Inside a region nothing bars the way, so an inner corner is one where three hexes of the
region meet, and the lines depend on the region alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ennead.games.ankh.board import Board
from ennead.games.ankh.hexes import first, members


class RegionLines:
    """The legal lines of one region.

    `parts` has a key for every line drawn from either end: the land on each side of it. `following`
    has the sides that go on from each beginning of such a drawing; a side is listed only if a legal
    line can be finished with it.
    """

    def __init__(self, found: list[tuple[tuple[int, ...], tuple[int, int]]]) -> None:
        self.parts: dict[tuple[int, ...], tuple[int, int]] = {}
        self.following: dict[tuple[int, ...], list[int]] = {}
        for line, parts in found:
            for drawn in (line, line[::-1]):
                self.parts[drawn] = parts
                for length, side in enumerate(drawn):
                    nexts = self.following.setdefault(drawn[:length], [])
                    if side not in nexts:
                        nexts.append(side)
        for nexts in self.following.values():
            nexts.sort()


@lru_cache(maxsize=4096)
def lines_of(board: Board, region: int, longest: int, smallest: int) -> RegionLines:
    """All legal lines of at most `longest` camels, with parts of at least `smallest` spaces."""
    found = []
    if region.bit_count() >= 2 * smallest:
        for line in _paths(board, region, longest):
            parts = split(board, region, line)
            if parts is not None and min(parts[0].bit_count(), parts[1].bit_count()) >= smallest:
                found.append((line, parts))
    return RegionLines(found)


def _paths(board: Board, region: int, longest: int) -> Iterator[tuple[int, ...]]:
    """Every path from border to border with no corner on the border between, each once."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for side, (a, b) in enumerate(board.sides):
        if region >> a & region >> b & 1:
            one, two = board.ends[side]
            ways.setdefault(one, []).append((side, two))
            ways.setdefault(two, []).append((side, one))
    inner = {corner: _is_inner(board, region, corner) for corner in ways}
    for start in ways:
        if inner[start]:
            continue
        stack: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), (start,))]
        while stack:
            line, walked = stack.pop()
            for side, corner in ways[walked[-1]]:
                if corner in walked:
                    continue
                if not inner[corner]:
                    if corner > start:
                        yield (*line, side)
                elif len(line) + 1 < longest:
                    stack.append(((*line, side), (*walked, corner)))


def _is_inner(board: Board, region: int, corner: int) -> bool:
    hexes = board.corners[corner]
    return hexes.bit_count() == 3 and not hexes & ~region


def split(board: Board, region: int, line: tuple[int, ...]) -> tuple[int, int] | None:
    """The two parts that a line cuts a region into, or None if it hangs together still."""
    around = dict.fromkeys(members(region), 0)
    for space in around:
        around[space] = board.near[space] & region
    for side in line:
        a, b = board.sides[side]
        around[a] &= ~(1 << b)
        around[b] &= ~(1 << a)
    part, fresh = 0, region & -region
    while fresh:
        space = first(fresh)
        part |= 1 << space
        fresh = (fresh | around[space]) & ~part
    rest = region & ~part
    return (part, rest) if rest else None
