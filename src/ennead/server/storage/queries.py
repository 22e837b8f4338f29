"""Every question to the database, as a function of a connection; the caller owns the transaction.

What is asked for every table or seat is a statement made once: making one costs more than running
it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Dialect,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from ennead.server.storage import schema as s
from ennead.server.storage.rows import (
    Holder,
    LogEntry,
    LogRow,
    MatchRow,
    Seating,
    SeatRow,
    Snapshot,
    SnapshotEntry,
    Status,
    Stored,
    now,
)

LISTED = 200
"""Tables that a list of the lobby has at most."""
MOST_ROWS = 64
"""Entries of one statement: the driver keeps that many statements prepared, and every SQLite takes
that many values."""


def _insert(dialect: Dialect, table: Any) -> Any:
    """An insert that knows conflicts."""
    if dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # not cheap, and most people never need it

        return postgresql.insert(table)
    return sqlite.insert(table)


@cache
def _insert_new(dialect: Dialect, table: Any) -> Any:
    """An insert that leaves out what is already there."""
    return _insert(dialect, table).on_conflict_do_nothing()


# --- making ---------------------------------------------------------------------------------------


_NEW_MATCH = insert(s.matches)
_NEW_SEATS = insert(s.seats)


def create(connection: Connection, match: MatchRow, seating: Seating) -> None:
    """Store a new table."""
    match.created = match.touched = now()
    values = {name: getattr(match, name) for name in MatchRow.__slots__}
    values["options"] = json.dumps(match.options)
    connection.execute(_NEW_MATCH, values)
    connection.execute(
        _NEW_SEATS,
        [
            {"match": match.id, **{name: getattr(row, name) for name in SeatRow.__slots__}}
            for row in seating.seats
        ],
    )
    for visitor, held in seating.holders.items():
        add_holder(connection, match.id, sorted(held), visitor)
    for key, opened in seating.keys.items():
        add_key(connection, match.id, sorted(opened), key)


def add_holder(connection: Connection, match: str, seats: Iterable[int], visitor: str) -> None:
    """Let a visitor hold seats; twice does no harm."""
    rows = [{"match": match, "seat": seat, "visitor": visitor} for seat in seats]
    connection.execute(_insert_new(connection.dialect, s.holders), rows)


def add_key(connection: Connection, match: str, seats: Iterable[int], key: str) -> None:
    """Let a key open seats; twice does no harm."""
    rows = [{"match": match, "seat": seat, "hash": key} for seat in seats]
    connection.execute(_insert_new(connection.dialect, s.keys), rows)


# --- reading --------------------------------------------------------------------------------------


_ID: BindParameter[str] = bindparam("match")
_MATCH = select(s.matches).where(s.matches.c.id == _ID)
_SNAPSHOT = select(s.snapshots.c.seq, s.snapshots.c.length, s.snapshots.c.position).where(
    s.snapshots.c.match == _ID
)
_SEATS = (
    select(s.seats.c.seat, s.seats.c.holder, s.seats.c.name, s.seats.c.level)
    .where(s.seats.c.match == _ID)
    .order_by(s.seats.c.seat)
)
_HOLDERS = select(s.holders.c.visitor, s.holders.c.seat).where(s.holders.c.match == _ID)
_KEYS = select(s.keys.c.hash, s.keys.c.seat).where(s.keys.c.match == _ID)
_LOG = (
    select(s.log.c.seq, s.log.c.kind, s.log.c.seat, s.log.c.move_id, s.log.c.body)
    .where(s.log.c.match == _ID, s.log.c.seq > bindparam("after"))
    .order_by(s.log.c.seq)
)
_OPENED = (
    select(s.keys.c.match, s.keys.c.seat)
    .join(s.matches, s.matches.c.id == s.keys.c.match)
    .where(s.keys.c.hash == bindparam("key"))
    .order_by(s.matches.c.created.desc(), s.keys.c.seat)
)


def load(connection: Connection, match: str) -> Stored | None:
    """Everything about a table."""
    row = match_row(connection, match)
    if row is None:
        return None
    snapshot = connection.execute(_SNAPSHOT, {"match": match}).first()
    return Stored(
        row,
        seating(connection, match),
        log_after(connection, match, -1),
        Snapshot._make(snapshot) if snapshot else None,
    )


def match_row(connection: Connection, match: str) -> MatchRow | None:
    """A table without its log."""
    row = connection.execute(_MATCH, {"match": match}).first()
    return None if row is None else _match(row)


def _match(row: Row[Any]) -> MatchRow:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["status"] = Status(values["status"])
    values["key"] = bytes(values["key"])
    return MatchRow(**values)


def seating(connection: Connection, match: str) -> Seating:
    """The seats of a table and what opens them."""
    of = {"match": match}
    rows = connection.execute(_SEATS, of)
    found = Seating(
        [SeatRow(seat, Holder(holder), name, level) for seat, holder, name, level in rows]
    )
    for visitor, seat in connection.execute(_HOLDERS, of):
        found.holders.setdefault(visitor, set()).add(seat)
    for key, seat in connection.execute(_KEYS, of):
        found.keys.setdefault(key, set()).add(seat)
    return found


def log_after(connection: Connection, match: str, seq: int) -> list[LogRow]:
    """The entries of a log after a number, in order."""
    found = connection.execute(_LOG, {"match": match, "after": seq})
    return [LogRow._make(row) for row in found]


def opened_by(connection: Connection, key: str) -> list[tuple[str, int]]:
    """The tables and seats that a key (its hash) opens, the newest table first."""
    return [(match, seat) for match, seat in connection.execute(_OPENED, {"key": key})]


def lobby(connection: Connection, visitor: str) -> dict[str, list[tuple[MatchRow, Seating]]]:
    """Three lists of tables, newest first: the visitor's own, open ones, and running ones to
    watch."""
    m, h = s.matches.c, s.holders.c
    own = select(h.match).where(h.visitor == visitor)
    wishes = {
        "mine": (m.id.in_(own)) | ((m.host == visitor) & (m.host != "")),
        "open": and_(m.public, m.status == Status.GATHERING),
        "running": and_(m.public, m.status == Status.PLAYING),
    }
    lists: dict[str, list[tuple[MatchRow, Seating]]] = {}
    for name, wish in wishes.items():
        query = select(s.matches).where(wish).order_by(m.touched.desc()).limit(LISTED)
        rows = [_match(row) for row in connection.execute(query)]
        seats = _seatings(connection, [row.id for row in rows])
        lists[name] = [(row, seats[row.id]) for row in rows]
    return lists


def _seatings(connection: Connection, ids: Sequence[str]) -> dict[str, Seating]:
    """The seats and holders of several tables."""
    found = {id: Seating([]) for id in ids}
    seats = select(s.seats).where(s.seats.c.match.in_(ids)).order_by(s.seats.c.seat)
    for row in connection.execute(seats).mappings():
        seat = SeatRow(row["seat"], Holder(row["holder"]), row["name"], row["level"])
        found[row["match"]].seats.append(seat)
    for match, seat, visitor in connection.execute(
        select(s.holders.c.match, s.holders.c.seat, s.holders.c.visitor).where(
            s.holders.c.match.in_(ids)
        )
    ):
        found[match].holders.setdefault(visitor, set()).add(seat)
    return found


# --- changing -------------------------------------------------------------------------------------


def append(connection: Connection, rows: Sequence[LogEntry]) -> None:
    """Add entries to logs. Raises IntegrityError when one of the numbers is taken."""
    dialect = connection.dialect
    if dialect.name == "sqlite":
        for start in range(0, len(rows), MOST_ROWS):
            connection.exec_driver_sql(*appending(dialect, rows[start : start + MOST_ROWS]))
    else:
        _execute_many(connection, _append(dialect), rows)


def appending(dialect: Dialect, rows: Sequence[LogEntry]) -> tuple[str, tuple[Any, ...]]:
    """One statement of SQLite that adds up to `MOST_ROWS` entries, and its values."""
    return _append_rows(dialect, len(rows)), tuple(chain.from_iterable(rows))


@cache
def _append_rows(dialect: Dialect, count: int) -> str:
    one = _append(dialect).string
    return one + f", {one.rpartition('VALUES ')[2]}" * (count - 1)


def store_snapshots(connection: Connection, rows: Sequence[SnapshotEntry]) -> None:
    """Replace snapshots."""
    if rows:
        _execute_many(connection, _store_snapshots(connection.dialect), rows)


def _execute_many(
    connection: Connection, statement: SQLCompiler, rows: Sequence[LogEntry | SnapshotEntry]
) -> None:
    """Run a statement of the writer, which holds up everybody while it holds Python's lock:
    straight to the driver."""
    if statement.positional:
        connection.exec_driver_sql(statement.string, list(rows))
    else:
        connection.exec_driver_sql(statement.string, [row._asdict() for row in rows])


@cache
def _append(dialect: Dialect) -> SQLCompiler:
    return s.log.insert().compile(dialect=dialect)


@cache
def _store_snapshots(dialect: Dialect) -> SQLCompiler:
    adding = _insert(dialect, s.snapshots)
    new = adding.excluded
    changed = {"seq": new.seq, "length": new.length, "position": new.position}
    upsert = adding.on_conflict_do_update(index_elements=["match"], set_=changed)
    compiled: SQLCompiler = upsert.compile(dialect=dialect)
    return compiled


def touch(connection: Connection, matches: Sequence[str]) -> None:
    """Remember that tables were in use just now."""
    connection.execute(update(s.matches).where(s.matches.c.id.in_(matches)).values(touched=now()))


_SET_STATUS = (
    update(s.matches)
    .where(s.matches.c.id == _ID)
    .values(status=bindparam("now_is"), touched=bindparam("at"))
)
_SET_SEAT = (
    update(s.seats)
    .where(s.seats.c.match == bindparam("of"), s.seats.c.seat == bindparam("number"))
    .values(holder=bindparam("by"), name=bindparam("called"), level=bindparam("strength"))
)
_STATUS = select(s.matches.c.status).where(s.matches.c.id == _ID)
_OPEN_SEATS = select(func.count()).where(s.seats.c.match == _ID, s.seats.c.holder == Holder.OPEN)


def set_status(connection: Connection, match: str, status: Status) -> None:
    """Say where a table stands."""
    connection.execute(_SET_STATUS, {"match": match, "now_is": status, "at": now()})


def set_seat(connection: Connection, match: str, row: SeatRow) -> None:
    """Say who sits on a seat."""
    seat = {"by": row.holder, "called": row.name, "strength": row.level}
    connection.execute(_SET_SEAT, {"of": match, "number": row.seat, **seat})


def begin_if_full(connection: Connection, match: str) -> Status:
    """Turn a gathering table without open seats into a playing one, whoever else tries it at the
    same time."""
    lock(connection, match)
    status = Status(connection.execute(_STATUS, {"match": match}).scalar_one())
    if (
        status is Status.GATHERING
        and not connection.execute(_OPEN_SEATS, {"match": match}).scalar_one()
    ):
        set_status(connection, match, Status.PLAYING)
        return Status.PLAYING
    return status


def lock(connection: Connection, match: str) -> None:
    """Let nobody else change this table until the transaction ends; SQLite has one writer
    anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(_STATUS.with_for_update(), {"match": match})


