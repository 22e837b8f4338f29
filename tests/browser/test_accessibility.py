"""Nobody is shut out: axe-core finds nothing to complain about, on light and on dark."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def violations(who: Person) -> list[str]:
    found: Any = Axe().run(who.page).response["violations"]
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


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_table_has_no_barrier(person: NewPerson, game: str) -> None:
    """axe-core finds no violation on a table in the middle of a match, on both themes."""
    petra = person()
    petra.sit(game, "me", "bot:novice")
    petra.seed(4)
    petra.run(0.2, moves=15)
    petra.asked()
    for theme in ("light", "dark"):
        petra.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        petra.page.wait_for_timeout(50)
        assert violations(petra) == [], theme
