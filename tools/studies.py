"""Measure how the games are built and write docs/studies.md with its plots.

    python tools/studies.py [--matches 60]

Sequences of decisions (perft), how many options a decision has, how long matches are, how much a
seat does not know, from random and from good play; what the choice of battle cards in Kemet is
worth; and how often the better of two bots wins: what is left is luck, and what the better one does
not see.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import vl_convert

from ennead.arena.ratings import share
from ennead.arena.series import play_match
from ennead.bots import make
from ennead.bots.sealed import equilibrium
from ennead.games import GAMES, load
from ennead.kernel import UNKNOWN, AnyGame, Sampled
from ennead.kernel.perft import FIRST, perft

DOCS = Path(__file__).parents[1] / "docs"
DEPTH = 4
BINS = 10
BATTLES = 40
WEAKER = ("random", "newcomer", "novice")


Measured = list[tuple[float, float]]
"""At parts of a match: something measured there."""


def tree(id: str, bot: str, matches: int) -> tuple[list[int], Measured, Measured]:
    """Decisions of each match; the options of each decision, and the digits of how many deals the
    seat that decides could not tell from the true one."""
    game, player = load(id), make(bot)
    setup = game.setup(2)
    lengths: list[int] = []
    options: Measured = []
    deals: Measured = []
    for number in range(matches):
        rng = random.Random(f"studies/{number}")
        g = game.start(setup, Sampled(rng))
        menus: list[int] = []
        unknown: list[float] = []
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            menus.append(len(menu))
            view: Any = game.view(g, seat)
            unknown.append(digits(game, view))
            game.apply(g, seat, player.choose(game, view, menu, rng))
        lengths.append(len(menus))
        options += [(place / len(menus), count) for place, count in enumerate(menus)]
        deals += [(place / len(menus), count) for place, count in enumerate(unknown)]
    return lengths, options, deals


def digits(game: AnyGame, view: Any) -> float:
    """The logarithm of how many deals of the hidden pieces, each told from the others, look to a
    seat like the true one."""
    ways = sum(math.lgamma(len(pool) + 1) for pool in view.unseen.values())
    for holder, secret in game.oracle.secrets(view.state):
        if not secret.ordered:
            ways -= math.lgamma(getattr(holder, secret.name).count(UNKNOWN) + 1)
    return ways / math.log(10)


# -- Kemet's battle cards --------------------------------------------------------------------------


def battle_cards(battles: int) -> Iterator[tuple[float, ...]]:
    """Of battles that came up between good players: how many choices a side has, how many of them a
    balanced side takes, and what a side that chooses otherwise gives away to one that knows how:
    evenly among all, as `player` does, and balanced."""
    game, bot, found = load("kemet"), make("player"), 0
    setup, number = game.setup(2), 0
    while found < battles:
        rng = random.Random(f"battles/{number}")
        g, number = game.start(setup, Sampled(rng)), number + 1
        while not g.over and found < battles:
            seat = g.asked[0]
            menu, other = game.menu(g, seat), g.asked[-1]
            theirs = game.menu(g, other)
            if (
                g.sealed
                and other != seat
                and rng.random() < 0.3
                and min(len(menu), len(theirs)) > 1
            ):
                yield judged(game, g, seat, other, bot)
                found += 1
            game.apply(g, seat, bot.choose(game, game.view(g, seat), menu, rng))


def judged(game: AnyGame, g: Any, seat: int, other: int, bot: Any) -> tuple[float, ...]:
    """One battle: every pair of choices played to the end of the battle."""
    mine, theirs = game.menu(g, seat), game.menu(g, other)
    rows = [[fought(game, g, ((seat, a), (other, b)), bot) for b in theirs] for a in mine]
    balanced, answer = equilibrium(rows, [[-one for one in row] for row in rows])
    value = sum(
        p * q * one for p, row in zip(balanced, rows, strict=True)
        for q, one in zip(answer, row, strict=True)
    )  # fmt: skip
    chosen = bot.choose(game, game.view(g, seat), mine, random.Random(1))
    sides = (
        [1 / len(mine)] * len(mine),
        [float(option is chosen) for option in mine],
        balanced,
    )
    given = [value - against(side, rows) for side in sides]
    return (len(mine), sum(share > 0.05 for share in balanced), *given)


def against(side: list[float], rows: list[list[float]]) -> float:
    """What a side gets from an opponent who knows its shares."""
    return min(
        sum(share * row[column] for share, row in zip(side, rows, strict=True))
        for column in range(len(rows[0]))
    )


def fought(game: AnyGame, before: Any, choices: Any, bot: Any) -> float:
    """By how many points these choices bring the first side ahead when the battle is over; what is
    still to be chosen in it is chosen as a good player does."""
    g, rng = game.copy(before), random.Random(2)
    g.luck = Sampled(rng)
    (seat, _), (other, _) = choices
    for who, option in choices:
        game.apply(g, who, option)
    while not g.over and any(type(frame).__name__ == "Battle" for frame in g.frames):
        asked = g.asked[0]
        view = game.view(g, asked)
        game.apply(g, asked, bot.choose(game, view, game.menu(g, asked), rng))
    then, now = game.scores(before), game.scores(g)
    return float(now[seat] - now[other] - then[seat] + then[other])


# -- skill and luck --------------------------------------------------------------------------------


def paths(id: str) -> list[int]:
    """Sequences of one, two, ... decisions from the beginning, chance fixed."""
    game = load(id)
    return [perft(game, game.start(game.setup(2), FIRST), depth) for depth in range(1, DEPTH + 1)]


def better(id: str, weaker: str, matches: int) -> tuple[float, float, float]:
    """How often `player` beats a weaker bot, seats in turns, both meeting the same luck."""
    game = load(id)
    setup, wins = game.setup(2), 0.0
    for number in range(matches):
        names = ("player", weaker) if number % 2 == 0 else (weaker, "player")
        seed = f"studies/{number // 2}"
        played = play_match(game, setup, [make(name) for name in names], seed)
        if names.index("player") in played.winners:
            wins += 1 / len(played.winners)
    return share(wins, matches)


def by_part(measured: Measured) -> list[dict[str, object]]:
    """The mean of each tenth of a match."""
    rows: list[dict[str, object]] = []
    for place in range(BINS):
        inside = [value for part, value in measured if int(part * BINS) == place]
        rows.append({"part": (place + 0.5) / BINS, "value": round(statistics.fmean(inside), 2)})
    return rows


HEAD = """# Studies

