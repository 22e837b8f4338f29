"""`ennead simulate`: bot matches and what came of them."""

from __future__ import annotations

import argparse
import json

from ennead.arena.series import play_series
from ennead.bots import dismiss
from ennead.commands.chosen import bots_of, game_of, setup_of


def run(arguments: argparse.Namespace) -> int:
    """Play matches and print their statistics."""
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    bots = bots_of(arguments.bots, setup.players)
    try:
        series = play_series(game, setup, bots, arguments.games, arguments.seed)
    finally:
        dismiss(bots)
    rate = series.decisions / series.seconds if series.seconds else 0.0
    mean = [sum(column) / series.games for column in zip(*series.scores, strict=True)]
    if arguments.json:
        facts = {
            "game": game.id,
            "players": setup.players,
            "options": dict(setup.options),
            "bots": [bot.name for bot in bots],
            "seed": arguments.seed,
            "games": series.games,
            "decisions": series.decisions,
            "seconds": round(series.seconds, 3),
            "decisions_per_second": round(rate),
            "mean_decisions": round(series.decisions / series.games, 2),
            "max_decisions": series.longest,
            "bound": game.bound(setup),
            "scores": [list(scores) for scores in series.scores],
            "mean_scores": [round(value, 3) for value in mean],
            "wins": series.wins,
        }
        print(json.dumps(facts))
        return 0
    print(f"{game.id}, {setup.players} players, {series.games} matches, seed {arguments.seed}")
    for seat, bot in enumerate(bots):
        wins = f"{series.wins[seat]:>5} wins ({series.wins[seat] / series.games:.1%})"
        print(f"  seat {seat}  {bot.name:<8}  {wins}  mean score {mean[seat]:.1f}")
    average = f"{series.decisions / series.games:.1f} decisions a match (at most {series.longest})"
    print(f"  {average}; {rate:,.0f} decisions a second of CPU time")
    return 0
