"""Review of a finished match: every choice judged by what the player could know, luck told apart from skill.

Before each of a seat's decisions a search looks at the seat's view. What a choice gave away is the difference between
the best option's value and the chosen one's, in that same search. What then happened until the seat's next decision
(draws, the others' choices) is luck: the difference between what the choice promised and what came.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ennead.bots.search import Budget, Habits, Search, Thought
from ennead.kernel.chance import Outcome, Replayed
from ennead.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice: what was played, what the search prefers, the chances of winning, and what the choice gave away."""

    number: int
    seat: int
    question: str
    chosen: str
    best: str
    value_chosen: float
    value_best: float

    @property
    def lost(self) -> float:
        """How much chance of winning the choice gave away, by what the player could know."""
        return max(0.0, self.value_best - self.value_chosen)


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's whole match: its choices, and the sum of what luck did between them."""

    seat: int
    choices: tuple[Judged, ...]
    lost: float
    luck: float


def review(match: Match, seat: int, budget: Budget, seed: int = 0) -> Review:
    """Judge every real choice of a seat in a match. The same seed and iterations give the same review."""
    judged: list[Judged] = []
    luck, promised = 0.0, None
    for number, g in _positions(match):
        entry = match.record[number]
        if entry.seat != seat or len(match.game.menu(g, seat)) < 2:
            continue
        one = _judge(match, g, number, budget, random.Random(f"{seed}/{number}"))
        if promised is not None:
            luck += one.value_best - promised
        promised = one.value_chosen
        judged.append(one)
    if promised is not None and match.over:
        winners = match.game.winners(match.position)
        luck += (1 / len(winners) if seat in winners else 0.0) - promised
    return Review(seat, tuple(judged), sum(one.lost for one in judged), luck)


def _positions(match: Match) -> Iterator[tuple[int, Any]]:
    """Every position of a match with the number of the move that was then made."""
    game = match.game
    outcomes: list[Outcome] = list(match.opening.outcomes)
    for entry in match.record:
        outcomes += entry.outcomes
    g = game.start(match.setup, Replayed(outcomes))
    for number, entry in enumerate(match.record):
        yield number, g
        game.apply(g, entry.seat, entry.option)


def _judge(match: Match, g: Any, number: int, budget: Budget, rng: random.Random) -> Judged:
    game, entry = match.game, match.record[number]
    menu = game.menu(g, entry.seat)
    search = Search(game, game.view(g, entry.seat), rng, Habits(widening=len(menu)))
    thought = search.think(menu, budget)
    best = thought.best()
    chosen = thought.values.get(entry.option, thought.values[best])
    return Judged(
        number,
        entry.seat,
        entry.question,
        entry.text,
        game.write(best),
        chosen,
        max(thought.values[best], chosen),
    )


def hint(match: Match, seat: int, budget: Budget, seed: int = 0) -> Thought:
    """What a search thinks about the decision in front of a seat."""
    if seat not in match.asked:
        raise ValueError(f"seat {seat} is not asked")
    menu = match.game.menu(match.position, seat)
    search = Search(match.game, match.view(seat), random.Random(seed), Habits(widening=len(menu)))
    return search.think(menu, budget)
