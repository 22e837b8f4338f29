"""Every question about words to the database, as a function of a connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from ennead.server import tokens
from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table.seating import Status

MOST_SHOWN = 300
MOST_KEPT = 5_000
"""Words at one table."""
FOR_ALL = ""
"""In whose name a host mutes a seat."""


class WordRow(NamedTuple):
    """Something that was said. `heard`: the seats of partners, as `0,2`; `seat` -1: a watcher."""

    number: int
    at: int
    room: str
    heard: str
    seat: int
    author: str
    name: str
    kind: str
    body: str
    about: int
    gone: bool


_COLUMNS = [s.words.c[name] for name in WordRow._fields]


def words_after(connection: Connection, match: str, number: int) -> list[WordRow]:
    """The newest words after a number, in order."""
    c = s.words.c
    found = select(*_COLUMNS).where(c.match == match, c.number > number, ~c.gone)
    newest = connection.execute(found.order_by(c.number.desc()).limit(MOST_SHOWN))
    return [WordRow._make(row) for row in reversed(newest.all())]


def word(connection: Connection, match: str, number: int) -> WordRow | None:
    """Something that was said."""
    c = s.words.c
    found = connection.execute(select(*_COLUMNS).where(c.match == match, c.number == number))
    row = found.first()
    return None if row is None else WordRow._make(row)


def gone(connection: Connection, match: str) -> list[int]:
    """The numbers of what was deleted."""
    c = s.words.c
    found = select(c.number).where(c.match == match, c.gone).order_by(c.number)
    return list(connection.execute(found).scalars())


def add(connection: Connection, match: str, said: WordRow) -> int | None:
    """Keep what was said; returns its number, None if there is no more room."""
    queries.lock(connection, match)
    c = s.words.c
    last = connection.execute(select(func.max(c.number)).where(c.match == match)).scalar()
    number = 0 if last is None else int(last) + 1
    if number >= MOST_KEPT:
        return None
    values = said._asdict() | {"match": match, "number": number, "at": queries.clock(connection)}
    connection.execute(insert(s.words).values(values))
    mark(connection, match, said.author, number)
    return number


def remove(connection: Connection, match: str, number: int) -> None:
    """Keep of what was said only that it is gone."""
    c = s.words.c
    chosen = update(s.words).where(c.match == match, c.number == number)
    connection.execute(chosen.values(gone=True, body="", name="", author="", about=-1))


def report(connection: Connection, match: str, number: int, reporter: str) -> None:
    """Tell whoever runs the server of something that was said; once for each who does."""
    said = word(connection, match, number)
    if said is None or said.gone:
        return
    id = tokens.digest(f"report {match} {number} {reporter}")[:12]
    connection.execute(delete(s.reports).where(s.reports.c.id == id))
    values = {"id": id, "at": queries.clock(connection), "match": match, "number": number}
    whose = {"reporter": reporter, "author": said.author, "body": said.body}
    connection.execute(insert(s.reports).values(values | whose))


# --- reading --------------------------------------------------------------------------------------


def mark(connection: Connection, match: str, visitor: str, number: int) -> None:
    """Somebody has read all up to a number."""
    c = s.marks.c
    chosen = (c.match == match, c.visitor == visitor)
    before = connection.execute(select(c.number).where(*chosen)).scalar()
    if before is None:
        values = {"match": match, "visitor": visitor, "number": number}
        connection.execute(insert(s.marks).values(values))
    elif number > before:
        connection.execute(update(s.marks).where(*chosen).values(number=number))


def seen(connection: Connection, match: str, visitor: str) -> int:
    """The last number that somebody has read; -1: none."""
    c = s.marks.c
    found = select(c.number).where(c.match == match, c.visitor == visitor)
    number = connection.execute(found).scalar()
    return -1 if number is None else int(number)


def unread(connection: Connection, visitor: str, tables: Sequence[str]) -> dict[str, int]:
    """How many words of others somebody who sits at these tables has not read; those with none are
    left out."""
    w, k, h = s.words.c, s.marks.c, s.holders.c
    marked = and_(k.match == w.match, k.visitor == visitor)
    held = select(h.match, h.seat).where(h.visitor == visitor, h.match.in_(tables))
    seats: dict[str, set[int]] = {}
    for match, seat in connection.execute(held):
        seats.setdefault(match, set()).add(seat)
    against = select(s.ties.c.other).where(s.ties.c.account == visitor, s.ties.c.kind == "block")
    asked = (
        select(w.match, w.seat, w.room, w.heard)
        .join_from(s.words, s.marks, marked, isouter=True)
        .where(w.match.in_(sorted(seats)), ~w.gone, w.author != visitor)
        .where(w.author.not_in(against))
        .where(w.room != "stand", or_(k.number.is_(None), w.number > k.number))
    )
    deaf = muted_of(connection, sorted(seats), visitor)
    counts: dict[str, int] = {}
    for match, seat, room, heard in connection.execute(asked):
        if seat in deaf.get(match, ()):
            continue
        if room == "table" or seats[match] & read_seats(heard):
            counts[match] = counts.get(match, 0) + 1
    return counts


def read_seats(heard: str) -> set[int]:
    """The seats of partners, as a row has them."""
    return {int(seat) for seat in heard.split(",") if seat}


# --- muting ---------------------------------------------------------------------------------------


def set_mute(connection: Connection, match: str, visitor: str, seat: int, mute: bool) -> None:
    """Let somebody (or all, `FOR_ALL`) not hear a seat, or hear it again."""
    c = s.mutes.c
    chosen = delete(s.mutes).where(c.match == match, c.visitor == visitor, c.seat == seat)
    connection.execute(chosen)
    if mute:
        connection.execute(insert(s.mutes).values(match=match, visitor=visitor, seat=seat))


def mutes(connection: Connection, match: str, visitor: str) -> list[int]:
    """The seats that somebody (or all) does not hear."""
    c = s.mutes.c
    found = select(c.seat).where(c.match == match, c.visitor == visitor).order_by(c.seat)
    return list(connection.execute(found).scalars())


def muted_of(connection: Connection, matches: Iterable[str], visitor: str) -> dict[str, set[int]]:
    """The seats that somebody does not hear at tables."""
    c = s.mutes.c
    wanted = (c.match.in_(list(matches)), c.visitor.in_([visitor, FOR_ALL]))
    found: dict[str, set[int]] = {}
    for match, seat in connection.execute(select(c.match, c.seat).where(*wanted)):
        found.setdefault(match, set()).add(seat)
    return found


# --- the end --------------------------------------------------------------------------------------


def sweep(connection: Connection, before: int) -> None:
    """Remove what was said at tables that were touched last before then and are over."""
    m = s.matches.c
    old = select(m.id).where(m.status == Status.OVER, m.touched < before)
    for table in (s.words, s.marks, s.mutes):
        connection.execute(delete(table).where(table.c.match.in_(old)))
