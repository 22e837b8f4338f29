"""What bots think of positions and options."""

from __future__ import annotations

import random

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.state import Kemet
from ennead.kernel import Sampled


def duel(game: KemetGame, players: int, seed: int, hero: int) -> Kemet:
    """One seat plays the best-rated option of its own view, the others at random."""
    rng = random.Random(seed)
    weigh = game.judgement().weigh
    g = game.start(game.setup(players), Sampled(random.Random(seed + 1000)))
    while not g.over:
        seat = g.asked[0]
        menu = game.menu(g, seat)
        if seat == hero:
            ratings = weigh(game.view(g, seat).state, seat, menu)
            choice = max(range(len(menu)), key=ratings.__getitem__)
        else:
            choice = int(rng.random() * len(menu))
        game.apply(g, seat, menu[choice])
    return g


def test_greedy_beats_random(game: KemetGame) -> None:
    """Rating options one by one wins at least nine of ten matches against chance."""
    wins = sum(duel(game, 2, seed, seed % 2).winner == seed % 2 for seed in range(20))
    assert wins >= 18


@pytest.mark.parametrize("players", [3, 5])
def test_every_menu_is_rated(game: KemetGame, players: int) -> None:
    """One number for each option of every menu, from the seat's view; evaluations are chances."""
    rng = random.Random(players)
    judgement = game.judgement()
    g = game.start(game.setup(players), Sampled(rng))
    while not g.over:
        seat = g.asked[0]
        menu = game.menu(g, seat)
        view = game.view(g, seat).state
        assert len(judgement.weigh(view, seat, menu)) == len(menu)
        assert 0 <= judgement.evaluate(view)[seat] <= 1
        game.apply(g, seat, menu[int(rng.random() * len(menu))])


def test_fame_decides_the_evaluation(game: KemetGame) -> None:
    """More fame is a better position, and the chances of all seats add up to one."""
    setup = game.setup(3)
    g = game.stage(
        setup, game.box(setup), {"players": [{"battle-fame": 5}, {}, {"battle-fame": 2}]}
    )
    evaluate = game.judgement().evaluate
    chances = evaluate(g)
    assert chances[0] > chances[2] > chances[1]
    assert sum(chances) == pytest.approx(1)
