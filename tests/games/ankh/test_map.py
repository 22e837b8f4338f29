"""The map: its spaces, the Nile, regions and what is adjacent."""

from __future__ import annotations

import pytest

from ennead.games.ankh.board import Board
from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.hexes import first, members, spread

SCENARIOS = [
    f"{kingdom}-{players}"
    for kingdom in ("middle-kingdom", "old-kingdom")
    for players in (2, 3, 4, 5)
]


@pytest.fixture(scope="module")
def board(game: AnkhGame) -> Board:
    return Board(game.components["map", "egypt"])


def test_sets_list_their_members_in_order() -> None:
    """A set of hexes gives back what was put in, sorted, however far apart."""
    for numbers in ([], [0], [7, 8], [0, 63, 64, 100], [265]):
        assert members(sum(1 << number for number in numbers)) == numbers
    assert first(1 << 5 | 1 << 70) == 5


def test_the_board_has_the_printed_spaces(board: Board) -> None:
    """101 spaces: 43 fertile, 39 desert, 19 water; 31 sides of river; three regions."""
    assert len(board.hexes) == 101
    counts = [kind.bit_count() for kind in (board.fertile, board.desert, board.water)]
    assert counts == [43, 39, 19]
    assert board.rivers.bit_count() == 31
    sizes = {board.hexes[first(region)]: region.bit_count() for region in board.regions(0)}
    assert sizes == {"a1": 32, "b0": 22, "f6": 28}


def test_regions_match_their_names(game: AnkhGame, board: Board) -> None:
    """Each named region holds its anchor and has its size."""
    for name, table in game.components.of("region").items():
        (found,) = [r for r in board.regions(0) if r >> board.index[table["anchor"]] & 1]
        assert found.bit_count() == table["size"], name


def test_neighbours_are_mutual(board: Board) -> None:
    """Sharing a side goes both ways, and so does being adjacent, whatever camels stand."""
    for camels in (0, board.dry & ~board.rivers & 0x5A5A5A5A5A5A5A5A5A5A5A5A):
        around = board.adjacent(camels)
        for space in range(len(board.hexes)):
            assert all(around[other] >> space & 1 for other in members(around[space]))


def test_water_touches_every_bank(board: Board) -> None:
    """Every water space borders a region; without camels only e6 and k1 border two."""
    shared = {
        board.hexes[water]
        for water in members(board.water)
        if sum(1 for region in board.regions(0) if board.near[water] & region) > 1
    }
    assert shared == {"e6", "k1"}
    assert all(board.near[water] & board.land for water in members(board.water))


def test_three_steps_go_over_anything(board: Board) -> None:
    """A-04: the distance counts steps between neighbouring spaces of the board."""
    near = board.near[board.index["e7"]] | 1 << board.index["e7"]
    two = spread(near, board.near)
    assert board.reach[board.index["e7"]] == spread(two, board.near)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("flooded", ["off", "on"])
def test_scenarios_fit_the_map(game: AnkhGame, scenario: str, flooded: str) -> None:
    """Every piece has land of its own, every camel parts two regions, tokens lie as printed."""
    kingdom, _, players = scenario.rpartition("-")
    box = game.open_box(
        game.setup(int(players), {"scenario": kingdom, "high-nile": flooded, "two-cities": "on"})
    )
    board, layout = box.board, box.layout
    spaces = [*layout.gods, *layout.warriors, *(at for _, at in layout.controlled)]
    spaces += [space for kind in layout.neutral for space in members(kind)] + members(box.cities)
    assert len(set(spaces)) == len(spaces)
    assert all(board.land >> space & 1 for space in spaces)
    assert sum(layout.regions) == board.land
    for side in members(layout.camels):
        a, b = board.sides[side]
        assert not any(region >> a & region >> b & 1 for region in layout.regions)
    if flooded == "off":
        sizes = game.components["scenario", scenario]["sizes"]
        assert [region.bit_count() for region in layout.regions] == sizes


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everyone_starts_at_home(game: AnkhGame, scenario: str) -> None:
    """The warrior of place n stands in region n, the first monument next to one's figure."""
    kingdom, _, players = scenario.rpartition("-")
    box = game.open_box(game.setup(int(players), {"scenario": kingdom}))
    around = box.board.adjacent(box.layout.camels)
    for place in range(int(players)):
        assert box.layout.regions[place] >> box.layout.warriors[place] & 1
        monument = box.layout.controlled[place][1]
        beside = 1 << box.layout.gods[place] | 1 << box.layout.warriors[place]
        assert around[monument] & beside
