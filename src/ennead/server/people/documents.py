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


@dataclass
class Me(Packet):
    """Who asks: an account, or a guest."""

    account: Account | None = None
    passkeys: bool = False
    """Whether passkeys can be used at the address that was asked: they need a name and https, or
    this machine."""


@dataclass
class Codes(Packet):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


@dataclass
class SignInLink(Packet):
    """The key that signs one more device in, once."""

    key: str
    minutes: int
