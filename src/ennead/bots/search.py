"""Information-set Monte-Carlo tree search with one tree a seat.

Every iteration imagines a world that looks to the seat like the real one (`determinize`), walks
down, adds one node, plays on with the game's own policy (a rollout) up to the same turn as every
other one, and evaluates how the match stands there. Each seat has a tree of its own, in which a
choice that the seat cannot see is one branch `HIDDEN`: nobody in the search acts on a sealed answer
or a hidden card of somebody else. What the policy likes is tried first and more often (its share is
the prior), so that a menu of a hundred is no wall; how far an option is explored goes by how much
the values so far differ.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ennead.bots.bot import AnyView
from ennead.kernel import AnyGame, Option, Sampled, State
from ennead.kernel.judgement import Judgement, Rollouts

HIDDEN: Final = "?"
"""The branch of a choice that a seat cannot see."""
LOOK_EVERY: Final = 16
"""After so many iterations a search looks whether its choice is clear."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search: iterations (reproducible) or seconds, whichever ends first; 0: no limit.

    A `scaled` one has as many times more iterations as the game asks for (`budget_factor`). With
    `until_clear` it ends as soon as no other option can still be tried more often: the choice is
    the same.
    """

    iterations: int = 0
    seconds: float = 0.0
    scaled: bool = False
    until_clear: bool = False


@dataclass(frozen=True, slots=True)
class SearchConfig:
    """How a search goes about it.

    `exploration`: how far doubt carries, in deviations of the values so far. `prior_weight` and
    `rollouts`: None is as the game's judgement says, for a quick search or a `thorough` one. A
    rollout ends after `longest_rollout` decisions wherever it is. `earlier`: by the judgement that
    was kept to measure newer ones against, if the game has one; `judgement`: by this one.
    """

    exploration: float = 1.5
    prior_weight: float | None = None
    rollouts: Rollouts | None = None
    thorough: bool = False
    longest_rollout: int = 400
    earlier: bool = False
    judgement: Judgement[Any] | None = None

    def rollouts_for(self, judgement: Judgement[Any], seats: int) -> Rollouts:
        """How positions are played on at a table of so many seats."""
        return self.rollouts or judgement.rollouts(seats, self.thorough)


class TreeNode:
    """What a seat has learnt about one situation as it sees it.

    `visits`, `total` (of their values) and `chances` (of winning, added up too) belong to the
    option that led here, if the seat chose it; `decisions` counts how often the seat went on from
    here. A branch is an option of the seat's own, (seat, option) of another one, or `HIDDEN`.
    """

    __slots__ = ("branches", "chances", "decisions", "priors", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.chances = 0.0
        self.decisions = 0
        self.branches: dict[Hashable, TreeNode] = {}
        self.priors: dict[Option, float] = {}


@dataclass(frozen=True, slots=True)
class Kept:
    """A tree for later, and how far the search looked that its values are of."""

    last_turn: int
    root: TreeNode


class Spread:
    """How much the values of one seat vary; a guess until there are a few."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 4.0
        self.total = 2.0
        self.squares = 1.0 + 4 * 0.1**2

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def deviation(self) -> float:
        """The standard deviation, never quite zero."""
        mean = self.total / self.count
        return math.sqrt(max(1e-4, self.squares / self.count - mean * mean))


@dataclass(frozen=True, slots=True)
class SearchResult:
    """How often each option was tried, and what chance of winning it seemed to give.

    `by_goal`: the values say instead how much of the goal was reached, in a match of one that is
    won by all or nothing.
    """

    visits: dict[Option, int]
    values: dict[Option, float]
    iterations: int
    by_goal: bool = False

    def best(self) -> Option:
        """The option that was tried most."""
        return max(self.visits, key=lambda option: (self.visits[option], self.values[option]))


