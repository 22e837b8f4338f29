"""Appraisals: chances that add up, that know more than nothing, and a tuner that gives the same
weights again."""

from __future__ import annotations

import math
import random
import sys
from typing import Any

import pytest
from tools import tune

from ennead.games import GAMES, load
from ennead.kernel.chance import Sampled


@pytest.mark.parametrize("id", GAMES)
def test_chances_add_up(id: str) -> None:
    """At the start of every turn of random matches the chances of all sides are one together, seen
    by anybody."""
    game: Any = load(id)
    judgement = game.judgement()
    rng = random.Random(5)
    for players in (game.counts[-1], 2):
        g = game.start(game.setup(players), Sampled(rng))
        turn = -1
        while not g.over:
            if g.turn != turn:
                turn = g.turn
                for position in (g, game.view(g, g.asked[0]).state):
                    chances = judgement.evaluate(position)
                    assert len(chances) == players
                    assert sum(
                        chances[side] for side in judgement.traits.sides(g)
                    ) == pytest.approx(1)
            menu = game.menu(g, g.asked[0])
            game.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])


@pytest.mark.parametrize("id", GAMES)
def test_weights_know_who_wins(id: str) -> None:
    """In matches that the tuner never saw, the winner is less of a surprise than to somebody who
    knows nothing."""
    game: Any = load(id)
    appraisal = sys.modules[f"ennead.games.{id}.bot.evaluation"].APPRAISAL
    surprise = ignorance = 0.0
    for number in range(12):
        for one in tune.play(id, 2, f"unseen/{number}"):
            values = [appraisal.value(one.progress, traits) for traits in one.traits]
            whole = math.log(sum(map(math.exp, values)))
            surprise += sum(
                share * (whole - value) for share, value in zip(one.won, values, strict=True)
            )
            ignorance += math.log(2)
    assert game.judgement().traits is appraisal.traits
    assert surprise < 0.95 * ignorance


def test_the_tuner_gives_the_same_weights_again() -> None:
    """Matches come from their seed alone, and so do the weights found in them."""
    positions = [tune.play("afterlife", 2, f"again/{number}") for number in (1, 2, 1)]
    assert positions[0] == positions[2] != positions[1]
    found = [tune.weights_of(positions[n], 12) for n in (0, 2)]
    assert found[0].tolist() == found[1].tolist()
    assert abs(found[0]).max() > 0
