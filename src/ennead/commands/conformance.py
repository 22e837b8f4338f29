"""`ennead conformance`: the promises that a game makes to the kernel, checked on random matches."""

from __future__ import annotations

import argparse
import dataclasses
import json

from ennead.commands.chosen import game_of, setups_of
from ennead.kernel.conformance import Report, check


def run(arguments: argparse.Namespace) -> int:
    """Check one set-up, or every number of players; exit code 1 if a promise is broken."""
    game = game_of(arguments)
    reports: list[tuple[int, Report]] = []
    for setup in setups_of(game, arguments):
        report = check(game, setup, games=arguments.games, seed=arguments.seed)
        reports.append((setup.players, report))
        if not arguments.json:
            print(
                f"{setup.players} players: {report.games} matches, {report.decisions} decisions "
                f"({report.closely} looked at closely), longest {report.longest} "
                f"(bound {game.bound(setup)}), {len(report.faults)} faults"
            )
            for fault in report.faults:
                print(f"    {fault}\n        {fault.position}")
    faults = sum(len(report.faults) for _, report in reports)
    if arguments.json:
        facts = {
            "game": game.id,
            "options": dict(arguments.options),
            "faults": faults,
            "reports": [
                {"players": players, **dataclasses.asdict(report)} for players, report in reports
            ],
        }
        print(json.dumps(facts, ensure_ascii=False))
    return 1 if faults else 0
