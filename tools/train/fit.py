"""Find the models that explain best what searches found: a network for values, a prior for visits.

Both are fitted by Adam on NumPy arrays. One match in eight is kept apart: a model is only as good
as it is there, and fitting ends when it gets no better.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.train.selfplay import Example

Matrix = NDArray[np.float64]
UNITS = 12
"""Hidden units of a network."""
SEARCHED = 0.5
"""How much the search's chance counts beside the result of the match."""
SHRINKAGE = 2e-4
PATIENCE = 8
APART = 8


def split(matches: Sequence[list[Example]]) -> tuple[list[Example], list[Example]]:
    """Examples to learn from, and those of the matches kept apart."""
    known = [one for n, match in enumerate(matches) if n % APART for one in match]
    apart = [one for n, match in enumerate(matches) if n % APART == 0 for one in match]
    return known, apart


# -- values ----------------------------------------------------------------------------------------


class Positions:
    """Examples as arrays: sides are padded to the most there are."""

    def __init__(self, examples: Sequence[Example], scale: Matrix) -> None:
        most = max(len(one.traits) for one in examples)
        size, width = len(examples), len(scale)
        self.rows = np.zeros((size, most, width))
        self.there = np.zeros((size, most), bool)
        self.aim = np.zeros((size, most))
        self.late = np.array([one.progress for one in examples])[:, None, None]
        for n, one in enumerate(examples):
            count = len(one.traits)
            self.rows[n, :count] = np.array(one.traits) / scale
            self.there[n, :count] = True
            self.aim[n, :count] = target(one)
        others = np.maximum(1, self.there.sum(1) - 1)[:, None, None]
        sums = self.rows.sum(1, keepdims=True)
        self.beside = (self.rows - (sums - self.rows) / others) * self.there[:, :, None]


def target(one: Example) -> Matrix:
    """The result, half of it replaced by what the search saw for the one who chose."""
    won: Matrix = np.array(one.won)
    if one.side < 0:
        return won
    rest = won.copy()
    rest[one.side] = 0.0
    if rest.sum() == 0:
        rest = np.ones_like(won)
        rest[one.side] = 0.0
    seen = rest / max(1e-9, rest.sum()) * (1 - one.value)
    seen[one.side] = one.value
    return np.asarray((1 - SEARCHED) * won + SEARCHED * seen)


Weights = dict[str, Matrix]


def chances(p: Positions, w: Weights) -> tuple[Matrix, Matrix]:
    """The chance of each side, and the hidden units."""
    late = p.late
    inner = p.rows @ w["own"].T + p.beside @ w["beside"].T + w["bias"] + late * w["late"]
    hidden = np.tanh(inner)
    worth = ((1 - late) * p.rows) @ w["start"] + (late * p.rows) @ w["end"] + hidden @ w["out"]
    worth = np.where(p.there, worth, -1e9)
    worth -= worth.max(1, keepdims=True)
    shares = np.exp(worth) * p.there
    return shares / shares.sum(1, keepdims=True), hidden


def surprise(p: Positions, w: Weights) -> float:
    """Mean surprise at the targets, in bits."""
    found, _ = chances(p, w)
    return float(-(p.aim * np.log2(np.maximum(found, 1e-9))).sum(1).mean())


def gradient(p: Positions, w: Weights) -> Weights:
    found, hidden = chances(p, w)
    error = (found - p.aim) * p.there / len(found)
    inner = error[:, :, None] * w["out"] * (1 - hidden**2)
    return {
        "start": np.einsum("ns,nsk->k", error, (1 - p.late) * p.rows),
        "end": np.einsum("ns,nsk->k", error, p.late * p.rows),
        "out": np.einsum("ns,nsh->h", error, hidden),
        "own": np.einsum("nsh,nsk->hk", inner, p.rows),
        "beside": np.einsum("nsh,nsk->hk", inner, p.beside),
        "bias": inner.sum((0, 1)),
        "late": (inner * p.late).sum((0, 1)),
    }


def fit_value(
    known: Sequence[Example], apart: Sequence[Example], names: Sequence[str], seed: int = 1
) -> tuple[dict[str, Any], float]:
    """The network that is best on the positions kept apart, as data, and its surprise there."""
    rng = np.random.default_rng(seed)
    scale = np.std(np.concatenate([np.array(one.traits) for one in known]), axis=0)
    scale = np.where(scale < 1e-6, 1.0, scale)
    size = len(scale)
    w: Weights = {
        "start": np.zeros(size),
        "end": np.zeros(size),
        "out": np.zeros(UNITS),
        "own": rng.normal(0, 0.5 / np.sqrt(size), (UNITS, size)),
        "beside": rng.normal(0, 0.5 / np.sqrt(size), (UNITS, size)),
        "bias": np.zeros(UNITS),
        "late": np.zeros(UNITS),
    }
    test = Positions(apart, scale)
    batches = [Positions(known[n::16] or known, scale) for n in range(16)]
    best, least = {name: one.copy() for name, one in w.items()}, surprise(test, w)
    adam = Adam(0.01)
    waited = 0
    for _ in range(150):
        for batch in rng.permutation(len(batches)):
            adam.step(w, gradient(batches[batch], w))
        now = surprise(test, w)
        waited += 1
        if now < least - 1e-4:
            best, least, waited = {name: one.copy() for name, one in w.items()}, now, 0
        if waited > PATIENCE:
            break
    return value_data(best, scale, names), least


