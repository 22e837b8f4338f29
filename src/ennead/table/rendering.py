"""What one viewer sees of a position: scene and decision. Everything comes from the viewer's own
view.

Whatever is computed here is computed on the masked state that the oracle gives, never on the
position itself, so that not even a careless label or prompt of a game can tell what the viewer may
not know.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from ennead.kernel import Entry, Message, Option
from ennead.kernel.matchfile import Agreed
from ennead.kernel.scene import Area, Scene, Standing, ids, plain
from ennead.table import messages as m
from ennead.table.kit import BLIND, GameKit

logger = logging.getLogger("ennead.rendering")


@dataclass(slots=True)
class Rendering:
    """Everything that a state says about one moment, for one viewer."""

    seat: int | None
    state: Any
    """The viewer's view; None where nothing had to be looked up in it."""
    turn: int = 0
    title: m.Words = ""
    areas: dict[str, Area] = field(default_factory=dict)
    standings: Sequence[Standing] = ()
    decision: m.OpenDecision | None = None
    waiting: tuple[m.Waiting, ...] = ()
    undo: m.UndoState = m.NO_UNDO
    result: m.MatchResult | None = None


class Renderer:
    """Renders positions of one game."""

    def __init__(self, kit: GameKit) -> None:
        self._kit = kit

    def render(
        self, position: Any, viewer: int, record: Sequence[Entry], scene: bool = True
    ) -> Rendering:
        """What a viewer sees of a position; without `scene` only what a program needs."""
        seat = viewer if viewer >= 0 else None
        decider = self._kit.game.decider(position, viewer)
        if not scene and decider < 0:
            waiting = _waiting(position.question, position.asked)
            return Rendering(seat, None, position.turn, waiting=waiting)
        state = self._kit.game.mask(position, viewer)
        found = Rendering(seat, state, state.turn)
        drawn = self._scene(state, viewer) if scene else None
        if drawn is not None:
            self._fill(found, drawn)
        if not state.over:
            prompts = {one: self._prompt(state, one) for one in state.asked}
            found.waiting = tuple(m.Waiting(one, prompt) for one, prompt in prompts.items())
            if decider >= 0:
                found.decision = self._decide(state, viewer, prompts[decider], record, drawn)
                if decider != viewer:
                    found.decision.advises = decider
        return found

    def draw(self, position: Any, viewer: int) -> Rendering:
        """The scene alone, of a position that may be in the middle of a step: raises what the
        game's scene cannot make sense of."""
        state = self._kit.game.mask(position, viewer)
        found = Rendering(viewer if viewer >= 0 else None, state, state.turn)
        self._fill(found, self._kit.scene(state, viewer))
        return found

    def _fill(self, found: Rendering, drawn: Scene) -> None:
        found.title = cast(m.Words, plain(drawn.title))
        found.areas = {area.id: area for area in drawn.areas}
        found.standings = drawn.standings

    def _scene(self, state: Any, viewer: int) -> Scene:
        """The game's scene; a fault in it must not stop the match, so the table is then drawn
        empty."""
        try:
            return self._kit.scene(state, viewer)
        except Exception:
            logger.exception("the scene of %s failed", self._kit.id)
            return Scene("", [])

    def _prompt(self, state: Any, seat: int) -> m.Words:
        """What is asked of a seat, as far as this state knows it."""
        id = f"prompt-{state.question}"
        about = self._kit.game.questions[state.question].about
        try:
            return self._kit.words(id, about(state, state.frames[-1], seat))
        except BLIND:
            # what the question is about lies hidden from this viewer
            return id

    def _decide(
        self, state: Any, seat: int, prompt: m.Words, record: Sequence[Entry], scene: Scene | None
    ) -> m.OpenDecision:
        kit = self._kit
        question = kit.game.questions[state.question]
        menu = kit.game.menu(state, seat)
        chain = _chain(record, seat) if question.linked else []
        if scene is None:
            options = tuple(map(kit.plain_option, menu))
            trail = tuple(m.words(kit.game.label(entry.option)) for entry in chain)
        else:
            options = tuple([kit.option(state, option) for option in menu])
            trail = tuple(m.words(self._label(state, entry.option)) for entry in chain)
        return m.OpenDecision(
            seat,
            state.question,
            prompt,
            options,
            linked=question.linked,
            trail=trail,
            picked=self._picked(state, chain, scene) if scene is not None else (),
            sealed=bool(state.sealed),
            suggestions=self._suggestions(state, seat) if state.sealed else (),
            usual=kit.usual(state, seat, menu) if question.opening and scene is not None else "",
        )

    def _suggestions(self, state: Any, seat: int) -> tuple[m.Suggestion, ...]:
        """What partners suggest, in words."""
        kit = self._kit
        return tuple(
            m.Suggestion(partner, kit.game.write(option), m.words(self._label(state, option)))
            for partner, option in kit.game.suggestions(state, seat)
        )

    def _label(self, state: Any, option: Option) -> Message:
        """The words of an option that was played earlier; the present state may no longer have what
        it was about."""
        try:
            return self._kit.label(state, option)
        except BLIND:
            return self._kit.game.label(option)

    def _picked(self, state: Any, chain: Sequence[Entry], scene: Scene) -> tuple[str, ...]:
        """Scene ids that the choices of a chain took, as far as they are still on the table."""
        if not chain:
            return ()
        picked: dict[str, None] = {}
        for entry in chain:
            try:
                targets = self._kit.targets(state, entry.option)
            except BLIND:
                continue
            picked.update(dict.fromkeys(targets))
        present = ids(scene) if picked else picked
        return tuple([target for target in picked if target in present])


