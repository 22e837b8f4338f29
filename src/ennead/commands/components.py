"""`ennead components`: every figure of a game with its source."""

from __future__ import annotations

import argparse
import dataclasses
import json
from collections import Counter
from pathlib import Path

from ennead.games import load, load_with_pack


def run(arguments: argparse.Namespace) -> int:
    """Print the figures, or those of one source."""
    if arguments.pack:
        game = load_with_pack(arguments.game, Path(arguments.pack))
    else:
        game = load(arguments.game)
    figures = [
        figure for figure in game.components.figures() if arguments.source in (None, figure.source)
    ]
    if arguments.json:
        rows = [dataclasses.asdict(figure) for figure in figures]
        print(json.dumps({"game": game.id, "figures": rows}, ensure_ascii=False))
        return 0
    last = ""
    for figure in figures:
        head = f"{figure.kind} {figure.id}"
        if head != last:
            print(head)
            last = head
        value = "(text)" if figure.value is None else json.dumps(figure.value, ensure_ascii=False)
        where = f" ({figure.where})" if figure.where else ""
        print(f"    {figure.attribute:<14} {value:<24} {figure.source}{where}")
    counts = Counter(figure.source for figure in figures)
    print(", ".join(f"{number} {source}" for source, number in sorted(counts.items())))
    return 0
