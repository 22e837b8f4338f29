"""The page of the lab: asks for reports, says how far they are, and hands them out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from ennead.games import GAMES
from ennead.kernel import SetupError
from ennead.lab.page import app, order_of
from ennead.lab.runs import Bench, Order
from ennead.words import LANGUAGES

WISH = {"game": "kemet", "players": "3", "bots": "player", "precision": "5", "what-if": ""}


class Client:
    """A browser on this machine."""

    def __init__(self, folder: Path) -> None:
        self._transport = httpx.ASGITransport(app(folder))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return asyncio.run(self._send("GET", path, **more))

    def post(self, path: str, **more: Any) -> httpx.Response:
        return asyncio.run(self._send("POST", path, **more))

    async def _send(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(
            transport=self._transport, base_url="http://localhost"
        ) as client:
            return await client.request(method, path, **more)


def test_a_report_is_made_stopped_and_found_again(tmp_path: Path) -> None:
    """A report that was asked for is made by a process of its own; who opens the page later finds
    it, and asking for the same again does not begin another."""
    bench = Bench(tmp_path)
    order = Order("pharaon", 2, "player", 4)
    bench.add(order, "cs")
    (run,) = bench.runs.values()
    assert run.process is not None
    assert run.process.wait() == 0
    assert run.state() == {
        "done": 4, "wanted": 4, "minutes": None, "running": False, "ready": True, "problem": "",
    }  # fmt: skip
    client = Client(tmp_path)
    assert '<html lang="cs">' in client.get("/pharaon-2-1/report").text
    assert 'href="/pharaon-2-1/report"' in client.get("/?lang=uk").text
    again = Bench(tmp_path)
    again.add(order, "en")
    assert list(again.runs) == ["pharaon-2-1"]
    again.stop()
    assert again.runs["pharaon-2-1"].state()["running"] is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks(language: str, tmp_path: Path) -> None:
    """In every language, for every game, no word is missing and every choice is offered in
    words."""
    client = Client(tmp_path)
    for game in GAMES:
        text = client.get(f"/?lang={language}&game={game}").text
        assert f'<html lang="{language}">' in text
        assert ">lab-" not in text
        assert ">option-" not in text
        assert 'value="player" selected' in text


def test_only_its_own_page_asks(tmp_path: Path) -> None:
    """Another site's page, or another name of this machine, starts nothing; neither does a wish
    that no table could have."""
    client = Client(tmp_path)
    foreign = {"sec-fetch-site": "cross-site"}
    assert client.post("/begin", data=WISH, headers=foreign).status_code == 403
    assert client.get("/", headers={"host": "elsewhere.example"}).status_code == 400
    refused = client.post("/begin", data=WISH | {"players": "9"})
    assert refused.status_code == 400
    assert "role=alert" in refused.text
    assert client.get("/state").json() == {}
    assert client.get("/kemet-3-1/report").status_code == 404


def test_wishes_become_orders() -> None:
    """Precision is counted in matches; what does not exist is refused."""
    assert order_of(WISH) == Order("kemet", 3, "player", 342)
    assert order_of(WISH | {"what-if": "ready-start=on"}).what_if == "ready-start=on"
    with pytest.raises(SetupError):
        order_of(WISH | {"what-if": "ready-start=perhaps"})
    for wrong in ({"game": "chess"}, {"bots": "grandmaster"}, {"precision": "4"}):
        with pytest.raises(ValueError, match="expected"):
            order_of(WISH | wrong)
