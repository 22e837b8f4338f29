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

LONGEST_WAIT = 0.5
"""Seconds between two looks at whether to stop."""


class News(msgspec.Struct, omit_defaults=True):
    """A note of one process to the others.

    `log`: matches and their newest entry; `seats`: matches whose seats or title changed; `present`:
    for each match the seats whose people are connected to the sender; `who`: matches whose people
    the sender would like to know.
    """

    sender: str = msgspec.field(name="from")
    log: list[tuple[str, int]] = []
    seats: list[str] = []
    present: dict[str, list[int]] = {}
    who: list[str] = []


class Listener:
    """Calls `heard(news)` in the event loop for every note, and `gap()` when notes may have been
    missed."""

    def __init__(
        self, url: URL, process: str, heard: Callable[[News], None], gap: Callable[[], None]
    ) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._heard = heard
        self._gap = gap
        self._loop = asyncio.get_running_loop()
        self._ready = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ennead-news", daemon=True)

    async def start(self) -> None:
        """Start listening; returns when every later note will be heard."""
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 10)

    async def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg

        while not self._stopping.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute("LISTEN ennead")
                    self._tell(self._gap)
                    self._ready.set()
                    while not self._stopping.is_set():
                        for note in connection.notifies(timeout=LONGEST_WAIT):
                            self._take(note.payload)
            except psycopg.Error:
                time.sleep(LONGEST_WAIT)

    def _take(self, payload: str) -> None:
        try:
            news = msgspec.json.decode(payload, type=News)
        except msgspec.MsgspecError:  # somebody else uses the same channel name
            return
        if news.sender != self._process:
            self._tell(self._heard, news)

    def _tell(self, function: Callable[..., None], *args: Any) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)
