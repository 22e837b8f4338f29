"""`ennead terminal`: the same table in the terminal, with bots, friends on one keyboard, or a real table's chance."""

from __future__ import annotations

import argparse
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ennead.arguments import UsageError
from ennead.bots import Bot, dismiss, ismcts, make
from ennead.commands.chosen import game_of
from ennead.kernel.chance import Keyed
from ennead.kernel.game import Game
from ennead.kernel.options import Setup
from ennead.terminal.commands import Leave
from ennead.terminal.outcomes import OutcomePrompt
from ennead.terminal.pen import Pen
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session
from ennead.terminal.table import Cancelled, Table, key_of, load_match, new_match, seat_names
from ennead.words import negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play."""
    game = game_of(arguments)
    screen = Screen()
    with leaving_when_told():
        try:
            session = set_table(game, arguments, screen)
        except (Cancelled, EOFError, Leave):
            return 0
        try:
            return session.run()
        finally:
            dismiss(session.table.bots.values())


@contextmanager
def leaving_when_told() -> Iterator[None]:
    """A closed window or a polite kill is a way of leaving: the match is kept."""

    def leave(number: int, frame: object) -> None:
        raise Leave

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def set_table(game: Game[Any], arguments: argparse.Namespace, screen: Screen) -> Session:
    """A session with a new or a loaded match. Raises SetupError, MatchFileError, and Cancelled from typed chance."""
    words = words_for(negotiate(arguments.lang), game)
    pen = Pen(words)
    prompt = OutcomePrompt(game, screen, pen) if arguments.chance == "typed" else None
    given = dict(enumerate(arguments.names))
    key: bytes | None
    if arguments.load:
        path = Path(arguments.load)
        match, recorded, key = load_match(game, path)
        given = {**recorded, **given}
    else:
        setup = _setup(game, arguments)
        key = key_of(arguments.seed)
        match = new_match(game, setup, prompt.ask if prompt else Keyed(key))
    players = match.setup.players
    bots = _bots(game, arguments, players)
    names = seat_names(players, given, bots, words)
    table = Table(game, match, names, bots, None if prompt else key)
    table.rng = random.Random(f"bots {arguments.seed}" if arguments.seed is not None else None)
    if arguments.load:
        table.file, table.saved = path, len(match.record)
    session = Session(table, screen, Pen(words, tuple(names)), prompt)
    for seat, bot in bots.items():
        kind = ismcts.NAME if ismcts.is_ismcts(bot.name) else bot.name
        if words.has(f"bot-{kind}"):
            session.notice(f"{names[seat]}: {words.say(f'bot-{kind}')}")
    return session


def _setup(game: Game[Any], arguments: argparse.Namespace) -> Setup:
    """As many players as were asked for; else one more than there are bots."""
    players = arguments.players
    if players is None:
        seats = len(_wanted(game, arguments)) + 1
        players = seats if seats in game.counts else min(game.counts)
    return game.setup(players, dict(arguments.options))


def _wanted(game: Game[Any], arguments: argparse.Namespace) -> list[str]:
    """The bots by name: without a word about players you play against one that knows what it does."""
    if arguments.bots is None:
        alone = arguments.players is None and not arguments.load
        return ["player" if game.judgement() else "random"] if alone else []
    wanted: list[str] = arguments.bots
    return wanted


def _bots(game: Game[Any], arguments: argparse.Namespace, players: int) -> dict[int, Bot]:
    """Bots on the last seats, people on the first."""
    wanted = _wanted(game, arguments)
    if len(wanted) > players:
        raise UsageError(f"{len(wanted)} bots are named for {players} seats")
    first = players - len(wanted)
    return {first + number: make(name) for number, name in enumerate(wanted)}
