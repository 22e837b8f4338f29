"""Two bots that do not search: one plays anything, one what its game's judgement rates highest."""

from __future__ import annotations

import random

from ennead.bots.bot import AnyView
from ennead.kernel import AnyGame, Option, SetupError


class Random:
    """Plays any option, all equally likely."""

    name = "random"
    blind = True

    def choose(
        self, game: AnyGame, view: AnyView | None, menu: list[Option], rng: random.Random
    ) -> Option:
        """Any option."""
        return menu[int(rng.random() * len(menu))]


class Greedy:
    """Plays the option that the game's judgement rates highest; ties are broken by chance."""

    blind = False

    def __init__(self, name: str = "greedy") -> None:
        self.name = name

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """The best-rated option."""
        if len(menu) == 1:
            return menu[0]
        judgement = game.judgement()
        if judgement is None:
            raise SetupError(
                f"nobody has written a judgement for {game.id} yet: play with 'random'"
            )
        alone = view.state.seats == 1  # then what its own deck may hold counts most
        world = game.determinize(view, rng) if alone else view.state
        weights = judgement.weigh(world, view.seat, menu)
        best = max(weights)
        ties = [option for option, weight in zip(menu, weights, strict=True) if weight == best]
        return ties[int(rng.random() * len(ties))]
