"""The tables that anybody may join or watch, for everybody alike: read once, packed once, and told
in changes to those who look on.

Tables come from storage and who is there from the shared presence, so that every process lists the
same. While somebody looks on it is read again every few seconds; what has changed is worded once
and sent to all of them. Who only asks gets what is at hand.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ennead.kernel.errors import EnneadError
from ennead.server import wire
from ennead.server.access import caller
from ennead.server.admin.house import House
from ennead.server.page import make_etag
from ennead.server.registry import TableRegistry
from ennead.server.storage import queries
from ennead.table import messages as m
from ennead.table.documents import Lobby, LobbyChange, Told
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow, Seating, table_info

FRESH_SECONDS = 2.0
BEAT_SECONDS = 25.0
"""Silence after which a stream says that it is still there."""
MOST_PAGES = 40


class PublicListing:
    """The list in pages, and those who look on."""

    def __init__(self, registry: TableRegistry, house: House) -> None:
        self._registry = registry
        self._house = house
        self._pages: dict[int, tuple[float, int, Lobby]] = {}
        self._reading: dict[int, asyncio.Task[Lobby]] = {}
        self._watchers: Counter[str] = Counter()
        self._watching: asyncio.Task[None] | None = None
        self._told: asyncio.Future[bytes] | None = None

    # -- asking ------------------------------------------------------------------------------------

    async def page(self, number: int = 0) -> Lobby:
        """A page of the list, at most a few seconds old. Raises Refused."""
        if not 0 <= number < MOST_PAGES:
            raise Refused("not-found", f"expected a page from 0 to {MOST_PAGES - 1}", "?page")
        loop = asyncio.get_running_loop()
        known = self._pages.get(number)
        if known is not None:
            then, changes, found = known
            if loop.time() - then < FRESH_SECONDS and changes == self._registry.changes:
                return found
        reading = self._reading.get(number)
        if reading is None:
            reading = self._reading[number] = loop.create_task(self._read(number))
            reading.add_done_callback(lambda _: self._reading.pop(number, None))
        return await asyncio.shield(reading)

    async def _read(self, number: int) -> Lobby:
        changes = self._registry.changes
        lists = await self._registry.store.read(queries.public_tables, number)
        open_, running = (self._shown(lists[name][: queries.LISTED]) for name in lists)
        more = any(len(rows) > queries.LISTED for rows in lists.values())
        told = tuple(Told(one.id, one.texts) for one in await self._house.announced())
        version = make_etag(wire.encode((open_, running, told))).strip('"')
        known = self._pages.get(number)
        found = Lobby(version, open_, running, more, told)
        if known is not None and known[2].version == version and known[2].more == more:
            found = known[2]
        self._pages[number] = (asyncio.get_running_loop().time(), changes, found)
        return found

    def _shown(self, rows: Sequence[tuple[MatchRow, Seating]]) -> tuple[m.TableInfo, ...]:
        """Tables as a stranger sees them; one whose game is no longer here is left out."""
        found = []
        for row, seating in rows:
            present = self._registry.present_at(row.id)
            try:
                kit = self._registry.catalog.kit(row.game, row.pack)
                info = table_info(kit, row, seating, "", (), present)
                room = self._registry.rooms.get(row.id)
                if room is not None and room.watchers:
                    info.watchers = room.watchers
                found.append(info)
            except EnneadError:
                continue
        return tuple(found)

    # -- looking on --------------------------------------------------------------------------------

    def stream(self) -> Response:
        """Changes of the first page as they come, for as long as somebody listens."""
        return _EventStream(self)

    async def follow(self, address: str, receive: Receive, send: Send) -> None:
        """Send what changes until the other side has gone. Raises Refused before it begins."""
        limits = self._registry.settings.limits
        if self._watchers.total() >= limits.lobby_viewers or self._registry.closing:
            raise Refused("busy", "too many people look at the lobby")
        if self._watchers[address] >= limits.sockets_per_address:
            raise Refused("too-fast", "too many connections from one address")
        first = await self.page()
        self._watchers[address] += 1
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            await self._tell(send, _event(LobbyChange(first.version, first.version)))
            await self._tell_changes(receive, send)
        finally:
            self._watchers[address] -= 1
            if not self._watchers[address]:
                del self._watchers[address]

    async def _tell_changes(self, receive: Receive, send: Send) -> None:
        await receive()  # the request itself, which has no body
        gone = asyncio.ensure_future(receive())
        try:
            while not gone.done():
                told = self._next()
                await asyncio.wait(
                    (gone, told), timeout=BEAT_SECONDS, return_when="FIRST_COMPLETED"
                )
                if told.cancelled():
                    await send({"type": "http.response.body", "body": b""})
                    return
                await self._tell(send, told.result() if told.done() else b":\n\n")
        finally:
            gone.cancel()

    @staticmethod
    async def _tell(send: Send, event: bytes) -> None:
        await send({"type": "http.response.body", "body": event, "more_body": True})

    def _next(self) -> asyncio.Future[bytes]:
        """The next change, the same for all who wait for it."""
        if self._told is None or self._told.done():
            self._told = asyncio.get_running_loop().create_future()
        if self._watching is None or self._watching.done():
            self._watching = self._registry.start(self._watch())
        return self._told

    async def _watch(self) -> None:
        """Read again and again while somebody looks on; a storage that fails is tried again."""
        before = await self.page()
        while self._watchers:
            await asyncio.sleep(FRESH_SECONDS)
            try:
                now = await self.page()
            except (SQLAlchemyError, Refused):
                continue
            if now.version != before.version and self._told is not None:
                told, self._told = self._told, None
                told.set_result(_event(_change(before, now)))
            before = now

    def close(self) -> None:
        """The server is about to end: nobody needs to wait any longer."""
        if self._told is not None:
            self._told.cancel()


class _EventStream(Response):
    """Server-sent events."""

    def __init__(self, listing: PublicListing) -> None:
        self._listing = listing
        super().__init__()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._listing.follow(caller(scope), receive, send)


_HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


def _event(change: LobbyChange) -> bytes:
    return b"data: " + wire.encode(change) + b"\n\n"


def _change(before: Lobby, now: Lobby) -> LobbyChange:
    """What somebody who has one list must know to have the other."""
    known = {table.id: table for table in (*before.open, *before.running)}
    listed = {table.id for table in (*now.open, *now.running)}
    return LobbyChange(
        now.version,
        before.version,
        tuple(table for table in now.open if known.get(table.id) != table),
        tuple(table for table in now.running if known.get(table.id) != table),
        tuple(id for id in known if id not in listed),
        now.told,
    )
