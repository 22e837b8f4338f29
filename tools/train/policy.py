"""Find what corrects a policy: options that searches try more often than its ratings say.

Question by question the shares of visits are explained by the rating of an option and by what it is
(its verb and values). Fitting stops where the matches kept apart are explained best, and a question
of which little is explained better stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.train.fit import Adam, Weights, by_question, spread
from tools.train.selfplay import Example

Matrix = NDArray[np.float64]
SEEN = 8
"""What was offered less often is left out."""
SHRINKAGE = 4.0
GAIN = 0.002
"""Bits a menu that a correction has to gain."""
ROUNDS, LOOK_EVERY = 400, 50


class Offers:
    """The menus of one question, end to end, with what is known of each option."""

    def __init__(self, examples: Sequence[Example], known: dict[str, int]) -> None:
        lengths = [len(one.parts) for one in examples]
        self.count = len(examples)
        self.menu = np.repeat(np.arange(self.count), lengths)
        self.starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        self.rating = np.concatenate([spread(one.ratings) for one in examples])
        self.aim = np.concatenate([np.array(one.visits) / sum(one.visits) for one in examples])
        options = [parts for one in examples for parts in one.parts]
        pairs = [
            (row, known[part])
            for row, parts in enumerate(options)
            for part in parts
            if part in known
        ]
        self.known = len(known)
        self.rows, self.columns = np.array(pairs, dtype=np.int64).reshape(-1, 2).T

    def shares(self, slope: float, worth: Matrix) -> Matrix:
        """How often each option is chosen."""
        values = slope * self.rating
        values += np.bincount(self.rows, worth[self.columns], len(values))
        values -= np.maximum.reduceat(values, self.starts)[self.menu]
        chosen = np.exp(values)
        return np.asarray(chosen / np.add.reduceat(chosen, self.starts)[self.menu])

    def surprise(self, slope: float, worth: Matrix) -> float:
        """Mean surprise at the visits of a menu, in bits."""
        found = self.shares(slope, worth)
        return float(-(self.aim * np.log2(np.maximum(found, 1e-9))).sum() / self.count)


def fit_policy(
    known: Sequence[Example], apart: Sequence[Example], weight: float
) -> tuple[dict[str, Any], float, float]:
    """Corrections as data, and the surprise at visits kept apart: with them, and without."""
    found: dict[str, Any] = {}
    before = after = menus = 0.0
    tests = by_question(apart)
    for question, examples in sorted(by_question(known).items()):
        if not tests[question]:
            continue
        seen = Counter(part for one in examples for parts in one.parts for part in parts)
        names = [part for part, often in seen.items() if often >= SEEN]
        columns = {part: number for number, part in enumerate(names)}
        test = Offers(tests[question], columns)
        plain = test.surprise(weight, np.zeros(len(names)))
        slope, worth, learnt = _fit(Offers(examples, columns), test, weight, plain)
        menus += test.count
        before += plain * test.count
        after += learnt * test.count
        if learnt < plain:
            kept = {part: round(float(one), 3) for part, one in zip(names, worth, strict=True)}
            found[question] = {"slope": round(slope, 3), "worth": kept}
    return found, after / max(1, menus), before / max(1, menus)


def _fit(known: Offers, test: Offers, weight: float, plain: float) -> tuple[float, Matrix, float]:
    """Slope and worth of one question that explain best what was kept apart; they start at what
    they are without corrections, and shrink towards it."""
    w: Weights = {"slope": np.array([weight]), "worth": np.zeros(known.known)}
    best, least = (weight, w["worth"].copy()), plain - GAIN
    adam = Adam(0.03)
    for number in range(1, ROUNDS + 1):
        error = known.shares(float(w["slope"][0]), w["worth"]) - known.aim
        pull = np.bincount(known.columns, error[known.rows], len(w["worth"]))
        slope = {
            "slope": np.array([(error * known.rating).sum()]) + (w["slope"] - weight),
            "worth": pull + SHRINKAGE * w["worth"],
        }
        adam.step(w, {name: one / known.count for name, one in slope.items()}, 0.0)
        if number % LOOK_EVERY == 0:
            now = test.surprise(float(w["slope"][0]), w["worth"])
            if now < least:
                best, least = (float(w["slope"][0]), w["worth"].copy()), now
    return (*best, least if least < plain - GAIN else plain)
