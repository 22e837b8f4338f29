"""Tables with a pace: what happens when somebody does not decide in time, or has left.

Time runs for the people who are asked (`table/pace.py`). When a turn's time is half over and when
little is left they are called; when none is left a bot makes the move, or takes the seat until they
are back, or the others decide, as was agreed when the table was made. It happens within some
seconds, whether anybody looks at the table or not, in the process that thinks for the table's bots.

Everything is in storage. While nobody could play, because no server lived or none could write, no
time runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from ennead.server.rooms import Room
from ennead.server.storage import queries, timing
from ennead.server.storage.rows import now
from ennead.table.newtable import bot_level
from ennead.table.pace import Timing, Told, verdict
from ennead.table.refused import Refused
from ennead.table.seating import Holder, SeatRow, Status

if TYPE_CHECKING:
    from ennead.server.live import LiveTable
    from ennead.server.registry import Occasion, TableRegistry

logger = logging.getLogger("ennead.deadlines")
LOOK_SECONDS = 5.0
MOST_AT_ONCE = 50


async def watch(registry: TableRegistry) -> None:
    """For as long as the process lives."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if registry.store.health.trouble is None:
            try:
                await beat(registry)
                await look(registry)
                await registry.deliver()
            except SQLAlchemyError:
                continue
            except Exception:
                logger.exception("a deadline could not be kept")


async def beat(registry: TableRegistry) -> None:
    """Say that we live; where nobody did for a while, the time that ran did not."""
    store = registry.store
    if store.shared:
        registry.ahead = await store.read(queries.clock) - now()
    if not await store.read(timing.any_time_runs):
        return
    for table in await store.write(timing.beat):
        if table in registry.rooms:
            await registry.take_timing(registry.rooms[table])
        await registry.seats_changed(table)


async def look(registry: TableRegistry) -> None:
    """See to all tables for which it is time; of several processes the one that thinks for the
    table's bots."""
    for table in await registry.store.read(timing.to_wake, registry.clock_now(), MOST_AT_ONCE):
        await see_to(registry, table)


async def see_to(registry: TableRegistry, table: str) -> None:
    """Do what is due at a table, if nobody else does."""
    async with registry.leases.hold(table) as mine:
        if mine:
            await _act(registry, table)


async def _act(registry: TableRegistry, table: str) -> None:
    try:
        room = await registry.room(table)
    except Refused:
        return
    await room.live.pending.settled()
    await registry.take_timing(room)
    live = room.live
    if not live.playing:
        await registry.store.write(timing.wake, table, 0)
        return
    await _remind(registry, room)
    if gone := [seat for seat in live.time.gone(live.clock()) if seat not in room.present()]:
        await _take_over(registry, room, gone)
    elif late := live.time.late(live.clock()):
        await _end_waiting(registry, room, late)
    else:
        await _save(registry, room, live.row.since)


async def _remind(registry: TableRegistry, room: Room) -> None:
    """Call those who are asked, once for each part of their time."""
    live = room.live
    told = live.time.reminder(live.clock())
    if told:
        live.row.told = told
        occasion: Occasion = "half" if told == Told.HALF else "soon"
        if await _save(registry, room, live.row.since):
            call(registry, live, live.time.running, occasion)


async def _end_waiting(registry: TableRegistry, room: Room, late: list[int]) -> None:
    """Time is up: do what was agreed, or ask the others and do what they say."""
    live, time, since = room.live, room.live.time, room.live.row.since
    what, others = live.row.late, [seat for seat in live.seating.people if seat not in late]
    first = live.row.told < Told.LATE
    live.row.told = Told.LATE
    if what == "ask":
        what = verdict(live.seating.said(live.row.since), len(others)) or ("" if others else "move")
    if what == "wait":
        time.again(live.clock(), late)
    if not await _save(registry, room, since):
        return
    if first:
        call(registry, live, late, "late")
    if what == "seat":
        await _take_over(registry, room, late)
    elif what == "move":
        time.stood.update(late)
        registry.driver.drive(room)
    else:
        if first and not what:
            call(registry, live, others, "question")
        await registry.seats_changed(live.id)


async def _take_over(registry: TableRegistry, room: Room, late: Sequence[int]) -> None:
    """Lend seats to bots; their people stay who holds them."""
    live = room.live
    level, seats = bot_level(live.kit, ""), live.seating.seats
    rows = [SeatRow(seat, Holder.BOT, seats[seat].name, level, lent=True) for seat in late]
    if await registry.store.write(_lend, live.id, live.row.since, rows):
        call(registry, live, late, "taken")
    await registry.seats_changed(live.id)


