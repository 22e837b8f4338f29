"""When a table's position is stored beside its log, so that it comes back without replaying
everything."""

from __future__ import annotations

from typing import Any

from ennead.kernel import Match
from ennead.server import wire
from ennead.server.storage.rows import SnapshotEntry
from ennead.table.table import Table

LONGEST_TAIL = 24
"""Moves that are replayed at most when a table comes back, so that they can still be undone
then."""


class SnapshotPlan:
    """The last position from which everything after it can be replayed, and when it was stored
    last."""

    def __init__(self, id: str, every: int) -> None:
        self.length = 0
        """The position is so many moves into the record."""
        self.seq = -1
        """The entry of the log at which it was stored last."""
        self._id = id
        self._every = every
        self._position: Any = None
        self._stored_length = -1

    def anchor(self, match: Match) -> None:
        """Replay from here on."""
        self.length, self._position = len(match.record), match.position

    def was_stored(self, seq: int) -> None:
        """Storage has this position, as it was at entry `seq` of the log."""
        self.seq, self._stored_length = seq, self.length

    def note(self, match: Match) -> None:
        """A move was made: after one that is final, or after many, nobody has to go back
        further."""
        if match.record[-1].final or len(match.record) - self.length > LONGEST_TAIL:
            self.anchor(match)

    def note_undo(self, match: Match) -> None:
        """Moves were taken back, perhaps those that led to the position."""
        if len(match.record) < self.length:
            self.anchor(match)

    def due(self, table: Table) -> bool:
        """Whether the next entry shall bring a snapshot: many came since the last, or what it holds
        was taken back."""
        cut = len(table.match.record) < self._stored_length
        return cut or table.seq - self.seq >= self._every

    def take(self, table: Table, moved: int) -> SnapshotEntry:
        """A row that lets the table come back quickly, and lists say how it stood when it `moved`;
        the caller stores it."""
        self.was_stored(table.seq)
        position = table.kit.game.codec.encode(self._position)
        glance = wire.encode(table.glance(moved)).decode()
        return SnapshotEntry(self._id, table.seq, self.length, position, glance)
