"""The record of a match as it lies in the log, and back.

The body of an entry is the kernel's own `Entry` or `Opening` as JSON. It holds everything that the record needs, so
that a table comes back without replaying; seats, moves and outcomes alone would be enough to rebuild it under the
rules (and are used so when the rules have changed).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ennead.kernel.flow import Option
from ennead.kernel.match import Entry, Opening
from ennead.server.storage.rows import Kind, LogEntry, LogRow

_encode = msgspec.json.Encoder().encode
_ENTRIES = msgspec.json.Decoder(Entry)
_OPENINGS = msgspec.json.Decoder(Opening)


def begin_row(match: str, opening: Opening) -> LogEntry:
    """The first entry of a log."""
    return LogEntry(match, 0, Kind.BEGIN, -1, "", _encode(opening).decode())


def move_row(match: str, seq: int, entry: Entry, move_id: str) -> LogEntry:
    """A move."""
    return LogEntry(match, seq, Kind.MOVE, entry.seat, move_id, _encode(entry).decode())


def undo_row(match: str, seq: int, seat: int, taken: int, move_id: str) -> LogEntry:
    """An undo: how many moves it took back."""
    return LogEntry(match, seq, Kind.UNDO, seat, move_id, str(taken))


def read_move(row: LogRow) -> Entry:
    """A move from its entry."""
    entry = _ENTRIES.decode(row.body)
    if any(part.__class__ is list for part in entry.option):
        entry.option = _tuples(entry.option)
    return entry


def _tuples(option: Option) -> Option:
    """JSON has no tuples, options have nothing else."""
    return tuple(_tuples(tuple(part)) if isinstance(part, list) else part for part in option)


@dataclass(slots=True)
class Past:
    """What a log says: the moves that stand, with the number of each in the log; every id that was used."""

    opening: Opening | None
    record: list[Entry]
    numbers: list[int]
    seq: int
    ids: dict[tuple[int, str], int]
    lengths: list[int]
    """How many moves stood after each entry of the log."""


def read_log(rows: Sequence[LogRow]) -> Past:
    """Fold a log; undone moves are read no further than their length."""
    standing: list[LogRow] = []
    past = Past(None, [], [], 0, {}, [])
    for row in rows:
        if row.kind == Kind.BEGIN:
            past.opening = _OPENINGS.decode(row.body)
        elif row.kind == Kind.MOVE:
            standing.append(row)
        else:
            del standing[len(standing) - int(row.body) :]
        if row.move_id:
            past.ids[row.seat, row.move_id] = row.seq
        past.lengths.append(len(standing))
        past.seq = row.seq
    past.record = [read_move(row) for row in standing]
    past.numbers = [row.seq for row in standing]
    return past
