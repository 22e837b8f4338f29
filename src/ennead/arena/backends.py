"""Where matches are played: here, in several processes, or on a Ray cluster, with equal results."""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, TypeVar

from ennead.arena.schedule import Pairing
from ennead.arena.series import play_match
from ennead.bots import Bot, dismiss, make
from ennead.bots.bot import AnyView
from ennead.bots.protocol import pack_text, with_pack_text
from ennead.games import load
from ennead.kernel import AnyGame, Option, Setup, SetupError

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one match of a tournament ended."""

    number: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    thought: tuple[float, ...] = field(default=(), compare=False)
    """Seconds that each seat took to choose; the same match may take another time elsewhere."""


@dataclass(frozen=True, slots=True)
class Job:
    """What all matches of a tournament at tables of one size have in common, as plain data."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    pack: str = ""
    """An owner's figures (`bots.protocol.pack_text`)."""


def job_of(game: AnyGame, setup: Setup) -> Job:
    """The job of playing such matches, which any process can take."""
    return Job(game.id, setup.players, setup.options, pack_text(game))


@cache
def game_of(job: Job) -> AnyGame:
    """The game of a job, with the figures of its pack."""
    game = load(job.game)
    return with_pack_text(game, job.pack) if job.pack else game


Backend = Callable[[Job, Sequence[Pairing]], Iterator[MatchResult]]


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.blind = bot.blind
        self.seconds = 0.0
        self.bot = bot

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """What the bot chooses."""
        started = time.perf_counter()
        option = self.bot.choose(game, view, menu, rng)
        self.seconds += time.perf_counter() - started
        return option


def play_pairing(job: Job, pairing: Pairing) -> MatchResult:
    """One match, from nothing but plain data: the same in any process on any machine."""
    game = game_of(job)
    setup = game.setup(job.players, dict(job.options))
    bots = [make(name) for name in pairing.seats]
    try:
        clocks = [Timed(bot) for bot in bots]
        played = play_match(game, setup, clocks, pairing.seed)
    finally:
        dismiss(bots)
    thought = tuple(round(clock.seconds, 4) for clock in clocks)
    return MatchResult(
        pairing.number, pairing.seats, played.scores, played.winners, played.decisions, thought
    )


def spread_here(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """The work for each item, in their order, on the cores of this machine."""
    cores = min(_cores(), len(items))
    if cores <= 1:
        yield from map(work, items)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, context, initializer=_end_with_parent) as pool:
        yield from pool.map(work, items, chunksize=1)


def _cores() -> int:
    """How many cores this process may use: `taskset` can leave some to others."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def local(job: Job, pairings: Sequence[Pairing]) -> Iterator[MatchResult]:
    """Matches on the cores of this machine."""
    return spread_here(partial(play_pairing, job), pairings)


def _end_with_parent() -> None:
    """Watch the process that started this one, and end with it, even if it is killed."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def spread_on_ray(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """The work for each item on a Ray cluster: the one RAY_ADDRESS names, or a local one of all
    cores."""
    try:
        import ray as cluster
    except ImportError:
        raise SetupError("the ray backend needs Ray: pip install 'ennead[arena-ray]'") from None
    started = not cluster.is_initialized()
    if started:
        cluster.init(include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    try:

        def one(item: T) -> R:  # Ray sends functions, and `partial` is none
            return work(item)

        remote: Any = cluster.remote(one)
        yield from _in_order(cluster, [remote.remote(item) for item in items])
    finally:
        if started:
            cluster.shutdown()


def ray(job: Job, pairings: Sequence[Pairing]) -> Iterator[MatchResult]:
    """Matches on a Ray cluster."""
    return spread_on_ray(partial(play_pairing, job), pairings)


def _in_order(cluster: Any, references: Iterable[Any]) -> Iterator[Any]:
    for reference in references:
        yield cluster.get(reference)


BACKENDS: dict[str, Backend] = {"local": local, "ray": ray}
SPREADS: dict[str, Callable[..., Iterator[Any]]] = {"local": spread_here, "ray": spread_on_ray}
"""The same for any work that can be sent to another process."""
