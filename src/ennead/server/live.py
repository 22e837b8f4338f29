"""A live table: a table of this process, with its log on disk and everybody who waits for an
answer.

Everything here runs in the event loop without waiting. A move is played in memory and handed to the
writer; it is acknowledged, and shown to anybody, only when the writer says that it is on disk. If
the writer fails, the table is thrown away and read again from storage.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from sqlalchemy.exc import IntegrityError

from ennead.kernel import Match
from ennead.kernel.chance import Keyed
from ennead.kernel.errors import EnneadError
from ennead.server import record
from ennead.server.snapshots import SnapshotPlan
from ennead.server.storage.rows import Kind, LogEntry, LogRow, SnapshotEntry, now
from ennead.server.storage.writer import Append, Lease, Superseded
from ennead.table import messages as m
from ennead.table import orders, requests
from ennead.table.kit import GameKit
from ennead.table.pace import Timekeeper, Timing
from ennead.table.packets import Answer
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow, Seating, Status
from ennead.table.table import AnyTable, Table, UnbegunTable

Reply: TypeAlias = Callable[[Answer], None]
MessageKey: TypeAlias = tuple[int, str]
"""Seat and id of a message: the same again is the same message."""


@dataclass(slots=True)
class PendingWrite:
    """A message whose entry is on its way to the disk, and everybody who has sent it."""

    message: requests.Play | requests.Undo | None
    replies: list[Reply]


@dataclass(slots=True)
class PendingWrites:
    """What is played but not yet on disk."""

    waiting: dict[MessageKey, PendingWrite] = field(default_factory=dict)
    _settled: asyncio.Future[None] | None = None

    def __bool__(self) -> bool:
        return bool(self.waiting)

    async def settled(self) -> None:
        """Wait until nothing is pending: what is shown then will not be taken back by a crash."""
        while self.waiting:
            if self._settled is None:
                self._settled = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._settled)

    def done(self, key: MessageKey) -> PendingWrite:
        """One entry is on disk."""
        found = self.waiting.pop(key)
        self._tell()
        return found

    def give_up(self) -> dict[MessageKey, PendingWrite]:
        """What still waits for an answer when its table is thrown away."""
        waiting, self.waiting = self.waiting, {}
        self._tell()
        return waiting

    def _tell(self) -> None:
        if not self.waiting and self._settled is not None:
            self._settled.set_result(None)
            self._settled = None


def _nothing(table: LiveTable) -> None:
    """Nobody listens."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Ahead:
    """A seat's bot has been thinking ahead since this entry, with so many moves in the record; the
    number of its request."""

    seat: int
    seq: int
    moves: int
    number: int


