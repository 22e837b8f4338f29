"""The wire protocol beside the table: games, the lobby, replays, what can be read about a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from ennead.bots.review import Grade
from ennead.table.messages import Code, SeatNumber, TableInfo, Text32, Words
from ennead.table.packets import Limit, Packet

OptionKind = Literal["flag", "choice", "number"]
Value: TypeAlias = bool | int | str
"""The value of an option of a match, as a form has it."""


@dataclass
class OptionSpec(Packet):
    """An option of a match. Words: `option-set-<id>`, `option-set-<id>-help`,
    `option-set-<id>-<value>`."""

    id: str
    kind: OptionKind
    default: bool | int | str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    players: tuple[int, ...] = ()
    """Player counts for which it exists; empty: all."""
    rule: str = ""


@dataclass
class GameInfo(Packet):
    """A game that can be played here."""

    id: str
    low: int
    high: int
    options: tuple[OptionSpec, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first. Words: `bot-<level>`."""
    icon: str = ""
    tone: str = ""


@dataclass
class SeatWish:
    """Who shall sit here: me, another person at this screen, somebody with a link, or a bot."""

    holder: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Limit(0, 40)] = ""
    level: Text32 = ""


@dataclass
class NewTable:
    """A wish for a table; the number of seats is the number of players."""

    game: Text32
    seats: Annotated[list[SeatWish], Limit(1, 16)]
    options: dict[Text32, bool | int | Text32] = field(default_factory=dict)
    title: Annotated[str, Limit(0, 60)] = ""
    public: bool = False
    seed: Annotated[str, Limit(0, 64)] = ""
    """Only for tables without other people: makes the match repeatable."""


@dataclass
class Invitation(Packet):
    """An unguessable key to a seat; the link is `/#/seat/<key>`, so that no log ever sees it."""

    seat: int
    key: str


@dataclass
class Created(Packet):
    """The table that was made, with a key for every seat that waits for somebody."""

    table: TableInfo
    invitations: tuple[Invitation, ...] = ()


@dataclass
class Claim:
    """Take the seat that a key opens."""

    key: Annotated[str, Limit(16, 128)]
    name: Annotated[str, Limit(0, 40)] = ""


@dataclass
class Join:
    """Take an open seat of a public table."""

    seat: SeatNumber
    name: Annotated[str, Limit(0, 40)] = ""


@dataclass
class Claimed(Packet):
    """The seat is yours; `key` opens it on another device."""

    table: str
    seat: int
    key: str = ""


@dataclass
class Lobby(Packet):
    """Tables to play at: mine, open ones, and those to watch."""

    mine: tuple[TableInfo, ...] = ()
    open: tuple[TableInfo, ...] = ()
    running: tuple[TableInfo, ...] = ()


@dataclass
class Replay(Packet):
    """A finished match, or an uploaded match file, to step through."""

    id: str
    game: str
    names: tuple[str, ...]
    frames: int
    """Frames are numbered 0 (before the first move) to `frames` - 1."""
    turns: tuple[int, ...] = ()
    """Frame at which each turn begins."""
    options: dict[str, Any] = field(default_factory=dict)
    table: str = ""


@dataclass
class Verdict(Packet):
    """A move of a replay, judged by what its player could know; chances to win are in percent.

    `best` is what was better, or the move itself. Without a choice there are no chances. With
    `goal` they say how much of the goal is in sight, in a match of one that is won by all or
    nothing.
    """

    seat: int
    text: str
    label: Words
    best: str
    best_label: Words
    targets: tuple[str, ...] = ()
    """What the better option is about."""
    chance: int | None = None
    best_chance: int | None = None
    grade: Grade = ""
    aim: Words | None = None
    """What the better option is after."""
    goal: bool = False


@dataclass
class FigureEntry(Packet):
    """A printed figure and where it is known from."""

    name: str
    value: Any
    source: str


@dataclass
class Component(Packet):
    """A card, tile, zone or other component. Words: the message `key`, and `<key>-text`."""

    key: str
    kind: str
    figures: tuple[FigureEntry, ...] = ()
    rules: tuple[str, ...] = ()
    name_source: str = ""
    text_source: str = ""


@dataclass
class ComponentList(Packet):
    """All components of a game (of one table: with its pack laid over)."""

    game: str
    components: tuple[Component, ...]


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
    """The rules of a game as Ennead knows them."""

    game: str
    source: str
    rules: tuple[RuleInfo, ...]


@dataclass
class Problem(Packet):
    """What a failed HTTP request answers."""

    code: Code
    text: Words
    detail: str = ""
    where: str = ""
