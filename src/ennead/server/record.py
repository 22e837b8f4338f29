"""The record of a match as it lies in the log, and back.

The body of an entry is the kernel's own `Entry` or `Opening` as JSON, the move in notation. It
holds everything that the record needs, so that a table comes back without replaying; seats, moves
and outcomes alone would be enough to rebuild it under the rules (and are used so when the rules
have changed).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ennead.kernel import Entry, Event, Opening
from ennead.kernel.chance import Outcome
from ennead.server.storage.rows import Kind, LogEntry, LogRow
from ennead.table.kit import GameKit


class StoredMove(msgspec.Struct):
    """An `Entry` without its option, which its text says."""

    seat: int
    text: str
    question: str
    linked: bool
    turn: int
    outcomes: list[Outcome]
    events: list[Event]
    final: str
    checksum: str


_FIELDS = StoredMove.__struct_fields__
_encode = msgspec.json.Encoder().encode
_MOVES = msgspec.json.Decoder(StoredMove)
_OPENINGS = msgspec.json.Decoder(Opening)


def begin_row(match: str, opening: Opening) -> LogEntry:
    """The first entry of a log."""
    return LogEntry(match, 0, Kind.BEGIN, -1, "", _encode(opening).decode())


def move_row(match: str, seq: int, entry: Entry, move_id: str) -> LogEntry:
    """A move."""
    stored = StoredMove(*[getattr(entry, name) for name in _FIELDS])
    return LogEntry(match, seq, Kind.MOVE, entry.seat, move_id, _encode(stored).decode())


def undo_row(match: str, seq: int, seat: int, taken: int, move_id: str) -> LogEntry:
    """An undo: how many moves it took back, below zero if something final was among them that
    nobody else has agreed to."""
    return LogEntry(match, seq, Kind.UNDO, seat, move_id, str(taken))


def read_move(row: LogRow, kit: GameKit) -> Entry:
    """A move from its entry. Raises NotationError if it is none of this game any more."""
    stored = _MOVES.decode(row.body)
    return Entry(
        stored.seat, kit.played(stored.text), stored.text, stored.question, stored.linked,
        stored.turn, stored.outcomes, stored.events, stored.final, stored.checksum,
    )  # fmt: skip


@dataclass(slots=True)
class Past:
    """What a log says: the moves that stand, with the number of each in the log; every id that was
    used."""

    opening: Opening | None
    record: list[Entry]
    numbers: list[int]
    seq: int
    ids: dict[tuple[int, str], int]
    lengths: list[int]
    """How many moves stood after each entry of the log."""
    practice: bool = False
    """Whether something final was taken back."""


def read_log(rows: Sequence[LogRow], kit: GameKit) -> Past:
    """Fold a log; undone moves are read no further than their length."""
    standing: list[LogRow] = []
    past = Past(None, [], [], 0, {}, [])
    for row in rows:
        if row.kind == Kind.BEGIN:
            past.opening = _OPENINGS.decode(row.body)
        elif row.kind == Kind.MOVE:
            standing.append(row)
        else:
            taken = int(row.body)
            del standing[len(standing) - abs(taken) :]
            past.practice = past.practice or taken < 0
        if row.move_id:
            past.ids[row.seat, row.move_id] = row.seq
        past.lengths.append(len(standing))
        past.seq = row.seq
    past.record = [read_move(row, kit) for row in standing]
    past.numbers = [row.seq for row in standing]
    return past
