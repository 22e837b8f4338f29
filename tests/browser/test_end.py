"""The end of a match: why, how each point was made, how the chances went, and what to look at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.prepared import come_back, nearly_over
from tests.server.running import Running

pytestmark = pytest.mark.browser


def test_a_finished_match_is_deleted_from_the_list(petra: Person) -> None:
    """Table, list and replay call everybody the same; in the list a match is deleted, after a
    question that can be declined."""
    petra.sit("afterlife", "bot:novice", "bot:novice", seed="over")
    petra.until("wire.state.result", 120)
    expect(petra.page.locator(".players .name")).to_have_text(["Bot 1", "Bot 2"])
    page = petra.lobby()
    finished = page.get_by_role("region", name="Finished matches")
    expect(finished.locator(".chip")).to_contain_text(["Bot 1", "Bot 2"])
    finished.get_by_role("link", name="Replay").click()
    expect(page.locator(".players .name")).to_have_text(["Bot 1", "Bot 2"])
    page.go_back()
    finished.get_by_role("button", name="Delete").click()
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    expect(finished.get_by_role("button", name="Delete")).to_have_count(1)
    finished.get_by_role("button", name="Delete").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete").click()
    expect(finished).to_have_count(0)
    petra.lobby()
    page.get_by_role("button", name="Play now").first.wait_for()
    expect(finished).to_have_count(0)


def test_the_end_tells_how_it_came_about(petra: Person, server: Running) -> None:
    """Cause, points by category and round, chances with turning points, moves worth another look, a
    review that goes on move by move, the chance key folded away; a rematch a seat further."""
    table = come_back(server, petra, nearly_over("pharaon", 2))
    petra.finish(0.5)
    page, dialog = petra.page, petra.page.locator("dialog[open]")
    expect(dialog.locator(".end")).to_contain_text("rounds have been played")
    expect(dialog.locator("code")).to_be_hidden()
    dialog.locator(".graph path").first.wait_for()
    totals = [int(total) for total in dialog.locator("tfoot td").all_inner_texts()]
    stacks = dialog.locator(".stacks li")
    for row, total in enumerate(totals):
        parts = stacks.nth(row).locator(".part").all_inner_texts()
        assert sum(map(int, parts)) == total
    assert dialog.locator(".rounds a").count() == 5
    assert dialog.locator(".graph path.line").count() == 2
    assert dialog.locator("circle.turn").count() == dialog.locator(".turns a").count()

    start = dialog.get_by_role("button", name="Review the whole match")
    start.click()
    progress = dialog.locator("progress")
    expect(progress).to_be_visible()
    expect(dialog.locator(".review output")).to_have_text(re.compile(r"[1-9]\d*/\d+"))
    dialog.get_by_role("button", name="Stop the review").click()
    expect(start).to_be_visible()

    dialog.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    petra.until("wire.state?.seat === 1")


def test_points_are_counted_up_category_by_category(person: NewPerson, server: Running) -> None:
    """The result opens with one category after another, and the totals count along; a click counts
    the rest at once."""
    petra = person(calm=False, pace="slow")
    come_back(server, petra, nearly_over("pharaon", 2))
    petra.run(0.5)
    dialog = petra.page.locator("dialog[open]")
    dialog.locator("tfoot td").first.wait_for()
    first = dialog.locator("tfoot td").all_inner_texts()
    dialog.locator("tfoot td").first.click()
    expect(dialog.locator("tr.waiting")).to_have_count(0)
    assert dialog.locator("tfoot td").all_inner_texts() != first
