"""The record of a match as it lies in the log, and back.

The body of a move holds everything that the record needs, so that a table comes back without replaying; moves and
outcomes alone would be enough to rebuild it under the rules (and are used so when the rules have changed).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ennead.kernel.chance import Outcome
from ennead.kernel.events import NOTHING, Event
from ennead.kernel.match import Entry, Opening
from ennead.server.storage.rows import Kind, LogRow, Parameters


class StoredEvent(msgspec.Struct, array_like=True):
    """An event with its audience."""

    name: str
    args: dict[str, Any]
    secret: dict[str, Any] = {}
    audience: tuple[int, ...] = ()
    final: str = ""


class StoredMove(msgspec.Struct, array_like=True):
    """An entry of the record but for its seat."""

    text: str
    option: list[Any]
    question: str
    linked: bool
    turn: int
    outcomes: list[Outcome]
    events: list[StoredEvent]
    final: str
    checksum: str


class StoredOpening(msgspec.Struct, array_like=True):
    """What chance gave and what was told before the first decision."""

    outcomes: list[Outcome]
    events: list[StoredEvent]
    checksum: str


_ENCODER = msgspec.json.Encoder()
_MOVES = msgspec.json.Decoder(StoredMove)
_OPENINGS = msgspec.json.Decoder(StoredOpening)


def _store_events(events: Sequence[Event]) -> list[StoredEvent]:
    return [
        StoredEvent(one.name, dict(one.args), dict(one.secret), one.audience, one.final)
        for one in events
    ]


def _events(stored: Sequence[StoredEvent]) -> list[Event]:
    return [
        Event(one.name, one.args, one.secret or NOTHING, one.audience, one.final) for one in stored
    ]


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def begin_row(match: str, opening: Opening) -> Parameters:
    """The first entry of a log."""
    body = StoredOpening(opening.outcomes, _store_events(opening.events), opening.checksum)
    return _row(match, 0, Kind.BEGIN, -1, "", _ENCODER.encode(body).decode())


def move_row(match: str, seq: int, entry: Entry, move_id: str) -> Parameters:
    """A move."""
    body = StoredMove(
        entry.text,
        list(entry.option),
        entry.question,
        entry.linked,
        entry.turn,
        entry.outcomes,
        _store_events(entry.events),
        entry.final,
        entry.checksum,
    )
    return _row(match, seq, Kind.MOVE, entry.seat, move_id, _ENCODER.encode(body).decode())


def undo_row(match: str, seq: int, seat: int, taken: int, move_id: str) -> Parameters:
    """An undo: how many moves it took back."""
    return _row(match, seq, Kind.UNDO, seat, move_id, str(taken))


def _row(match: str, seq: int, kind: Kind, seat: int, move_id: str, body: str) -> Parameters:
    return {
        "match": match,
        "seq": seq,
        "kind": int(kind),
        "seat": seat,
        "move_id": move_id,
        "body": body,
    }


def read_opening(row: LogRow) -> Opening:
    """The opening from the first entry of a log."""
    stored = _OPENINGS.decode(row.body)
    return Opening(stored.outcomes, _events(stored.events), stored.checksum)


def read_move(row: LogRow) -> Entry:
    """A move from its entry."""
    stored = _MOVES.decode(row.body)
    return Entry(
        row.seat,
        _tuples(stored.option),
        stored.text,
        stored.question,
        stored.linked,
        stored.turn,
        stored.outcomes,
        _events(stored.events),
        stored.final,
        stored.checksum,
    )


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
            past.opening = read_opening(row)
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
