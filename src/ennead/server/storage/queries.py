"""Every question to the database, as a function of a connection; the caller owns the transaction.

What is asked for every table or seat is a statement made once: making one costs more than running
it.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
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

from ennead.kernel.matchfile import Agreed
from ennead.server.storage import folding
from ennead.server.storage import schema as s
from ennead.server.storage.rows import LogEntry, LogRow, Snapshot, SnapshotEntry, Stored, now
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

DAY = 24 * 3600 * 1000
LONGEST_LOOK = 3.0
"""Seconds that a start may take to look for damage."""
BALLAST = 64 * 1024
"""Bytes that must be free for the storage to count as sound."""
LISTED = 50
"""Tables of a page of the lobby, in each of its lists."""
MOST_OWN = 200
"""Tables of a visitor that are listed."""
NO_END = 1_000_000
"""As many as there are."""
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


def insert_new(connection: Connection, table: Any, values: Any) -> None:
    """Add a row, unless it is there already."""
    connection.execute(_insert_new(connection.dialect, table), values)


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


def add_holder(
    connection: Connection, match: str, seats: Iterable[int], visitor: str, key: str = ""
) -> None:
    """Let a visitor hold seats, from now on and by this key; twice does no harm."""
    more = {"visitor": visitor, "key": key, "since": now()}
    rows = [{"match": match, "seat": seat, **more} for seat in seats]
    connection.execute(_insert_new(connection.dialect, s.holders), rows)


def add_key(connection: Connection, match: str, seats: Iterable[int], key: str) -> None:
    """Let a key open seats; twice does no harm."""
    rows = [{"match": match, "seat": seat, "hash": key} for seat in seats]
    connection.execute(_insert_new(connection.dialect, s.keys), rows)


def keys_of(connection: Connection, match: str) -> set[str]:
    """The keys (their hashes) that open a seat of a table."""
    found = select(s.keys.c.hash).where(s.keys.c.match == match)
    return set(connection.execute(found).scalars())


# --- reading --------------------------------------------------------------------------------------


_ID: BindParameter[str] = bindparam("match")
_MATCH = select(s.matches).where(s.matches.c.id == _ID)
_SNAPSHOT = select(*(s.snapshots.c[name] for name in Snapshot._fields)).where(
    s.snapshots.c.match == _ID
)
_SEATS = (
    select(*(s.seats.c[name] for name in SeatRow.__slots__))
    .where(s.seats.c.match == _ID)
    .order_by(s.seats.c.seat)
)
_HOLDERS = select(s.holders.c.visitor, s.holders.c.seat).where(s.holders.c.match == _ID)
_DEVICES = (
    select(s.holders.c.visitor, s.holders.c.seat, s.holders.c.since)
    .where(s.holders.c.match == _ID)
    .order_by(s.holders.c.since, s.holders.c.visitor, s.holders.c.seat)
)
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
    found = connection.execute(_SNAPSHOT, {"match": match}).first()
    snapshot = Snapshot._make(found) if found else None
    log = log_after(connection, match, -1)
    fold = None if log or row.status is not Status.OVER else folding.folded(connection, match)
    if fold is not None:
        log, position = fold
        snapshot = snapshot and snapshot._replace(position=snapshot.position or position)
    return Stored(row, seating(connection, match), log, snapshot)


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
    """The seats of a table and who holds them."""
    of = {"match": match}
    rows = connection.execute(_SEATS, of)
    found = Seating([_seat(row) for row in rows])
    for visitor, seat in connection.execute(_HOLDERS, of):
        found.holders.setdefault(visitor, set()).add(seat)
    return found


def _seat(row: Sequence[Any]) -> SeatRow:
    found = SeatRow(*row)
    found.holder, found.lent = Holder(found.holder), bool(found.lent)
    return found


def log_after(connection: Connection, match: str, seq: int) -> list[LogRow]:
    """The entries of a log after a number, in order."""
    found = connection.execute(_LOG, {"match": match, "after": seq})
    return [LogRow._make(row) for row in found]


def opened_by(connection: Connection, key: str) -> list[tuple[str, int]]:
    """The tables and seats that a key (its hash) opens, the newest table first."""
    return [(match, seat) for match, seat in connection.execute(_OPENED, {"key": key})]


def came_with(connection: Connection, key: str) -> list[tuple[str, int, str]]:
    """The tables, seats and visitors that a key (its hash) has seated before."""
    h = s.holders.c
    found = select(h.match, h.seat, h.visitor).where(h.key == key).order_by(h.seat)
    return [(match, seat, visitor) for match, seat, visitor in connection.execute(found)]


def devices(connection: Connection, match: str) -> list[tuple[str, int, int]]:
    """Every visitor with every seat held, and since when; the oldest first."""
    return [(who, seat, at) for who, seat, at in connection.execute(_DEVICES, {"match": match})]


def own_tables(
    connection: Connection, visitor: str, most: int = MOST_OWN
) -> list[tuple[MatchRow, Seating]]:
    """The tables that a visitor made or holds a seat at, those in use last first."""
    if not visitor:
        return []
    held = select(s.holders.c.match).where(s.holders.c.visitor == visitor)
    made = select(s.matches.c.id).where(s.matches.c.host == visitor)
    return listed(connection, s.matches.c.id.in_(held.union(made)), most)


def glances(connection: Connection, ids: Sequence[str]) -> dict[str, str]:
    """What is put down for lists about each match that has begun; empty where it is no longer
    true."""
    snaps = s.snapshots.c
    found = connection.execute(
        select(snaps.match, snaps.seq, snaps.glance).where(snaps.match.in_(ids))
    )
    known = {(match, seq): glance for match, seq, glance in found}
    return {
        one: known.get((one, seq), "") for one, seq in newest(connection, ids).items() if seq >= 0
    }


def public_tables(connection: Connection, page: int) -> dict[str, list[tuple[MatchRow, Seating]]]:
    """A page of the public tables, and one more if there is another page: open ones, and running
    ones to watch."""
    m = s.matches.c
    return {
        name: listed(connection, and_(m.public, m.status == status), LISTED + 1, page * LISTED)
        for name, status in (("open", Status.GATHERING), ("running", Status.PLAYING))
    }


def listed(
    connection: Connection, wish: ColumnElement[bool], most: int, start: int = 0
) -> list[tuple[MatchRow, Seating]]:
    """Tables with their seats, those in use last first."""
    newest = s.matches.c.touched.desc()
    query = select(s.matches).where(wish).order_by(newest).limit(most).offset(start)
    rows = [_match(row) for row in connection.execute(query)]
    seats = seatings(connection, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


def seatings(connection: Connection, ids: Sequence[str]) -> dict[str, Seating]:
    """The seats and holders of several tables."""
    found = {id: Seating([]) for id in ids}
    columns = [s.seats.c[name] for name in (*SeatRow.__slots__, "match")]
    seats = select(*columns).where(s.seats.c.match.in_(ids)).order_by(s.seats.c.seat)
    for *row, match in connection.execute(seats):
        found[match].seats.append(_seat(row))
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
    changed = {name: new[name] for name in Snapshot._fields}
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
    .values(
        holder=bindparam("by"),
        name=bindparam("called"),
        level=bindparam("strength"),
        lent=bindparam("for_now"),
    )
)
_STATUS = select(s.matches.c.status).where(s.matches.c.id == _ID)
_OPEN_SEATS = select(func.count()).where(s.seats.c.match == _ID, s.seats.c.holder == Holder.OPEN)


def set_status(connection: Connection, match: str, status: Status) -> None:
    """Say where a table stands."""
    connection.execute(_SET_STATUS, {"match": match, "now_is": status, "at": now()})


def set_seat(connection: Connection, match: str, row: SeatRow) -> None:
    """Say who sits on a seat; what they want to take back stays as it is."""
    seat = {"by": row.holder, "called": row.name, "strength": row.level, "for_now": row.lent}
    connection.execute(_SET_SEAT, {"of": match, "number": row.seat, **seat})


def set_verdict(connection: Connection, match: str, seats: Sequence[int], verdict: str) -> None:
    """Say what the people of these seats say about somebody whose time is up."""
    c = s.seats.c
    chosen = update(s.seats).where(c.match == match, c.seat.in_(seats))
    connection.execute(chosen.values(verdict=verdict))


def set_plea(connection: Connection, match: str, seats: Sequence[int], plea: str) -> None:
    """Say what the people of these seats ask for; empty for nothing."""
    c = s.seats.c
    connection.execute(update(s.seats).where(c.match == match, c.seat.in_(seats)).values(plea=plea))


def in_contest(connection: Connection, match: str) -> bool:
    """Whether a match is played in a contest."""
    found = select(s.pairings.c.match).where(s.pairings.c.match == match).limit(1)
    return connection.execute(found).first() is not None


def end_agreed(connection: Connection, match: str, agreed: Agreed) -> None:
    """A match is over, as its people have agreed; without a result it counts for nothing."""
    chosen = update(s.matches).where(s.matches.c.id == match)
    ended = {"status": Status.OVER, "agreed": agreed.text, "due": 0, "wake": 0, "paused": 0}
    connection.execute(chosen.values(touched=now(), settled=not agreed.shared, **ended))


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


def delete_keys(connection: Connection, match: str, seats: Sequence[int]) -> None:
    """Nothing that was handed out opens these seats any more."""
    k = s.keys.c
    connection.execute(delete(s.keys).where(k.match == match, k.seat.in_(seats)))


def delete_holder(connection: Connection, match: str, seats: Sequence[int], visitor: str) -> None:
    """A visitor does not hold these seats any more."""
    h = s.holders.c
    of = (h.match == match, h.seat.in_(seats), h.visitor == visitor)
    connection.execute(delete(s.holders).where(*of))


def delete_match(connection: Connection, match: str) -> None:
    """A table is gone, with its log and everything else about it."""
    connection.execute(delete(s.matches).where(s.matches.c.id == match))


def clear_host(connection: Connection, match: str) -> None:
    """Nobody in particular has made this table any more."""
    connection.execute(update(s.matches).where(s.matches.c.id == match).values(host=""))


def set_rematch(connection: Connection, match: str, following: str) -> None:
    """Name the table that follows."""
    connection.execute(update(s.matches).where(s.matches.c.id == match).values(rematch=following))


# --- several processes ----------------------------------------------------------------------------


def take_lease(connection: Connection, match: str, process: str, length: int) -> bool:
    """Whether a process may think for a table's bots, for so many milliseconds from now."""
    asked = clock(connection)
    adding = _insert(connection.dialect, s.leases)
    new, old = adding.excluded, s.leases.c
    taking = adding.on_conflict_do_update(
        index_elements=["match"],
        set_={"process": new.process, "until": new.until},
        where=(old.process == new.process) | (old.until < asked),
    ).returning(old.process)
    values = {"match": match, "process": process, "until": asked + length}
    return connection.execute(taking, values).first() is not None


