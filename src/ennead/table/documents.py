"""The wire protocol beside the table: games, the lobby, replays, what can be read about a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from ennead.bots.review import Grade
from ennead.table.messages import (
    Code,
    OptionText,
    SeatNumber,
    TableInfo,
    Text32,
    Words,
)
from ennead.table.packets import Limit, NodeJson, Packet

OptionKind = Literal["flag", "choice", "number", "tally"]
Value: TypeAlias = bool | int | str
"""The value of an option of a match, as a form has it."""
WholeArea: TypeAlias = Annotated[dict[str, Any], "Area"]
"""A `scene.Area`, plain."""
MOST_PACK = 60_000
"""Characters of a pack."""


@dataclass
class OptionSpec(Packet):
    """An option of a match. Words: `option-set-<id>`, `option-set-<id>-help`, and for a value
    `option-set-<id>-<value>` or `<vocabulary>-<value>` of one of those it is `named` in.

    A `tally` is any of its values, each up to `high` times, as `axe*2,boat` or `none`.
    """

    id: str
    kind: OptionKind
    default: bool | int | str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    players: tuple[int, ...] = ()
    """Player counts for which it exists; empty: all."""
    when: tuple[str, ...] = ()
    """Another option and the values of it for which this one exists; empty: all."""
    named: tuple[str, ...] = ()
    ruling: bool = False
    """A second reading of the rulebook."""


@dataclass
class PresetInfo(Packet):
    """A usual way to play. Words: `preset-<id>`, `preset-<id>-help`."""

    id: str
    options: dict[str, Value]
    players: tuple[int, ...] = ()
    """Player counts that it is for; empty: all."""


@dataclass
class GameInfo(Packet):
    """A game that can be played here."""

    id: str
    low: int
    high: int
    options: tuple[OptionSpec, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first. Words: `bot-<level>`."""
    strengths: tuple[int, ...]
    """How strong each level is, on one scale for the game: 200 more win three matches of two in
    four. 0: nobody has measured. Words: `bot-strength`."""
    icon: str = ""
    tone: str = ""
    presets: tuple[PresetInfo, ...] = ()
    lessons: int = 0
    """How many lessons teach it."""


@dataclass
class SeatWish:
    """Who shall sit here: me, another person at this screen, somebody with a link, or a bot."""

    holder: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Limit(0, 40)] = ""
    level: Text32 = ""


@dataclass
class Pace:
    """How long a turn may take, in minutes, or how many seconds are on each seat's clock; what
    happens when they are over: a bot makes the move, or takes the seat, or the others decide."""

    minutes: Annotated[int, Limit(0, 30 * 24 * 60)] = 0
    late: Literal["move", "seat", "ask"] = "move"
    bank: Annotated[int, Limit(0, 6 * 3600)] = 0
    increment: Annotated[int, Limit(0, 600)] = 0
    """Seconds that a clock gains with every turn."""
    grace: Annotated[int, Limit(0, 24 * 60)] = 0
    """Minutes after which a bot takes the seat of whoever has left and is asked; 0: none does."""


@dataclass
class NewTable:
    """A wish for a table; the number of seats is the number of players."""

    game: Text32
    seats: Annotated[list[SeatWish], Limit(1, 16)]
    options: dict[Text32, bool | int | OptionText] = field(default_factory=dict)
    title: Annotated[str, Limit(0, 60)] = ""
    public: bool = False
    seed: Annotated[str, Limit(0, 64)] = ""
    """Only for tables without other people: makes the match repeatable."""
    pack: Annotated[str, Limit(0, MOST_PACK)] = ""
    """The text of a pack file: figures of an owner's box to play with."""
    pace: Pace | None = None
    rated: bool = False
    """Its end shall count for ratings."""
    aloud: bool = False
    """Who watches hears what the seats say during the match."""
    delay: Annotated[int, Limit(0, 200)] = 0
    """So many moves later those see it who watch, until the match is over; they then hear nothing
    of the seats before that either."""


@dataclass
class Invitation(Packet):
    """An unguessable key that opens a seat once; the link is `/#/seat/<key>`, so that no log ever
    sees it."""

    seat: int
    key: str


@dataclass
class Created(Packet):
    """The table that was made, with a key for every seat that waits for somebody."""

    table: TableInfo
    invitations: tuple[Invitation, ...] = ()


@dataclass
class Claim:
    """Take the seat that a key opens; the same again from the same device does no harm."""

    key: Annotated[str, Limit(16, 128)]
    name: Annotated[str, Limit(0, 40)] = ""


