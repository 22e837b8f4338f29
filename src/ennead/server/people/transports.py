"""The ways to call somebody who does not look: a browser's push service, mail, a chat of a club.

Each raises `Unsent`; `gone` says that it would be in vain to try again.
"""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

from ennead.server.people.contacts import PushRow
from ennead.table.refused import Refused

SECONDS = 15.0
"""How long a service may take."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a call for a browser that is off."""
ADDRESS = re.compile(r"[^\s@<>(),:;\"\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class Unsent(Exception):
    """It could not be handed over."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


# --- browsers -------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key that signs calls to browsers."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What a browser has to know of it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(urlsafe_b64decode(f"{key}="), "big")
    point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def check_endpoint(endpoint: str, known: tuple[str, ...]) -> None:
    """Refuse what is no push service: the server calls no address that a stranger names."""
    parts = urlsplit(endpoint)
    host = parts.hostname or ""
    fits = any(host == one or (one.startswith(".") and host.endswith(one)) for one in known)
    safe = parts.scheme == "https" or (parts.scheme == "http" and host == "127.0.0.1")
    if not (fits and safe):
        raise Refused("forbidden", "expected the address of a known push service", "$.endpoint")


async def push(row: PushRow, said: Mapping[str, Any], key: str, contact: str) -> None:
    """Call a browser, encrypted for it alone."""
    await asyncio.to_thread(_push, row, json.dumps(said, ensure_ascii=False), key, contact)


def _push(row: PushRow, said: str, key: str, contact: str) -> None:
    from pywebpush import WebPushException, webpush

    browser = {"endpoint": row.endpoint, "keys": {"p256dh": row.key, "auth": row.auth}}
    try:
        webpush(
            browser, said, key, {"sub": contact},
            ttl=KEPT_SECONDS, timeout=SECONDS, headers={"Urgency": "normal"},
        )  # fmt: skip
    except WebPushException as error:
        status = getattr(error.response, "status_code", 0)
        raise Unsent(f"the push service answers {status}", gone=status in (404, 410)) from None
    except (OSError, ValueError) as error:  # what its library raises is an OSError
        raise Unsent(type(error).__name__) from None


# --- mail -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Post:
    """Where mail is handed over."""

    address: str
    """`smtp://NAME:PASSWORD@HOST:PORT` or `smtps://…`"""
    sender: str

    async def send(self, message: EmailMessage) -> None:
        """Hand a letter over."""
        import aiosmtplib

        to = urlsplit(self.address)
        at_once = to.scheme == "smtps"
        must = bool(to.username) and not at_once and to.hostname not in ("127.0.0.1", "localhost")
        try:
            await aiosmtplib.send(
                message,
                hostname=to.hostname or "localhost",
                port=to.port or (465 if at_once else 587 if to.username else 25),
                username=unquote(to.username) if to.username else None,
                password=unquote(to.password) if to.password else None,
                use_tls=at_once,
                start_tls=True if must else None,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise Unsent("the address is refused", gone=error.recipients[0].code >= 550) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unsent(type(error).__name__) from None


# --- a chat ---------------------------------------------------------------------------------------


async def tell_chat(address: str, text: str, link: str) -> None:
    """Say something where a club talks, in the way that most chats understand."""
    said = f"{text} {link}"
    body = json.dumps({"text": said, "content": said}, ensure_ascii=False).encode()
    await asyncio.to_thread(_post, address, body)


def _post(address: str, body: bytes) -> None:
    request = urllib.request.Request(  # noqa: S310 - whoever runs the server has named it
        address, body, {"Content-Type": "application/json", "User-Agent": "Ennead"}
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS):  # noqa: S310 - the same
            pass
    except OSError as error:
        raise Unsent(type(error).__name__) from None
