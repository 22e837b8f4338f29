"""Tournaments: a schedule, a backend, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ennead.arena.backends import BACKENDS, Job, Result
from ennead.arena.ratings import Rating, rate
from ennead.arena.schedule import Pairing, round_robin, swiss
from ennead.kernel.errors import DataError, SetupError


@dataclass(slots=True)
class Tournament:
    """What was played; a shared victory counts in equal parts."""

    job: Job
    bots: tuple[str, ...]
    results: list[Result] = field(default_factory=list)

    def wins(self) -> dict[str, float]:
        """Wins by bot."""
        wins = dict.fromkeys(self.bots, 0.0)
        for result in self.results:
            for seat in result.winners:
                wins[result.seats[seat]] += 1 / len(result.winners)
        return wins

    def seats_taken(self) -> dict[str, int]:
        """How many seats each bot had in all."""
        taken = dict.fromkeys(self.bots, 0)
        for result in self.results:
            for bot in result.seats:
                taken[bot] += 1
        return taken

    def pairs(self) -> dict[tuple[str, str], tuple[float, int]]:
        """For matches of two different bots: wins of the first against the second, and matches."""
        table: dict[tuple[str, str], tuple[float, int]] = {}
        for result in self.results:
            if len(result.seats) != 2 or result.seats[0] == result.seats[1]:
                continue
            for seat in (0, 1):
                key = (result.seats[seat], result.seats[1 - seat])
                won, games = table.get(key, (0.0, 0))
                gain = 1 / len(result.winners) if seat in result.winners else 0.0
                table[key] = (won + gain, games + 1)
        return table

    def ratings(self) -> list[Rating]:
        """Ratings with intervals, strongest first."""
        return rate(self.results, self.bots)


def play(
    job: Job,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    backend: str = "local",
    schedule: str = "round-robin",
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tournament:
    """Play a tournament; with a `file` its results are kept there, and a later call goes on where it stopped."""
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise SetupError("a tournament needs at least two different bots")
    tournament = Tournament(job, names)
    kept = Kept(file, job, names, seed)

    def run(pairings: Sequence[Pairing]) -> None:
        missing = [row for row in pairings if row.number not in kept]
        for result in BACKENDS[backend](job, missing):
            kept.add(result)
            progress(len(kept))
        tournament.results.extend(kept[row.number] for row in pairings)

    if schedule == "round-robin":
        run(round_robin(names, job.players, games, seed))
    else:
        while len(tournament.results) < games:
            standing = [row.bot for row in tournament.ratings()]
            run(swiss(names, job.players, games, seed, standing, len(tournament.results)))
    return tournament


class Kept(dict[int, Result]):
    """Results by number; with a file they are written down as they come and read again next time.

    A file of another tournament is refused; a last line that was being written when the run was cut is dropped.
    """

    def __init__(self, file: Path | None, job: Job, bots: Iterable[str], seed: int) -> None:
        super().__init__()
        self._file = file
        if file is None:
            return
        head = json.dumps({"job": asdict(job), "bots": list(bots), "seed": seed}, sort_keys=True)
        if file.exists():
            self._read(file, head)
        lines = [head, *(json.dumps(asdict(result)) for result in self.values())]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def add(self, result: Result) -> None:
        """Remember a result."""
        self[result.number] = result
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
                self[row["number"]] = Result(
                    row["number"],
                    tuple(row["seats"]),
                    tuple(row["scores"]),
                    tuple(row["winners"]),
                    row["decisions"],
                )
            except (ValueError, KeyError, TypeError):
                if number == len(rest) + 1:
                    break
                raise DataError(f"{file}:{number}", "not a result") from None
