"""What is stored of a table, as plain values."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import NamedTuple


class Status(StrEnum):
    """Where a table stands: seats are still open, a match is running, a match is over."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Holder(StrEnum):
    """Who answers for a seat; an open one waits for somebody with its key."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class Kind(IntEnum):
    """What an entry of the log is."""

    BEGIN = 0
    MOVE = 1
    UNDO = 2


@dataclass(slots=True)
class MatchRow:
    """A table, from the lobby to the end. `host` is a visitor's hash; `pack` an owner's figures, as
    JSON."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    key: bytes
    title: str = ""
    pack: str = ""
    public: bool = False
    status: Status = Status.GATHERING
    host: str = ""
    created: int = 0
    touched: int = 0
    rematch: str = ""


@dataclass(slots=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    holder: Holder
    name: str = ""
    level: str = ""


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
    log."""

    seq: int
    length: int
    position: str


class SnapshotEntry(NamedTuple):
    """A snapshot to be written: the match it belongs to, then as `Snapshot`."""

    match: str
    seq: int
    length: int
    position: str


@dataclass(slots=True)
class Seating:
    """Seats with everything that opens them: `holders` and `keys` map hashes to seats."""

    seats: list[SeatRow]
    holders: dict[str, set[int]] = field(default_factory=dict)
    keys: dict[str, set[int]] = field(default_factory=dict)

    def held_by(self, visitor: str) -> set[int]:
        """The seats of a visitor, by hash."""
        return self.holders.get(visitor, set())


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
