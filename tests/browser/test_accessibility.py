"""Nobody is shut out: axe-core finds nothing to complain about, on light and on dark."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def violations(who: Person) -> list[str]:
    options = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
    found: Any = Axe().run(who.page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for one in found
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lobby_has_no_barrier(person: NewPerson, theme: str) -> None:
    """axe-core finds no violation in the lobby, nor in the form for a new table."""
    petra = person(theme=theme)
    petra.make_table("afterlife", "me", "link", public=True)
    petra.lobby()
    assert violations(petra) == []
    petra.page.goto(f"{petra.address}/#/new/ankh")
    petra.page.locator("form").wait_for()
    assert violations(petra) == []


def barriers(who: Person) -> list[str]:
    """What axe-core finds on both themes, while the mouse points at nothing."""
    who.page.mouse.move(0, 0)
    found = []
    for theme in ("light", "dark"):
        who.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        who.settle()
        found += [f"{theme}: {one}" for one in violations(who)]
    return found


def test_learning_has_no_barrier(petra: Person) -> None:
    """axe-core finds no violation in a course, nor in a lesson while the coach speaks and asks."""
    page = petra.page
    page.goto(f"{petra.address}/#/learn/pharaon")
    page.locator(".course .main").wait_for()
    assert barriers(petra) == []
    page.locator(".course .main").click()
    page.locator(".coach .go-on").wait_for()
    assert barriers(petra) == []
    while not page.locator(".coach .show").count():
        page.locator(".coach .go-on:not([disabled])").click()
        page.locator(".coach .go-on:not([disabled]), .coach .show:not([disabled])").first.wait_for()
    assert barriers(petra) == []


def test_everything_since_my_last_turn_can_be_read_again(person: NewPerson) -> None:
    """The live region keeps all that happened since I last chose, however many moves that were."""
    petra = person()
    petra.sit("afterlife", "me", "bot:novice", "bot:novice", seed="heard")
    petra.seed(2)
    petra.asked()
    petra.run(1.0, moves=8)
    petra.asked()
    petra.settle()
    said = petra.page.locator(".table > [role=status] p").all_inner_texts()
    names = [name for name in ("Bot 2", "Bot 3") if any(name in line for line in said)]
    assert names == ["Bot 2", "Bot 3"], said
    assert len(said) > 3


def test_the_table_in_words_says_where_things_are(person: NewPerson) -> None:
    """Ports and obelisks are told inside the zone where they stand."""
    petra = person()
    petra.sit("kemet", "me", "bot:novice", seed="words")
    petra.asked()
    petra.press("w")
    zone = petra.page.locator("dialog li", has_text="Delta Marsh").last
    assert "port" in zone.inner_text()
    assert "obelisk" in petra.page.locator("dialog li", has_text="Obelisk Desert").last.inner_text()
