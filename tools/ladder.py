"""Measure the ladder of bots and write docs/ladder.md.

    .venv/bin/python tools/ladder.py --games 400 --results ladder-results

Every pair of neighbouring levels plays seat-balanced matches of two players in every game, `master` also against `random`;
at the largest table the higher level of a pair sits alone among the lower ones on every seat in turn. Results are kept in
a folder, so a run that was cut goes on where it stopped.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ennead.arena.backends import Job, Result, local
from ennead.arena.ratings import share
from ennead.arena.schedule import Pairing
from ennead.arena.tournament import Kept
from ennead.games import GAMES, load

ROOT = Path(__file__).resolve().parents[1]
PAIRS = (("player", "novice"), ("expert", "player"), ("master", "expert"), ("master", "random"))


@dataclass(frozen=True, slots=True)
class Row:
    """How the first of a pair fared at one table."""

    game: str
    players: int
    bot: str
    other: str
    wins: float
    games: int


def pairings(bot: str, other: str, players: int, games: int) -> list[Pairing]:
    """One seat for the bot, all others for its rivals, every seat in turn, the same luck for a whole turn round."""
    rows = []
    for number in range(games):
        alone = number % players
        seats = tuple(bot if seat == alone else other for seat in range(players))
        rows.append(Pairing(number, seats, f"ladder/{number // players}"))
    return rows


def measure(game: str, players: int, bot: str, other: str, games: int, folder: Path) -> Row:
    """Play what is missing and count."""
    job = Job(game, players, load(game).setup(players).options)
    kept = Kept(folder / f"{game}-{players}-{bot}-{other}.jsonl", job, (bot, other), 0)
    wanted = pairings(bot, other, players, games)
    for result in local(job, [row for row in wanted if row.number not in kept]):
        kept.add(result)
    results: list[Result] = [kept[row.number] for row in wanted]
    wins = sum(1 / len(r.winners) for r in results for seat in r.winners if r.seats[seat] == bot)
    return Row(game, players, bot, other, wins, games)


def rows(games: int, folder: Path, chosen: list[str]) -> Iterator[Row]:
    """All rows of the ladder, told as they come."""
    for game in chosen:
        for players in sorted({2, max(load(game).counts)}):
            for bot, other in PAIRS:
                row = measure(game, players, bot, other, games, folder)
                print(line(row), flush=True)
                yield row


def line(row: Row) -> str:
    """A row of the table."""
    p, low, high = share(row.wins, row.games)
    fair = 1 / row.players
    return (
        f"| {row.game} | {row.players} | {row.bot} | {row.other} | {row.games} | "
        f"{p:.1%} | {low:.1%} – {high:.1%} | {fair:.0%} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--results", type=Path, default=ROOT / "ladder-results")
    parser.add_argument("--game", action="append", choices=GAMES)
    arguments = parser.parse_args()
    arguments.results.mkdir(exist_ok=True)
    table = [
        line(row) for row in rows(arguments.games, arguments.results, arguments.game or list(GAMES))
    ]
    text = (
        "# The ladder\n\nHow often the first bot wins against the second, alone against the rest at larger tables; "
        "a shared victory counts in parts.\n"
        f"Made by `.venv/bin/python tools/ladder.py --games {arguments.games}` on {platform.platform()}, "
        f"Python {platform.python_version()}.\n\n"
        "| game | players | bot | against | matches | wins | 95 % interval | fair share |\n"
        "|---|---|---|---|---|---|---|---|\n" + "\n".join(table) + "\n"
    )
    (ROOT / "docs" / "ladder.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
