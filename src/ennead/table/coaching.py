"""The wire protocol of lessons: what can be learnt, how far somebody has come, what the coach
says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ennead.table.documents import Value
from ennead.table.messages import Moment, SceneId, TableState, Words
from ennead.table.packets import Limit, Packet

LearnerText = Annotated[str, Limit(0, 1024)]


@dataclass
class LessonInfo(Packet):
    """A lesson of a course; its words are in `/api/lessons/{game}/{language}.ftl`."""

    id: str
    title: Words
    steps: int


@dataclass
class FirstMatchInfo(Packet):
    """How the guided first match is set up: the learner on the first seat, bots on the others."""

    players: int
    level: str
    options: dict[str, Value]


@dataclass
class LessonList(Packet):
    """The course of a game, and the match that follows it; nothing where nobody has written one."""

    game: str
    lessons: tuple[LessonInfo, ...] = ()
    match: FirstMatchInfo | None = None


@dataclass
class LessonWish:
    """How far a learner has come (`did`: moves in notation, an empty text for "go on") and what
    they do next; None: they only look. With `target` they ask why something cannot be done."""

    did: Annotated[list[LearnerText], Limit(0, 300)] = field(default_factory=list)
    next: LearnerText | None = None
    target: SceneId | None = None


@dataclass
class Coaching(Packet):
    """Where a lesson stands: what the coach says and points at, and the table as the learner sees
    it."""

    did: tuple[str, ...]
    state: TableState
    step: int
    steps: int
    """The lesson is over when both are the same."""
    says: Words
    points: tuple[str, ...] = ()
    """Scene ids."""
    asks: bool = False
    """A move is wanted; else the learner goes on when ready."""
    slow: Words | None = None
    """To be said to somebody who hesitates."""
    start: int = 0
    """How much of `did` stood when this step began."""
    verdict: Literal["", "done", "better", "further", "mistake"] = ""
    """What the coach makes of the move that was tried; after a mistake the table is as it was when
    the step began."""
    heard: Words | None = None
    """What it says to it."""
    moments: tuple[Moment, ...] = ()
    """How the table came about since `did`, as `moments` of the socket."""
