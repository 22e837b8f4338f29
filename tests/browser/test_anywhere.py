"""The table as a site of files, with no server and, after the first visit, with no network."""

from __future__ import annotations

import gzip
import json
import re
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
from tests.anywhere.friends import whole_match
from tests.browser.conftest import NewPerson, quick
from tests.browser.player import PATIENCE, Person
from tests.server.running import Running, running

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
    _needs_no_server(who)
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


SERVERS = re.compile("server|e-mail|account|invit|club|rating", re.IGNORECASE)


def _needs_no_server(who: Person) -> None:
    """No page speaks of what only a server has, but to say that there is none; and pages that only
    a server has lead to the lobby."""
    for name in ("lobby", "new/kemet", "about", "me", "contests", "privacy"):
        who.page.goto(f"{who.address}/#/{name}")
        heading = who.page.locator("main h1")
        expect(heading).to_have_text(re.compile("About|Kemet|A table in the shade"))
        said = who.text().replace("There is no server.", "")
        assert not SERVERS.findall(said), name
    who.page.get_by_role("button", name="Menu").click()
    assert not SERVERS.findall(who.page.locator("dialog[open]").inner_text())
    who.press("Escape")


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


def test_a_match_goes_elsewhere(
    browser: Browser, server: Running, site: Path, tmp_path: Path
) -> None:
    """From a site of files to a server and back, by link and by file: each time the match goes on
    at the same decision."""
    file = tmp_path / "match.save"
    with web_space(site) as port:
        here = f"http://127.0.0.1:{port}"
        who = Person(browser, here)
        who.lobby()
        _start(who, 0)
        who.run(moves=2)
        before = _asked(who)
        _by_link(who, server.address)
        who.page.get_by_role("button", name="On this server").click()
        assert _asked(who) == before

        who.run(moves=1)
        before = _taken_along(who)
        _by_file(who, here, file)
        assert _asked(who) == before

        who.run(moves=1)
        before = _asked(who)
        _by_file(who, server.address, file)
        who.page.get_by_role("button", name="On this server").click()
        assert _asked(who) == before

        who.run(moves=1)
        before = _taken_along(who)
        _by_link(who, here)
        assert _asked(who) == before
        who.close()


def _taken_along(who: Person) -> tuple[int, object]:
    """What is asked, after the match has left the server for this device."""
    found = _moved(who)
    _menu(who, "Take it with me")
    who.page.wait_for_url("**/table/own-*")
    assert _asked(who) == found
    return found


def _by_link(who: Person, place: str) -> None:
    """Open the match that stands first in the lobby at another place."""
    who.lobby().get_by_role("button", name="Continue elsewhere").first.click()
    who.page.get_by_label("Address").fill(place)
    with who.context.expect_page() as opened:
        who.page.get_by_role("button", name="Open it there").click()
    who.page, who.address = opened.value, place


def _by_file(who: Person, place: str, file: Path) -> None:
    """Save it there, and open the file at another place."""
    page = who.lobby()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").first.click()
    saved.value.save_as(file)
    who.address = place
    who.lobby().locator("input[type=file]").set_input_files(file)


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


STORE = """async (texts) => {
  const opened = indexedDB.open("ennead", 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore("texts");
  await new Promise((done) => (opened.onsuccess = done));
  const writing = opened.result.transaction("texts", "readwrite");
  for (const [key, text] of Object.entries(texts)) writing.objectStore("texts").put(text, key);
  await new Promise((done) => (writing.oncomplete = done));
  opened.result.close();
}"""
"""Texts as a device has them when its table is opened again."""


def test_letters_end_a_match(browser: Browser, site: Path, tmp_path: Path) -> None:
    """On a site of files two people bring a match to its very end, one of them at a phone; the last
    letter goes as a file. Both see the same result and save the same match file."""
    moment = whole_match("pharaon")[-2]
    with web_space(site) as port:
        address = f"http://127.0.0.1:{port}"
        people = [Person(browser, address, size=size) for size in ((1280, 800), (360, 740))]
        for who, stored in zip(people, moment, strict=True):
            who.expected.append("404")  # a picture opened as a page has no icon
            who.page.goto(f"{address}/favicon.svg")
            who.page.evaluate(STORE, stored)
            table = next(key for key in stored if key.startswith("table/"))
            who.open_table(table.removeprefix("table/"))
        writer, reader = people
        while not _part_played(writer):
            reader.page.goto(_letter(writer))
            reader.until("wire.state.decision || wire.state.result")
            writer, reader = reader, writer
        files = [_result(writer, tmp_path / "writer.match")]
        with writer.page.expect_download() as letter:
            _open_letter(writer)
            writer.page.get_by_role("link", name="Save as a file").click()
        letter.value.save_as(tmp_path / "last.letter")
        writer.press("Escape")
        _open_letter(reader)
        reader.page.locator("dialog[open] input[type=file]").set_input_files(letter.value.path())
        files.append(_result(reader, tmp_path / "reader.match"))
        expect(reader.page.locator(".notice")).to_have_count(0)
        assert files[0].read_text() == files[1].read_text()
        assert main(["verify", str(files[0])]) == 0
        for who in people:
            who.close()


def _part_played(who: Person) -> bool:
    """Play until the other is asked; whether the match is over."""
    who.asked()
    while not who.page.locator(".notice", has_text="You have done your part").count():
        if who.run(moves=1, seconds=1).get("over"):
            return True
    return False


def _result(who: Person, file: Path) -> Path:
    """The match file, saved from the result."""
    expect(who.page.locator("dialog[open] tbody tr").first).to_be_visible()
    with who.page.expect_download() as saved:
        who.page.locator("dialog[open] a[download]").click()
    saved.value.save_as(file)
    who.press("Escape")
    return file


def _open_letter(who: Person) -> None:
    """The dialog about letters; one is written if there is something to write."""
    who.page.locator(".notice .button.main").focus()
    who.press("Enter")
    who.page.locator("dialog[open]").wait_for()
    write = who.page.get_by_role("button", name="Write the letter")
    if write.count():
        write.focus()
        who.press("Enter")


def _letter(who: Person) -> str:
    """The link to send."""
    _open_letter(who)
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
    (folder / "index.html.gz").write_bytes(gzip.compress(index.read_bytes()))
    line = next(one for one in service.read_text().splitlines() if one.startswith("const SITE"))
    site = json.loads(line.removeprefix("const SITE = ").removesuffix(";"))
    site["version"], site["first"]["index.html"] = "newer", "newer"
    service.write_text(service.read_text().replace(line, f"const SITE = {json.dumps(site)};"))
