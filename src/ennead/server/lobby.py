"""The lobby: lists and makes tables, seats people, hands seats to bots and back, starts
rematches."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import NoReturn

from sqlalchemy import Connection as Database

from ennead.kernel.errors import EnneadError, SetupError
from ennead.server import tokens
from ennead.server.registry import TableRegistry
from ennead.server.rooms import Client, Room, table_info
from ennead.server.storage import queries
from ennead.server.storage.rows import Holder, MatchRow, Seating, SeatRow, Status
from ennead.table import messages as m
from ennead.table.documents import Claimed, Created, Invitation, Join, Lobby, NewTable, SeatWish
from ennead.table.kit import GameKit
from ennead.table.refused import Refused

LONGEST_NAME = 40


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or direction signs, at most forty letters."""
    letters = [sign if unicodedata.category(sign)[0] != "C" else " " for sign in name]
    words = unicodedata.normalize("NFC", "".join(letters)).split()
    return " ".join(words)[:LONGEST_NAME].strip()


class LobbyService:
    """Everything about seats that is written down outside the match's log."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    # -- new tables --------------------------------------------------------------------------------

    async def create(self, wish: NewTable, visitor: str, pack: str = "") -> Created:
        """Make a table for a visitor (the token, not its hash). Raises Refused."""
        kit = self._kit(wish.game, pack)
        row = self._row(kit, wish, visitor, pack)
        host = tokens.digest(visitor)
        seating = Seating([self._seat(kit, n, seat) for n, seat in enumerate(wish.seats)])
        mine = {n for n, seat in enumerate(wish.seats) if seat.holder in ("me", "here")}
        if mine:
            seating.holders[host] = mine
        invitations = self._invite(seating, visitor, row.id)
        row.status = Status.GATHERING if invitations else Status.PLAYING
        await self._store.write(queries.create, row, seating)
        table = table_info(kit, row, seating, host, mine, mine)
        return Created(table, invitations)

    def _kit(self, game: str, pack: str = "") -> GameKit:
        try:
            return self._registry.catalog.kit(game, pack)
        except SetupError as error:
            raise Refused("no-game", str(error), "$.game") from None

    def _row(self, kit: GameKit, wish: NewTable, visitor: str, pack: str) -> MatchRow:
        try:
            setup = kit.game.setup(len(wish.seats), kit.read_options(wish.options))
        except EnneadError as error:
            raise Refused("bad-options", str(error), "$.options") from None
        if wish.seed and any(seat.holder == "link" for seat in wish.seats):
            raise Refused("bad-options", "a seed is only for tables without other people", "$.seed")
        return MatchRow(
            tokens.new_table_id(),
            kit.id,
            kit.game.version,
            setup.players,
            dict(setup.options),
            tokens.chance_key(wish.seed),
            title=clean_name(wish.title),
            pack=pack,
            public=wish.public,
            host=tokens.digest(visitor),
        )

    def _seat(self, kit: GameKit, number: int, wish: SeatWish) -> SeatRow:
        name = clean_name(wish.name)
        if wish.holder == "bot":
            level = self._level(kit, wish.level, f"$.seats[{number}].level")
            return SeatRow(number, Holder.BOT, name, level)
        return SeatRow(number, Holder.OPEN if wish.holder == "link" else Holder.PERSON, name)

    def _level(self, kit: GameKit, level: str, where: str = "$.level") -> str:
        if not level:
            return kit.levels[min(1, len(kit.levels) - 1)]
        if level not in kit.levels:
            known = ", ".join(kit.levels)
            raise Refused(
                "bad-options", f"{kit.id} has bots of level {known}, not {level!r}", where
            )
        return level

    def _invite(self, seating: Seating, visitor: str, table: str) -> tuple[Invitation, ...]:
        """A key for every open seat, derived from the visitor's token; only hashes go into
        storage."""
        invitations = self._invitations(seating, visitor, table)
        for one in invitations:
            seating.keys[tokens.digest(one.key)] = {one.seat}
        return invitations

    @staticmethod
    def _invitations(seating: Seating, visitor: str, table: str) -> tuple[Invitation, ...]:
        return tuple(
            Invitation(seat.seat, tokens.seat_key(visitor, table, seat.seat))
            for seat in seating.seats
            if seat.holder is Holder.OPEN
        )

    async def invitations(self, table: str, visitor: str) -> tuple[Invitation, ...]:
        """The keys of the seats that still wait for somebody, for the host."""
        room = await self._registry.room(table)
        if room.live.row.host != tokens.digest(visitor):
            raise Refused("forbidden", "only who made the table can invite")
        return self._invitations(room.live.seating, visitor, table)

    async def add_key(self, table: str, seats: Collection[int], key: str) -> None:
        """Let one key open several seats: people who share a screen."""
        await self._store.write(queries.add_key, table, sorted(seats), tokens.digest(key))

    # -- taking a seat -----------------------------------------------------------------------------

    async def claim(self, key: str, name: str, visitor: str) -> Claimed:
        """Take the seats that a key opens. Raises Refused."""
        opened = await self._store.read(queries.opened_by, tokens.digest(key))
        if not opened:
            raise Refused("no-seat", "this key opens no seat", "$.key")
        table = opened[0][0]
        seats = [seat for match, seat in opened if match == table]
        hashed = tokens.digest(visitor) if visitor else ""
        await self._store.write(_sit_down, table, seats, clean_name(name), hashed, "")
        await self._registry.seats_changed(table)
        return Claimed(table, seats[0], key)

    async def join(self, table: str, wish: Join, visitor: str) -> Claimed:
        """Take an open seat of a public table. Raises Refused."""
        room = await self._registry.room(table)
        if not room.live.row.public:
            raise Refused("forbidden", "this table is by invitation")
        if wish.seat >= len(room.live.seating.seats):
            raise Refused("no-seat", f"the table has no seat {wish.seat}", "$.seat")
        key = tokens.seat_key(visitor, table, wish.seat)
        args = (
            table,
            [wish.seat],
            clean_name(wish.name),
            tokens.digest(visitor),
            tokens.digest(key),
        )
        await self._store.write(_sit_down, *args)
        await self._registry.seats_changed(table)
        return Claimed(table, wish.seat, key)

    # -- bots and names ----------------------------------------------------------------------------

    async def handover(self, room: Room, client: Client, wish: m.Handover) -> None:
        """Let a bot play a seat, or give it back to its person. Raises Refused."""
        live = room.live
        seat = self._seat_of(room, wish.seat)
        away = seat.holder is Holder.OPEN or wish.seat not in room.present()
        host = bool(client.visitor) and client.visitor == live.row.host
        if wish.seat not in client.held and not (host and away and wish.level is not None):
            raise Refused("forbidden", "only the seat's own person, or the host while it is away")
        if wish.level is None:
            changed = SeatRow(seat.seat, Holder.PERSON, seat.name)
        else:
            level = self._level(live.kit, wish.level)
            changed = SeatRow(seat.seat, Holder.BOT, seat.name, level)
        await self._change(room, changed, wish.id)

    async def rename(self, room: Room, client: Client, wish: m.Rename) -> None:
        """Change the name at a seat. Raises Refused."""
        seat = self._seat_of(room, wish.seat)
        if wish.seat not in client.held:
            raise Refused("no-seat", "this seat is not yours", "$.seat")
        name = clean_name(wish.name)
        if not name:
            raise Refused("malformed", "expected a name with letters in it", "$.name")
        await self._change(room, SeatRow(seat.seat, seat.holder, name, seat.level), wish.id)

    @staticmethod
    def _seat_of(room: Room, number: int) -> SeatRow:
        seats = room.live.seating.seats
        if number >= len(seats):
            raise Refused("no-seat", f"the table has no seat {number}", "$.seat")
        return seats[number]

    async def _change(self, room: Room, seat: SeatRow, id: str) -> None:
        await self._store.write(_change_once, room.live.id, seat, id)
        await self._registry.seats_changed(room.live.id)

    # -- again -------------------------------------------------------------------------------------

    async def rematch(self, id: str, visitor: str) -> Created:
        """The table that follows a finished one: same game, options and people; later calls give
        the same."""
        room = await self._registry.room(id)
        await room.live.pending.settled()
        old = room.live
        host = tokens.digest(visitor)
        if not old.seating.held_by(host):
            raise Refused("forbidden", "only who sat at the table can ask for a rematch")
        if old.row.status is not Status.OVER:
            raise Refused("forbidden", "the match is not over")
        row = MatchRow(
            tokens.new_table_id(), old.row.game, old.kit.game.version, old.row.players,
            old.row.options, tokens.chance_key(), old.row.title, old.row.pack, old.row.public,
            host=host,
        )  # fmt: skip
        seating = _same_people(old.seating)
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

    async def lobby(self, visitor: str) -> Lobby:
        """Tables to play at and to watch."""
        hashed = tokens.digest(visitor)
        lists = await self._store.read(queries.lobby, hashed)
        shown = {
            name: tuple(
                table
                for row, seating in rows
                if (table := self._listed(row, seating, hashed)) is not None
            )
            for name, rows in lists.items()
        }
        return Lobby(**shown)

    def _listed(self, row: MatchRow, seating: Seating, visitor: str) -> m.TableInfo | None:
        """A table of the lobby; one whose game is no longer here is left out."""
        try:
            kit = self._registry.catalog.kit(row.game, row.pack)
            room = self._registry.rooms.get(row.id)
            present = room.present() if room is not None else set()
            seq = room.live.seq if room is not None else 0
            held = seating.held_by(visitor)
            return table_info(kit, row, seating, visitor, held, present, seq)
        except EnneadError:
            return None


def _sit_down(
    connection: Database, table: str, seats: list[int], name: str, visitor: str, key: str
) -> None:
    """Seat a person, in one transaction; with a new `key` the seats must be open."""
    queries.lock(connection, table)
    rows = {row.seat: row for row in queries.seating(connection, table).seats}
    for number in seats:
        row = rows[number]
        if key and row.holder is not Holder.OPEN:
            _taken(number)
        if row.holder is not Holder.PERSON or (name and not row.name):
            kept = name or row.name
            queries.set_seat(connection, table, SeatRow(number, Holder.PERSON, kept))
    if visitor:
        queries.add_holder(connection, table, seats, visitor)
    if key:
        queries.add_key(connection, table, seats, key)
    queries.begin_if_full(connection, table)


def _taken(seat: int) -> NoReturn:
    raise Refused("no-seat", f"seat {seat} is taken", "$.seat")


def _change_once(connection: Database, table: str, seat: SeatRow, id: str) -> None:
    """Change a seat unless this very wish was carried out before."""
    queries.lock(connection, table)
    if queries.do_once(connection, table, seat.seat, id):
        queries.set_seat(connection, table, seat)
        queries.begin_if_full(connection, table)


def _follow(connection: Database, old: str, row: MatchRow, seating: Seating) -> str:
    """Store the table that follows, unless somebody has already done so; returns its id."""
    queries.lock(connection, old)
    found = queries.match_row(connection, old)
    if found is not None and found.rematch:
        return found.rematch
    queries.create(connection, row, seating)
    queries.set_rematch(connection, old, row.id)
    return row.id


def _same_people(old: Seating) -> Seating:
    """The same seats: persons who came with a cookie keep theirs, programs that came with a key get
    a new one."""
    held = {seat for seats in old.holders.values() for seat in seats}
    seats = []
    for row in old.seats:
        if row.seat in held:
            seats.append(SeatRow(row.seat, Holder.PERSON, row.name))
        elif row.holder is Holder.BOT:
            seats.append(SeatRow(row.seat, Holder.BOT, row.name, row.level))
        else:
            seats.append(SeatRow(row.seat, Holder.OPEN, row.name))
    return Seating(seats, {visitor: set(seats) for visitor, seats in old.holders.items()})
