"""Corrections of a policy that were learnt from searches: what it rates too low or too high.

Question by question: how much its ratings count, and what each verb and each value of an option
adds to them. Equal options are one object, so what was added up for one is remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ennead.kernel._flow import Option

POLICY: Final = "policy.json"
Weigh: TypeAlias = "Callable[[Any, int, list[Option]], Sequence[float]]"


def parts(option: Option) -> list[str]:
    """What corrections can be about: the verb, each of its values, how many a list has."""
    verb = option.verb
    found = [verb]
    for number, value in enumerate(option.values):
        if isinstance(value, tuple):
            found += [f"{verb}/{number}={one}" for one in value]
            found.append(f"{verb}/{number}#{len(value)}")
        else:
            found.append(f"{verb}/{number}={value}")
    return found


class Correction:
    """What was learnt about one question."""

    __slots__ = ("_known", "_slope", "_worth")

    def __init__(self, slope: float, worth: Mapping[str, float]) -> None:
        self._slope = slope
        self._worth = dict(worth)
        self._known: dict[Option, float] = {}

    def of(self, menu: list[Option], ratings: Sequence[float]) -> list[float]:
        """The ratings of a menu, corrected; the best and the worst of them were `slope` apart."""
        low, high = min(ratings), max(ratings)
        factor = self._slope / ((high - low) or 1.0)
        return [
            factor * rating + self._added(option)
            for rating, option in zip(ratings, menu, strict=True)
        ]

    def _added(self, option: Option) -> float:
        known = self._known.get(option)
        if known is None:
            worth = self._worth
            known = sum([worth.get(part, 0.0) for part in parts(option)])
            self._known[option] = known
        return known


def corrected(weigh: Weigh, data: Mapping[str, Mapping[str, Any]]) -> Weigh:
    """The policy with such corrections, by question."""
    known = {
        question: Correction(float(one["slope"]), one["worth"]) for question, one in data.items()
    }

    def weigh_corrected(g: Any, seat: int, menu: list[Option]) -> Sequence[float]:
        ratings = weigh(g, seat, menu)
        correction = known.get(g.question)
        return ratings if correction is None else correction.of(menu, ratings)

    return weigh_corrected
