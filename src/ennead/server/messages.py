"""The wire protocol: every message that client and server exchange, as types.

`docs/protocol.md` says when each is sent and what it promises; `typescript.py` writes the same types for the
browser. A message that does not fit its type is refused with the path of the bad value. What the server sends
leaves out every field that is at its default.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ennead.bots.bot import Degree
from ennead.bots.review import Grade
from ennead.kernel.message import Message
from ennead.kernel.scene import Manner

PROTOCOL = 1
"""Raised when an old client could misread a message; the page reloads itself when it meets another number."""

Text32 = Annotated[str, Meta(max_length=32)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Move = Annotated[str, Meta(min_length=1, max_length=1024)]
SceneId = Annotated[str, Meta(min_length=1, max_length=256)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seq = Annotated[int, Meta(ge=0)]

Words: TypeAlias = Annotated[str | dict[str, Any], Meta(extra={"typescript": "Words"})]
"""A message of the texts: `words(message)`."""


def words(message: Message | str) -> Words:
    """A message as it travels: its id, or `{"id", "args"}` when it has arguments."""
    if isinstance(message, str):
        return message
    return message.plain() if message.args else message.id


# --- client to server, over the socket ---------------------------------------------------------------


class Sent(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything a client sends."""


class Hello(Sent):
    """First message of a connection; nothing else is answered before it.

    `seat` is None for a spectator. `token` is for programs: a browser proves its seats with its cookie.
    `seq` is the last state the client has, so that the log can go on from there. A program that does not draw sets
    `scene` to False and gets decisions and events only.
    """

    version: int
    table: Id
    seat: Seat | None = None
    token: Annotated[str, Meta(max_length=128)] | None = None
    seq: Seq | None = None
    scene: bool = True


class Sit(Sent):
    """Look at the table from another seat that this client holds (hot-seat), or as a spectator."""

    seat: Seat | None = None


class Play(Sent, tag="move"):
    """Answer the open decision. `id` is made up by the client: the same id again is the same move."""

    id: Id
    seq: Seq
    text: Move


class Undo(Sent):
    """Take back my last choice, with the linked ones that belong to it."""

    id: Id
    seq: Seq


class Explain(Sent):
    """Why can I not do this: a move by its notation, or everything that a scene id stands for."""

    id: Id
    text: Move | None = None
    target: SceneId | None = None


class Hint(Sent):
    """What would a bot do in my place; it knows no more than I see."""

    id: Id


class Handover(Sent):
    """Let a bot of this level play a seat, or (None) give it back to its person.

    Allowed for one's own seat, and for the host when the seat's person is away.
    """

    id: Id
    seat: Seat
    level: Text32 | None = None


class Rename(Sent):
    """Change the name shown at a seat that this client holds."""

    id: Id
    seat: Seat
    name: Name


class Ping(Sent):
    """Is anybody there; answered at once with `pong`."""


FromClient: TypeAlias = Hello | Sit | Play | Undo | Explain | Hint | Handover | Rename | Ping


# --- parts of answers ----------------------------------------------------------------------------------

Code = Literal[
    "malformed", "version", "no-table", "no-seat", "not-greeted", "stale", "not-your-turn", "illegal",
    "notation", "over", "undo-final", "undo-nothing", "too-fast", "too-large", "busy", "forbidden",
    "no-game", "bad-options", "bad-file", "not-found", "fault",
]  # fmt: skip
"""Why something was not done. For people there is a message `problem-<code>`."""

Holder = Literal["person", "bot", "open"]
TableStatus = Literal["gathering", "playing", "over"]
OptionKind = Literal["flag", "choice", "number"]


class Part(Struct, omit_defaults=True, frozen=True):
    """Anything inside a message of the server."""


class Reason(Part, frozen=True):
    """One rule that forbids something: our wording, and where the rulebook says so."""

    text: Words
    rule: str = ""
    title: str = ""
    where: str = ""
    says: str = ""
    source: str = ""
    kind: Literal["rule", "ruling", "test"] | None = None
    move: str = ""
    """The notation that this reason is about, when a scene id was asked."""
    label: Words | None = None
    """The same in words."""


class Option(Part, frozen=True):
    """Something that may be chosen: `text` is sent back as it is."""

    text: str
    verb: str
    label: Words
    targets: tuple[str, ...] = ()
    manner: Manner = "plain"


