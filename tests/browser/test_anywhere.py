"""The table as a site of files, with no server and, after the first visit, with no network."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import NewPerson, quick
from tests.browser.player import PATIENCE, Person
from tests.server.running import running

from ennead.cli import main

pytestmark = pytest.mark.browser


class Silent(SimpleHTTPRequestHandler):
    """Hands out files and says nothing about it."""

    def log_message(self, *said: object) -> None:
        return None


@contextmanager
def web_space(folder: Path, port: int = 0) -> Iterator[int]:
    """Any web server for these files; gives its port."""
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Silent, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


KEPT = """async (most) => {
  const end = performance.now() + most;
  while (performance.now() < end) {
    if (navigator.serviceWorker.controller) {
      for (const name of await caches.keys()) {
        const kept = await (await caches.open(name)).keys();
        if (kept.some((one) => one.url.includes("books"))) return true;
      }
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}"""
"""Whether everything is there for the time without a network."""


def test_a_match_with_no_network(browser: Browser, site: Path, tmp_path: Path) -> None:
    """After one visit a whole match of each game is played with the network off; the tab is killed
    in the middle of a decision and comes back to it; the match is judged, saved, verified and
    loaded, the rules are read, and a newer version finds it all."""
    folder = Path(shutil.copytree(site, tmp_path / "site"))
    with web_space(folder) as port:
        who = Person(browser, f"http://127.0.0.1:{port}")
        games = who.lobby().locator(".game").count()
        _start(who, 0)
        assert who.page.evaluate(KEPT, PATIENCE * 1000)
        assert _hindrances(who) == []
    who.context.set_offline(True)

    for number in range(games):
        if number:
            who.lobby()
            _start(who, number)
        file = _whole_match(who, tmp_path / f"{number}.match")
        assert main(["verify", str(file)]) == 0
    page = who.page
    page.goto(f"{who.address}/#/rules/kemet")
    expect(page.locator("main h1")).to_be_visible()
    who.lobby()
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".bar input[type=range]").wait_for()
    who.lobby()
    expect(page.locator(".tables > li")).to_have_count(games)

    who.context.set_offline(False)
    _publish_another(folder)
    with web_space(folder, port):
        page.reload()
        page.locator(".update button").click()
        expect(page.locator("html[data-site=newer]")).to_have_count(1)
        expect(page.locator(".tables > li")).to_have_count(games)
    who.close()


def _start(who: Person, game: int) -> None:
    """Begin a match of the game that stands there in the lobby."""
    who.page.locator(".game").nth(game).get_by_role("button").first.click()
    who.asked()


def _whole_match(who: Person, file: Path) -> Path:
    """Play it to its end, with a killed tab on the way, have a move judged, and save it."""
    who.run(moves=5)
    who.asked()
    before, address = who.wire("state"), who.page.url
    who.page.close()
    page = who.page = who.context.new_page()
    page.goto(address)
    who.asked()
    after = who.wire("state")
    assert (after["seq"], after["decision"]) == (before["seq"], before["decision"])

    who.finish(0.5)
    page.locator("dialog[open]").get_by_role("link", name="Replay", exact=True).click()
    page.locator(".bar input[type=range]").wait_for()
    who.press(".", "h")
    expect(page.locator(".judged p").first).to_be_visible()
    with page.expect_download() as saved:
        page.locator(".bar a[download]").click()
    saved.value.save_as(file)
    return file


def test_a_match_comes_and_goes(browser: Browser, built_page: Path, tmp_path: Path) -> None:
    """At a server one may also play without it, in workers that alone may compile the engine; such
    a match goes on at the server by a button. When the server dies it goes on here, and when the
    server is back, there again with every move; it can be taken along, and where both have gone
    on, its player says which counts."""
    settings = quick(tmp_path / "tables.sqlite", page=built_page)
    with running(settings) as server:
        who = Person(browser, server.address, standby=True)
        page = who.lobby()
        with page.expect_event("worker") as worker:
            page.goto(f"{who.address}/#/new/afterlife")
            page.get_by_text("More options").click()
            page.get_by_label("Only on this device").check()
            page.locator("form button[type=submit]").click()
        who.asked()
        assert "wasm-unsafe-eval" not in _policy(who, f"{who.address}/")
        assert "wasm-unsafe-eval" in _policy(who, worker.value.url)
        who.run(moves=3)
        before = _moved(who)
        with page.expect_event("requestfinished", predicate=lambda request: "/save" in request.url):
            _menu(who, "Continue on the server")
            page.wait_for_url(lambda url: "/table/" in url and "/own-" not in url)
        assert _asked(who) == before
        address = page.url
        before = _moved(who)
    who.expected.append("")  # a server that is gone is complained of
    page.wait_for_url("**/table/own-*")
    assert _asked(who) == before
    who.run(moves=3)
    before = _moved(who)
    with running(replace(settings, port=server.settings.port)):
        page.wait_for_url(address)
        assert _asked(who) == before
        before = _moved(who)
        _menu(who, "Take it with me")
        page.wait_for_url("**/table/own-*")
        assert _asked(who) == before
        taken = page.url
        who.run(moves=1)
        _moved(who)
        page.goto(address)
        who.asked()
        who.run(moves=1, haste=1)
        _moved(who)
        page.goto(taken)
        before = _moved(who)
        _menu(who, "Continue on the server")
        page.locator("dialog[open] .choices .button").first.click()
        page.wait_for_url(address)
        assert _asked(who)[1] == before[1]
    who.close()


def _asked(who: Person) -> tuple[int, object]:
    """What is asked of somebody, and at which entry of the log."""
    who.asked()
    state = who.wire("state")
    return state["seq"], state["decision"]


def _moved(who: Person) -> tuple[int, object]:
    """The same before the match goes elsewhere: what is asked after it is news."""
    found = _asked(who)
    who.page.evaluate("window.player.wire.state = null")
    return found


def _menu(who: Person, button: str) -> None:
    who.page.get_by_role("button", name="Menu").click()
    who.page.get_by_role("button", name=button).click()


def test_two_people_play_by_letters(person: NewPerson) -> None:
    """One invites, the other accepts at a phone, and each stage goes there and back as a link:
    opened or pasted, by keys alone, with no fault on the way and the same table at both ends."""
    ada, bob = person(), person(size=(360, 740))
    page = ada.lobby()
    page.goto(f"{ada.address}/#/new/afterlife")
    page.get_by_text("More options").click()
    page.get_by_label("Only on this device").check()
    page.locator(".seats li").nth(1).locator("select").first.select_option("link")
    page.locator("form button[type=submit]").click()
    invitation = _letter(ada)
    bob.page.goto(invitation)
    bob.page.locator("form input[type=text]").fill("Bob")
    bob.press("Enter")
    bob.until("wire.state !== null")
    _paste(ada, _letter(bob))
    ada.until("wire.state !== null")
    for writer, reader in ((ada, bob), (bob, ada)):
        while not writer.page.locator(".notice", has_text="You have done your part").count():
            writer.run(moves=1, seconds=1)
        _paste(reader, _letter(writer))
        reader.until("wire.state.decision")
        assert reader.wire("state.seq") >= writer.wire("state.seq")


def _letter(who: Person) -> str:
    """The link to send, written first if there is something to write."""
    who.page.locator(".notice .button.main").focus()
    who.press("Enter")
    who.page.locator("dialog[open]").wait_for()
    write = who.page.get_by_role("button", name="Write the letter")
    if write.count():
        write.focus()
        who.press("Enter")
    link = who.page.locator("dialog[open] .link input")
    link.wait_for()
    found = link.input_value()
    dialog = who.page.locator("dialog[open]")
    assert dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    who.press("Escape")
    return found


def _paste(who: Person, link: str) -> None:
    """Open the answer that came."""
    who.page.locator(".notice .button.main").focus()
    who.press("Enter")
    who.page.get_by_role("textbox", name="The answer").fill(link)
    who.press("Enter")
    expect(who.page.locator("dialog[open]")).to_have_count(0)


def _hindrances(who: Person) -> list[str]:
    """Why a browser would not install the page; that this one keeps nothing for good is no fault
    of the page."""
    devtools = who.context.new_cdp_session(who.page)
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [one["errorId"] for one in found if one["errorId"] != "in-incognito"]


def _policy(who: Person, address: str) -> str:
    return who.context.request.get(address).headers["content-security-policy"]


def _publish_another(folder: Path) -> None:
    """The same site with another page, so that it is another version."""
    index, service = folder / "index.html", folder / "service.js"
    index.write_text(index.read_text().replace("data-site", "data-site=newer"))
    line = next(one for one in service.read_text().splitlines() if one.startswith("const SITE"))
    site = json.loads(line.removeprefix("const SITE = ").removesuffix(";"))
    site["version"], site["first"]["index.html"] = "newer", "newer"
    service.write_text(service.read_text().replace(line, f"const SITE = {json.dumps(site)};"))
