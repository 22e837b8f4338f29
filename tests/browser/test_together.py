"""More than one person: two browsers, an onlooker, and two people at one screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser

OWN = ".mine, .hand"
"""Where the page keeps what belongs to its reader."""


def hand(who: Person) -> list[str]:
    """Names of the cards that lie open in this person's own area of the page."""
    named: list[str] = who.page.evaluate(
        "[...document.querySelectorAll(':is(.mine, .hand) [data-key^=\"card-\"]')].map((one) => one.dataset.key)"
    )
    return named


def own_cards(state: Any) -> set[str]:
    """Scene ids of what a state shows in the viewer's own slot."""
    return {area["id"] for area in state.get("areas", []) if area["slot"] == "mine"}


def test_two_browsers(person: NewPerson) -> None:
    """Two people who live apart play: one invites by link, each sees the other's moves, an onlooker
    sees no secrets."""
    petra, omar, guest = person(), person(), person()
    table = petra.sit("afterlife", "me", "link")
    link = petra.page.locator("dialog[open] input[readonly]").input_value()
    assert "/#/seat/" in link
    petra.press("Escape")

    omar.page.goto(link)
    omar.page.locator("input[type=text]").fill("Omar")
    omar.page.locator("form button[type=submit]").click()
    omar.page.locator("#prompt").wait_for()
    omar.until("wire.state !== null")
    assert "seat/" not in omar.page.url, "the key must not stay in the address"
    expect(petra.page.locator(".players .name", has_text="Omar")).to_be_visible()

    guest.open_table(table, "?seat=watch")
    for _ in range(8):
        seq = petra.wire("state.seq")
        mover, other = (petra, omar) if petra.wire("state.decision") else (omar, petra)
        mover.run(0.5, moves=1)
        mover.until("!wire.pending")
        for one in (mover, other, guest):
            one.until(f"wire.state.seq > {seq}")
    latest = petra.wire("state.seq")
    for one in (omar, guest):
        one.until(f"wire.state.seq >= {latest}")
    assert petra.page.locator(".log li").count() > 3
    assert omar.page.locator(".log li").count() > 3

    assert guest.page.locator(OWN).count() == 0
    assert guest.wire("state.decision ?? null") is None
    for frame in guest.wire("frames"):
        message = json.loads(frame)
        assert not own_cards(message)
        assert "decision" not in message
    assert hand(petra)
    assert hand(omar)
    assert not hand(guest)


def test_hot_seat(petra: Person) -> None:
    """Between two people at one screen a curtain is drawn: nothing of either is on the page until
    the other is there."""
    petra.sit("afterlife", "me", "here")
    curtain = petra.page.locator(".curtain")
    turns = 0
    for _ in range(60):
        petra.until("wire.state?.decision || document.querySelector('.curtain')")
        if curtain.count():
            turns += 1
            assert petra.page.locator(OWN).count() == 0
            assert petra.page.locator(".stage [data-node], .drawer [data-node]").count() == 0
            assert petra.page.locator(".log li:not(.quiet)").count() == 0
            assert petra.wire("state.decision ?? null") is None
            petra.press("Enter")
            expect(curtain).to_have_count(0)
            petra.until("wire.state.decision")
            assert hand(petra)
            if turns == 3:
                break
        else:
            petra.run(1, moves=1, seconds=10)
            petra.until("!wire.pending")
    assert turns == 3
