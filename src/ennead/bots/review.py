"""Review of a match: every choice judged by what the player could know, luck told apart from skill.

Before each of a seat's decisions a search looks at the seat's view and names its favourite. Where
the player chose otherwise, both options are tried in the same imagined worlds, played on alike:
only a difference that chance does not explain counts as given away. Whatever else moves the chance
of winning, draws and the others' answers beyond what could be expected of them, is luck. The
account adds up: the chance at the seat's first decision, less what it gave away, plus luck, is the
result.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

from ennead.bots.bot import AnyView
from ennead.bots.search import Budget, Search, SearchConfig, SearchResult
from ennead.kernel import AnyGame, Match, Option, Outcome, Replayed, Sampled, SetupError
from ennead.kernel.judgement import Judgement

CERTAIN: Final = 2.0
"""How many standard errors a difference has to be away from nothing to count."""
ROUNDS: Final = 2
LONGEST: Final = 400
"""Worlds are played on for so many turns of everybody and judged at each turn of the last round, so
that it does not matter whose turn comes next; and for so many decisions at most."""


Grade: TypeAlias = Literal["blunder", "mistake", "slip", ""]
"""What a choice is called by how much it gave away; the words are `review-<grade>`."""
GRADES: Final[tuple[tuple[float, Grade], ...]] = ((0.2, "blunder"), (0.1, "mistake"), (0.0, "slip"))


def grade_of(lost: float) -> Grade:
    """The grade of a choice that gave away so much; empty if nothing."""
    return next((name for least, name in GRADES if lost > least), "")


@dataclass(frozen=True, slots=True)
class Judged:
    """One choice: what was played, what is preferred, the chance of winning with each, the view."""

    number: int
    seat: int
    turn: int
    question: str
    option: Option
    best: Option
    value_chosen: float
    value_best: float
    view: AnyView

    @property
    def lost(self) -> float:
        """How much chance of winning the choice gave away, by what the player could know."""
        return max(0.0, self.value_best - self.value_chosen)

    @property
    def grade(self) -> Grade:
        """What such a choice is called."""
        return grade_of(self.lost)


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's whole match: its choices, and the account from its first decision to the end."""

    seat: int
    choices: tuple[Judged, ...]
    start: float
    """The chance of winning at its first decision."""
    lost: float
    """What its own choices gave away."""
    luck: float
    """What draws and the others gave or took, beyond what could be expected."""
    result: float
    """How it ended: 1 for a win, a share of it for a shared one, 0 for a loss; before the end, the
    chance of winning. In a match of one that is won by all or nothing, all these say how much of
    the goal is in sight.
    """


def review(
    match: Match,
    seat: int,
    budget: Budget,
    seed: int = 0,
    progress: Callable[[int], None] = lambda number: None,
) -> Review:
    """Judge every real choice of a seat in a match; the same seed gives the same review.

    `progress` is told the number of each move before it is judged.
    """
    game = match.game
    judged = []
    for number, g in positions(match):
        decides = match.record[number].seat == seat and seat in g.asked  # a suggestion does not
        if decides and len(game.menu(g, seat)) > 1:
            progress(number)
            judged.append(judge(match, g, number, budget, seed))
    if not judged:
        return Review(seat, (), 0.0, 0.0, 0.0, 0.0)
    lost = sum(one.lost for one in judged)
    start, result = judged[0].value_best, judged[-1].value_chosen
    if match.over:
        result = _result(game, match.position, seat)
    return Review(seat, tuple(judged), start, lost, result - start + lost, result)


def positions(match: Match) -> Iterator[tuple[int, Any]]:
    """Every position of a match with the number of its move; each is changed into the next."""
    game = match.game
    outcomes: list[Outcome] = list(match.opening.outcomes)
    for entry in match.record:
        outcomes += entry.outcomes
    g = game.start(match.setup, Replayed(outcomes))
    for number, entry in enumerate(match.record):
        yield number, g
        game.apply(g, entry.seat, entry.option)


def judge(match: Match, g: Any, number: int, budget: Budget, seed: int = 0) -> Judged:
    """Judge one move of the record; `g` is the position before it."""
    game, entry = match.game, match.record[number]
    view = game.view(g, entry.seat)
    best, chosen, possible = better_move(game, view, entry.option, budget, f"{seed}/{number}")
    return Judged(
        number, entry.seat, entry.turn, entry.question, entry.option, best, chosen, possible, view
    )


