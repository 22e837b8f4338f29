"""Levels that a person understands, the same in all games.

`newcomer` and `novice` play the game's policy carelessly, `player` plays it well; the others
search. How much each does is measured game by game (`Judgement.levels`), so that steps are alike.
Iterations are counted, so that the same seed gives the same choice; at a table with people a
level takes its time instead (`SECONDS`).
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ennead.bots.bot import AnyView
from ennead.bots.sealed import draw, rival_of, shares_of, unanswered
from ennead.bots.search import Budget, Kept, Search, SearchConfig, SearchResult
from ennead.bots.simple import Greedy
from ennead.kernel import AnyGame, Option
from ennead.kernel.judgement import Skill

SKILLS: Final = {
    "newcomer": Skill(0, 0.6),
    "novice": Skill(0, 0.25),
    "player": Skill(),
    "adept": Skill(12),
    "expert": Skill(160),
    "master": Skill(800),
}
"""The levels, weakest first, and what they do in a game that does not say otherwise."""

MASTER_BUDGET: Final = Budget(iterations=SKILLS["master"].iterations, until_clear=True)
THOROUGH: Final = SearchConfig(thorough=True)

SECONDS: Final = {
    "newcomer": 0.1,
    "novice": 0.1,
    "player": 0.1,
    "adept": 0.4,
    "expert": 0.4,
    "master": 1.9,
}
"""How long a level thinks at most at a table with people."""
AT_TABLE: Final = {"expert": 2, "master": 10}
"""How many times more iterations a level may take there, while there is time."""
THINKS_AHEAD: Final = "master"
"""Who uses the time of the others there too."""
PONDERS: Final = 8000
"""How many iterations a bot thinks ahead at most while others are asked."""


class Searcher:
    """Searches with a budget; keeps the part of its tree that its own choice leads to."""

    blind = False

    def __init__(self, name: str, budget: Budget, config: SearchConfig | None = None) -> None:
        self.name = name
        self.budget = budget
        self.config = config or SearchConfig()
        self.last_result: SearchResult | None = None
        """What it found for its last choice; None if there was nothing to choose."""
        self._kept: Kept | None = None

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """The option that the search tried most."""
        return self.search(game, view, menu, rng, self.budget)

    def search(
        self,
        game: AnyGame,
        view: AnyView,
        menu: list[Option],
        rng: random.Random,
        budget: Budget,
    ) -> Option:
        """The option that a search with this budget tried most."""
        self.last_result = None
        if len(menu) == 1:
            return menu[0]
        rival = -1 if self.config.earlier else rival_of(view)
        if rival >= 0:
            return self._seal(game, unanswered(game, view), menu, rng, budget, rival)
        search = Search(game, view, rng, self.config)
        if self._kept is not None:
            search.go_on_from(self._kept, menu)
        self.last_result = search.run(menu, budget)
        option = self.last_result.best()
        self._kept = search.keep(search.root.branches[option])
        return option

    def ponder(
        self, game: AnyGame, view: AnyView, rng: random.Random, go_on: Callable[[], bool]
    ) -> int:
        """Think while others are asked, for as long as it may `go_on`; how many iterations it
        did."""
        state = view.state
        ahead = (view.seat - state.asked[0]) % state.seats
        search = Search(game, view, rng, self.config, ahead)
        done = 0
        while done < PONDERS and go_on():
            search.iterate()
            done += 1
        self._kept = search.keep(search.root)
        return done

    def follow(self, seat: int, option: Option) -> None:
        """Go on from what others have openly chosen since it pondered."""
        if self._kept is not None:
            root = self._kept.root.branches.get((seat, option))
            self._kept = None if root is None else replace(self._kept, root=root)

    def _seal(
        self,
        game: AnyGame,
        view: AnyView,
        menu: list[Option],
        rng: random.Random,
        budget: Budget,
        rival: int,
    ) -> Option:
        """An answer that a rival cannot foresee: half of the time finds what both may do."""
        self._kept = None
        started = time.monotonic()
        search = Search(game, view, rng, self.config)
        half = max(1, budget.iterations // 2) if budget.iterations else 0
        result = self.last_result = search.run(menu, Budget(half, budget.seconds / 2))
        end = started + budget.seconds if budget.seconds else math.inf
        shares = shares_of(search, menu, rival, result.iterations, end)
        return draw(shares, rng.random)


class Level(Searcher):
    """One of the levels; with `seconds` it takes its time, as at a table with people."""

    def __init__(self, name: str, seconds: float = 0.0) -> None:
        super().__init__(name, Budget(), THOROUGH)
        self._seconds = seconds
        self._greedy = Greedy()

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """As its skill in this game says: now and then anything, else policy or search."""
        skill = skill_of(game, self.name)
        if skill.whims and rng.random() < skill.whims:
            self.last_result = None
            return menu[int(rng.random() * len(menu))]
        if not skill.iterations:
            return self._greedy.choose(game, view, menu, rng)
        return self.search(game, view, menu, rng, self._budget(skill))

    def _budget(self, skill: Skill) -> Budget:
        if self.budget.iterations or self.budget.seconds:
            return self.budget
        factor = AT_TABLE.get(self.name, 1) if self._seconds else 1
        return Budget(factor * skill.iterations, self._seconds, until_clear=True)


def skill_of(game: AnyGame, level: str) -> Skill:
    """What a level does in a game."""
    judgement = game.judgement()
    skill: Skill | None = judgement.levels.get(level) if judgement is not None else None
    return skill or SKILLS[level]


def old_master() -> Searcher:
    """What `master` was when levels were counted in thrift: newer ones are measured against it."""
    config = SearchConfig(thorough=True, earlier=True)
    return Searcher("old-master", Budget(iterations=40, scaled=True), config)
