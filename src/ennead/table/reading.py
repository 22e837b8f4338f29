"""The wire protocol beside the table: what can be read about a game, and puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ennead.kernel.cases import MomentKind
from ennead.table.book import BlockKind, Style
from ennead.table.documents import WholeArea
from ennead.table.messages import Reason, TableState, Words
from ennead.table.packets import Packet, StandingJson


@dataclass
class RuleInfo(Packet):
    """A rule, a ruling or a test case of the digest, and the cases that show it."""

    id: str
    kind: Literal["rule", "ruling", "test"]
    title: str
    where: str = ""
    says: str = ""
    cases: tuple[str, ...] = ()


@dataclass
class RulebookInfo(Packet):
    """The rules of a game as Ennead knows them; `questions` and `events` have the rule behind each
    prompt and each line of the log, by its name without `prompt-` or `event-`; `cases` what each
    case says it shows."""

    game: str
    source: str
    rules: tuple[RuleInfo, ...]
    questions: dict[str, str] = field(default_factory=dict)
    events: dict[str, str] = field(default_factory=dict)
    cases: dict[str, str] = field(default_factory=dict)


@dataclass
class PuzzleEntry(Packet):
    """A puzzle in a list. Words: `puzzle-theme-<theme>`."""

    id: str
    theme: str
    rating: int
    decisions: int = 1


@dataclass
class PuzzleList(Packet):
    """The puzzles of a game. That of day n, counted from 1970, is the one in place n × `stride`,
    going round."""

    game: str
    puzzles: tuple[PuzzleEntry, ...]
    stride: int


@dataclass
class PuzzleMove(Packet):
    """One of the moves that were compared: the chance of winning after it, in percent."""

    text: str
    label: Words
    percent: int
    best: bool = False


@dataclass
class PuzzleDecision(Packet):
    """A decision of a puzzle: the table as the seat sees it, the moves that were compared, the
    best first, and what the solution is after."""

    state: TableState
    moves: tuple[PuzzleMove, ...]
    aim: Words | None = None


@dataclass
class PuzzleInfo(Packet):
    """A puzzle to solve."""

    game: str
    id: str
    theme: str
    rating: int
    seat: int
    players: int
    decisions: tuple[PuzzleDecision, ...]


@dataclass
class Stretch(Packet):
    """A stretch of a sentence: plain, strong or emphasised, perhaps a link to a chapter
    (`#<chapter>`) or to a case (`case:<name>`)."""

    text: str
    style: Style = ""
    link: str = ""


@dataclass
class BookBlock(Packet):
    """A paragraph and the like, in words, with the ids of the rules that it tells."""

    kind: BlockKind
    text: tuple[Stretch, ...]
    rules: tuple[str, ...] = ()
    picture: str = ""
    faces: tuple[str, ...] = ()
    """The components of a gallery, by key."""


@dataclass
class BookChapter(Packet):
    """A chapter of a rulebook; the one called `aid` is the page to lay beside the table."""

    id: str
    title: str
    blocks: tuple[BookBlock, ...]


@dataclass
class BookSection(Packet):
    """Some chapters under one title."""

    id: str
    title: str
    chapters: tuple[BookChapter, ...]


@dataclass
class Book(Packet):
    """The rulebook of a game in one language, to read; without parts if nobody has written one."""

    game: str
    language: str
    parts: tuple[BookSection, ...]
    pictures: tuple[str, ...] = ()


@dataclass
class Still(Packet):
    """A position to look at, with things in it that are numbered or joined by arrows.

    `show`, `marks` and `arrows` name nodes, areas or canvases of the scene.
    """

    id: str
    seat: int
    """Whose view it is; below 0 a spectator's."""
    title: Words
    areas: tuple[WholeArea, ...]
    standings: tuple[StandingJson, ...] = ()
    show: tuple[str, ...] = ()
    """What to crop it to; nothing: the whole table."""
    marks: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()


@dataclass
class Labelled(Packet):
    """A move in notation and in words."""

    text: str
    label: Words


@dataclass
class CaseAttempt(Packet):
    """A move that was tried, and the rules that refuse it."""

    move: Labelled
    reasons: tuple[Reason, ...]


@dataclass
class CaseMoment(Packet):
    """Where a case stands still: what was given, what somebody is asked and tries, or what they
    played. `says` is a remark of its author."""

    kind: MomentKind
    seat: int | None = None
    says: str = ""
    attempts: tuple[CaseAttempt, ...] = ()
    offered: tuple[Labelled, ...] = ()
    unoffered: tuple[Labelled, ...] = ()
    move: Labelled | None = None
    targets: tuple[str, ...] = ()
    """The scene ids that the move is about, before it."""


@dataclass
class FactLine(Packet):
    """Something that must hold, in words."""

    name: str
    value: str


@dataclass
class CaseStory(Packet):
    """A case to be watched; frames are numbered like `moments`."""

    game: str
    name: str
    says: str
    """What it shows."""
    rules: tuple[str, ...]
    players: int
    moments: tuple[CaseMoment, ...]
    options: dict[str, str] = field(default_factory=dict)
    problem: str = ""
    """Where it does not hold."""
    facts: tuple[tuple[FactLine, ...], ...] = ()
    """What must hold at each moment."""
