"""Measured in whatever Python runs this: CPU seconds to the first decision of each game, random
decisions a second."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

BEGAN = time.process_time()

from ennead.browser.host import make  # noqa: E402 - the import is measured
from ennead.games import GAMES, load  # noqa: E402
from ennead.kernel.chance import Sampled  # noqa: E402

SECONDS = 1.0
IMPORTED = time.process_time() - BEGAN


def first_decision(game: str) -> float:
    """From a wish for a table to the picture of its first decision."""
    began, desk = time.process_time(), make()

    def take(event: dict[str, Any]) -> Any:
        return json.loads(desk.take(json.dumps(event)))

    wish = {"game": game, "seats": [{"holder": "me"}, {"holder": "bot"}]}
    event = {"type": "ask", "number": 1, "path": "tables", "body": json.dumps(wish)}
    table = json.loads(take(event)["answers"][0][3])["table"]["id"]
    take({"type": "open", "line": 1})
    hello = {"type": "hello", "version": 2, "table": table, "seat": 0}
    take({"type": "hear", "line": 1, "text": json.dumps(hello)})
    return time.process_time() - began


def decisions_a_second(game: str) -> int:
    """Random play with full legality."""
    found, rng = load(game), random.Random(1)
    setup, count, end = found.setup(2), 0, time.process_time() + SECONDS
    while time.process_time() < end:
        g = found.start(setup, Sampled(rng))
        while not g.over:
            menu = found.menu(g, g.asked[0])
            found.apply(g, g.asked[0], menu[int(rng.random() * len(menu))])
            count += 1
    return round(count / SECONDS)


def report() -> str:
    """Everything, as JSON."""
    first = {f"{game}_first_decision_seconds": round(first_decision(game), 2) for game in GAMES}
    speeds = {game: decisions_a_second(game) for game in GAMES}
    found = {"import_seconds": round(IMPORTED, 2), **first, "decisions_per_second": speeds}
    return json.dumps(found)


if sys.platform != "emscripten":
    print(report())
report()
