"""Matches that move between this server and a device: all of a match leaves as one text, and comes
back as one, every move of it proved.

Only where nobody else plays: such a text says everything, hidden cards and the chance to come."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection as Database

from ennead.kernel import NO_OPTION, Entry, Opening
from ennead.server import record
from ennead.server.registry import TableRegistry
from ennead.server.storage import folding, queries
from ennead.server.storage.rows import Kind, LogEntry, LogRow, Stored
from ennead.table import saved
from ennead.table.documents import Created
from ennead.table.kit import GameKit
from ennead.table.newtable import bot_level, clean_name
from ennead.table.refused import Refused
from ennead.table.saved import MOVE, UNDO, Head, Past, Saved
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

OWN = "own-"
"""How a device calls matches of its own; here they go by the rest of it."""
KitOf: TypeAlias = Callable[[str, str], GameKit]
LONGEST_ID = 64
LONGEST_KEY = 64


@dataclass(slots=True)
class Carried:
    """A saved match as it will be stored."""

    kit: GameKit
    row: MatchRow
    seating: Seating
    lines: list[str]
    past: Past
    opening: Opening
    record: list[Entry]


class Carrier:
    """Hands matches out and takes them in."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._one_at_a_time = asyncio.Semaphore(1)

    async def save(self, table: str, visitor: str, since: int) -> str:
        """A match for the only one who plays in it, from entry `since` on. Raises Refused."""
        room = await self._registry.room(table)
        await room.live.pending.settled()
        live = room.live
        _check_alone(live.row, live.seating, visitor)
        stored = await self._store.read(queries.load, table)
        if stored is None:
            raise Refused("no-table", "there is no such table")
        mine = sorted(live.seating.held_by(visitor))
        head = Head(stored.match, stored.seating.seats, mine, live.glance)
        head.row.host = ""
        lines = _lines(stored.log)
        return Saved(head, lines[since:], min(since, len(lines))).text()

    async def take_in(self, text: str, visitor: str, keep: str = "") -> Created:
        """A match that comes from a device; where it began here it goes on here. If both have
        moved on since, `keep` says which counts (`here`, `device`). Raises Refused."""
        catalog = self._registry.catalog
        async with self._one_at_a_time:  # proving a long match takes a second
            carried = await asyncio.to_thread(read, saved.read_saved(text), catalog.kit, visitor)
        id = carried.row.id
        seq = await self._store.write(_take_in, carried, visitor, keep)
        await self._registry.log_changed(id, seq)
        room = await self._registry.room(id)
        return Created(room.info(visitor, room.live.seating.held_by(visitor)))


def _check_alone(row: MatchRow, seating: Seating, visitor: str) -> None:
    mine = seating.held_by(visitor)
    begun = row.status is not Status.GATHERING
    alone = set(seating.people) <= mine and all(held <= mine for held in seating.holders.values())
    if not (begun and mine and alone) or row.minutes or row.bank:
        raise Refused("forbidden", "only a match in which nobody else plays, and without clocks")
    if row.rated:  # who has the key knows what chance will give
        raise Refused("forbidden", "a match that counts for ratings stays where it is")


# --- reading --------------------------------------------------------------------------------------


def read(text: Saved, kit_of: KitOf, visitor: str) -> Carried:
    """A saved match with every move of it proved; nothing in it is believed unread. Raises
    Refused."""
    try:
        return _prove(text, kit_of, visitor)
    except Refused:
        raise
    except saved.FAULTS as error:
        raise Refused("bad-file", f"this match does not follow the rules: {error}") from None


def _prove(text: Saved, kit_of: KitOf, visitor: str) -> Carried:
    head, came = text.head, text.head.row
    id = str(came.id).removeprefix(OWN)
    if not (id.isascii() and id.replace("-", "").replace("_", "").isalnum() and len(id) >= 8):
        raise ValueError("it has no name that could be its own")
    if len(id) > LONGEST_ID or not 0 < len(came.key) <= LONGEST_KEY or text.start or head.mail:
        raise ValueError("it is not whole")
    kit = kit_of(str(came.game), str(came.pack))
    setup = kit.game.setup(len(head.seats), {str(k): str(v) for k, v in came.options.items()})
    row = MatchRow(
        id, kit.id, kit.game.version, setup.players, dict(setup.options), came.key,
        title=clean_name(str(came.title)), pack=came.pack, host=visitor,
    )  # fmt: skip
    past = saved.read_log(text.lines)
    match = saved.proved(kit, row, past)
    row.status = Status.OVER if match.over else Status.PLAYING
    seating = Seating([_seat(kit, number, seat) for number, seat in enumerate(head.seats)])
    mine = {number for number in head.mine if type(number) is int and 0 <= number < row.players}
    if not mine >= set(seating.people) or not mine:
        raise ValueError("somebody else plays in it")
    seating.holders[visitor] = mine
    return Carried(kit, row, seating, text.lines, past, match.opening, match.record)


