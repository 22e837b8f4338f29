"""Who is next: so many at once, and those who wait take turns by owner, however much one of them
wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Places for a few at a time. Among the wishes of one owner the oldest goes first."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def taken(self, owner: str) -> AsyncIterator[None]:
        """A place, for as long as the context lasts."""
        await self._take(owner)
        try:
            yield
        finally:
            self._give()

    async def _take(self, owner: str) -> None:
        if self._places:
            self._places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give()  # it came too late
            raise

    def _give(self) -> None:
        """Hand the place to the owner whose last turn is longest ago."""
        while self._waiting:
            owner, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[owner] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._places += 1
