"""A whole game with the keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.player import Person

pytestmark = pytest.mark.browser

LOOK = """() => ({
  over: Boolean(document.querySelector("dialog[open] table")),
  asked: Boolean(window.player.wire.state?.decision) && !window.player.wire.pending,
  words: document.querySelectorAll(".popover .wording .button").length,
  answers: document.querySelectorAll(".answers .button:not(:disabled):not([aria-controls])").length,
  endings: [...document.querySelectorAll(".answers .button:not(:disabled)")].findIndex((one) => one.matches(".ending, .main")) + 1,
  lit: window.player.lit().length,
  listed: document.querySelectorAll("#option-list li").length,
  moves: window.player.wire.moves,
})"""


def act(petra: Person, turn: int) -> bool:
    """One answer by keys: a number, a thing on the table, or the list, in turn; False when the
    match is over."""
    seen = petra.page.evaluate(LOOK)
    if seen["over"]:
        return False
    if not seen["asked"]:
        petra.until("wire.state?.result || (wire.state?.decision && !wire.pending)")
    elif seen["words"]:
        petra.press("Tab", "Enter")
    elif seen["endings"] and turn % 3 == 0:
        petra.press(str(seen["endings"]))
    elif seen["lit"] and turn % 3 == 1:
        petra.press("b", "Enter")
    elif seen["answers"]:
        petra.press(str(1 + turn % min(9, seen["answers"])))
    else:
        petra.press("l")
        petra.page.locator("#option-list li").first.wait_for()
        petra.press("ArrowDown", "Enter")
    return True


def test_afterlife_by_keys(petra: Person) -> None:
    """A whole game of Afterlife against a bot can be played without a pointer: numbers, arrows,
    Enter and the list."""
    petra.sit("afterlife", "me", "bot:novice")
    petra.asked()
    for turn in range(1500):
        if not act(petra, turn):
            break
    expect(petra.page.locator("dialog[open] table")).to_be_visible()
    assert petra.wire("moves") > 40


def test_arrows_walk_over_the_table(petra: Person) -> None:
    """Arrow keys go from thing to thing, Tab reaches what is lit, Escape takes a half-made choice
    back."""
    petra.sit("kemet", "me", "bot:novice")
    petra.asked()
    petra.press("b")
    first = petra.page.evaluate("document.activeElement.dataset.node")
    assert first
    seen = {first}
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        petra.press(key)
        seen.add(petra.page.evaluate("document.activeElement.dataset.node"))
    assert len(seen) > 2
    petra.press("?")
    expect(petra.page.locator("dialog[open] kbd").first).to_be_visible()
    petra.press("Escape")
    expect(petra.page.locator("dialog[open]")).to_have_count(0)
