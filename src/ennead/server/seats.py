"""Seats: who takes one, on which devices, and who plays it for a while.

A *key* opens seats once. Whoever comes with it holds the seats from then on by a secret of their
own (a browser's cookie, a program's token); the key, and any other that was handed out for those
seats, is gone. A second device gets a fresh key from the one that holds the seat, from nobody else.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import NoReturn, TypeAlias

from sqlalchemy import Connection as Database

from ennead.kernel.matchfile import Agreed
from ennead.server import deadlines, tokens
from ennead.server.people import ties
from ennead.server.people.visitors import check_guest
from ennead.server.registry import TableRegistry
from ennead.server.rooms import Client, Room
from ennead.server.storage import queries, timing
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.agreements import AGREEMENTS
from ennead.table.documents import Claimed, Device, Join, KeyInfo, SeatLink
from ennead.table.newtable import bot_level, clean_name
from ennead.table.refused import Refused
from ennead.table.seating import Holder, SeatRow, Status, plea_text, verdict_text

SeatRequest: TypeAlias = (
    requests.Handover | requests.Rename | requests.Plead | requests.Decline | requests.Settle
)


class SeatService:
    """Everything about taken seats that is written down outside the match's log. Visitors are
    hashes here."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    # -- taking a seat -----------------------------------------------------------------------------

    async def claim(self, key: str, name: str, visitor: str, at: str = "") -> Claimed:
        """Take the seats that a key opens (`at` this table and no other); the same again by the
        same visitor is the same claim. Raises Refused."""
        check_guest(self._registry.settings, visitor)
        hashed = tokens.digest(key)
        table, seats = await self._store.write(_claim, hashed, clean_name(name), visitor, at)
        await self._registry.seats_changed(table)
        return Claimed(table, seats[0])

    async def check(self, key: str, visitor: str) -> KeyInfo:
        """What a key is for; refused as the claim would be. Raises Refused."""
        return await self._store.read(_key_info, tokens.digest(key), visitor)

    async def join(self, table: str, wish: Join, visitor: str) -> Claimed:
        """Take an open seat of a public table. Raises Refused."""
        check_guest(self._registry.settings, visitor)
        room = await self._registry.room(table)
        if not room.live.row.public:
            raise Refused("forbidden", "this table is by invitation")
        if wish.seat >= len(room.live.seating.seats):
            raise Refused("no-seat", f"the table has no seat {wish.seat}", "$.seat")
        await self._store.write(_join, table, wish.seat, clean_name(wish.name), visitor)
        await self._registry.seats_changed(table)
        return Claimed(table, wish.seat)

    async def add_key(self, table: str, seats: Collection[int], key: str) -> None:
        """Let one key open several seats: people who share a screen."""
        await self._store.write(queries.add_key, table, sorted(seats), tokens.digest(key))

    # -- devices -----------------------------------------------------------------------------------

    async def devices(self, table: str, visitor: str) -> tuple[Device, ...]:
        """Every device on the visitor's seats, the oldest first. Raises Refused."""
        mine = await self._held(table, visitor)
        found: dict[str, Device] = {}
        for other, seat, since in await self._store.read(queries.devices, table):
            if seat in mine:
                when = datetime.fromtimestamp(since / 1000, UTC).isoformat(timespec="seconds")
                new = Device(device_id(table, other), (), when, this=other == visitor)
                known = found.setdefault(other, new)
                known.seats = (*known.seats, seat)
        return tuple(found.values())

    async def link(self, table: str, visitor: str) -> SeatLink:
        """A key that seats one more device of the visitor's own; one made before is void. Raises
        Refused."""
        key = tokens.new_token()
        mine = await self._held(table, visitor)
        await self._store.write(_replace_keys, table, sorted(mine), tokens.digest(key), visitor)
        return SeatLink(key)

    async def end_device(self, table: str, visitor: str, device: str) -> None:
        """Let a device hold the visitor's seats no longer; a link that waits is void too. Raises
        Refused."""
        mine = await self._held(table, visitor)
        await self._store.write(_end_device, table, sorted(mine), device)
        await self._registry.seats_changed(table)

    async def _held(self, table: str, visitor: str) -> set[int]:
        room = await self._registry.room(table)
        mine = room.live.seating.held_by(visitor)
        if not mine:
            raise Refused("no-seat", "you hold no seat of this table")
        return mine

    # -- wishes of somebody at the table -----------------------------------------------------------

    async def carry_out(self, room: Room, client: Client, wish: SeatRequest) -> None:
        """Do what a client wishes about seats; the same wish again does nothing. Raises Refused."""
        match wish:
            case requests.Handover():
                await self.handover(room, client, wish)
            case requests.Rename():
                await self.rename(room, client, wish)
            case requests.Plead():
                await self.plead(room, client, wish)
            case requests.Decline():
                await self.decline(room, client, wish)
            case requests.Settle():
                await self.settle(room, client, wish)

    # -- bots and names ----------------------------------------------------------------------------

    async def handover(self, room: Room, client: Client, wish: requests.Handover) -> None:
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
            level = bot_level(live.kit, wish.level)
            changed = SeatRow(seat.seat, Holder.BOT, seat.name, level)
        await self._change(room, changed, wish.id)

    async def rename(self, room: Room, client: Client, wish: requests.Rename) -> None:
        """Change the name at a seat. Raises Refused."""
        seat = self._seat_of(room, wish.seat)
        if wish.seat not in client.held:
            raise Refused("no-seat", "this seat is not yours", "$.seat")
        name = clean_name(wish.name)
        if not name:
            raise Refused("malformed", "expected a name with letters in it", "$.name")
        await self._change(room, SeatRow(seat.seat, seat.holder, name, seat.level), wish.id)

    # -- asking the others ------------------------------------------------------------------------

    async def plead(self, room: Room, client: Client, wish: requests.Plead) -> None:
        """Ask for something, or agree to it, for all people at one screen. Raises Refused."""
        live, mine = room.live, self._played(room, client)
        await live.pending.settled()
        against: Refused | None = None
        try:
            if wish.seat in mine:
                others = set(live.seating.holders) - {client.visitor}
                await self._store.read(_check_asking, client.visitor, others)
            self._check_plea(room, mine, wish)
        except Refused as refused:
            against = refused
        done = await self._store.write(_plead, live.id, mine, wish, live.clock(), against)
        await self._registry.seats_changed(live.id)
        if done and AGREEMENTS[wish.kind].ends:
            deadlines.call(self._registry, live, live.seating.people, "over")
        elif done and wish.kind == "resume":
            await deadlines.go_on(self._registry, live.id)

    @staticmethod
    def _check_plea(room: Room, mine: list[int], wish: requests.Plead) -> None:
        live, about = room.live, AGREEMENTS[wish.kind]
        if wish.seq != live.seq:
            raise Refused("stale", f"the table is at {live.seq}, the plea was about {wish.seq}")
        if about.apart and not live.seating.apart:
            raise Refused("forbidden", "there is nobody else to ask")
        last = live.running.last_move
        if live.row.status is not Status.PLAYING:
            last(wish.seat)
            raise Refused("busy", "the match has not begun")
        if about.paused not in (None, bool(live.row.paused)):
            rests = "rests" if live.row.paused else "goes on already"
            raise Refused("paused" if live.row.paused else "stale", f"the match {rests}")
        if wish.kind == "undo" and wish.seat in mine:
            last(wish.seat)
        if wish.kind == "share" and any(seat.lent for seat in live.seating.seats):
            raise Refused("forbidden", "a bot sits there for somebody who may come back")
        if wish.kind == "resume" and live.row.bank:
            asked = set(live.table.asked).intersection(live.seating.people)
            if asked - room.present():
                raise Refused("forbidden", reasons=(m.Reason("refuse-clock-away"),))

    async def decline(self, room: Room, client: Client, wish: requests.Decline) -> None:
        """Let nothing of what was asked for be done. Raises Refused."""
        mine = self._played(room, client)
        await self._store.write(_decline, room.live.id, mine, wish)
        await self._registry.seats_changed(room.live.id)

    async def settle(self, room: Room, client: Client, wish: requests.Settle) -> None:
        """Say what shall happen to somebody whose time is up. Raises Refused."""
        live, mine = room.live, self._played(room, client)
        late = live.time.late(live.clock())
        if live.row.late != "ask" or not late:
            raise Refused("stale", "nobody's time is up, or it is not for the others to decide")
        if not set(mine) - set(late):
            raise Refused("forbidden", "the others decide")
        said = verdict_text(wish.choice, live.row.since)
        await self._store.write(_settle, live.id, mine, wish.id, said)
        await self._registry.seats_changed(live.id)
        await deadlines.see_to(self._registry, live.id)

    @staticmethod
    def _played(room: Room, client: Client) -> list[int]:
        """The seats that the people at a client play. Raises Refused."""
        mine = [seat for seat in room.live.seating.people if seat in client.held]
        if not mine:
            raise Refused("no-seat", "only people who play are asked")
        return mine

    @staticmethod
    def _seat_of(room: Room, number: int) -> SeatRow:
        seats = room.live.seating.seats
        if number >= len(seats):
            raise Refused("no-seat", f"the table has no seat {number}", "$.seat")
        return seats[number]

    async def _change(self, room: Room, seat: SeatRow, id: str) -> None:
        await self._store.write(_change_once, room.live.id, seat, id)
        await self._registry.seats_changed(room.live.id)


