"""The greedy bot: what it is worth, and that it looks at nothing it may not see."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ennead.bots.simple import Greedy, Random
from ennead.games.pharaon.bot.policy import judge_by
from ennead.games.pharaon.bot.weights import WEIGHTS
from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.state import Pharaon
from ennead.games.pharaon.verbs import PASS
from ennead.kernel.chance import Sampled


def play(game: PharaonGame, bots: list[Greedy | Random], seed: int) -> Pharaon:
    rng = random.Random(seed)
    g = game.start(game.setup(len(bots)), Sampled(rng))
    while not g.over:
        seat = g.asked[0]
        view = game.view(g, seat)
        option = bots[seat].choose(game, view, game.menu(view.state, seat), rng)
        game.apply(g, seat, option)
    return g


@pytest.mark.slow
def test_greedy_beats_random(game: PharaonGame) -> None:
    """Greedy wins 95 % of matches of two against random play; two of them score 90 on average."""
    won = 0
    for seed in range(40):
        seat = seed % 2
        bots: list[Greedy | Random] = [Random(), Random()]
        bots[seat] = Greedy()
        won += game.winners(play(game, bots, seed)) == (seat,)
    assert won >= 38
    scores = [
        points
        for seed in range(10)
        for points in game.scores(play(game, [Greedy(), Greedy()], seed))
    ]
    assert sum(scores) / len(scores) >= 90


@pytest.mark.parametrize("players", [1, 2, 5])
def test_judgement_answers_everywhere(game: PharaonGame, players: int) -> None:
    """Every option of a match gets a weight and every view a chance between 0 and 1."""
    judgement = game.judgement()
    asked = set()
    for seed in range(4):
        rng = random.Random(seed)
        g = game.start(game.setup(players), Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            view: Pharaon = game.view(g, seat).state
            menu = game.menu(view, seat)
            weights = judgement.weigh(view, seat, menu)
            assert len(weights) == len(menu)
            assert all(0 <= chance <= 1 for chance in judgement.evaluate(view))
            asked.add(g.question)
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert {"turn", "pay", "jar", "step"} <= asked


def test_figures_come_from_one_table(game: PharaonGame) -> None:
    """Another table of figures judges otherwise, and leaves the first one's judgement alone."""
    usual = game.judgement()
    lazy = judge_by(replace(WEIGHTS, passing=99.0))
    g = game.start(game.setup(2), Sampled(random.Random(3)))
    while g.question != "turn":
        game.apply(g, g.asked[0], game.menu(g, g.asked[0])[0])
    seat = g.asked[0]
    g.players[seat].supply[:5] = [3] * 5
    g.menu = None
    menu = game.menu(g, seat)
    before = usual.weigh(g, seat, menu)
    weights = lazy.weigh(g, seat, menu)
    assert menu[max(range(len(menu)), key=weights.__getitem__)] is PASS.only
    assert usual.weigh(g, seat, menu) == before