def better_move(
    game: AnyGame, view: AnyView, option: Option, budget: Budget, seed: str
) -> tuple[Option, float, float]:
    """What is better than an option, or that itself; and the values of the option and of that."""
    found = _search(game, view, budget, random.Random(seed))
    best, worlds = found.best(), max(4, found.iterations // 2)
    possible, chosen = _compare(game, view, (best, option), worlds, seed)
    return (best if possible > chosen else option), chosen, possible


def _compare(
    game: AnyGame, view: AnyView, options: tuple[Option, Option], worlds: int, seed: str
) -> tuple[float, float]:
    """The values of two options in the same worlds; equal where chance explains the difference."""
    first, second = options
    mine = played_on(game, view, second, worlds, seed)
    value = sum(mine) / worlds
    if first == second:
        return value, value
    gap, error = lead(played_on(game, view, first, worlds, seed), mine)
    return (value + gap, value) if gap > CERTAIN * error else (value, value)


def played_on(game: AnyGame, view: AnyView, option: Option, worlds: int, seed: str) -> list[float]:
    """How the seat stands after an option in each of so many worlds; the same worlds for the same
    seed."""
    return [_try(game, view, option, random.Random(f"{seed}/{one}")) for one in range(worlds)]


def lead(one: list[float], other: list[float]) -> tuple[float, float]:
    """How far one option is ahead of another in the same worlds, and the standard error of that."""
    gaps = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    gap = sum(gaps) / len(gaps)
    squares = sum((each - gap) ** 2 for each in gaps)
    return gap, sqrt(squares / max(1, len(gaps) - 1) / len(gaps))


def _try(game: AnyGame, view: AnyView, option: Option, rng: random.Random) -> float:
    """Play an option and then the game's policy in an imagined world; how the seat then stands."""
    judgement, seat = _judgement(game), view.seat
    g = game.determinize(view, rng)
    g.luck = Sampled(rng)
    last = g.turn + _rounds(judgement, g.seats) * g.seats
    seen: dict[int, float] = {}
    game.apply(g, seat, option)
    for _ in range(LONGEST):
        if g.over or g.turn >= last:
            break
        if g.turn >= last - g.seats and g.turn not in seen:
            seen[g.turn] = _standing(judgement, g, seat)
        asked = g.asked[0]
        menu = game.menu(g, asked)
        best = 0
        if len(menu) > 1:
            weights = judgement.weigh(g, asked, menu)
            best = max(range(len(menu)), key=weights.__getitem__)
        game.apply(g, asked, menu[best])
    if not g.over:
        seen[g.turn] = _standing(judgement, g, seat)
        return sum(seen.values()) / len(seen)
    return _result(game, g, seat)


def _rounds(judgement: Judgement[Any], seats: int) -> int:
    """How far worlds are played on: where the goal counts, as far as a search does."""
    solo = judgement.solo
    return round(solo.horizon) if solo is not None and judgement.by_goal(seats) else ROUNDS


def _standing(judgement: Judgement[Any], g: Any, seat: int) -> float:
    """How a seat stands: its chance, or how much of the goal is reached."""
    if judgement.goal_reached is not None and judgement.by_goal(g.seats):
        return judgement.goal_reached(g)
    return judgement.evaluate(g)[seat]


def _result(game: AnyGame, g: Any, seat: int) -> float:
    """What the end of a match is worth to a seat."""
    judgement = _judgement(game)
    if judgement.by_goal(g.seats):
        return _standing(judgement, g, seat)
    winners = game.winners(g)
    return 1 / len(winners) if seat in winners else 0.0


def _search(game: AnyGame, view: AnyView, budget: Budget, rng: random.Random) -> SearchResult:
    """A search that gives every option the same chance, whatever the policy thinks of it."""
    menu = game.menu(view.state, view.seat)
    return Search(game, view, rng, SearchConfig(prior_weight=0)).run(menu, budget)


def _judgement(game: AnyGame) -> Judgement[Any]:
    judgement = game.judgement()
    if judgement is None:
        raise SetupError(f"nobody has written a judgement for {game.id} yet: it cannot be reviewed")
    return judgement
