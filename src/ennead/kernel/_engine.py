"""The engine: runs the steps of a game from decision to decision. Everything that plays many
matches goes through it."""

from __future__ import annotations

from typing import cast

from ennead.kernel._flow import DONE, AnyStep, Ask, Call, Frame, Option, State
from ennead.kernel._question import AnyQuestion
from ennead.kernel.errors import RulesFault


class Engine:
    """The steps and questions of one game."""

    __slots__ = ("_questions", "_steps")

    def __init__(self, steps: dict[str, AnyStep], questions: dict[str, AnyQuestion]) -> None:
        self._steps = steps
        self._questions = questions

    def menu(self, g: State, seat: int) -> list[Option]:
        """Everything this seat may choose now (nothing if it is not asked). Do not change the
        list."""
        if seat not in g.asked:
            decider = self.decider(g, seat)
            if decider < 0:
                return []
            return self._questions[g.question].menu(g, g.frames[-1], decider)
        if g.sealed:
            return self._questions[g.question].menu(g, g.frames[-1], seat)
        menu = g.menu
        if menu is None:
            menu = g.menu = self._questions[g.question].menu(g, g.frames[-1], seat)
        return menu

    def decider(self, g: State, seat: int) -> int:
        """The seat whose answer this one may give now: its own if it is asked, that of a partner to
        whom it may suggest one; -1 if it may say nothing."""
        if seat in g.asked:
            return seat
        if not 0 <= seat < len(g.sealed) or g.sealed[seat] is not None:
            return -1
        decider = self._questions[g.question].decider(g, g.frames[-1], seat)
        return decider if decider in g.asked else -1

    def apply(self, g: State, seat: int, option: Option) -> None:
        """Play an option and run on to the next decision. Not checked: the option must be in the
        menu. A suggestion to a partner is kept with the sealed answers and does nothing else."""
        frame = g.frames[-1]
        g.menu = None
        if g.sealed:
            g.sealed[seat] = option
            g.asked = tuple([other for other in g.asked if other != seat])
            if g.asked:
                return
            picks = self._questions[g.question].picks(g, frame)
            g.sealed = []
            self._run(g, frame, self._steps[frame.step](g, frame, picks))
            return
        g.asked = ()
        self._run(g, frame, self._steps[frame.step](g, frame, option))

    def resume(self, g: State) -> None:
        """Run a position from the step on top of its stack to the next decision."""
        frame = g.frames[-1]
        self._run(g, frame, self._steps[frame.step](g, frame))

    def _run(self, g: State, frame: Frame, move: object) -> None:
        """Follow the steps until somebody has to decide or the match is over."""
        frames = g.frames
        while True:
            if isinstance(move, Ask):
                frame.step = move.then
                g.question = move.question
                g.asked = move.seats
                if move.sealed:
                    g.sealed = [None] * g.seats
                    return
                question = self._questions[move.question]
                if not question.auto:
                    return
                menu = question.menu(g, frame, move.seats[0])
                if len(menu) != 1:
                    g.menu = menu
                    return
                g.asked = ()
                move = move.step(g, frame, menu[0])
            elif isinstance(move, Call):
                frame.step = move.then
                frame = move.frame
                frames.append(frame)
                move = move.first(g, frame)
            elif move is DONE:
                frames.pop()
                if not frames:
                    g.over = True
                    g.question = ""
                    return
                frame = frames[-1]
                move = self._steps[frame.step](g, frame)
            elif move is None:
                raise RulesFault("a step returned nothing; expected a step, ask, call or DONE")
            else:
                move = cast(AnyStep, move)(g, frame)
