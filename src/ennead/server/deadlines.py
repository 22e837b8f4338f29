"""Tables with a pace: what happens when somebody does not decide in time.

Everybody who is asked has the minutes that the table gives to a decision. Then a bot decides in
their place, or takes the seat until they come back and take it again, as was agreed when the table
was made. It happens within some seconds, whether anybody looks at the table or not.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from ennead.server.rooms import Room
from ennead.server.storage import queries
from ennead.table.newtable import bot_level
from ennead.table.refused import Refused
from ennead.table.seating import Holder, SeatRow

if TYPE_CHECKING:
    from ennead.server.registry import TableRegistry

logger = logging.getLogger("ennead.deadlines")
LOOK_SECONDS = 5.0
MOST_AT_ONCE = 50


async def watch_deadlines(registry: TableRegistry) -> None:
    """For as long as the process lives."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if registry.store.health.trouble is None:
            try:
                await look(registry)
            except SQLAlchemyError:
                continue
            except Exception:
                logger.exception("a deadline could not be kept")


async def look(registry: TableRegistry) -> None:
    """Let bots act for all whose time is up; of several processes the one that thinks for the
    table's bots."""
    found = await registry.store.read(queries.overdue, registry.clock(), MOST_AT_ONCE)
    for table in found:
        async with registry.leases.hold(table) as mine:
            if mine:
                await _act(registry, table)


async def _act(registry: TableRegistry, table: str) -> None:
    try:
        room = await registry.room(table)
    except Refused:
        return
    await room.live.pending.settled()
    late = room.live.overdue
    if not late:
        return
    if room.live.row.late == "move":
        room.live.stand_in(late)
        registry.driver.drive(room)
        return
    await _take_over(registry, room, late)


async def _take_over(registry: TableRegistry, room: Room, late: list[int]) -> None:
    """Give seats to bots; their people stay who holds them."""
    live = room.live
    level = bot_level(live.kit, "")
    rows = [SeatRow(seat, Holder.BOT, live.seating.seats[seat].name, level) for seat in late]
    await registry.store.write(_hand_over, live.id, live.row.due, rows)
    await registry.seats_changed(live.id)


def _hand_over(connection: Database, table: str, due: int, seats: list[SeatRow]) -> None:
    """Give seats to bots, unless somebody has moved meanwhile."""
    queries.lock(connection, table)
    row, seating = queries.match_row(connection, table), queries.seating(connection, table)
    if row is None or row.due != due:
        return
    for seat in seats:
        if seating.is_person(seat.seat):
            queries.set_seat(connection, table, seat)