def device_id(table: str, visitor: str) -> str:
    """How a device is named to those who share a seat with it: the same at one table, unlike at
    any other."""
    return tokens.digest(f"device {table} {visitor}")[:16]


# --- in one transaction each ----------------------------------------------------------------------


def _claim(
    connection: Database, key: str, name: str, visitor: str, at: str
) -> tuple[str, list[int]]:
    """Seat whoever comes with a key; returns the table and the seats."""
    opened = queries.opened_by(connection, key)
    if opened:
        if at and opened[0][0] != at:
            raise Refused("no-seat", "this key opens no seat of this table")
        queries.lock(connection, opened[0][0])
        opened = queries.opened_by(connection, key)  # somebody else may have been quicker
    if not opened:
        return _claimed_before(connection, key, visitor)
    table = opened[0][0]
    seats = [seat for match, seat in opened if match == table]
    _sit_down(connection, table, seats, name, visitor, key)
    return table, seats


def _key_info(connection: Database, key: str, visitor: str) -> KeyInfo:
    """Of whom and of which game a key is; neither the table nor the seat, which only a claim
    tells."""
    opened = queries.opened_by(connection, key)
    table, number = opened[0] if opened else _first_claimed(connection, key, visitor)
    row, seating = queries.match_row(connection, table), queries.seating(connection, table)
    if row is None:
        raise Refused("no-seat", "this key opens no seat", "$.key")
    named = (seating.seats[seat].name for seat in sorted(seating.held_by(row.host)))
    host = next(filter(None, named), "")
    device = seating.seats[number].holder is Holder.PERSON
    return KeyInfo(row.game, row.title, host, device)


