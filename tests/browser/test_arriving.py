"""Coming in: straight to the table, in the language that was asked for, without a long wait for
bytes."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value; })
  .observe({ type: "layout-shift", buffered: true });
"""
"""Adds up how far the layout moves, as Lighthouse does."""
SHIFT = 0.05
KIB = 1024
MOST = 200 * KIB


@pytest.fixture
def invitation(built_page: Path, tmp_path: Path) -> Iterator[str]:
    """The link that `ennead play` prints."""
    command = [sys.executable, "-m", "ennead", "play", "pharaon", "--no-browser", "--port", "0"]
    command += ["--lang", "cs", "--database", f"sqlite:///{tmp_path / 'own.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield found[0]
        process.terminate()


def test_play_lands_at_the_table(invitation: str, person: NewPerson) -> None:
    """The link of `ennead play` opens the table itself, in the language asked for, and leaves no
    key in the address."""
    petra = person()
    petra.page.goto(invitation)
    petra.page.locator("#prompt").wait_for()
    petra.until("wire.state?.seat === 0")
    petra.asked()
    assert "/#/table/" in petra.page.url
    expect(petra.page.locator("html")).to_have_attribute("lang", "cs")
    petra.run(0.3, moves=2)


class Scales:
    """Counts what comes over the network, as it was packed."""

    def __init__(self, who: Person) -> None:
        self._who = who
        self.files: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._packs = False
        devtools = who.context.new_cdp_session(who.page)
        devtools.send("Network.enable")
        devtools.send("Network.setCacheDisabled", {"cacheDisabled": False})
        devtools.on("Network.responseReceived", self._named)
        devtools.on("Network.loadingFinished", self._loaded)
        devtools.on("Network.webSocketHandshakeResponseReceived", self._greeted)
        devtools.on("Network.webSocketFrameReceived", self._frame)

    def _named(self, event: Any) -> None:
        self._names[event["requestId"]] = event["response"]["url"]

    def _loaded(self, event: Any) -> None:
        self._add(self._names.get(event["requestId"], "?"), int(event["encodedDataLength"]))

    def _greeted(self, event: Any) -> None:
        said = {name.lower(): text for name, text in event["response"]["headers"].items()}
        self._packs = "permessage-deflate" in said.get("sec-websocket-extensions", "")

    def _frame(self, event: Any) -> None:
        # the tool shows frames as they were before packing
        frame = event["response"]["payloadData"].encode()
        self._add("socket", len(zlib.compress(frame)) if self._packs else len(frame))

    def _add(self, name: str, size: int) -> None:
        self.files[name] = self.files.get(name, 0) + size

    def weigh(self, record_property: Callable[[str, object], None]) -> None:
        """Everything that comes until the page is quiet is light enough."""
        self._who.page.wait_for_load_state("networkidle")
        total = sum(self.files.values())
        record_property("KiB", total // KIB)
        assert total <= MOST, sorted(self.files.items(), key=lambda item: -item[1])


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_first_page_is_light(
    person: NewPerson, game: str, record_property: Callable[[str, object], None]
) -> None:
    """Until the first decision can be made, a new browser fetches no more than 200 KiB."""
    host, petra = person(), person()
    created = host.created(game, "link", "bot:novice")
    scales = Scales(petra)
    petra.page.goto(f"{petra.address}/#/seat/{created['invitations'][0]['key']}?now")
    petra.page.locator("#prompt").wait_for()
    petra.until("wire.state?.decision || wire.state?.waiting?.length")
    scales.weigh(record_property)


def test_what_an_address_tells_is_asked_for_at_once(person: NewPerson) -> None:
    """While the page's own script is still on its way, a table, its page, and what its game is told
    and drawn with are asked for; nothing is asked for twice."""
    host, petra = person(), person()
    table = host.make_table("pharaon", "me", "bot:novice", public=True)
    asked: list[str] = []
    petra.page.on("request", lambda one: asked.append(one.url))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    petra.page.route("**/assets/shared-*.js", hold)
    with (
        petra.page.expect_request("**/api/texts/pharaon/en.ftl"),
        petra.page.expect_request("**/assets/pharaon-*.js"),
        petra.page.expect_request("**/assets/table-*.js"),
    ):
        petra.page.goto(f"{petra.address}/#/table/{table}", wait_until="commit")
    held[0].continue_()
    petra.page.locator("#prompt").wait_for()
    assert len(asked) == len(set(asked)), asked


@pytest.mark.parametrize("address", ["", "#/new/ankh"], ids=["lobby", "form"])
def test_the_lobby_is_light_and_still(
    person: NewPerson, address: str, record_property: Callable[[str, object], None]
) -> None:
    """Until the lobby, or the form for a table, is quiet, a new browser fetches no more than 200
    KiB, in a script with fonts of its own too; and what came first does not move for what comes
    late."""
    petra = person(language="uk-UA", size=(412, 823))
    petra.page.add_init_script(SHIFTS)
    scales = Scales(petra)
    petra.page.goto(f"{petra.address}/{address}")
    petra.page.locator(".game h3, form button.start").first.wait_for()
    scales.weigh(record_property)
    petra.settle()
    assert petra.page.evaluate("window.shifted") <= SHIFT


def test_a_list_of_cards_is_asked_for_only_where_it_counts(petra: Person) -> None:
    """An option that depends on another appears with it; a list too short is refused in words, and
    a long one makes the table."""
    page = petra.page
    page.goto(f"{petra.address}/#/new/afterlife")
    page.get_by_text("More options").click()
    lists = page.locator(".field.wide")
    page.locator("select").filter(has_text="Any cards of both boxes").wait_for()
    expect(lists).to_have_count(0)
    page.locator("select").filter(has_text="Any cards of both boxes").select_option("free")
    lists.locator("summary").click()
    counts = lists.locator("input")
    counts.nth(3).fill("2")
    counts.nth(3).blur()
    expect(lists.locator("summary")).to_have_text("2× weapons")
    petra.expected.append("400")
    page.locator("button.start").click()
    expect(page.get_by_role("alert")).to_contain_text("at least 28 cards, not 12")
    for number in (8, 9):
        counts.nth(number).fill("2")
        counts.nth(number).blur()
    page.locator("button.start").click()
    page.locator("#prompt").wait_for()
    assert "/#/table/" in page.url


def test_the_last_table_is_a_click_away(petra: Person) -> None:
    """A preset is one click; *Play now* then makes the same table again, with its players, options
    and pace. Until when a turn has time stands at the table and in the lobby."""
    page = petra.page
    page.goto(f"{petra.address}/#/new/ankh")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("button", name="First match").click()
    page.get_by_text("More options").click()
    page.locator("select.pace").select_option("turns")
    page.locator("select.turn").select_option(label="3 days")
    page.locator("select.late").select_option("seat")
    page.get_by_role("button", name="Start").click()
    page.locator("#prompt").wait_for()
    expect(page.locator(".players")).to_contain_text(re.compile(r"until \w{3}"))
    petra.lobby()
    expect(page.locator(".tables .what", has_text="Ankh").first).to_contain_text("until ")
    card = page.locator(".game").filter(has_text="Ankh")
    card.get_by_role("button", name="Play now").click()
    page.locator("#prompt").wait_for()
    table = page.url.rpartition("/")[2]
    info = petra.page.request.get(f"{petra.address}/api/tables/{table}").json()
    assert (len(info["seats"]), info["options"]["gods"]) == (3, "random")
    assert info["pace"] == {"minutes": 3 * 24 * 60, "late": "seat"}


def test_a_clock_is_seen_and_heard(petra: Person) -> None:
    """At a table with clocks mine goes while I am asked, and what is left is said aloud before it
    runs out."""
    page = petra.page
    page.clock.install()
    pace = {"bank": 65, "increment": 5, "late": "ask"}
    petra.sit("kemet", "me", "bot:novice", pace=pace)
    clock = page.get_by_role("timer")
    expect(clock).to_have_count(1)
    page.clock.fast_forward(8_000)
    expect(page.get_by_text("You have one minute left.")).to_be_attached()
    expect(clock).to_have_text(re.compile("0:5[0-9]"))


def test_the_opening_is_prepared_for_whoever_wants_it(petra: Person) -> None:
    """One click answers every question that only prepares the match, from where one stands."""
    petra.sit("kemet", "me", "bot:novice")
    petra.asked()
    petra.run(0, moves=1)
    petra.asked()
    petra.page.get_by_role("button", name="Prepare for me").click()
    petra.until("wire.state?.decision && !wire.state.decision.usual", 60)
    assert petra.wire("refusals") == []
