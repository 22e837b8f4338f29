"""A match over days, as three people live it: far apart, called when it is their turn, away when
they like."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson, quick
from tests.browser.player import Person
from tests.browser.test_accessibility import violations
from tests.browser.test_accounts import press
from tests.server.authenticator import Authenticator
from tests.server.battles import LUCK, fight, play_until
from tests.server.outside import Browsers, Mails, listening, mail_server
from tests.server.running import Running, running
from tests.server.test_deadlines import Clock

from ennead.table import newtable

pytestmark = pytest.mark.browser
DAY = 24 * 60
PUSHED = """
  PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });
  PushManager.prototype.getSubscription = async () => null;
  Notification.requestPermission = async () => "granted";
"""
"""A browser whose push service is the test's own; the real ones are not reached from here."""


@pytest.fixture
def post() -> Iterator[tuple[Mails, Browsers]]:
    """What the server calls outside."""
    with ExitStack() as stack:
        mails, browsers = stack.enter_context(mail_server()), Browsers()
        stack.enter_context(listening(browsers))
        yield mails, browsers


@pytest.fixture
def server(built_page: Path, tmp_path: Path, post: tuple[Mails, Browsers]) -> Iterator[Running]:
    """A server with a mail server and a push service, and a time of day that a test moves."""
    ways = {"mail": post[0].address, "mail_from": "table@example.org", "order_pause": 0.0}
    database = tmp_path / "tables.sqlite"
    with running(quick(database, page=built_page, push_services=("127.0.0.1",), **ways)) as server:
        yield server


