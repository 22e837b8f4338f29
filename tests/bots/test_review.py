"""Hints and reviews."""

from __future__ import annotations

import random

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots.review import hint, review
from ennead.bots.search import Budget
from ennead.kernel.chance import Keyed
from ennead.kernel.match import Match

GAME = MastabaGame()


@pytest.fixture(scope="module")
def match() -> Match:
    rng = random.Random(4)
    match = Match.begin(GAME, GAME.setup(2), Keyed(b"review"))
    while not match.over:
        seat = match.asked[0]
        menu = GAME.menu(match.position, seat)
        match.choose(seat, menu[int(rng.random() * len(menu))])
    return match


def test_a_review_judges_every_real_choice_and_repeats_itself(match: Match) -> None:
    """All choices of the seat between two or more options are there; the same seed gives the same review."""
    one = review(match, 0, Budget(iterations=12), seed=1)
    assert one == review(match, 0, Budget(iterations=12), seed=1)
    assert {judged.seat for judged in one.choices} == {0}
    assert all(0 <= judged.lost <= 1 for judged in one.choices)


def test_luck_and_skill_add_up(match: Match) -> None:
    """First estimate, minus what was given away, plus luck, is the result."""
    one = review(match, 0, Budget(iterations=12), seed=1)
    winners = GAME.winners(match.position)
    result = 1 / len(winners) if 0 in winners else 0.0
    assert one.choices[0].value_best - one.lost + one.luck == pytest.approx(result)


def test_a_hint_is_about_the_options_there_are() -> None:
    """Every option of the menu gets an opinion, and only the seat that is asked may have one."""
    fresh = Match.begin(GAME, GAME.setup(2), Keyed(b"hint"))
    thought = hint(fresh, 0, Budget(iterations=30))
    assert set(thought.visits) == set(GAME.menu(fresh.position, 0))
    fresh.choose(0, thought.best())
    with pytest.raises(ValueError, match="not asked"):
        hint(fresh, 0, Budget(iterations=3))
