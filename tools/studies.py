"""Measure how the games are built and write docs/studies.md with its plots.

    python tools/studies.py [--matches 60]

Sequences of decisions (perft) and information sets by depth, counted where they can be and
estimated beyond; how many options a decision has, how long matches are, how much a seat does not
know, from random and from good play; what the choice of battle cards in Kemet is worth; and how
often the better of two bots wins: what is left is luck, and what the better one does not see.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import random
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import vl_convert

from ennead.arena.ratings import share
from ennead.arena.series import play_match
from ennead.bots import make
from ennead.bots.sealed import equilibrium
from ennead.games import GAMES, load
from ennead.kernel import NOBODY, UNKNOWN, AnyGame, Event, Listener, Sampled
from ennead.kernel.perft import FIRST

DOCS = Path(__file__).parents[1] / "docs"
NODES = 50_000
"""Sequences are counted to the last depth that has no more of them."""
SAMPLES = 400
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


# -- information sets ------------------------------------------------------------------------------


class Level(NamedTuple):
    """So many decisions from the beginning, with chance fixed."""

    sequences: int
    positions: int
    information: int
    """What whoever decides may know: all that it was told and did, and what it sees."""


Node = tuple[Any, tuple[bytes, ...]]
"""A position, and for each seat a digest of what it was told and did."""


def levels(id: str) -> Iterator[Level]:
    """Every depth of the tree that can be walked, from the beginning."""
    game = load(id)
    heard: list[Event] = []
    nodes: list[Node] = [(game.start(game.setup(2), FIRST, heard), (b"", b""))]
    while nodes:
        yield Level(
            len(nodes),
            len({game.codec.encode(g) for g, _ in nodes}),
            len({known(game, *node) for node in nodes}),
        )
        if sum(len(game.menu(g, g.asked[0])) for g, _ in nodes if not g.over) > NODES:
            return
        nodes = [after for g, pasts in nodes if not g.over for after in steps(game, g, pasts)]


def known(game: AnyGame, g: Any, pasts: Sequence[bytes]) -> tuple[int, bytes, str]:
    """What the seat that decides knows."""
    seat = g.asked[0] if g.asked else 0
    return seat, pasts[seat], game.codec.encode(game.mask(g, seat))


def steps(game: AnyGame, g: Any, pasts: Sequence[bytes]) -> Iterator[Node]:
    """What every option leads to."""
    seat = g.asked[0]
    for option in game.menu(g, seat):
        after, heard = game.copy(g), list[Event]()
        after.luck, after.told = FIRST, Listener(heard)
        game.apply(after, seat, option)
        after.told = None
        learnt = [[f"{one.seen_by(eyes)}" for one in heard] for eyes in range(len(pasts))]
        learnt[seat].append(game.write(option))
        yield after, tuple(map(digest, pasts, learnt))


def digest(past: bytes, learnt: list[str]) -> bytes:
    """A past that goes on."""
    return hashlib.blake2b(past + "\n".join(learnt).encode(), digest_size=12).digest()


class Counted(Sampled):
    """Chance that remembers, in digits, how much there was to choose from."""

    digits = 0.0

    def draw(self, tag: str, among: Sequence[int]) -> int:
        self.digits += math.log10(len(among))
        return super().draw(tag, among)


def growth(id: str, matches: int) -> tuple[list[float], list[float]]:
    """Digits of how many sequences of decisions and draws there are to each depth, after Knuth: the
    mean, over random matches, of the product of all that there was to choose from; and of
    information sets, each taken to hold as many sequences as there are ways in which what its seat
    does not know can have come about."""
    game = load(id)
    setup = game.setup(2)
    paths: list[list[float]] = []
    known: list[list[float]] = []
    for number in range(matches):
        rng = random.Random(f"growth/{number}")
        luck, chosen, sealed = Counted(rng), 0.0, 0.0
        g = game.start(setup, luck)
        paths.append([])
        known.append([])
        while not g.over:
            seat = g.asked[0]
            menu = game.menu(g, seat)
            sealed = sealed if any(g.sealed) else 0.0
            paths[-1].append(chosen + luck.digits)
            unseen = ways(game, game.view(g, seat)) + sealed
            known[-1].append(paths[-1][-1] - unseen)
            chosen += math.log10(len(menu))
            sealed += math.log10(len(menu))
            game.apply(g, seat, menu[int(rng.random() * len(menu))])
    return mean_digits(paths), mean_digits(known)


def ways(game: AnyGame, view: Any) -> float:
    """Digits of in how many ways, in order, what a seat does not know can have been drawn; what is
    still in a bag that nobody sees has not been."""
    found = sum(math.lgamma(len(pool) + 1) for pool in view.unseen.values())
    for holder, secret in game.oracle.secrets(view.state):
        if secret.sight is NOBODY and not secret.ordered:
            found -= math.lgamma(getattr(holder, secret.name).count(UNKNOWN) + 1)
    return found / math.log(10)


def mean_digits(samples: list[list[float]]) -> list[float]:
    """Digits of the mean at each depth; a match that is over has nothing there. As far as half of
    the matches go."""
    found: list[float] = []
    for depth in range(sorted(map(len, samples))[len(samples) // 2]):
        there = [one[depth] for one in samples if depth < len(one)]
        most = max(there)
        total = sum(10 ** (one - most) for one in there) / len(samples)
        found.append(most + math.log10(total))
    return found


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
from {matches} matches each unless another number is named. Nothing here depends on the
machine.

## Information sets by depth

After so many decisions from the beginning, with chance fixed: sequences of decisions
(as `ennead perft` counts them: any change of what is legal changes them), positions that
they lead to, and information sets, which is all that whoever decides may know: what it
did and was told before, and what it sees. All are counted, to the last depth with at
most {nodes:,} sequences.
"""
ESTIMATED = """
With chance there are too many to count, so these are estimates from {samples} random
matches a game, and rough ones, as such means hang on a few matches. Sequences are of
decisions and draws, after Knuth: the mean of the product of all that there was to choose
from. An information set is taken to hold as many of them as there are ways in which what
its seat does not know can have been drawn. In digits: 100 stands for a one with a hundred
zeros. Lines end where half of the matches do.

![Sequences and information sets by depth](pictures/growth.svg)"""
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
    yield HEAD.format(matches=matches, nodes=NODES)
    yield from depths()
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