def drop_leases(connection: Connection, process: str) -> None:
    """A process thinks for nobody any more."""
    connection.execute(delete(s.leases).where(s.leases.c.process == process))


def newest(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """The number of each log's newest entry; -1 for a match that has not begun."""
    id = s.matches.c.id
    last = select(func.max(s.log.c.seq)).where(s.log.c.match == id).scalar_subquery()
    folded = select(s.folds.c.seq).where(s.folds.c.match == id).scalar_subquery()
    found = connection.execute(select(id, func.coalesce(last, folded)).where(id.in_(matches)))
    return {match: -1 if seq is None else seq for match, seq in found}


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


def today(connection: Connection) -> int:
    """The day that the database has come to."""
    return int(connection.execute(select(s.upkeep.c.swept)).scalar_one())


def clock(connection: Connection) -> int:
    """Milliseconds since 1970 by the clock that all processes share, if there is one."""
    if connection.dialect.name == "postgresql":
        asked = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
        return int(connection.execute(asked).scalar_one())
    return now()


def beat(connection: Connection) -> None:
    """Write something of no importance: can it be?

    In SQLite it takes room and gives it back: a full disk still takes a number in place of another.
    """
    if connection.dialect.name == "sqlite":
        connection.execute(update(s.upkeep).values(ballast=func.zeroblob(BALLAST)))
    connection.execute(update(s.upkeep).values(beat=s.upkeep.c.beat + 1, ballast=b""))


def damage(connection: Connection) -> str:
    """What is wrong with the database itself, as far as a few seconds of looking tell."""
    for table in s.metadata.sorted_tables:
        connection.execute(select(table).limit(1)).all()
    if connection.dialect.name != "sqlite":
        return ""
    driver: Any = connection.connection.driver_connection
    end = time.monotonic() + LONGEST_LOOK
    driver.set_progress_handler(lambda: time.monotonic() > end, 100_000)
    try:
        found = str(driver.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return ""  # large, and sound as far as there was time to see
    finally:
        driver.set_progress_handler(None, 0)
    return "" if found == "ok" else found.splitlines()[-1]


def ping(connection: Connection) -> None:
    """Does the database answer?"""
    connection.execute(text("SELECT 1"))


def notify(connection: Connection, payload: str) -> None:
    """Tell the other processes, when (and only if) this transaction commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify('ennead', :payload)"), {"payload": payload})
