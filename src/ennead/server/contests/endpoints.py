"""What is asked about ratings and contests over plain HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.kernel.errors import EnneadError
from ennead.server import bodies
from ennead.server.access import caller
from ennead.server.contests import boards
from ennead.server.contests.documents import ContestPage, NewContest
from ennead.server.limits import Buckets
from ennead.server.people.visitors import Visitor
from ennead.server.services import Services
from ennead.table.refused import Refused


class ContestEndpoints:
    """The handlers; each takes a request and answers, or raises Refused."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._contests = services.contests
        limits = services.settings.limits
        self._new = Buckets(limits.tables_per_minute / 60, limits.tables_burst, limits.addresses)

    def routes(self) -> list[Route]:
        """The addresses."""
        contest = "/api/contests/{contest}"
        acts = {
            "join": self._contests.join,
            "leave": self._contests.leave,
            "start": self._contests.start,
            "follow": self._contests.follow,
        }
        return [
            Route("/api/contests", self.all),
            Route("/api/contests", self.create, methods=["POST"]),
            Route(contest, self.page),
            *(
                Route(f"{contest}/{name}", self._act(act), methods=["POST"])
                for name, act in acts.items()
            ),
            Route("/api/ratings/{game}", self.ratings),
            Route("/api/players/{player}", self.player),
        ]

    async def all(self, request: Request) -> Response:
        return bodies.answer(await self._contests.all(await self._visitor(request)))

    async def page(self, request: Request) -> Response:
        id = request.path_params["contest"]
        return bodies.answer(await self._contests.page(id, await self._visitor(request)))

    async def create(self, request: Request) -> Response:
        if not self._new.take(caller(request.scope)):
            raise Refused("too-fast", "too many new contests; wait a minute")
        most = self._services.settings.limits.body_bytes
        wish = await bodies.read(request, NewContest, most)
        return bodies.answer(await self._contests.create(wish, await self._visitor(request)), 201)

    def _act(
        self, act: Callable[[str, Visitor], Awaitable[ContestPage]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def handle(request: Request) -> Response:
            most = self._services.settings.limits.body_bytes
            await bodies.body(request, most, "application/json")
            id = request.path_params["contest"]
            return bodies.answer(await act(id, await self._visitor(request)))

        return handle

    async def ratings(self, request: Request) -> Response:
        """A leaderboard, by default of the smallest tables that were rated."""
        game, said = request.path_params["game"], request.query_params.get("players", "0")
        players = int(said) if said.isascii() and said.isdecimal() and len(said) < 3 else 0
        registry, visitor = self._services.registry, await self._visitor(request)
        try:
            kit = registry.catalog.kit(game)
        except EnneadError as error:
            raise Refused("no-game", str(error)) from None
        bots = dict(zip(kit.levels, kit.strengths, strict=True))
        account = visitor.account
        found = await registry.store.read(boards.board, game, players, bots, account)
        return bodies.answer(found)

    async def player(self, request: Request) -> Response:
        handle, visitor = request.path_params["player"], await self._visitor(request)
        registry = self._services.registry
        declared = {id: registry.catalog.kit(id).game.feats for id in registry.catalog.ids()}
        found = await registry.store.read(boards.player, handle, visitor.account, declared)
        return bodies.answer(found)

    async def _visitor(self, request: Request) -> Visitor:
        visitor = await self._services.visitors.of(request.state.visitor)
        await self._services.house.check(visitor)
        return visitor
