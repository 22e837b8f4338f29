"""The gallery of a game's components, and figures of one's own box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def test_an_owner_corrects_a_figure_and_plays_with_it(petra: Person, tmp_path: Path) -> None:
    """A cost is changed, an action confirmed: an impossible cost is refused beside its field, a
    possible one appears on the card, survives a reload, is saved as a file, and is printed on the
    cards of a new table."""
    page = petra.page
    page.goto(f"{petra.address}/#/components/afterlife")
    page.get_by_role("button", name="Correct figures").click()
    natron = page.locator("#card-natron")
    cost = natron.get_by_label("cost", exact=False).first
    cost.fill("1000")
    expect(natron.get_by_role("alert")).to_contain_text("from 0 to 99")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    cost.fill("7")
    expect(natron.locator(".face .coin text").nth(1)).to_have_text("7")
    expect(natron.get_by_role("alert")).to_have_count(0)
    natron.get_by_label("what it does").check()
    for starter in ("shabti", "urn"):  # one of them is in any first hand
        page.locator(f"#card-{starter}").get_by_label("gold", exact=False).first.fill("4")
    expect(page.locator("progress")).to_have_attribute("value", "4")

    page.reload()
    expect(natron.locator(".face .coin text").nth(1)).to_have_text("7")
    page.get_by_label("Name of your pack").fill("Petra's box")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the pack").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    assert "[card.natron]\ncost = 7\naction = true\n" in file.read_text()
    page.get_by_role("button", name="Begin anew").click()
    expect(page.locator("progress")).to_have_attribute("value", "0")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name of your pack")).to_have_value("Petra's box")

    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_text("Played with the figures of Petra's box.")).to_be_visible()
    page.locator("button[type=submit]").click()
    expect(page.locator("h1")).to_contain_text("Petra's box")
    mine = page.get_by_role("button", name=re.compile(r"^(Shabti|Urn),.* Gold 4,"))
    expect(mine.first).to_be_visible()
