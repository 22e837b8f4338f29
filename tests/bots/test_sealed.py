"""Sealed choices as mixed strategies."""

from __future__ import annotations

import random

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots.levels import THOROUGH, Searcher
from ennead.bots.sealed import draw, equilibrium, exploitability, rival_of, unanswered
from ennead.bots.search import Budget
from ennead.kernel import Option, Sampled

GAME = MastabaGame()


@pytest.mark.parametrize(
    ("ours", "shares"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], [0.5, 0.5]),
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[1.0, 0.0], [0.0, 0.5]], [1 / 3, 2 / 3]),
        ([[0.9, 0.8], [0.2, 0.1]], [1.0, 0.0]),
    ],
    ids=("pennies", "stone-paper-scissors", "uneven", "dominated"),
)
def test_a_matrix_is_solved(ours: list[list[float]], shares: list[float]) -> None:
    """The shares are those of the known solution, and nobody gains by answering them."""
    found, _ = equilibrium(ours, [[1 - one for one in row] for row in ours])
    assert found == pytest.approx(shares, abs=0.03)
    assert exploitability(ours, found) < 0.02


def test_a_pure_choice_can_be_exploited() -> None:
    """In matching pennies whoever always shows the same side loses half a point to the mix."""
    assert exploitability([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0]) == pytest.approx(0.5, abs=0.02)


def test_an_option_is_drawn_by_its_share() -> None:
    """Over many draws each comes as often as it should."""
    one, other = Option(), Option()
    rng = random.Random(1)
    drawn = [draw({one: 0.25, other: 0.75}, rng.random) is one for _ in range(2000)]
    assert sum(drawn) / 2000 == pytest.approx(0.25, abs=0.04)


def test_whether_the_rival_was_quicker_tells_nothing() -> None:
    """The choice is the same before and after the rival has sealed an answer."""
    choices = []
    for first in (None, 0, 1):
        g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
        g.players[0].hand[:] = [0, 1, 2]
        g.players[1].hand[:] = [0, 1, 2]
        if first is not None:
            GAME.apply(g, 1, GAME.menu(g, 1)[first])
        view = GAME.view(g, 0)
        assert rival_of(view) == 1
        assert unanswered(GAME, view).state.asked == (0, 1)
        bot = Searcher("thinker", Budget(iterations=80), THOROUGH)
        choices.append(bot.choose(GAME, view, GAME.menu(g, 0), random.Random(3)))
    assert len(set(choices)) == 1


def test_an_open_choice_has_no_rival() -> None:
    """Where nobody seals an answer the search decides alone."""
    g = GAME.start(GAME.setup(3), Sampled(random.Random(5)))
    assert rival_of(GAME.view(g, 0)) == -1, "two rivals"
