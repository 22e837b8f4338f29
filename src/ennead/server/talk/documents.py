"""What is said at a table, as it travels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from ennead.table.packets import Limit, Packet

TalkRoom = Literal["table", "team", "stand"]
"""Where something is said: among all seats, among partners, among those who watch."""
TalkKind = Literal["text", "phrase", "sign"]
"""Words as they were typed; or what every reader has in their own language: `phrase-<body>`,
`sign-<body>`."""
PHRASES = (
    "hello", "good-luck", "your-turn", "moment", "back", "thanks", "sorry", "well-played",
    "did-not-see", "think", "good-game", "again", "bye",
)  # fmt: skip
SIGNS = ("heart", "joy", "tears", "eye", "luck")
LineNumber: TypeAlias = Annotated[int, Limit(-1, 10**6)]


@dataclass
class Say:
    """Say something; with `about` it is a reaction to a line of the log."""

    room: TalkRoom
    kind: TalkKind
    body: Annotated[str, Limit(1, 300)]
    about: LineNumber = -1


@dataclass
class WordNumber:
    """One of the words that were said."""

    number: Annotated[int, Limit(0, 10**6)]


@dataclass
class Mute:
    """Hear a seat no more, or again; `all`: nobody hears it, which is for the host."""

    seat: Annotated[int, Limit(0, 15)]
    mute: bool
    all: bool = False


@dataclass
class Word(Packet):
    """Something that was said."""

    number: int
    at: int
    room: TalkRoom
    kind: TalkKind
    body: str
    seat: int | None = None
    name: str = ""
    """Of somebody who watches and has an account."""
    about: int = -1
    mine: bool = False


@dataclass
class Talk(Packet):
    """What was said at a table, as one of its people may know it: the newest words after a number,
    and which of all have been deleted."""

    words: tuple[Word, ...]
    rooms: tuple[TalkRoom, ...] = ()
    """Where I may speak."""
    gone: tuple[int, ...] = ()
    muted: tuple[int, ...] = ()
    """Seats that I do not hear."""
    silenced: tuple[int, ...] = ()
    """Seats that nobody hears."""
    seen: int = -1
    """The last number that I have read."""
    host: bool = False
    blocked: tuple[int, ...] = ()
    """Seats of people whom I have blocked; of these I hear nothing either."""
    account: bool = False
    """I have one, and can block."""
