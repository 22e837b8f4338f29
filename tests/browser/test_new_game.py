"""A game from outside in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.outside import NAME, Outside

pytestmark = pytest.mark.browser


def test_a_new_game_by_clicks(person: NewPerson, outside: Outside) -> None:
    """What `ennead new-game` wrote is played to its end by clicks, in its own words."""
    with outside.serving() as address:
        petra = person(address)
        petra.sit(NAME, "me", "bot:novice")
        expect(
            petra.page.locator("#prompt").get_by_text("Sell goods of one kind, or wait.")
        ).to_be_visible()
        petra.seed(3)
        petra.finish()
        assert petra.wire("refusals") == []
        petra.page.goto("about:blank")
