"""`ennead arena`: tournaments between bots, with ratings that say how sure they are."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ennead.arena.backends import job_of
from ennead.arena.ratings import share
from ennead.arena.tournament import BotRecord, Tournament, play
from ennead.bots import make
from ennead.commands.chosen import game_of, setups_for


def run(arguments: argparse.Namespace) -> int:
    """Play a tournament and print its tables."""
    game = game_of(arguments)
    jobs = [job_of(game, setup) for setup in setups_for(game, arguments)]
    for name in arguments.bots:
        make(name)
    tournament = play(
        jobs,
        arguments.bots,
        arguments.games,
        arguments.seed,
        backend=arguments.backend,
        schedule=arguments.schedule,
        file=Path(arguments.results) if arguments.results else None,
        progress=Progress(arguments.games * len(jobs)) if sys.stderr.isatty() else _quiet,
    )
    if arguments.json:
        print(json.dumps(_facts(tournament, arguments)))
    else:
        print("\n".join(_report(tournament)))
    return 0


def _quiet(done: int) -> None:
    """Nobody watches."""


class Progress:
    """A bar on standard error, with the time that is left if matches go on as they did."""

    def __init__(self, games: int) -> None:
        self.games = games
        self._first: tuple[int, float] | None = None

    def __call__(self, done: int) -> None:
        width = 40 * done // self.games
        end = "\n" if done >= self.games else ""
        text = f"\r[{'#' * width:<40}] {done}/{self.games}{self._left(done)}"
        print(f"{text}\033[K", end=end, file=sys.stderr, flush=True)

    def _left(self, done: int) -> str:
        """Counted from the first match that was seen: those before it were played earlier."""
        if self._first is None:
            self._first = (done, time.monotonic())
        first, began = self._first
        if done == first or done >= self.games:
            return ""
        left = round((time.monotonic() - began) / (done - first) * (self.games - done))
        return f", {left // 60}:{left % 60:02} left"


def _facts(tournament: Tournament, arguments: argparse.Namespace) -> dict[str, object]:
    sizes = [job.players for job in tournament.jobs]
    return {
        "game": tournament.jobs[0].game,
        "players": sizes[0] if len(sizes) == 1 else sizes,
        "seed": arguments.seed,
        "games": len(tournament.results),
        "wins": {bot: round(won, 4) for bot, won in tournament.wins().items()},
        "seats": tournament.seats_taken(),
        "ratings": {
            row.bot: {
                "value": round(row.value, 3),
                "low": round(row.low, 3),
                "high": round(row.high, 3),
            }
            for row in tournament.ratings()
        },
        "thought": {
            bot: {"seconds": round(spent, 4), "rating_per_second": per_second}
            for bot, spent, per_second in _thoughts(tournament)
        },
        "tables": [
            {"players": size, "bots": {one.bot: _fared(one) for one in tournament.standings(size)}}
            for size in sizes
        ],
        "pairs": [
            {
                "bot": bot,
                "against": other,
                "wins": won,
                "games": count,
                "interval": _interval(won, count),
            }
            for (bot, other), (won, count) in tournament.pairs().items()
        ],
        "results": [
            {"seats": list(r.seats), "scores": list(r.scores), "winners": list(r.winners)}
            for r in tournament.results
        ],
    }


def _thoughts(tournament: Tournament) -> list[tuple[str, float, float | None]]:
    """Strongest first: seconds of thought a match, and points of rating for each of them."""
    thought = tournament.thought()
    return [
        (row.bot, thought[row.bot], round(row.value / spent, 3) if spent else None)
        for row in tournament.ratings()
        for spent in (thought[row.bot],)
    ]


def _fared(one: BotRecord) -> dict[str, object]:
    return {
        "matches": one.matches,
        "wins": round(one.wins, 4),
        "interval": _interval(one.wins, one.matches),
        "fair": round(one.fair, 4),
        "mean_score": round(one.score, 3),
    }


def _interval(won: float, games: int) -> list[float]:
    return [round(value, 4) for value in share(won, games)[1:]]


# -- the report -----------------------------------------------------------------------------------


def _report(tournament: Tournament) -> list[str]:
    """Ratings over all matches, then how the bots fared at tables of each size, strongest first."""
    ratings = tournament.ratings()
    lines = [
        f"{tournament.jobs[0].game}, {len(tournament.results)} matches",
        "",
        *_table(
            ("bot", "rating", "95 % interval", "thought a match", "rating a second"),
            [
                (
                    row.bot,
                    f"{row.value:.1f}",
                    f"{row.low:.1f} – {row.high:.1f}",
                    f"{spent:.2f} s",
                    "–" if per_second is None else f"{per_second:,.1f}",
                )
                for row, (_, spent, per_second) in zip(ratings, _thoughts(tournament), strict=True)
            ],
        ),
    ]
    order = [row.bot for row in ratings]
    for job in tournament.jobs:
        fared = sorted(tournament.standings(job.players), key=lambda one: order.index(one.bot))
        head = (_players(job.players), "matches", "wins", "share", "95 % interval")
        rows = [_row(one, job.players) for one in fared]
        lines += ["", *_table((*head, "fair share", "mean score"), rows)]
    pairs = tournament.pairs()
    if pairs:
        lines.append("")
    for (bot, other), (won, count) in pairs.items():
        p, low, high = share(won, count)
        if p > 0.5 or (p == 0.5 and order.index(bot) < order.index(other)):
            verb = "beats" if low > 0.5 else "is not clearly ahead of"
            lines.append(
                f"{bot} {verb} {other}: {p:.1%} of {count} matches [{low:.1%}, {high:.1%}]"
            )
    return lines


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def _row(one: BotRecord, players: int) -> tuple[str, ...]:
    """Who plays alone shares with nobody."""
    p, low, high = share(one.wins, one.matches)
    return (
        one.bot,
        f"{one.matches}",
        f"{one.wins:.1f}".removesuffix(".0"),
        f"{p:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{one.fair / max(1, one.matches):.1%}" if players > 1 else "–",
        f"{one.score:.1f}",
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns under their heads, the first to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (head, *rows)
    ]
