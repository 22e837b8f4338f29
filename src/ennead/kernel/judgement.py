"""How a game tells a bot what is good, beside its rules: small, readable, and blind to what the seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ennead.kernel.flow import Option, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """Two opinions about a position that is a seat's view or an imagined world.

    `weigh(g, seat, menu)` rates every option of a menu, higher is better: a policy. `evaluate(g, seat)` estimates, from 0 to
    1, how likely the seat is to win from here: a search stops on it. `aim(g, seat, option)` names in a message id what
    an option is after, for the sentence that a bot says about its move.
    """

    weigh: Callable[[S, int, list[Option]], Sequence[float]]
    evaluate: Callable[[S, int], float]
    aim: Callable[[S, int, Option], tuple[str, dict[str, Any]]] | None = None
