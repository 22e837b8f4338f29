"""Everything that is asked over plain HTTP below `/api`; `docs/protocol.md` has the list."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ennead.server import bodies, metrics, wire
from ennead.server.access import caller, is_loopback
from ennead.server.limits import Buckets
from ennead.server.page import WORTH_PACKING, encodings, make_etag, packed, unchanged
from ennead.server.people.visitors import Visitor
from ennead.server.replays import match_text
from ennead.server.services import Services
from ennead.server.storage.health import Trouble, trouble_of
from ennead.table.coaching import LessonWish
from ennead.table.documents import Claim, EndDevice, Join, KeyCheck, NewTable, PackDraft
from ennead.table.playback import Playback, read_view
from ennead.table.refused import Refused

T = TypeVar("T")
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
        lesson = "/api/lessons/{game}/{lesson}"
        return [
            Route("/api/games", self.games),
            Route("/api/lobby", self.lobby),
            Route("/api/lobby/mine", self.own_tables),
            Route("/api/lobby/news", self.lobby_news),
            Route("/api/tables", self.create, methods=["POST"]),
            Route("/api/tables/carried", self.take_in, methods=["POST"]),
            Route(table, self.table),
            Route(f"{table}/save", self.save),
            Route("/api/claim", self.claim, methods=["POST"]),
            Route("/api/claim/check", self.check_key, methods=["POST"]),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/forget", self.forget, methods=["POST"]),
            Route(f"{table}/invitations", self.invitations),
            Route(f"{table}/devices", self.devices),
            Route(f"{table}/devices/link", self.device_link, methods=["POST"]),
            Route(f"{table}/devices/end", self.end_device, methods=["POST"]),
            Route(f"{table}/match", self.match_file),
            Route(f"{table}/components", self.table_components),
            Route("/api/replays", self.upload, methods=["POST"]),
            Route(replay, self.replay),
            Route(f"{replay}/frames/{{number}}", self.frame),
            Route(f"{replay}/frames/{{number}}/moments", self.moments),
            Route(f"{replay}/frames/{{number}}/review", self.review),
            Route(f"{replay}/course", self.course),
            Route(f"{replay}/match", self.replay_file),
            Route("/api/texts/{game}/{language}.ftl", self.texts),
            Route("/api/components/{game}", self.components),
            Route("/api/packs/{game}", self.try_pack, methods=["POST"]),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/books/{game}/{language}", self.book),
            Route(f"{table}/book/{{language}}", self.table_book),
            Route("/api/stills/{game}/{picture}", self.still),
            Route("/api/cases/{game}/{case}/{language}", self.case),
            Route("/api/cases/{game}/{case}/frames/{number}", self.case_frame),
            Route("/api/lessons/{game}", self.lessons),
            Route("/api/lessons/{game}/{language}.ftl", self.lesson_texts),
            Route(f"{lesson}/attempt", self.attempt, methods=["POST"]),
            Route(f"{lesson}/explain", self.explain, methods=["POST"]),
            Route(f"{lesson}/show", self.show, methods=["POST"]),
            Route("/api/puzzles/{game}", self.puzzles),
            Route("/api/puzzles/{game}/{id}", self.puzzle),
            Route("/api/puzzles/{game}/{id}/explain", self.explain_puzzle, methods=["POST"]),
            Route("/api/health", self.health),
            Route("/api/metrics", self.metrics),
        ]

    # -- lobby -------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return self._kept(request, self._services.library.games(), "application/json")

    async def lobby(self, request: Request) -> Response:
        wish = request.query_params.get("page", "0")
        number = int(wish) if wish.isascii() and wish.isdecimal() and len(wish) < 4 else -1
        page = await self._services.listing.page(number)
        return self._kept(request, wire.encode(page), "application/json")

    async def own_tables(self, request: Request) -> Response:
        return bodies.answer(await self._services.lobby.with_followed(await self._id(request)))

    async def lobby_news(self, request: Request) -> Response:
        return self._services.listing.stream()

    async def create(self, request: Request) -> Response:
        if not self._new_tables.take(caller(request.scope)):
            raise Refused("too-fast", "too many new tables; wait a minute")
        wish = await self._read(request, NewTable)
        created = await self._services.lobby.create(wish, await self._visitor(request))
        return bodies.answer(created, 201)

    async def table(self, request: Request) -> Response:
        room = await self._services.registry.room(request.path_params["table"])
        visitor = await self._id(request)
        return bodies.answer(room.info(visitor, room.live.seating.held_by(visitor)))

    async def claim(self, request: Request) -> Response:
        wish = await self._read(request, Claim)
        claimed = await self._services.seats.claim(wish.key, wish.name, await self._id(request))
        return bodies.answer(claimed)

    async def check_key(self, request: Request) -> Response:
        wish = await self._read(request, KeyCheck)
        return bodies.answer(await self._services.seats.check(wish.key, await self._id(request)))

    async def join(self, request: Request) -> Response:
        wish = await self._read(request, Join)
        table = request.path_params["table"]
        claimed = await self._services.seats.join(table, wish, await self._id(request))
        return bodies.answer(claimed)

    async def rematch(self, request: Request) -> Response:
        await bodies.body(request, self._services.settings.limits.body_bytes, "application/json")
        table = request.path_params["table"]
        created = await self._services.lobby.rematch(table, await self._visitor(request))
        return bodies.answer(created, 201)

    async def forget(self, request: Request) -> Response:
        await bodies.body(request, self._services.settings.limits.body_bytes, "application/json")
        table = request.path_params["table"]
        await self._services.lobby.forget(table, await self._id(request))
        self._services.replays.forget(table)
        return await self.own_tables(request)

    async def invitations(self, request: Request) -> Response:
        table = request.path_params["table"]
        found = await self._services.lobby.invitations(table, await self._visitor(request))
        return bodies.answer(found)

    async def devices(self, request: Request) -> Response:
        table = request.path_params["table"]
        found = await self._services.seats.devices(table, await self._id(request))
        return bodies.answer(found)

    async def device_link(self, request: Request) -> Response:
        await bodies.body(request, self._services.settings.limits.body_bytes, "application/json")
        table = request.path_params["table"]
        made = await self._services.seats.link(table, await self._id(request))
        return bodies.answer(made, 201)

    async def end_device(self, request: Request) -> Response:
        wish = await self._read(request, EndDevice)
        table, visitor = request.path_params["table"], await self._id(request)
        await self._services.seats.end_device(table, visitor, wish.device)
        return bodies.answer(await self._services.seats.devices(table, visitor))

    # -- finished matches --------------------------------------------------------------------------

    async def match_file(self, request: Request) -> Response:
        live = (await self._services.registry.room(request.path_params["table"])).live
        await live.pending.settled()
        return self._file(request, match_text(live), live.kit.id)

    async def save(self, request: Request) -> Response:
        """All of a match, for the only one who plays in it."""
        since = request.query_params.get("since", "0")
        if not (since.isascii() and since.isdecimal() and len(since) < 9):
            raise Refused("malformed", "expected the number of an entry", "since")
        table, visitor = request.path_params["table"], await self._id(request)
        text = await self._services.carrier.save(table, visitor, int(since))
        return Response(text, 200, {"Cache-Control": bodies.LIVE}, "text/plain; charset=utf-8")

    async def take_in(self, request: Request) -> Response:
        """A match that comes from a device."""
        text = await self._text(request)
        keep = request.query_params.get("keep", "")
        visitor = await self._id(request)
        return bodies.answer(await self._services.carrier.take_in(text, visitor, keep), 201)

    async def upload(self, request: Request) -> Response:
        text = await self._text(request)
        return bodies.answer(await self._services.replays.upload(text), 201)

    async def _text(self, request: Request) -> str:
        if not self._files.take(caller(request.scope)):
            raise Refused("too-fast", "too many files; wait a minute")
        body = await bodies.body(request, self._services.settings.limits.file_bytes, "text/plain")
        try:
            return body.decode()
        except UnicodeDecodeError as error:
            raise Refused("bad-file", f"a match file is UTF-8 text: {error}") from None

    async def replay(self, request: Request) -> Response:
        id = request.path_params["replay"]
        playback, table = await self._services.replays.playback(id)
        return bodies.answer(playback.info(id, table))

    async def frame(self, request: Request) -> Response:
        playback, number, viewer = await self._framed(request)
        return bodies.answer(playback.frame(number, viewer))

    async def moments(self, request: Request) -> Response:
        """How a frame came about from the one before."""
        playback, number, viewer = await self._framed(request)
        return bodies.answer(playback.moments(number, viewer))

    async def _framed(self, request: Request) -> tuple[Playback, int, int]:
        playback, _ = await self._services.replays.playback(request.path_params["replay"])
        number = _number(request, playback.frames, "frames")
        viewer = read_view(request.query_params.get("view", "public"), playback.header.players)
        return playback, number, viewer

    async def review(self, request: Request) -> Response:
        """The move that was made in a frame, judged by a worker: no table waits for it."""
        playback, _ = await self._services.replays.playback(request.path_params["replay"])
        number = _number(request, playback.frames - 1, "moves")
        return bodies.answer(await self._services.reviewer.verdict(playback, number))

    async def course(self, request: Request) -> Response:
        """The match at a glance."""
        id = request.path_params["replay"]
        return bodies.answer(await self._services.replays.course(id))

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

    async def try_pack(self, request: Request) -> Response:
        """Whether an owner's figures fit, and what the components then are."""
        draft = await self._read(request, PackDraft)
        trial = self._services.library.trial
        found = await asyncio.to_thread(trial, request.path_params["game"], draft)
        return bodies.answer(found)

    async def rules(self, request: Request) -> Response:
        params, rules = request.path_params, self._services.library.rules
        body = rules(params["game"], params["language"])
        return self._kept(request, body, "application/json")

    async def book(self, request: Request) -> Response:
        params, book = request.path_params, self._services.library.book
        body = await asyncio.to_thread(book, params["game"], params["language"])
        return self._kept(request, body, "application/json")

    async def table_book(self, request: Request) -> Response:
        """The rulebook with the figures of a table's pack."""
        params, book = request.path_params, self._services.library.book
        row = (await self._services.registry.room(params["table"])).live.row
        body = await asyncio.to_thread(book, row.game, params["language"], row.pack)
        return self._kept(request, body, "application/json")

    async def still(self, request: Request) -> Response:
        params, still = request.path_params, self._services.library.still
        body = await asyncio.to_thread(still, params["game"], params["picture"])
        return self._kept(request, body, "application/json")

    async def case(self, request: Request) -> Response:
        """A case to be watched, without its frames."""
        params, story = request.path_params, self._services.library.story
        body = await asyncio.to_thread(story, params["game"], params["case"], params["language"])
        return self._kept(request, body, "application/json")

    async def case_frame(self, request: Request) -> Response:
        """A moment of a case as a seat, the public or somebody who sees all would see it."""
        params, showcase = request.path_params, self._services.library.showcase
        shown = await asyncio.to_thread(showcase, params["game"], params["case"])
        number = _number(request, len(shown.moments), "moments")
        viewer = read_view(request.query_params.get("view", "all"), shown.players)
        return self._kept(request, wire.encode(shown.frame(number, viewer)), "application/json")

    async def puzzles(self, request: Request) -> Response:
        body = self._services.library.puzzles(request.path_params["game"])
        return self._kept(request, body, "application/json")

    async def puzzle(self, request: Request) -> Response:
        """One to solve; its match is replayed for it."""
        names = request.path_params["game"], request.path_params["id"]
        body = await asyncio.to_thread(self._services.library.puzzle, *names)
        return self._kept(request, body, "application/json")

    # -- learning ----------------------------------------------------------------------------------

    async def lessons(self, request: Request) -> Response:
        course = self._services.school.course(request.path_params["game"])
        return self._kept(request, wire.encode(course), "application/json")

    async def lesson_texts(self, request: Request) -> Response:
        params = request.path_params
        text = self._services.school.texts(params["game"], params["language"])
        return self._kept(request, text.encode(), "text/plain; charset=utf-8")

    async def attempt(self, request: Request) -> Response:
        """What the coach makes of the next thing that a learner does."""
        return await self._coached(request, self._services.school.attempt)

    async def explain(self, request: Request) -> Response:
        """Why something cannot be done in a lesson."""
        return await self._coached(request, self._services.school.explain)

    async def show(self, request: Request) -> Response:
        """A move that the coach would like."""
        return await self._coached(request, self._services.school.show)

    async def explain_puzzle(self, request: Request) -> Response:
        """Why something cannot be done in a puzzle; `did` are the decisions that are solved."""
        return await self._coached(request, self._services.school.explain_puzzle)

    async def _coached(
        self, request: Request, answer: Callable[[str, str, LessonWish], Any]
    ) -> Response:
        wish, (game, id) = await self._read(request, LessonWish), request.path_params.values()
        return bodies.answer(await asyncio.to_thread(answer, game, id, wish))

    # -- for those who run the server --------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether moves can be saved: something is written."""
        store = self._services.registry.store
        try:
            await store.check()
        except SQLAlchemyError as error:
            trouble = store.health.trouble or trouble_of(error) or Trouble.UNREACHABLE
            raise Refused("unsaved", str(trouble)) from None
        listener = store.listener
        deaf = listener is not None and not listener.fresh
        return bodies.answer({"status": "ok", **({"news": "late"} if deaf else {})})

    async def metrics(self, request: Request) -> Response:
        """Counts for Prometheus; for this machine only unless the settings say otherwise."""
        if not (self._services.settings.metrics_for_all or is_loopback(caller(request.scope))):
            raise Refused("forbidden", "metrics are for this machine only")
        own = metrics.figures(self._services.registry)
        page = metrics.page(self._services.siblings.beside(own))
        return Response(page, headers={"Cache-Control": bodies.LIVE}, media_type="text/plain")

    # -- reading and answering ---------------------------------------------------------------------

    async def _visitor(self, request: Request) -> Visitor:
        """Who asks. Raises Refused for somebody who is banned."""
        visitor = await self._services.visitors.of(request.state.visitor)
        await self._services.house.check(visitor)
        return visitor

    async def _id(self, request: Request) -> str:
        """To whom the seats and tables belong of whoever asks."""
        return (await self._visitor(request)).id

    async def _read(self, request: Request, kind: type[T]) -> T:
        return await bodies.read(request, kind, self._services.settings.limits.body_bytes)

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
            "Cache-Control": bodies.LIVE,
            "Content-Disposition": f'attachment; filename="{game}.match"',
        }
        return Response(text, 200, headers, "text/plain; charset=utf-8")


def _number(request: Request, count: int, what: str) -> int:
    """The number in an address, of so many of something. Raises Refused."""
    number = request.path_params["number"]
    if not (number.isdecimal() and len(number) < 9 and int(number) < count):
        raise Refused("not-found", f"{what} are numbered 0 to {count - 1}")
    return int(number)
