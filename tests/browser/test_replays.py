"""Finished matches: step by step, from each side, by link and by file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.player import Person
from tests.browser.prepared import come_back, nearly_over
from tests.server.running import Running

pytestmark = pytest.mark.browser


def test_replay(petra: Person, server: Running, tmp_path: Path) -> None:
    """From the result one steps through the match, sees it as a seat or openly, links to a move,
    saves and loads its file."""
    table = come_back(server, petra, nearly_over("pharaon", 2))
    petra.finish(0.5)
    page = petra.page
    page.locator("dialog[open]").get_by_role("link", name="Replay", exact=True).click()
    page.locator(".bar input[type=range]").wait_for()
    last = int(page.locator(".bar input[type=range]").get_attribute("max") or 0)
    assert last > 20
    for _ in range(5):
        petra.press(".")
    expect(page).to_have_url(f"{petra.address}/#/replay/{table}/5")
    petra.press(",")
    expect(page).to_have_url(f"{petra.address}/#/replay/{table}/4")
    petra.press(">")
    expect(page).not_to_have_url(f"{petra.address}/#/replay/{table}/4")

    page.goto(f"{petra.address}/#/replay/{table}/{last}?view=1")
    expect(page.locator(".bar select")).to_have_value("1")
    expect(page.locator(".log li").first).to_be_visible()
    assert page.locator(".prompt").count() == 0
    page.locator(".bar select").select_option("public")
    expect(page.locator(".mine, .hand")).to_have_count(0)

    page.goto(f"{petra.address}/#/replay/{table}/10")
    expect(page.locator(".bar input[type=range]")).to_have_value("10")
    petra.press("h")
    judged = page.locator(".judged")
    expect(judged.locator("p").first).to_contain_text(re.compile(r"% to win|no choice"))
    petra.press(".")
    expect(judged).to_have_count(0)

    with page.expect_download() as saved:
        page.locator(".bar a[download]").click()
    file = tmp_path / "one.match"
    saved.value.save_as(file)
    petra.lobby()
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".bar input[type=range]").wait_for()
    assert int(page.locator(".bar input[type=range]").get_attribute("max") or 0) == last
