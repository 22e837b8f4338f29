"""The wire protocol of a table: what a client says to it; `messages.py` has what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ennead.table.messages import (
    Id,
    MoveText,
    Name,
    PleaKind,
    SceneId,
    SeatNumber,
    Seq,
    Text32,
    Token,
)
from ennead.table.packets import Request


@dataclass
class Hello(Request):
    """First message of a connection; nothing else is answered before it.

    `seat` is None for a spectator. `token` and `key` are for programs: a browser proves its seats
    with its cookie. A program makes up a token of its own (256 random bits, as 43 letters of
    base64url), and the first time says the key that seats it; saying it again does no harm. `seq`
    is the last state the client has, so that the log can go on from there. A program that does not
    draw sets `scene` to False and gets decisions and events only. A `stranger` sees what
    anybody may see who has no seat, whoever asks: for a screen that others look at.
    """

    version: int
    table: Id
    seat: SeatNumber | None = None
    token: Token | None = None
    key: Token | None = None
    seq: Seq | None = None
    scene: bool = True
    stranger: bool = False


@dataclass
class Sit(Request):
    """Look at the table from another seat that this client holds (hot-seat), or as a spectator."""

    seat: SeatNumber | None = None


@dataclass
class Play(Request, tag="move"):
    """Answer the open decision. The client makes `id` up: the same id again is the same move."""

    id: Id
    seq: Seq
    text: MoveText


@dataclass
class Undo(Request):
    """Take back my last choice with the linked ones; if `far`, over all that came since, moves of
    bots and chance: then the match is for practice."""

    id: Id
    seq: Seq
    far: bool = False


@dataclass
class Plead(Request):
    """What `seat` wants of the others: asked for a seat of one's own, agreed to for another that
    asks. It is done once all people agree (to `resume`, once one asks); bots never stand in the
    way."""

    id: Id
    seq: Seq
    seat: SeatNumber
    kind: PleaKind = "undo"


@dataclass
class Decline(Request):
    """No: the answer to another's plea, or one's own withdrawn."""

    id: Id
    seq: Seq


@dataclass
class Settle(Request):
    """What shall happen to somebody whose time is up: wait for them, let a bot make the move, or
    let one take the seat until they are back. Most of the others decide."""

    id: Id
    choice: Literal["wait", "move", "seat"]


@dataclass
class Explain(Request):
    """Why can I not do this: a move by its notation, or everything that a scene id stands for."""

    id: Id
    text: MoveText | None = None
    target: SceneId | None = None


@dataclass
class Foresee(Request):
    """Would this move end my turn, or show what is hidden now? Worked out on what I see."""

    id: Id
    text: MoveText


@dataclass
class Hint(Request):
    """What would a bot do in my place; it knows no more than I see."""

    id: Id


@dataclass
class Recap(Request):
    """What happened, moment by moment, from entry `since` (None: the end of my last turn) until
    entry `until` (None: now). A client that has the picture of `since` needs it not `whole`."""

    id: Id
    since: Seq | None = None
    until: Seq | None = None
    whole: bool = True


@dataclass
class Handover(Request):
    """Let a bot of this level play a seat, or (None) give it back to its person.

    Allowed for one's own seat, and for the host when the seat's person is away.
    """

    id: Id
    seat: SeatNumber
    level: Text32 | None = None


@dataclass
class Rename(Request):
    """Change the name shown at a seat that this client holds."""

    id: Id
    seat: SeatNumber
    name: Name


@dataclass
class Ping(Request):
    """Is anybody there; answered at once with `pong`."""


FromClient: TypeAlias = (
    Hello
    | Sit
    | Play
    | Undo
    | Plead
    | Decline
    | Settle
    | Explain
    | Foresee
    | Hint
    | Recap
    | Handover
    | Rename
    | Ping
)
