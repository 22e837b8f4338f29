"""`ennead puzzle`: find the best move of a position, alone with the table."""

from __future__ import annotations

import argparse
import json
import time

from ennead.arguments import UsageError
from ennead.games import load
from ennead.kernel import AnyGame
from ennead.table.kit import GameKit
from ennead.table.local import LocalTable, loaded_table
from ennead.table.puzzles import (
    Puzzle,
    Solving,
    match_file,
    puzzle_named,
    puzzle_of_the_day,
    puzzles_of,
)
from ennead.terminal.context import RenderContext
from ennead.terminal.narration import seat_names
from ennead.terminal.puzzles import PuzzleSession, Solver
from ennead.terminal.screen import Screen
from ennead.words import negotiate, words_for

DAY = 24 * 60 * 60


def run(arguments: argparse.Namespace) -> int:
    """List the puzzles, or solve one. Exit code 1 if it was left unsolved."""
    game = load(arguments.game)
    words = words_for(negotiate(arguments.lang), game)
    if arguments.list or arguments.json:
        return _list(game, arguments, RenderContext(words))
    solver = Solver(game.id)
    puzzle = _wanted(game, arguments, solver)
    kit = GameKit(game)
    table, _, _ = loaded_table(kit, match_file(game, puzzle), puzzle.id)
    names = seat_names(table.match.setup.players, {}, {}, words)
    others = [seat for seat in range(len(names)) if seat != puzzle.seat]
    local = LocalTable(table, names, {}, None)
    local.silent = dict.fromkeys(others, table.opened)
    context = RenderContext(words, tuple(names))
    return PuzzleSession(local, Screen(), context, Solving(puzzle), solver).run()


def _wanted(game: AnyGame, arguments: argparse.Namespace, solver: Solver) -> Puzzle:
    if arguments.id:
        return puzzle_named(game, arguments.id)
    if not arguments.theme:
        return puzzle_of_the_day(game, int(time.time()) // DAY)
    fitting = [one for one in puzzles_of(game).values() if one.theme == arguments.theme]
    if not fitting:
        themes = sorted({one.theme for one in puzzles_of(game).values()})
        raise UsageError(f"no puzzle of {game.id} is about that; themes are {', '.join(themes)}")
    fitting.sort(key=lambda one: (one.id in solver.solved, abs(one.rating - solver.rating)))
    return fitting[0]


def _list(game: AnyGame, arguments: argparse.Namespace, context: RenderContext) -> int:
    found = sorted(puzzles_of(game).values(), key=lambda one: (one.theme, one.rating))
    if arguments.theme:
        found = [one for one in found if one.theme == arguments.theme]
    if arguments.json:
        rows = [
            {"id": one.id, "theme": one.theme, "rating": one.rating, "decisions": len(one.steps)}
            for one in found
        ]
        print(json.dumps(rows))
        return 0
    for one in found:
        print(f"{one.id}  {one.rating:>4}  {context.say(f'puzzle-theme-{one.theme}')}")
    return 0
