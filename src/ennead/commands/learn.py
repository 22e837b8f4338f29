"""`ennead learn`: the lessons of a game in the terminal, then a first match with the coach."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from ennead.arguments import UsageError
from ennead.bots import bot_for_people
from ennead.commands.chosen import game_of
from ennead.commands.terminal import leaving_when_told
from ennead.kernel import AnyGame, Message
from ennead.kernel.chance import Keyed
from ennead.table.coach import LessonRun, resume
from ennead.table.kit import GameKit
from ennead.table.lessoncheck import lesson_faults
from ennead.table.lessons import FirstMatch, Lesson, load_first_match, load_lessons
from ennead.table.local import LocalTable, key_of, new_table
from ennead.terminal.context import RenderContext
from ennead.terminal.lesson import GuidedSession, LessonSession, Progress
from ennead.terminal.narration import seat_names
from ennead.terminal.screen import Screen
from ennead.words import LANGUAGES, Words, negotiate, words_for


def run(arguments: argparse.Namespace) -> int:
    """Teach, or say what is wrong with the lessons."""
    game = game_of(arguments)
    lessons, kit, screen = load_lessons(game), GameKit(game), Screen()
    if arguments.check:
        return _check(kit, lessons, screen)
    words = words_for(negotiate(arguments.lang), game, learning=True)
    if not lessons:
        screen.tell(words.say("terminal-no-lessons"))
        return 1
    if arguments.lesson and arguments.lesson > len(lessons):
        raise UsageError(f"{game.id} has {len(lessons)} lessons")
    with leaving_when_told():
        return _teach(kit, lessons, arguments, words, screen)


def _check(kit: GameKit, lessons: tuple[Lesson, ...], screen: Screen) -> int:
    """Every fault with its place; exit code 1 if there is one."""
    faults = [
        fault
        for lesson in lessons
        for fault in (*lesson_faults(kit, lesson), *text_faults(kit.game, lesson))
    ]
    for fault in faults:
        screen.console.print(fault, soft_wrap=True, markup=False)
    screen.console.print(f"{len(lessons)} lessons, {len(faults)} faults")
    return 1 if faults else 0


def text_faults(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """What the coach cannot say in one of the languages."""
    for language in LANGUAGES:
        words = words_for(language, game, learning=True)
        yield from (f"{lesson.path}: {fault}" for fault in words.render(lesson.title)[1])
        for number, step in enumerate(lesson.steps):
            for id in step.texts():
                for fault in words.render(Message(id, dict.fromkeys(step.args, 2)))[1]:
                    yield f"{lesson.path}: step[{number}]: {language}: {fault}"


def _teach(
    kit: GameKit,
    lessons: tuple[Lesson, ...],
    arguments: argparse.Namespace,
    words: Words,
    screen: Screen,
) -> int:
    """The lessons from where the learner stopped, then the match. Returns the exit code."""
    progress, chosen = Progress(kit.id), arguments.lesson
    number = chosen - 1 if chosen else progress.first_open(kit, lessons)
    for lesson in () if arguments.match else lessons[number:]:
        run = (
            LessonRun(kit, lesson)
            if chosen
            else resume(kit, lesson, progress.did.get(lesson.id, []))
        )
        names = seat_names(run.match.setup.players, {}, {}, words)
        session = LessonSession(run, screen, RenderContext(words, tuple(names)))
        title = words.say(
            Message(
                "terminal-lesson",
                {
                    "number": lessons.index(lesson) + 1,
                    "count": len(lessons),
                    "title": words.say(lesson.title),
                },
            )
        )
        session.notice(title)
        code = session.run()
        if not session.lesson.over:
            command = Message("terminal-learn-on", {"command": f"ennead learn {kit.id}"})
            screen.tell(words.say(command), "quiet")
            return code
    first = load_first_match(kit.game)
    if first is None:
        return 0
    screen.tell(words.say("terminal-course-over"), "prompt")
    return _guided(kit, first, words, screen).run()


def _guided(kit: GameKit, first: FirstMatch, words: Words, screen: Screen) -> GuidedSession:
    """The first match: the learner on the first seat, friendly bots on the others."""
    key = key_of(None)
    table = new_table(kit, kit.game.setup(first.players, first.options), Keyed(key))
    bots = {seat: bot_for_people(first.level) for seat in range(1, first.players)}
    names = seat_names(first.players, {}, bots, words)
    local = LocalTable(table, names, bots, key)
    local.rng = random.Random()
    return GuidedSession(local, screen, RenderContext(words, tuple(names)))
