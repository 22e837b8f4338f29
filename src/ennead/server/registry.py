"""All live tables of this process: brought in from storage when somebody comes, sent back when
nobody is left."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from ennead.kernel.errors import EnneadError
from ennead.server.botdriver import BotDriver
from ennead.server.botpool import BotPool
from ennead.server.live import LiveTable
from ennead.server.metrics import Metrics
from ennead.server.revival import revive
from ennead.server.rooms import Client, Room
from ennead.server.settings import Settings
from ennead.server.storage import queries
from ennead.server.storage.news import News
from ennead.server.storage.rows import Seating, SnapshotEntry, Status, now
from ennead.server.storage.store import Store
from ennead.table import messages as m
from ennead.table.catalog import GameCatalog
from ennead.table.refused import Refused

logger = logging.getLogger("ennead.registry")
SWEEP_SECONDS = 5.0
PRESENCE_SECONDS = 20.0
DAY = 24 * 3600 * 1000
NEVER_BEGUN_DAYS = 30
UPLOAD_DAYS = 90


class TableRegistry:
    """The live tables, by id."""

    def __init__(self, settings: Settings, store: Store, catalog: GameCatalog) -> None:
        self.settings = settings
        self.store = store
        self.catalog = catalog
        self.metrics = Metrics()
        self.bots = BotPool(settings.workers, settings.bot_seconds)
        self.driver = BotDriver(self.bots, settings, store.shared)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Open the storage and start keeping house."""
        await self.store.open(self._heard, self._missed)
        self.start(self._keep_house())

    async def farewell(self) -> None:
        """Send everybody home: the server is about to end, and will be back."""
        self.closing = True
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                client.dismiss("busy", again=True)

    async def close(self) -> None:
        """Write everything down and end."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            for thought in list(room.thinking.values()):
                thought.cancel()
            await room.live.pending.settled()
        await self.bots.stop()
        snapshots = [
            room.live.snapshot() for room in self.rooms.values() if room.live.needs_snapshot
        ]
        with suppress(SQLAlchemyError):
            if snapshots:
                await self.store.write(_put_away, snapshots)
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside everything else; it is cancelled at the end."""
        task = asyncio.get_running_loop().create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- tables ------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """A live table, brought in if it is not there. Raises Refused."""
        room = self.rooms.get(id)
        if room is not None:
            if room.reading is not None:
                await asyncio.shield(room.reading)
            room.touch()
            return room
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self._bring_in(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda done: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _bring_in(self, id: str) -> Room:
        room = Room(await self._read(id))
        self._attend(room)
        self.rooms[id] = room
        self.metrics.revivals += 1
        if self.store.shared:
            await self.store.tell(News(self.store.process, who=[id]))
        room.live.begin_if_due()
        await room.live.pending.settled()
        self.driver.drive(room, foreign=True)
        return room

    async def _read(self, id: str) -> LiveTable:
        stored = await self.store.read(queries.load, id)
        if stored is None:
            raise Refused("no-table", "there is no such table")
        kit = self.catalog.kit(stored.match.game, stored.match.pack)
        return revive(kit, stored, self.store.append, self.settings.snapshot_every)

    def _attend(self, room: Room) -> None:
        """Be told when the room's table has changed or its writer failed."""

        def changed(live: LiveTable) -> None:
            self.metrics.entries += 1
            room.refresh()
            if live.row.status is Status.OVER:
                room.announce()
            self.driver.drive(room)

        def failed(live: LiveTable) -> None:
            if room.live is live and room.reading is None:
                room.reading = self.start(self._read_again(room))

        room.live.changed = changed
        room.live.failed = failed

    async def _read_again(self, room: Room) -> None:
        """Replace a table that storage knows better; whoever waits for an answer gets the right
        one."""
        old = room.live
        try:
            live = await self._read(old.id)
        except (SQLAlchemyError, EnneadError, Refused) as error:
            logger.warning("table %s… was dropped: %s", old.id[:4], type(error).__name__)
            self._drop(room)
            return
        finally:
            room.reading = None
        room.replace(live)
        old.let_go()
        self._attend(room)
        room.live.begin_if_due()
        for (seat, _), pending in old.pending.give_up().items():
            live.submit(seat, pending)
        room.refresh()
        room.announce()
        self.driver.drive(room, foreign=True)

    def _drop(self, room: Room) -> None:
        """Storage does not answer: nobody may believe anything about this table any more."""
        self.rooms.pop(room.live.id, None)
        room.live.let_go()
        for (_, id), pending in room.live.pending.give_up().items():
            for reply in pending.replies:
                reply(m.Denial("busy", id, detail="the storage does not answer; send it again"))
        for client in list(room.clients):
            client.dismiss("busy", again=True)

    # -- clients -----------------------------------------------------------------------------------

    def enter(self, room: Room, client: Client) -> None:
        """A connection takes its place at a table."""
        room.enter(client)
        self.present(room)
        self.driver.drive(room, foreign=True)

    def leave(self, room: Room, client: Client) -> None:
        """A connection is gone."""
        room.leave(client)
        if not self.closing:
            self.present(room)

    def present(self, room: Room) -> None:
        """Tell everybody at the table, here and elsewhere, who is connected."""
        room.announce()
        if self.store.shared:
            note = News(self.store.process, present={room.live.id: sorted(room.here())})
            self.start(self.store.tell(note))

    async def seats_changed(self, id: str) -> None:
        """Seats, names or status were changed in storage by this process."""
        await self._take_seats(id)
        if self.store.shared:
            await self.store.tell(News(self.store.process, seats=[id]))

    async def _take_seats(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is None:
            return
        row = await self.store.read(queries.match_row, id)
        if row is None:
            return
        seating: Seating = await self.store.read(queries.seating, id)
        live = room.live
        live.seating = seating
        live.row.rematch, live.row.title = row.rematch, row.title
        if live.row.status is Status.GATHERING:
            live.row.status = row.status
        for client in room.clients:
            client.held |= seating.held_by(client.visitor)
        room.live.begin_if_due()
        room.announce()
        self.driver.drive(room)

    # -- other processes ---------------------------------------------------------------------------

    def _heard(self, news: News) -> None:
        for id, seq in news.log:
            room = self.rooms.get(id)
            if room is not None and seq > room.live.seq:
                self.start(self._catch_up(room))
        for id in news.seats:
            if id in self.rooms:
                self.start(self._take_seats(id))
        for id, seats in news.present.items():
            room = self.rooms.get(id)
            if room is not None:
                room.hear(news.sender, seats)
                room.announce()
        for id in news.who:
            room = self.rooms.get(id)
            if room is not None and room.clients:
                self.present(room)

    def _missed(self) -> None:
        """The connection for news was lost for a while: every table may have changed."""
        for id, room in list(self.rooms.items()):
            self.start(self._catch_up(room))
            self.start(self._take_seats(id))

    async def _catch_up(self, room: Room) -> None:
        """Follow the moves that another process has written."""
        live = room.live
        rows = await self.store.read(queries.log_after, live.id, live.seq)
        if room.live is not live or room.reading is not None:
            return
        rows = [row for row in rows if row.seq > live.seq]
        if not all(live.follow(row) for row in rows):
            live.failed(live)
            return
        if rows:
            room.refresh()
            if live.row.status is Status.OVER:
                room.announce()
            self.driver.drive(room, foreign=True)

    # -- keeping house -----------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        turns = 0
        while True:
            if turns % int(3600 / SWEEP_SECONDS) == 0:
                old = now()
                days = (old - NEVER_BEGUN_DAYS * DAY, old - UPLOAD_DAYS * DAY)
                with suppress(SQLAlchemyError):
                    await self.store.write(queries.sweep, *days)
            turns += 1
            await asyncio.sleep(SWEEP_SECONDS)
            with suppress(SQLAlchemyError):
                if await self.send_away() and not self.rooms:
                    gc.collect()  # connections end in circles; nobody waits for it now
            if self.store.shared and turns % int(PRESENCE_SECONDS / SWEEP_SECONDS) == 0:
                here = {id: sorted(room.here()) for id, room in self.rooms.items() if room.clients}
                for id, seats in here.items():
                    await self.store.tell(News(self.store.process, present={id: seats}))

    async def send_away(self, idle_seconds: float | None = None) -> int:
        """Send tables back to storage that nobody has used for a while; returns how many."""
        limit = self.settings.idle_table_seconds if idle_seconds is None else idle_seconds
        oldest = time.monotonic() - limit
        gone = 0
        for id, room in list(self.rooms.items()):
            if not self._is_idle(room, oldest):
                continue
            live = room.live
            if live.needs_snapshot:
                await self.store.write(_put_away, [live.snapshot()])
            if self._is_idle(room, oldest) and room.live is live and not live.needs_snapshot:
                del self.rooms[id]
                live.let_go()
                gone += 1
        return gone

    def _is_idle(self, room: Room, oldest: float) -> bool:
        busy = room.clients or room.thinking or room.live.pending or room.reading is not None
        return not busy and room.used <= oldest


def _put_away(connection: Database, snapshots: Sequence[SnapshotEntry]) -> None:
    """Store the snapshots of tables that leave, and when they were in use last."""
    queries.store_snapshots(connection, snapshots)
    queries.touch(connection, [snapshot.match for snapshot in snapshots])


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    """A fault in something that runs beside is logged, not lost."""
    try:
        await work
    except SQLAlchemyError as error:
        logger.warning("the storage failed: %s", type(error).__name__)
    except Exception:
        logger.exception("something that ran beside failed")
