"""Information-set Monte-Carlo tree search with one tree a seat.

Every iteration imagines a world that looks to the seat like the real one (`determinize`), walks down, adds one node,
plays on with the game's own policy up to the same turn as every other line, and judges how the match stands there. Each
seat has a tree of its own, in which a choice that the seat cannot see is one branch `?`: nobody in the search acts on a
sealed answer or a hidden card of somebody else. What the policy likes is tried first and more often, so that a menu of a
hundred is no wall; how much doubt an option is given goes by how much the lines so far differ in worth.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ennead.kernel.chance import Sampled
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.judgement import Judgement, Lines
from ennead.kernel.secrecy import View

HIDDEN: Option = ("?",)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations (reproducible) or seconds, whichever ends first; zero means no limit.

    With `more` iterations are as many times more as the game says that its lines take (`Lines.times`).
    """

    iterations: int = 0
    seconds: float = 0.0
    more: bool = False


@dataclass(frozen=True, slots=True)
class Habits:
    """How a search goes about it.

    `exploration`: how far doubt carries, in deviations of what the lines so far were worth. `faith` in the policy's
    order and how `lines` are played on: None is as the game's judgement says, for a quick search or a `thorough` one. A
    line ends after `horizon` decisions wherever it is.
    """

    exploration: float = 1.5
    faith: float | None = None
    lines: Lines | None = None
    thorough: bool = False
    horizon: int = 400

    def lines_of(self, judgement: Judgement[Any], seats: int) -> Lines:
        """How lines are played on at a table of so many seats."""
        if self.lines is not None:
            return self.lines
        if judgement.lonely is not None and seats == 1:
            return judgement.lonely
        if not self.thorough:
            return judgement.quick
        if judgement.crowded is not None and seats > 2:
            return judgement.crowded
        return judgement.thorough


