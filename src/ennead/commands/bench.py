"""`ennead bench`: the speed and size figures that the design promises, and the machine."""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ennead.arena import measure
from ennead.bots.levels import SECONDS as SECONDS_PROMISED
from ennead.games import GAMES, load

RUNS = 5
SECONDS = 1.5
BUDGETS = {"afterlife": 45_000, "pharaon": 45_000, "kemet": 30_000, "ankh": 30_000}


def run(arguments: argparse.Namespace) -> int:
    """Measure every game, then its environments and the server; or one part alone."""
    if arguments.part:
        return _tell({arguments.part: _from_checkout(arguments.part)}, arguments.json)
    report: dict[str, Any] = {"machine": measure.machine(), "runs": RUNS, "games": {}}
    if not arguments.json:
        facts = report["machine"]
        print(f"{facts['processor']}, {facts['python']}, {facts['system']}")
        print(
            f"{facts['loops_per_second']:,} plain loops a second; median of {RUNS} runs, CPU time\n"
        )
    for id in GAMES:
        report["games"][id] = figures = _game(id)
        if not arguments.json:
            _print(id, figures)
    parts = {name: _from_checkout(name) for name in ("environments", "server")}
    if not arguments.json:
        return _tell(parts, as_json=False)
    print(json.dumps(report | parts))
    return 0


def _tell(parts: dict[str, dict[str, Any]], as_json: bool) -> int:
    if as_json:
        print(json.dumps(parts))
        return 0
    for part, figures in parts.items():
        print(part)
        for name, value in figures.items():
            print(f"    {name:<34} {value}")
    return 0


def _from_checkout(part: str) -> dict[str, Any]:
    """Figures of a module of `benchmarks`, which is only in a checkout of the repository (above
    `src` or, compiled, `build/compiled`)."""
    file = Path("benchmarks", f"{part}.py")
    checkout = next((one for one in Path(__file__).parents if (one / file).is_file()), None)
    if checkout is None:
        return {"missing": f"the {part} can be measured from a checkout of the repository only"}
    sys.path.insert(0, str(checkout))
    figures: dict[str, Any] = import_module(f"benchmarks.{part}").figures()
    return figures


def _game(id: str) -> dict[str, Any]:
    game = load(id)
    players = 4 if 4 in game.counts else max(game.counts)
    setup = game.setup(players)
    items = measure.positions(game, setup, 60)
    texts = [game.codec.encode(g) for g in items]
    box = game.box(setup)
    figures: dict[str, Any] = {
        "players": players,
        "decisions_per_second": _rounded(measure.random_play(game, setup, SECONDS, RUNS)),
        "budget_decisions_per_second": BUDGETS[id],
        "copy_us": _rounded(measure.microseconds(game.copy, items, RUNS)),
        "encode_us": _rounded(measure.microseconds(game.codec.encode, items, RUNS)),
        "decode_us": _rounded(
            measure.microseconds(lambda t: game.codec.decode(t, box), texts, RUNS)
        ),
        "view_us": _rounded(measure.microseconds(lambda g: game.view(g, 0), items, RUNS)),
        "position_bytes_max": max(len(text.encode()) for text in texts),
    }
    search = measure.search_speed(game, setup, RUNS)
    if search is not None:
        figures["search_iterations_per_second"] = _rounded(search)
        setups = [game.setup(size) for size in sorted({min(game.counts), 2, max(game.counts)})]
        for level, seconds in SECONDS_PROMISED.items():
            slowest = max(measure.slowest_choice(game, one, level) for one in setups)
            figures[f"{level}_slowest_ms"] = round(slowest, 1)
            figures[f"budget_{level}_slowest_ms"] = round(1000 * seconds)
    return figures


def _rounded(measured: measure.Measured) -> dict[str, float]:
    return {"median": round(measured.median, 2), "spread": round(measured.spread, 2)}


def _print(id: str, figures: dict[str, Any]) -> None:
    print(f"{id}, {figures['players']} players")
    for name, value in figures.items():
        if isinstance(value, dict):
            print(f"    {name:<28} {value['median']:>12,.1f}  (spread {value['spread']:.0%})")
        elif name != "players":
            print(f"    {name:<28} {value:>12,}")
    print()
