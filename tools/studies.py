"""Measure how the games are built and write docs/studies.md with its plots.

    python tools/studies.py [--matches 60]

Sequences of decisions (perft), how many options a decision has and how long matches are, from
random and from good play, and how often the better of two bots wins: what is left is luck, and what
the better one does not see.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vl_convert

from ennead.arena.ratings import share
from ennead.arena.series import play_match
from ennead.bots import make
from ennead.games import GAMES, load
from ennead.kernel import Sampled
from ennead.kernel.perft import FIRST, perft

DOCS = Path(__file__).parents[1] / "docs"
DEPTH = 4
BINS = 10


def tree(id: str, bot: str, matches: int) -> tuple[list[int], list[tuple[float, int]]]:
    """Decisions of each match, and the options of each decision with its part of the match."""
    game, player = load(id), make(bot)
    setup = game.setup(2)
    lengths: list[int] = []
    options: list[tuple[float, int]] = []
    for number in range(matches):
        rng = random.Random(f"studies/{number}")
        g = game.start(setup, Sampled(rng))
        menus: list[int] = []
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            menus.append(len(menu))
            view: Any = None if player.blind else game.view(g, seat)
            game.apply(g, seat, player.choose(game, view, menu, rng))
        lengths.append(len(menus))
        options += [(place / len(menus), count) for place, count in enumerate(menus)]
    return lengths, options


def paths(id: str) -> list[int]:
    """Sequences of one, two, ... decisions from the beginning, chance fixed."""
    game = load(id)
    return [perft(game, game.start(game.setup(2), FIRST), depth) for depth in range(1, DEPTH + 1)]


def better(id: str, matches: int) -> tuple[float, float, float]:
    """How often `player` beats `novice`, seats in turns, both meeting the same luck."""
    game = load(id)
    setup, wins = game.setup(2), 0.0
    for number in range(matches):
        names = ("player", "novice") if number % 2 == 0 else ("novice", "player")
        seed = f"studies/{number // 2}"
        played = play_match(game, setup, [make(name) for name in names], seed)
        if names.index("player") in played.winners:
            wins += 1 / len(played.winners)
    return share(wins, matches)


def _mean(counts: list[int]) -> float:
    return round(statistics.fmean(counts), 2)


def page(matches: int) -> Iterator[str]:
    """The document; draws the plot as well."""
    yield "# Studies\n"
    yield "Figures about the four games at tables of two, made by `tools/studies.py`"
    yield f"from {matches} matches each. Nothing here depends on the machine.\n"
    yield "## Sequences of decisions\n"
    yield "From the beginning, with chance fixed (`ennead perft GAME`): any change of what is legal"
    yield "changes them.\n"
    yield "| game | " + " | ".join(str(depth) for depth in range(1, DEPTH + 1)) + " |"
    yield "|---|" + "---|" * DEPTH
    for id in GAMES:
        yield f"| {id} | " + " | ".join(f"{count:,}" for count in paths(id)) + " |"
    yield "\n## The tree\n"
    yield "| game | play | decisions a match (median, most) | options a decision (mean, most) |"
    yield "|---|---|---|---|"
    rows: list[dict[str, object]] = []
    for id in GAMES:
        for bot in ("random", "player"):
            lengths, options = tree(id, bot, matches)
            counts = [count for _, count in options]
            yield (
                f"| {id} | {bot} | {statistics.median(lengths):.0f}, {max(lengths)} | "
                f"{statistics.fmean(counts):.1f}, {max(counts)} |"
            )
            for place in range(BINS):
                inside = [count for part, count in options if int(part * BINS) == place]
                at = (place + 0.5) / BINS
                rows.append({"game": id, "play": bot, "part": at, "options": _mean(inside)})
    (DOCS / "pictures" / "branching.svg").write_text(plot(rows), "utf-8")
    yield "\n![Options a decision over the course of a match](pictures/branching.svg)\n"
    yield "## What skill decides\n"
    yield "How often `player` beats `novice`, with the same luck for both (intervals of 95 %):"
    yield "what is missing to 100 % is luck, or what `player` does not see.\n"
    yield "| game | wins |\n|---|---|"
    for id in GAMES:
        part, low, high = better(id, 2 * matches)
        yield f"| {id} | {part:.0%} ({low:.0%} to {high:.0%}) |"


def plot(rows: list[dict[str, object]]) -> str:
    """Options a decision over the course of a match."""
    spec = {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "data": {"values": rows},
        "background": "#faf5e9",
        "mark": {"type": "line", "point": True},
        "width": 520,
        "height": 260,
        "encoding": {
            "x": {"field": "part", "type": "quantitative", "title": "part of the match",
                  "axis": {"format": "%"}},
            "y": {"field": "options", "type": "quantitative", "title": "options a decision"},
            "color": {"field": "game", "type": "nominal", "title": None},
            "strokeDash": {"field": "play", "type": "nominal", "title": None},
        },
    }  # fmt: skip
    picture: str = vl_convert.vegalite_to_svg(spec)
    return picture + "\n"


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description="Write docs/studies.md")
    parser.add_argument("--matches", type=int, default=60)
    text = "\n".join(page(parser.parse_args().matches)) + "\n"
    (DOCS / "studies.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