def asked(who: Person, path: str, **body: Any) -> Any:
    """A request of somebody's page that must be carried out."""
    answer = who.context.request.post(f"{who.address}/api/{path}", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sign_up(who: Person, name: str, language: str) -> None:
    key = Authenticator(who.address)
    options = asked(who, "me/sign-up", name=name, language=language, sign="ankh")
    asked(who, "me/passkeys/finish", credential=key.create(options))


def leave(*people: Person) -> None:
    """Look at something else."""
    for one in people:
        one.page.goto(f"{one.address}/#/about")
        expect(one.page.locator("#prompt")).to_have_count(0)


def seat_of(who: Person, table: str, number: int) -> Any:
    found = who.context.request.get(f"{who.address}/api/tables/{table}").json()
    return found["seats"][number]


def test_a_match_over_days(
    server: Running,
    person: NewPerson,
    post: tuple[Mails, Browsers],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Kemet with three days a turn. Petra wants letters, Omar is called by his phone and leaves
    orders in a battle, Olga just comes. They say good luck in two languages; orders choose a card
    that nobody is told of; who is asked and away is called, and called again at half the time; then
    the others let a bot have the seat until its person is back; all agree to a take-back; and the
    end changes what they are rated at."""
    mails, browsers = post
    monkeypatch.setattr(newtable, "chance_key", lambda seed="": LUCK)
    address = server.address.replace("127.0.0.1", "localhost")
    petra, olga = person(address), person(address)
    omar = person(address, size=(360, 740), language="cs-CZ")
    people = (petra, omar, olga)
    for one, name, language in zip(
        people, ("Petra", "Omar", "Olga"), ("en", "cs", "en"), strict=True
    ):
        sign_up(one, name, language)
    clock = Clock(server)

    # how they want to be called
    petra.page.goto(f"{address}/#/me")
    petra.page.locator("input.address").fill("petra@example.org")
    press(petra.page, "Write to me")
    expect(petra.page.get_by_text("A letter has gone to petra@example.org")).to_be_visible()
    found = re.search(r"http\S+#/mail/confirm/\S+", mails.next(0).get_content())
    assert found is not None
    petra.page.goto(found[0].replace("127.0.0.1", "localhost"))
    press(petra.page, "Yes, write to me here")
    expect(petra.page.get_by_text("Letters will come here.")).to_be_visible()
    keys = {"p256dh": browsers.wish["key"], "auth": browsers.wish["auth"]}
    omar.context.add_init_script(
        PUSHED % json.dumps({"endpoint": browsers.wish["endpoint"], "keys": keys})
    )
    omar.page.goto(f"{address}/#/me")
    press(omar.page, "Volat tento prohlížeč")
    expect(omar.page.get_by_role("button", name="Nevolat tento prohlížeč")).to_be_visible()
    assert omar.page.evaluate("document.documentElement.scrollWidth") <= 360
    called = omar.context.request.get(f"{address}/api/me/calls").json()
    browsers.service = called["key"]

    # the table
    pace = {"minutes": 3 * DAY, "late": "ask"}
    made = petra.created("kemet", "me", "link", "link", title="Far apart", pace=pace, rated=True)
    table = made["table"]["id"]
    for one, name, link in zip(people[1:], ("Omar", "Olga"), made["invitations"], strict=True):
        asked(one, "claim", key=link["key"], name=name)
    omar.open_table(table)
    petra.open_table(table)
    petra.page.get_by_role("button", name="Words at the table").click()
    petra.page.get_by_role("button", name="Ready words").click()
    petra.page.get_by_role("button", name="Good luck!").click()
    omar.page.get_by_role("button", name="nepřečtených: 1").click()
    expect(omar.page.locator("aside.talk .said")).to_have_text(["Hodně štěstí!"])

    # a battle, from which one of the two has to go
    leave(*people)
    fight(server, table, 0, 1)
    omar.open_table(table)
    omar.page.get_by_role("button", name="Nabídka").click()
    omar.page.get_by_role("button", name="Stálé pokyny").click()
    dialog = omar.page.locator("dialog[open]")
    dialog.get_by_label("Moje bojová karta").select_option("safest")
    dialog.get_by_role("button", name="Uložit pokyny").click()
    expect(dialog.get_by_text("Uloženo.")).to_be_visible()
    omar.press("Escape")
    number = len(browsers)
    leave(omar)
    petra.open_table(table)
    petra.until(
        "wire.state.decision?.question === 'fight' && wire.state.waiting.every((one) => one.seat === 0)"
    )
    frames = "\n".join(petra.page.evaluate("window.player.wire.frames"))
    assert "safest" not in frames
    petra.run(0.2, moves=1)
    leave(petra)

    # called, called again, stood in for
    play_until(server, table, lambda g: list(g.asked) == [1] and g.question != "fight")
    said = browsers.next(number)
    assert said["body"] == "Jste na tahu."
    assert said["title"] == "Kemet: Krev a písek · Far apart"
    assert said["url"].endswith(f"/#/table/{table}")
    before = seat_of(petra, table, 1)
    assert (before["holder"], before["due"] > 0) == ("person", True)
    clock.turn(36 * 60 + 1)
    assert browsers.next(number + 1)["body"] == "Polovina vašeho času uplynula."
    clock.turn(36 * 60)
    assert browsers.next(number + 2)["body"] == "Váš čas vypršel."
    for one in (petra, olga):
        one.open_table(table)
        expect(one.page.get_by_text("Time is up for Omar. What now?")).to_be_visible()
        press(one.page, "A bot takes the seat" + (" (1)" if one is olga else ""))
    expect(olga.page.locator(".players")).to_contain_text("until they are back")
    assert violations(olga) == []
    leave(petra, olga)
    while not seat_of(petra, table, 0).get("away"):
        pass
    taken = seat_of(petra, table, 1)
    assert (taken["holder"], taken["lent"]) == ("bot", True)
    for seat in (2, 0):
        play_until(server, table, lambda g, seat=seat: list(g.asked) == [seat])  # type: ignore[misc]
    clock.turn(3)
    server.call(server.services.notices.deliver)
    letter = mails.next(1)
    assert "Far apart: It is your turn." in letter["Subject"]
    assert table in letter.get_content()
    omar.open_table(table)
    omar.until("true")
    while seat_of(omar, table, 1)["holder"] == "bot":
        pass

    # a take-back
    petra.open_table(table)
    olga.open_table(table)
    while petra.wire("state.decision"):  # unless another's move has just taken it away
        petra.run(0.2, moves=1, seconds=5)
        petra.until("!wire.pending")
    seq = petra.wire("state.seq")
    other = omar if 1 in [one["seat"] for one in petra.wire("state.waiting")] else olga
    other.until(f"wire.state?.seq >= {seq} && wire.state.decision")
    other.run(0.2, moves=1)
    petra.until(f"wire.state.seq > {seq}")
    seq = petra.wire("state.seq")
    petra.page.keyboard.press("Control+z")
    petra.page.get_by_role("button", name="Ask the others").click()
    omar.page.locator(".plea").get_by_role("button", name="Souhlasit").click()
    olga.page.locator(".plea").get_by_role("button", name="Agree").click()
    petra.until(f"wire.state.seq === {seq + 1}")
    assert petra.wire("state.decision")

    # the end, which counts
    leave(*people)
    play_until(server, table, lambda g: False)
    server.call(server.services.contests.tend)
    board = petra.context.request.get(f"{address}/api/ratings/kemet?players=3").json()["ranks"]
    assert {row["name"] for row in board} == {"Petra", "Omar", "Olga"}
    assert {row["matches"] for row in board} == {1}
    assert len({row["value"] for row in board}) > 1