class LiveTable:
    """One table in memory. `append` hands entries to the writer; `changed` is called after each
    commit."""

    def __init__(
        self,
        kit: GameKit,
        row: MatchRow,
        seating: Seating,
        append: Callable[[Append], None],
        snapshot_every: int,
    ) -> None:
        self.kit = kit
        self.row = row
        self.seating = seating
        self.table: AnyTable = UnbegunTable()
        self.broken = ""
        """Why the match cannot go on, for programmers; empty on a sound table."""
        self.ids: dict[MessageKey, int] = {}
        self.pending = PendingWrites()
        self.snapshots = SnapshotPlan(row.id, snapshot_every)
        self.lease = Lease()
        self.bot_choices: dict[int, tuple[int, int]] = {}
        """The entry of each bot's last choice, if nothing happened while it thought, and the number
        of its wish."""
        self.ahead: Ahead | None = None
        """The bot that thinks ahead."""
        self.changed: Callable[[LiveTable], None] = _nothing
        self.failed: Callable[[LiveTable], None] = _nothing
        self.can_save: Callable[[], bool] = _always
        """Asked before a move is made: it would only have to be taken back."""
        self.unsaved = False
        """Whether the storage failed, rather than another process was quicker."""
        self.clock: Callable[[], int] = now
        """Milliseconds since 1970, for deadlines."""
        self.time = Timekeeper(row, [seat.clock for seat in seating.seats])
        self.take_leavers()
        self.newly: set[int] = set()
        """People who are asked since the last commit that was told of."""
        self.moved = row.touched
        """When the last entry was made, as far as is known (milliseconds since 1970)."""
        self._append = append

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        """The newest entry of the log."""
        return self.table.seq

    @property
    def running(self) -> Table:
        """The table, if its match has begun and can go on. Raises Refused."""
        if self.broken or isinstance(self.table, UnbegunTable):
            raise Refused("busy", self.broken or "the match has not begun")
        return self.table

    @property
    def _writable(self) -> Table:
        if not self.can_save():
            raise Refused("unsaved")
        if self.row.paused:
            raise Refused("paused", "the match rests until somebody at the table goes on")
        return self.running

    @property
    def playing(self) -> bool:
        """Whether moves can be made."""
        begun = isinstance(self.table, Table) and not self.broken
        return begun and self.row.status is Status.PLAYING and not self.row.paused

    # -- beginning and coming back -----------------------------------------------------------------

    def begin_if_due(self) -> None:
        """Start the match once all seats are taken; the first entry of the log holds what chance
        gave before the first decision."""
        begun = isinstance(self.table, Table)
        if begun or self.broken or self.row.status is not Status.PLAYING:
            return
        luck = Keyed(self.row.key)
        setup = self.kit.game.setup(self.row.players, self.row.options)
        match = Match.begin(self.kit.game, setup, luck)
        table = Table(self.kit, match, luck)
        self.table = table
        self.snapshots.anchor(match)
        self.time.wind(self.row.players)
        self._write(table, record.begin_row(self.id, match.opening), (-1, "begin"), None, [])

    # -- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, move: requests.Play, reply: Reply) -> None:
        """Play a move; `reply` gets one answer, now or after the commit."""
        if self._repeated((seat, move.id), reply):
            return
        try:
            table = self._writable
            entry = table.play(seat, move.text, move.seq)
        except Refused as refused:
            reply(refused.denial(move.id, self.seq))
            return
        self.snapshots.note(table.match)
        row = record.move_row(self.id, self.seq, entry, move.id)
        self._write(table, row, (seat, move.id), move, [reply])

    def undo(self, seat: int, wish: requests.Undo, reply: Reply) -> None:
        """Take back the seat's last choice; `reply` gets one answer, now or after the commit."""
        if self._repeated((seat, wish.id), reply):
            return
        try:
            table = self._writable
            taken = (table.undo_far if wish.far else table.undo)(seat, wish.seq)
        except Refused as refused:
            reply(refused.denial(wish.id, self.seq))
            return
        self.snapshots.note_undo(table.match)
        count = -len(taken) if wish.far else len(taken)
        row = record.undo_row(self.id, self.seq, seat, count, wish.id)
        self._write(table, row, (seat, wish.id), wish, [reply])

    def take_back_if_agreed(self) -> None:
        """Carry out the take-back that somebody asks for once all people want it. As with the
        beginning, whichever process writes it first is right."""
        seating, plea = self.seating, self.seating.plea(self.seq)
        if plea is None or plea[1] != seating.people or not seating.apart or plea[2] != "undo":
            return  # who is left alone at the table has not been given anything
        if self.pending or not self.playing:
            return
        table, seat = self.running, plea[0]
        taken = table.undo_far(seat, agreed=True)
        self.snapshots.note_undo(table.match)
        row = record.undo_row(self.id, self.seq, seat, len(taken), "")
        self._write(table, row, (-1, "agreed"), None, [])

    def end_if_agreed(self, agreed: str) -> bool:
        """Ask nobody any more if people have ended the match; whether that is new."""
        if not agreed or self.row.agreed:
            return False
        self.row.agreed, self.row.status = agreed, Status.OVER
        self.row.due = self.row.wake = self.row.paused = 0
        self.close_if_ended()
        return True

    def rest(self, paused: int) -> bool:
        """Let the match rest since then, or go on with 0; whether that is new."""
        before, self.row.paused = self.row.paused, paused
        return before != paused

    def go_on(self) -> None:
        """The time that stood still runs on, for those who are asked now."""
        if isinstance(self.table, Table):
            moves = len(self.table.match.record)
            self.time.resume(self.table.asked, self.seating.people, moves)

    def close_if_ended(self) -> None:
        """The table of a match that was ended early asks nobody."""
        if (agreed := self.row.ended) is not None and isinstance(self.table, Table):
            self.table.close(agreed)
            self.time.running = ()

    def follow(self, row: LogRow) -> bool:
        """Take over the next move from another process; False if only reading everything anew can
        help."""
        table = self.table
        if self.pending or row.seq != self.seq + 1 or row.kind != Kind.MOVE:
            return False
        if isinstance(table, UnbegunTable):
            return False
        stored = record.read_move(row, self.kit)
        try:
            table.follow(stored.seat, stored.text, stored.outcomes)
        except EnneadError:
            return False
        self.snapshots.note(table.match)
        self._turn(table)
        self.newly.clear()  # whoever wrote the move has called them
        if table.over:
            self.row.status = Status.OVER
        self.ids[row.seat, row.move_id] = row.seq
        self.moved = now()
        return True

    def submit(self, seat: int, pending: PendingWrite) -> None:
        """Try once more what another table object could not write: it may have been written, or be
        possible still."""

        def reply(answer: Answer) -> None:
            for one in pending.replies:
                one(answer)

        if isinstance(pending.message, requests.Play):
            self.play(seat, pending.message, reply)
        elif isinstance(pending.message, requests.Undo):
            self.undo(seat, pending.message, reply)

    def _repeated(self, key: MessageKey, reply: Reply) -> bool:
        """Whether this id was used before: it then gets the answer it got, or waits for the same
        commit."""
        if key in self.ids:
            reply(m.Ack(key[1], self.ids[key]))
            return True
        if key in self.pending.waiting:
            self.pending.waiting[key].replies.append(reply)
            return True
        return False

    # -- the log on disk ---------------------------------------------------------------------------

    def _write(
        self,
        table: Table,
        row: LogEntry,
        key: MessageKey,
        message: requests.Play | requests.Undo | None,
        replies: list[Reply],
    ) -> None:
        self.pending.waiting[key] = PendingWrite(message, replies)
        append = Append(self.lease, [row], partial(self._written, key, table.seq))
        if table.over:
            self.row.status = Status.OVER
        if table.over or not row.seq:
            append.status = self.row.status
        append.timing = self._turn(table, row.kind == Kind.UNDO)
        self.moved = now()
        if table.over or self.snapshots.due(table):
            append.snapshot = self.snapshots.take(table, self.moved)
        self._append(append)

    def _turn(self, table: Table, undone: bool = False) -> Timing | None:
        """Let time run for whoever is asked now; what of it is to be stored, if it has changed."""
        before, moves = self.time.timing if self.time.paced else None, len(table.match.record)
        fresh, asked = table.opened == table.seq, () if table.over else table.asked
        people = self.seating.people
        self.newly.update(self.time.turn(self.clock(), asked, people, moves, fresh, undone))
        if before is None:
            return None
        after = self.time.timing
        return after if after != before or not self.seq else None

    def is_ordered(self, seat: int) -> bool:
        """Whether somebody has said how to answer what they are asked now, if they are away."""
        given = self.seating.seats[seat].orders
        if not (given and self.playing):
            return False
        return orders.covers(self.kit, self.running, seat, given)

    def take_leavers(self) -> None:
        """Who is not connected, as storage has it."""
        self.time.leavers = {seat.seat: seat.away for seat in self.seating.seats if seat.away}

    def _written(self, key: MessageKey, seq: int, error: Exception | None) -> None:
        """The writer's answer: only now the move is acknowledged and shown."""
        if error is not None:
            self.unsaved = self.unsaved or not isinstance(error, (IntegrityError, Superseded))
            self.failed(self)
            return
        pending = self.pending.done(key)
        if seq:
            self.ids[key] = seq
        for reply in pending.replies:
            reply(m.Ack(key[1], seq))
        self.changed(self)

    @property
    def needs_snapshot(self) -> bool:
        """Whether coming back would have to replay more than it must."""
        begun = isinstance(self.table, Table) and not self.broken
        return begun and self.snapshots.seq != self.seq

    def snapshot(self) -> SnapshotEntry:
        """A row that lets this table come back quickly; the caller stores it."""
        return self.snapshots.take(self.running, self.moved)

    @property
    def glance(self) -> m.Glance | None:
        """What a list of tables says of the match, if there is one."""
        begun = isinstance(self.table, Table) and not self.broken
        return self.running.glance(self.moved) if begun else None

    def let_go(self) -> None:
        """Tell nobody anything any more; without the way back its memory is freed at once."""
        self.changed = self.failed = _nothing
