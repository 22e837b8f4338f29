"""What other processes on the same PostgreSQL have done: a thread that listens, and hands over to
the event loop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.engine import URL

from ennead.server.storage.deadline import connect_arguments, cut

LONGEST_WAIT = 0.5
"""Seconds between two looks at whether to stop."""


class News(msgspec.Struct, omit_defaults=True):
    """A note of one process to the others.

    `log`: matches and their newest entry; `seats`: matches whose seats or title changed; `present`:
    for each match the seats whose people are connected to the sender; `devices`: browsers that were
    signed in or out; `who`: the sender would like to know that of everybody; `house`: whoever runs
    the server has changed who is banned or what is announced; `talk`: tables where something was
    said. Without anything it is the sender's own sign of life.
    """

    sender: str = msgspec.field(name="from")
    log: list[tuple[str, int]] = []
    seats: list[str] = []
    present: dict[str, list[int]] = {}
    devices: list[str] = []
    who: bool = False
    house: bool = False
    talk: list[str] = []


def news_of(text: str) -> News:
    """A note that was written down. Raises msgspec.MsgspecError."""
    return msgspec.json.decode(text, type=News)


class Listener:
    """Calls `heard(news)` in the event loop for every note, and `gap()` when notes may have been
    missed.

    It tells itself something every few seconds, over the line that it listens on: when that does
    not come back the line is dead, whatever it looks like, and another is opened.
    """

    def __init__(
        self,
        url: URL,
        process: str,
        heard: Callable[[News], None],
        gap: Callable[[], None],
        seconds: float,
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._arguments = connect_arguments(url, seconds)
        self._beat = seconds / 3
        self._silence = seconds * 1.5
        self._process = process
        self._heard = heard
        self._gap = gap
        self._loop = asyncio.get_running_loop()
        self._ready = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ennead-news", daemon=True)
        self._connection: Any = None
        self._opened = self._alive = 0.0
        self.connections = 0
        """How often a line was opened."""

    @property
    def fresh(self) -> bool:
        """Whether what others do is heard at once; else only looking at storage tells."""
        return time.monotonic() - self._alive < self._silence

    async def start(self) -> None:
        """Start listening; returns when every later note will be heard."""
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 10)

    async def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        await asyncio.to_thread(self._thread.join, LONGEST_WAIT * 4)

    def look(self) -> None:
        """Cut a line that has died without a word; the thread may hang on it."""
        old = time.monotonic() - self._opened > self._silence
        if self._connection is not None and old and not self.fresh:
            cut(self._connection)

    def _run(self) -> None:
        import psycopg

        while not self._stopping.is_set():
            try:
                with psycopg.connect(
                    self._address, autocommit=True, **self._arguments
                ) as connection:
                    self._listen(connection)
            except psycopg.Error:
                self._connection = None
                self._stopping.wait(LONGEST_WAIT)

    def _listen(self, connection: Any) -> None:
        self._opened = time.monotonic()
        self._connection = connection
        connection.execute("LISTEN ennead")
        self._alive = time.monotonic()
        self.connections += 1
        self._tell(self._gap)
        self._ready.set()
        sent = 0.0
        while not self._stopping.is_set():
            if time.monotonic() - sent >= self._beat:
                sent = time.monotonic()
                beat = msgspec.json.encode(News(self._process)).decode()
                connection.execute("SELECT pg_notify('ennead', %s)", (beat,))
            for note in connection.notifies(timeout=min(LONGEST_WAIT, self._beat)):
                self._take(note.payload)
            if not self.fresh:
                return

    def _take(self, payload: str) -> None:
        try:
            news = news_of(payload)
        except msgspec.MsgspecError:  # somebody else uses the same channel name
            return
        if news.sender == self._process:
            self._alive = time.monotonic()
        else:
            self._tell(self._heard, news)

    def _tell(self, function: Callable[..., None], *args: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)