@cache
def _waiting(question: str, asked: tuple[int, ...]) -> tuple[m.Waiting, ...]:
    """Who is asked what, without particulars."""
    return tuple(m.Waiting(seat, f"prompt-{question}") for seat in asked)


@cache
def undo_state(reason: str) -> m.UndoState:
    """Whether a viewer may take something back, from the reason why not."""
    return m.UndoState(not reason, reason or None)


def _chain(record: Sequence[Entry], seat: int) -> list[Entry]:
    """The moves that a linked decision continues, oldest first."""
    chain: list[Entry] = []
    for entry in reversed(record):
        if entry.seat != seat:
            break
        chain.append(entry)
        if not entry.linked:
            break
    return chain[::-1]


def result(kit: GameKit, position: Any, key: str = "") -> m.MatchResult:
    """How a match ended: winners first, then by score; equal scores share a place."""
    winners = kit.game.winners(position)
    why, end = kit.verdict(position), kit.ending(position)
    return m.MatchResult(
        winners,
        _places(kit.game.scores(position), winners),
        m.words(why) if why else None,
        m.words(end) if end else None,
        key,
    )


def agreed_result(
    kit: GameKit, position: Any, agreed: Agreed, key: str = ""
) -> m.MatchResult | None:
    """How a match ended that its people have ended before its rules did, if it has a result."""
    if not agreed.shared:
        return None
    # those who share do so whatever they have
    scores, first = kit.game.scores(position), set(agreed.shared)
    places = _places(
        [max(scores) if n in first else score for n, score in enumerate(scores)], agreed.shared
    )
    told = tuple(m.RankedSeat(one.seat, one.rank, scores[one.seat]) for one in places)
    return m.MatchResult(agreed.shared, told, None, "ended-share", key)


def _places(scores: Sequence[int], winners: Sequence[int]) -> tuple[m.RankedSeat, ...]:
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    places: list[m.RankedSeat] = []
    for number, seat in enumerate(order, 1):
        rank = number
        if places:
            above = places[-1]
            level = scores[seat] == above.total and (seat in winners) == (above.seat in winners)
            rank = above.rank if level else number
        places.append(m.RankedSeat(seat, rank, scores[seat]))
    return tuple(places)
