"""A database that says nothing: whoever waits for it for too long is freed by cutting the line.

PostgreSQL ends slow statements itself if it can. A stopped process, a dead machine or a pulled
cable cannot, and a thread that waits for an answer can only be freed by ending its connection.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event
from sqlalchemy.engine import URL

GRACE = 1.5
"""How much longer than a statement may take the line is left alone."""


def connect_arguments(url: URL, seconds: float) -> dict[str, Any]:
    """How to connect so that no silence lasts; what the address says itself counts more."""
    wanted = {
        "connect_timeout": max(2, int(seconds)),
        "keepalives": 1,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": int(seconds * 1000),
    }
    return {name: value for name, value in wanted.items() if name not in url.query}


def cut(connection: Any) -> None:
    """End the line of a psycopg connection, whatever another thread does with it just now."""
    with suppress(Exception):
        line = socket.socket(fileno=os.dup(connection.pgconn.socket))
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()


class Deadline:
    """Used as a context by every thread that works with an engine; `look` is called now and
    then."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._seconds = seconds * GRACE
        self._lines: WeakSet[Any] = WeakSet()
        self._since: dict[int, float] = {}
        if engine.dialect.name == "postgresql":
            event.listen(engine, "connect", lambda line, record: self._begin(line, seconds))

    def _begin(self, line: Any, seconds: float) -> None:
        limit = int(seconds * 1000)
        line.execute(f"SET statement_timeout = {limit}")
        line.execute(f"SET lock_timeout = {limit}")
        line.execute(f"SET idle_in_transaction_session_timeout = {limit * 2}")
        line.commit()
        self._lines.add(line)

    def __enter__(self) -> None:
        self._since[threading.get_ident()] = time.monotonic()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        del self._since[threading.get_ident()]

    def look(self) -> None:
        """Cut all lines of the engine if somebody has waited for too long; who was not stuck tries
        again on another."""
        oldest = time.monotonic() - self._seconds
        if any(since < oldest for since in list(self._since.values())):
            for line in list(self._lines):
                cut(line)
