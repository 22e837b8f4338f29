"""No bot sees more than its seat."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import BOTS
from ennead.bots.bot import AnyView
from ennead.bots.honesty import everybody, examine
from ennead.games import GAMES, load
from ennead.kernel import AnyGame, Option

CHANGED = {"mastaba": 30, "afterlife": 30, "kemet": 30, "ankh": 10, "pharaon": 10}
"""Positions with something hidden that are enough here; `tools/honesty.py` takes thousands."""
ITERATIONS = 4


def game_of(id: str) -> AnyGame:
    return MastabaGame() if id == "mastaba" else load(id)


@pytest.mark.parametrize("id", ["mastaba", *GAMES])
def test_what_a_seat_cannot_see_does_not_change_its_choice(id: str) -> None:
    """Everything hidden is dealt anew: with the same seed every bot chooses the same option."""
    found = examine(game_of(id), everybody(ITERATIONS), CHANGED[id], seed=2, quiet=0.02)
    assert found.cheats == []
    assert found.changed == CHANGED[id]
    assert found.comparisons == found.positions * (len(BOTS) + 3)


class Peeking(MastabaGame):
    """The toy, with a view that carries somebody else's hand along."""

    def view(self, g: Any, viewer: int) -> AnyView:
        view = super().view(g, viewer)
        view.unseen["leak"] = [card for p in g.players if p.seat != viewer for card in p.hand]
        return view


@pytest.mark.parametrize("name", ["fingerprint", "run:"])
def test_a_leak_is_found(name: str) -> None:
    """A view that carries one thing too many is noticed, in this process and over the protocol."""
    found = examine(Peeking(), {name: everybody(ITERATIONS)[name]}, 30)
    assert found.cheats
    assert {cheat.bot for cheat in found.cheats} == {name}
    assert all(cheat.real != cheat.other for cheat in found.cheats)


class Elephant:
    """A bot that never forgets: it chooses by all that it was ever shown."""

    name = "elephant"
    blind = False

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """By a hash of its memory."""
        self.seen.append(
            f"{game.codec.encode(view.state)}{json.dumps(view.unseen, sort_keys=True)}"
        )
        return menu[sum(map(ord, "".join(self.seen))) % len(menu)]


def test_memory_is_put_to_the_test_too() -> None:
    """What a bot remembers was its own to see; a leak of the past would show in later choices."""
    assert examine(MastabaGame(), {"elephant": Elephant}, 30).cheats == []
    assert examine(Peeking(), {"elephant": Elephant}, 30).cheats