class Decision(Part, frozen=True):
    """What is asked of the viewer."""

    seat: int
    question: str
    prompt: Words
    options: tuple[Option, ...]
    linked: bool = False
    """It continues the choice before it."""
    trail: tuple[Words, ...] = ()
    """What was chosen so far in this chain of linked decisions."""
    picked: tuple[str, ...] = ()
    """Scene ids that those choices took."""
    sealed: bool = False
    """Others choose at the same time, in secret."""


class Waiting(Part, frozen=True):
    """A seat that the table waits for."""

    seat: int
    prompt: Words


class Event(Part, frozen=True):
    """A line of the log. `index` counts the events of the match as this viewer may know them."""

    index: int
    seq: int
    text: Words
    seat: int | None = None
    turn: int = 0


class Said(Part, frozen=True):
    """What a bot says about its move: what it is after, how clear the choice was, and its chance to win in percent.

    Words: `sure-<sure>`. The chance is there if the bot has searched; a sealed choice has neither.
    """

    seat: int
    aim: Words
    sure: Degree = ""
    chance: int | None = None


class UndoState(Part, frozen=True):
    """Whether the viewer may take back now, and if not, why."""

    possible: bool = False
    reason: Words | None = None


class Place(Part, frozen=True):
    """A seat in the final ranking; equal ranks share the place."""

    seat: int
    rank: int
    total: int


class Result(Part, frozen=True):
    """How the match ended."""

    winners: tuple[int, ...]
    places: tuple[Place, ...] = ()
    why: Words | None = None
    key: str = ""
    """The key of the chance stream, revealed now; its hash is `Table.commitment`."""


class SeatInfo(Part, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    holder: Holder
    level: str = ""
    """Level of the bot that plays the seat."""
    away: bool = False
    """The person is not connected."""
    yours: bool = False
    """This client holds the seat."""


class Table(Part, frozen=True):
    """A table as it is known to everybody who may see it."""

    id: str
    game: str
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    seq: int = 0
    title: str = ""
    public: bool = False
    host: bool = False
    """This client made the table."""
    created: str = ""
    commitment: str = ""
    rematch: str = ""
    """The table that follows this one."""


AreaRaw: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"typescript": "Area"})]
StandingRaw: TypeAlias = Annotated[msgspec.Raw, Meta(extra={"typescript": "Standing"})]


# --- server to client, over the socket ---------------------------------------------------------------


class Answer(Struct, tag_field="type", tag=str.lower, omit_defaults=True, frozen=True):
    """Anything the server sends."""


class Welcome(Answer, frozen=True):
    """The answer to `hello`; a `state` follows."""

    version: int
    table: Table
    seat: int | None = None


class TableNews(Answer, tag="table", frozen=True):
    """Names, presence or holders of seats changed."""

    table: Table


class State(Answer, frozen=True):
    """What the viewer sees now.

    `order` lists all areas; `areas` has those that are new or changed since the last state on this connection, the
    client keeps the others. `events` go on from `log`: the client drops what it has from that index on (after an
    undo they were taken back) and appends.
    """

    seq: int
    seat: int | None = None
    title: Words = ""
    order: tuple[str, ...] = ()
    areas: tuple[AreaRaw, ...] = ()
    standings: tuple[StandingRaw, ...] = ()
    decision: Decision | None = None
    waiting: tuple[Waiting, ...] = ()
    log: int = 0
    events: tuple[Event, ...] = ()
    undo: UndoState = UndoState()
    result: Result | None = None
    turn: int = 0
    said: tuple[Said, ...] = ()
    """The last words of each bot, since this process has had the table."""


class Ack(Answer, frozen=True):
    """Done and on disk."""

    id: str
    seq: int


class Refusal(Answer, frozen=True):
    """Not done; nothing changed. `seq` is where the table stands."""

    code: Code
    id: str = ""
    seq: int | None = None
    reasons: tuple[Reason, ...] = ()
    detail: str = ""
    """For programmers: what was expected and what came."""


class Explanation(Answer, frozen=True):
    """Why not. Empty `reasons` with `allowed` means that it may be done."""

    id: str
    reasons: tuple[Reason, ...] = ()
    allowed: tuple[str, ...] = ()
    """Moves on this target that may be played."""


