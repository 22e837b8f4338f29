"""A match as it was so many moves ago, for those who watch where a table asks for it.

What is shown never goes back by itself: after a take-back of what nobody has seen it stands still
until the match has caught up; only what was seen and taken back is taken back here too.
"""

from __future__ import annotations

from collections.abc import Sequence

from ennead.kernel import Entry
from ennead.table.table import Table


class Behind:
    """Follows a table at a distance."""

    def __init__(self, moves: int) -> None:
        self._moves = moves
        self._shown: Table | None = None
        self._last: tuple[Table, int] | None = None
        """The table that was followed last, and its entry then."""

    def of(self, table: Table) -> Table:
        """The table as it may be seen: the whole of it when the match is over."""
        if table.over or table.closed is not None:
            return table
        record = table.match.record
        late = max(0, len(record) - self._moves)
        if self._shown is None:
            self._shown = table.earlier(late)
        shown, before = self._shown, self._last
        if before is None or before[0] is not table or before[1] != table.seq:
            self._last = table, table.seq
            alike = _alike(shown.match.record, record)
            if alike < len(shown.match.record):
                shown.go_back(alike)
            for entry in record[len(shown.match.record) : late]:
                shown.follow(entry.seat, entry.text, entry.outcomes)
        return shown


def _alike(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many moves two records begin with alike."""
    for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if (mine.seat, mine.text, mine.outcomes) != (theirs.seat, theirs.text, theirs.outcomes):
            return number
    return min(len(one), len(other))
