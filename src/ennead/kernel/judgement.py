"""How a game tells a bot what is good: small, and blind to what the seat may not see."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final, Generic, TypeAlias, TypeVar

from ennead.kernel._flow import Option, State

S = TypeVar("S", bound=State)
Aim: TypeAlias = "tuple[str, Mapping[str, object]]"
"""A message id and its raw arguments, as `Game.message` takes them."""


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How a search plays on with the policy before it evaluates, and what it learns from that.

    `prior_weight`: how much more often it tries what the policy likes, as an exponent; 0 treats
    all options alike. A rollout goes on for `horizon` rounds, one at least: many where the policy
    is good and the evaluation coarse. With `noise` it plays anything that often. With
    `common_random` numbers the first rollout of every option meets the same world and draws, so
    does the second, and so on; what is left between two options is what was chosen. A
    `temperature` above 1 softens what is learnt: how large a lead is tells more and who has it
    tells less, at the end of a match too; few rollouts then say more. A level does
    `budget_factor` times as many rollouts, where that was measured to pay.
    """

    prior_weight: float = 3.0
    horizon: float = 1.0
    noise: float = 0.05
    common_random: bool = False
    temperature: float = 1.0
    budget_factor: int = 1


ONE_ROUND: Final = Rollouts()
"""A turn of every seat, in which the policy errs now and then."""


class Prior:
    """How often a search should try each option of a menu: by the policy's ratings alone."""

    __slots__ = ()

    def shares(
        self, question: str, menu: list[Option], ratings: Sequence[float], weight: float
    ) -> list[float]:
        """Ratings of any scale as shares that add up to 1, the best the largest."""
        low, high = min(ratings), max(ratings)
        width = (high - low) or 1.0
        shares = [math.exp(weight * (rating - high) / width) for rating in ratings]
        whole = sum(shares)
        return [share / whole for share in shares]


BY_RATINGS: Final = Prior()


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level of bots does in a game, and how strong it was measured to be.

    It searches with so many `iterations` (none: it plays the policy), and now and then, so often as
    `whims` says, plays anything. Of two levels 200 points of `strength` apart the better one wins
    three matches of two in four; 0: nobody has measured.
    """

    iterations: int = 0
    whims: float = 0.0
    strength: int = 0


def read_skills(package: str) -> dict[str, Skill]:
    """The levels of a game, from its `levels.toml`."""
    table = tomllib.loads(files(package).joinpath("levels.toml").read_text("utf-8"))
    return {
        level: Skill(int(row["iterations"]), float(row["whims"]), int(row["strength"]))
        for level, row in table.items()
    }


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """Two opinions about a position that is a seat's view or an imagined world.

    `weigh(g, seat, menu)` rates every option of a menu, higher is better: a policy. `evaluate(g)`
    estimates for every seat, from 0 to 1, how likely it is to win from here: a search stops on it.
    `aim(g, seat, option)` names what an option is after, for the sentence that is said about it;
    None where it only carries out what was said before (a payment). It must do with what any
    viewer sees, and says more to those who see more. `traits` are what `evaluate` is made of, if
    its weights can be tuned.

    The rest tells a search what was measured about these opinions: which rollouts pay in a `quick`
    search and in a `thorough` one; in the latter others at tables of three and more if there is a
    `multiplayer`, in both others in matches of one if there is a `solo`. Where a match of one is
    won by all or nothing, chances teach too little: `goal_reached(g)` says how much of its goal
    is reached, from 0 to 1. `earlier` is an opinion that stays as it was when it was kept, with
    figures of its own: what newer ones are measured against (the bot `old-master`). `levels` are
    what the levels of bots do in this game, by name. `prior` says how often a search tries what
    `weigh` rates; `plain` is `weigh` without corrections that were learnt, if it has some.
    """

    weigh: Callable[[S, int, list[Option]], Sequence[float]]
    evaluate: Callable[[S], Sequence[float]]
    aim: Callable[[S, int, Option], Aim | None] | None = None
    traits: Traits[S] | None = None
    quick: Rollouts = ONE_ROUND
    thorough: Rollouts = ONE_ROUND
    multiplayer: Rollouts | None = None
    solo: Rollouts | None = None
    goal_reached: Callable[[S], float] | None = None
    earlier: Judgement[S] | None = None
    levels: Mapping[str, Skill] = field(default_factory=dict)
    prior: Prior = BY_RATINGS
    plain: Callable[[S, int, list[Option]], Sequence[float]] | None = None

    def by_goal(self, seats: int) -> bool:
        """Whether rollouts tell how much of the goal is reached, instead of a chance to win."""
        return seats == 1 and self.goal_reached is not None

    def rollouts(self, seats: int, thorough: bool) -> Rollouts:
        """Those of a quick or a thorough search at a table of so many seats."""
        if self.solo is not None and seats == 1:
            return self.solo
        if not thorough:
            return self.quick
        if self.multiplayer is not None and seats > 2:
            return self.multiplayer
        return self.thorough


def every_seat(g: State) -> Sequence[int]:
    """Each seat is a side of its own."""
    return range(g.seats)


@dataclass(frozen=True, slots=True)
class Traits(Generic[S]):
    """What a side has that helps to win: `of(g, side)` counts it by name.

    `progress(g)` says how far the match is, 0 to 1. `sides(g)` are the seats that stand for
    themselves and can still win; a team is one side. `judge(g, appraisal)` makes every seat's
    chance of what an appraisal says of the sides, the end of a match included.
    """

    names: tuple[str, ...]
    of: Callable[[S, int], Sequence[float]]
    progress: Callable[[S], float]
    sides: Callable[[S], Sequence[int]] = every_seat
    judge: Callable[[S, Appraisal[S]], Sequence[float]] | None = None


class Appraisal(Generic[S]):
    """Chances from weighed traits: each has a weight for the start and one for the end of a match.

    The chance of a side is its share of exp(sum of weights x traits) over all sides.
    `tools/tune.py` finds the weights in matches that bots played, and writes them to
    `bot/weights.toml` of the game.
    """

    __slots__ = ("_end", "_start", "traits")

    def __init__(self, traits: Traits[S], package: str, file: str = "weights.toml") -> None:
        table = tomllib.loads(files(package).joinpath(file).read_text("utf-8"))["weight"]
        assert tuple(table) == traits.names, f"{package}/{file} is of other traits"
        self.traits = traits
        self._start = [start for start, _ in table.values()]
        self._end = [end for _, end in table.values()]

    def value(self, progress: float, traits: Sequence[float]) -> float:
        """What a side with these traits is worth, on the scale of the exponent."""
        return sum(self._weighed(self._now(progress), traits))

    def chances(self, g: S) -> list[float]:
        """The chance of each side, in the order of `sides`; they add up to 1."""
        now, of = self._now(self.traits.progress(g)), self.traits.of
        values = [sum(self._weighed(now, of(g, side))) for side in self.traits.sides(g)]
        top = max(values)
        shares = [math.exp(value - top) for value in values]
        whole = sum(shares)
        return [share / whole for share in shares]

    def _now(self, progress: float) -> list[float]:
        """The weights at this point of a match."""
        return [
            start + progress * (end - start)
            for start, end in zip(self._start, self._end, strict=True)
        ]

    @staticmethod
    def _weighed(weights: Sequence[float], traits: Sequence[float]) -> list[float]:
        return [weight * count for weight, count in zip(weights, traits, strict=True)]
