"""`ennead repair`: replays a match file under the present rules, as far as it goes.

It stops at the first difference and says where. With --continue it writes a file that goes on from
the last good moment: under the present rules, with new checksums, and without the chance key, which
no longer vouches for the whole record.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ennead.arguments import UsageError
from ennead.commands.matchfiles import open_file
from ennead.kernel import Game, Match, matchfile
from ennead.kernel.matchfile import Difference, Record


def run(arguments: argparse.Namespace) -> int:
    """Report what still holds; exit code 1 if something does not and no file was asked for."""
    if arguments.output and not arguments.go_on:
        raise UsageError("--output says where the file of --continue goes; add --continue")
    record, game = open_file(arguments)
    match, difference = last_good_moment(record, game, arguments.file)
    written = _write(match, record, arguments) if arguments.go_on else None
    if arguments.json:
        facts = {
            "file": arguments.file,
            "game": game.id,
            "rules": {"recorded": record.header.rules, "present": game.version},
            "moves": {"recorded": len(record.moves), "kept": len(match.record)},
            "line": difference.line if difference else None,
            "problem": difference.problem if difference else None,
            "output": written and str(written),
        }
        print(json.dumps(facts, ensure_ascii=False))
    else:
        _tell(arguments.file, record, match, difference, written)
    return 1 if difference and not written else 0


def last_good_moment(
    record: Record, game: Game[Any], where: str
) -> tuple[Match, Difference | None]:
    """The match as far as the record can be trusted, and the first difference.

    Under the rules of the record its checksums count too: a turn whose checksum does not fit is not
    kept.
    """
    strict = record.header.rules == game.version
    match, difference = matchfile.replay_as_far_as_it_goes(record, game, where, strict=strict)
    kept = _kept(record, match, strict)
    if kept < len(match.record):
        shorter = replace(
            record, moves=record.moves[:kept], scores=None, open_moves=None, agreed=None
        )
        match, _ = matchfile.replay_as_far_as_it_goes(shorter, game, where, strict=False)
    return match, difference or matchfile.cut_off(record)


def _kept(record: Record, match: Match, strict: bool) -> int:
    """How many of the replayed moves are as recorded; of a turn with another checksum none is
    trusted."""
    sure = 0
    for number, (move, entry) in enumerate(zip(record.moves, match.record, strict=False)):
        if len(move.outcomes) != len(entry.outcomes):
            return number
        if strict and move.checksum != entry.checksum:
            return sure
        if entry.checksum:
            sure = number + 1
    return len(match.record)


def _write(match: Match, record: Record, arguments: argparse.Namespace) -> Path:
    source = Path(arguments.file)
    target = Path(arguments.output) if arguments.output else source.with_suffix(".repaired.match")
    if target.resolve() == source.resolve():
        raise UsageError(f"{target} is the file to be repaired; choose another name")
    names = [record.header.names.get(seat, "") for seat in range(match.setup.players)]
    whole = len(match.record) == len(record.moves)
    text = matchfile.write(
        match, names if any(names) else (), agreed=record.agreed if whole else None
    )
    target.write_text(text, encoding="utf-8")
    return target


def _tell(
    file: str, record: Record, match: Match, difference: Difference | None, written: Path | None
) -> None:
    game, kept = match.game, len(match.record)
    if difference is None:
        print(f"{file}: all {kept} moves hold under rules {game.version} of {game.id}")
    else:
        print(f"{file}:{difference.line}: {difference.problem}")
        print(f"{kept} of {len(record.moves)} moves are good")
    if written:
        print(f"written: {written}")
    elif difference:
        print("add --continue to write a file that goes on from there")
