"""Tournaments: a schedule, a backend, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ennead.arena.backends import BACKENDS, Job, MatchResult, game_of
from ennead.arena.ratings import Rating, rate
from ennead.arena.schedule import Pairing, round_robin, swiss
from ennead.kernel import DataError, SetupError


@dataclass(frozen=True, slots=True)
class BotRecord:
    """How a bot fared at tables of one size: its matches, its wins, and what would be fair."""

    bot: str
    matches: int
    wins: float
    fair: float
    score: float
    """The mean of its seats."""


@dataclass(slots=True)
class Tournament:
    """What was played, at tables of one size or several; a shared victory counts in equal parts."""

    jobs: tuple[Job, ...]
    bots: tuple[str, ...]
    results: list[MatchResult] = field(default_factory=list)

    def wins(self) -> dict[str, float]:
        """Wins by bot."""
        return {bot: sum(_wins(result, bot) for result in self.results) for bot in self.bots}

    def seats_taken(self) -> dict[str, int]:
        """How many seats each bot had in all."""
        return {bot: sum(r.seats.count(bot) for r in self.results) for bot in self.bots}

    def standings(self, players: int) -> list[BotRecord]:
        """How each bot fared at tables of so many, in the order of the bots."""
        results = [result for result in self.results if len(result.seats) == players]
        return [_standing(bot, results) for bot in self.bots]

    def pairs(self) -> dict[tuple[str, str], tuple[float, int]]:
        """For matches of two different bots: wins of the first against the second, and matches."""
        table: dict[tuple[str, str], tuple[float, int]] = {}
        for result in self.results:
            if len(result.seats) != 2 or result.seats[0] == result.seats[1]:
                continue
            for seat in (0, 1):
                key = (result.seats[seat], result.seats[1 - seat])
                won, games = table.get(key, (0.0, 0))
                table[key] = (won + _wins(result, key[0]), games + 1)
        return table

    def thought(self) -> dict[str, float]:
        """Seconds that each bot thought in a match, on average over its seats; 0 if nobody looked
        at the clock."""
        seconds = dict.fromkeys(self.bots, 0.0)
        for result in self.results:
            for bot, spent in zip(result.seats, result.thought, strict=False):
                seconds[bot] += spent
        seats = self.seats_taken()
        return {bot: spent / max(1, seats[bot]) for bot, spent in seconds.items()}

    def ratings(self) -> list[Rating]:
        """Ratings with intervals, strongest first."""
        return rate(self.results, self.bots)


def _wins(result: MatchResult, bot: str) -> float:
    """What a bot won of a match."""
    return sum(1 / len(result.winners) for seat in result.winners if result.seats[seat] == bot)


def _standing(bot: str, results: Sequence[MatchResult]) -> BotRecord:
    mine = [result for result in results if bot in result.seats]
    scores = [
        score for r in mine for name, score in zip(r.seats, r.scores, strict=True) if name == bot
    ]
    fair = sum(result.seats.count(bot) / len(result.seats) for result in mine)
    wins = sum(_wins(result, bot) for result in mine)
    return BotRecord(bot, len(mine), wins, fair, sum(scores) / max(1, len(scores)))


def play(
    jobs: Sequence[Job],
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    backend: str = "local",
    schedule: str = "round-robin",
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tournament:
    """Play so many matches of each job; with a `file` a later call goes on where it stopped."""
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise SetupError("a tournament needs at least two different bots")
    if schedule == "swiss" and any(job.players == 1 for job in jobs):
        raise SetupError("who plays alone meets nobody: expected 2 or more players for swiss")
    tournament = Tournament(tuple(jobs), names)
    kept = ResultFile(file, jobs, names, seed, schedule)

    def run(job: Job, pairings: Sequence[Pairing]) -> None:
        for result in BACKENDS[backend](job, kept.missing(pairings)):
            kept.add(result)
            progress(len(kept))
        tournament.results.extend(kept.of(pairings))

    for number, job in enumerate(jobs):
        if schedule == "round-robin":
            run(job, round_robin(names, job.players, games, seed))
            continue
        while (played := len(tournament.results) - number * games) < games:
            standing = [row.bot for row in tournament.ratings()]
            run(job, swiss(names, job.players, games, seed, standing, played))
    return tournament


class ResultFile(dict[tuple[int, int], MatchResult]):
    """Results by the size of the table and the number.

    With a file they are written down as they come and read again next time. One of another
    tournament is refused; a last line that was being written when the run was cut is dropped.
    """

    def __init__(
        self,
        file: Path | None,
        jobs: Iterable[Job],
        bots: Iterable[str],
        seed: int,
        schedule: str = "round-robin",
    ) -> None:
        super().__init__()
        self._file = file
        if file is None:
            return
        what = [(job.game, job.players, job.options, game_of(job).pack) for job in jobs]
        head = json.dumps({"jobs": what, "bots": list(bots), "seed": seed, "schedule": schedule})
        if file.exists():
            self._read(file, head)
        lines = [head, *(json.dumps(asdict(result)) for result in self.values())]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def missing(self, pairings: Iterable[Pairing]) -> list[Pairing]:
        """Those that have not been played."""
        return [row for row in pairings if (len(row.seats), row.number) not in self]

    def of(self, pairings: Iterable[Pairing]) -> list[MatchResult]:
        """Their results, all of which must be there."""
        return [self[len(row.seats), row.number] for row in pairings]

    def add(self, result: MatchResult) -> None:
        """Remember a result."""
        self[len(result.seats), result.number] = result
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(result)) + "\n")

    def _read(self, file: Path, head: str) -> None:
        first, *rest = file.read_text(encoding="utf-8").splitlines() or [""]
        if first != head:
            raise DataError(f"{file}:1", "this file holds another tournament; name another file")
        for number, line in enumerate(rest, 2):
            try:
                row = json.loads(line)
                seats, scores, winners = (tuple(row[key]) for key in ("seats", "scores", "winners"))
                thought = tuple(row.get("thought", ()))
                result = MatchResult(
                    row["number"], seats, scores, winners, row["decisions"], thought
                )
                self[len(result.seats), result.number] = result
            except (ValueError, KeyError, TypeError):
                if number == len(rest) + 1:
                    break
                raise DataError(f"{file}:{number}", "not a result") from None
