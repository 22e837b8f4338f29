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
CARDS = ':is(.mine, .hand) [data-key^="card-"]'


def hand(who: Person) -> list[str]:
    """Names of the cards that lie open in this person's own area of the page, once it is drawn."""
    expect(who.page.locator(CARDS).first).to_be_attached()
    named: list[str] = who.page.locator(CARDS).evaluate_all(
        "(cards) => cards.map((one) => one.dataset.key)"
    )
    return named


def own_cards(state: Any) -> set[str]:
    """Scene ids of what a state shows in the viewer's own slot."""
    return {area["id"] for area in state.get("areas", []) if area.get("slot") == "mine"}


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
    for one in (petra, omar):
        expect(one.page.locator(".log li").nth(3)).to_be_attached()

    waited = guest.wire("state.waiting[0].seat")
    expect(guest.page.locator("#prompt")).to_contain_text(["Player 1", "Omar"][waited])
    expect(guest.page.locator("#prompt")).not_to_contain_text("Your turn")
    assert guest.page.locator(OWN).count() == 0
    assert guest.wire("state.decision ?? null") is None
    for frame in guest.wire("frames"):
        message = json.loads(frame)
        assert not own_cards(message)
        assert "decision" not in message
    assert hand(petra)
    assert hand(omar)
    expect(guest.page.locator(CARDS)).to_have_count(0)


def test_an_invitation(person: NewPerson) -> None:
    """The host shares a link or shows it as a picture, and gives the other seat to a bot; the guest
    reads who invites to what, and a second one that the link was used."""
    petra, omar, late = person(), person(), person()
    petra.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    seats = [{"holder": "me", "name": "Petra"}, {"holder": "link"}, {"holder": "link"}]
    petra.sit_down({"game": "afterlife", "seats": seats})
    dialog = petra.page.locator("dialog[open]")
    link = dialog.get_by_label("Link to seat 2").input_value()
    dialog.get_by_role("button", name="Share").first.click()
    assert petra.page.evaluate("window.shared.url") == link
    with petra.page.expect_response("**/assets/*.js"):  # only now: most people never need it
        dialog.get_by_role("button", name="QR code").first.click()
    code = dialog.get_by_role("img", name="QR code: Link to seat 2")
    expect(code).to_be_visible()
    assert code.evaluate("(picture) => picture.getBoundingClientRect().width") >= 160

    third = dialog.locator(".seats li").nth(2)
    third.get_by_text("Let a bot play").click()
    third.get_by_role("button", name="Novice").click()
    expect(third).to_contain_text("Bot 3")
    expect(dialog.get_by_label("Link to seat 3")).to_have_count(0)

    omar.page.goto(link)
    title = omar.page.locator("form .said")
    expect(title).to_have_text("Petra invites you to a match of Valley of the Kings: Afterlife.")
    omar.page.locator("input[type=text]").fill("Omar")
    omar.page.locator("form button[type=submit]").click()
    omar.until("wire.state !== null")
    expect(dialog.get_by_label("Link to seat 2")).to_have_count(0)

    late.expected.append("403")
    late.page.goto(link)
    expect(late.page.get_by_text("This link was used before")).to_be_visible()
    expect(late.page.locator("form")).to_have_count(0)


def test_a_second_device(person: NewPerson) -> None:
    """A holder makes a link in the page and sits down elsewhere with it; the device is listed, and
    when it is ended it is out."""
    petra, phone = person(), person()
    petra.sit("afterlife", "me", "bot:novice")
    dialog = petra.page.locator("dialog[open]")

    def open_seats() -> None:
        petra.press("m")
        dialog.get_by_role("button", name="Seats").click()

    open_seats()
    dialog.get_by_role("button", name="Link for another device").click()
    link = dialog.locator("input[readonly]").input_value()
    phone.page.goto(link)
    phone.page.locator("form button[type=submit]").click()
    phone.page.locator("#prompt").wait_for()
    phone.until("wire.state !== null")
    assert hand(phone) == hand(petra)
    petra.press("Escape")
    open_seats()
    expect(dialog.get_by_text("Another device, since")).to_have_count(1)
    dialog.get_by_role("button", name="End").click()
    expect(dialog.get_by_text("Another device, since")).to_have_count(0)
    expect(phone.page.get_by_text("This seat is not yours")).to_be_visible()


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
