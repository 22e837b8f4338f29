"""The database as the server uses it: reads in a few threads, writes in one, news from other
processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ennead.server.storage import queries
from ennead.server.storage.engine import StorageError, make_engines
from ennead.server.storage.migrations import migrate
from ennead.server.storage.news import Listener, News
from ennead.server.storage.writer import Append, Writer

T = TypeVar("T")
READERS = 2


class Store:
    """One process's door to the database."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self._writing, self._reading = make_engines(url, READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="ennead-reader")
        self.writer = Writer(self._writing, self.process)
        self._listener: Listener | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same tables."""
        return self._writing.dialect.name == "postgresql"

    def prepare(self) -> None:
        """Bring the database to the present shape. Raises StorageError."""
        try:
            migrate(self._writing)
        except SQLAlchemyError as error:
            raise StorageError(f"the database cannot be opened: {_reason(error)}") from None

    async def open(self, heard: Callable[[News], None], gap: Callable[[], None]) -> None:
        """Start the threads."""
        self.writer.start()
        if self.shared:
            self._listener = Listener(self._writing.url, self.process, heard, gap)
            await self._listener.start()

    async def close(self) -> None:
        """Write what waits and let go of everything."""
        if self._listener is not None:
            await self._listener.stop()
        await self.writer.stop()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    async def read(self, function: Callable[..., T], *args: Any) -> T:
        """`function(connection, *args)` in a reading transaction."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, function, args)

    def _read(self, function: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._reading.begin() as connection:
            return function(connection, *args)

    async def write(self, function: Callable[..., T], *args: Any) -> T:
        """`function(connection, *args)` in a writing transaction, after all appends so far."""
        return await self.writer.call(function, *args)

    def append(self, append: Append) -> None:
        """Add to a match's log; its `done` is called after the commit."""
        self.writer.append(append)

    async def tell(self, news: News) -> None:
        """Tell the other processes, if there can be any."""
        if self.shared:
            await self.write(queries.notify, msgspec.json.encode(news).decode())

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        await self.read(queries.ping)


def _reason(error: SQLAlchemyError) -> str:
    """The driver's own words in one line; addresses and statements are left out."""
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().splitlines()[0] if str(origin).strip() else type(origin).__name__
