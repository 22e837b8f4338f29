"""What is asked about words over plain HTTP, below `/api/tables/{table}/words`."""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.server import bodies
from ennead.server.access import caller
from ennead.server.people.visitors import Visitor
from ennead.server.services import Services
from ennead.server.talk.documents import Mute, Say, WordNumber

T = TypeVar("T")


class TalkEndpoints:
    """The handlers; each takes a request and answers, or raises Refused."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._talk = services.talk

    def routes(self) -> list[Route]:
        """The addresses."""
        words = "/api/tables/{table}/words"
        return [
            Route(words, self.words),
            Route(words, self.say, methods=["POST"]),
            Route(f"{words}/read", self.read, methods=["POST"]),
            Route(f"{words}/delete", self.delete, methods=["POST"]),
            Route(f"{words}/report", self.report, methods=["POST"]),
            Route(f"{words}/mute", self.mute, methods=["POST"]),
        ]

    async def words(self, request: Request) -> Response:
        said = request.query_params.get("after", "")
        after = int(said) if said.isascii() and said.isdecimal() and len(said) < 8 else -1
        return await self._answer(request, await self._visitor(request), after)

    async def say(self, request: Request) -> Response:
        wish, visitor = await self._read(request, Say), await self._visitor(request)
        await self._talk.say(_table(request), visitor, caller(request.scope), wish)
        return await self._answer(request, visitor)

    async def read(self, request: Request) -> Response:
        wish, visitor = await self._read(request, WordNumber), await self._visitor(request)
        await self._talk.read(_table(request), visitor, caller(request.scope), wish.number)
        return await self._answer(request, visitor, wish.number)

    async def delete(self, request: Request) -> Response:
        wish, visitor = await self._read(request, WordNumber), await self._visitor(request)
        await self._talk.delete(_table(request), visitor, wish.number)
        return await self._answer(request, visitor)

    async def report(self, request: Request) -> Response:
        wish, visitor = await self._read(request, WordNumber), await self._visitor(request)
        await self._talk.report(_table(request), visitor, caller(request.scope), wish.number)
        return await self._answer(request, visitor)

    async def mute(self, request: Request) -> Response:
        wish, visitor = await self._read(request, Mute), await self._visitor(request)
        await self._talk.mute(_table(request), visitor, caller(request.scope), wish)
        return await self._answer(request, visitor)

    async def _answer(self, request: Request, visitor: Visitor, after: int = -1) -> Response:
        return bodies.answer(await self._talk.talk(_table(request), visitor, after))

    async def _visitor(self, request: Request) -> Visitor:
        visitor = await self._services.visitors.of(request.state.visitor)
        await self._services.house.check(visitor)
        return visitor

    async def _read(self, request: Request, kind: type[T]) -> T:
        return await bodies.read(request, kind, self._services.settings.limits.body_bytes)


def _table(request: Request) -> str:
    return str(request.path_params["table"])
