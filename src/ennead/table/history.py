"""What a match looked like at any moment: positions brought back from its record, and, inside a
move, what had changed each time something was told.

Nothing but moves and outcomes is stored of a match. A position is therefore played again, from one
that is kept every few moves; a listener of the rules takes a copy of it with every event.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ennead.kernel import Entry, Event, Listener, Match, State
from ennead.kernel.chance import Replayed
from ennead.table import messages as m
from ennead.table.changes import area_changes, standing_changes
from ennead.table.kit import BLIND, GameKit
from ennead.table.log import EventLog, is_news
from ennead.table.rendering import Renderer, Rendering

EVERY = 8
"""Moves between two positions that are kept."""
MOST_MOVES = 120
"""How many moves one recap goes back at most."""
NOTHING_SEEN = Rendering(None, None)


class Witness(Listener):
    """Keeps a copy of the position for every line that is told."""

    __slots__ = ("kit", "seen")

    def __init__(self, kit: GameKit) -> None:
        super().__init__([])
        self.kit = kit
        self.seen: list[Any] = []

    def hear(self, g: State, event: Event) -> None:
        """Take a copy: the step that tells goes on with its own."""
        if is_news(event):
            copy = self.kit.game.copy(g)
            copy.told = None
            self.seen.append(copy)


class History:
    """The positions of a match that may still go on."""

    def __init__(self, kit: GameKit, match: Match) -> None:
        self._kit = kit
        self._match = match
        self._kept = [match.opening.position or self._beginning()]

    def _beginning(self) -> str:
        game, opening = self._kit.game, self._match.opening
        return game.codec.encode(game.start(self._match.setup, Replayed(opening.outcomes)))

    def cut(self, moves: int) -> None:
        """Forget what came after so many moves."""
        del self._kept[moves // EVERY + 1 :]

    def position(self, moves: int) -> Any:
        """The position after so many moves; yours to change."""
        number = min(moves // EVERY, len(self._kept) - 1)
        game, match = self._kit.game, self._match
        g = game.codec.decode(self._kept[number], game.box(match.setup))
        for done, entry in enumerate(match.record[number * EVERY : moves], number * EVERY + 1):
            self.play(g, entry)
            if done == len(self._kept) * EVERY:
                self._kept.append(game.codec.encode(g))
        return g

    def play(self, g: Any, entry: Entry) -> list[Any]:
        """Play a move of the record; returns the position as it was when each line was told."""
        witness = Witness(self._kit)
        g.luck, g.told = Replayed(entry.outcomes), witness
        self._kit.game.apply(g, entry.seat, entry.option)
        g.told = None
        return witness.seen

    # -- moments -----------------------------------------------------------------------------------

    def moments(
        self, log: EventLog, viewer: int, since: int, until: int, whole: bool
    ) -> Iterator[m.Moment]:
        """What a viewer saw after so many moves (unless it is known: not `whole`) and from there
        until so many, each as the difference from the one before.

        The match may go on, or be taken back, while somebody reads this.
        """
        renderer = Renderer(self._kit)
        moves = [
            (entry, log.entry_after(number), log.length_at(number - 1), log.length_at(number))
            for number, entry in enumerate(self._match.record[since:until], since + 1)
        ]
        start, lines = log.entry_after(since), log.length_at(since)
        g, touched = self._chain(viewer, since)
        shown = self._look(renderer, g, viewer, NOTHING_SEEN)
        if whole:
            yield _moment(NOTHING_SEEN, shown, start, lines, ())
        for entry, seq, line, last in moves:
            about = self._touched(g, viewer, entry)
            touched = (*touched, *about) if entry.linked else about
            for position in (*self.play(g, entry), g):
                line = min(line + 1, last)
                before, shown = shown, self._look(renderer, position, viewer, shown)
                yield _moment(before, shown, seq, line, touched)

    def _chain(self, viewer: int, moves: int) -> tuple[Any, tuple[str, ...]]:
        """The position after so many moves, and what the choice that they left unfinished was
        about."""
        record, begin = self._match.record, moves
        while 0 < begin < len(record) and record[begin].linked:
            begin -= 1
        g = self.position(begin)
        touched: tuple[str, ...] = ()
        for entry in record[begin:moves]:
            touched = (*touched, *self._touched(g, viewer, entry))
            self.play(g, entry)
        return g, touched

    def _look(self, renderer: Renderer, g: Any, viewer: int, before: Rendering) -> Rendering:
        """The table in the middle of a step; where the rules are just then at odds with themselves
        it stays as it was."""
        try:
            return renderer.draw(g, viewer)
        except BLIND:
            return before

    def _touched(self, g: Any, viewer: int, entry: Entry) -> tuple[str, ...]:
        """What a choice was about, if this viewer may know: the scene ids in the order of
        clicking."""
        kit = self._kit
        question = kit.game.questions[entry.question]
        if (question.secret or g.sealed) and entry.seat != viewer:
            return ()
        try:
            return kit.targets(kit.game.mask(g, viewer), entry.option)
        except BLIND:
            return ()


def _moment(
    before: Rendering, shown: Rendering, seq: int, log: int, touched: tuple[str, ...]
) -> m.Moment:
    same_order = list(before.areas) == list(shown.areas)
    return m.Moment(
        seq,
        log,
        shown.turn,
        None if before.title == shown.title else shown.title,
        None if same_order else tuple(shown.areas),
        area_changes(before.areas, shown.areas.values()),
        standing_changes(before.standings, shown.standings),
        touched,
    )


def last_turn(record: Sequence[Entry], seat: int, turn: int) -> int:
    """How many moves there were when this seat's last turn before the present one had ended.

    A turn is whose first move it holds: a card that somebody is asked for in a battle of others
    makes it no turn of theirs.
    """
    if seat < 0:
        return _turn_start(record, turn - 1)
    owners: dict[int, int] = {}
    for entry in record:
        owners.setdefault(entry.turn, entry.seat)
    mine = [number for number, owner in owners.items() if owner == seat and number < turn]
    if not mine:
        return max(0, len(record) - MOST_MOVES)
    return max(_turn_start(record, mine[-1] + 1), len(record) - MOST_MOVES)


def _turn_start(record: Sequence[Entry], turn: int) -> int:
    return next((n for n, entry in enumerate(record) if entry.turn >= turn), len(record))
