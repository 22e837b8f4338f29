"""The database as the server uses it: reads in a few threads, writes in one, news from other
processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ennead.server.storage import queries
from ennead.server.storage.deadline import Deadline
from ennead.server.storage.engine import StorageError, make_engines
from ennead.server.storage.health import Health, StorageDown, Trouble, reason_of, trouble_of
from ennead.server.storage.migrations import migrate
from ennead.server.storage.news import Listener, News
from ennead.server.storage.writer import Append, Writer

T = TypeVar("T")
READERS = 2
PROBE_SECONDS = 1.0
"""How old the answer to a question about health may be."""
CLOSING_SECONDS = 5.0
"""How long a storage that hangs can hold up the end."""


class Store:
    """One process's door to the database."""

    def __init__(self, url: str, seconds: float = 5.0) -> None:
        self.process = secrets.token_hex(6)
        self.health = Health()
        self._probed = -PROBE_SECONDS
        self._writing, self._reading = make_engines(url, READERS, seconds)
        self._deadlines = [Deadline(self._writing, seconds), Deadline(self._reading, seconds)]
        self._seconds = seconds
        self._watching: asyncio.Task[None] | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="ennead-reader")
        self.writer = Writer(self._writing, self.process, self.health.writing, self._deadlines[0])
        self.listener: Listener | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same tables."""
        return self._writing.dialect.name == "postgresql"

    def prepare(self) -> None:
        """Bring the database to the present shape, and see that it can be used. Raises
        StorageError."""
        try:
            migrate(self._writing)
            with self._reading.begin() as connection:
                damage = queries.damage(connection)
            if not damage:
                with self._writing.begin() as connection:
                    queries.beat(connection)
        except SQLAlchemyError as error:
            trouble = trouble_of(error)
            said = f"{trouble} ({reason_of(error)})" if trouble else reason_of(error)
            raise StorageError(f"the database cannot be used: {said}") from None
        if damage:
            raise StorageError(
                f"the database is damaged ({damage}): bring back a copy, or save what can be saved "
                "with the command .recover of sqlite3"
            )

    async def open(self, heard: Callable[[News], None], gap: Callable[[], None]) -> None:
        """Start the threads."""
        self.writer.start()
        if self.shared:
            self.listener = Listener(self._writing.url, self.process, heard, gap, self._seconds)
            self._watching = asyncio.get_running_loop().create_task(self._watch())
            await self.listener.start()

    async def _watch(self) -> None:
        """Free whoever waits for a database that says nothing."""
        while True:
            await asyncio.sleep(min(0.5, self._seconds / 4))
            for deadline in self._deadlines:
                deadline.look()
            if self.listener is not None:
                self.listener.look()

    async def close(self) -> None:
        """Write what waits and let go of everything; what hangs is given up after a while."""
        if self.listener is not None:
            await self.listener.stop()
        await self.writer.stop(CLOSING_SECONDS)
        if self._watching is not None:
            self._watching.cancel()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        """`function(connection, *args)` in a reading transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, function, args)

    def _read(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        side = self.health.reading
        if side.trouble is Trouble.UNREACHABLE and function is not queries.ping:
            side.check()  # everybody would wait in turn for the same silence
        try:
            with self._deadlines[1], self._reading.begin() as connection:
                found = function(connection, *args)
        except SQLAlchemyError as error:
            side.failed(error)
            raise
        if side.trouble is not Trouble.DAMAGED:  # other parts of it may well be sound
            side.works()
        return found

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        """`function(connection, *args)` in a writing transaction, after all appends so far."""
        self.health.writing.check()
        return await self.writer.call(function, *args)

    def append(self, append: Append) -> None:
        """Add to a match's log; its `done` is called after the commit."""
        self.writer.append(append)

    async def tell(self, news: News) -> None:
        """Tell the other processes, if there can be any."""
        if self.shared:
            await self.write(queries.notify, msgspec.json.encode(news).decode())

    async def probe(self) -> None:
        """Write and read something of no importance. Raises SQLAlchemyError."""
        await self.writer.call(queries.beat)
        await self.read(queries.ping)
        self._probed = time.monotonic()

    async def check(self) -> None:
        """Raises SQLAlchemyError if the storage does not work; who asks often gets the last
        answer."""
        for side in (self.health.writing, self.health.reading):
            side.check()
        if time.monotonic() - self._probed > PROBE_SECONDS:
            try:
                async with asyncio.timeout(self._seconds):
                    await self.probe()
            except TimeoutError:
                raise StorageDown(str(Trouble.UNREACHABLE)) from None
