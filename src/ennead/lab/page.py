"""The page *Lab*: ask for a report in the browser, see how far it is, and open it.

`ennead lab` without a game serves it to this machine alone.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ennead.bots.levels import SKILLS
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, SetupError
from ennead.lab.findings import needed
from ennead.lab.report import STYLE
from ennead.lab.runs import Bench, Order, Run
from ennead.lab.speech import Speech
from ennead.words import LANGUAGES

PRECISIONS: Final = (5, 3, 2, 1)
"""To plus or minus so many percent."""
LEVEL: Final = "player"
HOSTS: Final = ["127.0.0.1", "localhost"]
NAMES: Final = {"en": "English", "cs": "Čeština", "pl": "Polski", "uk": "Українська"}


class Pages:
    """The answers."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    async def show(self, request: Request) -> Response:
        """The page."""
        return HTMLResponse(page(self._bench, language_of(request), _game_of(request)))

    async def state(self, request: Request) -> Response:
        """How far all reports are."""
        return JSONResponse({name: run.state() for name, run in self._bench.runs.items()})

    async def begin(self, request: Request) -> Response:
        """Ask for a report."""
        if _is_foreign(request):
            return Response(status_code=403)
        body = parse_qs((await request.body()).decode())
        said, language = {name: values[0] for name, values in body.items()}, language_of(request)
        try:
            self._bench.add(order_of(said), language)
        except (SetupError, ValueError, KeyError) as error:
            return HTMLResponse(page(self._bench, language, _game_of(request), str(error)), 400)
        return _back(language, said["game"])

    async def change(self, request: Request) -> Response:
        """Stop a report, or let it go on."""
        run, what = self._run(request), request.path_params["what"]
        if run is None or what not in ("stop", "start"):
            return Response(status_code=404)
        if _is_foreign(request):
            return Response(status_code=403)
        if what == "stop":
            run.stop()
        else:
            run.start(language_of(request))
        return _back(language_of(request), run.order.game)

    async def report(self, request: Request) -> Response:
        """A report that is ready."""
        run = self._run(request)
        if run is None or not run.state()["ready"]:
            return Response(status_code=404)
        return FileResponse(run.folder / "report.html")

    def _run(self, request: Request) -> Run | None:
        return self._bench.runs.get(request.path_params["name"])


def app(folder: Path) -> Starlette:
    """The page, for this machine alone."""
    bench = Bench(folder)
    pages = Pages(bench)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        bench.stop()

    return Starlette(
        routes=[
            Route("/", pages.show),
            Route("/state", pages.state),
            Route("/begin", pages.begin, methods=["POST"]),
            Route("/{name}/report", pages.report),
            Route("/{name}/{what}", pages.change, methods=["POST"]),
        ],
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=HOSTS)],
        lifespan=lifespan,
    )


def _is_foreign(request: Request) -> bool:
    """Whether another site's page sends this."""
    return request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")


def language_of(request: Request) -> str:
    """The language asked for, or the first that the browser likes and we speak."""
    asked = request.query_params.get("lang", "")
    liked = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((one for one in (asked, *liked) if one in LANGUAGES), "en")


def _game_of(request: Request) -> AnyGame:
    asked = request.query_params.get("game", "")
    return load(asked if asked in GAMES else GAMES[0])


def _back(language: str, game: str) -> Response:
    return RedirectResponse(f"/?lang={language}&game={game}", 303)


def order_of(said: Mapping[str, str]) -> Order:
    """What a form asks for. Raises SetupError, ValueError or KeyError."""
    if said["game"] not in GAMES or said["bots"] not in SKILLS:
        raise ValueError(f"expected a game and a level, got {said['game']!r}, {said['bots']!r}")
    game, players, what_if = load(said["game"]), int(said["players"]), said.get("what-if", "")
    name, _, value = what_if.partition("=")
    game.setup(players, {name: value} if what_if else {})
    if int(said["precision"]) not in PRECISIONS:
        raise ValueError(f"expected one of {PRECISIONS}, got {said['precision']!r}")
    games = _games(int(said["precision"]), players)
    return Order(said["game"], players, said["bots"], games, what_if)


def _games(percent: int, players: int) -> int:
    return needed(percent / 100, 1 / max(players, 2))


# -- what is shown ---------------------------------------------------------------------------------


def page(bench: Bench, language: str, game: AnyGame, problem: str = "") -> str:
    """The whole page."""
    say = Speech(language, game)
    links = " · ".join(
        f"<b>{NAMES[one]}</b>"
        if one == language
        else f'<a lang={one} href="/?lang={one}&amp;game={game.id}">{NAMES[one]}</a>'
        for one in LANGUAGES
    )
    wrong = f"<p role=alert>{escape(say('page-failed', problem=problem))}</p>" if problem else ""
    runs = "".join(_run(name, run, language) for name, run in reversed(bench.runs.items()))
    return PAGE.format(
        language=language,
        title=escape(say("page")),
        style=STYLE,
        links=links,
        languages=escape(say("page-language")),
        about=escape(say("page-about")),
        wrong=wrong,
        form=_form(say, game),
        reports=escape(say("page-reports")),
        runs=runs or f"<p>{escape(say('page-none'))}</p>",
        words=json.dumps(
            {
                "left": say("page-left", minutes="%"),
                "progress": say("page-progress", done="%1", games="%2"),
                "writing": say("page-writing"),
                "failed": say("page-failed", problem="%"),
            }
        ).replace("</", "<\\/"),
    )


