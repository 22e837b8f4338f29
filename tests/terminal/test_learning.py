"""Learning in the terminal: the coach speaks, judges and remembers; then it stays for a match."""

from __future__ import annotations

import io
import sys
from functools import cache
from pathlib import Path

import pytest
from tests.terminal.conftest import Run

from ennead.games import load
from ennead.table.coach import LessonRun, ways
from ennead.table.kit import GameKit
from ennead.table.lessons import load_lessons
from ennead.words import words_for

KIT = GameKit(load("pharaon"))
LESSONS = load_lessons(KIT.game)


@cache
def course() -> list[str]:
    """What somebody types who does only what the coach says; Enter where it speaks."""
    typed = []
    for lesson in LESSONS:
        run = LessonRun(KIT, lesson)
        while not run.over:
            if run.step.asks:
                for text in next(ways(run)):
                    run.play(text)
            else:
                run.go_on()
        typed += run.did
    return typed


def learn(
    run: Run, monkeypatch: pytest.MonkeyPatch, lines: list[str], *words: str
) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    code, text, _ = run("learn", "pharaon", *words)
    return code, text


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_course_is_finished_by_doing_what_the_coach_says(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Everything that the coach says is on the screen, and after the last lesson the match
    begins."""
    code, text = learn(run, monkeypatch, course(), "--lang", language)
    said, words = " ".join(text.split()), words_for(language, KIT.game, learning=True)
    assert code == 0
    for lesson in LESSONS:
        plain = [words.say(step.says) for step in lesson.steps if not step.args]
        assert [one for one in plain if one not in said] == []
    assert words.say("terminal-course-over") in said
    assert words.say(f"prompt-{LessonRun(KIT, LESSONS[0]).match.position.question}") in said


def test_a_mistake_is_said_and_put_back(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a move that does not belong here, its words stand on the screen and the coach asks
    again; a hint names a move that does."""
    lines = ["", "", "", "", "pass", "hint", "undo"]
    text = " ".join(learn(run, monkeypatch, lines, "--lang", "en")[1].split())
    words = words_for("en", KIT.game, learning=True)
    assert words.say("lesson-board-not-pass") in text
    assert text.count(words.say("lesson-board-build")) == 3
    assert "(build tomb)" in text


def test_somebody_who_leaves_comes_back_to_the_same_place(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next call goes on at the step that was open; `--lesson` begins anew."""
    first = words_for("en", KIT.game, learning=True).say("lesson-board-welcome")
    assert first in " ".join(learn(run, monkeypatch, ["", ""])[1].split())
    assert first not in " ".join(learn(run, monkeypatch, [])[1].split())
    assert first in " ".join(learn(run, monkeypatch, [], "--lesson", "1")[1].split())


def test_the_check_names_what_is_wrong(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Sound lessons end with 0; a fault is printed with its place and ends with 1."""
    monkeypatch.setattr("ennead.commands.learn.load_lessons", lambda game: LESSONS[:1])
    assert run("learn", "pharaon", "--check")[0] == 0
    monkeypatch.setattr("ennead.commands.learn.lesson_faults", lambda kit, lesson: ["there: this"])
    code, text, _ = run("learn", "pharaon", "--check")
    assert code == 1
    assert "there: this" in text


def test_a_game_without_lessons_says_so(run: Run) -> None:
    """One sentence, exit code 1; a lesson that does not exist is wrong usage."""
    assert run("learn", "mastaba", "--lang", "en")[:2] == (
        1,
        "Nobody has written lessons for this game yet.\n",
    )
    assert run("learn", "pharaon", "--lesson", "99")[0] == 2
