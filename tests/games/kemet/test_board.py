"""The board of each player count: symmetric, fair, and drawn as it is linked."""

from __future__ import annotations

import pytest

from ennead.games.kemet.board import DISTRICTS, Board
from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.scene.outlines import outlines


def board_of(game: KemetGame, players: int, sanctuary: str = "on") -> Board:
    options = {"sanctuary-even": sanctuary} if players in (2, 4) else {}
    board: Board = game.box(game.setup(players, options)).board
    return board


@pytest.mark.parametrize(
    ("players", "zones", "temples", "obelisks"),
    [(2, 15, 3, 5), (3, 20, 3, 6), (4, 27, 5, 8), (5, 32, 5, 9)],
)
def test_size(game: KemetGame, players: int, zones: int, temples: int, obelisks: int) -> None:
    """Zones, temples and obelisks are as many as the configuration has."""
    board = board_of(game, players)
    assert (len(board.zones), len(board.temples), len(board.obelisks)) == (zones, temples, obelisks)
    assert len(board.cities) == players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_land_links_go_both_ways(game: KemetGame, players: int) -> None:
    """Adjacency is symmetric and stays on the board."""
    board = board_of(game, players)
    for zone in board.zones:
        for near in board.land[zone]:
            assert zone in board.land[near]
            assert near in board.zones
            assert board.touching[zone] >> near & 1


def steps(board: Board, city: int, start: int) -> dict[int, int]:
    """Simple moves from a zone to every other, walls aside."""
    found, edge = {start: 0}, [start]
    for zone in edge:
        for near in board.links[city][zone]:
            if near not in found:
                found[near] = found[zone] + 1
                edge.append(near)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_city_is_equally_far(game: KemetGame, players: int) -> None:
    """Two moves to the temple of its bank, three to the river temple; only teleports reach the
    Delta, whose port can be left but not reached."""
    names = game.notation.names["zone"]
    board = board_of(game, players)
    for city in board.cities:
        far = {names[zone]: n for zone, n in steps(board, city, city * 3).items()}
        inland = "eastern-temple" if city in (2, 3) else "western-temple"
        assert far[inland] == 2
        assert far["west-river-temple"] == 3
        assert not {"delta-marsh", "delta-temple", "sanctuary"} & far.keys()


def test_no_obelisk_in_a_city(game: KemetGame) -> None:
    """A-21: no teleport leads over a wall."""
    for players in (2, 3, 4, 5):
        assert all(zone >= DISTRICTS for zone in board_of(game, players).obelisks)


def test_the_sanctuary_can_be_left_out(game: KemetGame) -> None:
    """A-49: without it the even boards have one zone less and no link to it."""
    board = board_of(game, 2, "off")
    assert board.sanctuary == -1
    assert len(board.zones) == 14
    assert board_of(game, 3).sanctuary >= 0


@pytest.mark.parametrize("side", ["even", "odd"])
def test_zones_touch_where_they_are_adjacent(game: KemetGame, side: str) -> None:
    """On the picture two deserts share a stretch of border exactly if they are adjacent by land."""
    names = game.notation.names["zone"]
    board = board_of(game, 4 if side == "even" else 5)
    shapes = outlines(side)
    for name, outline in shapes.items():
        for other, outline_too in shapes.items():
            if name == other or "delta" in name or "delta" in other:
                continue
            shared = {
                point for point in outline if point in outline_too and point[0] not in (0, 1000)
            }
            across = crosses_river(name, other)
            linked = names.index(other) in board.land[names.index(name)]
            assert across or linked == (len(shared) > 1), f"{name} and {other}"


def crosses_river(one: str, other: str) -> bool:
    """Whether two zones lie on two banks: the river between them is a line, not a border."""
    east = ("east", "north-east", "south-east")
    return one.startswith(east) != other.startswith(east)
