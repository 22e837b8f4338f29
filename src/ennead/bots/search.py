"""Information-set Monte-Carlo tree search with one tree a seat.

Every iteration imagines a world that looks to the seat like the real one (`determinize`), walks down, adds one node,
plays the turn to its end with the game's own policy, and judges how the match stands. Each seat has a tree of its own, in which a choice that
the seat cannot see is one branch `?`: nobody in the search acts on a sealed answer or a hidden card of somebody else.
Options are widened in the order of the game's policy, so that a menu of a hundred is no wall.
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
from ennead.kernel.judgement import Judgement
from ennead.kernel.secrecy import View

HIDDEN: Option = ("?",)


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations (reproducible) or seconds, whichever ends first; zero means no limit."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Habits:
    """How a search goes about it."""

    exploration: float = 0.7
    widening: float = 1.6  # options tried at first ...
    growth: float = 0.5  # ... and how their number grows with the visits
    turns: int = 1  # turns played to their end after the tree, before judging ...
    horizon: int = 60  # ... but no more decisions than this
    noise: float = 0.15  # how often the policy of the playout plays anything
    trust: float = 0.5  # weight of the policy's opinion at a node, fading with visits


class Node:
    """What a seat has learnt about one situation as it sees it."""

    __slots__ = ("available", "branches", "order", "prior", "total", "visits")

    def __init__(self, prior: float = 0.0) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = prior
        self.branches: dict[Option, Node] = {}
        self.order: dict[Option, float] | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a search: how often each option was tried, and how good it looked (0 to 1)."""

    visits: dict[Option, int]
    values: dict[Option, float]
    iterations: int

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

    def think(self, menu: list[Option], budget: Budget) -> Thought:
        """Search until the budget is spent."""
        end = time.monotonic() + budget.seconds if budget.seconds else math.inf
        limit = budget.iterations or 1 << 60
        done = 0
        while done < limit and (done < 1 or time.monotonic() < end):
            self.iterate()
            done += 1
        branches = self.root.branches
        visits = {option: branches[option].visits for option in menu if option in branches}
        values = {
            option: branches[option].total / max(1, branches[option].visits) for option in visits
        }
        return Thought(visits, values, done)

    def iterate(self) -> None:
        """Imagine one world, try one line in it, learn from it."""
        game, rng = self.game, self.rng
        g = game.determinize(self.view, rng)
        g.luck = Sampled(rng)
        nodes = self._roots[:]
        path: list[tuple[int, Node]] = [(self.view.seat, self.root)]
        fresh = False
        while not g.over and not fresh:
            seat = g.asked[0] if self.view.seat not in g.asked else self.view.seat
            node = nodes[seat]
            option, fresh = self._select(g, seat, node)
            self._descend(g, seat, option, nodes, path)
        rewards = self._judge(g)
        for seat, node in path:
            node.visits += 1
            node.total += rewards[seat]

    def _descend(
        self, g: Any, seat: int, option: Option, nodes: list[Node], path: list[tuple[int, Node]]
    ) -> None:
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
            if observer == seat:
                path.append((observer, branch))

    def _select(self, g: Any, seat: int, node: Node) -> tuple[Option, bool]:
        """An option to try: the next one in the policy's order, or the most promising of those tried."""
        menu = self.game.menu(g, seat)
        if len(menu) == 1:
            return menu[0], False
        if node.order is None:
            node.order = {}
        order = node.order
        unknown = [option for option in menu if option not in order]
        if unknown:
            weights = self.judgement.weigh(g, seat, menu)
            for option, weight in zip(menu, _softened(weights), strict=True):
                order.setdefault(option, weight)
        habits = self.habits
        width = int(habits.widening + (node.visits**habits.growth))
        branches = node.branches
        tried = [option for option in menu if option in branches and branches[option].visits]
        if len(tried) < min(width, len(menu)):
            waiting = [
                option for option in menu if option not in branches or not branches[option].visits
            ]
            option = max(waiting, key=lambda one: order[one])
            return option, True
        best, best_value = tried[0], -1.0
        for option in tried:
            branch = branches[option]
            branch.available += 1
            value = (
                branch.total / branch.visits
                + habits.exploration * math.sqrt(math.log(branch.available + 1) / branch.visits)
                + habits.trust * order[option] / (1 + branch.visits)
            )
            if value > best_value:
                best, best_value = option, value
        return best, False

    def _judge(self, g: Any) -> Sequence[float]:
        """Play the turn to its end with the policy, then ask the judgement (or the result) about every seat."""
        game, rng, habits = self.game, self.rng, self.habits
        last = g.turn + habits.turns
        for _ in range(habits.horizon):
            if g.over or g.turn >= last:
                break
            seat = g.asked[0]
            menu = game.menu(g, seat)
            if len(menu) == 1:
                option = menu[0]
            elif rng.random() < habits.noise:
                option = menu[int(rng.random() * len(menu))]
            else:
                weights = self.judgement.weigh(g, seat, menu)
                option = menu[max(range(len(menu)), key=weights.__getitem__)]
            game.apply(g, seat, option)
        if not g.over:
            return self.judgement.evaluate(g)
        winners = game.winners(g)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.seats)]


def _softened(weights: Any) -> list[float]:
    """Ratings of any scale as shares between 0 and 1, best first."""
    low, high = min(weights), max(weights)
    if high == low:
        return [0.5] * len(weights)
    return [(weight - low) / (high - low) for weight in weights]
