"""A slip can be mended: what is final is asked once more, and against bots one goes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def test_the_end_of_a_turn_is_confirmed(person: NewPerson) -> None:
    """A click that passes the turn on waits for a second one; going back leaves everything as it
    was; who does not want to be asked says so once."""
    petra = person(confirm=True)
    petra.sit("pharaon", "me", "bot:novice", seed="slip")
    sure = petra.page.locator(".prompt .sure")
    for _ in range(30):
        petra.asked()
        petra.step(0)
        petra.settle()
        if sure.count():
            break
    expect(sure).to_contain_text(re.compile("ends your turn|shows something hidden"))
    moves = petra.wire("moves")
    petra.page.get_by_role("button", name="Go back").click()
    expect(sure).to_have_count(0)
    assert petra.wire("moves") == moves
    for _ in range(5):
        petra.step(0)
        petra.settle()
        if sure.count():
            break
    petra.page.get_by_role("button", name="Stop asking").click()
    petra.until(f"wire.moves > {moves}")
    petra.click_on(3)
    expect(sure).to_have_count(0)


def test_one_goes_back_over_the_moves_of_bots(petra: Person) -> None:
    """After the bot has moved, undo explains what going back means, does it, and marks the match;
    a reload knows it still."""
    petra.sit("pharaon", "me", "bot:novice", seed="slip")
    petra.click_on(4)
    petra.asked()
    page = petra.page
    if petra.wire("state.undo?.possible ?? false"):  # a step of my own that is not final yet
        seq = petra.wire("state.seq")
        page.keyboard.press("Control+z")
        petra.until(f"wire.state.seq > {seq} && wire.state.decision && !wire.pending")
    page.keyboard.press("Control+z")
    page.get_by_role("button", name="Go back").click()
    expect(page.locator("h1")).to_contain_text("practice")
    page.reload()
    expect(page.locator("h1")).to_contain_text("practice")


def test_people_are_asked_to_take_back(person: NewPerson) -> None:
    """Where another person has played since, undo offers to ask; the other sees who asks and
    declines, then agrees after a reload, and the table goes back for both."""
    petra, omar = person(), person()
    made = petra.created("pharaon", "me", "link")
    table, key = made["table"]["id"], made["invitations"][0]["key"]
    omar.page.goto(f"{omar.address}/#/seat/{key}")
    omar.page.locator("input[type=text]").fill("Omar")
    omar.page.locator("form button[type=submit]").click()
    omar.page.locator("#prompt").wait_for()
    omar.until("wire.state !== null")
    petra.open_table(table)
    people = (petra, omar)
    moved = set[Person]()
    while len(moved) < len(people):
        seq = petra.wire("state.seq")
        mover = petra if petra.wire("state.decision") else omar
        mover.run(0.5, moves=1)
        moved.add(mover)
        for one in people:
            one.until(f"wire.state.seq > {seq} && !wire.pending")
    other, asker = (petra, omar) if mover is petra else (omar, petra)
    seq = asker.wire("state.seq")

    def ask() -> None:
        asker.page.keyboard.press("Control+z")
        asker.page.get_by_role("button", name="Ask the others").click()
        expect(asker.page.locator(".plea")).to_contain_text("once everybody agrees")

    plea = other.page.locator(".plea")
    ask()
    expect(plea).to_contain_text("Omar" if asker is omar else "Player 1")
    expect(plea).to_contain_text("asks to take back")
    plea.get_by_role("button", name="Let it stand").click()
    expect(plea).to_have_count(0)
    expect(asker.page.locator(".notice")).to_contain_text("Your choice stands")
    assert asker.wire("state.seq") == seq

    ask()
    expect(plea).to_be_visible()
    asker.page.locator(".plea").get_by_role("button", name="Withdraw").click()
    expect(plea).to_have_count(0)
    expect(asker.page.locator(".notice")).to_have_count(0)

    ask()
    other.page.reload()
    plea.get_by_role("button", name="Agree").click()
    for one in people:
        one.until(f"wire.state?.seq === {seq + 1}")
        expect(one.page.locator(".plea")).to_have_count(0)
        expect(one.page.locator(".notice")).to_have_count(0)
        expect(one.page.locator("h1")).not_to_contain_text("practice")
    assert asker.wire("state.decision")

    def propose(what: str, answer: str) -> None:
        asker.page.keyboard.press("m")
        asker.page.get_by_role("button", name=what).press("Enter")
        plea.get_by_role("button", name=answer).press("Enter")

    propose("End the match early", "Play on")
    expect(asker.page.locator(".notice")).to_contain_text("The match goes on")
    propose("Pause the match", "Agree")
    for one in people:
        expect(one.page.locator(".paused")).to_contain_text("until somebody at the table goes on")
    other.page.locator(".paused").get_by_role("button", name="Go on").press("Enter")
    expect(asker.page.locator(".paused")).to_have_count(0)

    propose("Share the victory", "Agree")
    for one in people:
        expect(one.page.get_by_role("dialog")).to_contain_text("share the victory")
        expect(one.page.get_by_role("dialog")).to_contain_text("agreed to share it")
    asker.until("!wire.state.decision")
    asker.page.keyboard.press("Escape")
    expect(asker.page.locator("h1")).to_contain_text("victory shared")
    asker.page.goto(f"{asker.address}/#/")
    row = asker.page.locator("#over + ul li", has_text="victory shared")
    row.get_by_role("link", name="Replay").click()
    expect(asker.page.locator("#prompt")).to_be_visible()
