"""A load of busy seats: the leanest possible web socket clients, so that the server is what is
measured.

Two seats a table; each answers as soon as it is asked, with a random option. When a match ends its
seats go to a new table. As a browser a seat asks for scenes and offers compression; as a program it
does neither. A frame is masked with zeros: legal, and free.
"""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import struct
import time
import zlib
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from ennead.table.messages import PROTOCOL

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_PACKED = 0x40
_DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class _Option(msgspec.Struct):
    text: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _Heard(msgspec.Struct):
    """What a busy seat needs of any message."""

    type: str
    seq: int = 0
    decision: _Decision | None = None
    result: dict[str, object] | None = None
    code: str = ""


_DECODER = msgspec.json.Decoder(_Heard)


@dataclass(slots=True)
class Tally:
    """What was measured; nothing is counted before `measuring`."""

    measuring: bool = False
    moves: int = 0
    refusals: int = 0
    durable: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement, which comes after the commit."""
    delivered: list[float] = field(default_factory=list)
    """Seconds from sending a move to the state with it at the other seat."""


class WebSocketClient(asyncio.Protocol):
    """A web socket client that reads whole text frames."""

    def __init__(self, host: str, seat: BusySeat) -> None:
        self._host = host
        self._seat = seat
        self._data = b""
        self._open = False
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has a class of its own
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"{_DEFLATE if self._seat.pair.load.browser else ''}"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode(errors="replace"))
            self._open, self._data = True, rest
            self._seat.greet()
        self._frames()

    def _frames(self) -> None:
        while len(self._data) >= 2:
            size, start = self._data[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(self._data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self._data[2:10], "big"), 10
            if len(self._data) < start + size:
                return
            kind, packed = self._data[0] & 0x0F, self._data[0] & _PACKED
            payload, self._data = self._data[start : start + size], self._data[start + size :]
            if packed:
                payload = self._inflate.decompress(payload + b"\0\0\xff\xff")
            if kind == _TEXT:
                self._seat.hear(payload)
            elif kind == _PING:
                self.send(payload, _PONG)

    def send(self, payload: bytes, kind: int = _TEXT) -> None:
        """Send one frame."""
        assert self._transport is not None
        size = len(payload)
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Say goodbye."""
        if self._transport is not None and not self._transport.is_closing():
            self.send(b"\x03\xe8", _CLOSE)
            self._transport.close()


class BusySeat:
    """One busy seat."""

    def __init__(self, pair: Pair, number: int, key: str) -> None:
        self.pair = pair
        self.number = number
        self.key = key
        self.token = secrets.token_urlsafe(32)
        self.seen = -1
        self.line: WebSocketClient | None = None
        self._sent = 0.0
        self._count = 0
        self._open: _Heard | None = None
        """A state that asks, and comes to be answered when the last answer is settled: where all
        decide at once, one that was given may be on its way while another's arrives."""
        self._settled = True
        self._forced = False

    def greet(self) -> None:
        """Say hello."""
        hello: dict[str, object] = {
            "type": "hello", "version": self.pair.load.protocol, "table": self.pair.table,
            "seat": self.number, "scene": self.pair.load.browser,
        }  # fmt: skip
        old = self.pair.load.protocol == 1  # a key was the token
        hello |= {"token": self.key} if old else {"token": self.token, "key": self.key}
        assert self.line is not None
        self.line.send(msgspec.json.encode(hello))

    def hear(self, payload: bytes) -> None:
        """Answer whatever is asked."""
        heard = _DECODER.decode(payload)
        tally = self.pair.load.tally
        if heard.type == "ack":
            if tally.measuring:
                tally.moves += 1
                tally.durable.append(time.perf_counter() - self._sent)
            self._settle(heard.seq)
        elif heard.type == "state":
            self._look(heard, tally)
        elif heard.type == "refusal":
            # a server gives the one answer that a seat can give in secret by itself
            tally.refusals += not (self._forced and heard.code in ("stale", "not-your-turn"))
            self._settle(heard.seq)

    def _look(self, heard: _Heard, tally: Tally) -> None:
        pair = self.pair
        if heard.seq > self.seen:
            self.seen = heard.seq
            mover, sent = pair.sent.get(heard.seq, (self, 0.0))
            if mover is not self and tally.measuring:
                tally.delivered.append(time.perf_counter() - sent)
        if heard.result is not None:
            pair.finish()
            return
        self._open = heard if heard.decision is not None else None
        self._answer()

    def _settle(self, seq: int) -> None:
        """The last answer is in the log, or refused; what was asked before it is over."""
        self._settled = True
        if self._open is not None and self._open.seq < seq:
            self._open = None
        self._answer()

    def _answer(self) -> None:
        if self._settled and self._open is not None and self.pair.load.going:
            asked, self._open, self._settled = self._open, None, False
            assert asked.decision is not None
            pace, rng = self.pair.load.pace, self.pair.load.rng
            pause = rng.expovariate(1 / pace) if pace else 0.0
            if pause:
                loop = asyncio.get_running_loop()
                loop.call_later(pause, self._move, asked.seq, asked.decision)
            else:
                self._move(asked.seq, asked.decision)

    def _move(self, seq: int, decision: _Decision) -> None:
        options = decision.options
        self._forced = len(options) == 1
        self._count += 1
        text = options[int(self.pair.load.rng.random() * len(options))].text
        move = {"type": "move", "id": f"m{self._count}", "seq": seq, "text": text}
        self._sent = time.perf_counter()
        self.pair.sent[seq + 1] = (self, self._sent)
        assert self.line is not None
        self.line.send(msgspec.json.encode(move))


