"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from ennead.server.endpoints import Endpoints
from ennead.server.gate import Gate
from ennead.server.house import House
from ennead.server.refused import Refused


def make_app(house: House) -> ASGIApp:
    """The application of a house; its lifespan opens and closes it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
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
    handlers = {HTTPException: _http_error, Refused: _refused}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Gate(app, house)


async def _unknown(request: Request) -> Response:
    raise Refused("not-found", "there is no such request")


async def _http_error(request: Request, error: Exception) -> Response:
    """Starlette's own errors (405 and the like) in our form."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        raise Refused("malformed", "this address does not take that method")
    raise Refused("not-found", error.detail)


async def _refused(request: Request, error: Exception) -> Response:
    raise error  # the gate words it
