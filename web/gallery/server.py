"""Serves the gallery: the real page and protocol, with hand-made tables behind them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

import ennead
from ennead.kernel.scene import plain
from ennead.server import messages as m
from gallery import hexes, pyramid, wheel, zones

TABLES: dict[str, ModuleType] = {"pyramid": pyramid, "hexes": hexes, "zones": zones, "wheel": wheel}
NAMES = ("Nefertari", "Imhotep", "Merit")
HERE = Path(__file__).parent
PACKAGE = Path(ennead.__file__).parent
BUILT = Path(sys.argv[2]) if len(sys.argv) > 2 else PACKAGE / "web"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def table(name: str) -> m.Table:
    seats = [m.SeatInfo(0, NAMES[0], "person", yours=True), m.SeatInfo(1, NAMES[1], "bot", "expert"), m.SeatInfo(2, NAMES[2], "person", away=True)]
    return m.Table(name, "gallery", "playing", tuple(seats[: 2 if name == "wheel" else 3]), {"table": name}, title=f"Gallery: {name}", public=True)


class Show:
    """One table and how its pictures go out."""

    def __init__(self, name: str) -> None:
        self.table: Any = TABLES[name].Table()
        self.seq = 0
        self.past: list[Any] = []

    def state(self, seat: int | None) -> m.State:
        scene = self.table.scene(seat)
        areas = [msgspec.Raw(msgspec.json.encode(plain(area))) for area in scene.areas]
        options = tuple(m.Option(text, verb, m.words(label), targets, manner) for text, verb, label, targets, manner in self.table.options())
        decision = m.Decision(0, "gallery", m.words(self.table.prompt), options) if seat == 0 else None
        events = tuple(m.Event(n, self.seq if n == len(self.table.log) - 1 else 0, m.words(text), 0) for n, text in enumerate(self.table.log))
        return m.State(
            self.seq, seat, m.words(scene.title), tuple(area.id for area in scene.areas), areas,
            [msgspec.Raw(msgspec.json.encode(plain(one))) for one in scene.standings], decision, (m.Waiting(0, m.words(self.table.prompt)),),
            events=events, undo=m.UndoState(possible=self.seq > 0, reason=None if self.seq else "undo-nothing"),
        )  # fmt: skip


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


async def socket(ws: WebSocket) -> None:
    await ws.accept()
    decode = msgspec.json.Decoder(m.FromClient).decode

    async def say(message: m.Answer) -> None:
        await ws.send_text(msgspec.json.encode(message).decode())

    show, seat = None, None
    try:
        while True:
            heard = decode(await ws.receive_text())
            if isinstance(heard, m.Hello):
                show, seat = Show(heard.table), heard.seat
                await say(m.Welcome(m.PROTOCOL, table(heard.table), seat))
                await say(show.state(seat))
            elif isinstance(heard, m.Play) and show:
                show.table.play(heard.text)
                show.seq += 1
                await say(m.Ack(heard.id, show.seq))
                await say(show.state(seat))
            elif isinstance(heard, m.Undo) and show:
                show.table.__init__()
                show.seq += 1
                await say(m.Ack(heard.id, show.seq))
                await say(show.state(seat))
            elif isinstance(heard, m.Explain):
                await asyncio.sleep(0.2)
                reason = m.Reason("refuse-not-lit", "1.7.a", "Buying", "Nákup karet", "Only the base row can be bought from.", "Rulebook of the gallery", "rule", "buy m1", {"id": "option-buy", "args": {"card": {"ref": "card-mural"}}})
                await say(m.Explanation(heard.id, (reason,)))
            elif isinstance(heard, m.Hint) and show:
                text, _, label, targets, _ = show.table.options()[0]
                await say(m.Advice(heard.id, text, m.words(label), targets, 0.6))
            elif isinstance(heard, m.Ping):
                await say(m.Pong())
    except WebSocketDisconnect:
        return


async def texts(request: Request) -> Response:
    game, language = request.path_params["game"], request.path_params["language"]
    folder = HERE / "texts" if game == "gallery" else PACKAGE / "texts"
    file = folder / f"{language}.ftl"
    return PlainTextResponse(file.read_text(encoding="utf-8") if file.is_file() else "")


async def components(request: Request) -> Response:
    found = [
        m.Component(f"card-{name}", "card", (m.FigureEntry("cost", cost, "reconstructed"), m.FigureEntry("gold", gold, "public: a diary"), m.FigureEntry("copies", 2, "seed")), ("1.7.a",))
        for name, (_, _, cost, gold) in pyramid.CARDS.items()
    ]
    return answer(m.Components("gallery", tuple(found)))


async def rules(request: Request) -> Response:
    entry = m.RuleEntry("1.7.a", "rule", "Buying", "Nákup karet", "Only the base row can be bought from.", ("buying",))
    ruling = m.RuleEntry("R-05", "ruling", "Taking and keeping", "", "Taken cards go to the discard pile unless the card says otherwise.")
    return answer(m.Rulebook("gallery", "Rulebook of the gallery", (entry, ruling)))


async def games(request: Request) -> Response:
    spec = (
        m.OptionSpec("table", "choice", "pyramid", tuple(TABLES)),
        m.OptionSpec("open-hands", "flag", False),
        m.OptionSpec("rounds", "number", 5, low=1, high=9),
    )
    return answer([m.Game("gallery", 2, 5, spec, ("novice", "player", "expert"), "gi:egyptian-pyramids", "desert")])


async def lobby(request: Request) -> Response:
    return answer(tuple(map(table, TABLES)))


async def one_table(request: Request) -> Response:
    return answer(table(request.path_params["table"]))


async def replay(request: Request) -> Response:
    return answer(m.Replay(request.path_params["table"], "gallery", NAMES[: 2 if request.path_params["table"] == "wheel" else 3], 30, (0, 5, 12, 20)))


async def frame(request: Request) -> Response:
    view = request.query_params.get("view", "all")
    show = Show(request.path_params["table"])
    show.seq = int(request.path_params["n"])
    state = show.state(0 if view in ("0", "all") else None)
    return answer(msgspec.structs.replace(state, decision=None))


class Page(StaticFiles):
    async def get_response(self, path: str, scope: Any) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Content-Security-Policy"] = POLICY
        return response


app = Starlette(
    routes=[
        WebSocketRoute("/api/socket", socket),
        Route("/api/games", games),
        Route("/api/lobby/mine", lobby),
        Route("/api/tables/{table}", one_table),
        Route("/api/tables/{table}/components", components),
        Route("/api/components/{game}", components),
        Route("/api/rules/{game}", rules),
        Route("/api/replays/{table}", replay),
        Route("/api/replays/{table}/frames/{n:int}", frame),
        Route("/api/texts/{game}/{language}.ftl", texts),
        Mount("/", Page(directory=BUILT, html=True)),
    ]
)

if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8766, log_level="warning")