def do_once(connection: Connection, match: str, seat: int, id: str) -> bool:
    """Whether this id is new; it never is again."""
    noting = _insert_new(connection.dialect, s.deeds).returning(s.deeds.c.id)
    done = connection.execute(noting, {"match": match, "seat": seat, "id": id})
    return done.first() is not None


def set_rematch(connection: Connection, match: str, following: str) -> None:
    """Name the table that follows."""
    connection.execute(update(s.matches).where(s.matches.c.id == match).values(rematch=following))


# --- uploaded match files -------------------------------------------------------------------------


def add_replay(connection: Connection, id: str, game: str, file: str) -> None:
    """Keep an uploaded match file; the same file again is the same replay."""
    values = {"id": id, "game": game, "created": now(), "text": file}
    connection.execute(_insert_new(connection.dialect, s.replays), values)


def replay(connection: Connection, id: str) -> str | None:
    """An uploaded match file."""
    found = connection.execute(select(s.replays.c.text).where(s.replays.c.id == id)).scalar()
    return None if found is None else str(found)


# --- housekeeping ---------------------------------------------------------------------------------


def sweep(connection: Connection, gathering_before: int, replays_before: int) -> int:
    """Remove tables that never began and uploads that are old; returns how many tables went."""
    m = s.matches.c
    gone = connection.execute(
        delete(s.matches).where(m.status == Status.GATHERING, m.touched < gathering_before)
    )
    connection.execute(delete(s.replays).where(s.replays.c.created < replays_before))
    return int(gone.rowcount)


def ping(connection: Connection) -> None:
    """Does the database answer?"""
    connection.execute(text("SELECT 1"))


def notify(connection: Connection, payload: str) -> None:
    """Tell the other processes, when (and only if) this transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify('ennead', :payload)"), {"payload": payload})
