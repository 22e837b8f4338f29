"""Puzzles: positions in which one choice is clearly best, for what the seat can know.

A game keeps them in its folder `puzzles`: matches of bots as match files, and `puzzles.toml` with
the moments of these matches that are puzzles. `tools/puzzles.py` finds and writes them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ennead.kernel import AnyGame, matchfile
from ennead.kernel.components import read_toml
from ennead.kernel.errors import DataError, SetupError
from ennead.table import messages as m
from ennead.table import requests, speech
from ennead.table.kit import GameKit
from ennead.table.playback import Playback
from ennead.table.reading import (
    PuzzleDecision,
    PuzzleEntry,
    PuzzleInfo,
    PuzzleList,
    PuzzleMove,
)
from ennead.table.refused import Refused
from ennead.table.table import Table

FOLDER: Final = "puzzles"
EASIEST: Final = 800
"""The rating of a puzzle that one look solves; each doubling of the search adds `HARDER`."""
HARDER: Final = 150
SWING: Final = 40.0
"""How far one puzzle moves a solver's rating at most."""


@dataclass(frozen=True, slots=True)
class PuzzleStep:
    """One decision of a puzzle: the moves that solve it, and what the best of all are worth."""

    best: tuple[str, ...]
    worth: dict[str, float]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a match, what it is about, how hard it is, and the decisions that solve it."""

    game: str
    match: str
    after: int
    """So many moves of the match were played."""
    seat: int
    theme: str
    iterations: int
    """From so many iterations on a search finds the solution."""
    steps: tuple[PuzzleStep, ...]

    @property
    def id(self) -> str:
        return f"{self.match}-{self.after}"

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of those who solve it."""
        return EASIEST + round(HARDER * math.log2(max(1, self.iterations)))


@dataclass(frozen=True, slots=True)
class Attempt:
    """What came of a move: whether it is one that solves, what it and the best are worth (None if
    it was not among those compared), and whether the puzzle is solved with it."""

    right: bool
    worth: float | None
    best: float
    solved: bool


@lru_cache(maxsize=16)
def puzzles_of(game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles of a game by id; none if it has no folder of them."""
    return read_puzzles(game.folder / FOLDER / "puzzles.toml", game.id)


def read_puzzles(path: Path, game: str) -> dict[str, Puzzle]:
    """The puzzles of a file by id; none if there is no file. Raises DataError."""
    if not path.is_file():
        return {}
    found: dict[str, Puzzle] = {}
    for number, table in enumerate(read_toml(path).get("puzzle", [])):
        try:
            puzzle = _puzzle(game, table)
        except (KeyError, TypeError) as error:
            raise DataError(f"{path.name}: puzzle[{number}]", f"cannot be read: {error}") from None
        found[puzzle.id] = puzzle
    return found


def _puzzle(game: str, table: dict[str, Any]) -> Puzzle:
    steps = tuple(PuzzleStep(tuple(one["best"]), dict(one["worth"])) for one in table["step"])
    return Puzzle(
        game,
        table["match"],
        table["after"],
        table["seat"],
        table["theme"],
        table["iterations"],
        steps,
    )


def puzzle_named(game: AnyGame, id: str) -> Puzzle:
    """One puzzle. Raises SetupError."""
    found = puzzles_of(game).get(id)
    if found is None:
        raise SetupError(f"{game.id} has no puzzle {id!r}")
    return found


def match_file(game: AnyGame, puzzle: Puzzle) -> str:
    """The match up to the moment of the puzzle, as a match file."""
    path = game.folder / FOLDER / f"{puzzle.match}.match"
    text = path.read_text(encoding="utf-8")
    moves = matchfile.parse(text, path.name).moves
    if len(moves) < puzzle.after:
        raise DataError(path.name, f"the match ends before puzzle {puzzle.id}")
    if len(moves) == puzzle.after:
        return text
    lines = text.splitlines()[: moves[puzzle.after].line - 1]
    return "\n".join([*lines, f"open {puzzle.after}"]) + "\n"


@dataclass(slots=True)
class Solving:
    """Somebody at a puzzle; whoever keeps the table plays the moves that are right."""

    puzzle: Puzzle
    done: int = 0
    """How many of its decisions are solved."""
    misses: int = 0

    @property
    def solved(self) -> bool:
        return self.done == len(self.puzzle.steps)

    def attempt(self, text: str) -> Attempt:
        """Judge a move of the menu, as it is written."""
        step = self.puzzle.steps[self.done]
        best, right = max(step.worth.values()), text in step.best
        self.done += right
        self.misses += not right
        return Attempt(right, step.worth.get(text, best if right else None), best, self.solved)


def rated(rating: float, puzzle: Puzzle, solved: bool) -> float:
    """A solver's rating after a puzzle, solved at the first try or not."""
    expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / 400))
    return rating + SWING * (solved - expected)


