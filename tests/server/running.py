"""A real server on a real port, and clients that talk to it over the wire."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ennead.server import serving
from ennead.server.leases import BotLeases
from ennead.server.services import Services, build
from ennead.server.settings import Settings
from ennead.table.changes import follow_areas
from ennead.table.messages import PROTOCOL

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds to wait for anything that must come; only a fault, never a slow machine, takes so
long."""
TOY = "tests.kernel.toy.game:MastabaGame"
ROOT = Path(__file__).parents[2]


class Running:
    """A server in a thread of this process; `call` runs something in its event loop."""

    def __init__(self, settings: Settings) -> None:
        self._listener = serving.bind("127.0.0.1", settings.port)
        self.address = serving.address_of(self._listener)
        self.settings = replace(settings, port=self._listener.getsockname()[1])
        self.services: Services = build(self.settings)
        self._up = threading.Event()
        self._server = serving.make_server(self.services, self._ready)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],))
        self._thread.start()
        assert self._up.wait(PATIENCE), "the server did not come up"

    async def _ready(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._up.set()

    def call(self, function: Callable[[], Awaitable[T]]) -> T:
        async def inside() -> T:
            return await function()

        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(inside(), self._loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        server.stop()


def alone() -> BotLeases:
    """The leases of a process that shares its storage with no other."""
    return BotLeases(SimpleNamespace(shared=False))  # type: ignore[arg-type]


class Browser(httpx.Client):
    """HTTP with a cookie jar, as a browser would talk."""

    def __init__(self, address: str) -> None:
        super().__init__(base_url=address, headers={"Origin": address}, timeout=PATIENCE)
        self.address = address

    def make_table(self, game: str, *holders: str, **more: Any) -> Any:
        seats = [_seat(holder) for holder in holders]
        answer = self.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def socket(self, **options: Any) -> Socket:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        return Socket(self.address, headers=headers, origin=self.address, **options)

    def sit(self, table: str, seat: int | None = 0, **more: Any) -> Socket:
        socket = self.socket()
        socket.hello(table, seat, **more)
        return socket


def _seat(holder: str) -> dict[str, str]:
    kind, _, level = holder.partition(":")
    return {"holder": kind, **({"level": level} if level else {})}


def own_token(key: str) -> str:
    """What the program that was given this key calls itself by, whenever it comes."""
    return urlsafe_b64encode(sha256(f"program {key}".encode()).digest())[:43].decode()


class Socket:
    """One web socket; `heard` keeps every frame as it came."""

    compression: str | None = None

    def __init__(
        self, address: str, headers: dict[str, str] | None = None, origin: str = ""
    ) -> None:
        extra = {**(headers or {}), **({"Origin": origin} if origin else {})}
        self._open = ExitStack()
        self.wire: ClientConnection = self._open.enter_context(
            connect(
                address.replace("http", "ws", 1) + "/api/socket",
                additional_headers=extra,
                compression=self.compression,
                open_timeout=PATIENCE,
                close_timeout=2,
                max_size=None,
            )
        )
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        """Seats, names and who is there, as last told."""
        self.areas: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []

    def hello(self, table: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
        """Greet; a program says its key and, the same each time, a token of its own."""
        if "key" in more:
            more.setdefault("token", own_token(more["key"]))
        self.say("hello", version=PROTOCOL, table=table, seat=seat, **more)
        welcome = self.hear("welcome")
        self.hear("state")
        return welcome

    def say(self, kind: str, /, **fields: Any) -> None:
        self.wire.send(json.dumps({"type": kind, **fields}))

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; states and tables are taken in on the way."""
        while True:
            frame = self.wire.recv(timeout=PATIENCE)
            assert isinstance(frame, str)
            self.heard.append(frame)
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "state":
                self._take(message)
            self.table = message.get("table", self.table)
            if message["type"] in types:
                return message

    def _take(self, state: dict[str, Any]) -> None:
        """What a client does with a state, by the book."""
        assert state["seq"] >= self.state.get("seq", 0)
        self.state = state
        self.areas = follow_areas(self.areas, state.get("areas", []))
        events = state.get("events", [])
        self.events = [
            event for event in self.events if event["index"] < state.get("log", 0)
        ] + events

    def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Say something with an id, and hear its answer."""
        id = fields.setdefault("id", secrets.token_hex(6))
        self.say(kind, **fields)
        while True:
            answer = self.hear("ack", "refusal", "explanation", "advice", "moments")
            if answer.get("id", id) == id:
                return answer

    def play(self, text: str | None = None, **fields: Any) -> dict[str, Any]:
        """Answer the open decision, by default with its first option; waits for the state after
        it."""
        if text is None:
            text = self.state["decision"]["options"][0]["text"]
        answer = self.do("move", **{"seq": self.state["seq"], "text": text, **fields})
        if answer["type"] == "ack":
            self.until(lambda: self.state["seq"] >= answer["seq"])
        return answer

    def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.hear("state")

    def until_seq(self, seq: int) -> None:
        self.until(lambda: self.state.get("seq", -1) >= seq)

    def closed(self) -> int:
        """Read until the server closes; the code of it."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._open.close()


def play_out(players: list[Socket], moves: int = 10_000) -> None:
    """Let people play, each the first option, until the match is over or enough was played."""
    while moves and "result" not in players[0].state:
        newest = max(player.state["seq"] for player in players)
        for player in players:
            player.until_seq(newest)
        asked = [player for player in players if "decision" in player.state]
        for player in asked[:moves]:
            assert player.play()["type"] == "ack"
            moves -= 1
        if not asked and "result" not in players[0].state:
            players[0].hear("state")