def _form(say: Speech, game: AnyGame) -> str:
    """What can be asked of a game; another game shows its own."""
    games = "".join(
        f'<a class=game href="/?lang={say.language}&amp;game={id}"'
        f"{' aria-current=page' if id == game.id else ''}>"
        f"{escape(Speech(say.language, load(id)).game())}</a>"
        for id in GAMES
    )
    usual = 3 if 3 in game.counts else game.counts[0]
    players = _options([(str(count), str(count)) for count in game.counts], str(usual))
    levels = _options([(level, say.thing(level)) for level in SKILLS], LEVEL)
    sure = _options(
        [
            (str(one), say("page-precise", percent=one, games=_games(one, usual)))
            for one in PRECISIONS
        ],
        str(PRECISIONS[1]),
    )
    what_if = _options([("", say("page-no-option")), *_choices(say, game)], "")
    fields = "".join(
        f"<label>{escape(say(f'page-{title}'))}<select name={name}>{options}</select></label>"
        for title, name, options in (
            ("players", "players", players),
            ("level", "bots", levels),
            ("precision", "precision", sure),
            ("option", "what-if", what_if),
        )
    )
    return (
        f"<nav aria-label='{escape(say('page-game'))}'>{games}</nav>"
        f'<form method=post action="/begin?lang={say.language}">'
        f"<input type=hidden name=game value={game.id}>{fields}"
        f"<button>{escape(say('page-start'))}</button></form>"
    )


def _choices(say: Speech, game: AnyGame) -> list[tuple[str, str]]:
    """Every other value of every option, in words."""
    return [
        (
            f"{option.id}={value}",
            f"{say.named(f'option-set-{option.id}', option.id)}: "
            f"{say.named(f'option-set-{option.id}-{value}', value)}",
        )
        for option in game.options
        for value in option.values
        if value != option.default
    ]


def _options(rows: list[tuple[str, str]], chosen: str) -> str:
    return "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(text)}</option>"
        for value, text in rows
    )


def _run(name: str, run: Run, language: str) -> str:
    """A report that was asked for: what of, how far, and what can be done with it."""
    order = run.order
    say, state = Speech(language, load(order.game)), run.state()
    what = [say("title", game=say.game(), players=order.players), say.thing(order.bots)]
    if order.what_if:
        game = load(order.game)
        what.append(
            say("what-if", change=dict(_choices(say, game)).get(order.what_if, order.what_if))
        )
    buttons = ""
    if state["ready"]:
        buttons += f'<a class=open href="/{name}/report">{escape(say("page-open"))}</a>'
    action, text = ("stop", "page-stop") if state["running"] else ("start", "page-go-on")
    if state["running"] or not state["ready"]:
        buttons += (
            f'<form method=post action="/{name}/{action}?lang={language}">'
            f"<button>{escape(say(text))}</button></form>"
        )
    said = say("page-progress", done=state["done"], games=state["wanted"])
    if not state["running"] and not state["ready"]:
        said += f" · {say('page-stopped')}"
    if state["problem"]:
        said = say("page-failed", problem=state["problem"])
    return (
        f"<article data-name={name} data-running={int(state['running'])}>"
        f"<h3>{escape(' · '.join(what))}</h3>"
        f"<progress max={state['wanted']} value={state['done']}></progress>"
        f"<p aria-live=polite>{escape(said)}</p><div class=buttons>{buttons}</div></article>"
    )


PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}
h3 {{ font-size: 1rem; margin: 0; }} nav, .buttons {{ display: flex; flex-wrap: wrap; gap: .5rem; }}
form {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .8rem;
  align-items: end; margin: 1rem 0; }}
.buttons form {{ display: block; margin: 0; }}
label {{ display: grid; gap: .2rem; font-size: .9rem; min-width: 0; }}
select, button, .game, .open {{ font: inherit; color: inherit; background: var(--back);
  border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .8rem; min-height: 2.75rem;
  box-sizing: border-box; max-width: 100%; min-width: 0; text-decoration: none; }}
label select {{ width: 100%; }}
button, .open, [aria-current] {{ background: #b8442f; border-color: #b8442f; color: #fff;
  cursor: pointer; }}
article {{ border-top: 1px solid var(--line); padding: .8rem 0; }}
progress {{ width: 100%; accent-color: #b8442f; }}
a {{ color: inherit; }} [role=alert] {{ border: 2px solid #b8442f; padding: .5rem .8rem; }}
</style></head>
<body>
<p class=facts aria-label="{languages}">{links}</p>
<h1>{title}</h1>
<p>{about}</p>
{wrong}
{form}
<h2>{reports}</h2>
{runs}
<script>
const words = {words};
const going = () => document.querySelectorAll("article[data-running='1']");
const look = async () => {{
  const state = await (await fetch("/state")).json();
  for (const part of going()) {{
    const one = state[part.dataset.name];
    if (!one.running) return location.reload();
    part.querySelector("progress").value = one.done;
    const said = [words.progress.replace("%1", one.done).replace("%2", one.wanted)];
    if (one.done >= one.wanted) said.push(words.writing);
    else if (one.minutes !== null)
      said.push(words.left.replace("%", Math.max(1, Math.round(one.minutes))));
    part.querySelector("p").textContent = said.join(" · ");
  }}
  if (going().length) setTimeout(look, 1000);
}};
if (going().length) setTimeout(look, 500);
</script>
</body></html>
"""
