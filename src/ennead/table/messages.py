"""The wire protocol of a table: what a table says to a client, as types.

`docs/protocol.md` says when each is sent and what it promises; `tools/typescript.py` writes the
same types for the browser. What is asked for and answered beside the table is in `documents.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from ennead.bots import Degree
from ennead.kernel import Manner, Message
from ennead.table.packets import Answer, AreaJson, Limit, Packet, StandingJson

PROTOCOL = 2
"""Raised when an old client could misread a message; a page that meets another reloads itself."""

Text32 = Annotated[str, Limit(0, 32)]
OptionText = Annotated[str, Limit(0, 2048)]
Id = Annotated[str, Limit(1, 64, r"^[A-Za-z0-9_-]+$")]
MoveText = Annotated[str, Limit(1, 1024)]
SceneId = Annotated[str, Limit(1, 256)]
SeatNumber = Annotated[int, Limit(0, 15)]
Name = Annotated[str, Limit(1, 40)]
Token = Annotated[str, Limit(0, 128)]
Seq = Annotated[int, Limit(0)]

Words: TypeAlias = Annotated[str | dict[str, Any], "Words"]
"""A message of the texts: `words(message)`. The annotation is what the browser calls the type."""


def words(message: Message | str) -> Words:
    """A message as it travels: its id, or `{"id", "args"}` when it has arguments."""
    if isinstance(message, str):
        return message
    return message.plain() if message.args else message.id


# --- parts of answers -----------------------------------------------------------------------------

Code = Literal[
    "malformed", "version", "no-table", "no-seat", "not-greeted", "stale", "not-your-turn",
    "illegal", "notation", "over", "undo-final", "undo-nothing", "too-fast", "too-large", "busy",
    "unsaved", "forbidden", "link-used", "no-game", "bad-options", "bad-file", "bad-pack",
    "not-found", "diverged", "banned", "no-guests", "no-entry", "paused", "fault",
]  # fmt: skip
"""Why something was not done. For people there is a message `problem-<code>`."""

PleaKind = Literal["undo", "pause", "resume", "share", "end"]
"""What is asked of the others: to let a seat take back its last choice over all that came since; to
let the match rest, or to go on with it; to share the victory as it stands; or to end the match
early, without a result."""

Holder = Literal["person", "bot", "open"]
TableStatus = Literal["gathering", "playing", "over"]


@dataclass
class Reason(Packet):
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


@dataclass
class OfferedOption(Packet):
    """Something that may be chosen: `text` is sent back as it is."""

    text: str
    verb: str
    label: Words
    targets: tuple[str, ...] = ()
    manner: Manner = "plain"


@dataclass
class Suggestion(Packet):
    """What a partner suggests to the one who decides for both: one of its options."""

    seat: int
    text: str
    label: Words


@dataclass
class OpenDecision(Packet):
    """What is asked of the viewer; with `advises`, what the viewer may suggest to that seat."""

    seat: int
    question: str
    prompt: Words
    options: tuple[OfferedOption, ...]
    linked: bool = False
    """It continues the choice before it."""
    trail: tuple[Words, ...] = ()
    """What was chosen so far in this chain of linked decisions."""
    picked: tuple[str, ...] = ()
    """Scene ids that those choices took."""
    sealed: bool = False
    """Others choose at the same time, in secret."""
    advises: int | None = None
    """The seat that decides, where nobody waits for the viewer: a move is then a suggestion."""
    suggestions: tuple[Suggestion, ...] = ()
    """What partners of the viewer suggest."""
    usual: str = ""
    """A sound answer, in notation, to a question that only prepares the match."""


@dataclass
class Waiting(Packet):
    """A seat that the table waits for."""

    seat: int
    prompt: Words


@dataclass
class LogLine(Packet):
    """A line of the log. `index` counts the events of the match as this viewer may know them."""

    index: int
    seq: int
    text: Words
    seat: int | None = None
    turn: int = 0


@dataclass
class Said(Packet):
    """What a bot says about its move: what it is after, made from what everybody sees."""

    seat: int
    aim: Words


@dataclass(unsafe_hash=True)
class UndoState(Packet):
    """Whether the viewer may take back now, and if not, why."""

    possible: bool = False
    reason: Words | None = None


@dataclass
class RankedSeat(Packet):
    """A seat in the final ranking; equal ranks share the place."""

    seat: int
    rank: int
    total: int


@dataclass
class MatchResult(Packet):
    """How the match ended."""

    winners: tuple[int, ...]
    places: tuple[RankedSeat, ...] = ()
    why: Words | None = None
    """What decided it, where the scores alone do not tell."""
    end: Words | None = None
    """Why the match ended when it did."""
    key: str = ""
    """The key of the chance stream, revealed now; its hash is `TableInfo.commitment`."""


@dataclass
class SeatInfo(Packet):
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
    lent: bool = False
    """A bot has taken it until its person is back."""
    left: int | None = None
    """Milliseconds that its clock shows now; it runs while its person is asked."""
    due: int = 0
    """When the time of its person is up who is asked, in milliseconds since 1970."""
    holiday: int = 0
    """Until when its person is away, as they have said."""


@dataclass
class Plea(Packet):
    """A seat asks for something; `agreed` want it, that seat among them. Void once the table has
    moved on from `TableInfo.seq`."""

    seat: int
    agreed: tuple[int, ...]
    kind: PleaKind = "undo"


@dataclass
class Glance(Packet):
    """Where a match stands, as everybody may know it: round or phase, who has to decide, points by
    seat, and when the table last moved (milliseconds since 1970)."""

    title: Words
    asked: tuple[int, ...]
    totals: tuple[int, ...]
    moved: int
    last: tuple[Words, ...] = ()
    """What happened last, as everybody may read it."""


@dataclass
class PaceInfo(Packet):
    """The time of a table: `minutes` a turn, or a clock of seconds with an `increment` a turn."""

    minutes: int = 0
    bank: int = 0
    increment: int = 0
    grace: int = 0
    """Minutes after which a bot takes the seat of whoever has left and is asked; 0: none does."""
    late: str = ""
    """When time is up a bot makes the `move`, or takes the `seat`, or the others are asked."""


@dataclass
class Overtime(Packet):
    """The time of these seats is up, and the others decide what then: who has said what."""

    seats: tuple[int, ...]
    wait: tuple[int, ...] = ()
    move: tuple[int, ...] = ()
    seat: tuple[int, ...] = ()


@dataclass
class TableInfo(Packet):
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
    pack: str = ""
    """The name of the owner's figures that it is played with."""
    plea: Plea | None = None
    glance: Glance | None = None
    """In the list of one's own tables."""
    pace: PaceInfo | None = None
    due: int = 0
    """When time is up for the first of those who are asked, in milliseconds since 1970."""
    since: int = 0
    """From when on their time runs."""
    overtime: Overtime | None = None
    watchers: int = 0
    """How many people look on who have no seat."""
    talk: int = 0
    """Changes with everything that is said at the table."""
    agreed: str = ""
    """What its people have agreed on: to `end` it early, without a result, or to `share` the
    victory."""
    paused: int = 0
    """Since when the match rests, in milliseconds since 1970: no time runs and nobody moves until
    somebody at the table goes on; 0: it does not."""
    rated: bool = False
    """Its end counts for ratings; who sits down agrees to it."""
    aloud: bool = False
    """Who watches hears the seats during the match."""
    delay: int = 0
    """So many moves later those see it who watch, until the match is over."""
    unread: int = 0
    """In the list of one's own tables: words that were said there since I looked."""
    followed: bool = False
    """In the list of one's own tables: none of them, but somebody sits there whom I follow."""
    mail: bool = False
    """It is played by letters, with no server."""


