"""An account in the page: made with a passkey, taken to a phone, left, opened again and deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Connection, update
from tests.browser.conftest import NewPerson
from tests.browser.player import Person
from tests.browser.test_accessibility import violations
from tests.server.running import Running

from ennead.server.storage.schema import accounts

pytestmark = pytest.mark.browser


def give_authenticator(who: Person) -> None:
    """A device that makes passkeys and shows them without asking."""
    session = who.context.new_cdp_session(who.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def press(page: Page, name: str) -> None:
    """Press a button without a mouse."""
    button = page.get_by_role("button", name=name, exact=True)
    button.focus()
    page.keyboard.press("Enter")


def look_after(server: Running, who: Person) -> None:
    """Somebody who is appointed finds the page of administrators, shows the passkey, and changes
    what is kept after having been asked twice; on a small screen too."""

    def appoint(connection: Connection) -> None:
        connection.execute(update(accounts).where(accounts.c.name == "Petra").values(appointed=1))

    server.call(lambda: server.services.registry.store.write(appoint))
    page = who.page
    page.reload()
    page.get_by_role("link", name="Look after the server").press("Enter")
    press(page, "Show your passkey")
    expect(page.get_by_role("heading", name="People")).to_be_visible()
    expect(page.locator("main li", has_text="Petra").first).to_be_visible()
    size = page.viewport_size
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(who) == []
    page.set_viewport_size(size or {"width": 1280, "height": 800})
    page.get_by_role("link", name="What is kept").press("Enter")
    page.get_by_role("spinbutton", name="Matches that are over").fill("3000")
    press(page, "Save")
    press(page, "Yes, do it")
    expect(page.get_by_text("It is done.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("spinbutton", name="Matches that are over")).to_have_value("3000")
    page.goto(f"{page.url.partition('#')[0]}#/me")
    page.reload()
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Petra")


def test_an_account_from_its_beginning_to_its_end(server: Running, person: NewPerson) -> None:
    """By keyboard: sign up with a passkey, read the codes, sign a phone in by a link that works
    once, end its session, leave, come back with the passkey and with a code, delete everything."""
    address = server.address.replace("127.0.0.1", "localhost")
    desk, phone = person(address), person(address, size=(360, 740), theme="dark", language="uk")
    give_authenticator(desk)
    page, small = desk.page, phone.page
    page.goto(f"{address}/#/me")
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    page.locator("input[autocomplete=nickname]").fill("Petra")
    page.get_by_role("radio", name="Falcon").focus()
    page.keyboard.press("Space")
    press(page, "Make an account with a passkey")
    expect(page.locator(".codes li")).to_have_count(8)
    code = page.locator(".codes code").first.inner_text()
    assert re.fullmatch(r"[A-Z2-7]{4}(-[A-Z2-7]{4}){3}", code)
    assert violations(desk) == []

    look_after(server, desk)
    press(page, "Sign another device in")
    link = page.get_by_role("textbox", name="Sign another device in").input_value()
    small.goto(link)
    press(small, "Увійти на цьому пристрої")
    expect(small.locator("input[autocomplete=nickname]")).to_have_value("Petra")
    assert small.url.endswith("#/me")
    assert violations(phone) == []
    assert small.evaluate("document.documentElement.scrollWidth") <= 360

    page.reload()
    press(page, "Sign out")
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    small.reload()
    expect(small.get_by_text("You play as a guest")).to_be_visible()
    small.locator("input.code").fill(code.lower())
    press(small, "Use a recovery code")
    expect(small.get_by_text("7 recovery codes are left")).to_be_visible()

    press(page, "Sign out here")
    press(page, "Sign in with a passkey")
    expect(page.get_by_text("7 recovery codes are left")).to_be_visible()
    page.locator("input.goodbye").fill("Petra")
    press(page, "Delete the account")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    small.reload()
    expect(small.get_by_text("You play as a guest")).to_be_visible()
