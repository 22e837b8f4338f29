"""`ennead games`: what can be played, by how many, with which options."""

from __future__ import annotations

import argparse
import json
from importlib.util import find_spec

from ennead.games import GAMES, load


def run(arguments: argparse.Namespace) -> int:
    """List the games."""
    games = [load(id) for id in GAMES if find_spec(f"ennead.games.{id}.game")]
    if arguments.json:
        print(json.dumps([_facts(game) for game in games], ensure_ascii=False))
        return 0
    for game in games:
        counts = f"{min(game.counts)}-{max(game.counts)}"
        print(f"{game.id}  {counts} players, rules {game.version}")
        for option in game.options:
            values = " ".join(f"[{v}]" if v == option.default else v for v in option.values)
            only = (
                f"  (for {', '.join(map(str, option.players))} players)" if option.players else ""
            )
            print(f"    {option.id} = {values}{only}")
    return 0


def _facts(game: object) -> dict[str, object]:
    from ennead.kernel.game import Game

    assert isinstance(game, Game)
    return {
        "id": game.id,
        "version": game.version,
        "players": list(game.counts),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "players": list(option.players or game.counts),
            }
            for option in game.options
        ],
    }
