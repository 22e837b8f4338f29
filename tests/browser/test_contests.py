"""A contest in the page: made in three clicks, joined by link, with its standing, on a phone too."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PICTURES, NewPerson
from tests.browser.test_accessibility import violations
from tests.browser.test_accounts import give_authenticator, press
from tests.server.battles import play_until
from tests.server.running import Running
from tests.server.test_accounts import anybody

pytestmark = pytest.mark.browser


def test_a_contest_is_made_in_three_clicks(server: Running, person: NewPerson) -> None:
    """New, which kind, make: the contest is there with a link; somebody joins, its host begins, and
    the first table can be opened; the pages have no fault for who cannot see, large or small."""
    address = server.address.replace("127.0.0.1", "localhost")
    host = person(address, size=(360, 740))
    give_authenticator(host)
    page = host.page
    page.goto(f"{address}/#/me")
    page.locator("input[autocomplete=nickname]").fill("Petra")
    press(page, "Make an account with a passkey")
    expect(page.locator(".codes li")).to_have_count(8)
    page.goto(f"{address}/#/contests")
    page.get_by_role("button", name="New contest").click()
    page.get_by_role("button", name="Knockout").click()
    page.get_by_role("button", name="Make it").click()
    expect(page.locator("tbody tr")).to_have_count(1)
    assert violations(host) == []
    contest_url = page.url
    contest = contest_url.rpartition("/")[2]
    with anybody(server) as other:
        other.sign_up(name="Olga")
        assert other.browser.post(f"/api/contests/{contest}/join", json={}).status_code == 200
        expect(page.locator("tbody tr")).to_have_count(2)
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading", name="round 1 of 1")).to_be_visible()
        page.get_by_role("link", name="Watch").click()
        page.locator("#prompt").wait_for()
        table = page.url.rpartition("/")[2].partition("?")[0]
        play_until(server, table, lambda g: False)
        server.call(server.services.contests.tend)
        page.goto(contest_url)
        page.locator("tbody").get_by_role("link", name="Olga").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Olga")
        expect(page.locator(".sizes li")).to_contain_text("2 players")
        expect(page.locator("dl dt").first).to_be_visible()
        assert violations(host) == []
        if os.environ.get("ENNEAD_PICTURES"):
            for width in (360, 1280):
                page.set_viewport_size({"width": width, "height": 900})
                page.screenshot(path=PICTURES / f"player-{width}.png", full_page=True)
        page.goto(f"{address}/#/privacy")
        expect(page.get_by_role("heading", level=1)).to_have_text("What this server keeps of you")
        assert violations(host) == []
