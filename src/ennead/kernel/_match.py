"""A match: a position, the record of how it came about, and the rules of taking back.

    match = Match.begin(game, setup, Keyed(key))
    match.play(0, "buy b2")         # checked; raises NotationError or IllegalMove with the reasons
    match.undo(0)                   # raises UndoRefused with the reason when the step is final

The record holds moves and chance outcomes in notation, never positions; a snapshot of any moment is
the position's text plus the record's length.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ennead.kernel._events import Event
from ennead.kernel._flow import Listener, Option, State
from ennead.kernel._game import AnyGame
from ennead.kernel._secrecy import View
from ennead.kernel._setup import Setup
from ennead.kernel.chance import Luck, Outcome, Recorded, Replayed
from ennead.kernel.errors import ChanceError, EnneadError, UndoRefused


@dataclass(slots=True)
class Entry:
    """One move of the record: who chose what, what chance gave, what was told, and why it is final
    (or empty)."""

    seat: int
    option: Option
    text: str
    question: str
    linked: bool
    turn: int
    outcomes: list[Outcome] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    final: str = ""
    checksum: str = ""
    """Of the position after this move, where a turn ended with it (and at the end of the match)."""


@dataclass(slots=True)
class Opening:
    """What chance gave and what was told before the first decision."""

    outcomes: list[Outcome]
    events: list[Event]
    checksum: str
    position: str = ""
    """The first position, where it is not the one that the set-up leads to."""


class Match:
    """A running or finished match."""

    def __init__(self, game: AnyGame, setup: Setup, luck: Luck) -> None:
        self.game = game
        self.setup = setup
        self.luck = Recorded(luck)
        told: list[Event] = []
        self.position: Any = game.start(setup, self.luck, told)
        self.opening = Opening(self._outcomes(), told, game.codec.checksum(self.position))
        self.record: list[Entry] = []
        self._marks: list[State] = []  # the position before each move that may still be taken back

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, luck: Luck) -> Match:
        """A new match, at its first decision."""
        return cls(game, setup, luck)

    @property
    def over(self) -> bool:
        return bool(self.position.over)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        asked: tuple[int, ...] = self.position.asked
        return asked

    def view(self, viewer: int) -> View[State]:
        """The position as a viewer may know it."""
        return self.game.view(self.position, viewer)

    def play(self, seat: int, text: str) -> Entry:
        """Play a move given as text. Raises NotationError or IllegalMove, and changes nothing
        then."""
        return self.choose(seat, self.game.choose(self.position, seat, text))

    def choose(self, seat: int, option: Option, text: str = "") -> Entry:
        """Play an option of the menu (not checked). Whatever goes wrong in it, the position stays
        as it was.

        `text` is its notation, for those who have it at hand.
        """
        game, before = self.game, self.position
        question = game.questions[before.question]
        entry = Entry(
            seat,
            option,
            text or game.write(option),
            question.name,
            question.linked and bool(self.record),
            before.turn,
        )
        after = game.copy(before)
        after.luck, after.told = self.luck, Listener(entry.events)
        try:
            game.apply(after, seat, option)
        except EnneadError:
            self.luck.outcomes.clear()
            raise
        entry.outcomes = self._outcomes()
        entry.final = self._final(entry)
        if not entry.final and before.sealed and before.asked == (seat,):
            entry.final = "undo-sealed"  # the last answer opened everybody's
        if after.turn != before.turn or after.over:
            entry.checksum = game.codec.checksum(after)
        self._marks.append(before)  # nobody changes it any more: play goes on in the copy
        if entry.final:
            self._marks.clear()
        self.position = after
        self.record.append(entry)
        return entry

    def _outcomes(self) -> list[Outcome]:
        outcomes = self.luck.outcomes
        self.luck.outcomes = []
        return outcomes

    def _final(self, entry: Entry) -> str:
        if entry.outcomes:
            return f"undo-chance-{entry.outcomes[0].tag}"
        return next((event.final for event in entry.events if event.final), "")

    # -- undo --------------------------------------------------------------------------------------

    def why_final(self, seat: int) -> str:
        """Why this seat cannot take its last choice back: a message id, or empty if it can."""
        if not self.record:
            return "undo-nothing"
        last = self.record[-1]
        if last.final:
            return last.final
        if last.seat != seat:
            return "undo-other-player"
        if self.over:
            return "undo-match-over"
        return "" if self._marks else "undo-nothing"

    def undo(self, seat: int) -> list[Entry]:
        """Take back the seat's last choice with everything linked to it; returns what was taken
        back, latest first.

        Raises UndoRefused with the reason.
        """
        if reason := self.why_final(seat):
            raise UndoRefused(reason)
        taken: list[Entry] = []
        while self._marks and self.record[-1].seat == seat:
            entry = self.record.pop()
            taken.append(entry)
            self.position = self._marks.pop()
            if not entry.linked:
                break
        return taken

    def rewind(self, moves: int, position: Any) -> list[Entry]:
        """Go back to so many moves, whatever was final since; `position` is the one of then.
        Returns what was taken back, latest first."""
        taken = self.record[moves:]
        del self.record[moves:]
        self.position = position
        self._marks.clear()
        return taken[::-1]

    # -- telling -----------------------------------------------------------------------------------

    def events(self, viewer: int, since: int = 0) -> Iterator[tuple[int, Event]]:
        """What this viewer was told by the moves from number `since` on, with the number of each
        move."""
        if since == 0:
            for event in self.opening.events:
                yield -1, event.seen_by(viewer)
        for number in range(since, len(self.record)):
            for event in self.record[number].events:
                yield number, event.seen_by(viewer)

    # -- bringing back -----------------------------------------------------------------------------

    def replay(self, moves: Iterable[tuple[int, str, Sequence[Outcome]]]) -> None:
        """Play recorded moves with their recorded outcomes; raises what the rules say against
        them."""
        live = self.luck.source
        try:
            for seat, text, outcomes in moves:
                source = Replayed(outcomes)
                self.luck.source = source
                self.play(seat, text)
                if source.used < len(outcomes):
                    left = outcomes[source.used]
                    raise ChanceError(
                        f"the record has {left.tag!r}, but the rules do not ask for it"
                    )
        finally:
            self.luck.source = live

    @classmethod
    def staged(
        cls, game: AnyGame, setup: Setup, luck: Luck, position: Any, told: list[Event]
    ) -> Match:
        """A match that begins in a position which somebody has set up; what was told there opens
        its log."""
        text = game.codec.encode(position)
        opening = Opening([], told, game.codec.checksum(position), text)
        return cls.restore(game, setup, luck, opening, [], text)

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        setup: Setup,
        luck: Luck,
        opening: Opening,
        record: list[Entry],
        position: str,
    ) -> Match:
        """A match from its snapshot: nothing is replayed, and what came before it is final."""
        match = object.__new__(cls)
        match.game, match.setup, match.luck = game, setup, Recorded(luck)
        match.opening, match.record, match._marks = opening, record, []
        match.position = game.codec.decode(position, game.box(setup))
        return match
