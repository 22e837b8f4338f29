"""Whole random matches of Kemet: how they end, and the limits that hold in them."""

from __future__ import annotations

import random

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.state import Kemet
from ennead.kernel import Sampled


def play(game: KemetGame, players: int, seed: int) -> Kemet:
    rng = random.Random(seed)
    g = game.start(game.setup(players), Sampled(rng))
    while not g.over:
        menu = game.menu(g, g.asked[0])
        game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
    return g


@pytest.mark.parametrize("players", [2, 5])
def test_random_matches_end_with_nine_points(game: KemetGame, players: int) -> None:
    """A match ends with nine fame points and nobody above, long before the guard of A-66."""
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
