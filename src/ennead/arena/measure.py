"""How fast things are, measured so that noise does less harm: CPU time, several runs, medians."""

from __future__ import annotations

import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ennead.arena.series import play_match
from ennead.bots import bot_for_people, make
from ennead.bots.search import Search, SearchConfig
from ennead.kernel import AnyGame, Sampled, Setup

CHOICES = 40
"""How many choices of a level are timed."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The median of several runs and (max - min) / median."""

    median: float
    spread: float
    runs: int


def machine() -> dict[str, object]:
    """What it ran on."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "loops_per_second": round(_loops().median),
    }


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:  # noqa: PTH123 - a device, not a path of ours
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _loops() -> Measured:
    """A plain loop of this Python: the yardstick that makes runs on other machines comparable."""

    def run() -> float:
        started, total = time.process_time(), 0
        for number in range(1_000_000):
            total += number & 7
        return 1_000_000 / (time.process_time() - started)

    return _several(run, 3)


def _several(run: Callable[[], float], runs: int) -> Measured:
    values = [run() for _ in range(runs)]
    median = statistics.median(values)
    return Measured(median, (max(values) - min(values)) / median if median else 0.0, runs)


def random_play(game: AnyGame, setup: Setup, seconds: float, runs: int) -> Measured:
    """Decisions a second of random play with full legality."""
    bots = [make("random")] * setup.players
    play_match(game, setup, bots, "warm-up")

    def run() -> float:
        started, decisions, number = time.process_time(), 0, 0
        while (spent := time.process_time() - started) < seconds:
            decisions += play_match(game, setup, bots, f"bench/{number}").decisions
            number += 1
        return decisions / spent

    return _several(run, runs)


def positions(game: AnyGame, setup: Setup, count: int) -> list[Any]:
    """Positions spread over random matches."""
    found: list[Any] = []
    rng = random.Random("bench positions")
    while len(found) < count:
        g = game.start(setup, Sampled(rng))
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            if rng.random() < 0.02:
                found.append(game.copy(g))
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    return found[:count]


def microseconds(work: Callable[[Any], object], items: list[Any], runs: int) -> Measured:
    """Microseconds that one piece of work takes, on average over the items."""

    def run() -> float:
        started = time.process_time()
        for _ in range(5):
            for item in items:
                work(item)
        return (time.process_time() - started) / (5 * len(items)) * 1e6

    run()
    return _several(run, runs)


def search_speed(game: AnyGame, setup: Setup, runs: int) -> Measured | None:
    """Iterations a second of the search bots, or None if the game has no judgement."""
    if game.judgement() is None:
        return None
    items = [g for g in positions(game, setup, 12) if len(game.menu(g, g.asked[0])) > 1][:6]

    def run() -> float:
        started, done = time.process_time(), 0
        for g in items:
            view = game.view(g, g.asked[0])
            search = Search(game, view, random.Random(1), SearchConfig())
            for _ in range(20):
                search.iterate()
                done += 1
        return done / (time.process_time() - started)

    return _several(run, runs)


def slowest_choice(game: AnyGame, setup: Setup, level: str) -> float:
    """Milliseconds of the slowest of some choices of a level at a table with people, each at first
    sight of a position."""
    slowest = 0.0
    for g in positions(game, setup, CHOICES):
        seat = g.asked[0]
        menu, view = game.menu(g, seat), game.view(g, seat)
        bot = bot_for_people(level)
        started = time.process_time()
        bot.choose(game, view, menu, random.Random(1))
        slowest = max(slowest, time.process_time() - started)
    return slowest * 1e3