class Search:
    """A search for one decision."""

    def __init__(
        self,
        game: AnyGame,
        view: AnyView,
        rng: random.Random,
        config: SearchConfig,
        ahead: int = 0,
    ) -> None:
        judgement = config.judgement or game.judgement()
        if judgement is None:
            raise ValueError(f"{game.id} has no judgement to search with")
        if config.earlier and judgement.earlier is not None:
            judgement = judgement.earlier
        self.game = game
        self.view = view
        self.rng = rng
        self.config = config
        self.judgement: Judgement[Any] = judgement
        self.root = TreeNode()
        seats: int = view.state.seats
        self._roots = [TreeNode() for _ in range(seats)]
        self._roots[view.seat] = self.root
        self._spreads = [Spread() for _ in self._roots]
        self._rollouts = config.rollouts_for(judgement, seats)
        weight = config.prior_weight
        self._prior_weight = self._rollouts.prior_weight if weight is None else weight
        self._seed = rng.random() if self._rollouts.common_random else 0.0
        turns = max(seats, round(self._rollouts.horizon * seats))
        self._last_turn: int = view.state.turn + ahead + turns
        """All are evaluated at the same turn: what a turn is worth must not look like a choice.
        Before it is the seat's turn one looks so many turns `ahead`."""

    def run(self, menu: list[Option], budget: Budget) -> SearchResult:
        """Search until the budget is spent."""
        factor = self._rollouts.budget_factor if budget.scaled else 1
        limit = budget.iterations * factor or 1 << 60
        started = time.monotonic()
        done = 0
        while done < limit:
            self.iterate()
            done += 1
            left = float(limit - done)
            if budget.seconds:
                spent = time.monotonic() - started
                if spent >= budget.seconds:
                    break
                left = min(left, done * (budget.seconds / spent - 1) if spent else left)
            if budget.until_clear and done % LOOK_EVERY == 0 and self._is_clear(menu, left):
                break
        tried = {one: self.root.branches[one] for one in menu if one in self.root.branches}
        by_goal = self.judgement.by_goal(len(self._roots))
        values = {
            option: (node.total if by_goal else node.chances) / max(1, node.visits)
            for option, node in tried.items()
        }
        visits = {option: node.visits for option, node in tried.items()}
        return SearchResult(visits, values, done, by_goal)

    def keep(self, node: TreeNode) -> Kept:
        """What was found beyond a node of the tree."""
        return Kept(self._last_turn, node)

    def go_on_from(self, kept: Kept, menu: list[Option]) -> None:
        """Begin with a kept tree, if it looks as far and knows exactly these options."""
        if kept.last_turn == self._last_turn and kept.root.priors.keys() == set(menu):
            self.root = self._roots[self.view.seat] = kept.root

    def _is_clear(self, menu: list[Option], left: float) -> bool:
        """Whether no other option can be tried as often in so many more iterations."""
        branches = [self.root.branches.get(option) for option in menu]
        visits = sorted([branch.visits if branch is not None else 0 for branch in branches])
        return visits[-1] - visits[-2] > left

    def iterate(self) -> None:
        """Imagine one world, play it on, learn from it."""
        game, rng = self.game, self._next_random()
        g = game.determinize(self.view, rng)
        g.luck = Sampled(rng)
        nodes = self._roots[:]
        path: list[tuple[int, TreeNode]] = []
        fresh = False
        while not fresh and not g.over and g.turn < self._last_turn:
            seat = g.asked[0] if self.view.seat not in g.asked else self.view.seat
            menu = game.menu(g, seat)
            option = menu[0]
            if len(menu) > 1:
                option = self._select(g, seat, nodes[seat], menu)
                nodes[seat].decisions += 1
            self._descend(g, seat, option, nodes)
            fresh = len(menu) > 1 and not nodes[seat].visits
            path.append((seat, nodes[seat]))
        self._roll_out(g, rng)
        chances = self._chances(g)
        values = self._values(g, chances)
        for spread, value in zip(self._spreads, values, strict=True):
            spread.add(value)
        for seat, node in path:
            node.visits += 1
            node.total += values[seat]
            node.chances += chances[seat]

    def root_of(self, seat: int) -> TreeNode:
        """The tree of a seat."""
        return self._roots[seat]

    def play_on(self, g: State, rng: random.Random) -> Sequence[float]:
        """What a world is worth to every seat after a rollout."""
        self._roll_out(g, rng)
        return self._chances(g)

    def _next_random(self) -> random.Random:
        """Where the next iteration gets its world and draws from.

        With common random numbers, from how often the option was tried that it will try.
        """
        state, seat = self.view.state, self.view.seat
        if not self._rollouts.common_random or seat not in state.asked:
            return self.rng
        option = self._select(state, seat, self.root, self.game.menu(state, seat))
        branch = self.root.branches.get(option)
        return random.Random(f"{self._seed}/{branch.visits if branch is not None else 0}")

    def _descend(self, g: State, seat: int, option: Option, nodes: list[TreeNode]) -> None:
        """Play the option and move every seat's node along the branch that the seat can see."""
        question = self.game.questions[g.question]
        sealed = bool(g.sealed)
        self.game.apply(g, seat, option)
        secret = question.secret or (sealed and bool(g.sealed))
        for observer, node in enumerate(nodes):
            label: Hashable = option
            if observer != seat:
                label = HIDDEN if secret else (seat, option)
            branch = node.branches.get(label)
            if branch is None:
                branch = node.branches[label] = TreeNode()
            nodes[observer] = branch

    def _select(self, g: State, seat: int, node: TreeNode, menu: list[Option]) -> Option:
        """The option that promises most: by its values, and by its prior while those are few."""
        priors = node.priors
        if not all(map(priors.__contains__, menu)):
            weights = self.judgement.weigh(g, seat, menu)
            shares = self.judgement.prior.shares(g.question, menu, weights, self._prior_weight)
            for option, prior in zip(menu, shares, strict=True):
                priors.setdefault(option, prior)
        branches = node.branches
        tried = [
            branch for branch in map(branches.get, menu) if branch is not None and branch.visits
        ]
        expected = sum([one.total for one in tried]) / max(1, sum([one.visits for one in tried]))
        tries = math.sqrt(node.decisions + 1)
        doubt = self.config.exploration * self._spreads[seat].deviation() * tries
        best, best_value = menu[0], -math.inf
        for option in menu:
            branch = branches.get(option)
            visits = branch.visits if branch is not None else 0
            mean = branch.total / visits if branch is not None and visits else expected
            value = mean + doubt * priors[option] / (1 + visits)
            if value > best_value:
                best, best_value = option, value
        return best

    def _roll_out(self, g: State, rng: random.Random) -> None:
        """Play on with the policy, to the turn at which positions are evaluated."""
        game, noise = self.game, self._rollouts.noise
        for _ in range(self.config.longest_rollout):
            if g.over or g.turn >= self._last_turn:
                break
            seat = g.asked[0]
            menu = game.menu(g, seat)
            if len(menu) == 1:
                option = menu[0]
            elif noise and rng.random() < noise:
                option = menu[int(rng.random() * len(menu))]
            else:
                weights = self.judgement.weigh(g, seat, menu)
                option = menu[max(range(len(menu)), key=weights.__getitem__)]
            game.apply(g, seat, option)

    def _chances(self, g: State) -> Sequence[float]:
        """How likely each seat is to win: the result, if there is one, else as evaluated."""
        if not g.over:
            return self.judgement.evaluate(g)
        winners = self.game.winners(g)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]

    def _values(self, g: State, chances: Sequence[float]) -> Sequence[float]:
        """What is learnt: the chances, or softened ones; alone, how much of the goal is reached."""
        temperature, goal_reached = self._rollouts.temperature, self.judgement.goal_reached
        if g.seats == 1:
            return chances if goal_reached is None else [goal_reached(g)]
        if temperature == 1:
            return chances
        judged = self.judgement.evaluate(g) if g.over else chances
        softer = [max(chance, 1e-9) ** (1 / temperature) for chance in judged]
        whole = sum(softer)
        return [one / whole for one in softer]
