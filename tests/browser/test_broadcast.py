"""A match on a large screen: nothing to press on the board, everything said in two languages."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PICTURES, NewPerson
from tests.browser.player import Person
from tests.browser.prepared import after, by_judgement, come_back, played
from tests.browser.test_accessibility import violations
from tests.server.battles import play_until
from tests.server.running import Running

pytestmark = pytest.mark.browser
SCREENS = ((1920, 1080), (3840, 2160))


def pictured(who: Person, name: str) -> None:
    if os.environ.get("ENNEAD_PICTURES"):
        for width, height in SCREENS:
            who.page.set_viewport_size({"width": width, "height": height})
            who.settle()
            who.page.wait_for_timeout(800)
            who.page.screenshot(path=PICTURES / f"{name}-{width}.png")


def test_a_match_is_shown_to_a_room(server: Running, person: NewPerson) -> None:
    """A running match is shown as a stranger sees it, even to who sits there, and follows what
    happens; a finished one runs by itself from the move that the address says, with what a search
    says of it; both languages are in the address and can be chosen by keyboard."""
    screen = person(size=SCREENS[0])
    page = screen.page
    table = come_back(server, screen, played("kemet", 3, after(140), choose=by_judgement))
    page.goto(f"{screen.address}/#/broadcast/{table}?one=cs&other=uk")
    told = page.locator(".told")
    expect(told.locator(".asked [lang=cs]").first).to_be_visible()
    expect(told.locator(".asked [lang=uk]").first).to_be_visible()
    expect(page.locator("header h1")).to_contain_text("Kemet: Krev a písek")
    expect(page.locator("header h1")).to_contain_text("Кров і пісок")
    assert screen.wire("state.seat ?? null") is None
    assert page.locator(".mine, .hand, .prompt, .stage button:visible").count() == 0
    assert page.evaluate("document.querySelectorAll('main [inert] .lit').length") == 0
    assert violations(screen) == []
    pictured(screen, "kemet")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(told.locator(".asked").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
    first = told.locator(".line:not(.asked) [lang=cs]").first.inner_text()
    seq = screen.wire("state.seq")
    play_until(server, table, lambda g: server.services.registry.rooms[table].live.seq > seq + 3)
    screen.until(f"wire.state.seq > {seq}")
    expect(told.locator(".line:not(.asked) [lang=cs]").first).not_to_have_text(first)

    play_until(server, table, lambda g: False)
    expect(told.locator(".line").first).to_contain_text("Перемагає")
    last = int(page.request.get(f"{screen.address}/api/replays/{table}").json()["frames"]) - 1
    page.goto(f"{screen.address}/#/broadcast/{table}?one=pl&other=en&from={last - 2}")
    page.reload()
    expect(told.locator(".judged [lang=en]")).to_be_visible()
    pictured(screen, "kemet-judged")
    page.keyboard.press("Tab")
    page.get_by_label("Drugi język").select_option("uk")
    expect(page).to_have_url(
        f"{screen.address}/#/broadcast/{table}?one=pl&other=uk&from={last - 2}"
    )
    expect(told.locator(".line").first).to_contain_text("Перемагає")
    for game in ("afterlife", "ankh", "pharaon") if os.environ.get("ENNEAD_PICTURES") else ():
        other = come_back(server, screen, played(game, 3, after(90), choose=by_judgement))
        page.goto(f"{screen.address}/#/broadcast/{other}?one=en&other=cs")
        expect(told.locator(".asked").first).to_be_visible()
        pictured(screen, game)
        page.set_viewport_size({"width": SCREENS[0][0], "height": SCREENS[0][1]})
