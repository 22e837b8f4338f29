"""Conformance: the promises of every game, for every number of players, pool and reading of a disputed rule."""

from __future__ import annotations

import random

import pytest

from ennead.games.afterlife.tables import BOAT
from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.chance import Sampled
from ennead.kernel.conformance import check
from ennead.kernel.perft import FIRST, perft
from ennead.kernel.playthrough import playthrough

from .golden import DECISIONS, FOLDER, MATCHES

POOLS = ("afterlife", "original", "mix", "half-independent", "half-merged", "five", "six")
OTHER_READINGS = {
    "reactions": "possible",
    "senet-axe": "off",
    "ring-entomb": "on",
    "boat-fork": "on",
    "hounds-same-way": "on",
    "hidden-stock": "on",
    "open-discard": "on",
}


def random_match(game: AfterlifeGame, players: int, seed: int, **options: str) -> Afterlife:
    rng = random.Random(seed)
    g = game.start(game.setup(players, options), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


@pytest.mark.parametrize(
    ("players", "pool"),
    [(1 + n % 4, pool) for n, pool in enumerate((*POOLS, *POOLS[::-1]))],
)
def test_random_matches_keep_every_promise(game: AfterlifeGame, players: int, pool: str) -> None:
    """No fault in a random match of each pool and number of players."""
    report = check(game, game.setup(players, {"pool": pool}), games=1)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(("players", "pool"), [(5, "five"), (5, "six"), (6, "six")])
def test_large_tables_keep_every_promise(game: AfterlifeGame, players: int, pool: str) -> None:
    """No fault with five and six players."""
    report = check(game, game.setup(players, {"pool": pool}), games=1)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(("players", "pool"), [(2, "half-merged"), (3, "original"), (6, "six")])
def test_other_readings_keep_every_promise(game: AfterlifeGame, players: int, pool: str) -> None:
    """No fault with the other reading of each disputed rule."""
    options = {**OTHER_READINGS, "pool": pool, "uniques": "per-cost"}
    report = check(game, game.setup(players, options), games=1)
    assert [str(fault) for fault in report.faults] == []


def test_the_master_embalmer_keeps_every_promise(game: AfterlifeGame) -> None:
    """No fault alone without the free entombing."""
    report = check(game, game.setup(1, {"solo": "master"}), games=1)
    assert [str(fault) for fault in report.faults] == []


@pytest.mark.parametrize(
    ("players", "pool", "counts"),
    [
        (1, "afterlife", [9, 44, 246, 1153, 6765]),
        (2, "original", [9, 44, 236, 935, 4581]),
        (4, "half-merged", [9, 44, 236, 963, 4591]),
    ],
)
def test_perft(game: AfterlifeGame, players: int, pool: str, counts: list[int]) -> None:
    """The number of sequences of decisions from the start is what it was."""
    g = game.start(game.setup(players, {"pool": pool}), FIRST)
    assert [perft(game, g, depth) for depth in range(1, 6)] == counts


@pytest.mark.parametrize("name", MATCHES)
def test_golden_playthrough(game: AfterlifeGame, name: str) -> None:
    """A recorded match plays out value by value as it did (regenerate with tests/games/afterlife/golden.py)."""
    players, options = MATCHES[name]
    lines = playthrough(game, game.setup(players, options), 7, DECISIONS)
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(lines, golden, strict=True), 1):
        assert line == expected, f"line {number}"


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_matches_end_within_the_bound_on_turns(game: AfterlifeGame, players: int) -> None:
    """R-07: never more than two turns a market card and one a player; stock and pyramid are empty at the end."""
    for seed in range(10):
        g = random_match(game, players, seed)
        assert g.turn <= 2 * sum(g.copies) + players
        assert g.won or (not g.second and not g.third and g.pyramid == [-1] * 6)
        assert (g.turn % players == 0) or g.won


def test_a_silent_boat_betrays_nothing(game: AfterlifeGame) -> None:
    """Who is asked about Boat does not depend on whether it is in the hand: both happen, and a world may have either."""
    held = []
    for seed in range(25):
        rng = random.Random(seed)
        g = game.start(game.setup(3, {"pool": "original"}), Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            if g.question == "boat":
                held.append(BOAT in g.players[seat].hand)
                world = game.determinize(game.view(g, g.active), rng)
                assert BOAT in world.players[seat].hand + world.players[seat].deck + (
                    world.players[seat].discard
                )
            menu = game.menu(g, seat)
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert any(held)
    assert not all(held)