class Node:
    """What a seat has learnt about one situation as it sees it.

    `visits`, `total` (what they were worth) and `chances` (of winning, added up too) belong to the option that led here,
    if the seat chose it; `decisions` counts how often the seat went on from here.
    """

    __slots__ = ("branches", "chances", "decisions", "priors", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.chances = 0.0
        self.decisions = 0
        self.branches: dict[Option, Node] = {}
        self.priors: dict[Option, float] = {}


class Spread:
    """How much the worth of lines varies for one seat; a guess until there are a few."""

    __slots__ = ("count", "squares", "total")

    def __init__(self) -> None:
        self.count = 4.0
        self.total = 2.0
        self.squares = 1.0 + 4 * 0.1**2

    def add(self, worth: float) -> None:
        """One more line."""
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    def deviation(self) -> float:
        """The standard deviation, never quite zero."""
        mean = self.total / self.count
        return math.sqrt(max(1e-4, self.squares / self.count - mean * mean))


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a search: how often each option was tried, and what chance of winning it seemed to give.

    With `near` the values say instead how near the goal came, in a match of one that is won by all or nothing.
    """

    visits: dict[Option, int]
    values: dict[Option, float]
    iterations: int
    near: bool = False

    def best(self) -> Option:
        """The option that was tried most."""
        return max(self.visits, key=lambda option: (self.visits[option], self.values[option]))


class Search:
    """A search for one decision."""

    def __init__(
        self,
        game: Game[Any],
        view: View,
        rng: random.Random,
        habits: Habits,
        root: Node | None = None,
    ) -> None:
        judgement = game.judgement()
        if judgement is None:
            raise ValueError(f"{game.id} has no judgement to search with")
        self.game = game
        self.view = view
        self.rng = rng
        self.habits = habits
        self.judgement: Judgement[Any] = judgement
        self.root = root or Node()
        self._roots = [Node() for _ in range(view.state.seats)]
        self._roots[view.seat] = self.root
        self._spreads = [Spread() for _ in self._roots]
        self._lines = habits.lines_of(judgement, view.state.seats)
        self._faith = self._lines.faith if habits.faith is None else habits.faith
        self._seed = rng.random() if self._lines.shared else 0.0
        turns = max(view.state.seats, round(self._lines.far * view.state.seats))
        self._last: int = view.state.turn + turns
        """Every line is judged at the same turn: what a turn is worth must not look like a good choice."""

    def think(self, menu: list[Option], budget: Budget) -> Thought:
        """Search until the budget is spent."""
        end = time.monotonic() + budget.seconds if budget.seconds else math.inf
        limit = budget.iterations * (self._lines.times if budget.more else 1) or 1 << 60
        done = 0
        while done < limit and (done < 1 or time.monotonic() < end):
            self.iterate()
            done += 1
        branches = self.root.branches
        visits = {option: branches[option].visits for option in menu if option in branches}
        near = self.judgement.near(self.view.state.seats)
        values = {
            option: (one.total if near else one.chances) / max(1, one.visits)
            for option, one in ((option, branches[option]) for option in visits)
        }
        return Thought(visits, values, done, near)

    def iterate(self) -> None:
        """Imagine one world, try one line in it, learn from it."""
        game, rng = self.game, self._luck()
        g = game.determinize(self.view, rng)
        g.luck = Sampled(rng)
        nodes = self._roots[:]
        path: list[tuple[int, Node]] = []
        fresh = False
        while not fresh and not g.over and g.turn < self._last:
            seat = g.asked[0] if self.view.seat not in g.asked else self.view.seat
            menu = game.menu(g, seat)
            option = menu[0]
            if len(menu) > 1:
                option = self._select(g, seat, nodes[seat], menu)
                nodes[seat].decisions += 1
            self._descend(g, seat, option, nodes)
            fresh = len(menu) > 1 and not nodes[seat].visits
            path.append((seat, nodes[seat]))
        self._play_on(g, rng)
        chances = self._chances(g)
        worths = self._worths(g, chances)
        for spread, worth in zip(self._spreads, worths, strict=True):
            spread.add(worth)
        for seat, node in path:
            node.visits += 1
            node.total += worths[seat]
            node.chances += chances[seat]

    def _luck(self) -> random.Random:
        """Where the next line gets its world and its draws from: where luck is shared, from how often its option was tried."""
        if not self._lines.shared:
            return self.rng
        view = self.view
        option = self._select(
            view.state, view.seat, self.root, self.game.menu(view.state, view.seat)
        )
        branch = self.root.branches.get(option)
        return random.Random(f"{self._seed}/{branch.visits if branch is not None else 0}")

    def _descend(self, g: Any, seat: int, option: Option, nodes: list[Node]) -> None:
        """Play the option and move every seat's node along the branch that the seat can see."""
        question = self.game.questions[g.question]
        sealed = bool(g.sealed)
        self.game.apply(g, seat, option)
        revealed = sealed and not g.sealed
        for observer, node in enumerate(nodes):
            unseen = observer != seat and (question.secret or (sealed and not revealed))
            label = HIDDEN if unseen else (seat, *option) if observer != seat else option
            branch = node.branches.get(label)
            if branch is None:
                branch = node.branches[label] = Node()
            nodes[observer] = branch

    def _select(self, g: Any, seat: int, node: Node, menu: list[Option]) -> Option:
        """The option that promises most: by what came of it, and by what the policy thinks of it while that is little."""
        priors = node.priors
        if not all(map(priors.__contains__, menu)):
            weights = self.judgement.weigh(g, seat, menu)
            for option, prior in zip(menu, _shares(weights, self._faith), strict=True):
                priors.setdefault(option, prior)
        branches = node.branches
        tried = [
            branch for branch in map(branches.get, menu) if branch is not None and branch.visits
        ]
        expected = sum([one.total for one in tried]) / max(1, sum([one.visits for one in tried]))
        tries = math.sqrt(node.decisions + 1)
        doubt = self.habits.exploration * self._spreads[seat].deviation() * tries
        best, best_value = menu[0], -math.inf
        for option in menu:
            branch = branches.get(option)
            visits = branch.visits if branch is not None else 0
            mean = branch.total / visits if branch is not None and visits else expected
            value = mean + doubt * priors[option] / (1 + visits)
            if value > best_value:
                best, best_value = option, value
        return best

    def _play_on(self, g: Any, rng: random.Random) -> None:
        """With the policy, to the turn at which lines are judged."""
        game, noise = self.game, self._lines.noise
        for _ in range(self.habits.horizon):
            if g.over or g.turn >= self._last:
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

    def _chances(self, g: Any) -> Sequence[float]:
        """How likely each seat is to win: the result, if there is one, else what the judgement says."""
        if not g.over:
            return self.judgement.evaluate(g)
        winners = self.game.winners(g)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]

    def _worths(self, g: Any, chances: Sequence[float]) -> Sequence[float]:
        """What is learnt from a line: the chances themselves, or softened ones; alone, how near the goal is."""
        temper, alone = self._lines.temper, self.judgement.alone
        if g.seats == 1:
            return chances if alone is None else [alone(g)]
        if temper == 1:
            return chances
        judged = self.judgement.evaluate(g) if g.over else chances
        softer = [max(chance, 1e-9) ** (1 / temper) for chance in judged]
        whole = sum(softer)
        return [one / whole for one in softer]


def _shares(weights: Sequence[float], faith: float) -> list[float]:
    """Ratings of any scale as shares that add up to 1, the best the largest."""
    low, high = min(weights), max(weights)
    width = (high - low) or 1.0
    shares = [math.exp(faith * (weight - high) / width) for weight in weights]
    whole = sum(shares)
    return [share / whole for share in shares]
