"""Judgement that was learnt from searches: small models that a game's folder holds as JSON.

`tools/train` finds them. A game without such a file keeps its linear appraisal and the order of its
policy. All is plain arithmetic, so that it runs wherever the engine does.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, TypeVar

from ennead.kernel._flow import Option, State
from ennead.kernel.corrections import POLICY, Weigh, corrected
from ennead.kernel.judgement import Appraisal, Prior, Traits

S = TypeVar("S", bound=State)
VALUE: Final = "value.json"
PRIOR: Final = "prior.json"


class Network(Appraisal[S]):
    """An appraisal with a few hidden units: what a side has, alone and beside the mean of the
    others, may count in ways that do not add up."""

    __slots__ = ("_bias", "_hidden", "_out", "_scale")

    def __init__(self, traits: Traits[S], data: Mapping[str, Any], where: str = VALUE) -> None:
        assert tuple(data["traits"]) == traits.names, f"{where} is of other traits"
        self.traits = traits
        self._start = [float(one) for one in data["start"]]
        self._end = [float(one) for one in data["end"]]
        self._scale = [float(one) for one in data["scale"]]
        self._hidden = [[float(one) for one in row] for row in data["hidden"]]
        self._bias = [(float(one), float(late)) for one, late in data["bias"]]
        self._out = [float(one) for one in data["out"]]

    def chances(self, g: S) -> list[float]:
        """The chance of each side, in the order of `sides`; they add up to 1."""
        traits = self.traits
        progress = traits.progress(g)
        rows = [
            [count / scale for count, scale in zip(traits.of(g, side), self._scale, strict=True)]
            for side in traits.sides(g)
        ]
        sums = [sum([row[number] for row in rows]) for number in range(len(self._scale))]
        values = [self._worth(progress, row, sums, max(1, len(rows) - 1)) for row in rows]
        top = max(values)
        shares = [math.exp(value - top) for value in values]
        whole = sum(shares)
        return [share / whole for share in shares]

    def _worth(self, progress: float, row: list[float], sums: list[float], others: int) -> float:
        size = len(row)
        worth = 0.0
        for number in range(size):
            start = self._start[number]
            worth += (start + progress * (self._end[number] - start)) * row[number]
        beside = [row[number] - (sums[number] - row[number]) / others for number in range(size)]
        for unit, weights in enumerate(self._hidden):
            bias, late = self._bias[unit]
            inner = bias + late * progress
            for number in range(size):
                inner += weights[number] * row[number] + weights[size + number] * beside[number]
            worth += self._out[unit] * math.tanh(inner)
        return worth


class LearnedPrior(Prior):
    """How often a search should try each option, by the policy's rating and by what kind of move
    it is; learnt question by question from the visits of longer searches."""

    __slots__ = ("_slopes", "_verbs")

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._slopes = {str(one): float(value) for one, value in data["slopes"].items()}
        self._verbs = {str(one): float(value) for one, value in data["verbs"].items()}

    def shares(
        self, question: str, menu: list[Option], ratings: Sequence[float], weight: float
    ) -> list[float]:
        """The share of each option of a menu; they add up to 1."""
        slope = self._slopes.get(question, weight)
        low, high = min(ratings), max(ratings)
        width = (high - low) or 1.0
        values = [
            slope * (rating - high) / width + self._verbs.get(f"{question}/{option.verb}", 0.0)
            for rating, option in zip(ratings, menu, strict=True)
        ]
        top = max(values)
        shares = [math.exp(value - top) for value in values]
        whole = sum(shares)
        return [share / whole for share in shares]


def appraisal_of(traits: Traits[S], package: str) -> Appraisal[S]:
    """What a game's folder holds: a learnt network, or the linear weights."""
    file = files(package).joinpath(VALUE)
    if file.is_file():
        return Network(traits, json.loads(file.read_text("utf-8")), f"{package}/{VALUE}")
    return Appraisal(traits, package)


def prior_of(package: str) -> Prior:
    """What a game's folder holds: a learnt prior, or the one that goes by ratings alone."""
    file = files(package).joinpath(PRIOR)
    return LearnedPrior(json.loads(file.read_text("utf-8"))) if file.is_file() else Prior()


def policy_of(package: str, weigh: Weigh) -> Weigh:
    """A game's policy, with the corrections that its folder holds, if any were learnt."""
    file = files(package).joinpath(POLICY)
    return corrected(weigh, json.loads(file.read_text("utf-8"))) if file.is_file() else weigh