Figures about the four games at tables of two, made by `tools/studies.py`
from {matches} matches each. Nothing here depends on the machine.

## Sequences of decisions

From the beginning, with chance fixed (`ennead perft GAME`): any change of what is legal
changes them.
"""
UNKNOWN_PIECES = """
![Options a decision over the course of a match](pictures/branching.svg)

## What a seat does not know

How many deals of the hidden pieces, each told from the others, look to the seat that
decides like the true one, in digits: 3 stands for a thousand. What others have just
chosen in secret is not counted; besides that nothing is hidden in Ankh, and next to
nothing in Pharaon.

![How much is unknown over the course of a match](pictures/unknown.svg)
"""
CARDS = """## Battle cards in Kemet

In {battles} battles that came up between two good players, every pair of choices of cards
was played to the end of the battle and judged by the lead in points. A balanced side
mixes so that nobody gains from knowing how; others give points away to whoever knows
their habits (means a battle).

| choices | a balanced side takes | evenly among all | as `player` | balanced |
|---|---|---|---|---|"""
SKILL = """
## What skill decides

How often `player` beats weaker bots, with the same luck for both (intervals of 95 %):
what is missing to 100 % is luck, or what `player` does not see.
"""


def page(matches: int) -> Iterator[str]:
    """The document; draws the plots as well."""
    yield HEAD.format(matches=matches)
    yield "| game | " + " | ".join(str(depth) for depth in range(1, DEPTH + 1)) + " |"
    yield "|---|" + "---|" * DEPTH
    for id in GAMES:
        yield f"| {id} | " + " | ".join(f"{count:,}" for count in paths(id)) + " |"
    yield from shapes(matches)
    yield CARDS.format(battles=BATTLES)
    cards = [statistics.fmean(column) for column in zip(*battle_cards(BATTLES), strict=True)]
    given = " | ".join(f"{points:.2f}" for points in cards[2:])
    yield f"| {cards[0]:.1f} | {cards[1]:.1f} | {given} |"
    yield SKILL
    yield "| game | " + " | ".join(f"`{weaker}`" for weaker in WEAKER) + " |"
    yield "|---|" + "---|" * len(WEAKER)
    for id in GAMES:
        shares = [better(id, weaker, 2 * matches) for weaker in WEAKER]
        cells = [f"{part:.0%} ({low:.0%} to {high:.0%})" for part, low, high in shares]
        yield f"| {id} | " + " | ".join(cells) + " |"


def shapes(matches: int) -> Iterator[str]:
    """The trees, and what is unknown in them."""
    yield "\n## The tree\n"
    yield "| game | play | decisions a match (median, most) | options a decision (mean, most) |"
    yield "|---|---|---|---|"
    rows: list[dict[str, object]] = []
    hidden: list[dict[str, object]] = []
    for id in GAMES:
        for bot in ("random", "player"):
            lengths, options, deals = tree(id, bot, matches)
            counts = [count for _, count in options]
            yield (
                f"| {id} | {bot} | {statistics.median(lengths):.0f}, {max(lengths)} | "
                f"{statistics.fmean(counts):.1f}, {max(counts)} |"
            )
            rows += [{"game": id, "play": bot, **row} for row in by_part(options)]
            hidden += [{"game": id, "play": bot, **row} for row in by_part(deals)]
    picture("branching", plot(rows, "options a decision"))
    picture("unknown", plot(hidden, "digits"))
    yield UNKNOWN_PIECES


def picture(name: str, text: str) -> None:
    """Lay a plot beside the page."""
    (DOCS / "pictures" / f"{name}.svg").write_text(text, "utf-8")


def plot(rows: list[dict[str, object]], title: str) -> str:
    """Something over the course of a match."""
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
            "y": {"field": "value", "type": "quantitative", "title": title},
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
