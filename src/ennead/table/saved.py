"""A match as one text with which it goes on elsewhere: who sits where, the key of its chance, and
every entry of its log, also those that were taken back.

    {"ennead": 1, "table": "<the head, JSON>", "log": "<an entry a line, JSON>", "start": 0}

An entry is `[BEGIN, outcomes]`, `[MOVE, seat, id, text, outcomes]` or `[UNDO, seat, id, count]`,
with a count below zero where something final was taken back. A text for somebody who has the
beginning of the log already holds the rest of it, from entry `start` on.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ennead.kernel import Match
from ennead.kernel.chance import Keyed, Outcome, Replayed
from ennead.kernel.errors import EnneadError
from ennead.table import messages as m
from ennead.table.kit import GameKit
from ennead.table.refused import Refused
from ennead.table.seating import Holder, MatchRow, SeatRow, Status
from ennead.table.table import Table

BEGIN, MOVE, UNDO = range(3)
VERSION = 1
FAULTS = (
    EnneadError, Refused, ValueError, TypeError, IndexError, KeyError, AttributeError,
    OverflowError, RecursionError,
)  # fmt: skip
"""What a text that makes no sense leads to."""


@dataclass(slots=True)
class Head:
    """What a list of tables needs to know of a match."""

    row: MatchRow
    seats: list[SeatRow]
    mine: list[int]
    """The seats of whoever keeps it."""
    glance: m.Glance | None = None
    mail: dict[str, Any] | None = None
    """What a match by mail has beside its moves (`mail.py`)."""

    def text(self) -> str:
        """As it is stored."""
        row = asdict(self.row) | {"key": self.row.key.hex()}
        kept = {"row": row, "seats": [asdict(seat) for seat in self.seats], "mine": self.mine}
        more = {"glance": self.glance, **({"mail": self.mail} if self.mail else {})}
        return json.dumps(kept | more, default=vars, ensure_ascii=False)


def read_head(text: str) -> Head:
    """A head from its text. Raises one of FAULTS."""
    kept = json.loads(text)
    row = MatchRow(**kept["row"] | {"key": bytes.fromhex(kept["row"]["key"])})
    row.status = Status(row.status)
    seats = [SeatRow(**one | {"holder": Holder(one["holder"])}) for one in kept["seats"]]
    glance = m.Glance(**kept["glance"]) if kept["glance"] else None
    return Head(row, seats, kept["mine"], glance, kept.get("mail"))


@dataclass(slots=True)
class Saved:
    """A saved match."""

    head: Head
    lines: list[str]
    start: int = 0

    def text(self) -> str:
        """As it travels."""
        start = {"start": self.start} if self.start else {}
        kept = {"ennead": VERSION, "table": self.head.text(), "log": "\n".join(self.lines)}
        return json.dumps(kept | start, ensure_ascii=False)


def read_saved(text: str) -> Saved:
    """A saved match, not yet played again. Raises Refused."""
    try:
        kept = json.loads(text)
        if kept["ennead"] != VERSION:
            raise Refused("bad-file", f"saved by another version: {kept['ennead']!r:.20}")
        lines = kept["log"].split("\n") if kept["log"] else []
        return Saved(read_head(kept["table"]), lines, int(kept.get("start", 0)))
    except FAULTS as error:
        if isinstance(error, Refused):
            raise
        raise Refused("bad-file", f"not a saved match: {error}") from None


# --- the log --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Past:
    """What a log says: the moves that stand, each with its number in the log."""

    opening: list[Outcome]
    standing: list[tuple[int, list[Any]]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    """How many moves stood after each entry."""
    ids: dict[tuple[int, str], int] = field(default_factory=dict)
    practice: bool = False

    @property
    def moves(self) -> list[tuple[int, str, list[Outcome]]]:
        """Seat, text and outcomes of what stands."""
        return [(entry[1], entry[3], outcomes(entry[4])) for _, entry in self.standing]

    @property
    def drawn(self) -> int:
        """How often chance was asked."""
        return len(self.opening) + sum(len(entry[4]) for _, entry in self.standing)


def read_log(lines: Sequence[str]) -> Past:
    """Fold a log. Raises one of FAULTS."""
    entries = [json.loads(line) for line in lines]
    if entries[0][0] != BEGIN:
        raise ValueError("the log has no beginning")
    past = Past(outcomes(entries[0][1]))
    for seq, entry in enumerate(entries):
        if entry[0] == MOVE:
            past.standing.append((seq, entry))
        elif entry[0] == UNDO:
            del past.standing[len(past.standing) - abs(entry[3]) :]
            past.practice = past.practice or entry[3] < 0
        if entry[0] != BEGIN:
            past.ids[entry[1], entry[2]] = seq
        past.lengths.append(len(past.standing))
    return past


def line(*entry: Any) -> str:
    """An entry as it is kept."""
    return json.dumps(entry, ensure_ascii=False)


def outcomes(plain: Sequence[Sequence[Any]]) -> list[Outcome]:
    """What chance gave, from an entry."""
    return [Outcome(tag, value) for tag, value in plain]


def resumed(kit: GameKit, row: MatchRow, past: Past) -> Table:
    """The table as its log says, with what chance gave then. Raises one of FAULTS."""
    setup = kit.game.setup(row.players, row.options)
    match = Match.begin(kit.game, setup, Replayed(past.opening))
    match.replay(past.moves)
    match.luck.source = luck = Keyed(row.key, past.drawn)
    table = Table(kit, match, luck, [seq for seq, _ in past.standing], past.lengths)
    table.practice = past.practice
    return table


def proved(kit: GameKit, row: MatchRow, past: Past) -> Match:
    """The match, played again with nothing but its moves and its key: chance must give what the log
    says. Raises one of FAULTS."""
    match = Match.begin(kit.game, kit.game.setup(row.players, row.options), Keyed(row.key))
    if match.opening.outcomes != past.opening:
        raise ValueError("its key does not give the chance of its beginning")
    table = Table(kit, match)
    for number, (seat, text, drawn) in enumerate(past.moves, 1):
        try:
            given = table.play(seat, text).outcomes
        except Refused as refused:
            raise ValueError(f"move {number}, {text!r}: {refused.code}") from None
        if given != drawn:
            raise ValueError(f"its key does not give the chance of move {number}")
    return match


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many entries two logs begin with alike."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if json.loads(mine) != json.loads(theirs):
            return number
    return min(len(one), len(other))
