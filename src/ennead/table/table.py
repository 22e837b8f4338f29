"""A table: its match, what everybody sees of it, and the rules of who may do what and when.

Nothing here waits, reads or writes. Whoever keeps a table calls it and passes on what it answers; a
face with storage does so only after the disk has it.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias

from ennead.bots import Degree
from ennead.kernel import NO_OPTION, SPECTATOR, Entry, Event, Listener, Match, Option
from ennead.kernel.chance import Keyed, NoLuck, Outcome
from ennead.kernel.errors import ChanceError, NeedOutcome, NotationError
from ennead.kernel.matchfile import Agreed
from ennead.kernel.scene import Area, Standing
from ennead.table import explanations, requests, speech
from ennead.table import messages as m
from ennead.table.changes import area_changes, standing_changes
from ennead.table.history import MOST_MOVES, History, last_turn
from ennead.table.kit import GameKit
from ennead.table.log import EventLog
from ennead.table.refused import Refused
from ennead.table.rendering import Renderer, Rendering, agreed_result, result, undo_state
from ennead.table.speech import Saying

logger = logging.getLogger("ennead.table")
LAST_LINES = 2
"""Lines of the log that a list of tables tells."""


@dataclass(slots=True, eq=False)
class Subscription:
    """Who looks at a table, and what they have been shown so far."""

    viewer: int = SPECTATOR
    scene: bool = True
    seq: int | None = None
    """The entry of the last state they have; the log goes on from there."""
    areas: Mapping[str, Area] = field(default_factory=dict)
    standings: Sequence[Standing] = ()

    @property
    def seat(self) -> int | None:
        """The seat they look from; None for a spectator."""
        return self.viewer if self.viewer >= 0 else None

    def look_from(self, seat: int | None) -> None:
        """Look from another seat, or as a spectator: nothing is known then."""
        self.viewer = SPECTATOR if seat is None else seat
        self.seq, self.areas, self.standings = None, {}, ()


class UnbegunTable:
    """A table whose match has not begun, or cannot go on: it can be looked at, and nothing else."""

    seq = opened = 0
    asked: tuple[int, ...] = ()

    def state(self, subscription: Subscription) -> m.TableState:
        """An empty table."""
        return m.TableState(0, subscription.seat)


class Table:
    """A match that is played or over. `seq` counts what happened at the table, moves and undos
    alike.

    `luck` is the source of chance if it has a place to keep; its key is told when the match is
    over.
    """

    def __init__(
        self,
        kit: GameKit,
        match: Match,
        luck: Keyed | None = None,
        numbers: Sequence[int] | None = None,
        lengths: Sequence[int] | None = None,
    ) -> None:
        moves = len(match.record)
        self.kit = kit
        self.match = match
        self.luck = luck
        self.lengths = list(range(moves + 1)) if lengths is None else list(lengths)
        """How many moves stood after each entry."""
        self.seq = len(self.lengths) - 1
        self.log = EventLog(kit, match)
        for number, entry in zip(numbers or range(1, moves + 1), match.record, strict=True):
            self.log.add(number, entry)
        self.opened = self._opened_before()
        """The entry after which the present decision was open; later ones may be answers of others
        to it."""
        self.closed: Agreed | None = None
        """How people have ended the match here: nobody is asked any more."""
        self.practice = False
        """Whether something final was taken back without anybody's consent."""
        self.said: dict[int, Saying] = {}
        """What each bot has last said about a move of its own."""
        self._renderer = Renderer(kit)
        self._history: History | None = None
        self._renderings: dict[tuple[int, bool], Rendering] = {}
        self._pointed: dict[int, explanations.Pointed] = {}

    @property
    def position(self) -> Any:
        """The present position."""
        return self.match.position

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return () if self.closed else self.match.asked

    def close(self, agreed: Agreed) -> None:
        """People have agreed to end the match here."""
        self.closed = agreed
        self._renderings.clear()

    def advised(self, seat: int) -> int | None:
        """The seat that this one may suggest an answer to now, if there is one."""
        decider = self.kit.game.decider(self.position, seat)
        return decider if decider not in (-1, seat) else None

    def heard(self, seat: int, people: Collection[int]) -> Option | None:
        """What a person suggests to a seat that is asked in secret."""
        found = self.kit.game.suggestions(self.position, seat)
        return next((answer for partner, answer in found if partner in people), None)

    def is_forced(self, seat: int) -> bool:
        """Whether a seat is asked in secret, has but one answer, and nobody learns from its silence
        that it has: then it need not be bothered."""
        state, game = self.position, self.kit.game
        if not state.sealed or seat not in state.asked or not game.questions[state.question].auto:
            return False
        return len(game.menu(state, seat)) == 1

    @property
    def over(self) -> bool:
        """Whether the match has ended by its rules."""
        return self.match.over

    @property
    def revealed_key(self) -> str:
        """The chance key, once the match is over."""
        over = self.over or self.closed is not None
        return self.luck.key.hex() if over and self.luck is not None else ""

    def _opened_before(self) -> int:
        """Answers to a sealed decision, given or taken back, do not make it another one."""
        sealed = self.position.sealed
        if not sealed:
            return self.seq
        base = len(self.match.record) - sum(answer is not None for answer in sealed)
        opened = self.seq
        while opened and self.lengths[opened - 1] >= base:
            opened -= 1
        return opened

    # -- playing -----------------------------------------------------------------------------------

    def play(self, seat: int, text: str, seq: int | None = None) -> Entry:
        """Play a move in notation, chosen at entry `seq`. Raises Refused, and nothing has changed
        then."""
        self._check_time(seq)
        return self.choose(seat, self.understand(seat, text))

    def understand(self, seat: int, text: str) -> Option:
        """The option of the menu that a text stands for. Raises Refused with the rules that forbid
        it."""
        state = self.position
        if self.kit.game.decider(state, seat) < 0:
            raise Refused("not-your-turn", reasons=self._reasons(state, seat, NO_OPTION))
        menu = self.kit.game.menu(state, seat)  # first: reading finds options that rules have made
        try:
            option = self.kit.read(text)
        except NotationError as error:
            raise Refused("notation", str(error)) from None
        if option not in menu:
            option = self.kit.game.understand(state, seat, text)
        if option not in menu:
            self._refuse(seat, option)
        return option

    def _refuse(self, seat: int, option: Option) -> NoReturn:
        """Name the rules that forbid a move, worked out on what the seat sees."""
        raise Refused("illegal", reasons=self._reasons(self.view(seat), seat, option))

    def _reasons(self, state: Any, seat: int, option: Option) -> tuple[m.Reason, ...]:
        found = explanations.refusals(self.kit, state, seat, option)
        return tuple(explanations.reason(self.kit, one) for one in found)

    def choose(self, seat: int, option: Option) -> Entry:
        """Play an option of the menu; a fault of the rules leaves everything, the place in chance
        too, as it was.

        Raises Refused, or NeedOutcome where somebody has to tell what chance gave.
        """
        match, before = self.match, self.position
        drawn = self.luck.drawn if self.luck is not None else 0
        try:
            entry = match.choose(seat, option, self.kit.plain_option(option).text)
        except NeedOutcome:
            raise
        except Exception:
            if self.luck is not None:
                self.luck.drawn = drawn
            match.luck.outcomes.clear()
            logger.exception("the rules of %s failed", self.kit.id)
            raise Refused("fault", "the rules failed; nothing was played") from None
        self._note(before, entry)
        return entry

    def follow(self, seat: int, text: str, outcomes: Sequence[Outcome]) -> Entry:
        """Take over a move that was played elsewhere. Raises EnneadError if the rules do not
        agree."""
        before = self.position
        self.match.replay([(seat, text, outcomes)])
        entry = self.match.record[-1]
        if self.luck is not None:
            self.luck.drawn += len(entry.outcomes)
        self._note(before, entry)
        return entry

    def _note(self, before: Any, entry: Entry) -> None:
        """What every new move changes."""
        self.seq += 1
        if not before.sealed or before.asked == (entry.seat,):  # else others still answer the same
            self.opened = self.seq
        self.log.add(self.seq, entry)
        self._changed()

    def undo(self, seat: int, seq: int | None = None) -> list[Entry]:
        """Take back the seat's last choice; returns what was taken back, latest first. Raises
        Refused."""
        self._check_time(seq)
        match = self.match
        if reason := match.why_final(seat):
            _refuse_undo(reason)
        sealed = bool(self.position.sealed)
        return self._taken_back(match.undo(seat), sealed)

    def last_move(self, seat: int, seq: int | None = None) -> int:
        """Where in the record the seat's last move is, which could still be taken back. Raises
        Refused."""
        self._check_time(seq)
        record = self.match.record
        mine = [number for number, entry in enumerate(record) if entry.seat == seat]
        if not mine:
            _refuse_undo("undo-nothing")
        return mine[-1]

    def undo_far(self, seat: int, seq: int | None = None, agreed: bool = False) -> list[Entry]:
        """Take back the seat's last choice and all that came after it, moves of others and chance
        too; returns it, latest first. The same choice again will meet the same chance. It is for
        practice unless everybody has `agreed`. Raises Refused."""
        first, record = self.last_move(seat, seq), self.match.record
        while record[first].linked and record[first - 1].seat == seat:
            first -= 1
        taken = self.match.rewind(first, self._past.position(first))
        if self.luck is not None:
            self.luck.drawn -= sum(len(entry.outcomes) for entry in taken)
        self.practice = self.practice or not agreed
        return self._taken_back(taken, False)

    def earlier(self, moves: int) -> Table:
        """The table as it was after so many moves, as another one."""
        kit, match = self.kit, self.match
        position = kit.game.codec.encode(self._past.position(moves))
        record = match.record[:moves]
        setup, opening = match.setup, match.opening
        return Table(kit, Match.restore(kit.game, setup, NoLuck(), opening, record, position))

    def go_back(self, moves: int) -> None:
        """Be as after so many moves, whatever came since."""
        self._taken_back(self.match.rewind(moves, self._past.position(moves)), False)

    def _taken_back(self, taken: list[Entry], sealed: bool) -> list[Entry]:
        """What every undo changes."""
        match = self.match
        self.seq += 1
        if not (sealed and self.position.sealed):
            self.opened = self.seq
        self.log.cut(len(match.record))
        if self._history is not None:
            self._history.cut(len(match.record))
        self._changed()
        return taken

    @property
    def _past(self) -> History:
        if self._history is None:
            self._history = History(self.kit, self.match)
        return self._history

    def _check_time(self, seq: int | None) -> None:
        """A wish about a match that is over, or about a decision that is no longer open, comes too
        late."""
        if self.over or self.closed:
            raise Refused("over", reasons=(m.Reason("refuse-match-over"),))
        if seq is not None and not self.opened <= seq <= self.seq:
            raise Refused("stale", f"the table is at {self.seq}, the message was about {seq}")

    def _changed(self) -> None:
        self.lengths.append(len(self.match.record))
        self._renderings.clear()
        self._pointed.clear()

    # -- showing -----------------------------------------------------------------------------------

    def rendering(self, viewer: int, scene: bool = True) -> Rendering:
        """What a viewer sees now."""
        found = self._renderings.get((viewer, scene))
        if found is None:
            match = self.match
            found = self._renderer.render(match.position, viewer, match.record, scene)
            if match.over:
                found.result = result(self.kit, match.position, self.revealed_key)
            elif self.closed is not None:
                found.decision, found.waiting = None, ()
                found.result = agreed_result(
                    self.kit, match.position, self.closed, self.revealed_key
                )
            elif viewer >= 0:
                found.undo = undo_state(match.why_final(viewer))
            self._renderings[viewer, scene] = found
        return found

    def glance(self, moved: int) -> m.Glance:
        """The match for somebody who is not at the table: nothing in here is secret."""
        seen = self.rendering(SPECTATOR)
        totals = {standing.seat: standing.total for standing in seen.standings}
        seats = range(self.match.setup.players) if totals else ()
        lines = self.log.seen_by(SPECTATOR, max(0, len(self.log) - LAST_LINES))
        last = tuple(line.text for line in lines)
        return m.Glance(seen.title, self.asked, tuple(totals.get(n, 0) for n in seats), moved, last)

    def view(self, viewer: int) -> Any:
        """The position as a viewer may know it."""
        known = self._renderings.get((viewer, True)) or self._renderings.get((viewer, False))
        if known is not None and known.state is not None:
            return known.state
        return self.kit.game.mask(self.position, viewer)

    def state(self, subscription: Subscription) -> m.TableState:
        """The next state for a subscriber: everything, but of areas, standings and the log only
        what they do not have."""
        seen = self.rendering(subscription.viewer, subscription.scene)
        known, standings = subscription.areas, subscription.standings
        start = self.lines_known_at(subscription.seq)
        subscription.areas, subscription.standings = seen.areas, seen.standings
        subscription.seq = self.seq
        return m.TableState(
            self.seq, seen.seat, seen.title, () if list(known) == list(seen.areas) else
            tuple(seen.areas), area_changes(known, seen.areas.values()),
            () if standings is seen.standings else standing_changes(standings, seen.standings),
            seen.decision, seen.waiting, start, self.log.seen_by(subscription.viewer, start),
            seen.undo, seen.result, seen.turn, tuple([one.said() for one in self.said.values()]),
            self.practice,
        )  # fmt: skip

    def lines_known_at(self, seq: int | None) -> int:
        """How many lines of the log somebody still has right who saw entry `seq` last."""
        return 0 if seq is None or seq > self.seq else self.log.length_at(self._moves_at(seq))

    def _moves_at(self, seq: int) -> int:
        """How many moves of entry `seq` still stand."""
        return min(self.lengths[seq:])

    def recap(self, viewer: int, wish: requests.Recap) -> tuple[int, Iterator[m.Moment]]:
        """What happened since an entry, as a viewer saw it: that entry, and one moment after the
        other. Raises Refused."""
        record = self.match.record
        for seq in (wish.since, wish.until):
            if seq is not None and seq > self.seq:
                raise Refused("stale", f"the table is at {self.seq}, the message was about {seq}")
        until = len(record) if wish.until is None else self._moves_at(wish.until)
        if wish.since is None:
            since = last_turn(record, viewer, self.position.turn)
        else:
            since = self._moves_at(wish.since)
        since = min(since, until)
        if until - since > MOST_MOVES:
            raise Refused("too-large", f"at most {MOST_MOVES} moves at once")
        moments = self._past.moments(self.log, viewer, since, until, wish.whole)
        return self.log.entry_after(since), moments

    # -- answering ---------------------------------------------------------------------------------

    def explain(self, viewer: int, wish: requests.Explain) -> m.Explanation:
        """Why something cannot be done, or that it can. Raises Refused."""
        state = self.view(viewer)
        try:
            if wish.text is not None and wish.target is None:
                found = explanations.why_not_text(self.kit, state, viewer, wish.text)
            elif wish.target is not None and wish.text is None:
                found = self._why_not(state, viewer, wish.target)
            else:
                raise Refused("malformed", "expected one of $.text and $.target")
        except NotationError as error:
            raise Refused("notation", str(error)) from None
        return m.Explanation(wish.id, *found)

    def foresee(self, seat: int, wish: requests.Foresee) -> m.Foresight:
        """What a move would do that is final, tried in a world that looks to the seat like this
        one. Raises Refused."""
        game = self.kit.game
        try:
            option = self.kit.read(wish.text)
        except NotationError as error:
            raise Refused("notation", str(error)) from None
        if seat not in self.asked or option not in game.menu(self.position, seat):
            return m.Foresight(wish.id)
        world = game.determinize(game.view(self.position, seat), random.Random(0))
        opens = bool(world.sealed) and world.asked == (seat,)
        told: list[Event] = []
        world.luck, world.told = NoLuck(), Listener(told)
        try:
            game.apply(world, seat, option)
        except ChanceError:
            return m.Foresight(wish.id, reveals=True)
        ends = world.over or seat not in world.asked
        return m.Foresight(wish.id, ends, opens or any(event.final for event in told))

    def _why_not(self, state: Any, viewer: int, target: str) -> explanations.Reasons:
        about = self._pointed.get(viewer)
        if about is None:
            about = self._pointed[viewer] = explanations.pointed(self.kit, state, viewer)
        return explanations.why_not_target(self.kit, state, viewer, target, about)

    def advise(
        self, seat: int, text: str, sure: Degree, chance: int | None, scene: bool = True
    ) -> m.Advice:
        """A bot's choice for a seat in words: what it is about, what for, and how sure the bot
        is."""
        option, state = self.kit.read(text), self.view(seat)
        targets = self.kit.targets(state, option) if scene else ()
        label = m.words(self.kit.label(state, option))
        aim = speech.own_words(self.kit.game, state, seat, option)
        words = None if aim is None else m.words(aim)
        return m.Advice("", text, label, targets, aim=words, sure=sure, chance=chance)


def _refuse_undo(reason: str) -> NoReturn:
    code: m.Code = "undo-nothing" if reason == "undo-nothing" else "undo-final"
    raise Refused(code, reasons=(m.Reason(reason),))


AnyTable: TypeAlias = Table | UnbegunTable
