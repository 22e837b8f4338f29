"""Conformance: the promises of every game, for every number of players, scenario and module."""

from __future__ import annotations

import random

import pytest

from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.state import Ankh
from ennead.kernel.chance import Sampled
from ennead.kernel.conformance import check
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough
from ennead.kernel.seats import SPECTATOR


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scenario", ["middle-kingdom", "old-kingdom"])
def test_random_matches_keep_every_promise(game: AnkhGame, players: int, scenario: str) -> None:
    """No fault in a few random matches of each scenario."""
    report = check(game, game.setup(players, {"scenario": scenario}), games=2)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("players", [2, 4])
def test_modules_and_stricter_readings_keep_every_promise(game: AnkhGame, players: int) -> None:
    """No fault with all modules on and the other reading of each disputed rule."""
    options = {
        "high-nile": "on",
        "two-cities": "on",
        "guardian-auction": "on",
        "osiris-gates": "placed-first",
        "satet-push": "within",
        "guardian-1": "satet",
        "gods": "random",
    }
    report = check(game, game.setup(players, options), games=2)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(
    ("players", "scenario", "counts"),
    [
        (2, "middle-kingdom", [4, 15, 93, 266, 2266, 6643]),
        (3, "old-kingdom", [4, 15, 89, 258, 1936, 5931]),
        (5, "middle-kingdom", [4, 15, 93, 266, 2176, 6627]),
    ],
)
def test_perft(game: AnkhGame, players: int, scenario: str, counts: list[int]) -> None:
    """The number of sequences of decisions from the start is what it was."""
    g = game.start(game.setup(players, {"gods": "random", "scenario": scenario}), FIRST)
    assert [perft(game, g, depth) for depth in range(1, 7)] == counts


def random_match(game: AnkhGame, players: int, seed: int) -> Ankh:
    rng = random.Random(seed)
    g = game.start(game.setup(players), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


@pytest.mark.parametrize("players", [2, 3, 5])
def test_golden_playthrough(game: AnkhGame, players: int) -> None:
    """A recorded match plays out value by value as it did (regenerate with tests/games/ankh/golden.py)."""
    from tests.games.ankh.golden import DECISIONS, FOLDER

    lines = playthrough(game, game.setup(players), 7, DECISIONS)
    golden = (FOLDER / f"players-{players}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(lines, golden, strict=True), 1):
        assert line == expected, f"line {number}"


def test_regions_stay_sound(game: AnkhGame) -> None:
    """At the end of random matches regions are those of the map with its camels, none below six spaces."""
    for seed in range(12):
        g = random_match(game, 2 + seed % 4, seed)
        board = g.box.board
        assert sorted(g.regions) == sorted(board.regions(g.camels))
        assert min(region.bit_count() for region in g.regions) >= 6
        assert g.camels.bit_count() <= 30
        assert not g.camels & ~board.dry


def test_a_merged_god_has_nothing_left_below(game: AnkhGame) -> None:
    """After a merge the lower god owns no figure, token or card, and both boards show the same powers."""
    merged = 0
    for seed in range(20):
        g = random_match(game, 3 + seed % 3, seed)
        for god in g.gods:
            head = g.gods[god.head]
            if head is not god:
                merged += 1
                assert (god.army, sum(god.pool), god.ankhs, god.hand) == (0, 0, 0, 0)
                assert (god.powers, god.row) == (head.powers, head.row)
                assert god.forgotten == head.forgotten
    assert merged == 20


def test_sealed_cards_and_bids_do_not_leak(game: AnkhGame) -> None:
    """While others still choose, nobody else's view or the spectator's holds a chosen card or bid."""
    sealed = 0
    for seed in range(6):
        rng = random.Random(seed)
        g = game.start(game.setup(3), Sampled(rng))
        while not g.over:
            seat = g.asked[-1]
            menu = game.menu(g, seat)
            choice = menu[int(rng.random() * len(menu))]
            game.apply(g, seat, choice)
            if g.sealed and g.sealed[seat] is not None:
                sealed += 1
                for viewer in (*range(g.seats), SPECTATOR):
                    seen = game.view(g, viewer).state.sealed[seat]
                    assert (seen == choice) == (viewer == seat)
    assert sealed > 20


def test_winners_are_a_team_or_one(game: AnkhGame) -> None:
    """Every random match ends with one god, a merged pair, or nobody."""
    for seed in range(16):
        g = random_match(game, 2 + seed % 4, 100 + seed)
        winners = game.winners(g)
        assert len(winners) <= 2
        if winners:
            assert {g.gods[seat].head for seat in winners} == {g.winner}
        else:
            assert not g.ladder
