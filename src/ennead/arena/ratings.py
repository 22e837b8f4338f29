"""How strong the bots are: wins with intervals, and ratings from all placings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ennead.arena.backends import MatchResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength: an estimate and the interval it lies in with 95 %."""

    bot: str
    value: float
    low: float
    high: float


def rate(results: Iterable[MatchResult], bots: Sequence[str]) -> list[Rating]:
    """Ratings after Plackett and Luce over the placings of all seats, strongest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for seats, ranks in _meetings(results, len(bots)):
        rated = model.rate([[known[bot]] for bot in seats], ranks=ranks)
        for bot in dict.fromkeys(seats):  # a bot on several seats learns from all of them
            mine = [team[0] for team, name in zip(rated, seats, strict=True) if name == bot]
            known[bot].mu = sum(one.mu for one in mine) / len(mine)
            known[bot].sigma = sum(one.sigma for one in mine) / len(mine)
    rows = [
        Rating(bot, one.mu, one.mu - 1.96 * one.sigma, one.mu + 1.96 * one.sigma)
        for bot, one in known.items()
    ]
    return sorted(rows, key=lambda row: -row.value)


def _meetings(
    results: Iterable[MatchResult], bots: int
) -> Iterator[tuple[Sequence[str], list[float]]]:
    """Who met whom, and their places: the seats of a match, or all who played it alone."""
    alone: list[MatchResult] = []
    for result in results:
        if len(result.seats) > 1:
            yield result.seats, _places(_merits(result))
            continue
        alone.append(result)
        if len(alone) == bots:
            yield [one.seats[0] for one in alone], _places([_merits(one)[0] for one in alone])
            alone = []


def _merits(result: MatchResult) -> list[tuple[bool, int]]:
    """What places go by, seat by seat, the smallest first: who won, then the score."""
    return [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]


def _places(merits: Sequence[tuple[bool, int]]) -> list[float]:
    order = sorted(set(merits))
    return [float(order.index(one)) for one in merits]


def share(wins: float, games: int) -> tuple[float, float, float]:
    """A share of wins with its 95 % interval (Wilson)."""
    if not games:
        return 0.0, 0.0, 1.0
    z, p = 1.96, wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return p, max(0.0, middle - half), min(1.0, middle + half)
