"""What administrators ask over plain HTTP, below `/api/admin`.

It lies behind the answer for addresses that are none, so that nobody else can tell it from those:
whoever asks for any of them, the same is looked up before anything is said.
"""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.kernel.errors import EnneadError
from ennead.server import bodies, tokens
from ennead.server.admin.acts import ACTS, Desk, Found
from ennead.server.people import queries as people
from ennead.server.services import Services
from ennead.server.storage import house, queries
from ennead.server.storage.news import News
from ennead.table.refused import Refused

logger = logging.getLogger("ennead.admin")
FRESH_MINUTES = 15
"""So long after a passkey was shown may acts be done with it."""
MINUTE = 60_000


class AdminEndpoints:
    """The last address below `/api`: an act of an administrator, or nothing at all."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.registry.store

    def routes(self) -> list[Route]:
        """The address of everything that has none."""
        return [Route("/api/{rest:path}", self.anything, methods=["GET", "POST"])]

    async def anything(self, request: Request) -> Response:
        """Answer an administrator; for everybody else there is nothing."""
        device = tokens.digest(request.state.visitor)
        proved = await self._store.read(_proof, device)
        what, _, act = request.path_params["rest"].partition("/")
        if proved is None or what != "admin":
            raise Refused("not-found", "there is no such request")
        if not act and request.method == "GET":
            return bodies.answer({"proved": proved, "minutes": FRESH_MINUTES})
        if act not in ACTS or not ACTS[act].remote or request.method != "POST":
            raise Refused("not-found", "there is no such request")
        if not proved:
            raise Refused("stale", "show your passkey again")
        most = self._services.settings.limits.body_bytes
        return await self._act(act, await bodies.read(request, ACTS[act].wish, most), device)

    async def _act(self, act: str, wish: Any, device: str) -> Response:
        work = self._store.write if ACTS[act].writes else self._store.read
        found, news = await work(self._do, act, wish, device)
        if ACTS[act].writes:
            logger.info("administrator", extra={"facts": {"act": act}})
        if news is not None:
            news.sender = self._store.process
            self._services.registry.hear(news)
            await self._store.tell(news)
        return bodies.answer(found)

    def _do(
        self, connection: Connection, act: str, wish: Any, device: str
    ) -> tuple[Found, News | None]:
        """One act in one transaction, by somebody who still is an administrator in it."""
        if not _proof(connection, device):
            raise Refused("stale", "show your passkey again")
        desk = Desk(connection, lambda: self._services.registry.catalog, remote=True)
        try:
            return desk.do(act, wish), desk.news
        except EnneadError as error:
            raise Refused("forbidden", str(error)) from None


def _proof(connection: Connection, device: str) -> bool | None:
    """Whether a device has shown a passkey of an administrator lately; None: it is of none."""
    found = people.administrator(connection, device)
    if found is None or found[0] in house.bans(connection):
        return None
    return found[1] > queries.clock(connection) - FRESH_MINUTES * MINUTE