def stride_of(many: int) -> int:
    """How far the puzzle of a day lies from that of the day before, so that each has its turn
    before one comes again."""
    return next(one for one in range(many * 5 // 8, many + 1) if math.gcd(one, many) == 1)


def puzzle_of_the_day(game: AnyGame, day: int) -> Puzzle:
    """One for everybody on a day, counted from 1970. Raises SetupError if there are none."""
    found = list(puzzles_of(game).values())
    if not found:
        raise SetupError(f"{game.id} has no puzzles")
    return found[day * stride_of(len(found)) % len(found)]


def puzzle_list(kit: GameKit) -> PuzzleList:
    """What a game has to offer."""
    found = puzzles_of(kit.game).values()
    entries = [PuzzleEntry(one.id, one.theme, one.rating, len(one.steps)) for one in found]
    return PuzzleList(kit.id, tuple(entries), stride_of(len(entries)) if entries else 0)


def puzzle_info(kit: GameKit, puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle to solve, whole: nothing of it is hidden but what the seat cannot see."""
    text, decisions = match_file(kit.game, puzzle), list[PuzzleDecision]()
    for step in puzzle.steps:
        playback, text = _until_a_choice(kit, puzzle, text)
        view = playback.match.view(puzzle.seat)
        moves = tuple(
            PuzzleMove(
                move,
                m.words(kit.label(view.state, kit.read(move))),
                round(100 * worth),
                move in step.best,
            )
            for move, worth in step.worth.items()
        )
        aim = speech.own_words(kit.game, view.state, puzzle.seat, kit.read(step.best[0]))
        state = playback.frame(playback.frames - 1, puzzle.seat, asked=True)
        decisions.append(PuzzleDecision(state, moves, m.words(aim) if aim else None))
        text = _played(text, puzzle.seat, step.best[0])
    players = playback.match.setup.players
    head = (kit.id, puzzle.id, puzzle.theme, puzzle.rating, puzzle.seat, players)
    return PuzzleInfo(*head, tuple(decisions))


def explain(kit: GameKit, puzzle: Puzzle, solved: int, wish: requests.Explain) -> m.Explanation:
    """Why something cannot be done in a puzzle of which so many decisions are solved. Raises
    Refused."""
    if solved >= len(puzzle.steps):
        raise Refused("not-your-turn", "the puzzle is solved")
    text = match_file(kit.game, puzzle)
    for step in puzzle.steps[:solved]:
        text = _played(_until_a_choice(kit, puzzle, text)[1], puzzle.seat, step.best[0])
    match = _until_a_choice(kit, puzzle, text)[0].match
    return Table(kit, match).explain(puzzle.seat, wish)


def _until_a_choice(kit: GameKit, puzzle: Puzzle, text: str) -> tuple[Playback, str]:
    """The match of a file, carried on as long as its seat has nothing to choose."""
    while True:
        playback = Playback(kit, text, puzzle.id)
        menu = kit.game.menu(playback.match.position, puzzle.seat)
        if len(menu) > 1:
            return playback, text
        text = _played(text, puzzle.seat, kit.game.write(menu[0]))


def _played(text: str, seat: int, move: str) -> str:
    """A match file with one more move."""
    *lines, last = text.splitlines()
    return "\n".join([*lines, f"{seat} {move}", f"open {int(last.split()[1]) + 1}"]) + "\n"
