"""A lost connection costs nothing: the same question, with what was already clicked, and the move
is made once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson, quick
from tests.browser.player import Person
from tests.server.running import Running

pytestmark = pytest.mark.browser

HALF = """() => {
  const { wire, lit, reach } = window.player;
  const first = new Set(wire.state.decision.options.map((option) => option.targets?.[0]));
  for (const element of lit()) {
    const id = element.dataset.node;
    const options = wire.state.decision.options.filter((option) => option.targets?.[0] === id);
    if (first.has(id) && options.length > 1 && reach(element)) return { ...reach(element), id };
  }
  return null;
}"""


def half_a_choice(petra: Person) -> str:
    """Click the first thing of a choice that needs more; returns its scene id."""
    for _ in range(40):
        petra.asked()
        at = petra.page.evaluate(HALF)
        if at:
            petra.page.mouse.click(at["x"], at["y"])
            expect(
                petra.page.locator(".trail button.chip, .popover .wording").first
            ).to_be_visible()
            return str(at["id"])
        petra.run(0.4, moves=1)
    raise AssertionError("no choice of this match had two parts")


def goes_on(petra: Person) -> None:
    """The half-made choice is still there, and can be completed."""
    expect(petra.page.locator(".trail button.chip, .popover .wording").first).to_be_visible()
    before = petra.wire("moves")
    petra.run(0, moves=1)
    petra.until("!wire.pending")
    assert petra.wire("moves") == before + 1
    assert petra.wire("refusals") == []


def test_dropped_socket(petra: Person) -> None:
    """When the socket breaks in the middle of a choice, the page comes back to that very place by
    itself."""
    petra.sit("afterlife", "me", "bot:novice")
    half_a_choice(petra)
    seq = petra.wire("state.seq")
    petra.page.evaluate("window.player.wire.sockets.at(-1).close()")
    expect(petra.page.locator(".notices .notice")).to_be_visible()
    expect(petra.page.locator(".notices .notice")).to_have_count(0)
    assert petra.wire("sockets.length") == 2
    assert petra.wire("state.seq") == seq
    goes_on(petra)


def test_server_restart(person: NewPerson, built_page: Path, tmp_path: Path) -> None:
    """A server that is started again finds its tables, and the page finds its server, in
    mid-decision."""
    first = Running(quick(tmp_path / "own.sqlite", page=built_page))
    petra = person(first.address)
    petra.expected = ["WebSocket connection", "ERR_CONNECTION"]
    try:
        petra.sit("afterlife", "me", "bot:novice")
        half_a_choice(petra)
        seq = petra.wire("state.seq")
    finally:
        first.stop()
    expect(petra.page.locator(".notices .notice").first).to_be_visible()
    second = Running(replace(first.settings))
    try:
        petra.until(
            "wire.sockets.at(-1).readyState === 1 && !document.querySelector('.notices .notice')"
        )
        assert petra.wire("state.seq") == seq
        goes_on(petra)
    finally:
        petra.page.close()
        second.stop()


def test_the_lobby_says_where_one_stands(petra: Person) -> None:
    """Whose turn it is, the round, everybody's points and when the table moved stand beside the way
    back to it, above everything else."""
    petra.sit("pharaon", "me", "bot:novice", title="Evening")
    petra.run(0.3, moves=3)
    petra.asked()
    page = petra.lobby()
    row = page.locator("[aria-labelledby=mine] .tables > li", has_text="Evening")
    expect(row.locator(".turn")).to_have_text("Your turn")
    expect(row).to_contain_text("Round 1")
    expect(row).to_contain_text("last move now")
    points = petra.context.request.get(f"{petra.address}/api/lobby/mine").json()[0]["glance"][
        "totals"
    ]
    assert row.locator(".chip b").all_inner_texts() == [str(one) for one in points]
    assert page.locator("h2").first.inner_text() == "Your tables"
    row.get_by_role("link", name="Go on").click()
    petra.asked()
