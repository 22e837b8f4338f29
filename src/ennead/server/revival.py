"""A table comes back from storage: a snapshot and the few moves after it, or everything anew when the rules changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence

from ennead.kernel.chance import Outcome, Replayed
from ennead.kernel.errors import EnneadError
from ennead.kernel.match import Entry, Match
from ennead.server.catalogue import Shelf
from ennead.server.record import Past, read_log
from ennead.server.storage.rows import Snapshot, Stored
from ennead.server.storage.writer import Append
from ennead.server.table import Anchor, Table

logger = logging.getLogger("ennead.revival")
_UNREADABLE = (EnneadError, ValueError, TypeError, KeyError, IndexError)


def revive(
    shelf: Shelf, stored: Stored, append: Callable[[Append], None], snapshot_every: int
) -> Table:
    """The table as it was when its last entry was written; its match is None if it has not begun."""
    table = Table(shelf, stored.match, stored.seating, append, snapshot_every)
    table.deeds = stored.deeds
    past = read_log(stored.log)
    if past.opening is None:
        return table
    snapshot = stored.snapshot
    if stored.match.rules != shelf.game.version or not _stands(snapshot, past):
        snapshot = None
    try:
        if snapshot is not None:
            match, anchor = _from_snapshot(table, past, snapshot)
        else:
            match, anchor = _from_the_start(table, past)
    except _UNREADABLE as error:
        logger.warning("table %s… cannot be brought back: %s", table.id[:4], error)
        table.broken = (
            f"begun under rules {stored.match.rules}, these are rules {shelf.game.version}: {error}"
        )
        return table
    outcomes = [past.opening.outcomes, *(entry.outcomes for entry in past.record)]
    table.luck.drawn = sum(map(len, outcomes))
    match.luck.source = table.luck
    table.resume(match, past, anchor, -1 if snapshot is None else snapshot.seq)
    return table


def _stands(snapshot: Snapshot | None, past: Past) -> bool:
    """Whether nothing of what a snapshot holds was taken back after it: the next one may have come too late."""
    if snapshot is None or snapshot.seq > past.seq:
        return False
    return snapshot.length <= min(past.lengths[snapshot.seq :])


def _from_snapshot(table: Table, past: Past, snapshot: Snapshot) -> tuple[Match, Anchor]:
    game = table.shelf.game
    setup = game.setup(table.row.players, table.row.options)
    assert past.opening is not None
    early = past.record[: snapshot.length]
    match = Match.restore(game, setup, table.luck, past.opening, early, snapshot.position)
    anchor = Anchor(snapshot.length, match.position)
    match.replay(_moves(past.record[snapshot.length :]))
    return match, anchor


def _from_the_start(table: Table, past: Past) -> tuple[Match, Anchor]:
    """Play the whole record again: every move must still be allowed."""
    game = table.shelf.game
    setup = game.setup(table.row.players, table.row.options)
    assert past.opening is not None
    match = Match.begin(game, setup, Replayed(past.opening.outcomes))
    anchor = Anchor(0, match.position)
    match.replay(_moves(past.record))
    return match, anchor


def _moves(entries: Sequence[Entry]) -> Iterator[tuple[int, str, list[Outcome]]]:
    return ((entry.seat, entry.text, entry.outcomes) for entry in entries)
