"""The lobby: lists and makes tables, invites people, starts rematches."""

from __future__ import annotations

from sqlalchemy import Connection as Database

from ennead.kernel.errors import EnneadError
from ennead.server import tokens, wire
from ennead.server.people import ties
from ennead.server.people.visitors import Visitor, check_guest, is_account
from ennead.server.registry import TableRegistry
from ennead.server.storage import queries
from ennead.server.talk import queries as talk
from ennead.table import messages as m
from ennead.table import newtable
from ennead.table.documents import Created, Invitation, NewTable
from ennead.table.refused import Refused
from ennead.table.seating import Holder, MatchRow, Seating, Status, table_info


class LobbyService:
    """Tables to come to, and invitations to them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    # -- new tables --------------------------------------------------------------------------------

    async def create(self, wish: NewTable, visitor: Visitor, pack: str = "") -> Created:
        """Make a table for a visitor. Raises Refused."""
        host = visitor.id
        check_guest(self._registry.settings, host)
        kit, row, seating = newtable.new_table(self._registry.catalog, wish, host, pack)
        mine = seating.held_by(host)
        invitations = self._invite(seating, visitor, row.id)
        row.status = Status.GATHERING if invitations else Status.PLAYING
        await self._store.write(queries.create, row, seating)
        self._registry.changes += 1
        self._registry.opened(row, seating)
        table = table_info(kit, row, seating, host, mine, mine)
        return Created(table, invitations)

    def _invite(self, seating: Seating, visitor: Visitor, table: str) -> tuple[Invitation, ...]:
        """A key for every open seat, derived from the visitor's secret; only hashes go into
        storage."""
        invitations = self._invitations(seating, visitor, table)
        for one in invitations:
            seating.keys[tokens.digest(one.key)] = {one.seat}
        return invitations

    @staticmethod
    def _invitations(seating: Seating, visitor: Visitor, table: str) -> tuple[Invitation, ...]:
        return tuple(
            Invitation(seat.seat, tokens.seat_key(visitor.secret, table, seat.seat))
            for seat in seating.seats
            if seat.holder is Holder.OPEN
        )

    async def invitations(self, table: str, visitor: Visitor) -> tuple[Invitation, ...]:
        """The keys of the seats that still wait for somebody, for the host."""
        room = await self._registry.room(table)
        if room.live.row.host != visitor.id:
            raise Refused("forbidden", "only who made the table can invite")
        invitations = self._invitations(room.live.seating, visitor, table)
        keys = {tokens.digest(one.key): one.seat for one in invitations}
        if not keys.keys() <= await self._store.read(queries.keys_of, table):
            await self._store.write(_let_in, table, keys)
        return invitations

    # -- again -------------------------------------------------------------------------------------

    async def rematch(self, id: str, visitor: Visitor) -> Created:
        """The table that follows a finished one: same game, options and people, each a seat
        further; later calls give the same."""
        room = await self._registry.room(id)
        await room.live.pending.settled()
        old = room.live
        host = visitor.id
        if not old.seating.held_by(host):
            raise Refused("forbidden", "only who sat at the table can ask for a rematch")
        if old.row.status is not Status.OVER:
            raise Refused("forbidden", "the match is not over")
        if await self._store.read(ties.blocked, host) & old.seating.holders.keys():
            raise Refused("forbidden", "you have blocked somebody who sat here; make a new table")
        row = newtable.next_row(old.row, old.kit, host)
        seating = newtable.next_seating(old.seating)
        invitations = self._invite(seating, visitor, row.id)
        row.status = Status.GATHERING if invitations else Status.PLAYING
        following = await self._store.write(_follow, id, row, seating)
        if following != row.id:
            found = (await self._registry.room(following)).live
            row, seating, invitations = found.row, found.seating, ()
        await self._registry.seats_changed(id)
        held = seating.held_by(host)
        return Created(table_info(old.kit, row, seating, host, held, held), invitations)

    # -- the lobby ---------------------------------------------------------------------------------

    async def own(self, visitor: str) -> list[m.TableInfo]:
        """The tables of a visitor (the id)."""
        rows = await self._store.read(queries.own_tables, visitor)
        listed = [self._listed(row, seating, visitor) for row, seating in rows]
        shown = [table for table in listed if table is not None]
        stored = await self._store.read(queries.glances, [table.id for table in shown])
        words = await self._store.read(talk.unread, visitor, [table.id for table in shown])
        for table in shown:
            if count := words.get(table.id):
                table.unread = count
            seated = any(seat.yours for seat in table.seats)
            if table.id in stored and (seated or not table.delay or table.status == "over"):
                table.glance = await self._glance(table.id, stored[table.id])
        return shown

    async def with_followed(self, visitor: str) -> list[m.TableInfo]:
        """The tables of a visitor, and then others where people sit whom they follow."""
        own = await self.own(visitor)
        mine = {table.id for table in own}
        if not is_account(visitor):
            return own
        rows = await self._store.read(ties.followed_tables, visitor)
        found = [self._listed(row, seating, "") for row, seating in rows if row.id not in mine]
        listed = [table for table in found if table is not None]
        for table in listed:
            table.followed = True
        return own + listed

    async def _glance(self, table: str, stored: str) -> m.Glance | None:
        """Where a match stands; its table is brought in if storage does not tell."""
        if stored and table not in self._registry.rooms:
            return wire.glance(stored)
        try:
            return (await self._registry.room(table)).live.glance
        except Refused:
            return None

    async def forget(self, table: str, visitor: str) -> None:
        """Take a finished match off a visitor's list; with the last who had it, it is gone. Raises
        Refused."""
        await self._store.write(_forget, table, visitor)
        await self._registry.seats_changed(table)

    def _listed(self, row: MatchRow, seating: Seating, visitor: str) -> m.TableInfo | None:
        """A table of the visitor; one whose game is no longer here is left out."""
        try:
            kit = self._registry.catalog.kit(row.game, row.pack)
            room = self._registry.rooms.get(row.id)
            present = self._registry.present_at(row.id)
            seq = room.live.seq if room is not None else 0
            held = seating.held_by(visitor)
            return table_info(kit, row, seating, visitor, held, present, seq)
        except EnneadError:
            return None


def _follow(connection: Database, old: str, row: MatchRow, seating: Seating) -> str:
    """Store the table that follows, unless somebody has already done so; returns its id."""
    queries.lock(connection, old)
    found = queries.match_row(connection, old)
    if found is not None and queries.match_row(connection, found.rematch) is not None:
        return found.rematch
    queries.create(connection, row, seating)
    queries.set_rematch(connection, old, row.id)
    return row.id


def _let_in(connection: Database, table: str, keys: dict[str, int]) -> None:
    """Let the keys that a host is shown on another device open what is open still."""
    queries.lock(connection, table)
    seats = queries.seating(connection, table).seats
    for key, seat in keys.items():
        if seats[seat].holder is Holder.OPEN:
            queries.add_key(connection, table, [seat], key)


def _forget(connection: Database, table: str, visitor: str) -> None:
    """Let a visitor have nothing to do with a finished match any more, and delete it if nobody else
    has."""
    queries.lock(connection, table)
    row, seating = queries.match_row(connection, table), queries.seating(connection, table)
    mine = sorted(seating.held_by(visitor))
    if row is None or not (mine or row.host == visitor):
        raise Refused("no-seat", "you have no part in this table")
    if row.status is not Status.OVER:
        raise Refused("forbidden", "the match is not over")
    if {*seating.holders, row.host} <= {visitor, ""}:
        queries.delete_match(connection, table)
        return
    queries.delete_holder(connection, table, mine, visitor)
    queries.delete_keys(connection, table, mine)
    if row.host == visitor:
        queries.clear_host(connection, table)
