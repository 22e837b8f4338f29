"""A lesson under way: what the coach says and points at, and what it makes of the learner's moves.

How far somebody has come is the list of what they *did*: a move in notation, or nothing for "go
on". So a lesson needs no storage and no connection: whoever has the list has the lesson, here, in a
terminal or in a browser.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from ennead.bots.simple import Greedy
from ennead.kernel import AnyGame, Event, Listener, Match, Message, Setup
from ennead.kernel.cases import (
    Failed,
    compare,
    fact_at,
    facts_of,
    given_position,
    offers,
    outcomes_of,
    setup_of,
)
from ennead.kernel.chance import Keyed, Luck, Outcome
from ennead.kernel.errors import CaseError, EnneadError
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.coaching import Coaching
from ennead.table.kit import GameKit
from ennead.table.lessons import Lesson, ScriptedMove, Step, matching
from ennead.table.local import key_of
from ennead.table.refused import Refused
from ennead.table.table import Subscription, Table

Verdict: TypeAlias = Literal["done", "better", "further", "mistake"]
"""Of a move: it ends the step, ends it in another good way, leads on, or does not belong here."""
GO_ON: Final = ""
MOST_TRIED: Final = 400
"""Positions that are looked at for a way to the end of a step."""
MOST_OF_BOTS: Final = 200
"""Moves of the others in a row, after which something must be wrong."""


@dataclass(slots=True)
class LessonLuck:
    """Scripted chance where it fits, then chance from the lesson's seed: no move is without an
    answer."""

    script: list[Outcome]
    keyed: Keyed

    def draw(self, tag: str, among: Sequence[int]) -> int:
        if self.script and self.script[0].tag == tag and self.script[0].value in among:
            return self.script.pop(0).value
        return self.keyed.draw(tag, among)


class LessonRun:
    """A learner's way through a lesson. Raises CaseError where the lesson itself is at fault."""

    def __init__(self, kit: GameKit, lesson: Lesson) -> None:
        self.kit, self.lesson, game = kit, lesson, kit.game
        self.number = 0
        self.did: list[str] = []
        self.start = 0
        """How much was done when the present step began."""
        self.heard: Message | None = None
        """What the coach says to the last move."""
        path, data = lesson.path, lesson.data
        keyed = Keyed(key_of(data.get("seed", 0)))
        self.luck = LessonLuck(outcomes_of(game, data.get("chance", []), f"{path}: chance"), keyed)
        told: list[Event] = []
        setup = setup_of(game, data, path)
        if not 0 <= lesson.seat < setup.players:
            raise CaseError(f"{path}: seat", f"there is no seat {lesson.seat}")
        position = _first_position(game, setup, lesson, self.luck, told)
        self.match = Match.staged(game, setup, self.luck, position, told)
        self._enter()

    def branch(self) -> LessonRun:
        """The same lesson at the same place, to try something in."""
        twin, match = object.__new__(LessonRun), self.match
        vars(twin).update(vars(self))
        twin.did = list(self.did)
        twin.luck = LessonLuck(list(self.luck.script), replace(self.luck.keyed))
        game, record = match.game, list(match.record)
        text = game.codec.encode(match.position)
        twin.match = Match.restore(game, match.setup, twin.luck, match.opening, record, text)
        return twin

    # -- where it stands ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether everything was said and done."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.number]

    @property
    def asked(self) -> bool:
        """Whether the learner has a decision to take."""
        return self.lesson.seat in self.match.asked and not self.match.over

    @property
    def where(self) -> str:
        """The present step for an error."""
        return f"{self.lesson.path}: step[{self.number}]"

    def options(self) -> list[str]:
        """What the learner may play, in notation."""
        game = self.kit.game
        if not self.asked:
            return []
        return [game.write(one) for one in game.menu(self.match.position, self.lesson.seat)]

    def words(self, id: str) -> Message:
        """A message of the present step, with its figures taken from the position."""
        if self.over or not self.step.args:
            return Message(id)
        facts = facts_of(self.kit.game, self.match.position)
        args = {name: fact_at(facts, path, self.where) for name, path in self.step.args.items()}
        return Message(id, {name: _figure(value) for name, value in args.items()})

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        return Table(self.kit, self.match)

    # -- what the learner does ---------------------------------------------------------------------

    def go_on(self) -> None:
        """The learner has read what was said. Raises Refused where a move is wanted."""
        if self.over or self.step.asks:
            raise Refused("illegal", "the coach waits for a move")
        self.did.append(GO_ON)
        self.heard = None
        self._finish()

    def play(self, text: str) -> Verdict:
        """The learner plays. After a mistake this run is at an end: begin again from `did` up to
        `start`. Raises Refused for what the rules forbid."""
        if self.over or not self.step.asks:
            raise Refused("not-your-turn", "the coach is still speaking")
        step, seat, match = self.step, self.lesson.seat, self.match
        option = self.table.understand(seat, text)
        text = self.kit.game.write(option)
        verdict, words = self._judge(text)
        if verdict != "mistake":
            match.choose(seat, option)
            self.did.append(text)
            if verdict == "done" and step.until is not None and not self._holds(step.until):
                verdict, words = ("further", "") if self.asked else ("mistake", step.mistake)
        self.heard = self.words(words) if words else None
        if verdict in ("done", "better"):
            self._finish()
        return verdict

    def _judge(self, text: str) -> tuple[Verdict, str]:
        step = self.step
        if (glob := matching(text, step.wrong)) is not None:
            return "mistake", step.wrong[glob]
        if (glob := matching(text, step.better)) is not None:
            return "better", step.better[glob]
        if not step.wants or matching(text, step.wants) is not None:
            return "done", step.done
        return "mistake", step.mistake

    def _holds(self, wanted: Any) -> bool:
        try:
            compare(wanted, facts_of(self.kit.game, self.match.position), f"{self.where}.until")
        except Failed:
            return False
        return True

    # -- what follows ------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Begin the present step."""
        self.start = len(self.did)
        if not self.over:
            self.luck.script = outcomes_of(self.kit.game, self.step.chance, f"{self.where}.chance")

    def _finish(self) -> None:
        """The others play, what the words promise holds, and the next step begins."""
        step = self.step
        for number, move in enumerate(step.then_play):
            self._script(move, f"{self.where}.then_play[{number}]")
        if step.bots:
            self._let_bots_play()
        if step.then:
            try:
                compare(step.then, facts_of(self.kit.game, self.match.position), "then")
            except Failed as failed:
                raise CaseError(self.where, str(failed)) from None
        self.number += 1
        self._enter()

    def _script(self, move: ScriptedMove, where: str) -> None:
        match = self.match
        if match.over:
            raise CaseError(where, "the match is over")
        seat = match.asked[0] if move.seat < 0 else move.seat
        self.luck.script = outcomes_of(self.kit.game, move.chance, f"{where}.chance")
        try:
            match.play(seat, move.do)
        except EnneadError as error:
            menu = [self.kit.game.write(one) for one in self.kit.game.menu(match.position, seat)]
            raise CaseError(
                where, f"seat {seat}: {error}; {offers(match.position, menu)}"
            ) from None
        if self.luck.script:
            raise CaseError(f"{where}.chance", f"{self.luck.script[0].tag!r} was not asked for")

    def _let_bots_play(self) -> None:
        match, game, bot = self.match, self.kit.game, Greedy()
        for _ in range(MOST_OF_BOTS):
            seat = next((one for one in match.asked if one != self.lesson.seat), None)
            if match.over or seat is None or (self.asked and not match.position.sealed):
                return
            rng = random.Random(len(match.record))
            menu = list(game.menu(match.position, seat))
            match.choose(seat, bot.choose(game, match.view(seat), menu, rng))
        raise CaseError(f"{self.where}.bots", "the learner is never asked again")


