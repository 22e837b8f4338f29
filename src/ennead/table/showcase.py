"""A case to be watched: what was given, what was tried and refused, what was played and what then
holds, as any seat sees it. It is the run that the tests make."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from ennead.kernel import EVERYTHING, Message
from ennead.kernel.cases import Attempt, Case, Moment, load_case, watch_case
from ennead.kernel.errors import CaseError
from ennead.table import messages as m
from ennead.table.changes import area_changes, standing_changes
from ennead.table.explanations import reason
from ennead.table.kit import BLIND, GameKit
from ennead.table.log import LoggedEvent, is_news
from ennead.table.reading import (
    CaseAttempt,
    CaseMoment,
    CaseStory,
    Labelled,
)
from ennead.table.rendering import Renderer, result


def case_files(folder: Path) -> dict[str, Path]:
    """The cases of a game's folder by name."""
    return {path.stem: path for path in sorted((folder / "cases").rglob("*.toml"))}


def open_case(kit: GameKit, name: str) -> Showcase:
    """A case of the game by its name. Raises CaseError."""
    path = case_files(kit.game.folder).get(name)
    if path is None:
        raise CaseError(name, f"{kit.id} has no such case")
    return Showcase(kit, load_case(path, kit.id))


class Showcase:
    """A case as it ran; `problem` says where it does not hold. Raises CaseError if it cannot be
    understood."""

    def __init__(self, kit: GameKit, case: Case) -> None:
        self.kit, self.case = kit, case
        self.moments: list[Moment] = []
        self.problem = watch_case(kit.game, case, self.moments).problem

    @property
    def name(self) -> str:
        return Path(self.case.path).stem

    @property
    def players(self) -> int:
        return int(self.moments[0].position.seats)

    @cached_property
    def _lines(self) -> list[LoggedEvent]:
        """What was told, with the number of its moment."""
        return [
            LoggedEvent(0, number, event, moment.seat if moment.seat >= 0 else None, number)
            for number, moment in enumerate(self.moments)
            for event in moment.events
            if is_news(event)
        ]

    def lines(self, number: int, viewer: int, since: int = 0) -> list[m.LogLine]:
        """What was told up to a moment, as a viewer may read it."""
        told = [line for line in self._lines if since <= line.seq <= number]
        lines = [line.seen_by(self.kit, viewer) for line in told]
        return [
            m.LogLine(index, line.seq, line.text, line.seat, line.turn)
            for index, line in enumerate(lines)
        ]

    def frame(self, number: int, viewer: int) -> m.TableState:
        """A moment as a viewer sees it; nothing can be chosen."""
        position = self.moments[number].position
        seen = Renderer(self.kit).render(position, viewer, ())
        return m.TableState(
            number,
            seen.seat,
            seen.title,
            tuple(seen.areas),
            area_changes({}, seen.areas.values()),
            standing_changes((), seen.standings),
            waiting=seen.waiting,
            events=tuple(self.lines(number, viewer)),
            result=result(self.kit, position) if position.over else None,
            turn=seen.turn,
        )

    def story(self) -> CaseStory:
        """Everything that is said beside the table."""
        return CaseStory(
            self.kit.id,
            self.name,
            self.case.says,
            self.case.rules,
            self.players,
            tuple(self._told(number) for number in range(len(self.moments))),
            {str(key): str(value) for key, value in self.case.data.get("options", {}).items()},
            self.problem,
        )

    def _told(self, number: int) -> CaseMoment:
        moment, state = self.moments[number], self.seen_before(number)
        return CaseMoment(
            moment.kind,
            moment.seat if moment.seat >= 0 else None,
            moment.says,
            tuple(self._attempt(state, attempt) for attempt in moment.attempts),
            tuple(self._labelled(state, text) for text in moment.offered),
            tuple(self._labelled(state, text) for text in moment.unoffered),
            self._labelled(state, moment.move) if moment.move else None,
            self._targets(state, moment.move) if moment.move else (),
        )

    def seen_before(self, number: int) -> Any:
        """What whoever acts at a moment sees as they do."""
        moment = self.moments[number]
        before = self.moments[number - 1 if moment.kind == "played" and number else number]
        viewer = moment.seat if moment.seat >= 0 else EVERYTHING
        return self.kit.game.mask(before.position, viewer)

    def label(self, state: Any, text: str) -> Message:
        """A move in words; one that is wrong here may have none but its own."""
        option = self.kit.game.read(text)
        try:
            return self.kit.label(state, option)
        except BLIND:
            return self.kit.game.label(option)

    def _attempt(self, state: Any, attempt: Attempt) -> CaseAttempt:
        reasons = tuple(reason(self.kit, refusal) for refusal in attempt.refusals)
        return CaseAttempt(self._labelled(state, attempt.move), reasons)

    def _labelled(self, state: Any, text: str) -> Labelled:
        return Labelled(text, m.words(self.label(state, text)))

    def _targets(self, state: Any, text: str) -> tuple[str, ...]:
        try:
            return self.kit.targets(state, self.kit.game.read(text))
        except BLIND:
            return ()
