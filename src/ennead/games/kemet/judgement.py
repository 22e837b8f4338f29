"""What is good, for bots."""

from __future__ import annotations

from ennead.games.kemet.control import fame
from ennead.games.kemet.state import Kemet
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Judgement


def weigh(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    return [0.0] * len(menu)


def evaluate(g: Kemet, seat: int) -> float:
    return fame(g, seat) / 20


JUDGEMENT = Judgement(weigh, evaluate)
