"""`ennead verify`: replays a match file and names the first line that differs from the rules."""

from __future__ import annotations

import argparse
import json

from ennead.commands.matchfiles import open_file
from ennead.kernel import Match, matchfile
from ennead.kernel.errors import DataError, MatchFileError
from ennead.kernel.matchfile import Record


def run(arguments: argparse.Namespace) -> int:
    """Check a file; exit code 1 if it was cut, edited, or does not follow the rules."""
    try:
        record, match = _checked(arguments)
    except MatchFileError as error:
        return _fault(arguments, error.line, error.problem, f"{error}")
    except DataError as error:
        return _fault(arguments, 0, error.problem, f"{error}")
    facts = {
        "file": arguments.file,
        "ok": True,
        "game": match.game.id,
        "rules": {"recorded": record.header.rules, "present": match.game.version},
        "moves": len(match.record),
        "over": match.over or record.agreed is not None,
        "agreed": record.agreed.text if record.agreed is not None else None,
        "scores": match.game.scores(match.position) if match.over else None,
    }
    if arguments.json:
        print(json.dumps(facts, ensure_ascii=False))
    else:
        state = "over" if match.over else "goes on"
        if record.agreed is not None:
            state = "shared" if record.agreed.shared else "ended early"
        rules = record.header.rules
        other = f", recorded under rules {rules}, good under rules {match.game.version}"
        said = "" if rules == match.game.version else other
        print(f"{arguments.file}: ok, {match.game.id}, {len(match.record)} moves, {state}{said}")
    return 0


def _checked(arguments: argparse.Namespace) -> tuple[Record, Match]:
    record, game = open_file(arguments)
    match = matchfile.rebuild(record, game, arguments.file)
    if (difference := matchfile.cut_off(record)) is not None:
        raise MatchFileError(arguments.file, difference.line, difference.problem)
    return record, match


def _fault(arguments: argparse.Namespace, line: int, problem: str, sentence: str) -> int:
    if arguments.json:
        facts = {"file": arguments.file, "ok": False, "line": line, "problem": problem}
        print(json.dumps(facts, ensure_ascii=False))
    else:
        print(sentence)
    return 1
