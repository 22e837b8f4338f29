"""`ennead games`: what can be played, by how many, with which options and bots."""

from __future__ import annotations

import argparse
import json
import sys

from ennead.bots import BOTS, ismcts
from ennead.games import broken, installed, load
from ennead.kernel import AnyGame
from ennead.words import negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """List the games; those that cannot be played are named on standard error."""
    games = [load(id) for id in installed()]
    for problem in broken().values():
        print(f"ennead: {problem}", file=sys.stderr)
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
    words = words_for(negotiate(arguments.lang))
    print("bots")
    for level in BOTS:
        print(f"    {level:<8}{words.say(f'bot-{level}')}")
    forms = ", ".join(ismcts.EXAMPLES)
    print(f"    {ismcts.NAME:<8}{words.say(f'bot-{ismcts.NAME}')}: {forms}")
    return 0


def _facts(game: AnyGame) -> dict[str, object]:
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
