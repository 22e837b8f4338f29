"""Learning in the page: a newcomer finishes every course by following only what is on the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

from ennead.games import GAMES, load
from ennead.table.lessons import lesson_files
from ennead.words import words_for

pytestmark = pytest.mark.browser

LEARNABLE = [id for id in GAMES if lesson_files(load(id))]
PHONE = (390, 844)
BY_THE_COACH = 8
"""Moves of the guided match that the coach chooses; then whatever is lit will do."""
HASTE = 0.8
OTHERS = {"afterlife": "cs-CZ", "kemet": "uk-UA", "ankh": "pl-PL", "pharaon": "cs-CZ"}
"""The second language of each course."""
TO_THE_END = {("afterlife", True), ("kemet", False), ("ankh", True), ("pharaon", False)}
"""Which match of a game is played to its end: on a phone, or on a desk."""


def learnt(who: Person, game: str) -> dict[str, Any]:
    """What the browser remembers of a course."""
    kept: str = who.page.evaluate(f"localStorage['ennead-learning-{game}'] ?? '{{}}'")
    found: dict[str, Any] = json.loads(kept)
    return found


def finish_course(who: Person, game: str) -> None:
    """From the lobby through all lessons to the guided match."""
    page, lessons = who.lobby(), [path.stem for path in lesson_files(load(game))]
    page.locator(f'.game a[href="#/learn/{game}"]').click()
    page.locator(".course .main").click()
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{game}/{lesson}")
        page.locator('.coach progress[value="0"]').wait_for()  # the lesson before has gone
        who.follow_coach()
        page.locator(".coach .do .main").click()
    page.wait_for_url("**/table/**")
    kept = learnt(who, game)
    assert kept["finished"] == lessons
    assert kept["match"] in page.url


@pytest.mark.slow
@pytest.mark.parametrize("other", [False, True], ids=["english", "other"])
@pytest.mark.parametrize("game", LEARNABLE)
def test_a_newcomer_learns_the_game(person: NewPerson, game: str, other: bool) -> None:
    """Everybody gets through the course and the guided match by following what is on the screen: on
    a desk in English, on a phone in another language. What the coach points at is in sight and not
    covered, and it never falls silent; in the match it speaks less and less, and nothing that is
    lit is refused: to its end in one match of each game, for a while in the other."""
    if other:
        who = person(language=OTHERS[game], size=PHONE, touch=True)
    else:
        who = person()
    finish_course(who, game)
    who.asked()
    who.follow_coach(BY_THE_COACH)
    who.click_on(4)
    if (game, other) in TO_THE_END:
        who.finish(HASTE)
    else:
        who.run(HASTE, moves=15)
    assert [one for one in who.wire("refusals") if one.get("reasons")] == []
    assert max(learnt(who, game)["met"].values()) > 1


def test_somebody_comes_back_to_the_same_place(petra: Person) -> None:
    """A lesson that was left goes on where it stood; repeated it begins anew, skipped it is done."""
    game = LEARNABLE[-1]
    first = lesson_files(load(game))[0].stem
    page = petra.page
    page.goto(f"{petra.address}/#/learn/{game}/{first}")
    page.locator(".coach .go-on").click()
    expect(page.locator(".coach progress")).to_have_attribute("value", "1")
    said = page.locator(".coach .says").inner_text()
    page.reload()
    expect(page.locator(".coach .says")).to_have_text(said)
    page.goto(f"{petra.address}/#/learn/{game}")
    page.locator(".course .skipping").click()
    page.locator(".course li").first.locator(".repeat").click()
    expect(page.locator(".coach progress")).to_have_attribute("value", "0")


def test_a_mistake_is_said_and_put_back(petra: Person) -> None:
    """A move that does not belong here changes nothing but the coach's words."""
    page = petra.page
    page.goto(f"{petra.address}/#/learn/pharaon/1-board")
    while not page.locator(".coach .show").count():
        page.locator(".coach .go-on:not([disabled])").click()
        page.locator(".coach .go-on:not([disabled]), .coach .show:not([disabled])").first.wait_for()
    bar = page.locator(".coach progress")
    at = bar.get_attribute("value") or ""
    page.locator(".answers .ending").click()
    expect(page.locator(".coach .heard.mistake")).to_be_visible()
    expect(bar).to_have_attribute("value", at)


def test_a_coach_sits_at_any_table_for_whoever_wants_one(petra: Person) -> None:
    """Switched on in the menu it says what the question is about, what it would do and what for,
    even to somebody who never took a lesson; switched off it is gone."""
    game = LEARNABLE[0]
    petra.sit(game, "me", "bot:novice")
    page = petra.page
    assert not page.locator(".coach").count()
    petra.press("m")
    page.locator("dialog .coach-setting").check()
    petra.press("Escape")
    page.locator(".coach .show:not([disabled])").wait_for()
    assert page.locator(".coach .would").inner_text()
    about = words_for("en", load(game), learning=True).say(
        f"coach-{petra.wire('state.decision.question')}"
    )
    expect(page.locator(".coach .speech")).to_contain_text(about)
    petra.press("m")
    page.locator("dialog .coach-setting").uncheck()
    petra.press("Escape")
    expect(page.locator(".coach")).to_have_count(0)
