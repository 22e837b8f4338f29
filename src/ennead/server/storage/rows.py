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
    plea: str = ""
    """The take-back that its person asks for or agrees to: `plea_text`."""


def plea_text(asker: int, seq: int) -> str:
    """A take-back of a seat's last choice, asked for while the table stands at entry `seq`."""
    return f"{asker}:{seq}"


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
class Seating:
    """Seats with who holds them: `holders` maps visitors (hashes) to seats. `keys` are those (as
    hashes) that a new table hands out; what is left of them is known to storage alone."""

    seats: list[SeatRow]
    holders: dict[str, set[int]] = field(default_factory=dict)
    keys: dict[str, set[int]] = field(default_factory=dict)

    def held_by(self, visitor: str) -> set[int]:
        """The seats of a visitor, by hash."""
        return self.holders.get(visitor, set())

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there; a negative seat is nobody's."""
        return seat >= 0 and self.seats[seat].holder is Holder.PERSON

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [row.seat for row in self.seats if row.holder is Holder.PERSON]

    @property
    def apart(self) -> bool:
        """Whether people play at more than one screen."""
        people = set(self.people)
        return not any(people <= held for held in self.holders.values())

    def plea(self, seq: int) -> tuple[int, list[int]] | None:
        """Who asks for a take-back while the table stands at entry `seq`, and the people who want
        it, that one among them."""
        for seat in self.people:
            wish = plea_text(seat, seq)
            if self.seats[seat].plea == wish:
                return seat, [one for one in self.people if self.seats[one].plea == wish]
        return None


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
