"""Lessons over HTTP: the whole memory of a lesson travels with each wish."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import Browser

COURSE = "/api/lessons/pharaon"


def wish(browser: Browser, what: str, **body: Any) -> Any:
    answer = browser.post(f"{COURSE}/1-board/{what}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_course_can_be_read_about(petra: Browser) -> None:
    """Its lessons in order, the match that follows, and the coach's words beside the game's."""
    course = petra.get(COURSE).json()
    assert course["lessons"][0] == {"id": "1-board", "title": "lesson-board", "steps": 8}
    assert course["match"]["options"]["beginner-1"] is True
    text = petra.get(f"{COURSE}/cs.ftl").text
    assert "\nlesson-board-welcome = " in text
    assert "\ngame-title = " in text


def test_a_lesson_goes_on_from_what_was_done(petra: Browser) -> None:
    """Going on, a mistake and a wanted move are told apart, and the answer names what stands."""
    told = wish(petra, "attempt")
    assert (told["step"], told.get("decision")) == (0, None)
    for _ in range(4):
        told = wish(petra, "attempt", did=told["did"], next="")
    assert told["asks"]
    assert wish(petra, "show", did=told["did"])["text"] == "build tomb"
    assert wish(petra, "explain", did=told["did"], target="tomb/3")["reasons"]
    wrong = wish(petra, "attempt", did=told["did"], next="pass")
    assert (wrong["verdict"], wrong["did"]) == ("mistake", told["did"])
    right = wish(petra, "attempt", did=told["did"], next="build tomb")
    assert (right["verdict"], right["heard"]) == ("done", "lesson-board-built")
    assert right["moments"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/1-board/attempt", {"did": ["x"] * 400}, 400),
        ("/1-board/attempt", {"did": [""] * 4, "next": "no such move"}, 400),
        ("/1-board/attempt", {"next": "build tomb"}, 409),
        ("/1-board/show", {}, 409),
        ("/1-board/explain", {}, 400),
        ("/9-nothing/attempt", {}, 404),
    ],
)
def test_strange_wishes_are_refused(
    petra: Browser, path: str, body: dict[str, Any], status: int
) -> None:
    """Too much, too early, or about nothing: one clear problem each."""
    answer = petra.post(COURSE + path, json=body)
    assert (answer.status_code, bool(answer.json()["code"])) == (status, True)


def test_what_is_not_there_is_said(petra: Browser) -> None:
    """A game or a language that does not exist."""
    assert petra.get("/api/lessons/chess").status_code == 404
    assert petra.get(f"{COURSE}/xx.ftl").status_code == 404
