"""Who asks: a browser that nobody knows, or one that is signed in to an account.

Seats and tables belong to a visitor's `id`. For a guest that is the hash of the browser's cookie,
for an account its own id, which no cookie can have.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Connection as Database

from ennead.server import tokens
from ennead.server.people import queries
from ennead.server.registry import TableRegistry
from ennead.server.settings import Settings
from ennead.server.storage.news import News
from ennead.table.refused import Refused

MOST_KNOWN = 50_000
SEEN_MILLISECONDS = 3_600_000
"""How exactly a session knows when it was used last."""
Known: TypeAlias = str | None
"""The account that a device is signed in to."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who asks: `device` is the hash of the cookie; `secret`, from which the keys are
    derived that they hand out, is the cookie itself, which is stored nowhere."""

    device: str
    id: str
    secret: str
    account: str = ""


def guest(token: str) -> Visitor:
    """Whoever has this token, if it is signed in to nothing."""
    device = tokens.digest(token)
    return Visitor(device, device, token)


def is_account(visitor: str) -> bool:
    """Whether an id is an account's; that of a guest is a hash, which has no dash."""
    return visitor.startswith("a-")


def check_guest(settings: Settings, visitor: str) -> None:
    """Refuse guests where the server wants people with an account. Raises Refused."""
    if not (settings.guests or is_account(visitor)):
        raise Refused("no-guests", "this server is for people with an account")


class Visitors:
    """Knows who is signed in, and keeps it in memory for those who are here."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._known: OrderedDict[str, Known] = OrderedDict()
        registry.devices_changed = self._forget

    async def of(self, token: str) -> Visitor:
        """Who has a token; empty for a program that has not said its own."""
        if not token:
            return Visitor("", "", "")
        device = tokens.digest(token)
        known = await self._look_up(device)
        return guest(token) if known is None else Visitor(device, known, token, known)

    async def _look_up(self, device: str) -> Known:
        if device in self._known and not self._registry.is_deaf:
            self._known.move_to_end(device)
            return self._known[device]
        found = await self._store.read(queries.signed_in, device)
        known = None if found is None else found[0]
        if found is not None and time.time() * 1000 - found[1] > SEEN_MILLISECONDS:
            self._registry.start(self._note(device))
        self._known[device] = known
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return known

    async def _note(self, device: str) -> None:
        await self._store.write(_seen, device)

    def _forget(self, devices: Iterable[str]) -> None:
        for device in devices:
            self._known.pop(device, None)

    async def changed(self, devices: list[str]) -> None:
        """Devices were signed in or out: they come again as who they are now, at every server."""
        self._registry.show_out(devices)
        if self._store.shared:
            await self._store.tell(News(self._store.process, devices=devices))


def _seen(connection: Database, device: str) -> None:
    queries.seen(connection, device)
