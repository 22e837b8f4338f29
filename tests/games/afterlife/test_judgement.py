"""Judgement: the plain rule-based player knows what is good, and sees no more than its seat."""

from __future__ import annotations

import random

import pytest

from ennead.bots.simple import Greedy, Random
from ennead.games.afterlife.bot.evaluation import evaluate
from ennead.games.afterlife.bot.policy import weigh
from ennead.games.afterlife.game import AfterlifeGame
from ennead.kernel.chance import Sampled


def duel(game: AfterlifeGame, players: int, seed: int, **options: str) -> bool:
    """Whether greedy, on a seat that changes, beats the random players alone."""
    rng = random.Random(seed)
    g = game.start(game.setup(players, options), Sampled(rng))
    me = seed % players
    while not g.over:
        seat = g.asked[0]
        bot = Greedy() if seat == me else Random()
        option = bot.choose(game, game.view(g, seat), game.menu(g, seat), rng)
        game.apply(g, seat, option)
    return game.winners(g) == (me,)


@pytest.mark.parametrize("pool", ["afterlife", "original", "half-merged"])
def test_greedy_beats_random(game: AfterlifeGame, pool: str) -> None:
    """At least 19 of 20 two-player matches (400 were won when it was tuned)."""
    assert sum(duel(game, 2, seed, pool=pool) for seed in range(20)) >= 19


def test_greedy_beats_five_random_players(game: AfterlifeGame) -> None:
    """At a full table too."""
    assert sum(duel(game, 6, seed) for seed in range(6)) >= 5


@pytest.mark.parametrize(("solo", "least"), [("beginner", 160), ("master", 50)])
def test_greedy_has_a_plan_alone(game: AfterlifeGame, solo: str, least: int) -> None:
    """In the median of a few matches (of 164): the plan of a match among rivals brings 105 and 19."""
    scores = []
    for seed in range(15):
        rng = random.Random(seed)
        g = game.start(game.setup(1, {"solo": solo}), Sampled(rng))
        while not g.over:
            game.apply(g, 0, Greedy().choose(game, game.view(g, 0), game.menu(g, 0), rng))
        scores.append(game.scores(g)[0])
    assert sorted(scores)[7] >= least


def test_opinions_depend_on_the_view_only(game: AfterlifeGame) -> None:
    """Weights are numbers for every option; the chances of winning are chances."""
    rng = random.Random(3)
    for players in (1, 2, 5):
        g = game.start(game.setup(players), Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            if rng.random() < 0.2:
                view = game.view(g, seat)
                weights = weigh(view.state, seat, menu)
                assert len(weights) == len(menu)
                assert weights == weigh(view.state, seat, menu)
                world = game.determinize(view, rng)
                for other in range(players):
                    assert 0 <= evaluate(view.state)[other] <= 1
                    assert 0 <= evaluate(world)[other] <= 1
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
