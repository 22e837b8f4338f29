"""The log of a match: every event, worded once for those who may know all of it and once for the
others."""

from __future__ import annotations

from ennead.kernel import EVERYTHING, SPECTATOR, Entry, Event, Match
from ennead.table import messages as m
from ennead.table.kit import GameKit


def is_news(event: Event) -> bool:
    """Whether an event is a line of the log: what only makes a step final is not."""
    return event.name != "revealed"


class LoggedEvent:
    """An event with the entry that it came from."""

    __slots__ = ("_open", "_veiled", "event", "index", "seat", "seq", "turn")

    def __init__(self, index: int, seq: int, event: Event, seat: int | None, turn: int) -> None:
        self.index = index
        self.seq = seq
        self.event = event
        self.turn = turn
        actor = event.args.get("player", seat)
        self.seat = actor if isinstance(actor, int) else seat
        self._open: m.LogLine | None = None
        self._veiled: m.LogLine | None = None

    def seen_by(self, kit: GameKit, viewer: int) -> m.LogLine:
        """The line as this viewer may read it."""
        event = self.event
        if event.secret and viewer not in event.audience and viewer != EVERYTHING:
            if self._veiled is None:
                self._veiled = self._worded(kit, event.seen_by(SPECTATOR))
            return self._veiled
        if self._open is None:
            self._open = self._worded(kit, event.seen_by(EVERYTHING))
        return self._open

    def _worded(self, kit: GameKit, event: Event) -> m.LogLine:
        text = kit.words(f"event-{event.name}", event.args)
        return m.LogLine(self.index, self.seq, text, self.seat, self.turn)


class EventLog:
    """The lines of a match in order, and how many there were after each move of the record."""

    def __init__(self, kit: GameKit, match: Match) -> None:
        self._kit = kit
        self._events: list[LoggedEvent] = []
        self._add(0, match.opening.events, None, 0)
        self._ends = [len(self._events)]
        self._seqs = [0]

    def __len__(self) -> int:
        return len(self._events)

    def add(self, seq: int, entry: Entry) -> None:
        """The next move of the record, which is entry `seq` of its table."""
        self._add(seq, entry.events, entry.seat, entry.turn)
        self._ends.append(len(self._events))
        self._seqs.append(seq)

    def _add(self, seq: int, events: list[Event], seat: int | None, turn: int) -> None:
        for event in events:
            if is_news(event):
                self._events.append(LoggedEvent(len(self._events), seq, event, seat, turn))

    def cut(self, moves: int) -> None:
        """Forget everything after so many moves."""
        del self._ends[moves + 1 :]
        del self._seqs[moves + 1 :]
        del self._events[self._ends[-1] :]

    def length_at(self, moves: int) -> int:
        """How many lines there were after so many moves."""
        return self._ends[moves]

    def entry_after(self, moves: int) -> int:
        """The entry of the table that was the last of so many moves."""
        return self._seqs[moves]

    def seen_by(
        self, viewer: int, start: int = 0, moves: int | None = None
    ) -> tuple[m.LogLine, ...]:
        """The lines from number `start` on (up to a move) as a viewer may read them."""
        end = None if moves is None else self._ends[moves]
        return tuple([line.seen_by(self._kit, viewer) for line in self._events[start:end]])
