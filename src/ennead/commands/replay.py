"""`ennead replay`: a match file told move by move, and the table as it then stood."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from typing import Any

from rich.text import Text

from ennead.arguments import UsageError
from ennead.commands.matchfiles import open_file
from ennead.kernel import EVERYTHING, Entry, Match, matchfile
from ennead.kernel.matchfile import Agreed, Record
from ennead.table.kit import GameKit
from ennead.table.table import Table
from ennead.terminal import narration
from ennead.terminal.blocks import indented, ink, wrapped
from ennead.terminal.board import BoardView
from ennead.terminal.context import RenderContext
from ennead.terminal.screen import Screen
from ennead.words import negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """Tell the match up to a move, as one seat or as everybody could have seen it."""
    record, game = open_file(arguments)
    if arguments.at is not None and arguments.at > len(record.moves):
        raise UsageError(f"the match has {len(record.moves)} moves, not {arguments.at}")
    if arguments.seat is not None and arguments.seat >= record.header.players:
        raise UsageError(
            f"the match has seats 0 to {record.header.players - 1}, not {arguments.seat}"
        )
    shown = _until(record, arguments.at)
    match = matchfile.rebuild(shown, game, arguments.file)
    words = words_for(negotiate(arguments.lang), game)
    names = narration.seat_names(match.setup.players, record.header.names, {}, words)
    viewer = EVERYTHING if arguments.seat is None else arguments.seat
    context = RenderContext(words, tuple(names))
    if arguments.json:
        print(json.dumps(_facts(match, record, viewer, context), ensure_ascii=False))
    else:
        _tell(match, shown.agreed, viewer, context, Screen())
    return 0


def _until(record: Record, moves: int | None) -> Record:
    """The record of the first so many moves."""
    if moves is None or moves == len(record.moves):
        return record
    return replace(
        record, moves=record.moves[:moves], scores=None, open_moves=None, end_line=0, agreed=None
    )


def _tell(
    match: Match, agreed: Agreed | None, viewer: int, context: RenderContext, screen: Screen
) -> None:
    told = _told(match, viewer, context)
    for number in range(-1, len(match.record)):
        if number >= 0:
            screen.show(
                wrapped(_head(match.record[number], number, viewer, context), screen.width, 6)
            )
        for sentence in told.get(number, []):
            text = narration.coloured(sentence, context)
            screen.show(indented(wrapped(text, screen.width - 6, 2), 6))
    table = Table(GameKit(match.game), match)
    if agreed is not None:
        table.close(agreed)
    screen.show(BoardView(table.kit).board(match.view(viewer), context, screen.width))
    if match.over or agreed is not None:
        screen.tell(narration.coloured(narration.result(table, context), context))


def _head(entry: Entry, number: int, viewer: int, context: RenderContext) -> Text:
    head = ink(f"{number + 1:>4}  ", "number").append_text(context.player(entry.seat))
    return head.append(f"  {_text(entry, viewer) or ''}".rstrip(), "notation")


def _text(entry: Entry, viewer: int) -> str | None:
    """A move in notation, for those who may know all of it: others have what they were told."""
    return entry.text if viewer in (EVERYTHING, entry.seat) else None


def _told(match: Match, viewer: int, context: RenderContext) -> dict[int, list[str]]:
    """The sentences of each move; those of the opening are under -1."""
    told: dict[int, list[str]] = {}
    for number, sentence in narration.happened(match, viewer, context):
        told.setdefault(number, []).append(sentence)
    return told


def _facts(match: Match, record: Record, viewer: int, context: RenderContext) -> dict[str, Any]:
    told = _told(match, viewer, context)
    game, view = match.game, match.view(viewer)
    return {
        "game": game.id,
        "rules": game.version,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "names": list(context.names),
        "seat": None if viewer == EVERYTHING else viewer,
        "moves": len(record.moves),
        "at": len(match.record),
        "over": match.over,
        "asked": list(match.asked),
        "scores": game.scores(match.position) if match.over or viewer == EVERYTHING else None,
        "winners": list(game.winners(match.position)) if match.over else None,
        "agreed": record.agreed.text if record.agreed is not None else None,
        "opening": told.get(-1, []),
        "log": [
            {
                "move": number + 1,
                "seat": entry.seat,
                "text": _text(entry, viewer),
                "told": told.get(number, []),
            }
            for number, entry in enumerate(match.record)
        ],
        "facts": game.facts(view.state),
    }
