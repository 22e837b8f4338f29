"""Frames of one web socket as messages: too large, too fast or senseless ones are refused and
counted."""

from __future__ import annotations

import asyncio
from typing import NoReturn

from ennead.server import wire
from ennead.server.limits import Bucket
from ennead.server.metrics import Metrics
from ennead.server.settings import RequestLimits
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.refused import Refused


class FrameReader:
    """Reads frames. `last` is when the newest one came."""

    def __init__(self, limits: RequestLimits, metrics: Metrics) -> None:
        self.last = asyncio.get_running_loop().time()
        self._limits = limits
        self._metrics = metrics
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst)
        self._strikes = 0

    @property
    def exhausted(self) -> bool:
        """Whether too many in a row should not have been sent at all."""
        return self._strikes > self._limits.strikes

    def read(self, text: str | None) -> requests.FromClient:
        """The message of a frame. Raises Refused."""
        self.last = asyncio.get_running_loop().time()
        self._metrics.messages += 1
        most = self._limits.message_bytes
        if not self._bucket.take():
            self._strike("too-fast", "at most 20 messages a second in the mean")
        if text is None:
            self._strike("malformed", "expected a text frame")
        if len(text) > most // 4 and len(text.encode()) > most:
            self._strike("too-large", f"at most {most} bytes a message")
        try:
            message = wire.decode(text)
        except wire.UNREADABLE as error:
            self._strike("malformed", str(error))
        self._strikes = 0
        return message

    def _strike(self, code: m.Code, detail: str) -> NoReturn:
        self._strikes += 1
        raise Refused(code, detail)
