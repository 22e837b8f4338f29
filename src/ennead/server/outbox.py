"""What goes out over one web socket: through one task, so that nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

from ennead.server import wire
from ennead.server.metrics import Metrics
from ennead.table import messages as m
from ennead.table.packets import Answer

SocketEvent: TypeAlias = MutableMapping[str, Any]
Send: TypeAlias = Callable[[SocketEvent], Awaitable[None]]
MOST_ANSWERS = 256
"""Answers that may wait for a slow reader before the connection is given up."""


class FastLane(Protocol):
    """A short way to the reader, where the server offers one (see `protocol.QuickProtocol`)."""

    def ready(self) -> bool:
        """Whether the reader keeps up, so that a frame may be written at once."""

    def write(self, payloads: Sequence[bytes]) -> None:
        """Write text frames."""

    taker: Callable[[str], bool] | None
    """Asked first about every text frame; it has taken it if it says True."""


def _nothing() -> bytes | None:
    return None


class Outbox:
    """Answers in order, and after them whatever `more` has to say."""

    def __init__(self, send: Send, lane: FastLane | None, metrics: Metrics) -> None:
        self.more: Callable[[], bytes | None] = _nothing
        self.closing = False
        """Whether only what waits is still sent."""
        self._send = send
        self._lane = lane
        self._metrics = metrics
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._sending = False

    def put(self, answer: Answer) -> None:
        """Add an answer that the next stir sends."""
        if len(self._answers) >= MOST_ANSWERS:
            self.closing = True
        else:
            self._answers.append(wire.encode(answer))

    def post(self, answer: Answer) -> None:
        """Send an answer."""
        self.put(answer)
        self.stir()

    def deny(self, denial: m.Denial, seq: int | None = None) -> None:
        """Say that something was not done, at a table that stands at `seq`."""
        self._metrics.refusals[denial.code] += 1
        self.post(replace(denial, seq=seq) if denial.seq is None else denial)

    def close(self, code: m.Code, again: bool) -> None:
        """Say goodbye, once, and close."""
        if not self.closing:
            self.put(m.Bye(code, again))
        self.finish()

    def finish(self) -> None:
        """Send what waits and close."""
        self.closing = True
        self.stir()

    def stir(self) -> None:
        """There is something to send: at once if the reader keeps up, else by the task that can
        wait for it."""
        lane = self._lane
        if lane is None or self._sending or self.closing or not lane.ready():
            self._wake.set()
            return
        payloads: list[bytes] = []
        while (payload := self._next()) is not None:
            payloads.append(payload)
        if payloads:
            lane.write(payloads)

    async def run(self) -> None:
        """Send whatever there is until the connection ends."""
        with suppress(OSError, RuntimeError):  # the other side has gone
            while True:
                self._sending = False
                await self._wake.wait()
                self._wake.clear()
                self._sending = True
                while (payload := self._next()) is not None:
                    await self._send({"type": "websocket.send", "text": payload.decode()})
                if self.closing:
                    await self._send({"type": "websocket.close", "code": 1000})
                    return

    def stop(self) -> None:
        """The connection has ended."""
        self.more, self._lane = _nothing, None

    def _next(self) -> bytes | None:
        if self._answers:
            return self._answers.popleft()
        return None if self.closing else self.more()
