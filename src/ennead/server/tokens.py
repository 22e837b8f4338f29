"""Secrets of visitors and seats: made here, stored and looked up as hashes only.

- A *visitor token* is the content of a browser's cookie. The server keeps its hash, nothing else.
- A *seat key* opens a seat. Those that a visitor hands out are derived from the visitor's token,
  so that the same visitor can be shown them again although no key is stored anywhere.
- A *table id* is random too: who knows it may watch, so it is not guessable, but it opens no seat.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits, as 43 letters that are safe in a URL and a cookie."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token; the cookie of a stranger may hold anything."""
    return TOKEN.fullmatch(text) is not None


def digest(token: str) -> str:
    """What is stored of a token. Tokens have full entropy, so a plain hash cannot be guessed
    back."""
    return hashlib.sha256(b"ennead " + token.encode()).hexdigest()


def seat_key(visitor: str, table: str, seat: int) -> str:
    """The key to a seat that this visitor hands out or keeps; says nothing about the visitor's
    token."""
    said = f"seat {table} {seat}".encode()
    return base64.urlsafe_b64encode(hmac.digest(visitor.encode(), said, "sha256"))[:43].decode()
