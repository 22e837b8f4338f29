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
from playwright.sync_api import expect
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser
KIB = 1024
MOST = 250 * KIB


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
        self.bytes = 0
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
        self.bytes += size


@pytest.mark.parametrize("game", ["afterlife", "kemet", "ankh", "pharaon"])
def test_first_page_is_light(
    person: NewPerson, game: str, record_property: Callable[[str, object], None]
) -> None:
    """Until the first decision can be made, a new browser fetches no more than 250 KiB."""
    host, petra = person(), person()
    created = host.created(game, "link", "bot:novice")
    scales = Scales(petra)
    petra.page.goto(f"{petra.address}/#/seat/{created['invitations'][0]['key']}?now")
    petra.page.locator("#prompt").wait_for()
    petra.until("wire.state?.decision || wire.state?.waiting?.length")
    petra.page.wait_for_load_state("networkidle")
    heaviest = sorted(scales.files.items(), key=lambda item: -item[1])
    record_property("KiB", scales.bytes // KIB)
    assert scales.bytes <= MOST, heaviest
