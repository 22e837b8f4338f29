"""No bot sees more than its seat."""

from __future__ import annotations

import random

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import BOTS, make
from ennead.kernel.chance import Sampled
from ennead.kernel.events import Event

GAME = MastabaGame()
SLOW = ("expert", "master")


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_choice(name: str) -> None:
    """Everything hidden is dealt anew: with the same generator the bot chooses the same option."""
    rng = random.Random(f"honesty {name}")
    told: list[Event] = []
    compared = 0
    for _ in range(4):
        g = GAME.start(GAME.setup(3), Sampled(rng), told)
        while not g.over:
            seat = g.asked[0]
            menu = GAME.menu(g, seat)
            if name in SLOW and rng.random() < 0.8:
                GAME.apply(g, seat, menu[int(rng.random() * len(menu))])
                continue
            view = GAME.view(g, seat)
            other = GAME.view(GAME.determinize(view, rng), seat)
            seed = rng.random()
            mine = make(name).choose(GAME, view, menu, random.Random(seed))
            theirs = make(name).choose(GAME, other, menu, random.Random(seed))
            assert mine == theirs
            compared += 1
            GAME.apply(g, seat, menu[int(rng.random() * len(menu))])
    assert compared > (10 if name in SLOW else 60)
