"""Matches that searches play against themselves, and what is written down of each decision."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ennead.bots.levels import THOROUGH
from ennead.bots.search import Budget, Search, SearchResult
from ennead.games import load
from ennead.kernel import Option, Sampled
from ennead.kernel.corrections import parts

WANDERING = 0.15
"""How often a move is drawn by its visits instead of being the best, so that matches differ."""


@dataclass(frozen=True, slots=True)
class Task:
    """One match: everything that decides how it goes."""

    game: str
    players: int
    seed: str
    iterations: int
    file: str


@dataclass(frozen=True, slots=True)
class Example:
    """One decision: the traits of every side, what the search thought of it, and how it ended."""

    question: str
    progress: float
    traits: list[list[float]]
    side: int
    """Which of the sides chose; -1: one that cannot win any more."""
    value: float
    """The chance of winning that the search saw for it."""
    ratings: list[float]
    """By the policy without corrections."""
    parts: list[list[str]]
    """Of each option what a correction can be about, its verb first."""
    visits: list[int]
    won: list[float]


def play(task: Task) -> str:
    """Play a match and write its examples to its file; a match that is there is left alone."""
    file = Path(task.file)
    if not file.exists():
        lines = [json.dumps(asdict(one)) for one in examples(task)]
        draft = file.with_suffix(".part")
        draft.write_text("\n".join(lines) + "\n", encoding="utf-8")
        draft.replace(file)
    return task.file


def examples(task: Task) -> list[Example]:
    """What the searches of one match thought."""
    game: Any = load(task.game)
    judgement = game.judgement()
    rng = random.Random(task.seed)
    g = game.start(game.setup(task.players), Sampled(random.Random(f"{task.seed}/luck")))
    found: list[dict[str, Any]] = []
    while not g.over:
        seat = g.asked[0]
        menu = game.menu(g, seat)
        if len(menu) == 1:
            game.apply(g, seat, menu[0])
            continue
        result = Search(game, game.view(g, seat), rng, THOROUGH).run(menu, Budget(task.iterations))
        sides = list(judgement.traits.sides(g))
        side = sides.index(seat) if seat in sides else -1
        found.append(
            {
                "question": g.question,
                "progress": float(judgement.traits.progress(g)),
                "traits": [list(map(float, judgement.traits.of(g, one))) for one in sides],
                "side": side,
                "value": _expected(result),
                "ratings": list(map(float, (judgement.plain or judgement.weigh)(g, seat, menu))),
                "parts": [parts(option) for option in menu],
                "visits": [result.visits.get(option, 0) for option in menu],
                "sides": sides,
            }
        )
        game.apply(g, seat, _chosen(result, rng))
    winners = set(game.winners(g))
    complete = []
    for one in found:
        won = [float(side in winners) for side in one.pop("sides")]
        if sum(won):
            complete.append(Example(**one, won=[share / sum(won) for share in won]))
    return complete


def _expected(result: SearchResult) -> float:
    """The mean of what was tried, by visits."""
    whole = sum(result.visits.values())
    return sum(result.values[one] * count for one, count in result.visits.items()) / max(1, whole)


def _chosen(result: SearchResult, rng: random.Random) -> Option:
    if rng.random() >= WANDERING:
        return result.best()
    options = list(result.visits)
    return rng.choices(options, [result.visits[one] for one in options])[0]


def read(files: list[Path]) -> list[list[Example]]:
    """The examples of matches, match by match."""
    return [
        [Example(**json.loads(line)) for line in file.read_text("utf-8").splitlines() if line]
        for file in files
    ]
