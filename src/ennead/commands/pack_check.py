"""`ennead pack check`: whether a pack of figures fits its game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ennead.commands.chosen import pack_game
from ennead.games import load_with_pack


def run(arguments: argparse.Namespace) -> int:
    """Lay the pack over its game; say what it changes, or what is wrong with it."""
    path = Path(arguments.file)
    game = load_with_pack(pack_game(path), path)
    changed = [figure for figure in game.components.figures() if figure.source == "pack"]
    if arguments.json:
        rows = [{"figure": f"{f.kind}.{f.id}.{f.attribute}", "value": f.value} for f in changed]
        print(json.dumps({"game": game.id, "pack": game.pack, "figures": rows}, ensure_ascii=False))
        return 0
    for figure in changed:
        print(
            f"{figure.kind}.{figure.id}.{figure.attribute} = "
            f"{json.dumps(figure.value, ensure_ascii=False)}"
        )
    print(f"{path.name} fits {game.id}: {len(changed)} figures")
    return 0
