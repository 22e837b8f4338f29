"""Which process lets the bots of a table think: one at a time, for a few seconds, then whoever is
there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from ennead.server.storage import queries
from ennead.server.storage.store import Store

LEASE = 10.0
"""Seconds that a lease lasts unless it is renewed: so long the bots of a dead process stand
still."""


class BotLeases:
    """The leases of this process. Where no other process can be, everything is ours."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[str, float] = {}

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[bool]:
        """Whether this process may think for the table's bots; kept while the context lasts."""
        if not self._store.shared:
            yield True
            return
        if not await self._take(table):
            yield False
            return
        renewing = asyncio.get_running_loop().create_task(self._renew(table))
        try:
            yield True
        finally:
            renewing.cancel()

    async def _take(self, table: str) -> bool:
        asked = time.monotonic()
        if self._until.get(table, 0.0) > asked + LEASE / 2:
            return True
        wish = (table, self._store.process, int(LEASE * 1000))
        mine = await self._store.write(queries.take_lease, *wish)
        self._until = {one: end for one, end in self._until.items() if end > asked}
        if mine:
            self._until[table] = asked + LEASE
        return mine

    async def _renew(self, table: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            with suppress(SQLAlchemyError):
                await self._take(table)

    async def give_back(self) -> None:
        """Let others go on at once: this process ends."""
        if self._until:
            self._until.clear()
            await self._store.write(queries.drop_leases, self._store.process)
