"""A lesson at the terminal, and the first match after it with the coach beside the table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from ennead.kernel import Option
from ennead.table.coach import LessonRun, resume, ways
from ennead.table.kit import GameKit
from ennead.table.lessons import Lesson
from ennead.table.local import LocalTable
from ennead.terminal import files
from ennead.terminal.board import marks, parts
from ennead.terminal.commands import COMMANDS, Command, Leave
from ennead.terminal.context import RenderContext
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session

EXPLAINED: Final = 2
ADVISED: Final = 4
"""How often the coach explains a question of a match, and says what it would do."""


class LessonSession(Session):
    """A learner and the coach. Where it only speaks, Enter goes on."""

    def __init__(self, run: LessonRun, screen: Screen, context: RenderContext) -> None:
        super().__init__(LocalTable(run.table, list(context.names), {}, None), screen, context)
        self.lesson = run
        self.seat = run.lesson.seat

    @property
    def commands(self) -> Mapping[str, Command]:  # type: ignore[override]
        """Everything but files; a hint shows what the coach wants, undo begins the step again."""
        known = {name: one for name, one in COMMANDS.items() if name not in ("save", "load")}
        return {**known, "hint": show_way, "undo": begin_again}

    def step(self) -> None:
        """What the coach says, and one line of the learner."""
        if self.lesson.over:
            self._draw_table()
            self.screen.tell(self.context.say("learn-lesson-over"), "prompt")
            raise Leave
        if self.stale:
            self.draw()
        asks = self.lesson.step.asks
        line = self.screen.read([*(one.text for one in self.choices if asks), *self.commands])
        if line or asks:
            self.answer(line)
        else:
            self.lesson.go_on()
            self._look_again()

    def draw(self) -> None:
        """The table, what others did, and the coach's words; the question if a move is wanted."""
        run, coach = self.lesson, self.context.say("learn-coach")
        self._draw_table()
        self.screen.tell(f"{coach}: {self.context.say(run.words(run.step.says))}", "prompt")
        if run.step.asks:
            self.draw_question()
        else:
            self.screen.tell(self.context.say("terminal-go-on"), "quiet")
        self.stale = False

    def _draw_table(self) -> None:
        asks = not self.lesson.over and self.lesson.step.asks
        self.choices = self.board.choices(self.view(), self.context) if asks else []
        self.screen.clear()
        self.draw_board(self.context.marking(marks(self.choices), parts(self.choices)))
        self.tell_news(self.lesson.lesson.seat)
        self.tell_notices()

    def play(self, seat: int, option: Option) -> None:
        """The coach judges the move; after a mistake the step begins again."""
        run = self.lesson
        verdict = run.play(self.table.kit.game.write(option))
        if run.heard is not None:
            self.notice(f"{self.context.say('learn-coach')}: {self.context.say(run.heard)}")
        if verdict == "mistake":
            self.begin_step()
        self._look_again()

    def begin_step(self) -> None:
        """The table as it was when the step began."""
        run = self.lesson
        self.lesson = resume(run.kit, run.lesson, run.did[: run.start])
        self._look_again()

    def _look_again(self) -> None:
        self.table.table = self.lesson.table
        self.stale = True

    def farewell(self) -> None:
        """Keep the place."""
        progress = Progress(self.table.kit.id)
        progress.keep(self.lesson)


def show_way(session: Session, rest: str) -> None:
    """A move that the coach would like."""
    assert isinstance(session, LessonSession)
    run, context = session.lesson, session.context
    way = next(ways(run), None) if run.step.asks else None
    best = next((one for one in session.choices if way and one.text == way[0]), None)
    if best is None:
        session.refuse([context.say("terminal-go-on")])
        return
    session.screen.tell(context.say(run.words(run.step.slow)))
    session.screen.tell(
        context.say("learn-shown", what=f"{best.number} {best.label} ({best.text})")
    )


def begin_again(session: Session, rest: str) -> None:
    """Go back to the beginning of the step."""
    assert isinstance(session, LessonSession)
    session.begin_step()


class GuidedSession(Session):
    """A real match in which the coach explains questions and says what it would do, less and
    less."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._met: Counter[str] = Counter()

    def draw_question(self) -> None:
        """The question, after the coach's words about it."""
        question = self.table.match.position.question
        self._met[question] += 1
        met, id = self._met[question], f"coach-{question}"
        if met <= EXPLAINED and self.context.words.has(id):
            self.screen.tell(f"{self.context.say('learn-coach')}: {self.context.say(id)}", "prompt")
        super().draw_question()
        if met <= ADVISED and len(self.choices) > 1:
            self.commands["hint"](self, "")


class Progress:
    """What somebody did in each lesson of a game, in a file of their own."""

    def __init__(self, game: str) -> None:
        self.path = files.resting_place(game).with_suffix(".lessons")
        self.did: dict[str, list[str]] = {}
        with suppress(OSError, ValueError, AttributeError):
            known = json.loads(self.path.read_text(encoding="utf-8"))
            self.did = {str(id): [str(one) for one in did] for id, did in known.items()}

    def keep(self, run: LessonRun) -> None:
        """Remember how far a lesson has come."""
        self.did[run.lesson.id] = run.did
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.save(self.path, json.dumps(self.did, ensure_ascii=False))

    def first_open(self, kit: GameKit, lessons: tuple[Lesson, ...]) -> int:
        """The first lesson that is not finished; as many as there are if all are."""
        for number, lesson in enumerate(lessons):
            if not resume(kit, lesson, self.did.get(lesson.id, [])).over:
                return number
        return len(lessons)
