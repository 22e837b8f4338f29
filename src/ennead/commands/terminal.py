"""`ennead terminal`: the same table in the terminal, with bots, friends on one keyboard, or a real
table's chance."""

from __future__ import annotations

import argparse
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ennead.arguments import UsageError
from ennead.bots import Bot, bot_for_people, dismiss, ismcts
from ennead.commands.chosen import game_of
from ennead.kernel import Game, Setup
from ennead.kernel.chance import Keyed
from ennead.table.kit import GameKit
from ennead.table.local import Cancelled, LocalTable, key_of, loaded_table, new_table
from ennead.terminal.commands import Leave
from ennead.terminal.context import RenderContext
from ennead.terminal.narration import seat_names
from ennead.terminal.outcomes import OutcomePrompt
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session
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
    """A session with a new or a loaded match. Raises SetupError, MatchFileError, and Cancelled from
    typed chance."""
    words = words_for(negotiate(arguments.lang), game)
    context = RenderContext(words)
    prompt = OutcomePrompt(game, screen, context) if arguments.chance == "typed" else None
    given, kit, key = dict(enumerate(arguments.names)), GameKit(game), None
    if arguments.load:
        text = Path(arguments.load).read_text(encoding="utf-8")
        table, recorded, key = loaded_table(kit, text, arguments.load)
        given = {**recorded, **given}
    else:
        key = key_of(arguments.seed)
        table = new_table(kit, _setup(game, arguments), prompt.ask if prompt else Keyed(key))
    players = table.match.setup.players
    bots = _bots(game, arguments, players)
    names = seat_names(players, given, bots, words)
    local = LocalTable(table, names, bots, None if prompt else key)
    local.rng = random.Random(f"bots {arguments.seed}" if arguments.seed is not None else None)
    session = Session(local, screen, RenderContext(words, tuple(names)), prompt)
    if arguments.load:
        session.file, session.saved = Path(arguments.load), len(table.match.record)
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
    """The bots by name: without a word about players you play against one that knows what it
    does."""
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
    return {first + number: bot_for_people(name) for number, name in enumerate(wanted)}
