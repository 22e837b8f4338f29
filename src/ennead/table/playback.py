"""A recorded match to step through: any frame is drawn in a moment, nothing is replayed from the
start.

A file is verified move by move before it is shown, and a position is kept every few moves.
"""

from __future__ import annotations

from typing import Any

from ennead.bots.review import grade_of
from ennead.kernel import EVERYTHING, SPECTATOR, Match, View, matchfile
from ennead.kernel.chance import Replayed
from ennead.table import messages as m
from ennead.table import speech
from ennead.table.documents import Replay, Verdict
from ennead.table.kit import GameKit
from ennead.table.log import EventLog
from ennead.table.refused import Refused
from ennead.table.rendering import Renderer, result

EVERY = 8
"""Moves between two positions that are kept."""


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
        self.match = matchfile.rebuild(record, kit.game, where)
        self.turns: list[int] = []
        self.verdicts: dict[int, Verdict] = {}
        """Moves that somebody wanted to have judged."""
        self._positions: list[str] = []
        self._log = EventLog(kit, self.match)
        self._play()

    def _play(self) -> None:
        """Play the match once more and keep what frames are made of."""
        game, match = self.kit.game, self.match
        again = Match.begin(game, match.setup, Replayed(match.opening.outcomes))
        self._keep(again)
        turn = again.position.turn
        for number, entry in enumerate(match.record, 1):
            again.replay([(entry.seat, entry.text, entry.outcomes)])
            self._log.add(number, entry)
            self._keep(again)
            if again.position.turn != turn:
                turn = again.position.turn
                self.turns.append(number)

    def _keep(self, match: Match) -> None:
        if len(match.record) % EVERY == 0:
            self._positions.append(self.kit.game.codec.encode(match.position))

    @property
    def frames(self) -> int:
        """Frames are numbered from 0, before the first move."""
        return len(self.match.record) + 1

    def position(self, number: int) -> Any:
        """The position of a frame."""
        game, record = self.kit.game, self.match.record
        box = game.box(self.match.setup)
        position = game.codec.decode(self._positions[number // EVERY], box)
        for entry in record[number - number % EVERY : number]:
            position.luck = Replayed(entry.outcomes)
            game.apply(position, entry.seat, entry.option)
        return position

    def frame(self, number: int, viewer: int) -> m.TableState:
        """A frame as a viewer sees it; nobody is asked anything in a replay."""
        position = self.position(number)
        seen = Renderer(self.kit).render(position, viewer, self.match.record[:number])
        return m.TableState(
            number,
            seen.seat,
            seen.title,
            tuple(seen.areas),
            tuple(seen.areas.values()),
            seen.standings,
            waiting=seen.waiting,
            events=self._log.seen_by(viewer, moves=number),
            result=result(self.kit, position, self.header.key) if position.over else None,
            turn=seen.turn,
        )

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
        view = game.view(self.position(number), entry.seat)
        judged = game.judgement() is not None and len(game.menu(view.state, entry.seat)) > 1
        return view if judged else None

    def unjudged(self, number: int) -> Verdict:
        """The verdict on a move that was no choice."""
        entry = self.match.record[number]
        state = self.kit.game.mask(self.position(number), entry.seat)
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