def _first_claimed(connection: Database, key: str, visitor: str) -> tuple[str, int]:
    table, seats = _claimed_before(connection, key, visitor)
    return table, seats[0]


def _claimed_before(connection: Database, key: str, visitor: str) -> tuple[str, list[int]]:
    """What this visitor has got for this key: an answer may be lost on its way, and a link be
    opened again."""
    came = queries.came_with(connection, key)
    mine = [(match, seat) for match, seat, other in came if other == visitor]
    if mine:
        return mine[0][0], [seat for _, seat in mine]
    if came:
        raise Refused("link-used", "this key was used before", "$.key")
    raise Refused("no-seat", "this key opens no seat", "$.key")


def _join(connection: Database, table: str, seat: int, name: str, visitor: str) -> None:
    """Seat whoever comes to a public table, if the seat is open still."""
    queries.lock(connection, table)
    if queries.seating(connection, table).seats[seat].holder is not Holder.OPEN:
        _taken(seat)
    _sit_down(connection, table, [seat], name, visitor, "")


def _taken(seat: int) -> NoReturn:
    raise Refused("no-seat", f"seat {seat} is taken", "$.seat")


def _sit_down(
    connection: Database, table: str, seats: list[int], name: str, visitor: str, key: str
) -> None:
    """Seat a person; nothing that was handed out before opens the seats any more."""
    found = queries.match_row(connection, table)
    if found is not None and ties.is_blocked(connection, visitor, [found.host]):
        raise Refused("forbidden", "this table is not open to you")
    rows = queries.seating(connection, table).seats
    for number in seats:
        row = rows[number]
        if row.holder is not Holder.PERSON or (name and not row.name):
            queries.set_seat(connection, table, SeatRow(number, Holder.PERSON, name or row.name))
    queries.delete_keys(connection, table, seats)
    queries.add_holder(connection, table, seats, visitor, key)
    queries.begin_if_full(connection, table)


