"""What one viewer sees of a position: scene, decision, log. Everything comes from the viewer's own view.

Whatever is computed here is computed on the masked state that the oracle gives, never on the position itself, so
that not even a careless label or prompt of a game can tell what the viewer may not know.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from ennead.kernel.events import Event
from ennead.kernel.flow import Option
from ennead.kernel.match import Entry
from ennead.kernel.message import Message
from ennead.kernel.scene import Area, Scene, every, plain
from ennead.kernel.seats import EVERYTHING, SPECTATOR
from ennead.server import messages as m
from ennead.server.catalogue import Shelf

logger = logging.getLogger("ennead.faces")
encode = msgspec.json.Encoder().encode
BLIND = (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError)
"""What a rule or a text may raise when it looks at something that the viewer cannot see."""


class Told:
    """A line of the log: an event with the entry that it came from, worded once for those who may know all of it and
    once for the others."""

    __slots__ = ("_open", "_veiled", "event", "index", "seat", "seq", "turn")

    def __init__(self, index: int, seq: int, event: Event, seat: int | None, turn: int) -> None:
        self.index = index
        self.seq = seq
        self.event = event
        self.turn = turn
        actor = event.args.get("player", seat)
        self.seat = actor if isinstance(actor, int) else seat
        self._open: m.Event | None = None
        self._veiled: m.Event | None = None

    def seen_by(self, shelf: Shelf, viewer: int) -> m.Event:
        """The line as this viewer may read it."""
        event = self.event
        if event.secret and viewer not in event.audience and viewer != EVERYTHING:
            if self._veiled is None:
                self._veiled = self._worded(shelf, event.seen_by(SPECTATOR))
            return self._veiled
        if self._open is None:
            self._open = self._worded(shelf, event.seen_by(EVERYTHING))
        return self._open

    def _worded(self, shelf: Shelf, event: Event) -> m.Event:
        text = shelf.words(f"event-{event.name}", event.args)
        return m.Event(self.index, self.seq, text, self.seat, self.turn)


def tell(told: list[Told], seq: int, events: Iterable[Event], seat: int | None, turn: int) -> None:
    """Add the events of one entry to a log; marks that only make a step final are no news."""
    for event in events:
        if event.name != "revealed":
            told.append(Told(len(told), seq, event, seat, turn))


@dataclass(slots=True)
class Face:
    """Everything that a state says about one moment, for one viewer; areas are encoded one by one."""

    seat: int | None
    state: Any
    """The viewer's view; None where nothing had to be looked up in it."""
    turn: int = 0
    title: m.Words = ""
    order: tuple[str, ...] = ()
    areas: dict[str, bytes] = field(default_factory=dict)
    standings: tuple[msgspec.Raw, ...] = ()
    decision: m.Decision | None = None
    waiting: tuple[m.Waiting, ...] = ()
    undo: m.UndoState = field(default_factory=m.UndoState)
    result: m.Result | None = None


class Painter:
    """Draws faces of one game."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def face(self, position: Any, viewer: int, record: Sequence[Entry], scene: bool = True) -> Face:
        """A viewer's face of a position; without `scene` only what a program needs."""
        seat = viewer if viewer >= 0 else None
        if not scene and viewer not in position.asked:
            waiting = _waiting(position.question, position.asked)
            return Face(seat, None, position.turn, waiting=waiting)
        state = self.shelf.game.mask(position, viewer)
        face = Face(seat, state, state.turn)
        drawn = self._scene(state, viewer) if scene else None
        if drawn is not None:
            self._paint(face, drawn)
        if not state.over:
            prompts = {one: self._prompt(state, one) for one in state.asked}
            face.waiting = tuple(m.Waiting(one, prompt) for one, prompt in prompts.items())
            if viewer in prompts:
                self._decide(face, viewer, prompts[viewer], record, drawn)
        return face

    # -- scene --------------------------------------------------------------------------------------------------

    def _scene(self, state: Any, viewer: int) -> Scene:
        """The game's scene; a fault in it must not stop the match, so the table is then drawn empty."""
        try:
            return self.shelf.scene(state, viewer)
        except Exception:
            logger.exception("the scene of %s failed", self.shelf.id)
            return Scene("", [])

    def _paint(self, face: Face, scene: Scene) -> None:
        face.title = plain(scene.title)
        face.order = tuple(area.id for area in scene.areas)
        face.areas = {area.id: self._area(area) for area in scene.areas}
        face.standings = tuple(msgspec.Raw(encode(plain(one))) for one in scene.standings)

    def _area(self, area: Area) -> bytes:
        """An area as JSON; one that a game builds once (terrain, coast) is also encoded once."""
        known = self.shelf.areas.get(area.id)
        if known is not None and known[0] is area:
            return known[1]
        raw = encode(plain(area))
        self.shelf.areas[area.id] = (area, raw)
        return raw

    # -- decisions ------------------------------------------------------------------------------------------------

    def _prompt(self, state: Any, seat: int) -> m.Words:
        """What is asked of a seat, as far as this state knows it."""
        id = f"prompt-{state.question}"
        about = self.shelf.game.questions[state.question].about
        try:
            return self.shelf.words(id, about(state, state.frames[-1], seat))
        except BLIND:
            # what the question is about lies hidden from this viewer
            return id

    def _decide(
        self, face: Face, seat: int, prompt: m.Words, record: Sequence[Entry], scene: Scene | None
    ) -> None:
        shelf, state = self.shelf, face.state
        question = shelf.game.questions[state.question]
        menu = shelf.game.menu(state, seat)
        chain = _chain(record, seat) if question.linked else []
        if scene is None:
            options = tuple(map(shelf.plain_option, menu))
            trail = tuple(shelf.plain_option(entry.option).label for entry in chain)
        else:
            options = tuple([shelf.option(state, option) for option in menu])
            trail = tuple(m.words(self._label(state, entry.option)) for entry in chain)
        face.decision = m.Decision(
            seat,
            state.question,
            prompt,
            options,
            linked=question.linked,
            trail=trail,
            picked=self._picked(state, chain, scene) if scene is not None else (),
            sealed=bool(state.sealed),
        )

    def _label(self, state: Any, option: Option) -> Message:
        """The words of an option that was played earlier; the present state may no longer have what it was about."""
        try:
            return self.shelf.label(state, option)
        except BLIND:
            return self.shelf.game.label(option)

    def _picked(self, state: Any, chain: Sequence[Entry], scene: Scene) -> tuple[str, ...]:
        """Scene ids that the choices of a chain took, as far as they are still on the table."""
        if not chain:
            return ()
        present = {node.id for node in every(scene)}
        picked: dict[str, None] = {}
        for entry in chain:
            try:
                targets = self.shelf.targets(state, entry.option)
            except BLIND:
                continue
            picked.update((target, None) for target in targets if target in present)
        return tuple(picked)


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


def result(shelf: Shelf, position: Any, key: str = "") -> m.Result:
    """How a match ended: winners first, then by score; equal scores share a place."""
    scores = shelf.game.scores(position)
    winners = shelf.game.winners(position)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    places: list[m.Place] = []
    for number, seat in enumerate(order, 1):
        rank = number
        if places:
            above = places[-1]
            level = scores[seat] == above.total and (seat in winners) == (above.seat in winners)
            rank = above.rank if level else number
        places.append(m.Place(seat, rank, scores[seat]))
    scenery = shelf.game.scenery
    why = scenery.verdict(position) if scenery is not None else None
    return m.Result(winners, tuple(places), m.words(why) if why else None, key)
