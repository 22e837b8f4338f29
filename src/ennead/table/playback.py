"""A recorded match to step through: any frame is drawn in a moment, nothing is replayed from the
start.

A file is verified move by move before it is shown, and a position is kept every few moves.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ennead.bots.review import grade_of
from ennead.kernel import EVERYTHING, SPECTATOR, View, matchfile
from ennead.table import messages as m
from ennead.table import speech
from ennead.table.changes import area_changes, standing_changes
from ennead.table.course import course
from ennead.table.documents import Course, Replay, Verdict
from ennead.table.history import History
from ennead.table.kit import GameKit
from ennead.table.log import EventLog
from ennead.table.refused import Refused
from ennead.table.rendering import Renderer, agreed_result, result


class Playback:
    """A match that can be looked at move by move. Raises EnneadError or Refused for a file that
    does not fit."""

    def __init__(self, kit: GameKit, text: str, where: str, pack: str = "") -> None:
        record = matchfile.parse(text, where)
        setup = kit.game.setup(record.header.players, record.header.options)
        most = kit.game.bound(setup)
        if len(record.moves) > most:
            problem = f"{len(record.moves)} moves; a match of {kit.id} has {most} at most"
            raise Refused("bad-file", problem)
        self.kit = kit
        self.pack = pack
        self.text = text
        self.header = record.header
        self.agreed = record.agreed
        self.match = matchfile.rebuild(record, kit.game, where)
        turns = [*(entry.turn for entry in self.match.record), self.match.position.turn]
        self.turns = [n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]
        self.verdicts: dict[int, Verdict] = {}
        """Moves that somebody wanted to have judged."""
        self.history = History(kit, self.match)
        self._log = EventLog(kit, self.match)
        for number, entry in enumerate(self.match.record, 1):
            self._log.add(number, entry)

    @property
    def frames(self) -> int:
        """Frames are numbered from 0, before the first move."""
        return len(self.match.record) + 1

    def frame(self, number: int, viewer: int, asked: bool = False) -> m.TableState:
        """A frame as a viewer sees it; nobody is asked anything in a replay, unless the viewer
        shall be `asked` as then."""
        position = self.history.position(number)
        seen = Renderer(self.kit).render(position, viewer, self.match.record[:number])
        return m.TableState(
            number,
            seen.seat,
            seen.title,
            tuple(seen.areas),
            area_changes({}, seen.areas.values()),
            standing_changes((), seen.standings),
            decision=seen.decision if asked else None,
            waiting=seen.waiting,
            events=self._log.seen_by(viewer, moves=number),
            result=self._result(position) if number == self.frames - 1 else None,
            turn=seen.turn,
        )

    def _result(self, position: Any) -> m.MatchResult | None:
        if self.agreed is not None:
            return agreed_result(self.kit, position, self.agreed, self.header.key)
        return result(self.kit, position, self.header.key) if position.over else None

    def moments(self, number: int, viewer: int) -> tuple[m.Moment, ...]:
        """How the frame came about from the one before, moment by moment."""
        since = max(0, number - 1)
        return tuple(self.history.moments(self._log, viewer, since, number, whole=False))

    @cached_property
    def course(self) -> Course:
        """The match at a glance; takes a moment, so it is made when somebody first asks."""
        return course(self.kit, self.match, self.history)

    def info(self, id: str, table: str = "") -> Replay:
        """What is known of it before the first frame; `table` is where it was played."""
        options = self.kit.show_options(self.match.setup.options)
        names = tuple(self.header.names.get(seat, "") for seat in range(self.header.players))
        turns = tuple(self.turns)
        return Replay(id, self.kit.id, names, self.frames, turns, dict(options), table)

    # -- review ------------------------------------------------------------------------------------

    def choice(self, number: int) -> View[Any] | None:
        """The view in which the move of a frame was chosen; None if there was nothing to choose or
        nobody can judge."""
        entry, game = self.match.record[number], self.kit.game
        view = game.view(self.history.position(number), entry.seat)
        decides = entry.seat in view.state.asked  # a suggestion decides nothing
        judged = decides and game.judgement() is not None
        judged = judged and len(game.menu(view.state, entry.seat)) > 1
        return view if judged else None

    def unjudged(self, number: int) -> Verdict:
        """The verdict on a move that was no choice."""
        entry = self.match.record[number]
        state = self.kit.game.mask(self.history.position(number), entry.seat)
        label = m.words(self.kit.label(state, entry.option))
        return Verdict(entry.seat, entry.text, label, entry.text, label)

    def verdict(
        self, number: int, view: View[Any], better: str, chosen: float, possible: float
    ) -> Verdict:
        """The verdict on a choice: what was better (or the move itself), and the chance of winning
        with each."""
        kit, entry = self.kit, self.match.record[number]
        best, judgement = kit.read(better), kit.game.judgement()
        aim = speech.own_words(kit.game, view.state, entry.seat, best)
        return Verdict(
            entry.seat,
            entry.text,
            m.words(kit.label(view.state, entry.option)),
            better,
            m.words(kit.label(view.state, best)),
            kit.targets(view.state, best),
            round(100 * chosen),
            round(100 * possible),
            grade_of(possible - chosen),
            None if aim is None else m.words(aim),
            judgement is not None and judgement.by_goal(self.match.setup.players),
        )


def read_view(text: str, players: int) -> int:
    """The viewer that a query names. Raises Refused."""
    if text in ("public", "all"):
        return SPECTATOR if text == "public" else EVERYTHING
    if text.isdecimal() and len(text) < 3 and int(text) < players:
        return int(text)
    problem = f"expected a seat number, public or all, got {text[:20]!r}"
    raise Refused("malformed", problem, "?view")
