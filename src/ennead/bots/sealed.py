"""Sealed choices as mixed strategies: whoever always seals the best card can be read.

Where two seats seal an answer each, neither knowing the other's, a search finds the options of both
that are worth a thought. Every pair of them is then played on in imagined worlds, the same worlds
for every pair; that makes a small matrix, and regret matching finds shares for both sides that
neither gains much by leaving. The choice is drawn by these shares.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from math import isqrt
from typing import Any, Final, TypeAlias

from ennead.bots.bot import AnyView
from ennead.bots.search import HIDDEN, Search, TreeNode
from ennead.kernel import AnyGame, Option, Sampled, View

Matrix: TypeAlias = "list[list[float]]"
MOST: Final = 8
"""Options of a side at most: a matrix of 64 cells."""
WORLDS: Final = 10
"""How many worlds a cell should get."""
ROUNDS: Final = 600
"""How often regrets are matched."""
LEAST: Final = 0.05
"""Shares below this come from chance in the worlds, and are left out."""


def rival_of(view: AnyView) -> int:
    """The one other seat that answers the same sealed question; -1 if there is none or more."""
    state = view.state
    if not state.sealed or view.seat not in state.asked:
        return -1
    others = [
        seat
        for seat in range(state.seats)
        if seat != view.seat and (seat in state.asked or state.sealed[seat] is not None)
    ]
    return others[0] if len(others) == 1 else -1


def unanswered(game: AnyGame, view: AnyView) -> AnyView:
    """The view before anybody answered: that a rival was quicker tells nothing."""
    state: Any = game.copy(view.state)
    seats = [seat for seat, answer in enumerate(state.sealed) if answer is not None]
    state.sealed = [None] * state.seats
    state.asked = tuple(sorted({*state.asked, *seats}))
    return View(view.seat, state, view.unseen)


def shares_of(
    search: Search, menu: list[Option], rival: int, iterations: int, end: float
) -> dict[Option, float]:
    """How often each option of a searched question should be chosen; `end` is when to be done."""
    mine, theirs = candidates(search, menu, rival, iterations)
    if len(mine) < 2 or len(theirs) < 2:
        return {mine[0]: 1.0}
    worlds = max(2, iterations // (len(mine) * len(theirs)))
    ours, others = payoffs(search, rival, mine, theirs, worlds, end)
    shares, _ = equilibrium(ours, others)
    kept = [share if share >= LEAST else 0.0 for share in shares]
    whole = sum(kept)
    return {one: share / whole for one, share in zip(mine, kept, strict=True) if share}


def candidates(
    search: Search, menu: list[Option], rival: int, iterations: int
) -> tuple[list[Option], list[Option]]:
    """The options of both sides that a search tried most; the more, the more time there is."""
    size = max(2, min(MOST, isqrt(max(1, iterations // WORLDS))))
    hidden = search.root_of(rival).branches.get(HIDDEN)
    if hidden is None:
        return _foremost(search.root, menu, size), []
    found = [option for option in hidden.branches if isinstance(option, Option)]
    return _foremost(search.root, menu, size), _foremost(hidden, found, size)


def _foremost(node: TreeNode, options: Sequence[Option], size: int) -> list[Option]:
    """The options that were tried most often."""
    visits = {one: node.branches[one].visits for one in options if one in node.branches}
    return sorted(visits, key=visits.__getitem__, reverse=True)[:size]


def payoffs(
    search: Search,
    rival: int,
    mine: list[Option],
    theirs: list[Option],
    worlds: int,
    end: float,
) -> tuple[Matrix, Matrix]:
    """The mean worth of each pair of options to either side, over the same worlds.

    Where a world does not let the rival do it (its hand is another one), the pair is left out of
    that world; a pair that was possible in none is worth what the row is worth on average.
    """
    game, seat = search.game, search.view.seat
    ours = [[0.0] * len(theirs) for _ in mine]
    others = [[0.0] * len(theirs) for _ in mine]
    counts = [0] * len(theirs)
    for number in range(worlds):
        if number >= 2 and time.monotonic() >= end:
            break
        seed = search.rng.random()
        world = game.determinize(search.view, random.Random(seed))
        possible = set(game.menu(world, rival))
        for column, answer in enumerate(theirs):
            if answer not in possible:
                continue
            counts[column] += 1
            for row, option in enumerate(mine):
                g = game.copy(world)
                g.luck = Sampled(random.Random(seed))
                game.apply(g, seat, option)
                game.apply(g, rival, answer)
                values = search.play_on(g, random.Random(seed))
                ours[row][column] += values[seat]
                others[row][column] += values[rival]
    for matrix in (ours, others):
        for row_values in matrix:
            _average(row_values, counts)
    return ours, others


def _average(values: list[float], counts: Sequence[int]) -> None:
    known = [one / count for one, count in zip(values, counts, strict=True) if count]
    mean = sum(known) / max(1, len(known))
    for column, count in enumerate(counts):
        values[column] = values[column] / count if count else mean


def equilibrium(ours: Matrix, others: Matrix) -> tuple[list[float], list[float]]:
    """Shares of rows and of columns that neither side gains much by leaving (regret matching,
    later rounds counting more)."""
    rows, columns = len(ours), len(ours[0])
    row_regrets, column_regrets = [0.0] * rows, [0.0] * columns
    row_sums, column_sums = [0.0] * rows, [0.0] * columns
    for number in range(1, ROUNDS + 1):
        p, q = _matched(row_regrets), _matched(column_regrets)
        row_worth = [sum([ours[i][j] * q[j] for j in range(columns)]) for i in range(rows)]
        column_worth = [sum([others[i][j] * p[i] for i in range(rows)]) for j in range(columns)]
        _regret(row_regrets, row_worth, p)
        _regret(column_regrets, column_worth, q)
        for i in range(rows):
            row_sums[i] += number * p[i]
        for j in range(columns):
            column_sums[j] += number * q[j]
    return _scaled(row_sums), _scaled(column_sums)


def exploitability(ours: Matrix, shares: Sequence[float]) -> float:
    """How much less the rows are worth against the answer that hurts them most than the best mix
    would be; `ours` is all there is to win or lose."""
    best, _ = equilibrium(ours, [[-value for value in row] for row in ours])
    return _worst(ours, best) - _worst(ours, shares)


def _worst(ours: Matrix, shares: Sequence[float]) -> float:
    columns = range(len(ours[0]))
    return min([sum([p * row[j] for p, row in zip(shares, ours, strict=True)]) for j in columns])


def _matched(regrets: list[float]) -> list[float]:
    whole = sum(regrets)
    return [one / whole for one in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)


def _regret(regrets: list[float], worth: list[float], shares: list[float]) -> None:
    """What each would have gained over the shares; never below nothing."""
    mean = sum([value * share for value, share in zip(worth, shares, strict=True)])
    for number, value in enumerate(worth):
        regrets[number] = max(0.0, regrets[number] + value - mean)


def _scaled(sums: list[float]) -> list[float]:
    whole = sum(sums)
    return [one / whole for one in sums]


def draw(shares: dict[Option, float], rng: Callable[[], float]) -> Option:
    """An option by its share."""
    left = rng()
    for option, share in shares.items():
        left -= share
        if left < 0:
            return option
    return max(shares, key=shares.__getitem__)
