"""All live tables of this process: brought in from storage when somebody comes, sent back when
nobody is left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from ennead.kernel.errors import EnneadError
from ennead.server import deadlines
from ennead.server.botdriver import BotDriver
from ennead.server.botpool import BotPool
from ennead.server.housekeeping import keep_house, watch_storage
from ennead.server.leases import BotLeases
from ennead.server.live import LiveTable, PendingWrite
from ennead.server.metrics import Metrics
from ennead.server.presence import Presence
from ennead.server.revival import revive
from ennead.server.rooms import Client, Room
from ennead.server.settings import Settings
from ennead.server.storage import queries, timing
from ennead.server.storage.news import News
from ennead.server.storage.rows import SnapshotEntry, now
from ennead.server.storage.store import Store
from ennead.table import messages as m
from ennead.table.catalog import GameCatalog
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow, Seating, Status

logger = logging.getLogger("ennead.registry")
Occasion: TypeAlias = Literal["turn", "half", "soon", "late", "taken", "question", "over"]
"""What somebody who does not look has to know: it is their turn, half of their time is over, little
of it is left, none is; a bot has their seat; they are asked what happens to somebody who is late;
the match is over."""
Call: TypeAlias = Callable[[LiveTable, Occasion, Collection[int]], None]
"""Takes a table, what it is about, and the seats whose people have to know."""
TABLES_PER_LOOK = 200
TABLES_PER_NOTE = 100
CLOSING_SECONDS = 5.0
"""How long the last moves may take to be written at the end."""


class TableRegistry:
    """The live tables, by id."""

    def __init__(self, settings: Settings, store: Store, catalog: GameCatalog) -> None:
        self.settings = settings
        self.store = store
        self.catalog = catalog
        self.metrics = Metrics()
        self.bots = BotPool(settings.workers, settings.bot_seconds)
        self.leases = BotLeases(store)
        self.driver = BotDriver(self.bots, settings, self.leases)
        self.presence = Presence()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.clock: Callable[[], int] = now
        """Milliseconds since 1970 by this machine, for deadlines."""
        self.ahead = 0
        """Milliseconds that the clock which all processes share is ahead of it."""
        self.call: Call = _nobody_is_called
        """Called once, over all processes, when people have to know something of a table."""
        self.came: Callable[[str, str], None] = _nobody_comes
        """Called with a table and the visitor (the id) who has come to it."""
        self.opened: Callable[[MatchRow, Seating], None] = _nothing_opens
        """Called with each new table."""
        self.deliver: Callable[[], Awaitable[None]] = _nothing_waits
        """Called every few seconds, to send what is gathered before it is sent."""
        self.tend: Callable[[], Awaitable[None]] = _nothing_waits
        """Called every few seconds, to count what is over and go on with contests."""
        self.changes = 0
        """Grows with everything that this process changes in what lists of tables show."""
        self.devices_changed: Callable[[Iterable[str]], None] = _nobody_knows
        """Called with the devices that were signed in or out, here or elsewhere."""
        self.house_changed: Callable[[], None] = _nothing_is_kept
        """Called when whoever runs the server has changed its bans or announcements."""
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        """Open the storage and start keeping house."""
        await self.store.open(self.hear, self._missed)
        self.start(keep_house(self))
        self.start(watch_storage(self))
        await deadlines.beat(self)
        self.start(deadlines.watch(self))

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
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                for room in self.rooms.values():
                    await room.live.pending.settled()
        await self.bots.stop()
        snapshots = [
            room.live.snapshot() for room in self.rooms.values() if room.live.needs_snapshot
        ]
        with suppress(SQLAlchemyError):
            await self.leases.give_back()
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
            elif self.is_deaf:
                await self._catch_up(room)
            room.touch()
            return room
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self._bring_in(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda done: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _bring_in(self, id: str) -> Room:
        room = Room(await self._read(id), self.presence)
        self._attend(room)
        self.rooms[id] = room
        self.metrics.revivals += 1
        self.go_on(room)
        await room.live.pending.settled()
        return room

    async def _read(self, id: str) -> LiveTable:
        stored = await self.store.read(queries.load, id)
        if stored is None:
            raise Refused("no-table", "there is no such table")
        kit = self.catalog.kit(stored.match.game, stored.match.pack)
        live = revive(kit, stored, self.store.append, self.settings.snapshot_every)
        await self._take_holidays(live)
        return live

    async def _take_holidays(self, live: LiveTable) -> None:
        if live.row.minutes:
            live.time.holidays = await self.store.read(timing.holidays, live.id)

    def _attend(self, room: Room) -> None:
        """Be told when the room's table has changed or its writer failed."""

        def changed(live: LiveTable) -> None:
            self.metrics.entries += 1
            room.refresh()
            if live.row.status is Status.OVER:
                self.changes += 1
            if live.row.status is Status.OVER or live.time.paced:
                room.announce()
            deadlines.call_next(self, live)
            self.driver.drive(room)

        def failed(live: LiveTable) -> None:
            if room.live is live and room.reading is None:
                room.reading = self.start(self._read_again(room))

        room.live.changed = changed
        room.live.failed = failed
        room.live.can_save = self._can_save
        room.live.clock = self.clock_now

    def clock_now(self) -> int:
        """What time it is for all processes."""
        return self.clock() + self.ahead

    def _can_save(self) -> bool:
        return self.store.health.writing.trouble is None

    def go_on(self, room: Room) -> None:
        """Begin the match if it is time, take back what all agree to, and let bots think; later if
        nothing can be saved."""
        if self._can_save():
            room.live.begin_if_due()
            room.live.take_back_if_agreed()
            self.driver.drive(room)

    async def _read_again(self, room: Room) -> None:
        """Replace a table that storage knows better; whoever waits for an answer gets the right
        one."""
        old = room.live
        try:
            live = await self._read(old.id)
        except (SQLAlchemyError, EnneadError, Refused):
            self._drop(room)
            return
        finally:
            room.reading = None
        room.replace(live)
        old.let_go()
        self._attend(room)
        for key, pending in old.pending.give_up().items():
            if old.unsaved and key not in live.ids:
                _refuse(pending, key[1])
                if not live.seating.is_person(key[0]):
                    room.warn("unsaved")
            else:
                live.submit(key[0], pending)
        room.refresh()
        room.announce()
        self.go_on(room)

    def _drop(self, room: Room, why: m.Code = "busy") -> None:
        """Storage does not answer, or does not have it: nobody may believe anything about this
        table any more."""
        self.rooms.pop(room.live.id, None)
        room.live.let_go()
        for (_, id), pending in room.live.pending.give_up().items():
            _refuse(pending, id)
        for client in list(room.clients):
            client.dismiss(why, again=why == "busy")

    # -- clients -----------------------------------------------------------------------------------

    def enter(self, room: Room, client: Client) -> None:
        """A connection takes its place at a table."""
        room.enter(client)
        self.present(room)
        self.came(room.live.id, client.visitor)
        deadlines.come(self, room, client.held)
        self.go_on(room)

    def leave(self, room: Room, client: Client) -> None:
        """A connection is gone."""
        room.leave(client)
        if not self.closing:
            self.present(room)
            deadlines.leave(self, room)
            if self._can_save():
                self.driver.drive(room)

    def present(self, room: Room) -> None:
        """Tell everybody at the table, here and elsewhere, who is connected."""
        room.announce()
        if self.store.shared:
            self.start(self.tell_presence({room.live.id: sorted(room.here())}))

    async def tell_presence(self, present: dict[str, list[int]]) -> None:
        """Tell the other processes who is connected to this one, by table."""
        tables = list(present.items())
        for start in range(0, len(tables), TABLES_PER_NOTE):
            told = dict(tables[start : start + TABLES_PER_NOTE])
            await self.store.tell(News(self.store.process, present=told))

    def present_at(self, id: str) -> set[int]:
        """The seats of a table whose people are connected anywhere."""
        room = self.rooms.get(id)
        return room.present() if room is not None else self.presence.elsewhere(id)

    async def seats_changed(self, id: str) -> None:
        """Seats, names or status were changed in storage by this process."""
        self.changes += 1
        await self._take_seats(id)
        if id in self.rooms:
            await deadlines.reseat(self, self.rooms[id])
        if self.store.shared:
            await self.store.tell(News(self.store.process, seats=[id]))

    async def log_changed(self, id: str, seq: int) -> None:
        """This process has written to a log, and not by a move at its table."""
        self.changes += 1
        room = self.rooms.get(id)
        if room is not None:
            room.live.failed(room.live)
        if self.store.shared:
            await self.store.tell(News(self.store.process, log=[(id, seq)]))

    async def _take_seats(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is None:
            return
        row = await self.store.read(queries.match_row, id)
        if row is None:
            self._drop(room, "no-table")
            return
        seating: Seating = await self.store.read(queries.seating, id)
        live = room.live
        live.seating = seating
        live.take_leavers()
        await self._take_holidays(live)
        live.row.rematch, live.row.title = row.rematch, row.title
        if live.row.status is Status.GATHERING:
            live.row.status = row.status
        if live.rest(row.paused):
            await self.take_timing(room)
            live.go_on()
        if live.end_if_agreed(row.agreed):
            room.refresh()
        room.seat_clients()
        room.announce()
        self.go_on(room)

    def show_out(self, devices: Collection[str]) -> None:
        """Devices are somebody else's now: they greet again as who they are."""
        self.devices_changed(devices)
        for room in list(self.rooms.values()):
            for client in list(room.clients):
                if client.device in devices:
                    client.dismiss("busy", again=True)

    def talked(self, id: str) -> None:
        """Something was said at a table, or is not heard any more: everybody there may ask what."""
        if room := self.rooms.get(id):
            room.talk += 1
            room.announce()

    # -- other processes ---------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Take in what another process has done."""
        for id, seq in news.log:
            room = self.rooms.get(id)
            if room is not None and seq > room.live.seq:
                self.start(self._catch_up(room))
        for id in news.seats:
            if id in self.rooms:
                self.start(self._hear_seats(self.rooms[id]))
        before = {id: self.presence.elsewhere(id) for id in news.present}
        self.presence.hear(news.sender, news.present)
        for id, seats in before.items():
            room = self.rooms.get(id)
            if room is not None and self.presence.elsewhere(id) != seats:
                room.announce()
        if news.devices:
            self.show_out(news.devices)
        for id in news.talk:
            self.talked(id)
        if news.house:
            self.changes += 1
            self.house_changed()
        if news.who:
            self.start(self.tell_presence(self.here()))

    async def _hear_seats(self, room: Room) -> None:
        await self.take_timing(room)
        await self._take_seats(room.live.id)

    async def take_timing(self, room: Room) -> None:
        """Go on with the time as storage has it: another process may have set it."""
        live = room.live
        stored = await self.store.read(timing.timing, live.id) if live.time.paced else None
        if stored is not None and not live.pending:
            live.time.take(stored)

    def here(self) -> dict[str, list[int]]:
        """Who is connected to this process, by table."""
        return {id: sorted(room.here()) for id, room in self.rooms.items() if room.clients}

    def _missed(self) -> None:
        """News are heard from now on; before, every table may have changed, and people come."""
        self.house_changed()
        self.start(self.look_for_changes())
        self.start(self.store.tell(News(self.store.process, who=True)))
        self.start(self.tell_presence(self.here()))

    @property
    def is_deaf(self) -> bool:
        """Whether news of other processes may not come."""
        listener = self.store.listener
        return listener is not None and not listener.fresh

    async def look_for_changes(self) -> None:
        """Compare all live tables with storage, a few hundred at a time."""
        ids = list(self.rooms)
        for start in range(0, len(ids), TABLES_PER_LOOK):
            some = ids[start : start + TABLES_PER_LOOK]
            newest = await self.store.read(queries.newest, some)
            seatings = await self.store.read(queries.seatings, some)
            for id in some:
                room = self.rooms.get(id)
                if room is not None and newest.get(id, -1) > room.live.seq:
                    await self._catch_up(room)
                if room is not None and seatings[id] != room.live.seating:
                    await self._take_seats(id)

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
            await self.take_timing(room)
            room.refresh()
            if live.row.status is Status.OVER or live.time.paced:
                room.announce()
            self.go_on(room)

    # -- leaving memory ----------------------------------------------------------------------------

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


def _nobody_is_called(live: LiveTable, occasion: Occasion, seats: Collection[int]) -> None:
    """Nobody hears of anything who does not look."""


def _nothing_is_kept() -> None:
    """Nobody keeps in memory who is banned."""


def _nobody_comes(table: str, visitor: str) -> None:
    """Nobody minds."""


def _nothing_opens(row: MatchRow, seating: Seating) -> None:
    """Nobody is told."""


async def _nothing_waits() -> None:
    """Nothing is gathered."""


def _nobody_knows(devices: Iterable[str]) -> None:
    """Nobody keeps in memory who is signed in."""


def _put_away(connection: Database, snapshots: Sequence[SnapshotEntry]) -> None:
    """Store the snapshots of tables that leave, and when they were in use last."""
    queries.store_snapshots(connection, snapshots)
    queries.touch(connection, [snapshot.match for snapshot in snapshots])


def _refuse(pending: PendingWrite, id: str) -> None:
    """Tell whoever waits that the storage failed them."""
    for reply in pending.replies:
        reply(m.Denial("unsaved", id))


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    """A fault in something that runs beside is logged, not lost; the storage's are logged where
    they are met."""
    try:
        await work
    except SQLAlchemyError:
        pass
    except Exception:
        logger.exception("something that ran beside failed")
