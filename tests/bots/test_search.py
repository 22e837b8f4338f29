"""The search bots."""

from __future__ import annotations

import random

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.arena.series import play_match
from ennead.bots import Bot, Random, make
from ennead.bots.cores import Cores
from ennead.bots.levels import Searcher
from ennead.bots.search import Budget, Habits, Search
from ennead.kernel.chance import Sampled
from ennead.kernel.errors import SetupError

GAME = MastabaGame()


def test_a_search_beats_chance() -> None:
    """With a few dozen imagined worlds a decision it wins clearly more often than a random player."""
    bots: list[Bot] = [Searcher("thinker", Budget(iterations=20)), Random()]
    won = 0.0
    for number in range(40):
        order = bots if number % 2 == 0 else bots[::-1]
        played = play_match(GAME, GAME.setup(2), order, f"search/{number}")
        winners = [order[seat].name for seat in played.winners]
        won += winners.count("thinker") / len(winners)
    assert won >= 24


def test_iterations_are_reproducible() -> None:
    """The same view, seed and number of iterations give the same visits of the same options."""
    g = GAME.start(GAME.setup(3), Sampled(random.Random(5)))
    for seat in (0, 1, 2):
        GAME.apply(g, seat, GAME.menu(g, seat)[0])
    seat = g.asked[0]
    menu = GAME.menu(g, seat)
    thoughts = [
        Search(GAME, GAME.view(g, seat), random.Random(3), Habits()).think(
            menu, Budget(iterations=50)
        )
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 50
    assert sum(thoughts[0].visits.values()) >= 49


def test_time_ends_a_search() -> None:
    """A budget of seconds is kept even when iterations are unlimited."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    g.players[0].hand[:] = [0, 1, 2]
    search = Search(GAME, GAME.view(g, 0), random.Random(3), Habits())
    assert search.think(GAME.menu(g, 0), Budget(seconds=0.05)).iterations >= 1


def test_nobody_in_the_search_acts_on_a_sealed_answer() -> None:
    """In the tree of the seat that answers second, the first answer is one branch: `?`."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    g.players[0].hand[:] = [0, 1, 2]
    g.players[1].hand[:] = [0, 1, 2]
    search = Search(GAME, GAME.view(g, 0), random.Random(3), Habits())
    search.think(GAME.menu(g, 0), Budget(iterations=60))
    assert set(search._roots[1].branches) == {("?",)}


def test_an_unknown_bot_is_named() -> None:
    """A wrong name is answered with the right ones."""
    with pytest.raises(SetupError, match="master"):
        make("grandmaster")


def test_several_cores_think_the_same_each_time() -> None:
    """Iterations are shared out, counts added up, and the sum is the same in every run."""
    g = GAME.start(GAME.setup(2), Sampled(random.Random(5)))
    view, habits = GAME.view(g, 0), Habits()
    cores = Cores(2)
    try:
        thoughts = [
            cores.think(GAME, GAME.setup(2), view, random.Random(1), Budget(iterations=20), habits)
            for _ in range(2)
        ]
    finally:
        cores.close()
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 20
    assert set(thoughts[0].visits) <= set(GAME.menu(g, 0))
