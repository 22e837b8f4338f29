"""Pages 7 and 8: the map. Terrain, the Nile, regions and what is adjacent to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ennead.games.ankh.hexes import first, members, spread

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North and on clockwise, in axial coordinates of flat-top hexes."""

_KEEP: Final = 4096
"""How many layouts of camels are remembered: a search meets many, a match only four."""


class Board:
    """The map without pieces. Hexes and sides between them are numbered; sets of them are bit sets.

    A side is known by its two hexes (`a3-a4`), a corner by the up to three hexes that meet there.
    """

    def __init__(
        self, chart: Mapping[str, Any], flooded: Sequence[str] = (), steps: int = 3
    ) -> None:
        self.hexes: list[str] = []
        self.axial: list[tuple[int, int]] = []
        self.fertile = self.desert = self.water = 0
        for name, place, terrain in _spaces(chart["terrain"]):
            bit = 1 << len(self.hexes)
            self.hexes.append(name)
            self.axial.append(place)
            if terrain == "~" or name in flooded:
                self.water |= bit
            elif terrain == "f":
                self.fertile |= bit
            else:
                self.desert |= bit
        self.land = self.fertile | self.desert
        self.all = self.land | self.water
        self.index = {name: space for space, name in enumerate(self.hexes)}
        self._neighbours()
        self._sides(chart["rivers"])
        self.reach = tuple(self._within(space, steps) for space in range(len(self.hexes)))
        self._adjacent: dict[int, tuple[int, ...]] = {}
        self._spans: dict[int, int] = {}

    def _neighbours(self) -> None:
        at = {place: space for space, place in enumerate(self.axial)}
        self.beside: list[tuple[int, ...]] = [
            tuple(at.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS) for q, r in self.axial
        ]
        """The hex in each direction, -1 beyond the edge."""
        self.near = tuple(sum(1 << other for other in six if other >= 0) for six in self.beside)
        """All hexes that share a side with a hex."""

    def _sides(self, rivers: Sequence[str]) -> None:
        self.sides: list[tuple[int, int]] = []
        self.side_names: list[str] = []
        self.ends: list[tuple[int, int]] = []
        """The two corners of a side."""
        self.corners: list[int] = []
        """The hexes that meet at a corner; fewer than three at the edge of the map."""
        known: dict[tuple[tuple[int, int], ...], int] = {}
        for space in range(len(self.hexes)):
            for other in members(self.near[space]):
                if other > space:
                    self.sides.append((space, other))
                    self.side_names.append(f"{self.hexes[space]}-{self.hexes[other]}")
                    one, two = (
                        self._corner(known, three) for three in self._meetings(space, other)
                    )
                    self.ends.append((one, two))
        self.side = {pair: side for side, pair in enumerate(self.sides)}
        self.side_index = {name: side for side, name in enumerate(self.side_names)}
        self.dry = sum(
            1 << n for n, (a, b) in enumerate(self.sides) if self.land >> a & self.land >> b & 1
        )
        """Sides between two spaces of land."""
        self.rivers = sum(1 << self.side_index[name] for name in rivers) & self.dry

    def _meetings(self, space: int, other: int) -> Iterator[tuple[tuple[int, int], ...]]:
        """The two corners of a side, as the three places that meet there, on the board or off."""
        (q, r), there = self.axial[space], self.axial[other]
        turn = DIRECTIONS.index((there[0] - q, there[1] - r))
        for dq, dr in (DIRECTIONS[turn - 1], DIRECTIONS[(turn + 1) % 6]):
            yield tuple(sorted(((q, r), there, (q + dq, r + dr))))

    def _corner(
        self, known: dict[tuple[tuple[int, int], ...], int], three: tuple[tuple[int, int], ...]
    ) -> int:
        if three not in known:
            known[three] = len(self.corners)
            self.corners.append(
                sum(1 << space for space, place in enumerate(self.axial) if place in three)
            )
        return known[three]

    def _within(self, space: int, steps: int) -> int:
        """A-04: every hex within so many steps over the board, itself included."""
        reached = 1 << space
        for _ in range(steps):
            reached |= spread(reached, self.near)
        return reached

    def adjacent(self, camels: int) -> tuple[int, ...]:
        """R8.1, R8.2: what is adjacent to each hex, no river or camel between; water to all."""
        found = self._adjacent.get(camels)
        if found is None:
            around = list(self.near)
            for side in members(self.rivers | camels):
                a, b = self.sides[side]
                around[a] &= ~(1 << b)
                around[b] &= ~(1 << a)
            if len(self._adjacent) >= _KEEP:
                self._adjacent.clear()
            found = self._adjacent[camels] = tuple(around)
        return found

    def regions(self, camels: int) -> list[int]:
        """R7.1: the regions of land, in the order of their first hexes."""
        around = self.adjacent(camels)
        found, left = [], self.land
        while left:
            region = grow(1 << first(left), left, around)
            found.append(region)
            left &= ~region
        return found

    def span(self, region: int) -> int:
        """R7.3: a region of land with all the water that borders it."""
        span = self._spans.get(region)
        if span is None:
            if len(self._spans) >= _KEEP:
                self._spans.clear()
            span = self._spans[region] = region | spread(region, self.near) & self.water
        return span


def grow(seed: int, within: int, around: tuple[int, ...]) -> int:
    """Everything inside `within` that hangs together with the seed."""
    grown, fresh = seed, seed
    while fresh:
        fresh = spread(fresh, around) & within & ~grown
        grown |= fresh
    return grown


def _spaces(terrain: Sequence[str]) -> Iterator[tuple[str, tuple[int, int], str]]:
    """Name, axial place and terrain of every space, column by column."""
    for column in range(len(terrain[0])):
        for row, line in enumerate(terrain):
            if line[column] != ".":
                name = f"{chr(ord('a') + column)}{row}"
                yield name, (column, row - column // 2), line[column]
