"""How a game tells a bot what is good, beside its rules: small, readable, and blind to what the seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from ennead.kernel.flow import Option, State

S = TypeVar("S", bound=State)
Aim: TypeAlias = "tuple[str, dict[str, Any]]"
"""A message id and its raw arguments, as `Game.message` takes them."""


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """Two opinions about a position that is a seat's view or an imagined world.

    `weigh(g, seat, menu)` rates every option of a menu, higher is better: a policy. `evaluate(g, seat)` estimates, from 0 to
    1, how likely the seat is to win from here: a search stops on it. `aim(g, seat, option)` names what an option is
    after, for the sentence that is said about it; None where it only carries out what was said before (a payment). It
    must do with what any viewer sees, and says more to those who see more.
    """

    weigh: Callable[[S, int, list[Option]], Sequence[float]]
    evaluate: Callable[[S, int], float]
    aim: Callable[[S, int, Option], Aim | None] | None = None
