"""What every lesson must keep: it can be finished, nothing leaves it stuck, and its words are
there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ennead.games import GAMES, load
from ennead.kernel import Message
from ennead.table.kit import GameKit
from ennead.table.lessoncheck import lesson_faults
from ennead.table.lessons import (
    lesson_files,
    load_first_match,
    load_lesson,
    load_lessons,
)
from ennead.words import LANGUAGES, words_for

KITS = {id: GameKit(load(id)) for id in GAMES}
LESSONS = [path for kit in KITS.values() for path in lesson_files(kit.game)]
LEARNABLE = [id for id, kit in KITS.items() if lesson_files(kit.game)]
WORDS_A_MINUTE = 200
MOST_MINUTES = 12


def name(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_lesson(path: Path) -> None:
    """Doing what the coach says finishes it, any legal move is accepted or put back, and what is
    pointed at is on the table."""
    assert lesson_faults(KITS[path.parents[1].name], load_lesson(path)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_the_words_of_a_lesson_are_written(path: Path, language: str) -> None:
    """Everything that the coach may say is there in every language, with the figures it needs."""
    words = words_for(language, load(path.parents[1].name), learning=True)
    lesson, faults = load_lesson(path), list[str]()
    for step in lesson.steps:
        message_args = dict.fromkeys(step.args, 2)
        for id in step.texts():
            faults += words.render(Message(id, message_args))[1]
    assert [*faults, *words.render(lesson.title)[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LEARNABLE)
def test_nothing_is_written_that_no_lesson_says(id: str, language: str) -> None:
    """The texts of a course hold the words of its lessons and of the coach about the questions of
    the game, and nothing else."""
    game = load(id)
    said = {text for lesson in load_lessons(game) for text in lesson.texts()}
    said |= {f"coach-{question}" for question in game.questions}
    own, others = words_for(language, game, learning=True), words_for(language, game)
    assert sorted(set(own.ids()) - set(others.ids()) - said) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LEARNABLE)
def test_the_coach_speaks_calmly(id: str, language: str) -> None:
    """No exclamation marks and no typewriter quotes."""
    game = load(id)
    own, others = words_for(language, game, learning=True), words_for(language, game)
    said = [own.say(one) for one in own.ids() if not others.has(one)]
    assert [text for text in said if re.search(r"""[!'"]|  """, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", LEARNABLE)
def test_a_course_is_read_in_a_quarter_of_an_hour(id: str, language: str) -> None:
    """Whoever reads 200 words a minute has read all that the coach says, without mistakes, within
    12 minutes."""
    game = load(id)
    words = words_for(language, game, learning=True)
    read = [words.say(text) for lesson in load_lessons(game) for text in lesson.read]
    assert sum(len(text.split()) for text in read) <= MOST_MINUTES * WORDS_A_MINUTE


@pytest.mark.parametrize("id", LEARNABLE)
def test_a_course_ends_in_a_match_that_can_be_played(id: str) -> None:
    """The guided match names a set-up that exists and a level of bots."""
    first = load_first_match(load(id))
    assert first is not None
    load(id).setup(first.players, first.options)
    assert first.level in KITS[id].levels
