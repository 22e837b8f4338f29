"""What is done both here and inside Pyodide, and must come to the same (this file is run there as
it is; its last expression is what it answers, where it is not only imported)."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import ennead
from ennead.browser import thinking
from ennead.browser.answers import READING
from ennead.browser.host import answerer, make
from ennead.games import GAMES, load
from ennead.kernel import conformance
from ennead.kernel.cases import load_case, run_case

BOTS = {"afterlife": "player", "kemet": "player", "ankh": "novice", "pharaon": "novice"}
ADVISED = "afterlife"
"""The game of which a search is asked too, which takes its time."""
BY_COUNT = {"master": "ismcts:100"}
"""A level that stops by the clock finds more on a quicker machine; counting is the same on all."""
thinking.PAUSE = thinking.HEARING = 0.0


def played(game: str) -> str:
    """The file of a match of somebody who chooses by a seed, against a bot; before it what a search
    advises for the first decision of one game."""
    desk, think = make(), answerer()
    said: list[Any] = []

    def take(event: dict[str, Any]) -> dict[str, Any]:
        effects: dict[str, Any] = json.loads(desk.take(json.dumps(event)))
        said.extend(json.loads(text) for _, text in effects.get("say", []))
        for line in effects.get("think", []):
            wish = json.loads(line)
            wish["bot"] = BY_COUNT.get(wish["bot"], wish["bot"])
            text = think(json.dumps(wish))
            take({"type": "thought", "number": wish["number"], "text": text})
        for _, later in effects.get("later", []):
            take(later)
        return effects

    def ask(path: str, body: str | None = None) -> str:
        effects = take({"type": "ask", "number": 1, "path": path, "body": body})
        return str(effects["answers"][0][3])

    def say(message: dict[str, Any]) -> None:
        take({"type": "hear", "line": 1, "text": json.dumps(message)})

    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": BOTS[game]}]
    new = {"game": game, "seats": seats, "seed": "the same everywhere"}
    table = json.loads(ask("tables", json.dumps(new)))["table"]["id"]
    take({"type": "open", "line": 1})
    say({"type": "hello", "version": 2, "table": table, "seat": 0})
    rng, number = random.Random(1), 0
    if game == ADVISED:
        say({"type": "hint", "id": "h"})
    advice = json.dumps([one for one in said if one["type"] == "advice"])
    while True:
        state = next(one for one in reversed(said) if one["type"] == "state")
        if state.get("result"):
            return advice + ask(f"tables/{table}/match")
        option, number = rng.choice(state["decision"]["options"]), number + 1
        say({"type": "move", "id": f"m{number}", "seq": state["seq"], "text": option["text"]})


def faults(game: str) -> list[str]:
    """What the conformance kit has to say against a game here."""
    found = load(game)
    report = conformance.check(found, found.setup(2), games=1)
    return [str(fault) for fault in report.faults]


def failures() -> list[str]:
    """Cases that do not hold here."""
    folder = Path(ennead.__file__).parent / "games"
    paths = sorted(folder.glob("*/cases/**/*.toml"))
    assert paths
    results = [run_case(load(path.parts[-3]), load_case(path, path.parts[-3])) for path in paths]
    return [f"{one.case.path}: {one.problem}" for one in results if not one.passed]


def read() -> dict[str, str]:
    """Rules and books in every language, of which the words are made by libraries."""
    desk, found = make(), {}
    for key in READING:
        desk.bring(key, "")
    for number, language in enumerate(("en", "cs", "pl", "uk")):
        for kind in ("rules", "books"):
            path = f"{kind}/{GAMES[number]}/{language}"
            event = {"type": "ask", "number": 1, "path": path, "body": None}
            body = json.loads(desk.take(json.dumps(event)))["answers"][0][3]
            found[path] = hashlib.sha256(body.encode()).hexdigest()
    return found


def report() -> str:
    """Everything, as JSON."""
    matches = {game: played(game) for game in GAMES}
    return json.dumps([matches, {game: faults(game) for game in GAMES}, failures(), read()])


report() if __name__ == "__main__" else None
