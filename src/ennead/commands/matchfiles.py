"""What `replay`, `verify` and `repair` have in common: a match file and the game it is about."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ennead.commands.chosen import game_of
from ennead.kernel import Game, matchfile
from ennead.kernel.errors import MatchFileError, SetupError
from ennead.kernel.matchfile import Record


def open_file(arguments: argparse.Namespace) -> tuple[Record, Game[Any]]:
    """The record and its game, with the packs that were named. Raises MatchFileError with the
    line."""
    path = Path(arguments.file)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise MatchFileError(str(path), line, "this is not UTF-8 text") from None
    record = matchfile.parse(text, str(path))
    arguments.game = record.header.game
    try:
        return record, game_of(arguments)
    except SetupError as error:
        raise MatchFileError(str(path), 2, str(error)) from None
