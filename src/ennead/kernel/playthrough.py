"""Golden playthroughs: one random match printed value by value, so that a change of any rule shows
in a diff."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from ennead.kernel._events import Event
from ennead.kernel._flow import State
from ennead.kernel._game import AnyGame
from ennead.kernel._seats import SPECTATOR
from ennead.kernel._setup import Setup
from ennead.kernel.chance import Sampled


def playthrough(game: AnyGame, setup: Setup, seed: int, decisions: int = 60) -> Iterator[str]:
    """The lines of a playthrough: question, menu, choice, events, and every public value that
    changed."""
    rng = random.Random(f"playthrough {seed}")
    told: list[Event] = []
    g = game.start(setup, Sampled(random.Random(f"playthrough {seed} luck")), told)
    yield f"{game.id} rules {game.version} players {setup.players} seed {seed}"
    known: dict[str, str] = {}
    for number in range(decisions):
        yield from _events(game, told)
        yield from _public(game, g, known)
        if g.over:
            yield f"over: scores {game.scores(g)}, winners {list(game.winners(g))}"
            return
        seat = g.asked[int(rng.random() * len(g.asked))]
        menu = game.menu(g, seat)
        option = menu[int(rng.random() * len(menu))]
        yield f"[{number}] seat {seat} {g.question}: " + " | ".join(game.write(one) for one in menu)
        yield f"  > {game.write(option)}"
        told.clear()
        game.apply(g, seat, option)
    yield f"  checksum {game.codec.checksum(g)}"


def _events(game: AnyGame, told: list[Event]) -> Iterator[str]:
    for event in told:
        message = game.event_message(event.seen_by(SPECTATOR)).plain()
        yield f"  * {message['id']} {json.dumps(message['args'], ensure_ascii=False)}"


def _public(game: AnyGame, g: State, known: dict[str, str]) -> Iterator[str]:
    facts = game.facts(game.view(g, SPECTATOR).state)
    facts["scores"] = game.scores(g)
    for path, value in _leaves(facts, ""):
        if known.get(path) != value:
            known[path] = value
            yield f"  {path} = {value}"


def _leaves(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{number}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)
