"""`ennead case`: runs cases, ours or yours, or shows them step by step."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ennead.arguments import UsageError
from ennead.games import installed, load
from ennead.kernel import EVERYTHING
from ennead.kernel.cases import Case, Result, load_case, run_case
from ennead.kernel.errors import CaseError, EnneadError, SetupError
from ennead.table.kit import GameKit
from ennead.table.showcase import Showcase
from ennead.terminal.context import RenderContext
from ennead.terminal.narration import seat_names
from ennead.terminal.screen import Screen
from ennead.terminal.showcase import CaseView
from ennead.words import negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """Run the named files, or all cases of one or all games; or watch the named ones."""
    if arguments.watch:
        return _watch(arguments)
    cases = _named(arguments) if arguments.files else _ours(arguments.game)
    results = [_run(case) if isinstance(case, Case) else case for case in cases]
    failed = [result for result in results if not result.passed]
    if arguments.json:
        facts = {
            "passed": len(results) - len(failed),
            "failed": len(failed),
            "cases": [
                {
                    "file": result.case.path,
                    "game": result.case.game,
                    "rules": list(result.case.rules),
                    "passed": result.passed,
                    "problem": result.problem,
                }
                for result in results
            ],
        }
        print(json.dumps(facts, ensure_ascii=False))
    else:
        for result in failed:
            print(f"FAILED {result.case.path}\n    {result.problem}")
        print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _watch(arguments: argparse.Namespace) -> int:
    """Show each file step by step. Exit code 1 if one cannot be read or does not hold."""
    if not arguments.files or arguments.json:
        raise UsageError("--watch shows the files that are named, to people")
    screen, failed = Screen(), False
    for case in _named(arguments):
        if isinstance(case, Result):
            screen.tell(case.problem, "refusal")
            failed = True
            continue
        game = load(case.game)
        words = words_for(negotiate(arguments.lang), game)
        showcase = Showcase(GameKit(game), case)
        seat = EVERYTHING if arguments.seat is None else arguments.seat
        if seat >= showcase.players:
            raise UsageError(f"the case has seats 0 to {showcase.players - 1}, not {seat}")
        names = seat_names(showcase.players, {}, (), words)
        CaseView(showcase, RenderContext(words, tuple(names)), screen).run(seat)
        failed = failed or bool(showcase.problem)
    return 1 if failed else 0


def _ours(game: str | None) -> list[Case | Result]:
    return [case for id in ([game] if game else installed()) for case in cases_of(id)]


def cases_of(game: str) -> list[Case]:
    """The cases of a game, in a fixed order. Raises SetupError for a game that does not exist."""
    files = sorted((load(game).folder / "cases").rglob("*.toml"))
    return [load_case(file, game) for file in files]


def _named(arguments: argparse.Namespace) -> list[Case | Result]:
    found: list[Case | Result] = []
    for name in arguments.files:
        path = Path(name)
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        for file in files:
            try:
                found.append(load_case(file, arguments.game or ""))
            except EnneadError as error:
                found.append(Result(Case(str(file), arguments.game or "", (), "", {}), str(error)))
    return found


def _run(case: Case) -> Result:
    try:
        return run_case(load(case.game), case)
    except (CaseError, SetupError) as error:
        return Result(case, str(error))
