"""Everything that is asked over plain HTTP below `/api`; `docs/protocol.md` has the list."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.server import metrics, tokens, wire
from ennead.server.access import caller, is_loopback
from ennead.server.limits import Buckets
from ennead.server.page import WORTH_PACKING, encodings, make_etag, packed, unchanged
from ennead.server.replays import match_text
from ennead.server.services import Services
from ennead.table.documents import Claim, Join, NewTable
from ennead.table.playback import read_view
from ennead.table.refused import Refused

T = TypeVar("T")
LIVE = "no-store"
REVALIDATED = "no-cache"


class Endpoints:
    """The handlers; each takes a request and answers, or raises Refused."""

    def __init__(self, services: Services) -> None:
        self._services = services
        limits = services.settings.limits
        self._new_tables = Buckets(
            limits.tables_per_minute / 60, limits.tables_burst, limits.addresses
        )
        self._files = Buckets(limits.files_per_minute / 60, limits.files_burst, limits.addresses)

    def routes(self) -> list[Route]:
        """The addresses, in the order of the protocol."""
        table, replay = "/api/tables/{table}", "/api/replays/{replay}"
        return [
            Route("/api/games", self.games),
            Route("/api/lobby", self.lobby),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route("/api/claim", self.claim, methods=["POST"]),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/invitations", self.invitations),
            Route(f"{table}/match", self.match_file),
            Route(f"{table}/components", self.table_components),
            Route("/api/replays", self.upload, methods=["POST"]),
            Route(replay, self.replay),
            Route(f"{replay}/frames/{{number}}", self.frame),
            Route(f"{replay}/frames/{{number}}/review", self.review),
            Route(f"{replay}/match", self.replay_file),
            Route("/api/texts/{game}/{language}.ftl", self.texts),
            Route("/api/components/{game}", self.components),
            Route("/api/rules/{game}", self.rules),
            Route("/api/health", self.health),
            Route("/api/metrics", self.metrics),
        ]

    # -- lobby -------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        catalog = self._services.registry.catalog
        return self._answer(request, [catalog.kit(id).info for id in catalog.ids()])

    async def lobby(self, request: Request) -> Response:
        return self._answer(request, await self._services.lobby.lobby(request.state.visitor))

    async def create(self, request: Request) -> Response:
        if not self._new_tables.take(caller(request.scope)):
            raise Refused("too-fast", "too many new tables; wait a minute")
        wish = await self._read(request, NewTable)
        created = await self._services.lobby.create(wish, request.state.visitor)
        return self._answer(request, created, 201)

    async def table(self, request: Request) -> Response:
        room = await self._services.registry.room(request.path_params["table"])
        visitor = tokens.digest(request.state.visitor)
        return self._answer(request, room.info(visitor, room.live.seating.held_by(visitor)))

    async def claim(self, request: Request) -> Response:
        wish = await self._read(request, Claim)
        claimed = await self._services.lobby.claim(wish.key, wish.name, request.state.visitor)
        return self._answer(request, claimed)

    async def join(self, request: Request) -> Response:
        wish = await self._read(request, Join)
        table = request.path_params["table"]
        claimed = await self._services.lobby.join(table, wish, request.state.visitor)
        return self._answer(request, claimed)

    async def rematch(self, request: Request) -> Response:
        await self._body(request, self._services.settings.limits.body_bytes, "application/json")
        table = request.path_params["table"]
        created = await self._services.lobby.rematch(table, request.state.visitor)
        return self._answer(request, created, 201)

    async def invitations(self, request: Request) -> Response:
        table = request.path_params["table"]
        found = await self._services.lobby.invitations(table, request.state.visitor)
        return self._answer(request, found)

    # -- finished matches --------------------------------------------------------------------------

    async def match_file(self, request: Request) -> Response:
        live = (await self._services.registry.room(request.path_params["table"])).live
        await live.pending.settled()
        return self._file(request, match_text(live), live.kit.id)

    async def upload(self, request: Request) -> Response:
        if not self._files.take(caller(request.scope)):
            raise Refused("too-fast", "too many files; wait a minute")
        body = await self._body(request, self._services.settings.limits.file_bytes, "text/plain")
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            raise Refused("bad-file", f"a match file is UTF-8 text: {error}") from None
        return self._answer(request, await self._services.replays.upload(text), 201)

    async def replay(self, request: Request) -> Response:
        id = request.path_params["replay"]
        playback, table = await self._services.replays.playback(id)
        return self._answer(request, playback.info(id, table))

    async def frame(self, request: Request) -> Response:
        playback, _ = await self._services.replays.playback(request.path_params["replay"])
        number = _number(request, playback.frames, "frames")
        viewer = read_view(request.query_params.get("view", "public"), playback.header.players)
        return self._answer(request, playback.frame(number, viewer))

    async def review(self, request: Request) -> Response:
        """The move that was made in a frame, judged by a worker: no table waits for it."""
        playback, _ = await self._services.replays.playback(request.path_params["replay"])
        number = _number(request, playback.frames - 1, "moves")
        return self._answer(request, await self._services.reviewer.verdict(playback, number))

    async def replay_file(self, request: Request) -> Response:
        playback, _ = await self._services.replays.playback(request.path_params["replay"])
        return self._file(request, playback.text, playback.kit.id)

    # -- reading about games -----------------------------------------------------------------------

    async def texts(self, request: Request) -> Response:
        params = request.path_params
        body = self._services.library.texts(params["game"], params["language"])
        return self._kept(request, body, "text/plain; charset=utf-8")

    async def components(self, request: Request) -> Response:
        body = self._services.library.components(request.path_params["game"], "")
        return self._kept(request, body, "application/json")

    async def table_components(self, request: Request) -> Response:
        row = (await self._services.registry.room(request.path_params["table"])).live.row
        body = self._services.library.components(row.game, row.pack)
        return self._kept(request, body, "application/json")

    async def rules(self, request: Request) -> Response:
        body = self._services.library.rules(request.path_params["game"])
        return self._kept(request, body, "application/json")

    # -- for those who run the server --------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        try:
            await self._services.registry.store.ping()
        except SQLAlchemyError:
            raise Refused("busy", "the storage does not answer") from None
        return self._answer(request, {"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """Counts for Prometheus; for this machine only unless the settings say otherwise."""
        if not (self._services.settings.metrics_for_all or is_loopback(caller(request.scope))):
            raise Refused("forbidden", "metrics are for this machine only")
        registry = self._services.registry
        seen, writer = registry.metrics, registry.store.writer.counts
        bots = registry.bots.counts
        counts: dict[str, float] = {
            "process_id": os.getpid(),
            "tables_live": len(registry.rooms),
            "sockets_open": seen.sockets,
            "messages_total": seen.messages,
            "log_entries_total": writer.entries,
            "commits_total": writer.commits,
            "commit_failures_total": writer.failures,
            "commit_largest_group": writer.largest,
            "tables_revived_total": seen.revivals,
            "bot_choices_total": bots.choices,
            "bot_restarts_total": bots.restarts,
            "bot_fallbacks_total": bots.fallbacks,
        }
        requests: Counter[str] = Counter({str(k): v for k, v in seen.requests.items()})
        groups = {
            "refusals_total": ("code", seen.refusals),
            "http_answers_total": ("status", requests),
        }
        page = metrics.lines(counts, groups)
        return Response(page, headers={"Cache-Control": LIVE}, media_type="text/plain")

    # -- reading and answering ---------------------------------------------------------------------

    async def _body(self, request: Request, most: int, kind: str) -> bytes:
        """The body of a request, no longer than allowed and of the type that browsers must ask
        leave for."""
        said = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if said != kind:
            raise Refused("malformed", f"expected Content-Type {kind}, got {said or 'none'!r}")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused("too-large", f"at most {most} bytes")
        return bytes(body)

    async def _read(self, request: Request, kind: type[T]) -> T:
        body = await self._body(
            request, self._services.settings.limits.body_bytes, "application/json"
        )
        try:
            return wire.decode_as(body, kind)
        except wire.UNREADABLE as error:
            where = str(error).rpartition(" - at `")[2].rstrip("`")
            raise Refused("malformed", str(error)[:300], where if "$" in where else "") from None

    @staticmethod
    def _answer(request: Request, value: Any, status: int = 200) -> Response:
        headers = {"Cache-Control": LIVE}
        return Response(wire.encode(value), status, headers, "application/json")

    @staticmethod
    def _kept(request: Request, body: bytes, kind: str) -> Response:
        """Something that changes only with the program: a browser asks whether it has."""
        headers = {
            "Cache-Control": REVALIDATED,
            "ETag": make_etag(body),
            "Vary": "Accept-Encoding",
        }
        if unchanged(request.headers, headers["ETag"]):
            return Response(None, 304, headers)
        if "gzip" in encodings(request.headers) and len(body) >= WORTH_PACKING:
            body = packed(body)
            headers["Content-Encoding"] = "gzip"
        return Response(body, 200, headers, kind)

    @staticmethod
    def _file(request: Request, text: str, game: str) -> Response:
        headers = {
            "Cache-Control": LIVE,
            "Content-Disposition": f'attachment; filename="{game}.match"',
        }
        return Response(text, 200, headers, "text/plain; charset=utf-8")


def _number(request: Request, count: int, what: str) -> int:
    """The number in an address, of so many of something. Raises Refused."""
    number = request.path_params["number"]
    if not (number.isdecimal() and len(number) < 9 and int(number) < count):
        raise Refused("not-found", f"{what} are numbered 0 to {count - 1}")
    return int(number)
