"""Lessons: what is read and refused, what the coach makes of moves, and what the check finds."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.kernel.errors import CaseError
from ennead.table import requests
from ennead.table.coach import LessonRun, attempt, explain, resume, show, ways
from ennead.table.kit import GameKit
from ennead.table.lessoncheck import lesson_faults
from ennead.table.lessons import Lesson, load_lesson
from ennead.table.refused import Refused

KIT = GameKit(MastabaGame())
GOOD = """
title = "lesson-bid"
players = 2
given = { hands = [["one", "two", "three", "four"], ["two", "three"]] }
[[step]]
says = "look"
points = ["hand-0/0"]
[[step]]
says = "bid-high"
args = { stones = "players.0.stones" }
wants = ["bid three"]
better = { "bid four" = "higher-still" }
wrong = { "bid one" = "too-low" }
slow = "think"
done = "good"
then_play = [{ seat = 1, do = "bid two" }]
then = { "players.0.stones" = 1 }
[[step]]
says = "peek"
until = { question = "bid" }
bots = true
[[step]]
says = "the-end"
"""


def lesson(text: str = GOOD, **changes: Any) -> Lesson:
    return load_lesson(Path("lesson.toml"), {**tomllib.loads(text), **changes})


def changed(old: str, new: str) -> Lesson:
    assert old in GOOD
    return lesson(GOOD.replace(old, new))


def finish(run: LessonRun) -> None:
    """Do only what the coach says."""
    while not run.over:
        if run.step.asks:
            for text in next(ways(run)):
                run.play(text)
        else:
            run.go_on()


def test_a_lesson_is_finished_by_doing_what_the_coach_says() -> None:
    """Going on where it speaks and playing what it wants leads to the end."""
    assert lesson_faults(KIT, lesson()) == []
    run = LessonRun(KIT, lesson())
    finish(run)
    assert run.did[:2] == ["", "bid three"]


@pytest.mark.parametrize(
    ("text", "verdict", "heard"),
    [
        ("bid three", "done", "good"),
        ("bid four", "better", "higher-still"),
        ("bid one", "mistake", "too-low"),
        ("bid two", "mistake", "learn-mistake"),
    ],
)
def test_every_move_has_its_answer(text: str, verdict: str, heard: str) -> None:
    """What is wanted, a good alternative, a known mistake and any other move are told apart."""
    told = attempt(KIT, lesson(), [""], text)
    assert (told.verdict, told.heard) == (verdict, {"id": heard, "args": {"stones": 0}})


def test_after_a_mistake_the_step_begins_again() -> None:
    """The table is as it was, and nothing of the mistake is kept."""
    before = attempt(KIT, lesson(), [""], None)
    told = attempt(KIT, lesson(), [""], "bid one")
    assert (told.did, told.step, told.start) == (("",), 1, 1)
    assert told.state.areas == before.state.areas


def test_words_take_their_figures_from_the_table() -> None:
    """An argument is the fact at its path, now."""
    assert attempt(KIT, lesson(), [""], None).says == {"id": "bid-high", "args": {"stones": 0}}


def test_nothing_can_be_chosen_while_the_coach_speaks() -> None:
    """A step that wants no move offers none and refuses one."""
    assert attempt(KIT, lesson(), [], None).state.decision is None
    with pytest.raises(Refused, match="speaking"):
        attempt(KIT, lesson(), [], "bid three")
    with pytest.raises(Refused, match="waits for a move"):
        attempt(KIT, lesson(), [""], "")


def test_what_the_rules_forbid_is_refused_with_reasons() -> None:
    """The coach is no second place of legality."""
    with pytest.raises(Refused) as caught:
        attempt(KIT, lesson(), [""], "bid five")
    assert caught.value.reasons
    assert explain(KIT, lesson(), [""], requests.Explain("x", text="bid five")).reasons


def test_a_way_is_shown_to_whoever_asks() -> None:
    """The first move of a way to the end of the step, with what it points at."""
    shown = show(KIT, lesson(), [""])
    assert (shown.text, shown.targets) == ("bid three", ("hand-0/2",))
    with pytest.raises(Refused):
        show(KIT, lesson(), [])


def test_somebody_comes_back_to_the_same_place() -> None:
    """What was done is the whole memory of a lesson; what does not fit any more is left out."""
    run = LessonRun(KIT, lesson())
    finish(run)
    again = resume(KIT, lesson(), run.did)
    assert again.over
    assert again.match.position == run.match.position
    assert resume(KIT, lesson(), ["", "bid one", "peek"]).did == [""]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('says = "look"', 'sais = "look"', "step[0].sais: unknown"),
        ('says = "look"\n', "", "step[0].says"),
        ('says = "look"', 'says = "look"\ndone = "x"', "no wants or until"),
        ('title = "lesson-bid"', "", "title"),
        ('wants = ["bid three"]', 'wants = "bid three"', "expected a list"),
        ('do = "bid two"', "seat = 1", "do"),
        ("players = 2", "players = 2\nstart = true", "not both"),
    ],
)
def test_a_strange_file_is_refused_with_its_place(old: str, new: str, says: str) -> None:
    """Unknown keys, missing ones and wrong types are named."""
    text = GOOD.replace(old, new, 1)
    try:
        data: Mapping[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        data = tomllib.loads(text.replace("seat = 1, seat = 1", "seat = 1"))
    with pytest.raises(CaseError) as caught:
        load_lesson(Path("lesson.toml"), data)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('points = ["hand-0/0"]', 'points = ["hand-0/9"]', "there is no 'hand-0/9'"),
        ('wants = ["bid three"]', 'wants = ["bid five"]', "no moves end the step"),
        ('"bid one" = "too-low"', '"bid five" = "too-low"', "no move fits 'bid five'"),
        ('do = "bid two"', 'do = "bid one"', "then_play[0]: seat 1"),
        ('"players.0.stones" = 1', '"players.0.stones" = 2', "expected 2, got 1"),
        ('"bid four" = "higher', '"bid tw*" = "higher', "then"),
        ("bots = true", 'then_play = [{ do = "peek" }]', "then_play[0]"),
        ("players = 2", "players = 2\nseat = 5", "there is no seat 5"),
    ],
)
def test_the_check_finds_what_would_leave_a_learner_stuck(old: str, new: str, says: str) -> None:
    """Nothing to point at, no way on, a script that does not fit every accepted move, untrue
    words."""
    faults = lesson_faults(KIT, changed(old, new))
    assert any(says in fault for fault in faults), faults
