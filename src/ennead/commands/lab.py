"""`ennead lab`: bots play many matches, and a report says what they show about the game; without a
game, the page on which reports are asked for."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import webbrowser
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ennead.arena.backends import job_of
from ennead.commands.arena import Progress
from ennead.commands.chosen import bots_of, game_of, setup_of
from ennead.kernel import AnyGame, SetupError
from ennead.lab.findings import compare, needed, study
from ennead.lab.matches import Plan, Record, gather
from ennead.lab.report import Report, as_data, as_markdown, as_page, library, summary
from ennead.lab.speech import Speech


def run(arguments: argparse.Namespace) -> int:
    """Play, look, write; or without a game the page on which reports are asked for."""
    if arguments.game is None:
        return _serve(arguments)
    game = game_of(arguments)
    setup = setup_of(game, arguments)
    script = _library()
    folder = Path(arguments.output or f"lab-{game.id}-{setup.players}")
    names = [bot.name for bot in bots_of(arguments.bots, setup.players, "player")]
    wanted = arguments.bots or ["player"]
    line_up = tuple(wanted[seat % len(wanted)] for seat in range(setup.players))
    games = _games(arguments, setup.players)
    plan = Plan(job_of(game, setup), line_up, arguments.seed)
    records = _play(plan, games, folder / "matches.jsonl", arguments)
    say = Speech(arguments.lang or "en", game)
    report = Report(
        say("title", game=say.game(), players=setup.players),
        {
            say("fact-rules"): game.version,
            say("fact-bots"): _counted([say.thing(name) for name in names]),
            say("fact-seed"): str(arguments.seed),
            say("fact-matches"): str(games),
            say("fact-pack"): game.pack or say("own-figures"),
            **{name: value for name, value in setup.options if _is_changed(game, name, value)},
        },
        shlex.join(["ennead", *sys.argv[1:]]),
        study(records),
        say=say,
    )
    if arguments.what_if or arguments.what_if_packs:
        _what_if(arguments, plan, records, folder, report)
    _write(report, folder, script)
    if arguments.json:
        print(json.dumps(as_data(report)))
        return 0
    print("\n".join(summary(report.findings, say)))
    print(f"the report: {folder / 'report.html'}, and report.md and report.json beside it")
    return 0


def _serve(arguments: argparse.Namespace) -> int:
    """The page, until told to end."""
    import uvicorn

    from ennead.lab.page import app

    if arguments.players or arguments.options or arguments.bots or arguments.json:
        raise SetupError("which game? Without one there is the page, where all of it is chosen")
    _library()
    address = f"http://127.0.0.1:{arguments.port}/"
    config = uvicorn.Config(
        app(Path(arguments.output or "lab")), "127.0.0.1", arguments.port, log_level="warning"
    )
    print(f"The lab: {address}\n(Ctrl-C ends it; what is played is kept.)", flush=True)
    if not arguments.no_browser:
        webbrowser.open(address)
    uvicorn.Server(config).run()
    return 0


def _library() -> str:
    try:
        return library()
    except ImportError:
        raise SetupError("reports need a plotting library: pip install 'ennead[lab]'") from None


def _games(arguments: argparse.Namespace, players: int) -> int:
    """As many matches as were named, or as the precision asked for needs."""
    if arguments.precision is None:
        return int(arguments.games)
    return needed(arguments.precision / 100, 1 / max(players, 2))


def _play(plan: Plan, games: int, file: Path, arguments: argparse.Namespace) -> list[Record]:
    progress: Callable[[int], None] = Progress(games) if sys.stderr.isatty() else _quiet
    try:
        return gather(plan, games, file, arguments.backend, progress)
    except ValueError as other:
        raise SetupError(f"{other}: name another folder with --output") from None


def _quiet(done: int) -> None:
    """Nobody watches."""


def _what_if(
    arguments: argparse.Namespace,
    plan: Plan,
    records: list[Record],
    folder: Path,
    report: Report,
) -> None:
    """The same matches with other options or figures."""
    other = argparse.Namespace(**vars(arguments))
    other.options = [*arguments.options, *arguments.what_if]
    other.packs = [*arguments.packs, *arguments.what_if_packs]
    game = game_of(other)
    changed = Plan(job_of(game, setup_of(game, other)), plan.bots, plan.seed)
    if changed == plan:
        raise SetupError("what if nothing changes? Name another value or other figures")
    after = _play(changed, len(records), folder / "what-if.jsonl", arguments)
    words = [f"{name}={value}" for name, value in arguments.what_if]
    words += [Path(name).name for name in arguments.what_if_packs]
    report.changes = compare(records, after)
    report.changed = report.say("what-if", change=", ".join(words))


def _counted(names: list[str]) -> str:
    return ", ".join(
        name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items()
    )


def _is_changed(game: AnyGame, name: str, value: str) -> bool:
    return any(option.id == name and option.default != value for option in game.options)


def _write(report: Report, folder: Path, script: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, Any] = {
        "report.html": as_page(report, script),
        "report.md": as_markdown(report),
        "report.json": json.dumps(as_data(report), indent=1) + "\n",
    }
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
