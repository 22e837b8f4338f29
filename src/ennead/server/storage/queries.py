"""Every question to the database, as a function of a connection; the caller owns the transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, Dialect, Row, and_, delete, func, select, text, update
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
"""Entries of one statement: the driver keeps that many statements prepared, and every SQLite takes that many values."""


def _insert(dialect: Dialect, table: Any) -> Any:
    """An insert that knows conflicts."""
    if dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # not cheap, and most people never need it

        return postgresql.insert(table)
    return sqlite.insert(table)


# --- making ----------------------------------------------------------------------------------------------


def create(connection: Connection, match: MatchRow, seating: Seating) -> None:
    """Store a new table."""
    match.created = match.touched = now()
    values = {name: getattr(match, name) for name in MatchRow.__slots__}
    values["options"] = json.dumps(match.options)
    connection.execute(s.matches.insert(), values)
    connection.execute(
        s.seats.insert(),
        [
            {"match": match.id, "seat": row.seat, "name": row.name, "holder": row.holder, "level": row.level}
            for row in seating.seats
        ],
    )  # fmt: skip
    for visitor, held in seating.holders.items():
        add_holder(connection, match.id, sorted(held), visitor)
    for key, opened in seating.keys.items():
        add_key(connection, match.id, sorted(opened), key)


def add_holder(connection: Connection, match: str, seats: Iterable[int], visitor: str) -> None:
    """Let a visitor hold seats; twice does no harm."""
    rows = [{"match": match, "seat": seat, "visitor": visitor} for seat in seats]
    connection.execute(_insert(connection.dialect, s.holders).on_conflict_do_nothing(), rows)


def add_key(connection: Connection, match: str, seats: Iterable[int], key: str) -> None:
    """Let a key open seats; twice does no harm."""
    rows = [{"match": match, "seat": seat, "hash": key} for seat in seats]
    connection.execute(_insert(connection.dialect, s.keys).on_conflict_do_nothing(), rows)


# --- reading ---------------------------------------------------------------------------------------------


def load(connection: Connection, match: str) -> Stored | None:
    """Everything about a table."""
    row = connection.execute(select(s.matches).where(s.matches.c.id == match)).first()
    if row is None:
        return None
    snapshot = connection.execute(
        select(s.snapshots.c.seq, s.snapshots.c.length, s.snapshots.c.position).where(
            s.snapshots.c.match == match
        )
    ).first()
    deeds = connection.execute(select(s.deeds.c.seat, s.deeds.c.id).where(s.deeds.c.match == match))
    return Stored(
        _match(row),
        seating(connection, match),
        log_after(connection, match, -1),
        Snapshot._make(snapshot) if snapshot else None,
        {(seat, id) for seat, id in deeds},
    )


def _match(row: Row[Any]) -> MatchRow:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["status"] = Status(values["status"])
    values["key"] = bytes(values["key"])
    return MatchRow(**values)


def match_row(connection: Connection, match: str) -> MatchRow | None:
    """A table without its log."""
    row = connection.execute(select(s.matches).where(s.matches.c.id == match)).first()
    return None if row is None else _match(row)


def seating(connection: Connection, match: str) -> Seating:
    """The seats of a table and what opens them."""
    rows = connection.execute(
        select(s.seats.c.seat, s.seats.c.holder, s.seats.c.name, s.seats.c.level)
        .where(s.seats.c.match == match)
        .order_by(s.seats.c.seat)
    )
    found = Seating(
        [SeatRow(seat, Holder(holder), name, level) for seat, holder, name, level in rows]
    )
    for visitor, seat in connection.execute(
        select(s.holders.c.visitor, s.holders.c.seat).where(s.holders.c.match == match)
    ):
        found.holders.setdefault(visitor, set()).add(seat)
    for key, seat in connection.execute(
        select(s.keys.c.hash, s.keys.c.seat).where(s.keys.c.match == match)
    ):
        found.keys.setdefault(key, set()).add(seat)
    return found


def log_after(connection: Connection, match: str, seq: int) -> list[LogRow]:
    """The entries of a log after a number, in order."""
    c = s.log.c
    query = (
        select(c.seq, c.kind, c.seat, c.move_id, c.body)
        .where(c.match == match, c.seq > seq)
        .order_by(c.seq)
    )
    return [LogRow._make(row) for row in connection.execute(query)]


def opened_by(connection: Connection, key: str) -> list[tuple[str, int]]:
    """The tables and seats that a key (its hash) opens, the newest table first."""
    query = (
        select(s.keys.c.match, s.keys.c.seat)
        .join(s.matches, s.matches.c.id == s.keys.c.match)
        .where(s.keys.c.hash == key)
        .order_by(s.matches.c.created.desc(), s.keys.c.seat)
    )
    return [(match, seat) for match, seat in connection.execute(query)]


def lobby(connection: Connection, visitor: str) -> dict[str, list[tuple[MatchRow, Seating]]]:
    """Three lists of tables, newest first: the visitor's own, open ones, and running ones to watch."""
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


