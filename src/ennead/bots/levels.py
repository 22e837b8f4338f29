"""Levels that a person understands, the same in all games.

`novice` plays the game's policy carelessly, `player` plays it well, `expert` and `master` search.
A level answers within its promised time on a slow core (`SECONDS`); iterations are counted, so that
the same seed gives the same choice.
"""

from __future__ import annotations

import random
from typing import Final

from ennead.bots.bot import AnyView
from ennead.bots.search import Budget, Search, SearchConfig, SearchResult, TreeNode
from ennead.bots.simple import Greedy
from ennead.kernel import AnyGame, Option

ITERATIONS = {"expert": 8, "master": 40}
"""How many worlds a level imagines for one decision."""

MASTER_BUDGET: Final = Budget(iterations=ITERATIONS["master"], scaled=True)
THOROUGH: Final = SearchConfig(thorough=True)

SECONDS = {"novice": 0.1, "player": 0.1, "expert": 1.0, "master": 5.0}
"""What a level promises to stay under on a slow core."""


class Novice:
    """Plays the policy, but every third choice is anything at all."""

    name = "novice"
    blind = False

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """Mostly sensible."""
        if rng.random() < 1 / 3:
            return menu[int(rng.random() * len(menu))]
        return self._greedy.choose(game, view, menu, rng)


class Searcher:
    """Searches with a budget; keeps the part of its tree that its own choice leads to."""

    blind = False

    def __init__(self, name: str, budget: Budget, config: SearchConfig | None = None) -> None:
        self.name = name
        self.budget = budget
        self.config = config or SearchConfig()
        self.last_result: SearchResult | None = None
        """What it found for its last choice; None if there was nothing to choose."""
        self._kept: tuple[int, TreeNode] | None = None

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """The option that the search tried most."""
        self.last_result = None
        if len(menu) == 1:
            return menu[0]
        search = Search(game, view, rng, self.config, self._root(view, menu))
        self.last_result = search.run(menu, self.budget)
        option = self.last_result.best()
        self._kept = (view.state.turn, search.root.branches[option])
        return option

    def _root(self, view: AnyView, menu: list[Option]) -> TreeNode | None:
        """The kept tree, if this is still the same turn and it knows exactly these options."""
        if self._kept is None:
            return None
        turn, node = self._kept
        if turn != view.state.turn or node.priors.keys() != set(menu):
            return None
        return node


def player() -> Greedy:
    """The level `player`: the policy as it is."""
    return Greedy("player")


def expert() -> Searcher:
    """The level `expert`."""
    return Searcher("expert", Budget(iterations=ITERATIONS["expert"]))


def master() -> Searcher:
    """The level `master`."""
    return Searcher("master", MASTER_BUDGET, THOROUGH)