def depths() -> Iterator[str]:
    """What there is at each depth, counted and estimated."""
    counted = [list(levels(id)) for id in GAMES]
    yield "| decisions | " + " | ".join(GAMES) + " |"
    yield "|---|" + "---|" * len(GAMES)
    for depth in range(1, max(map(len, counted))):
        cells = [
            " / ".join(f"{count:,}" for count in found[depth]) if depth < len(found) else ""
            for found in counted
        ]
        yield f"| {depth} | " + " | ".join(cells) + " |"
    rows: list[dict[str, object]] = []
    for id in GAMES:
        for what, found in zip(("sequences", "information sets"), growth(id, SAMPLES), strict=True):
            rows += [
                {"game": id, "of": what, "at": depth, "value": round(digits, 1)}
                for depth, digits in enumerate(found)
                if depth % 10 == 0
            ]
    picture("growth", plot(rows, "at", "decisions", "digits", "of"))
    yield ESTIMATED.format(samples=SAMPLES)


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
    picture("branching", plot(rows, *OF_A_MATCH, "options a decision", "play"))
    picture("unknown", plot(hidden, *OF_A_MATCH, "digits", "play"))
    yield UNKNOWN_PIECES


def picture(name: str, text: str) -> None:
    """Lay a plot beside the page."""
    (DOCS / "pictures" / f"{name}.svg").write_text(text, "utf-8")


OF_A_MATCH = ("part", "part of the match")


def plot(rows: list[dict[str, object]], along: str, below: str, title: str, dashed: str) -> str:
    """Something over the course of a match, of each game, in two lines."""
    spec = {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "data": {"values": rows},
        "background": "#faf5e9",
        "mark": {"type": "line", "point": along == "part"},
        "width": 520,
        "height": 260,
        "encoding": {
            "x": {"field": along, "type": "quantitative", "title": below,
                  "axis": {"format": "%"} if along == "part" else {}},
            "y": {"field": "value", "type": "quantitative", "title": title},
            "color": {"field": "game", "type": "nominal", "title": None},
            "strokeDash": {"field": dashed, "type": "nominal", "title": None},
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
