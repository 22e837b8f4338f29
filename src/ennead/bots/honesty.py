"""Proof against cheating: change what a seat cannot see, and every bot must choose as before.

Matches are played; before a decision each bot is asked twice. One of the twins sits in the real
world, the other in worlds that only look the same to its seat (`determinize`): other hands, other
decks, other sealed answers. Both have watched the match from there since its first decision, so
what they remember is put to the test too. Same seed, same number of iterations: the same option, or
the bot has seen more than its seat.
"""

from __future__ import annotations

import random
import shlex
import sys
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ennead.bots import BOTS, dismiss, ismcts
from ennead.bots.bot import AnyView, Bot
from ennead.bots.programs import Program
from ennead.bots.search import Budget
from ennead.kernel import AnyGame, Option, Sampled, Setup

Maker = Callable[[], Bot]
A_MATCH = 60
"""About so many positions of one match are enough."""

PROGRAM = """
import json, sys, zlib
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        options = message["options"]
        print(options[zlib.crc32(line.encode()) % len(options)], flush=True)
"""
"""An outside bot whose choice depends on every byte that it is sent."""


class Fingerprint:
    """A bot that looks at every bit that it is given: what leaks into a view changes its choice."""

    name = "fingerprint"
    blind = False

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """An option picked by a checksum of all that it can know."""
        texts = [game.write(option) for option in menu]
        known = f"{game.codec.encode(view.state)} {view.seat} {view.unseen} {texts} {rng.random()}"
        return menu[zlib.crc32(known.encode()) % len(menu)]


@dataclass(frozen=True, slots=True)
class Cheat:
    """A bot that chose otherwise when only hidden things had changed."""

    bot: str
    match: int
    decision: int
    seat: int
    question: str
    real: str
    other: str


@dataclass(slots=True)
class Findings:
    """What came of an examination."""

    game: str
    positions: int = 0
    """Decisions at which every bot was asked twice."""
    changed: int = 0
    """Those at which something hidden differed in the other world; others have nothing to hide."""
    sealed: int = 0
    """Those with a secret answer of somebody else on the table."""
    comparisons: int = 0
    matches: int = 0
    cheats: list[Cheat] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Twins:
    """Two bots of a kind on one seat: one in the real match, one in worlds that look the same."""

    real: Bot
    other: Bot


def with_iterations(make: Maker, iterations: int) -> Maker:
    """The same bot, searching with so many iterations if it searches at all."""

    def made() -> Bot:
        bot = make()
        if hasattr(bot, "budget"):
            bot.budget = Budget(iterations=iterations)
        return bot

    return made


def everybody(iterations: int) -> dict[str, Maker]:
    """Every bot that has a name, one that looks at every bit, a program that takes every byte."""
    bots = {name: with_iterations(make, iterations) for name, make in BOTS.items()}
    thinker = f"{ismcts.NAME}:{iterations}"
    bots[thinker] = partial(ismcts.make, thinker)
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(PROGRAM)}"
    return {**bots, "fingerprint": Fingerprint, "run:": partial(Program, command, 300.0)}


def examine(
    game: AnyGame,
    bots: Mapping[str, Maker],
    changed: int,
    *,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    quiet: float = 0.05,
    progress: Callable[[int], None] = lambda done: None,
) -> Findings:
    """Ask every bot about so many positions in which something hidden has changed.

    All player counts from two on take turns. A part of each match is asked about, so that there
    are many; and of the positions without anything hidden the share `quiet`.
    """
    found = Findings(game.id)
    counts = [players for players in game.counts if players > 1]
    often = 0.3
    while found.changed < changed:
        rng = random.Random(f"{seed}/{found.matches}")
        setup = game.setup(counts[found.matches % len(counts)], options)
        watch = Watch(game, setup, bots, rng, found)
        before = found.changed
        watch.play(changed, often, quiet)
        often = min(1.0, often * A_MATCH / max(1, found.changed - before))
        found.matches += 1
        progress(found.changed)
    return found


class Watch:
    """One match; its moves are choices of the examined bots, or anything where none was asked."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        bots: Mapping[str, Maker],
        rng: random.Random,
        found: Findings,
    ) -> None:
        self.game = game
        self.rng = rng
        self.found = found
        self.g = game.start(setup, Sampled(rng))
        self.decisions = 0
        self.seats = [
            {name: Twins(make(), make()) for name, make in bots.items()}
            for _ in range(setup.players)
        ]

    def play(self, changed: int, often: float, quiet: float) -> None:
        """To the end, or until enough was changed; `often` and `quiet` are shares to ask about."""
        game, rng = self.game, self.rng
        while not self.g.over and self.found.changed < changed:
            asked = self.g.asked
            seat = asked[int(rng.random() * len(asked))]
            menu = game.menu(self.g, seat)
            option = menu[int(rng.random() * len(menu))]
            if len(menu) > 1:
                option = self._ask(seat, often, quiet) or option
                self.decisions += 1
            game.apply(self.g, seat, option)
        for row in self.seats:
            for twins in row.values():
                dismiss((twins.real, twins.other))

    def _ask(self, seat: int, often: float, quiet: float) -> Option | None:
        """Ask all twins about one decision, if it is worth it; what one of the real ones chose."""
        game, g, rng, found = self.game, self.g, self.rng, self.found
        other = game.determinize(game.view(g, seat), rng)
        differs = game.codec.encode(other) != game.codec.encode(g)
        if rng.random() >= (often if differs else quiet):
            return None
        found.positions += 1
        found.changed += differs
        found.sealed += any(answer is not None for answer in g.sealed)
        choices = []
        for name, twins in self.seats[seat].items():
            luck = rng.random()
            real = _choose(twins.real, game, g, seat, luck)
            imagined = _choose(twins.other, game, other, seat, luck)
            found.comparisons += 1
            choices.append(real)
            if real != imagined:
                texts = game.write(real), game.write(imagined)
                cheat = Cheat(name, found.matches, self.decisions, seat, g.question, *texts)
                found.cheats.append(cheat)
        return choices[int(rng.random() * len(choices))]


def _choose(bot: Bot, game: AnyGame, g: Any, seat: int, luck: float) -> Option:
    view = game.view(g, seat)
    return bot.choose(game, view, list(game.menu(g, seat)), random.Random(luck))
