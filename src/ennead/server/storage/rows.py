"""What is stored of a table, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from ennead.table.seating import MatchRow, Seating


class Kind(IntEnum):
    """What an entry of the log is."""

    BEGIN = 0
    MOVE = 1
    UNDO = 2


class LogRow(NamedTuple):
    """An entry of the log."""

    seq: int
    kind: int
    seat: int
    move_id: str
    body: str


class LogEntry(NamedTuple):
    """An entry to be written: the match it belongs to, then as `LogRow`."""

    match: str
    seq: int
    kind: int
    seat: int
    move_id: str
    body: str


class Snapshot(NamedTuple):
    """The position after the first `length` moves of the record, as it was at entry `seq` of the
    log; `glance` is what a list of tables says of that entry (JSON)."""

    seq: int
    length: int
    position: str
    glance: str = ""


class SnapshotEntry(NamedTuple):
    """A snapshot to be written: the match it belongs to, then as `Snapshot`."""

    match: str
    seq: int
    length: int
    position: str
    glance: str = ""


@dataclass(slots=True)
class Stored:
    """Everything that is stored of a table."""

    match: MatchRow
    seating: Seating
    log: list[LogRow]
    snapshot: Snapshot | None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
