"""`ennead case`: runs cases, ours or yours."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ennead.games import installed, load
from ennead.kernel.cases import Case, Result, load_case, run_case
from ennead.kernel.errors import CaseError, EnneadError, SetupError


def run(arguments: argparse.Namespace) -> int:
    """Run the named files, or all cases of one or all games."""
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
