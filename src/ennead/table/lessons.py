"""Lessons: what a coach teaches at the table, step by step. One small TOML file each in a game's
`lessons/`; the format is in docs/lessons.md.

A lesson begins in a position as a case does. Each step says something and points at things; where
it wants a move it also knows what to say to a good alternative, to a mistake and to somebody who
hesitates. `coach.py` runs it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from ennead.kernel import AnyGame
from ennead.kernel.cases import TEXTS, Data, Shape, check_table
from ennead.kernel.components import read_toml
from ennead.kernel.errors import CaseError

FOLDER: Final = "lessons"
MATCH: Final = "match.toml"
"""The file beside the lessons that says how the guided first match is set up."""
MISTAKE: Final = "learn-mistake"
SLOW: Final = "learn-slow"
DONE: Final = "learn-done"
"""What is said where a step has no words of its own."""

_TOP: Shape = {
    "title": (str,), "players": (int,), "options": (dict, str, int), "given": (dict,),
    "start": (bool,), "seed": (int,), "chance": TEXTS, "seat": (int,), "step": (list, dict),
}  # fmt: skip
_STEP: Shape = {
    "says": (str,), "args": (dict, str), "points": TEXTS, "wants": TEXTS, "until": (dict,),
    "better": (dict, str), "wrong": (dict, str), "mistake": (str,), "slow": (str,),
    "done": (str,), "chance": TEXTS, "then_play": (list, dict), "bots": (bool,), "then": (dict,),
}  # fmt: skip
_PLAY: Shape = {"seat": (int,), "do": (str,), "chance": TEXTS}
_MATCH: Shape = {"players": (int,), "options": (dict, str, int), "level": (str,)}
_OF_A_MOVE = ("better", "wrong", "mistake", "slow", "done", "chance")


@dataclass(frozen=True, slots=True)
class ScriptedMove:
    """What somebody else does, as a step of a case; `seat` is -1 for the one who is asked."""

    seat: int
    do: str
    chance: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the coach says, and what it waits for: nothing, a move that fits one of
    `wants`, or moves until facts hold."""

    says: str
    points: tuple[str, ...] = ()
    args: Mapping[str, str] = field(default_factory=dict)
    """Figures in the words: the name of an argument and the path of a fact."""
    wants: tuple[str, ...] = ()
    until: Data | None = None
    better: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    mistake: str = MISTAKE
    slow: str = SLOW
    done: str = DONE
    chance: tuple[str, ...] = ()
    then_play: tuple[ScriptedMove, ...] = ()
    bots: bool = False
    """Whether the others then play by themselves until the learner is asked."""
    then: Data = field(default_factory=dict)
    """Facts that hold afterwards: what makes the words true."""

    @property
    def asks(self) -> bool:
        """Whether it waits for a move."""
        return bool(self.wants) or self.until is not None

    def texts(self) -> Iterator[str]:
        """Every message that may be said here."""
        yield self.says
        if self.asks:
            yield from (self.mistake, self.slow, self.done)
            yield from (*self.better.values(), *self.wrong.values())


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was read; `id` is the name of its file, `data` the position it begins in."""

    id: str
    path: str
    title: str
    seat: int
    steps: tuple[Step, ...]
    data: Data

    def texts(self) -> Iterator[str]:
        """Every message that it may say."""
        yield self.title
        for step in self.steps:
            yield from step.texts()

    @cached_property
    def read(self) -> tuple[str, ...]:
        """What a learner who makes no mistake reads."""
        said = [self.title]
        for step in self.steps:
            said += [step.says, step.done] if step.asks else [step.says]
        return tuple(said)


@dataclass(frozen=True, slots=True)
class FirstMatch:
    """How the guided first match is set up: few choices, a friendly bot on the other seats."""

    players: int
    options: Mapping[str, str]
    level: str


def matching(text: str, globs: Mapping[str, str] | Sequence[str]) -> str | None:
    """The first pattern that the notation of a move fits."""
    return next((glob for glob in globs if fnmatchcase(text, glob)), None)


def lesson_files(game: AnyGame) -> list[Path]:
    """The lessons of a game in their order."""
    found = (game.folder / FOLDER).glob("*.toml")
    return sorted(path for path in found if path.name != MATCH)


def load_lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The course of a game; empty if nobody has written one. Raises CaseError."""
    return tuple(load_lesson(path) for path in lesson_files(game))


def load_lesson(path: Path, data: Data | None = None) -> Lesson:
    """Read a lesson, or take its data as read. Raises CaseError with the path of the fault."""
    data = read_toml(path) if data is None else data
    check_table(data, _TOP, f"{path}: ")
    for key in ("title", "step"):
        if not data.get(key):
            raise CaseError(f"{path}: {key}", "a lesson has a title and steps")
    if ("given" in data) == bool(data.get("start")):
        raise CaseError(f"{path}: given", "expected a position, or start = true; not both")
    steps = [_step(step, f"{path}: step[{n}].") for n, step in enumerate(data["step"])]
    seat = data.get("seat", 0)
    return Lesson(path.stem, str(path), data["title"], seat, tuple(steps), data)


def _step(data: Data, where: str) -> Step:
    check_table(data, _STEP, where)
    if "says" not in data:
        raise CaseError(f"{where}says", "a step says something")
    asks = "wants" in data or "until" in data
    idle = [key for key in _OF_A_MOVE if key in data]
    if idle and not asks:
        raise CaseError(f"{where}{idle[0]}", "is about a move, but no wants or until asks for one")
    plays = data.get("then_play", [])
    for number, play in enumerate(plays):
        check_table(play, _PLAY, f"{where}then_play[{number}].")
        if "do" not in play:
            raise CaseError(f"{where}then_play[{number}].do", "a move in notation is missing")
    moves = [
        ScriptedMove(play.get("seat", -1), play["do"], tuple(play.get("chance", [])))
        for play in plays
    ]
    rest: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in data.items()
        if key != "then_play"
    }
    return Step(**rest, then_play=tuple(moves))


def load_first_match(game: AnyGame) -> FirstMatch | None:
    """How the guided first match of a game is set up; None without lessons. Raises CaseError."""
    path = game.folder / FOLDER / MATCH
    if not path.is_file():
        return None
    data = read_toml(path)
    check_table(data, _MATCH, f"{path}: ")
    options = {str(id): str(value) for id, value in data.get("options", {}).items()}
    return FirstMatch(data.get("players", 2), options, data.get("level", "novice"))
