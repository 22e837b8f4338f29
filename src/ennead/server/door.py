"""uvicorn's HTTP protocol with a door that closes: on who says nothing, on who does not come to an
end, and on the hundredth connection of one address.

uvicorn waits for ever for a first request and for the rest of one that has begun; a thousand such
connections use up the files that a process may open, and nobody else gets in.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ennead.server.access import TrustedProxies
from ennead.server.settings import RequestLimits

logger = logging.getLogger("ennead.door")
FEW_FILES = 4096
SPARE_FILES = 200
"""Files that a server needs beside its connections."""


class Door(HttpToolsProtocol):
    """The same protocol; `make_door` says how patient it is."""

    limits: RequestLimits
    trusted: TrustedProxies
    inside: Counter[str]
    _patience: asyncio.TimerHandle | None = None
    _caller = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._caller = self.client[0] if self.client else ""
        self.inside[self._caller] += 1
        many = self.inside[self._caller] > self.limits.connections_per_address
        if self.inside.total() > self.limits.connections or (
            many and self._caller not in self.trusted
        ):
            transport.close()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._relax()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # sockets have limits of their own
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """From now on a whole request is expected."""
        self._relax()
        self._patience = self.loop.call_later(self.limits.request_seconds, self.transport.close)

    def _relax(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _leave(self) -> None:
        self._relax()
        if self.inside[self._caller] > 1:
            self.inside[self._caller] -= 1
        else:
            self.inside.pop(self._caller, None)


def make_door(limits: RequestLimits, proxies: Iterable[str]) -> type[Door]:
    """The protocol of one server; a trusted proxy may open as many connections as there are."""
    trusted = TrustedProxies(proxies)
    return type("Door", (Door,), {"limits": limits, "trusted": trusted, "inside": Counter()})


def raise_file_limit(wanted: int) -> None:
    """Let this process open as many files as the system grants, and say so if that is too few."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < FEW_FILES:
            facts = {"files": most, "needed": needed}
            logger.warning("few files may be open at once; see hosting", extra={"facts": facts})
