"""Finished matches of some age are folded: the whole log of one in a few compressed kilobytes
instead of a row for every move.

What is folded reads as it did, entry by entry. If such a match is to go on after all, because a
device brings it back otherwise, it is laid out in rows again first.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, update

from ennead.server.storage import schema as s
from ennead.server.storage.rows import Kind, LogRow
from ennead.table.seating import Status

LEVEL = 9
"""Of zlib: the smallest, at three to seven milliseconds a match."""


class Fold(NamedTuple):
    """A match to be folded: its last entry, how many entries are moves, everything about it, and
    when it was touched last."""

    match: str
    seq: int
    moves: int
    body: bytes
    touched: int


class _Body(msgspec.Struct, array_like=True):
    """What is compressed: the position of the snapshot, and kind, seat, id and body of each entry,
    from number 0 on."""

    position: str
    log: list[tuple[int, int, str, str]]


_DECODER = msgspec.json.Decoder(_Body)


def pack(rows: Sequence[LogRow], position: str) -> bytes:
    """A log and the position of its snapshot."""
    body = _Body(position, [row[1:] for row in rows])
    return zlib.compress(msgspec.json.encode(body), LEVEL)


def unpack(packed: bytes) -> tuple[list[LogRow], str]:
    """The log, and the position of the snapshot."""
    body = _DECODER.decode(zlib.decompress(packed))
    return [LogRow(seq, *entry) for seq, entry in enumerate(body.log)], body.position


# --- one match ------------------------------------------------------------------------------------


def folded(connection: Connection, match: str) -> tuple[list[LogRow], str] | None:
    """The log of a folded match, and the position of its snapshot."""
    found = connection.execute(select(s.folds.c.body).where(s.folds.c.match == match)).scalar()
    return None if found is None else unpack(bytes(found))


def folded_moves(connection: Connection) -> int:
    """How many moves the folded matches have."""
    return int(connection.execute(select(func.sum(s.folds.c.moves))).scalar() or 0)


def due(connection: Connection, before: int, most: int) -> list[Fold]:
    """The oldest matches that ended before a time and are not folded yet, packed."""
    m, at = s.matches.c, s.log.c
    since = select(s.upkeep.c.folded).scalar_subquery()
    chosen = (
        select(m.id, m.touched)
        .where(m.status == Status.OVER, m.touched >= since, m.touched <= before)
        .where(select(literal(1)).where(at.match == m.id).exists())
        .order_by(m.touched)
        .limit(most)
    )
    return [_fold(connection, match, touched) for match, touched in connection.execute(chosen)]


def _fold(connection: Connection, match: str, touched: int) -> Fold:
    at, snaps = s.log.c, s.snapshots.c
    columns = (at.seq, at.kind, at.seat, at.move_id, at.body)
    found = connection.execute(select(*columns).where(at.match == match).order_by(at.seq))
    rows = [LogRow._make(row) for row in found]
    position = connection.execute(select(snaps.position).where(snaps.match == match)).scalar()
    moves = sum(row.kind == Kind.MOVE for row in rows)
    return Fold(match, len(rows) - 1, moves, pack(rows, position or ""), touched)


def put(connection: Connection, folds: Sequence[Fold]) -> None:
    """Store folded matches in place of their logs; what another process was quicker with, or what
    was deleted meanwhile, is left as it is."""
    at, m = s.log.c, s.matches.c
    for fold in folds:
        connection.execute(select(m.id).where(m.id == fold.match).with_for_update())
        last = connection.execute(select(func.max(at.seq)).where(at.match == fold.match)).scalar()
        if last != fold.seq:
            continue
        values = fold._asdict()
        del values["touched"]
        connection.execute(insert(s.folds).values(values))
        connection.execute(delete(s.log).where(at.match == fold.match))
        plain = update(s.snapshots).where(s.snapshots.c.match == fold.match)
        connection.execute(plain.values(position=""))
    connection.execute(update(s.upkeep).values(folded=folds[-1].touched))


def unfold(connection: Connection, match: str) -> None:
    """Lay a folded match out in rows again; any other is left as it is."""
    found = folded(connection, match)
    if found is None:
        return
    rows, position = found
    connection.execute(insert(s.log), [{"match": match, **row._asdict()} for row in rows])
    plain = update(s.snapshots).where(s.snapshots.c.match == match, s.snapshots.c.position == "")
    connection.execute(plain.values(position=position))
    connection.execute(delete(s.folds).where(s.folds.c.match == match))