# --- changing --------------------------------------------------------------------------------------------


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
    """Run a statement of the writer, which holds up everybody while it holds Python's lock: straight to the driver."""
    if statement.positional:
        connection.exec_driver_sql(statement.string, list(rows))
    else:
        connection.exec_driver_sql(statement.string, [row._asdict() for row in rows])


@cache
def _append(dialect: Dialect) -> SQLCompiler:
    return s.log.insert().compile(dialect=dialect)


@cache
def _store_snapshots(dialect: Dialect) -> SQLCompiler:
    insert = _insert(dialect, s.snapshots)
    new = insert.excluded
    changed = {"seq": new.seq, "length": new.length, "position": new.position}
    upsert = insert.on_conflict_do_update(index_elements=["match"], set_=changed)
    compiled: SQLCompiler = upsert.compile(dialect=dialect)
    return compiled


def touch(connection: Connection, matches: Sequence[str]) -> None:
    """Remember that tables were in use just now."""
    connection.execute(update(s.matches).where(s.matches.c.id.in_(matches)).values(touched=now()))


def set_status(connection: Connection, match: str, status: Status) -> None:
    """Say where a table stands."""
    connection.execute(
        update(s.matches).where(s.matches.c.id == match).values(status=status, touched=now())
    )


def set_seat(connection: Connection, match: str, row: SeatRow) -> None:
    """Say who sits on a seat."""
    c = s.seats.c
    connection.execute(
        update(s.seats)
        .where(c.match == match, c.seat == row.seat)
        .values(holder=row.holder, name=row.name, level=row.level)
    )


def begin_if_full(connection: Connection, match: str) -> Status:
    """Turn a gathering table without open seats into a playing one, whoever else tries it at the same time."""
    query = select(s.matches.c.status).where(s.matches.c.id == match)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    status = Status(connection.execute(query).scalar_one())
    open_seats = select(func.count()).where(
        s.seats.c.match == match, s.seats.c.holder == Holder.OPEN
    )
    if status is Status.GATHERING and not connection.execute(open_seats).scalar_one():
        set_status(connection, match, Status.PLAYING)
        return Status.PLAYING
    return status


def lock(connection: Connection, match: str) -> None:
    """Let nobody else change this table until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(s.matches.c.id).where(s.matches.c.id == match).with_for_update())


def do_once(connection: Connection, match: str, seat: int, id: str) -> bool:
    """Whether this id is new; it never is again."""
    insert = _insert(connection.dialect, s.deeds).on_conflict_do_nothing().returning(s.deeds.c.id)
    done = connection.execute(insert, {"match": match, "seat": seat, "id": id})
    return done.first() is not None


def set_rematch(connection: Connection, match: str, following: str) -> None:
    """Name the table that follows."""
    connection.execute(update(s.matches).where(s.matches.c.id == match).values(rematch=following))


# --- uploaded match files -----------------------------------------------------------------------------------


def add_replay(connection: Connection, id: str, game: str, file: str) -> None:
    """Keep an uploaded match file; the same file again is the same replay."""
    insert = _insert(connection.dialect, s.replays).on_conflict_do_nothing()
    connection.execute(insert, {"id": id, "game": game, "created": now(), "text": file})


def replay(connection: Connection, id: str) -> str | None:
    """An uploaded match file."""
    found = connection.execute(select(s.replays.c.text).where(s.replays.c.id == id)).scalar()
    return None if found is None else str(found)


# --- housekeeping --------------------------------------------------------------------------------------------


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