def value_data(w: Weights, scale: Matrix, names: Sequence[str]) -> dict[str, Any]:
    """A network as its file holds it."""
    return {
        "traits": list(names),
        "scale": _rounded(scale),
        "start": _rounded(w["start"]),
        "end": _rounded(w["end"]),
        "hidden": [_rounded(row) for row in np.concatenate([w["own"], w["beside"]], axis=1)],
        "bias": [_rounded(pair) for pair in np.stack([w["bias"], w["late"]], axis=1)],
        "out": _rounded(w["out"]),
    }


class Adam:
    """Steps along the mean gradient, in units of how much it varies."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.steps = 0
        self.means: Weights = {}
        self.squares: Weights = {}

    def step(self, weights: Weights, slope: Weights, shrinkage: float = SHRINKAGE) -> None:
        self.steps += 1
        for name, one in slope.items():
            one = one + shrinkage * weights[name]
            self.means[name] = 0.9 * self.means.get(name, np.zeros_like(one)) + 0.1 * one
            squares = self.squares.get(name, np.zeros_like(one))
            self.squares[name] = 0.999 * squares + 0.001 * one * one
            mean = self.means[name] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[name] / (1 - 0.999**self.steps))
            weights[name] -= self.rate * mean / (size + 1e-8)


# -- visits ----------------------------------------------------------------------------------------


class Menus:
    """The menus of one question, end to end."""

    def __init__(self, examples: Sequence[Example], verbs: Sequence[str]) -> None:
        known = {verb: number for number, verb in enumerate(verbs)}
        self.rating = np.concatenate([spread(one.ratings) for one in examples])
        self.verb = np.concatenate([[known[v[0]] for v in one.parts] for one in examples])
        self.aim = np.concatenate([np.array(one.visits) / sum(one.visits) for one in examples])
        lengths = [len(one.parts) for one in examples]
        self.starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        self.menu = np.repeat(np.arange(len(examples)), lengths)
        self.count = len(examples)

    def shares(self, slope: float, bias: Matrix) -> Matrix:
        values = slope * self.rating + bias[self.verb]
        values -= np.maximum.reduceat(values, self.starts)[self.menu]
        shares = np.exp(values)
        return np.asarray(shares / np.add.reduceat(shares, self.starts)[self.menu])

    def surprise(self, slope: float, bias: Matrix) -> float:
        """Surprise at the visits in bits, added up over the menus."""
        return float(-(self.aim * np.log2(np.maximum(self.shares(slope, bias), 1e-9))).sum())


def spread(ratings: Sequence[float]) -> Matrix:
    low, high = min(ratings), max(ratings)
    return (np.array(ratings) - high) / ((high - low) or 1.0)


def fit_prior(
    known: Sequence[Example], apart: Sequence[Example], weight: float
) -> tuple[dict[str, Any], float, float]:
    """The prior as data, and the surprise at visits kept apart: with it, and by ratings alone.

    A question of which the examples apart say that nothing is gained stays as it is.
    """
    slopes: dict[str, float] = {}
    biases: dict[str, float] = {}
    before = after = menus = 0.0
    tests, groups = by_question(apart), by_question(known)
    for question, examples in sorted(groups.items()):
        verbs = sorted({v[0] for one in (*examples, *tests[question]) for v in one.parts})
        slope, bias = _fit_question(Menus(examples, verbs), weight, len(verbs))
        if not tests[question]:
            continue
        test = Menus(tests[question], verbs)
        plain, learnt = test.surprise(weight, np.zeros(len(verbs))), test.surprise(slope, bias)
        menus += test.count
        before += plain
        after += min(plain, learnt)
        if learnt < plain:
            slopes[question] = round(slope, 4)
            for verb, value in zip(verbs, bias, strict=True):
                biases[f"{question}/{verb}"] = round(float(value), 4)
    return {"slopes": slopes, "verbs": biases}, after / max(1, menus), before / max(1, menus)


def by_question(examples: Sequence[Example]) -> defaultdict[str, list[Example]]:
    groups: defaultdict[str, list[Example]] = defaultdict(list)
    for one in examples:
        groups[one.question].append(one)
    return groups


def _fit_question(menus: Menus, weight: float, verbs: int) -> tuple[float, Matrix]:
    """Slope and biases of one question; they start at what they are and shrink towards it."""
    w: Weights = {"slope": np.array([weight]), "bias": np.zeros(verbs)}
    adam = Adam(0.05)
    for _ in range(200):
        error = menus.shares(float(w["slope"][0]), w["bias"]) - menus.aim
        slope = {
            "slope": np.array([(error * menus.rating).sum()]) + 2 * (w["slope"] - weight),
            "bias": np.bincount(menus.verb, error, verbs) + 2 * w["bias"],
        }
        adam.step(w, {name: one / menus.count for name, one in slope.items()}, 0.0)
    return float(w["slope"][0]), w["bias"]


def _rounded(values: Matrix) -> list[float]:
    return [round(float(one), 5) for one in values]