async def _save(registry: TableRegistry, room: Room, since: int) -> bool:
    """Store what was done about a table's time, unless something has happened there `since`."""
    live = room.live
    live.time.plan(live.clock())
    return await registry.store.write(_store, live.id, since, live.time.timing, live.seq)


async def reseat(registry: TableRegistry, room: Room) -> None:
    """Seats have changed hands: time stops for some and begins for others."""
    live = room.live
    if not (live.time.paced and live.playing):
        return
    before, since = live.time.timing, live.row.since
    live.time.reseat(live.clock(), live.table.asked, live.seating.people)
    if live.time.timing != before:
        if not await registry.store.write(_store, live.id, since, live.time.timing, live.seq):
            await registry.take_timing(room)
        room.announce()


async def go_on(registry: TableRegistry, table: str) -> None:
    """A match that rested goes on: plan anew, and call whoever is asked."""
    await see_to(registry, table)
    room = await registry.room(table)
    live = room.live
    leave(registry, room)
    call(registry, live, set(live.table.asked).intersection(live.seating.people), "turn")


# --- coming and going -----------------------------------------------------------------------------


def come(registry: TableRegistry, room: Room, seats: Collection[int]) -> None:
    """Somebody is here: they take back what a bot has only been lent, and whoever is not here is
    missed from now on."""
    live = room.live
    lent = any(live.seating.seats[seat].lent for seat in seats)
    if live.row.grace or (live.time.paced and lent):
        registry.start(_welcome(registry, live.id, sorted(seats)))


async def _welcome(registry: TableRegistry, table: str, seats: list[int]) -> None:
    await registry.store.write(_give_back, table, seats)
    await registry.seats_changed(table)
    if table in registry.rooms:  # when a server ended, nobody has seen those go who were here
        leave(registry, registry.rooms[table])


def leave(registry: TableRegistry, room: Room) -> None:
    """Somebody has gone: from now on their grace runs, where a table has one."""
    live, present = room.live, room.present()
    if not (live.row.grace and live.playing):
        return
    gone = [one for one in live.seating.people if one not in present]
    gone = [one for one in gone if not live.seating.seats[one].away]
    if gone:
        registry.start(_miss(registry, live, gone))


async def _miss(registry: TableRegistry, live: LiveTable, seats: list[int]) -> None:
    await registry.store.write(timing.set_away, live.id, seats, live.clock())
    await registry.seats_changed(live.id)


# --- calling --------------------------------------------------------------------------------------


def call_next(registry: TableRegistry, live: LiveTable) -> None:
    """An entry that we wrote is on disk: whoever is asked now and was not before has to know."""
    newly, live.newly = live.newly, set()
    if live.row.status is Status.OVER:
        call(registry, live, live.seating.people, "over")
    elif newly:
        asked = newly.intersection(live.time.running)
        call(registry, live, [seat for seat in asked if not live.is_ordered(seat)], "turn")


def call(
    registry: TableRegistry, live: LiveTable, seats: Iterable[int], occasion: Occasion
) -> None:
    """Tell whoever holds these seats."""
    if asked := set(seats):
        registry.call(live, occasion, asked)


# --- in one transaction each ----------------------------------------------------------------------


def _store(connection: Database, table: str, since: int, new: Timing, seq: int) -> bool:
    """Set the time of a table, unless somebody has moved or set it meanwhile."""
    queries.lock(connection, table)
    known = timing.timing(connection, table)
    if known is None or known.since != since or queries.newest(connection, [table])[table] != seq:
        return False
    timing.set_timing(connection, table, new)
    return True


def _lend(connection: Database, table: str, since: int, seats: list[SeatRow]) -> bool:
    """Give seats to bots, unless somebody has moved meanwhile."""
    queries.lock(connection, table)
    row, seating = queries.match_row(connection, table), queries.seating(connection, table)
    if row is None or row.since != since:
        return False
    for seat in seats:
        if seating.is_person(seat.seat):
            queries.set_seat(connection, table, seat)
    return True


def _give_back(connection: Database, table: str, seats: list[int]) -> None:
    queries.lock(connection, table)
    timing.set_away(connection, table, seats, 0)
    for row in queries.seating(connection, table).seats:
        if row.seat in seats and row.lent:
            queries.set_seat(connection, table, SeatRow(row.seat, Holder.PERSON, row.name))