def _first_position(
    game: AnyGame, setup: Setup, lesson: Lesson, luck: Luck, told: list[Event]
) -> Any:
    """Where a lesson begins, at its first decision."""
    if lesson.data.get("start"):
        return game.start(setup, luck, told)
    g = given_position(game, setup, lesson.data, lesson.path)
    g.luck, g.told = luck, Listener(told)
    game.resume(g)
    return g


def _figure(value: object) -> int | str:
    return value if isinstance(value, int) else str(value)


def resume(kit: GameKit, lesson: Lesson, did: Sequence[str]) -> LessonRun:
    """A lesson as far as somebody has come; what does not fit any more (the lesson was changed) is
    left out."""
    run = LessonRun(kit, lesson)
    for text in did:
        before = run.branch()
        try:
            if text == GO_ON:
                run.go_on()
            elif run.play(text) == "mistake":
                return before
        except Refused:
            return before
    return run


def attempt(kit: GameKit, lesson: Lesson, did: Sequence[str], text: str | None) -> Coaching:
    """What the coach makes of the next thing that the learner does (None: only looks), as it
    travels. Raises Refused."""
    run = resume(kit, lesson, did)
    moves, verdict, heard = len(run.match.record), None, None
    if text == GO_ON:
        run.go_on()
    elif text is not None:
        verdict = run.play(text)
        heard = run.heard
        if verdict == "mistake":
            run = resume(kit, lesson, run.did[: run.start])
    return _coaching(run, moves, verdict, heard)


def _coaching(
    run: LessonRun, moves: int, verdict: Verdict | None, heard: Message | None
) -> Coaching:
    seat, step, table = run.lesson.seat, None if run.over else run.step, run.table
    state = table.state(Subscription(seat))
    if step is None or not step.asks:
        state.decision = None
    since = min(moves, len(run.match.record))
    moments = table.recap(seat, requests.Recap("", since, whole=False))[1]
    return Coaching(
        tuple(run.did),
        state,
        run.number,
        len(run.lesson.steps),
        "learn-lesson-over" if step is None else m.words(run.words(step.says)),
        () if step is None else step.points,
        step is not None and step.asks,
        None if step is None or not step.asks else m.words(run.words(step.slow)),
        run.start,
        verdict or "",
        None if heard is None else m.words(heard),
        tuple(moments),
    )


def explain(
    kit: GameKit, lesson: Lesson, did: Sequence[str], wish: requests.Explain
) -> m.Explanation:
    """Why something cannot be done now. Raises Refused."""
    return resume(kit, lesson, did).table.explain(lesson.seat, wish)


def show(kit: GameKit, lesson: Lesson, did: Sequence[str]) -> m.Advice:
    """A move that leads to the end of the step. Raises Refused where none is wanted."""
    run = resume(kit, lesson, did)
    way = next(ways(run), None) if not run.over and run.step.asks else None
    if not way:
        raise Refused("not-your-turn", "no move is wanted")
    return run.table.advise(lesson.seat, way[0], "", None)


def ways(run: LessonRun) -> Iterator[list[str]]:
    """Moves that end the present step as it is wanted, the shortest first."""
    waiting: deque[tuple[LessonRun, list[str]]] = deque([(run, [])])
    seen: set[str] = set()
    tried = 0
    while waiting and tried < MOST_TRIED:
        here, way = waiting.popleft()
        for text in here.options():
            tried += 1
            after = here.branch()
            verdict = after.play(text)
            if verdict == "done":
                yield [*way, text]
            elif verdict == "further":
                key = run.kit.game.codec.encode(after.match.position)
                if key not in seen:
                    seen.add(key)
                    waiting.append((after, [*way, text]))
