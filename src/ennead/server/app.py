"""The ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp

from ennead.server.admin.endpoints import AdminEndpoints
from ennead.server.contests.endpoints import ContestEndpoints
from ennead.server.endpoints import Endpoints
from ennead.server.middleware import Middleware
from ennead.server.people.endpoints import PeopleEndpoints
from ennead.server.services import Services
from ennead.server.talk.endpoints import TalkEndpoints


def make_app(services: Services) -> ASGIApp:
    """The application of a server; its lifespan opens and closes it.

    A bare router: what goes wrong inside reaches the middleware, which words it.
    """

    @asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        await services.registry.open()
        try:
            yield
        finally:
            await services.registry.close()

    async def index(request: Request) -> Response:
        return services.page.index(request)

    async def embedded(request: Request) -> Response:
        return services.page.embedded(request)

    async def file(request: Request) -> Response:
        return services.page.file(request)

    async def engine(request: Request) -> Response:
        return await asyncio.to_thread(services.page.engine, request)

    routes = [
        *Endpoints(services).routes(),
        *PeopleEndpoints(services).routes(),
        *TalkEndpoints(services).routes(),
        *ContestEndpoints(services).routes(),
        *AdminEndpoints(services).routes(),
        Route("/", index),
        Route("/embed", embedded),
        Route("/engine/{name}", engine),
        Route("/{path:path}", file),
    ]
    return Middleware(Router(routes, redirect_slashes=False, lifespan=lifespan), services)
