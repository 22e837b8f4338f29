"""Standing orders of the people at a table; nobody but who gave them is ever told."""

from __future__ import annotations

from sqlalchemy import Connection as Database
from sqlalchemy import update

from ennead.server.registry import TableRegistry
from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table import orders
from ennead.table.orders import StandingOrders, StandingSheet
from ennead.table.refused import Refused


class StandingService:
    """Shows and changes them. Visitors are ids here. Raises Refused."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def sheet(self, table: str, visitor: str) -> StandingSheet:
        """What may be answered beforehand at a table, and what a visitor has said."""
        live = (await self._registry.room(table)).live
        mine = sorted(live.seating.held_by(visitor))
        if not mine:
            raise Refused("no-seat", "you hold no seat of this table")
        given = (StandingOrders(n, orders.read(live.seating.seats[n].orders)) for n in mine)
        return StandingSheet(orders.offers(live.kit), tuple(given))

    async def give(self, table: str, visitor: str, wish: StandingOrders) -> StandingSheet:
        """Answer for me in this way from now on."""
        live = (await self._registry.room(table)).live
        if wish.seat not in live.seating.held_by(visitor):
            raise Refused("no-seat", "this seat is not yours", "$.seat")
        said = orders.write(live.kit, wish.orders)
        await self._registry.store.write(_give, table, visitor, wish.seat, said)
        await self._registry.seats_changed(table)
        return await self.sheet(table, visitor)


def _give(connection: Database, table: str, visitor: str, seat: int, said: str) -> None:
    queries.lock(connection, table)
    if seat not in queries.seating(connection, table).held_by(visitor):
        raise Refused("no-seat", "this seat is not yours any more", "$.seat")
    c = s.seats.c
    chosen = update(s.seats).where(c.match == table, c.seat == seat)
    connection.execute(chosen.values(orders=said))