class Pair:
    """Two seats of one table, and of the next when its match is over."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.table = ""
        self.seats: list[BusySeat] = []
        self.sent: dict[int, tuple[BusySeat, float]] = {}
        """Who sent the move that gives each entry of the log, and when."""
        self._over = False

    async def open(self) -> None:
        """Make a table and send both seats there."""
        created = await self.load.post({"game": self.load.game, "seats": [{"holder": "link"}] * 2})
        self.table = created["table"]["id"]
        self.seats = [BusySeat(self, one["seat"], one["key"]) for one in created["invitations"]]
        self.sent = {}
        self._over = False
        loop = asyncio.get_running_loop()
        for seat in self.seats:
            seat.line = WebSocketClient(self.load.host, seat)
            await loop.create_connection(partial(_same, seat.line), *self.load.address)

    def finish(self) -> None:
        """Both seats have seen the end, or one has: go on elsewhere."""
        if not self._over:
            self._over = True
            self.load.again(self)


def _same(line: WebSocketClient) -> WebSocketClient:
    return line


class Load:
    """Many pairs at one server."""

    def __init__(
        self,
        address: str,
        game: str,
        browser: bool = False,
        seed: int = 0,
        pace: float = 0.0,
        protocol: int = PROTOCOL,
    ) -> None:
        split = urlsplit(address)
        self.address = (split.hostname or "127.0.0.1", split.port or 80)
        self.host = split.netloc
        self.game = game
        self.browser = browser
        self.protocol = protocol
        self.pace = pace
        """Seconds that a seat thinks, on the average; 0: it answers at once."""
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.going = True
        """Whether seats answer; those that only sit do not."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def post(self, body: object) -> Any:
        """Make a table over plain HTTP."""
        data = msgspec.json.encode(body)
        reader, writer = await asyncio.open_connection(*self.address)
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])

    def again(self, pair: Pair) -> None:
        """A match is over: its seats sit down elsewhere."""
        for seat in pair.seats:
            if seat.line is not None:
                seat.line.close()
        if self.going:
            task = asyncio.get_running_loop().create_task(pair.open())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def run(self, pairs: int, warm: float, seconds: float) -> float:
        """Play; returns how long was really measured."""
        tables = [Pair(self) for _ in range(pairs)]
        for pair in tables:
            await pair.open()
        await asyncio.sleep(warm)
        self.tally.measuring = True
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        self.tally.measuring = False
        took = time.perf_counter() - started
        self.going = False
        await asyncio.sleep(0.3)
        for pair in tables:
            for seat in pair.seats:
                if seat.line is not None:
                    seat.line.close()
        return took
