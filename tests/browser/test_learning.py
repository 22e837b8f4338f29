"""Learning in the page: a newcomer finishes every course by following only what is on the screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

from ennead.games import GAMES, load
from ennead.table.lessons import lesson_files

pytestmark = pytest.mark.browser

LEARNABLE = [id for id in GAMES if lesson_files(load(id))]
PHONE = (390, 844)
OTHERS = {"afterlife": "cs-CZ", "kemet": "uk-UA", "ankh": "pl-PL", "pharaon": "cs-CZ"}
"""The second language of each course."""
IN_SIGHT = """() => {
  const table = document.querySelector('.table');
  const coach = document.querySelector('.coach').getBoundingClientRect();
  return (table.dataset.points ?? '').split(' ').filter(Boolean).slice(0, 1).flatMap((id) => {
    const name = CSS.escape(id);
    const drawn = [...table.querySelectorAll(`[data-node="${name}"], [data-group="${name}"], [data-ground="${name}"], [data-layers~="${name}"]`)];
    const at = drawn.map((one) => one.getBoundingClientRect()).find((one) => one.width || one.height);
    if (!at) return [`${id} is not drawn`];
    const [x, y] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`${id} is out of sight`];
    return y > coach.top && y < coach.bottom && x > coach.left && x < coach.right ? [`${id} is under the coach`] : [];
  });
}"""


def learnt(who: Person, game: str) -> dict[str, Any]:
    """What the browser remembers of a course."""
    kept: str = who.page.evaluate(f"localStorage['ennead-learning-{game}'] ?? '{{}}'")
    found: dict[str, Any] = json.loads(kept)
    return found


def place(page: Page) -> tuple[int, int, str]:
    """The step, how many there are, and what the coach says."""
    bar = page.locator(".coach progress")
    return (
        int(bar.get_attribute("value") or 0),
        int(bar.get_attribute("max") or 0),
        page.locator(".coach .speech").inner_text(),
    )


def follow(page: Page) -> None:
    """Do what the coach says until the lesson is over: go on, or play what it shows."""
    page.locator(".coach .says").wait_for()
    for _ in range(300):
        at, last, said = place(page)
        if at == last:
            return
        assert page.evaluate(IN_SIGHT) == [], said
        go_on = page.locator(".coach .go-on")
        if go_on.count():
            go_on.click()
        else:
            page.locator(".coach .show").click()
            page.locator(".answers .advice").click()
        page.wait_for_function(
            "(before) => { const bar = document.querySelector('.coach progress');"
            " return document.querySelector('.coach .says') &&"
            " !document.querySelector('.table[aria-busy=true]') &&"
            " (bar.value !== before[0] || document.querySelector('.answers .advice') === null); }",
            arg=[at],
        )
    raise AssertionError(f"the lesson does not end: {place(page)}")


@pytest.mark.parametrize("other", [False, True], ids=["english", "other"])
@pytest.mark.parametrize("game", LEARNABLE)
def test_a_newcomer_finishes_the_course(person: NewPerson, game: str, other: bool) -> None:
    """From the lobby through all lessons to the first move of the guided match: on a desk in
    English, on a phone in another language. What the coach points at is in sight and not covered."""
    if other:
        who = person(language=OTHERS[game], size=PHONE, touch=True)
    else:
        who = person()
    page = who.lobby()
    page.locator(f'.game a[href="#/learn/{game}"]').click()
    page.locator(".course .main").click()
    for path in lesson_files(load(game)):
        page.wait_for_url(f"**/learn/{game}/{path.stem}")
        page.locator('.coach progress[value="0"]').wait_for()  # the lesson before has gone
        follow(page)
        page.locator(".coach .do .main").click()
    page.wait_for_url("**/table/**")
    page.locator(".coach .show:not([disabled])").click()
    page.locator(".answers .advice").click()
    kept = learnt(who, game)
    assert kept["finished"] == [path.stem for path in lesson_files(load(game))]
    assert kept["match"] in page.url


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_guided_match_is_played_to_its_end(person: NewPerson, game: str) -> None:
    """First as the coach says, then by what is lit; the coach speaks less and less."""
    who = person()
    page = who.page
    page.goto(f"{who.address}/#/learn/{game}")
    page.locator(".course li").last.locator(".button").click()
    for _ in range(3):
        page.locator(".coach .show:not([disabled])").click()
        page.locator(".answers .advice").click()
        who.until("!wire.pending")
    who.finish()
    met = learnt(who, game)["met"]
    assert max(met.values()) > 1


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
    at = place(page)[0]
    page.locator(".answers .ending").click()
    expect(page.locator(".coach .heard.mistake")).to_be_visible()
    assert place(page)[0] == at


def test_a_coach_sits_at_any_table_for_whoever_wants_one(petra: Person) -> None:
    """Switched on in the menu it says what it would do and what for; switched off it is gone."""
    petra.sit(LEARNABLE[0], "me", "bot:novice")
    page = petra.page
    assert not page.locator(".coach").count()
    petra.press("m")
    page.locator("dialog .coach-setting").check()
    petra.press("Escape")
    page.locator(".coach .show:not([disabled])").wait_for()
    assert page.locator(".coach .would").inner_text()
    petra.press("m")
    page.locator("dialog .coach-setting").uncheck()
    petra.press("Escape")
    expect(page.locator(".coach")).to_have_count(0)
