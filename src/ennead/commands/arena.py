"""`ennead arena`: tournaments between bots, with ratings that say how sure they are."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ennead.arena.backends import Job
from ennead.arena.ratings import share
from ennead.arena.tournament import Tournament, play
from ennead.bots import make
from ennead.commands.chosen import setup_of
from ennead.games import load
from ennead.kernel.errors import SetupError


def run(arguments: argparse.Namespace) -> int:
    """Play a tournament and print its table."""
    if arguments.packs:
        raise SetupError("the arena plays with our own figures; packs are for simulate and play")
    game = load(arguments.game)
    setup = setup_of(game, arguments)
    for name in arguments.bots:
        make(name)
    tournament = play(
        Job(game.id, setup.players, setup.options),
        arguments.bots,
        arguments.games,
        arguments.seed,
        backend=arguments.backend,
        schedule=arguments.schedule,
        file=Path(arguments.results) if arguments.results else None,
        progress=Progress(arguments.games) if sys.stderr.isatty() else lambda done: None,
    )
    if arguments.json:
        print(json.dumps(_facts(tournament, arguments)))
    else:
        _print(tournament)
    return 0


class Progress:
    """A bar on standard error."""

    def __init__(self, games: int) -> None:
        self.games = games

    def __call__(self, done: int) -> None:
        width = 40 * done // self.games
        end = "\n" if done >= self.games else ""
        print(f"\r[{'#' * width:<40}] {done}/{self.games}", end=end, file=sys.stderr, flush=True)


def _facts(tournament: Tournament, arguments: argparse.Namespace) -> dict[str, object]:
    games = len(tournament.results)
    return {
        "game": tournament.job.game,
        "players": tournament.job.players,
        "seed": arguments.seed,
        "games": games,
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


def _interval(won: float, games: int) -> list[float]:
    return [round(value, 4) for value in share(won, games)[1:]]


def _print(tournament: Tournament) -> None:
    games, wins, taken = len(tournament.results), tournament.wins(), tournament.seats_taken()
    print(f"{tournament.job.game}, {tournament.job.players} players, {games} matches")
    for row in tournament.ratings():
        fair = taken[row.bot] / tournament.job.players
        print(
            f"  {row.bot:<10} rating {row.value:6.2f} [{row.low:6.2f}, {row.high:6.2f}]  "
            f"{wins[row.bot]:7.1f} wins, {fair:7.1f} would be its share"
        )
    for (bot, other), (won, count) in tournament.pairs().items():
        p, low, high = share(won, count)
        if p >= 0.5:
            print(f"  {bot} beats {other} in {p:.1%} of {count} matches [{low:.1%}, {high:.1%}]")
