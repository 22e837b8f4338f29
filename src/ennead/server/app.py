"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp

from ennead.server.endpoints import Endpoints
from ennead.server.gate import Gate
from ennead.server.house import House
from ennead.server.refused import Refused


def make_app(house: House) -> ASGIApp:
    """The application of a house; its lifespan opens and closes it.

    A bare router: what goes wrong inside reaches the gate, which words it.
    """

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        await house.hall.open()
        try:
            yield
        finally:
            await house.hall.close()

    async def index(request: Request) -> Response:
        return house.page.index(request)

    async def file(request: Request) -> Response:
        return house.page.file(request)

    routes = [
        *Endpoints(house).routes(),
        Route("/api/{rest:path}", _unknown),
        Route("/", index),
        Route("/{path:path}", file),
    ]
    return Gate(Router(routes, redirect_slashes=False, lifespan=lifespan), house)


async def _unknown(request: Request) -> Response:
    raise Refused("not-found", "there is no such request")
