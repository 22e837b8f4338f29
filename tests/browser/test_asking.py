"""Why not: a refused click, and a choice that cannot be taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser

TITLES = re.compile("Na prodej je jen základna|Placení|Právě hraná karta|Všechny části, nebo nic")
"""Czech titles of the rules that refuse a card of the pyramid or of the hand."""
QUIET = """() => {
  const { lit, reach } = window.player;
  const chosen = [...document.querySelectorAll(".stage [data-node]")].filter((one) => !lit().includes(one) && one.querySelector("[data-key^='card-']"));
  for (const one of chosen) { const at = reach(one); if (at) return at; }
  return null;
}"""


def test_refused_click(person: NewPerson) -> None:
    """A click on a card that cannot be bought says why not, once, with the rule's title in the
    reader's language; the place in the rulebook and its words come on request, as do the sources of
    figures."""
    petra = person(language="cs-CZ")
    petra.sit("afterlife", "me", "bot:novice")
    petra.asked()
    why = petra.page.locator(".popover .why")
    for _ in range(25):  # until a card of the pyramid is beyond reach
        at = petra.page.evaluate(QUIET)
        if at:
            petra.page.mouse.click(at["x"], at["y"])
            expect(why.locator("article .text").first).to_be_visible()
            if why.locator(".cite").count():
                break
            petra.press("Escape")
        petra.run(0.6, moves=1)
        petra.asked()
    said = why.locator("article .text").all_inner_texts()
    assert len(said) == len(set(said))
    expect(why.locator(".cite summary").first).not_to_be_empty()
    expect(why.locator(".cite .says").first).to_be_hidden()
    expect(petra.page.locator(".popover .sources table")).to_be_hidden()
    why.locator(".cite summary").first.click()
    expect(why.locator(".cite b").first).to_contain_text("1.")
    expect(why.locator(".cite").first).to_contain_text(TITLES)
    expect(why.locator(".cite .says").first).not_to_be_empty()
    expect(why.locator(".cite .source").first).not_to_be_empty()
    petra.page.locator(".popover .sources > summary").click()
    expect(petra.page.locator(".popover .sources table")).to_be_visible()
    before = petra.wire("moves")
    petra.press("Escape")
    expect(why).to_have_count(0)
    assert petra.wire("moves") == before


def test_undo(petra: Person) -> None:
    """A choice is taken back with one key while it may be; when it may not, the page says what made
    it final."""
    petra.sit("afterlife", "me", "bot:novice")
    petra.asked()
    notice = petra.page.locator(".notice")
    undone = final = False
    for _ in range(60):
        petra.run(0.2, moves=1)
        petra.asked()
        possible = petra.wire("state.undo?.possible ?? false")
        seq = petra.wire("state.seq")
        if possible and not undone:
            petra.press("Control+z")
            petra.until(f"wire.state.seq > {seq} && wire.state.decision")
            undone = True
        elif not possible and not final:
            petra.press("Control+z")
            expect(notice.locator("p").first).not_to_be_empty()
            final = "undo" not in notice.inner_text()
            petra.page.locator(".notice .quiet").click()
        if undone and final:
            break
    assert undone
    assert final
    assert petra.wire("refusals") == []


HASTY = """async (rounds) => {
  const click = (one) => one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const all = () => [...document.querySelectorAll(".answers .button:not([aria-controls]), .popover .wording .button"), ...window.player.lit()];
  for (let n = 0; n < rounds; n++) {
    for (let m = 1; m <= 3; m++) click(all()[(n * 7 + m * 13) % Math.max(1, all().length)]);
    await new Promise((done) => setTimeout(done, n % 5));
  }
}"""


@pytest.mark.parametrize("game", ["afterlife", "kemet"])
def test_impatient_clicks(petra: Person, game: str) -> None:
    """Clicks on everything that is lit, again and again without waiting for an answer, never bring
    a refusal."""
    petra.sit(game, "me", "bot:novice")
    petra.asked()
    petra.page.evaluate(HASTY, 150)
    petra.until("!wire.pending || wire.pending.done")
    assert petra.wire("moves") > 5
    assert petra.wire("refusals") == []


def test_a_look_at_anothers_things_is_put_away(petra: Person) -> None:
    """What lies in front of another seat covers the board until Escape, or until another view is
    opened."""
    petra.sit("pharaon", "me", "bot:novice")
    petra.asked()
    drawer = petra.page.locator(".drawer")
    petra.page.locator("button.open-seat").click()
    expect(drawer).to_be_visible()
    petra.press("Escape")
    expect(drawer).to_be_hidden()
    petra.page.locator("button.open-seat").click()
    petra.page.locator(".views button").last.click()
    expect(drawer).to_be_hidden()
