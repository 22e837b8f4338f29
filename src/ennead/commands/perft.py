"""`ennead perft`: how many sequences of decisions there are from the start, a fingerprint of the
rules."""

from __future__ import annotations

import argparse
import json
import random

from ennead.commands.chosen import game_of, setups_of
from ennead.kernel.chance import Sampled
from ennead.kernel.perft import perft


def run(arguments: argparse.Namespace) -> int:
    """Count to the depth asked for, for every number of players or the one named."""
    game = game_of(arguments)
    rows = []
    for setup in setups_of(game, arguments):
        g = game.start(setup, Sampled(random.Random(arguments.seed)))
        counts = [perft(game, g, depth) for depth in range(1, arguments.depth + 1)]
        rows.append({"players": setup.players, "counts": counts})
        if not arguments.json:
            print(f"{setup.players} players: " + " ".join(map(str, counts)))
    if arguments.json:
        print(json.dumps({"game": game.id, "seed": arguments.seed, "rows": rows}))
    return 0
