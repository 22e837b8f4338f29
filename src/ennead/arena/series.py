"""Bot matches one after another, reproducible from a seed in any process."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ennead.bots import Bot
from ennead.kernel import AnyGame, RulesFault, Sampled, Setup


@dataclass(frozen=True, slots=True)
class Played:
    """How one match went."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


@dataclass(slots=True)
class Series:
    """What many matches gave; `wins` by seat, a shared victory counts for each of its winners."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    seconds: float = 0.0
    scores: list[tuple[int, ...]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.longest = max(self.longest, played.decisions)
        self.scores.append(played.scores)
        for seat in played.winners:
            self.wins[seat] += 1


def begin_match(game: AnyGame, setup: Setup, seed: str) -> Any:
    """The position before the first decision; chance has a generator of its own."""
    return game.start(setup, Sampled(random.Random(f"{seed}/luck")))


def play_out(game: AnyGame, g: Any, bots: Sequence[Bot], seed: str, bound: int) -> int:
    """Play a position to its end, every seat with a generator of its own; how many decisions that
    took. Raises RulesFault above the bound."""
    rngs = [random.Random(f"{seed}/seat {seat}") for seat in range(len(bots))]
    decisions = 0
    menu, apply = game.menu, game.apply
    while not g.over:
        seat = g.asked[0]
        bot = bots[seat]
        options = menu(g, seat)
        view: Any = None if bot.blind else game.view(g, seat)
        apply(g, seat, bot.choose(game, view, options, rngs[seat]))
        decisions += 1
        if decisions > bound:
            raise RulesFault(f"{game.id}: match {seed!r} passed its bound of {bound} decisions")
    return decisions


def play_match(game: AnyGame, setup: Setup, bots: Sequence[Bot], seed: str) -> Played:
    """One match from a seed."""
    g = begin_match(game, setup, seed)
    decisions = play_out(game, g, bots, seed, game.bound(setup))
    return Played(tuple(game.scores(g)), tuple(game.winners(g)), decisions)


def play_series(game: AnyGame, setup: Setup, bots: Sequence[Bot], games: int, seed: int) -> Series:
    """Many matches; match number i of a seed is the same match whatever else is played."""
    series = Series(wins=[0] * setup.players)
    started = time.process_time()
    for number in range(games):
        series.add(play_match(game, setup, bots, f"{seed}/{number}"))
    series.seconds = time.process_time() - started
    return series
