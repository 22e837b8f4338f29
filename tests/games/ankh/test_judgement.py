"""Judgement: a policy that plays well, and an estimate that stays between 0 and 1."""

from __future__ import annotations

import random

import pytest

from ennead.arena.series import play_series
from ennead.bots.simple import Greedy, Random
from ennead.games.ankh.game import AnkhGame
from ennead.kernel.chance import Sampled


@pytest.mark.parametrize("scenario", ["middle-kingdom", "old-kingdom"])
def test_greedy_beats_random(game: AnkhGame, scenario: str) -> None:
    """The policy wins at least nine of ten matches against a random player, either seat."""
    setup = game.setup(2, {"scenario": scenario})
    first = play_series(game, setup, [Greedy(), Random()], 10, 1)
    second = play_series(game, setup, [Random(), Greedy()], 10, 2)
    assert first.wins[0] + second.wins[1] >= 18


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_can_be_judged(game: AnkhGame, players: int) -> None:
    """All options are rated from a seat's view, and chances stay between 0 and 1."""
    rng = random.Random(players)
    judgement = game.judgement()
    options = {"two-cities": "on", "guardian-auction": "on"}
    for _ in range(3):
        g = game.start(game.setup(players, options), Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            view = game.view(g, seat).state
            assert len(judgement.weigh(view, seat, menu)) == len(menu)
            assert all(0 <= chance <= 1 for chance in judgement.evaluate(view))
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
        assert judgement.evaluate(g) == [s in game.winners(g) for s in range(players)]
