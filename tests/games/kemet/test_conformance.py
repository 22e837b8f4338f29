"""Conformance: the promises of every game, for every number of players and every switch."""

from __future__ import annotations

import random

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.state import Kemet
from ennead.kernel.chance import Sampled
from ennead.kernel.conformance import check
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough

SWITCHES = [
    {"battle-deck": "ta-seti"},
    {"diversion": "escape"},
    {"sanctuary-even": "off"},
    {"loser-may-stay": "on"},
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_matches_keep_every_promise(game: KemetGame, players: int) -> None:
    """No fault in random matches of each number of players."""
    report = check(game, game.setup(players), games=2, seed=20 * players)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize("options", SWITCHES, ids=lambda options: next(iter(options)))
def test_switches_keep_every_promise(game: KemetGame, options: dict[str, str]) -> None:
    """No fault with the other reading of each disputed rule."""
    report = check(game, game.setup(2, options), games=2, seed=7)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [7, 22, 76, 318, 1263, 4425]),
        (3, [8, 22, 75, 367, 1531, 5652]),
        (5, [8, 21, 84, 402, 1586, 4882]),
    ],
)
def test_perft(game: KemetGame, players: int, counts: list[int]) -> None:
    """The number of sequences of decisions from the first turn is what it was."""
    g = first_turn(game, players)
    assert [perft(game, g, depth) for depth in range(1, len(counts) + 1)] == counts


def first_turn(game: KemetGame, players: int) -> Kemet:
    """A match whose set-up took the first of every choice."""
    g = game.start(game.setup(players), FIRST)
    while g.question != "turn":
        game.apply(g, g.asked[0], game.menu(g, g.asked[0])[0])
    return g


@pytest.mark.parametrize("players", [2, 3, 5])
def test_golden_playthrough(game: KemetGame, players: int) -> None:
    """A recorded match plays out value by value as it did (regenerate with tests/games/kemet/golden.py)."""
    from tests.games.kemet.golden import DECISIONS, FOLDER

    lines = playthrough(game, game.setup(players), 11, DECISIONS)
    golden = (FOLDER / f"players-{players}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(lines, golden, strict=True), 1):
        assert line == expected, f"line {number}"


def play(game: KemetGame, players: int, seed: int) -> Kemet:
    rng = random.Random(seed)
    g = game.start(game.setup(players), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


@pytest.mark.parametrize("players", [2, 5])
def test_random_matches_end_with_nine_points(game: KemetGame, players: int) -> None:
    """A match ends because somebody has nine fame points and nobody more, long before the guard of A-66."""
    for seed in range(8):
        g = play(game, players, seed)
        scores = game.scores(g)
        assert scores[g.winner] == max(scores) >= 9
        assert g.round < g.box.limits.rounds // 2


def test_limits_hold_whenever_nobody_moves(game: KemetGame) -> None:
    """4.d: outside a Movement action every troop keeps its limit and has at most one creature."""
    rng = random.Random(5)
    g = game.start(game.setup(4), Sampled(rng))
    while not g.over:
        if g.question in ("turn", "fate", "fight", "place"):
            for zone, holder in enumerate(g.holder):
                if holder >= 0:
                    legion = any(
                        g.players[holder].tiles & bit for bit, _ in g.box.tiles.troop_limit
                    )
                    assert 0 < g.units[zone] <= (7 if legion else 5)
                    assert g.beasts[zone].bit_count() <= 1
                else:
                    assert (g.units[zone], g.beasts[zone]) == (0, 0)
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
