"""Caravans: exactly the legal lines are offered, and each can be drawn from either end."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from ennead.games.ankh.board import Board, grow
from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.hexes import first, members
from ennead.games.ankh.rules.lines import lines_of


def board_of(game: AnkhGame, flooded: bool = False) -> Board:
    spaces = game.components["module", "high-nile"]["flooded"] if flooded else ()
    return Board(game.components["map", "egypt"], spaces)


def brute_force(board: Board, camels: int, region: int) -> set[frozenset[int]]:
    """A-25 word by word, on sets of sides: grow every path, flood the map from scratch."""
    barred = set(members(board.rivers | camels))
    inside = [
        side
        for side in members(board.dry)
        if side not in barred
        and region >> board.sides[side][0] & region >> board.sides[side][1] & 1
    ]

    def on_border(corner: int) -> bool:
        spaces = members(board.corners[corner])
        if len(spaces) < 3 or any(board.water >> space & 1 for space in spaces):
            return True
        return any(board.side[pair] in barred for pair in combinations(spaces, 2))

    def is_line(path: frozenset[int]) -> bool:
        ends: dict[int, int] = {}
        for side in path:
            for corner in board.ends[side]:
                ends[corner] = ends.get(corner, 0) + 1
        loose = [corner for corner, count in ends.items() if count == 1]
        inner = [corner for corner, count in ends.items() if count == 2]
        if len(loose) != 2 or len(loose) + len(inner) != len(ends):
            return False
        return all(map(on_border, loose)) and not any(map(on_border, inner))

    found: set[frozenset[int]] = set()
    paths = {frozenset([side]) for side in inside}
    for _ in range(6):
        for path in paths:
            if is_line(path):
                walls = camels | sum(1 << side for side in path)
                parts = [part for part in board.regions(walls) if part & region]
                if len(parts) == 2 and min(part.bit_count() for part in parts) >= 6:
                    found.add(path)
        longer = {
            path | {side}
            for path in paths
            for side in inside
            if side not in path
            and any(set(board.ends[side]) & set(board.ends[other]) for other in path)
        }
        paths = {path for path in longer if _is_path(board, path)}
    return found


def _is_path(board: Board, path: frozenset[int]) -> bool:
    """No corner where three of its sides meet, and no ring."""
    corners: dict[int, int] = {}
    for side in path:
        for corner in board.ends[side]:
            corners[corner] = corners.get(corner, 0) + 1
    return max(corners.values()) <= 2 and len(corners) == len(path) + 1


@pytest.mark.parametrize(("region", "count"), [("a1", 44), ("b0", 19), ("f6", 29)])
def test_the_empty_map_has_the_known_lines(game: AnkhGame, region: str, count: int) -> None:
    """44 lines split the West, 19 the Delta, 29 the East."""
    board = board_of(game)
    (land,) = [one for one in board.regions(0) if first(one) == board.index[region]]
    assert len({frozenset(line) for line in lines_of(board, land, 6, 6).parts}) == count


@pytest.mark.parametrize("flooded", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_lines_are_those_of_brute_force(game: AnkhGame, seed: int, flooded: bool) -> None:
    """Along a random history of caravans every region has the lines of the definition."""
    board, rng = board_of(game, flooded), random.Random(seed)
    camels = 0
    for _ in range(3):
        lines: list[tuple[int, ...]] = []
        for region in board.regions(camels):
            found = lines_of(board, region, 6, 6)
            expected = brute_force(board, camels, region)
            assert {frozenset(line) for line in found.parts} == expected
            lines += found.parts
        if not lines:
            break
        for side in rng.choice(sorted(lines)):
            camels |= 1 << side


def test_every_line_can_be_drawn_from_either_end(game: AnkhGame) -> None:
    """Each beginning leads on to a line, none is the beginning of another, both ways."""
    board = board_of(game)
    for region in board.regions(0):
        lines = lines_of(board, region, 6, 6)
        for line in lines.parts:
            assert line[::-1] in lines.parts
            assert line not in lines.following
            for length in range(len(line)):
                assert line[length] in lines.following[line[:length]]
        for drawn, following in lines.following.items():
            assert following == sorted(following)
            assert all(
                (*drawn, side) in lines.following or (*drawn, side) in lines.parts
                for side in following
            )


def test_parts_are_whole_and_large_enough(game: AnkhGame) -> None:
    """The two parts of a line make up the region, hang together, and have at least six spaces."""
    board = board_of(game)
    for region in board.regions(0):
        for line, (one, other) in lines_of(board, region, 6, 6).parts.items():
            around = board.adjacent(sum(1 << side for side in line))
            assert one | other == region
            assert not one & other
            for part in (one, other):
                assert part.bit_count() >= 6
                assert grow(1 << first(part), region, around) == part


def test_short_supply_allows_short_lines_only(game: AnkhGame) -> None:
    """A-26: no line is longer than the camels that are left."""
    board = board_of(game)
    west = board.regions(0)[0]
    assert {len(line) for line in lines_of(board, west, 6, 6).parts} == {3, 4, 5, 6}
    assert {len(line) for line in lines_of(board, west, 3, 6).parts} == {3}
    assert not lines_of(board, west, 0, 6).parts
