"""A table comes back from storage: a snapshot and the few moves after it, or everything anew when
the rules changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence

from ennead.kernel import Entry, Match, Opening
from ennead.kernel.chance import Keyed, Outcome, Replayed
from ennead.kernel.errors import EnneadError
from ennead.server import wire
from ennead.server.live import LiveTable
from ennead.server.record import Past, read_log
from ennead.server.storage.rows import Snapshot, Stored
from ennead.server.storage.writer import Append
from ennead.table.kit import GameKit
from ennead.table.table import Table

logger = logging.getLogger("ennead.revival")
_UNREADABLE = (EnneadError, ValueError, TypeError, KeyError, IndexError)


def revive(
    kit: GameKit, stored: Stored, append: Callable[[Append], None], snapshot_every: int
) -> LiveTable:
    """The table as it was when its last entry was written."""
    live = LiveTable(kit, stored.match, stored.seating, append, snapshot_every)
    try:
        kit.game.setup(stored.match.players, stored.match.options)  # options go with old rules
        past = read_log(stored.log, kit)
        if past.opening is not None:
            _resume(live, past, past.opening, stored.snapshot)
    except _UNREADABLE as error:
        rules = stored.match.rules
        logger.warning("table %s… cannot be brought back: %s", live.id[:4], error)
        live.broken = f"begun under rules {rules}, these are rules {kit.game.version}: {error}"
    return live


def _resume(live: LiveTable, past: Past, opening: Opening, snapshot: Snapshot | None) -> None:
    kit, plan = live.kit, live.snapshots
    outcomes = [opening.outcomes, *(entry.outcomes for entry in past.record)]
    luck = Keyed(live.row.key, sum(map(len, outcomes)))
    if snapshot is None or live.row.rules != kit.game.version or not _stands(snapshot, past):
        match = replay(live, opening, [])
        plan.anchor(match)
        match.replay(_moves(past.record))
    else:
        setup = kit.game.setup(live.row.players, live.row.options)
        early = past.record[: snapshot.length]
        match = Match.restore(kit.game, setup, luck, opening, early, snapshot.position)
        plan.anchor(match)
        plan.was_stored(snapshot.seq)
        if snapshot.glance and snapshot.seq == past.seq:
            live.moved = wire.glance(snapshot.glance).moved
        match.replay(_moves(past.record[snapshot.length :]))
    match.luck.source = luck
    live.ids = past.ids
    live.table = table = Table(kit, match, luck, past.numbers, past.lengths)
    table.practice = past.practice
    live.close_if_ended()
    live.time.resume(table.asked, live.seating.people, len(past.record))


def replay(live: LiveTable, opening: Opening, record: Sequence[Entry]) -> Match:
    """Play a record again from the start: every move must still be allowed."""
    setup = live.kit.game.setup(live.row.players, live.row.options)
    match = Match.begin(live.kit.game, setup, Replayed(opening.outcomes))
    match.replay(_moves(record))
    return match


def _stands(snapshot: Snapshot, past: Past) -> bool:
    """Whether nothing of what a snapshot holds was taken back after it: the next one may have come
    too late."""
    if snapshot.seq > past.seq:
        return False
    return snapshot.length <= min(past.lengths[snapshot.seq :])


def _moves(entries: Sequence[Entry]) -> Iterator[tuple[int, str, list[Outcome]]]:
    return ((entry.seat, entry.text, entry.outcomes) for entry in entries)
