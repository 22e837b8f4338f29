#!/usr/bin/env python3
"""Find the weights of a game's appraisal in matches that bots play; write them to `weights.toml`.

    python tools/tune.py afterlife --games 4000 --seed 1
    python tools/tune.py afterlife --games 800 --seed 2 --iterations 24

The bots play the game's policy, or with `--iterations` a search that goes by the weights of today,
with some noise, so that good and bad positions come up. What a thing is worth depends on who owns
it: a search is better at using what it has than the policy, so weights for a search should come
from searches. At the start of some turns the traits of every side are written down; when the match
is over, so is who won. The weights are those that make these results most likely (logistic
regression over the sides of a position, with a little shrinkage, by Newton's method). One match in
eleven is kept apart to say how good the chances are: `loss` is the mean surprise in bits, next to
that of knowing nothing. The same games, seed and rules give the same weights.
"""

from __future__ import annotations

import argparse
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ennead.bots import Bot
from ennead.bots.levels import Searcher
from ennead.bots.search import Budget
from ennead.bots.simple import Greedy
from ennead.games import GAMES, load
from ennead.kernel import Sampled

Matrix = NDArray[np.float64]

NOISE = 0.12
"""How often a bot plays anything."""
SHARE = 0.5
"""How many of the turns are written down."""
SHRINKAGE = 2.0
"""How much evidence a weight needs to leave zero."""


@dataclass(frozen=True, slots=True)
class Position:
    """Traits of each side at the start of a turn, how far the match was, and shares of the win."""

    progress: float
    traits: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


def play(id: str, players: int, seed: str, iterations: int = 0) -> list[Position]:
    """One match of noisy bots, and some of its positions."""
    game: Any = load(id)
    judgement = game.judgement()
    rng = random.Random(seed)
    g = game.start(game.setup(players), Sampled(random.Random(f"{seed}/luck")))
    found: list[tuple[float, list[int], list[tuple[float, ...]]]] = []
    turn = g.turn
    bots = [bot(iterations) for _ in range(players)]
    while not g.over:
        if g.turn != turn:
            turn = g.turn
            if rng.random() < SHARE:
                sides = list(judgement.traits.sides(g))
                traits = [tuple(map(float, judgement.traits.of(g, side))) for side in sides]
                found.append((judgement.traits.progress(g), sides, traits))
        seat = g.asked[0]
        menu = game.menu(g, seat)
        if len(menu) > 1 and rng.random() < NOISE:
            option = menu[int(rng.random() * len(menu))]
        else:
            option = bots[seat].choose(game, game.view(g, seat), menu, rng)
        game.apply(g, seat, option)
    winners = set(game.winners(g))
    positions = []
    for progress, sides, traits in found:
        won = [float(side in winners) for side in sides]
        if sum(won):
            shares = tuple(one / sum(won) for one in won)
            positions.append(Position(progress, tuple(traits), shares))
    return positions


def bot(iterations: int) -> Bot:
    """What plays a seat."""
    return Searcher("tuner", Budget(iterations=iterations)) if iterations else Greedy()


def _play(task: tuple[str, int, str, int]) -> list[Position]:
    return play(*task)


def arrays(positions: list[Position], sides: int, scale: Matrix) -> tuple[Matrix, Matrix]:
    """Positions of so many sides: (position, side, trait at the start and the end), and who won."""
    chosen = [one for one in positions if len(one.traits) == sides]
    traits = np.array([one.traits for one in chosen]) / scale
    late = np.array([one.progress for one in chosen])[:, None, None]
    return np.concatenate([(1 - late) * traits, late * traits], axis=2), np.array(
        [one.won for one in chosen]
    )


def chances(x: Matrix, weights: Matrix) -> Matrix:
    """The chance of every side in every position."""
    values = x @ weights
    values -= values.max(axis=1, keepdims=True)
    shares = np.exp(values)
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def fit(parts: list[tuple[Matrix, Matrix]], size: int) -> Matrix:
    """Newton's method; the problem is convex, so where it starts does not matter."""
    weights = np.zeros(size)
    for _ in range(25):
        gradient = SHRINKAGE * weights
        curvature = SHRINKAGE * np.eye(size)
        for x, won in parts:
            p = chances(x, weights)
            gradient += np.einsum("ns,nsk->k", p - won, x)
            mean = np.einsum("ns,nsk->nk", p, x)
            curvature += np.einsum("ns,nsk,nsl->kl", p, x, x) - mean.T @ mean
        change = np.linalg.solve(curvature, gradient)
        weights -= change
        if np.abs(change).max() < 1e-6:
            break
    return weights


def scale_of(positions: list[Position]) -> Matrix:
    """How much each trait varies, so that shrinking treats all alike."""
    scale = np.std(np.concatenate([np.array(one.traits) for one in positions]), axis=0)
    return np.where(scale < 1e-6, 1.0, scale)


def parts_of(positions: list[Position], scale: Matrix) -> list[tuple[Matrix, Matrix]]:
    """Positions by their number of sides."""
    sizes = sorted({len(one.traits) for one in positions})
    return [arrays(positions, size, scale) for size in sizes]


def weights_of(positions: list[Position], traits: int) -> Matrix:
    """The weights at the start, then those at the end, of each trait."""
    scale = scale_of(positions)
    return np.asarray(fit(parts_of(positions, scale), 2 * traits) / np.tile(scale, 2))


def loss(parts: list[tuple[Matrix, Matrix]], weights: Matrix) -> float:
    """Mean surprise in bits."""
    total = count = 0.0
    for x, won in parts:
        total -= float((won * np.log2(np.maximum(chances(x, weights), 1e-12))).sum())
        count += len(won)
    return total / count


def main(arguments: list[str]) -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--iterations", type=int, default=0, help="0: the policy plays")
    parser.add_argument("--processes", type=int, default=None)
    given = parser.parse_args(arguments)
    game: Any = load(given.game)
    counts = [players for players in game.counts if players > 1]
    tasks = [
        (
            given.game,
            counts[0] if n % 2 else counts[n // 2 % len(counts)],
            f"{given.seed}/{n}",
            given.iterations,
        )
        for n in range(given.games)
    ]
    with ProcessPoolExecutor(given.processes) as pool:
        matches = list(pool.map(_play, tasks, chunksize=20))
    known = [one for n, match in enumerate(matches) if n % 11 for one in match]
    apart = [one for n, match in enumerate(matches) if n % 11 == 0 for one in match]
    names = game.judgement().traits.names
    weights = weights_of(known, len(names))
    tests = parts_of(apart, np.ones(len(names)))
    ignorant, measured = loss(tests, np.zeros_like(weights)), loss(tests, weights)
    start, end = np.split(weights, 2)
    lines = [
        f"# python tools/tune.py {' '.join(arguments)}",
        f"# {len(known)} positions; mean surprise on {len(apart)} others: "
        f"{measured:.3f} bits, {ignorant:.3f} without knowing anything",
        "# each trait: weight at the start of a match, weight at its end",
        "[weight]",
        *(f"{name} = [{a:.4f}, {b:.4f}]" for name, a, b in zip(names, start, end, strict=True)),
    ]
    place: Path = game.folder / "bot" / "weights.toml"
    place.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write("\n".join(lines[:3]) + f"\nwritten to {place.name} of {given.game}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