def _replace_keys(
    connection: Database, table: str, seats: list[int], key: str, visitor: str
) -> None:
    """Make the one key of a holder's seats, if they are the holder's still."""
    queries.lock(connection, table)
    if not set(seats) <= queries.seating(connection, table).held_by(visitor):
        raise Refused("no-seat", "this seat is not yours any more")
    queries.delete_keys(connection, table, seats)
    queries.add_key(connection, table, seats, key)


def _end_device(connection: Database, table: str, seats: list[int], device: str) -> None:
    """Take seats from one of their devices; the last one stays, or nobody could ever come back."""
    queries.lock(connection, table)
    holders = queries.seating(connection, table).holders
    visitor = next((one for one in holders if device_id(table, one) == device), "")
    ended = sorted(holders.get(visitor, set()) & set(seats))
    if not ended:
        raise Refused("not-found", "there is no such device on your seats", "$.device")
    for seat in ended:
        if not any(seat in held for other, held in holders.items() if other != visitor):
            raise Refused("forbidden", "it is the only device on its seat", "$.device")
    queries.delete_holder(connection, table, ended, visitor)
    queries.delete_keys(connection, table, ended)


def _change_once(connection: Database, table: str, seat: SeatRow, id: str) -> None:
    """Change a seat unless this very wish was carried out before."""
    queries.lock(connection, table)
    if queries.do_once(connection, table, seat.seat, id):
        queries.set_seat(connection, table, seat)
        queries.begin_if_full(connection, table)


def _plead(
    connection: Database,
    table: str,
    mine: list[int],
    wish: requests.Plead,
    now: int,
    against: Refused | None,
) -> bool:
    """Note what the people of these seats want, one thing at a time, unless this very wish was
    noted before; what speaks `against` it may have come of that. Whether it is done now."""
    about = AGREEMENTS[wish.kind]
    queries.lock(connection, table)
    if not queries.do_once(connection, table, mine[0], wish.id):
        return False
    if against is not None:
        raise against
    if not about.contest and queries.in_contest(connection, table):
        raise Refused("forbidden", "a contest waits for the result of this match")
    plea = queries.seating(connection, table).plea(wish.seq)
    if about.alone:
        plea = None
    if wish.seat not in (mine if plea is None else plea[:1]) or (plea and plea[2] != wish.kind):
        raise Refused("stale", f"seat {wish.seat} does not ask for this, or another asks")
    queries.set_plea(connection, table, mine, plea_text(wish.seat, wish.seq, wish.kind))
    seating = queries.seating(connection, table)
    plea = seating.plea(wish.seq)
    agreed = about.alone or (plea is not None and plea[1] == seating.people)
    if not agreed or wish.kind == "undo":  # whoever has the table writes that into its log
        return False
    queries.set_plea(connection, table, seating.people, "")
    if wish.kind == "pause":
        timing.pause(connection, table, now)
    elif wish.kind == "resume":
        timing.resume(connection, table, now)
    else:
        shared = tuple(seating.people) if wish.kind == "share" else ()
        queries.end_agreed(connection, table, Agreed(shared))
    return True


def _check_asking(connection: Database, asker: str, others: Collection[str]) -> None:
    """Who is blocked by somebody at the table asks nothing of it."""
    if ties.is_blocked(connection, asker, others):
        raise Refused("forbidden", "somebody at the table wants to be asked nothing")


def _settle(connection: Database, table: str, mine: list[int], id: str, said: str) -> None:
    """Note what people say about somebody who is late; somebody has to count at once."""
    queries.lock(connection, table)
    if queries.do_once(connection, table, mine[0], id):
        queries.set_verdict(connection, table, mine, said)
        timing.wake(connection, table, 1)


def _decline(connection: Database, table: str, mine: list[int], wish: requests.Decline) -> None:
    """Forget what was asked for; it may be asked for again."""
    queries.lock(connection, table)
    plea = queries.seating(connection, table).plea(wish.seq)
    if queries.do_once(connection, table, mine[0], wish.id) and plea is not None:
        queries.set_plea(connection, table, plea[1], "")
