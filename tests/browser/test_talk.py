"""Words at the table, as two people with two languages see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson

pytestmark = pytest.mark.browser


def test_words_in_two_languages(person: NewPerson) -> None:
    """A ready phrase is read by each in their own language, on a phone too; a badge counts what is
    unread, text arrives as it was typed, and a sign stands beside the line that it is about."""
    petra, omar = person(), person(size=(360, 740), language="cs-CZ")
    petra.sit("afterlife", "me", "link")
    link = petra.page.locator("dialog[open] input[readonly]").input_value()
    petra.press("Escape")
    omar.page.goto(link)
    omar.page.locator("input[type=text]").fill("Omar")
    omar.page.locator("form button[type=submit]").click()
    omar.page.locator("#prompt").wait_for()
    talk = petra.page.get_by_role("button", name="Words at the table")
    talk.click()
    panel = petra.page.locator("aside.talk")
    panel.get_by_role("button", name="Ready words").click()
    panel.get_by_role("button", name="Good luck!").click()
    expect(panel.locator(".said")).to_have_text(["Good luck!"])
    unread = omar.page.get_by_role("button", name="nepřečtených: 1")
    unread.click()
    theirs = omar.page.locator("aside.talk")
    expect(theirs.locator(".said")).to_have_text(["Hodně štěstí!"])
    theirs.get_by_role("textbox").fill("<b>díky</b>")
    theirs.get_by_role("textbox").press("Enter")
    expect(panel.locator(".said")).to_have_text(["Good luck!", "<b>díky</b>"])
    petra.page.get_by_role("button", name="React to this").first.click()
    panel.get_by_role("button", name="a heart").click()
    expect(petra.page.locator(".log .reaction")).to_have_count(1)
    expect(theirs.locator(".about")).to_be_visible()
    expect(omar.page.get_by_role("button", name="nepřečtených")).to_have_count(0)
