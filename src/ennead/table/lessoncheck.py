"""Whether a lesson holds what it promises: it can be finished by doing what the coach says, no
legal move leaves it stuck, and what is pointed at is on the table.

Everything that a learner can do is tried, as far as positions differ; where they are too many, a
spread of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from ennead.kernel.errors import EnneadError
from ennead.kernel.scene import Node
from ennead.table.coach import LessonRun, ways
from ennead.table.kit import GameKit
from ennead.table.lessons import Lesson, matching
from ennead.table.refused import Refused

MOST_STARTS: Final = 40
"""Positions in which a step is tried."""
MOST_INSIDE: Final = 60
"""Positions within a step that are gone on from."""

T = TypeVar("T")


def lesson_faults(kit: GameKit, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, each with its place; empty if nothing is."""
    try:
        return list(dict.fromkeys(_Check(kit, lesson).faults()))
    except EnneadError as error:
        return [str(error)]


class _Check:
    def __init__(self, kit: GameKit, lesson: Lesson) -> None:
        self.kit, self.lesson = kit, lesson
        self.fitting: set[str] = set()
        """Patterns that some move has fitted, with their step."""

    def faults(self) -> Iterator[str]:
        starts = [LessonRun(self.kit, self.lesson)]
        for number, step in enumerate(self.lesson.steps):
            after: dict[str, LessonRun] = {}
            self.fitting.clear()
            for run in _spread(starts, MOST_STARTS):
                yield from self._pointing(run)
                yield from self._leave(run, after)
            for glob in (*step.wants, *step.better, *step.wrong):
                if glob not in self.fitting:
                    yield f"{self.lesson.path}: step[{number}]: no move fits {glob!r}"
            if not after:
                return
            starts = list(after.values())

    def _leave(self, run: LessonRun, after: dict[str, LessonRun]) -> Iterator[str]:
        """Every way out of a step; `after` collects where they lead."""
        if not run.step.asks:
            left = run.branch()
            try:
                left.go_on()
            except EnneadError as error:
                yield str(error)
            else:
                after[self._key(left)] = left
            return
        if not run.asked:
            asked = run.match.asked
            yield f"{run.where}: a move is wanted, but asked is {asked or 'nobody'}"
            return
        if next(ways(run), None) is None:
            yield f"{run.where}: no moves end the step; offered: {', '.join(run.options())[:300]}"
        yield from self._try(run, after)

    def _try(self, run: LessonRun, after: dict[str, LessonRun]) -> Iterator[str]:
        """Any legal move is accepted, leads on within the step, or is put back."""
        step, inside, seen = run.step, [run], {self._key(run)}
        for here in inside:
            for text in here.options():
                self.fitting.update(
                    glob
                    for globs in (step.wants, step.better, step.wrong)
                    for glob in globs
                    if _fits(text, glob)
                )
                left = here.branch()
                try:
                    verdict = left.play(text)
                except (EnneadError, Refused) as error:
                    yield f"{run.where}: after {text!r}: {error}"
                    continue
                key = self._key(left)
                if verdict in ("done", "better"):
                    after.setdefault(key, left)
                elif verdict == "further" and key not in seen and len(inside) < MOST_INSIDE:
                    seen.add(key)
                    inside.append(left)

    def _pointing(self, run: LessonRun) -> Iterator[str]:
        """What is pointed at is in the scene of this moment."""
        state = self.kit.game.mask(run.match.position, self.lesson.seat)
        there = {
            id
            for area in self.kit.scene(state, self.lesson.seat).areas
            for id in (area.id, *_ids(area.nodes))
        }
        for id in run.step.points:
            if id not in there:
                close = sorted(one for one in there if one.split("/")[0] == id.split("/")[0])
                known = close or sorted({one.split("/")[0] for one in there})
                yield f"{run.where}.points: there is no {id!r}; there is {', '.join(known[:40])}"

    def _key(self, run: LessonRun) -> str:
        return f"{run.number} {self.kit.game.codec.encode(run.match.position)}"


def _fits(text: str, glob: str) -> bool:
    return matching(text, (glob,)) is not None


def _ids(nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        yield node.id
        yield from _ids(node.children)


def _spread(values: Sequence[T], most: int) -> Sequence[T]:
    """So many of the values, evenly chosen."""
    if len(values) <= most:
        return values
    return [values[number * len(values) // most] for number in range(most)]
