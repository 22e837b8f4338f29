"""A live table: its match, its log, and the rules of who may do what and when.

Everything here runs in the event loop without waiting. A move is checked by the engine, played in memory and handed
to the writer; it is acknowledged, and shown to anybody, only when the writer says that it is on disk. If the writer
fails, the table is thrown away and read again from storage.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from ennead.kernel.chance import Keyed
from ennead.kernel.errors import EnneadError, NotationError
from ennead.kernel.flow import Option
from ennead.kernel.match import Entry, Match
from ennead.kernel.question import Refusal
from ennead.kernel.seats import SPECTATOR
from ennead.server import explanations, record
from ennead.server import messages as m
from ennead.server.catalogue import Shelf
from ennead.server.faces import Face, Painter, Told, result, tell, undo_state
from ennead.server.storage.rows import (
    Kind,
    LogEntry,
    LogRow,
    MatchRow,
    Seating,
    SnapshotEntry,
    Status,
)
from ennead.server.storage.writer import Append, Lease

logger = logging.getLogger("ennead.table")

Reply = Callable[[m.Answer], None]
LONGEST_TAIL = 24
"""Moves that are replayed at most when a table comes back, so that they can still be undone then."""


@dataclass(slots=True, eq=False)
class Eye:
    """What one connection has been shown so far."""

    viewer: int = SPECTATOR
    scene: bool = True
    lines: int = 0
    """Lines of the log that it has."""
    areas: dict[str, bytes] = field(default_factory=dict)


@dataclass(slots=True)
class Waiting:
    """A message whose entry is on its way to the disk, and everybody who has sent it."""

    message: m.Play | m.Undo | None
    replies: list[Reply]


@dataclass(slots=True)
class Anchor:
    """A position of the past, `length` moves into the record; everything after it can be replayed."""

    length: int
    position: Any


def _nothing(table: Table) -> None:
    """Nobody listens."""


class Table:
    """One table in memory. `append` hands entries to the writer; `changed` is called after each commit."""

    def __init__(
        self,
        shelf: Shelf,
        row: MatchRow,
        seating: Seating,
        append: Callable[[Append], None],
        snapshot_every: int,
    ) -> None:
        self.shelf = shelf
        self.row = row
        self.seating = seating
        self.match: Match | None = None
        self.luck = Keyed(row.key)
        self.seq = 0
        self.opened = 0
        """The entry after which the present decision was open; later ones may be answers of others to it."""
        self.told: list[Told] = []
        self.lines: list[int] = [0]
        """How many lines were told after so many moves of the record."""
        self.lengths: list[int] = [0]
        """How many moves stood after each entry of the log."""
        self.eyes: set[Eye] = set()
        """Whoever looks at this table."""
        self.ids: dict[tuple[int, str], int] = {}
        self.deeds: set[tuple[int, str]] = set()
        self.said: dict[int, m.Said] = {}
        """What each bot has last said about a move of its own."""
        self.led: dict[int, tuple[int, int]] = {}
        """The entry of each bot's last choice, if nothing happened while it thought, and the number of its wish."""
        self.broken = ""
        """Why the match cannot go on, for programmers; empty on a sound table."""
        self.lease = Lease()
        self.changed: Callable[[Table], None] = _nothing
        self.failed: Callable[[Table], None] = _nothing
        self._append = append
        self._painter = Painter(shelf)
        self._faces: dict[tuple[int, bool], Face] = {}
        self._pointed: dict[int, explanations.Pointed] = {}
        self._waiting: dict[tuple[int, str], Waiting] = {}
        self._settled: asyncio.Future[None] | None = None
        self._anchor = Anchor(0, None)
        self._snapshot_every = snapshot_every
        self._snapshot_seq = -1
        self._snapshot_length = -1

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def revealed_key(self) -> str:
        """The chance key, once the match is over and on disk."""
        return self.row.key.hex() if self.row.status is Status.OVER else ""

    @property
    def pending(self) -> bool:
        """Whether something is played but not yet on disk."""
        return bool(self._waiting)

    async def settled(self) -> None:
        """Wait until nothing is pending: what is shown then will not be taken back by a crash."""
        while self._waiting:
            if self._settled is None:
                self._settled = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._settled)

    def position(self) -> Any:
        """The present position; only on a table whose match has begun."""
        assert self.match is not None
        return self.match.position

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now; nobody before the match has begun."""
        return self.match.asked if self.match is not None else ()

    # -- beginning and coming back ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the match; the first entry of the log holds what chance gave before the first decision."""
        setup = self.shelf.game.setup(self.row.players, self.row.options)
        self.match = Match.begin(self.shelf.game, setup, self.luck)
        self.row.status = Status.PLAYING
        self._tell_opening()
        self._anchor = Anchor(0, self.match.position)
        row = record.begin_row(self.id, self.match.opening)
        self._write(row, (-1, "begin"), Waiting(None, []))

    def resume(self, match: Match, past: record.Past, anchor: Anchor, snapshot_seq: int) -> None:
        """Take over a match that was read from storage."""
        self.match = match
        self.seq = past.seq
        self.ids = past.ids
        self.lengths = past.lengths
        self._tell_opening()
        for number, entry in zip(past.numbers, match.record, strict=True):
            self._tell_entry(number, entry)
        self.opened = self._opened_before()
        self._anchor = anchor
        self._snapshot_seq = snapshot_seq
        self._snapshot_length = anchor.length if snapshot_seq >= 0 else -1

    def _opened_before(self) -> int:
        """Answers to a sealed decision, given or taken back, do not make it another one."""
        match = self.match
        assert match is not None
        if not match.position.sealed:
            return self.seq
        base = len(match.record) - sum(answer is not None for answer in match.position.sealed)
        opened = self.seq
        while opened and self.lengths[opened - 1] >= base:
            opened -= 1
        return opened

    def _tell_opening(self) -> None:
        assert self.match is not None
        tell(self.told, 0, self.match.opening.events, None, 0)
        self.lines = [len(self.told)]

    def _tell_entry(self, seq: int, entry: Entry) -> None:
        tell(self.told, seq, entry.events, entry.seat, entry.turn)
        self.lines.append(len(self.told))

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: m.Play, reply: Reply) -> None:
        """Play a move; `reply` gets one answer, now or after the commit."""
        if self._repeated((seat, move.id), reply):
            return
        refusal = self._untimely(seat, move.id, move.seq)
        if refusal is not None:
            reply(refusal)
            return
        try:
            option = self._read(seat, move.text)
        except NotationError as error:
            reply(m.Refusal("notation", move.id, self.seq, detail=str(error)))
            return
        if option is None:
            reply(self._illegal(seat, move))
            return
        entry = self._choose(seat, option)
        if entry is None:
            reply(
                m.Refusal("fault", move.id, self.seq, detail="the rules failed; nothing was played")
            )
            return
        self.seq += 1
        self._tell_entry(self.seq, entry)
        row = record.move_row(self.id, self.seq, entry, move.id)
        self._write(row, (seat, move.id), Waiting(move, [reply]))

    def _read(self, seat: int, text: str) -> Option | None:
        """The option of a text if it is in the engine's menu, else None. Raises NotationError."""
        option = self.shelf.read(text)
        return option if option in self.shelf.game.menu(self.position(), seat) else None

    def _choose(self, seat: int, option: Option) -> Entry | None:
        """Let the engine play; a fault of the rules leaves everything, the chance counter too, as it was."""
        match = self.match
        assert match is not None
        before, drawn = match.position, self.luck.drawn
        try:
            entry = match.choose(seat, option, self.shelf.plain_option(option).text)
        except Exception:
            self.luck.drawn = drawn
            match.luck.outcomes.clear()
            logger.exception("the rules of %s failed", self.shelf.id)
            return None
        self._note(before, entry)
        return entry

    def _note(self, before: Any, entry: Entry) -> None:
        """What every new entry of the record changes; its number is the next one."""
        match = self.match
        assert match is not None
        if not (before.sealed and len(before.asked) > 1):  # else the others still answer the same
            self.opened = self.seq + 1
        if entry.final or len(match.record) - self._anchor.length > LONGEST_TAIL:
            self._anchor = Anchor(len(match.record), match.position)
        if match.over:
            self.row.status = Status.OVER

    def follow(self, row: LogRow) -> bool:
        """Take over the next move from another process; False if only reading everything anew can help."""
        match = self.match
        if match is None or self.pending or row.seq != self.seq + 1 or row.kind != Kind.MOVE:
            return False
        stored = record.read_move(row)
        before = match.position
        try:
            match.replay([(stored.seat, stored.text, stored.outcomes)])
        except EnneadError:
            return False
        entry = match.record[-1]
        self.luck.drawn += len(entry.outcomes)
        self._note(before, entry)
        self.seq += 1
        self._tell_entry(self.seq, entry)
        self.lengths.append(len(match.record))
        self.ids[row.seat, row.move_id] = row.seq
        self._faces.clear()
        self._pointed.clear()
        return True

    def undo(self, seat: int, wish: m.Undo, reply: Reply) -> None:
        """Take back the seat's last choice; `reply` gets one answer, now or after the commit."""
        match = self.match
        if self._repeated((seat, wish.id), reply):
            return
        refusal = self._not_playing(wish.id) or self._stale(wish.id, wish.seq)
        if refusal is not None or match is None:
            reply(refusal or m.Refusal("fault", wish.id))
            return
        if reason := match.why_final(seat):
            code: m.Code = "undo-nothing" if reason == "undo-nothing" else "undo-final"
            reply(m.Refusal(code, wish.id, self.seq, (m.Reason(reason),)))
            return
        sealed = bool(match.position.sealed)
        taken = match.undo(seat)
        self.seq += 1
        if not (sealed and match.position.sealed):
            self.opened = self.seq
        del self.lines[len(match.record) + 1 :]
        del self.told[self.lines[-1] :]
        for eye in self.eyes:
            eye.lines = min(eye.lines, len(self.told))
        if len(match.record) < self._anchor.length:
            self._anchor = Anchor(len(match.record), match.position)
        row = record.undo_row(self.id, self.seq, seat, len(taken), wish.id)
        self._write(row, (seat, wish.id), Waiting(wish, [reply]))

    def submit(self, seat: int, waiting: Waiting) -> None:
        """Try once more what another table object could not write: it may have been written, or be possible still."""

        def reply(answer: m.Answer) -> None:
            for one in waiting.replies:
                one(answer)

        if isinstance(waiting.message, m.Play):
            self.play(seat, waiting.message, reply)
        elif isinstance(waiting.message, m.Undo):
            self.undo(seat, waiting.message, reply)

    # -- refusing ----------------------------------------------------------------------------------------------------

    def _repeated(self, key: tuple[int, str], reply: Reply) -> bool:
        """Whether this id was used before: it then gets the answer it got, or waits for the same commit."""
        if key in self.ids:
            reply(m.Ack(key[1], self.ids[key]))
            return True
        if key in self._waiting:
            self._waiting[key].replies.append(reply)
            return True
        return False

    def _not_playing(self, id: str) -> m.Refusal | None:
        if self.row.status is Status.OVER:
            return m.Refusal("over", id, self.seq, (m.Reason("refuse-match-over"),))
        if self.broken or self.match is None:
            return m.Refusal("busy", id, self.seq, detail=self.broken or "the match has not begun")
        return None

    def _stale(self, id: str, seq: int) -> m.Refusal | None:
        if self.opened <= seq <= self.seq:
            return None
        detail = f"the table is at {self.seq}, the message was about {seq}"
        return m.Refusal("stale", id, self.seq, detail=detail)

    def _untimely(self, seat: int, id: str, seq: int) -> m.Refusal | None:
        """Why this seat cannot move now at all."""
        if refusal := self._not_playing(id) or self._stale(id, seq):
            return refusal
        asked = self.position().asked
        if seat in asked:
            return None
        player = asked[0] if asked else SPECTATOR
        reason = explanations.reason(
            self.shelf, Refusal("", "refuse-not-your-turn", {"player": player})
        )
        return m.Refusal("not-your-turn", id, self.seq, (reason,))

    def _illegal(self, seat: int, move: m.Play) -> m.Refusal:
        """The rules that forbid a move, worked out on what the seat sees."""
        state = self.view(seat)
        option = self.shelf.game.read(move.text)
        found = explanations.refusals(self.shelf, state, seat, option)
        reasons = tuple(
            explanations.reason(self.shelf, one)
            for one in found or [Refusal("", "refuse-not-offered")]
        )
        return m.Refusal("illegal", move.id, self.seq, reasons)

    # -- the log on disk -----------------------------------------------------------------------------------------------

    def _write(self, row: LogEntry, key: tuple[int, str], waiting: Waiting) -> None:
        match = self.match
        assert match is not None
        if row.seq:
            self.lengths.append(len(match.record))
        self._faces.clear()
        self._pointed.clear()
        self._waiting[key] = waiting
        due = self.seq - self._snapshot_seq >= self._snapshot_every
        cut = len(match.record) < self._snapshot_length
        append = Append(self.lease, [row], partial(self._written, key, self.seq))
        if due or cut or match.over:
            append.snapshot = self.snapshot()
        if match.over or not row.seq:
            append.status = self.row.status
        self._append(append)

    def snapshot(self) -> SnapshotEntry:
        """A row that lets this table come back quickly; the caller stores it."""
        assert self.match is not None
        self._snapshot_seq = self.seq
        self._snapshot_length = self._anchor.length
        position = self.shelf.game.codec.encode(self._anchor.position)
        return SnapshotEntry(self.id, self.seq, self._anchor.length, position)

    @property
    def needs_snapshot(self) -> bool:
        """Whether coming back would have to replay more than it must."""
        return self.match is not None and not self.broken and self._snapshot_seq != self.seq

    def _written(self, key: tuple[int, str], seq: int, error: Exception | None) -> None:
        """The writer's answer: only now the move is acknowledged and shown."""
        if error is not None:
            self.failed(self)
            return
        waiting = self._waiting.pop(key)
        if seq:
            self.ids[key] = seq
        for reply in waiting.replies:
            reply(m.Ack(key[1], seq))
        if not self._waiting and self._settled is not None:
            self._settled.set_result(None)
            self._settled = None
        self.changed(self)

    def let_go(self) -> None:
        """Tell nobody anything any more; without the way back its memory is freed at once."""
        self.changed = self.failed = _nothing

    def give_up(self) -> dict[tuple[int, str], Waiting]:
        """What still waits for an answer when this object is thrown away."""
        waiting, self._waiting = self._waiting, {}
        if self._settled is not None:
            self._settled.set_result(None)
            self._settled = None
        return waiting

    # -- showing -------------------------------------------------------------------------------------------------------

    def face(self, viewer: int, scene: bool = True) -> Face:
        """What a viewer sees now."""
        face = self._faces.get((viewer, scene))
        if face is None:
            match = self.match
            assert match is not None
            face = self._painter.face(match.position, viewer, match.record, scene)
            if match.over:
                face.result = result(self.shelf, match.position, self.revealed_key)
            elif viewer >= 0:
                face.undo = undo_state(match.why_final(viewer))
            self._faces[viewer, scene] = face
        return face

    def view(self, viewer: int) -> Any:
        """The position as a viewer may know it."""
        face = self._faces.get((viewer, True)) or self._faces.get((viewer, False))
        if face is not None and face.state is not None:
            return face.state
        return self.shelf.game.mask(self.position(), viewer)

    def state(self, eye: Eye) -> m.State:
        """The next state for a connection: everything, but of the areas and the log only what it does not have."""
        seat = eye.viewer if eye.viewer >= 0 else None
        if self.match is None:
            return m.State(0, seat)
        face = self.face(eye.viewer, eye.scene)
        known, eye.areas = eye.areas, face.areas
        areas = tuple([msgspec.Raw(raw) for id, raw in face.areas.items() if known.get(id) != raw])
        start = eye.lines
        events = tuple([line.seen_by(self.shelf, eye.viewer) for line in self.told[start:]])
        eye.lines = len(self.told)
        return m.State(
            self.seq, seat, face.title, face.order, areas, face.standings, face.decision,
            face.waiting, start, events, face.undo, face.result, face.turn,
            tuple(self.said.values()),
        )  # fmt: skip

    def lines_known_at(self, seq: int) -> int:
        """How many lines of the log a client still has right that saw entry `seq` last."""
        if self.match is None or seq >= len(self.lengths):
            return 0
        return self.lines[min(self.lengths[seq:])]

    def explain(self, viewer: int, wish: m.Explain) -> m.Answer:
        """Why something cannot be done, or that it can."""
        if self.match is None:
            detail = self.broken or "the match has not begun"
            return m.Refusal("busy", wish.id, self.seq, detail=detail)
        if (wish.text is None) == (wish.target is None):
            return m.Refusal(
                "malformed", wish.id, self.seq, detail="expected one of $.text and $.target"
            )
        state = self.view(viewer)
        try:
            if wish.text is not None:
                found = explanations.why_not_text(self.shelf, state, viewer, wish.text)
            else:
                about = self._pointed.get(viewer)
                if about is None:
                    about = explanations.pointed(self.shelf, state, viewer)
                    self._pointed[viewer] = about
                found = explanations.why_not_target(
                    self.shelf, state, viewer, wish.target or "", about
                )
        except NotationError as error:
            return m.Refusal("notation", wish.id, self.seq, detail=str(error))
        return m.Explanation(wish.id, found.reasons, found.allowed)