@dataclass
class KeyCheck:
    """Ask what a key is for; nothing happens to it."""

    key: Annotated[str, Limit(16, 128)]


@dataclass
class KeyInfo(Packet):
    """What a key is for, as far as somebody must know who decides whether to sit down."""

    game: str
    title: str = ""
    host: str = ""
    """The name of who made the table, if they sit there under one."""
    device: bool = False
    """Somebody sits there already: it is for one more device of theirs."""


@dataclass
class Join:
    """Take an open seat of a public table."""

    seat: SeatNumber
    name: Annotated[str, Limit(0, 40)] = ""


@dataclass
class Claimed(Packet):
    """The seat is yours on this device, and the key is used up."""

    table: str
    seat: int


@dataclass
class Device(Packet):
    """A browser or a program that holds seats of mine; `this` is the one that asks."""

    id: str
    seats: tuple[int, ...]
    since: str
    this: bool = False


@dataclass
class SeatLink(Packet):
    """A key that seats one more device of mine, once; the link is `/#/seat/<key>`."""

    key: str


@dataclass
class EndDevice:
    """Let a device hold my seats no longer."""

    device: Text32


@dataclass
class Told(Packet):
    """What whoever runs the server tells everybody, by language."""

    id: str
    texts: dict[str, str]


@dataclass
class Letter(Packet):
    """A match by mail: the letter that I have written last, whether another can be sealed now, and
    whether I wait for one."""

    text: str = ""
    ready: bool = False
    waiting: bool = False


@dataclass
class Forget:
    """Take a match off my list: one that is over, or, on a device, one that has `moved` away."""

    moved: bool = False


@dataclass
class Lobby(Packet):
    """A page of the tables that anybody may join or watch, those in use last first."""

    version: str
    """Names this very list."""
    open: tuple[TableInfo, ...] = ()
    running: tuple[TableInfo, ...] = ()
    more: bool = False
    """There is another page."""
    told: tuple[Told, ...] = ()


@dataclass
class LobbyChange(Packet):
    """What makes the list `since` into the list `version`: tables that are new or have changed, and
    the ids of those that are gone."""

    version: str
    since: str
    open: tuple[TableInfo, ...] = ()
    running: tuple[TableInfo, ...] = ()
    gone: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    """All that is told now."""


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
class CoursePoint(Packet):
    """Where everybody stood when a part of the match (a round, an event) had ended."""

    frame: int
    title: Words
    """What it was: the title of the table then."""
    totals: tuple[int, ...]
    """Points by seat, or what each would have if the match ended here."""
    parts: tuple[tuple[int, ...], ...] = ()
    """What they are made of: by seat, in the order of `Course.labels`."""


@dataclass
class Course(Packet):
    """A finished match at a glance: how the points came about, and the chances to win."""

    actors: tuple[int, ...]
    """The seat of each move; move `n` leads from frame `n` to the next."""
    labels: tuple[Words, ...]
    """What points are given for."""
    points: tuple[CoursePoint, ...]
    chances: tuple[tuple[int, ...], ...] = ()
    """By frame and seat, in percent, as somebody who sees all cards would guess; none if nobody
    can."""
    goal: bool = False
    """They tell how much of the goal is in sight, in a match of one that is won by all or
    nothing."""


@dataclass
class FigureEntry(Packet):
    """A printed figure and where it is known from. A text (`name`, `action`) has no value here: its
    words are a message."""

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
    face: NodeJson | None = None
    """How the table draws it, if it is a card or a tile."""


@dataclass
class ComponentList(Packet):
    """All components of a game (of one table: with its pack laid over)."""

    game: str
    components: tuple[Component, ...]


@dataclass
class Problem(Packet):
    """What a failed HTTP request answers."""

    code: Code
    text: Words
    detail: str = ""
    where: str = ""


@dataclass
class PackDraft:
    """An owner's figures to try: the text of a pack file, or `figures` by kind, id and name with
    the `name` of the pack."""

    text: Annotated[str, Limit(0, MOST_PACK)] = ""
    figures: dict[Text32, dict[Text32, dict[Text32, Any]]] = field(default_factory=dict)
    name: Annotated[str, Limit(0, 40)] = ""


@dataclass
class PackTrial(Packet):
    """A pack that fits: its figures, its file, and the components with it laid over; or the
    `problem`, with the path of the figure that does not fit."""

    name: str = ""
    figures: dict[str, Any] = field(default_factory=dict)
    text: str = ""
    components: tuple[Component, ...] = ()
    problem: Problem | None = None