class Advice(Answer, frozen=True):
    """A bot's choice in my place."""

    id: str
    text: str
    label: Words
    targets: tuple[str, ...] = ()
    share: float = 0
    """The part of its search that went into this option, 0 to 1; 0 when it has not searched."""
    aim: Words | None = None
    """What it is after."""
    sure: Degree = ""
    """How clear the choice was. Words: `sure-<sure>`."""
    chance: int | None = None
    """The chance to win with it, in percent, if it has searched."""


class Bye(Answer, frozen=True):
    """The server closes the connection; `again` says whether to come back."""

    code: Code
    again: bool = True


class Pong(Answer, frozen=True):
    """The answer to `ping`."""


FromServer: TypeAlias = (
    Welcome | TableNews | State | Ack | Refusal | Explanation | Advice | Bye | Pong
)


# --- over HTTP ------------------------------------------------------------------------------------------


class OptionSpec(Part, frozen=True):
    """An option of a match. Words: `option-set-<id>`, `option-set-<id>-help`, `option-set-<id>-<value>`."""

    id: str
    kind: OptionKind
    default: bool | int | str
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    players: tuple[int, ...] = ()
    """Player counts for which it exists; empty: all."""
    rule: str = ""


class Game(Part, frozen=True):
    """A game that can be played here."""

    id: str
    low: int
    high: int
    options: tuple[OptionSpec, ...]
    levels: tuple[str, ...]
    """Bot levels, weakest first. Words: `bot-<level>`."""
    icon: str = ""
    tone: str = ""


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here: me, another person at this screen, somebody with a link, or a bot."""

    holder: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Text32 = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A wish for a table; the number of seats is the number of players."""

    game: Text32
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[Text32, bool | int | Text32] = {}
    title: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Only for tables without other people: makes the match repeatable."""


class Invitation(Part, frozen=True):
    """An unguessable key to a seat; the link is `/#/seat/<key>`, so that no log ever sees it."""

    seat: int
    key: str


class Created(Part, frozen=True):
    """The table that was made, with a key for every seat that waits for somebody."""

    table: Table
    invitations: tuple[Invitation, ...] = ()


class Claim(Struct, forbid_unknown_fields=True):
    """Take the seat that a key opens."""

    key: Annotated[str, Meta(min_length=16, max_length=128)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat of a public table."""

    seat: Seat
    name: Annotated[str, Meta(max_length=40)] = ""


class Claimed(Part, frozen=True):
    """The seat is yours; `key` opens it on another device."""

    table: str
    seat: int
    key: str = ""


class Lobby(Part, frozen=True):
    """Tables to play at: mine, open ones, and those to watch."""

    mine: tuple[Table, ...] = ()
    open: tuple[Table, ...] = ()
    running: tuple[Table, ...] = ()


class Replay(Part, frozen=True):
    """A finished match, or an uploaded match file, to step through."""

    id: str
    game: str
    names: tuple[str, ...]
    frames: int
    """Frames are numbered 0 (before the first move) to `frames` - 1."""
    turns: tuple[int, ...] = ()
    """Frame at which each turn begins."""
    options: dict[str, Any] = {}
    table: str = ""


class Verdict(Part, frozen=True):
    """A move of a replay, judged by what its player could know; chances to win are in percent.

    `best` is what was better, or the move itself. Without a choice there are no chances. With `goal` they say how
    much of the goal is in sight, in a match of one that is won by all or nothing.
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


class FigureEntry(Part, frozen=True):
    """A printed figure and where it is known from."""

    name: str
    value: Any
    source: str


class Component(Part, frozen=True):
    """A card, tile, zone or other component. Words: the message `key`, and `<key>-text`."""

    key: str
    kind: str
    figures: tuple[FigureEntry, ...] = ()
    rules: tuple[str, ...] = ()
    name_source: str = ""
    text_source: str = ""


class Components(Part, frozen=True):
    """All components of a game (of one table: with its pack laid over)."""

    game: str
    components: tuple[Component, ...]


class RuleEntry(Part, frozen=True):
    """A rule, a ruling or a test case of the digest, and the cases that show it."""

    id: str
    kind: Literal["rule", "ruling", "test"]
    title: str
    where: str = ""
    says: str = ""
    cases: tuple[str, ...] = ()


class Rulebook(Part, frozen=True):
    """The rules of a game as Ennead knows them."""

    game: str
    source: str
    rules: tuple[RuleEntry, ...]


class Problem(Part, frozen=True):
    """What a failed HTTP request answers."""

    code: Code
    text: Words
    detail: str = ""
    where: str = ""
