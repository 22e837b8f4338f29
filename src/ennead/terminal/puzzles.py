"""A puzzle at the terminal: the table of a session, at which only moves that solve are played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NoReturn

from ennead.kernel import Option
from ennead.table import speech
from ennead.table.local import LocalTable
from ennead.table.puzzles import Attempt, Puzzle, PuzzleStep, Solving, rated
from ennead.terminal import files
from ennead.terminal.commands import Leave
from ennead.terminal.context import RenderContext
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session

BEGINNER = 1000.0


class Solver:
    """What this machine knows of its solver: a rating a game, and the puzzles solved."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._file: Path = files.resting_place(game).with_name(f"{game}-puzzles.json")
        try:
            known = json.loads(self._file.read_text(encoding="utf-8"))
            self.rating, self.solved = float(known["rating"]), set(map(str, known["solved"]))
        except (OSError, ValueError, KeyError, TypeError):  # nothing yet, or nothing readable
            self.rating, self.solved = BEGINNER, set[str]()

    def note(self, puzzle: Puzzle, first_try: bool) -> None:
        """A puzzle was solved; only the first time counts for the rating."""
        if puzzle.id not in self.solved:
            self.rating = rated(self.rating, puzzle, first_try)
            self.solved.add(puzzle.id)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        known = {"rating": self.rating, "solved": sorted(self.solved)}
        files.save(self._file, json.dumps(known) + "\n")


class PuzzleSession(Session):
    """One puzzle: read the table, type moves until it is solved."""

    def __init__(
        self,
        table: LocalTable,
        screen: Screen,
        context: RenderContext,
        solving: Solving,
        solver: Solver,
    ) -> None:
        super().__init__(table, screen, context)
        self.solving, self.solver = solving, solver
        self.seat = solving.puzzle.seat
        theme = context.say(f"puzzle-theme-{solving.puzzle.theme}")
        self._see_everything_before()
        kind = context.say("puzzle-kind", theme=theme, rating=str(solving.puzzle.rating))
        self.notice(f"{context.say('puzzle-task')} {kind}")

    def run(self) -> int:
        """Until it is solved or left; 1 if it was left."""
        super().run()
        return 0 if self.solving.solved else 1

    def play(self, seat: int, option: Option) -> None:
        """Only what solves is played; the rest is told what it is worth, if that is known."""
        step = self.solving.puzzle.steps[self.solving.done]
        attempt = self.solving.attempt(self.table.kit.game.write(option))
        if not attempt.right:
            self.refuse([self._missed(attempt)])
            return
        lines = self._why(seat, option, step)
        super().play(seat, option)
        for line in lines:
            self.notice(line)
        if attempt.solved:
            self._praise(lines)

    def _missed(self, attempt: Attempt) -> str:
        if attempt.worth is None:
            return self.context.say("puzzle-missed")
        gap = round(100 * (attempt.best - attempt.worth))
        return self.context.say("puzzle-missed-by", points=gap)

    def _why(self, seat: int, option: Option, step: PuzzleStep) -> list[str]:
        """What the move is after, and what the others would have been worth."""
        view, kit = self.view(), self.table.kit
        aim = speech.own_words(kit.game, view.state, seat, option)
        lines = [self.context.say("hint-aim", aim=self.context.say(aim))] if aim else []
        for text, worth in sorted(step.worth.items(), key=lambda one: -one[1]):
            label = self.board.label(view, kit.game.read(text), self.context)
            lines.append(f"{round(100 * worth):>4} %  {label}")
        return lines

    def _praise(self, lines: list[str]) -> NoReturn:
        first = not self.solving.misses
        self.solver.note(self.solving.puzzle, first)
        self.screen.tell(self.context.say("puzzle-solved"), "prompt")
        for line in lines:
            self.screen.tell(line)
        rating = str(round(self.solver.rating))
        self.screen.tell(self.context.say("puzzle-rating", rating=rating), "quiet")
        raise Leave

    def _see_everything_before(self) -> None:
        self._seen[self.solving.puzzle.seat] = len(self.table.match.record)

    def _farewell(self) -> None:
        """Nothing is kept of a puzzle but whether it was solved."""
