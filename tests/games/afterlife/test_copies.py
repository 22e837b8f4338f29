"""Copies of a card: whatever fetches played cards leaves those alone whose action is under way."""

from __future__ import annotations

import random

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.state import GOLD, Afterlife
from ennead.games.afterlife.verbs import CardMove
from ennead.kernel import Sampled

FETCHERS = (
    "victory*2,hounds-and-jackals,amulet-tyet*2,book-gates*2,antechamber*2,banquet*2,"
    "hieroglyphics*2,ring"
)


def missing(g: Afterlife) -> list[int]:
    """Cards whose action is under way more often than executed copies lie on the table."""
    p = g.players[g.active]
    there = [card for card, way in zip(p.played, p.ways, strict=True) if way != GOLD]
    return [card for card in g.busy if there.count(card) < g.busy.count(card)]


@pytest.mark.parametrize("same_way", ["off", "on"])
def test_a_card_in_progress_is_never_fetched(game: AfterlifeGame, same_way: str) -> None:
    """R-32: as many executed copies stay on the table as actions of that card are under way."""
    setup = game.setup(1, {"pool": "free", "cards": FETCHERS, "hounds-same-way": same_way})
    under_way = 0
    for seed in range(400):
        rng = random.Random(seed)
        g = game.start(setup, Sampled(rng))
        while not g.over:
            menu = game.menu(g, g.asked[0])
            played = [option for option in menu if isinstance(option, CardMove)]
            among = played if played and rng.random() < 0.7 else menu
            game.apply(g, g.asked[0], among[int(rng.random() * len(among))])
            under_way += bool(g.busy)
            assert missing(g) == []
    assert under_way > 100