def _seat(kit: GameKit, number: int, seat: SeatRow) -> SeatRow:
    level = bot_level(kit, seat.level) if seat.holder is Holder.BOT else ""
    if seat.holder is Holder.OPEN:
        raise ValueError("a seat of it waits for somebody")
    return SeatRow(number, seat.holder, clean_name(str(seat.name)), level)


# --- logs -----------------------------------------------------------------------------------------


def _lines(log: Sequence[LogRow]) -> list[str]:
    """A log as it travels."""
    return [_line(row) for row in log]


def _line(row: LogRow) -> str:
    if row.kind == Kind.UNDO:
        return saved.line(UNDO, row.seat, row.move_id, int(row.body))
    body = msgspec.json.decode(row.body)
    if row.kind == Kind.BEGIN:
        return saved.line(saved.BEGIN, body["outcomes"])
    return saved.line(MOVE, row.seat, row.move_id, body["text"], body["outcomes"])


def _rows(carried: Carried, start: int) -> list[LogEntry]:
    """The log of a carried match as it is stored, from an entry on; of what was taken back nothing
    but its words is kept."""
    id = carried.row.id
    proved = dict(zip((seq for seq, _ in carried.past.standing), carried.record, strict=True))
    found = [record.begin_row(id, carried.opening)]
    for seq, text in enumerate(carried.lines[1:], 1):
        kind, seat, move_id, *rest = json.loads(text)
        if kind == UNDO:
            found.append(record.undo_row(id, seq, seat, rest[0], move_id))
        else:
            entry = proved.get(seq) or _undone(seat, *rest)
            found.append(record.move_row(id, seq, entry, move_id))
    return found[start:]


def _undone(seat: int, text: str, drawn: Sequence[Sequence[Any]]) -> Entry:
    return Entry(seat, NO_OPTION, text, "", False, 0, saved.outcomes(drawn))


# --- in one transaction ---------------------------------------------------------------------------


def _take_in(connection: Database, carried: Carried, visitor: str, keep: str) -> int:
    """Store a carried match, or what it has beyond what is stored; returns the last entry."""
    id = carried.row.id
    queries.lock(connection, id)
    stored = queries.load(connection, id)
    if stored is None:
        queries.create(connection, carried.row, carried.seating)
        queries.append(connection, _rows(carried, 0))
        return len(carried.lines) - 1
    _check_alone(stored.match, stored.seating, visitor)
    here = _lines(stored.log)
    fork = saved.shared(here, carried.lines)
    if fork == len(carried.lines) or keep == "here":
        return len(here) - 1
    if fork == 0:
        raise Refused("forbidden", "another match goes by its name here")
    if fork == len(here):
        rows = _rows(carried, fork)
    else:
        rows = _instead(stored, here, fork, carried, keep)
    folding.unfold(connection, id)
    queries.append(connection, rows)
    queries.set_status(connection, id, carried.row.status)
    return rows[-1].seq if rows else len(here) - 1


def _instead(
    stored: Stored, here: list[str], fork: int, carried: Carried, keep: str
) -> list[LogEntry]:
    """What makes the log here into that of a device where both have moved on: what bots have done
    meanwhile gives way to people, what people have done only if they say so."""
    people = {seat.seat for seat in stored.seating.seats if seat.holder is Holder.PERSON}
    if not keep:
        ours, theirs = (_moved(lines[fork:], people) for lines in (here, carried.lines))
        if not theirs:
            return []
        if ours:
            raise Refused("diverged", "this match has gone on in two places")
    id, before = carried.row.id, saved.read_log(here)
    same = _alike(before, carried.past)
    seq, seat = len(here), min(people or {0})
    found = []
    if taken := len(before.standing) - same:
        found.append(record.undo_row(id, seq, seat, -taken, f"carried-{seq}"))
    for entry in carried.record[same:]:
        seq = len(here) + len(found)
        found.append(record.move_row(id, seq, entry, f"carried-{seq}"))
    return found


def _moved(lines: Sequence[str], people: set[int]) -> bool:
    """Whether a person has done something in these entries."""
    return any(json.loads(text)[1] in people for text in lines)


def _alike(one: Past, other: Past) -> int:
    """How many moves two matches begin with alike."""
    for number, (mine, theirs) in enumerate(zip(one.moves, other.moves, strict=False)):
        if mine != theirs:
            return number
    return min(len(one.moves), len(other.moves))
