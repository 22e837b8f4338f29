"""The same search on several cores: each imagines worlds of its own, and their counts are added up."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

from ennead.bots.search import Budget, Habits, Search, Thought
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.options import Setup
from ennead.kernel.secrecy import View


@cache
def _game(kind: type[Game[Any]]) -> Game[Any]:
    return kind()


def _think(
    kind: type[Game[Any]],
    setup: Setup,
    text: str,
    seat: int,
    unseen: dict[str, list[int]],
    plan: tuple[Any, ...],
) -> Thought:
    """One core's share; everything it gets is plain data of the seat's view."""
    game = _game(kind)
    seed, budget, habits = plan
    view = View(seat, game.codec.decode(text, game.box(setup)), unseen)
    menu = game.menu(view.state, seat)
    return Search(game, view, random.Random(seed), habits).think(menu, budget)


class Cores:
    """A pool of processes that think; close it when done."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool = ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn"))

    def think(
        self,
        game: Game[Any],
        setup: Setup,
        view: View,
        rng: random.Random,
        budget: Budget,
        habits: Habits,
    ) -> Thought:
        """Share the iterations out and add the counts up; the same seed and number of cores give the same thought."""
        share = Budget(-(-budget.iterations // self.number), budget.seconds)
        text = game.codec.encode(view.state)
        seeds = [f"{rng.random()}" for _ in range(self.number)]
        parts = self._pool.map(
            _think,
            [type(game)] * self.number,
            [setup] * self.number,
            [text] * self.number,
            [view.seat] * self.number,
            [view.unseen] * self.number,
            [(seed, share, habits) for seed in seeds],
        )
        return added(parts)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def added(parts: Iterable[Thought]) -> Thought:
    """Several thoughts about one decision as one."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    iterations = 0
    for part in parts:
        iterations += part.iterations
        for option, count in part.visits.items():
            visits[option] = visits.get(option, 0) + count
            totals[option] = totals.get(option, 0.0) + part.values[option] * count
    values = {option: totals[option] / max(1, count) for option, count in visits.items()}
    return Thought(visits, values, iterations)