NO_UNDO = UndoState()


# --- table to client ------------------------------------------------------------------------------


@dataclass
class Welcome(Answer):
    """The answer to `hello`; a `state` follows."""

    version: int
    table: TableInfo
    seat: int | None = None


@dataclass
class TableNews(Answer, tag="table"):
    """Names, presence or holders of seats changed."""

    table: TableInfo


@dataclass
class TableState(Answer, tag="state"):
    """What the viewer sees now.

    `order` lists all areas, if others than before; `areas` and `standings` have those that are new
    or changed since the last state on this connection, the client keeps the others. `events` go on
    from `log`: the client drops what it has from that index on (after an undo they were taken back)
    and appends.
    """

    seq: int
    seat: int | None = None
    title: Words = ""
    order: tuple[str, ...] = ()
    areas: tuple[AreaJson, ...] = ()
    standings: tuple[StandingJson, ...] = ()
    decision: OpenDecision | None = None
    waiting: tuple[Waiting, ...] = ()
    log: int = 0
    events: tuple[LogLine, ...] = ()
    undo: UndoState = NO_UNDO
    result: MatchResult | None = None
    turn: int = 0
    said: tuple[Said, ...] = ()
    """The last words of each bot, since this process has had the table."""
    practice: bool = False
    """Something final was taken back that no other person has agreed to."""


@dataclass
class Ack(Answer):
    """Done and on disk."""

    id: str
    seq: int


@dataclass
class Denial(Answer, tag="refusal"):
    """Not done; nothing changed. `seq` is where the table stands."""

    code: Code
    id: str = ""
    seq: int | None = None
    reasons: tuple[Reason, ...] = ()
    detail: str = ""
    """For programmers: what was expected and what came."""


@dataclass
class Explanation(Answer):
    """Why not. Empty `reasons` with `allowed` means that it may be done."""

    id: str
    reasons: tuple[Reason, ...] = ()
    allowed: tuple[str, ...] = ()
    """Moves on this target that may be played."""


@dataclass
class Foresight(Answer):
    """What a move would do for good: the turn passes on, or something hidden comes to light."""

    id: str
    ends: bool = False
    reveals: bool = False


@dataclass
class Advice(Answer):
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


@dataclass
class Moment(Packet):
    """The table when something had just happened in entry `seq`: the first `log` lines were told.

    A difference from the moment before: `areas` and `standings` hold those that are new or changed,
    and what is None is as it was. `touched` are the scene ids that the choice was about,
    with the linked ones before it.
    """

    seq: int
    log: int
    turn: int = 0
    title: Words | None = None
    order: tuple[str, ...] | None = None
    areas: tuple[AreaJson, ...] = ()
    standings: tuple[StandingJson, ...] = ()
    touched: tuple[str, ...] = ()


@dataclass
class Moments(Answer):
    """The answer to `recap`; each moment continues the one before, unless it was to be whole."""

    id: str
    since: int
    moments: tuple[Moment, ...] = ()


@dataclass
class Bye(Answer):
    """The server closes the connection; `again` says whether to come back."""

    code: Code
    again: bool = True


@dataclass
class Pong(Answer):
    """The answer to `ping`."""


FromServer: TypeAlias = (
    Welcome
    | TableNews
    | TableState
    | Ack
    | Denial
    | Explanation
    | Foresight
    | Advice
    | Moments
    | Bye
    | Pong
)
