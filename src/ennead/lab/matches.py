"""The matches of a report: what bots took and did in them, and how the scores went.

Match number n of a seed has the same chance whatever is compared, so that two sets of figures or
options meet the same luck for as long as their matches stay alike.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ennead.arena.backends import SPREADS, Job, game_of
from ennead.arena.series import begin_match
from ennead.bots import Bot, dismiss, make
from ennead.kernel import AnyGame, Event, Listener, RulesFault, Setup, State

MARKS: Final = 20
"""The scores are noted at so many moments of a match, evenly spread over its turns."""
BATCH: Final = 16
"""Matches that a process plays at a time; results are kept after each batch."""


@dataclass(frozen=True, slots=True)
class Taking:
    """A seat got a thing, or did something with it: the event, the thing, and in which turn."""

    seat: int
    event: str
    thing: str
    turn: int


@dataclass(frozen=True, slots=True)
class Record:
    """One match."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    course: tuple[tuple[int, ...], ...]
    """The scores of all seats at each mark."""
    takings: tuple[Taking, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, as plain data; equal plans give equal matches."""

    job: Job
    bots: tuple[str, ...]
    seed: int


class _Watch(Listener):
    """Notes what every seat gets, as it is told."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__([])
        self._game = game
        self._kinds = set(game.components.kinds())
        self.takings: list[Taking] = []

    def hear(self, g: State, event: Event) -> None:
        """Whoever the event is about has the things that it names."""
        args: Mapping[str, Any] = {**event.args, **event.secret}
        seat = args.get("player")
        if not isinstance(seat, int) or not 0 <= seat < g.seats:
            return
        for name, value in args.items():
            vocabulary = self._game.arguments.get(name, name)
            if vocabulary not in self._kinds or vocabulary not in self._game.notation.names:
                continue
            for one in value if isinstance(value, tuple | list) else (value,):
                if isinstance(one, int) and one >= 0:
                    thing = f"{vocabulary}-{self._game.notation.name(vocabulary, one)}"
                    self.takings.append(Taking(seat, event.name, thing, g.turn))


def play(plan: Plan, numbers: range) -> list[Record]:
    """Some matches of a plan."""
    game = game_of(plan.job)
    setup = game.setup(plan.job.players, dict(plan.job.options))
    return [_play_one(game, setup, plan, number) for number in numbers]


def _play_one(game: AnyGame, setup: Setup, plan: Plan, number: int) -> Record:
    """Match number so-and-so: line-ups go round the table, and a round of them shares its luck."""
    count = setup.players
    turned = number % count if len(set(plan.bots)) > 1 else 0
    names = tuple(plan.bots[(seat + turned) % count] for seat in range(count))
    seed = f"{plan.seed}/{number // count if turned or len(set(plan.bots)) > 1 else number}"
    bots = [make(name) for name in names]
    try:
        return _watched(game, setup, bots, names, seed, number)
    finally:
        dismiss(bots)


def _watched(
    game: AnyGame, setup: Setup, bots: list[Bot], names: tuple[str, ...], seed: str, number: int
) -> Record:
    watch = _Watch(game)
    g = begin_match(game, setup, seed)
    g.told = watch
    rngs = [random.Random(f"{seed}/seat {seat}") for seat in range(len(bots))]
    course = [game.scores(g)[: setup.players]]
    decisions, turn, bound = 0, g.turn, game.bound(setup)
    while not g.over:
        seat = g.asked[0]
        view: Any = None if bots[seat].blind else game.view(g, seat)
        option = bots[seat].choose(game, view, game.menu(g, seat), rngs[seat])
        game.apply(g, seat, option)
        decisions += 1
        if g.turn != turn:
            turn = g.turn
            course.append(game.scores(g)[: setup.players])
        if decisions > bound:
            raise RulesFault(f"{game.id}: match {seed!r} passed its bound of {bound} decisions")
    course.append(game.scores(g)[: setup.players])
    marks = [course[round(mark * (len(course) - 1) / MARKS)] for mark in range(MARKS + 1)]
    return Record(
        number,
        names,
        tuple(game.scores(g)[: setup.players]),
        tuple(game.winners(g)),
        decisions,
        g.turn,
        tuple(tuple(scores) for scores in marks),
        tuple(watch.takings),
    )


# --- many, kept in a file -------------------------------------------------------------------------


def gather(
    plan: Plan,
    games: int,
    file: Path | None,
    backend: str = "local",
    progress: Callable[[int], None] = lambda done: None,
) -> list[Record]:
    """So many matches of a plan; those that the file has are not played again."""
    records = list(_kept(file, plan)) if file else []
    records = records[:games]
    batches = [
        range(start, min(start + BATCH, games)) for start in range(len(records), games, BATCH)
    ]
    progress(len(records))
    if file and not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(plan)) + "\n", "utf-8")
    for batch in SPREADS[backend](partial(play, plan), batches) if batches else ():
        records += batch
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(_row(record)) + "\n" for record in batch)
        progress(len(records))
    return records


def _kept(file: Path, plan: Plan) -> Iterator[Record]:
    """The whole matches of a file; what a killed process left half written is cut away."""
    if not file.exists():
        return
    whole, _, rest = file.read_text("utf-8").rpartition("\n")
    lines = whole.split("\n")
    if not whole or json.loads(lines[0]) != json.loads(json.dumps(asdict(plan))):
        raise ValueError(f"{file} holds matches of another set-up, seed or bots")
    if rest:
        file.write_text(whole + "\n", "utf-8")
    for line in lines[1:]:
        yield _record(json.loads(line))


def _row(record: Record) -> list[Any]:
    takings = [[one.seat, one.event, one.thing, one.turn] for one in record.takings]
    return [
        record.number, record.bots, record.scores, record.winners, record.decisions,
        record.turns, record.course, takings,
    ]  # fmt: skip


def _record(row: list[Any]) -> Record:
    number, bots, scores, winners, decisions, turns, course, takings = row
    return Record(
        number,
        tuple(bots),
        tuple(scores),
        tuple(winners),
        decisions,
        turns,
        tuple(tuple(one) for one in course),
        tuple(Taking(*one) for one in takings),
    )
