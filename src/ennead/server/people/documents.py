"""What is said about accounts, as it travels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from ennead.table.packets import Limit, Packet

Sign = Literal["eye", "scarab", "ankh", "falcon", "lotus", "pyramid", "tree", "pillar"]
"""The picture that stands for somebody."""
Tongue = Literal["en", "cs", "pl", "uk"]
Name: TypeAlias = Annotated[str, Limit(1, 40)]
PublicKeyJson: TypeAlias = dict[str, Any]
"""What WebAuthn exchanges with a browser, binary parts in base64url."""


@dataclass
class Profile:
    """What somebody says of themselves."""

    name: Name
    language: Tongue
    sign: Sign


@dataclass
class Credential:
    """The answer of an authenticator, as its browser writes it."""

    credential: PublicKeyJson


@dataclass
class SignInCode:
    """A recovery code, or the key of a link for a second device."""

    code: Annotated[str, Limit(16, 64)]


@dataclass
class EndSession:
    """Sign one of my devices out."""

    session: Annotated[str, Limit(1, 64)]


@dataclass
class EndPasskey:
    """Forget one of my passkeys."""

    passkey: Annotated[str, Limit(1, 2000)]


@dataclass
class EndAccount:
    """Delete my account; the name is said once more, so that nobody does it by chance."""

    name: Name


@dataclass
class Session(Packet):
    """A browser that is signed in."""

    id: str
    since: str
    seen: str
    this: bool = False


@dataclass
class PasskeyInfo(Packet):
    """A passkey that opens the account."""

    id: str
    since: str
    used: str


@dataclass
class Account(Packet):
    """Everything that is kept about somebody, as they see it."""

    name: str
    language: str
    sign: str
    since: str
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[Session, ...]
    codes: int
    """How many recovery codes are left."""
    administrator: bool = False
    """Whether they look after the server."""


@dataclass
class Me(Packet):
    """Who asks: an account, or a guest."""

    account: Account | None = None
    passkeys: bool = False
    """Whether passkeys can be used at the address that was asked: they need a name and https, or
    this machine."""
    guests: bool = True
    """Whether one may play without an account."""
    entry: bool = True
    """Whether anybody may make one; otherwise who was given a link."""


@dataclass
class Codes(Packet):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


@dataclass
class SignInLink(Packet):
    """The key that signs one more device in, once."""

    key: str
    minutes: int


@dataclass
class SignUp(Profile):
    """A new account; `entry` is the key of an invitation, where one is needed."""

    entry: Annotated[str, Limit(0, 64)] = ""


@dataclass
class EntryLink(Packet):
    """A key that lets so many people make an account here, for so many days; the link is
    `/#/me/join/<key>`."""

    key: str
    people: int
    days: int


@dataclass
class PushWish:
    """Call this browser: what its push service has given it."""

    endpoint: Annotated[str, Limit(1, 1000)]
    key: Annotated[str, Limit(80, 100, r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Limit(16, 40, r"^[A-Za-z0-9_-]+=*$")]


@dataclass
class MailWish:
    """Write to me there, once I have said that it is mine."""

    address: Annotated[str, Limit(3, 254)]


@dataclass
class Holiday:
    """From the beginning of a day until the end of one, as milliseconds since 1970."""

    starts: int
    ends: int


@dataclass
class Holidays:
    """When I am away, in place of what I said before: no time of a turn runs for me then."""

    periods: Annotated[list[Holiday], Limit(0, 6)]


@dataclass
class Calls(Packet):
    """How I am called when I do not look."""

    push: bool
    """Whether this browser is called."""
    key: str
    """What this browser's push service has to know."""
    mail: str = ""
    confirmed: bool = False
    can_mail: bool = False
    """Whether this server sends mail."""
    calendar: bool = False
    holidays: tuple[Holiday, ...] = ()


TieKind = Literal["follow", "block"]


@dataclass
class TieWish:
    """Follow or block a player, or block who sits on a seat of a table of mine."""

    kind: TieKind
    player: Annotated[str, Limit(0, 64)] = ""
    """What pages call them."""
    table: Annotated[str, Limit(0, 64)] = ""
    seat: Annotated[int, Limit(0, 63)] = 0


@dataclass
class TieEnd:
    """Follow or block somebody no more."""

    tie: Annotated[str, Limit(1, 64)]


@dataclass
class Tie(Packet):
    """Somebody whom I follow or have blocked, under the name by which I met them."""

    id: str
    kind: TieKind
    name: str
    player: str = ""


@dataclass
class CalendarLink(Packet):
    """The secret of my calendar, shown this once: `/api/calendar/<key>.ics`."""

    key: str
