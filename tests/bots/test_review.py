"""Hints and reviews."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.bots import make
from ennead.bots.review import judge, positions, review
from ennead.bots.search import Budget
from ennead.games import GAMES, load
from ennead.kernel import Keyed, Match

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
    """All real choices of the seat are there; the same seed gives the same review."""
    one = review(match, 0, Budget(iterations=12), seed=1)
    assert one == review(match, 0, Budget(iterations=12), seed=1)
    assert {judged.seat for judged in one.choices} == {0}
    assert all(0 <= judged.lost <= 1 for judged in one.choices)


def test_luck_and_skill_add_up(match: Match) -> None:
    """First estimate, minus what was given away, plus luck, is the result."""
    one = review(match, 0, Budget(iterations=12), seed=1)
    winners = GAME.winners(match.position)
    assert one.result == (1 / len(winners) if 0 in winners else 0.0)
    assert one.start - one.lost + one.luck == pytest.approx(one.result)
    assert one.lost == pytest.approx(sum(judged.lost for judged in one.choices))


def test_a_throw_away_is_found_and_good_play_is_not_blamed() -> None:
    """Who plays the lowest-rated options gives away more than who plays the best-rated ones."""
    weigh: Any = GAME.judgement().weigh
    lost = [0.0, 0.0]
    for number in range(4):
        match = Match.begin(GAME, GAME.setup(2), Keyed(b"throw %d" % number))
        while not match.over:
            seat = match.asked[0]
            menu = GAME.menu(match.position, seat)
            weights = weigh(match.view(seat).state, seat, menu)
            pick = (min if (seat + number) % 2 else max)(range(len(menu)), key=weights.__getitem__)
            match.choose(seat, menu[pick])
        for seat in (0, 1):
            lost[(seat + number) % 2] += review(match, seat, Budget(iterations=24)).lost
    good, bad = lost
    assert bad > 2 * good


@pytest.mark.parametrize("id", GAMES)
def test_a_choice_is_judged_by_what_the_player_could_know(id: str) -> None:
    """With everything hidden dealt anew, the judgement of a move stays the same, in every game."""
    game = load(id)
    rng = random.Random(f"judged {id}")
    match = Match.begin(game, game.setup(2), Keyed(b"judged"))
    judged = 0
    while not match.over and judged < 3:
        seat = match.asked[0]
        menu = game.menu(match.position, seat)
        before = game.copy(match.position)
        match.choose(seat, menu[int(rng.random() * len(menu))])
        if len(menu) > 2 and rng.random() < 0.2:
            other = game.determinize(game.view(before, seat), rng)
            number = len(match.record) - 1
            one, two = (judge(match, g, number, Budget(iterations=4)) for g in (before, other))
            assert one == two
            assert one.best in menu
            assert 0 <= one.value_chosen <= one.value_best <= 1
            judged += 1
    assert judged == 3


def test_who_plays_alone_is_judged_by_how_much_of_the_goal_is_reached() -> None:
    """Where a match of one is won by all or nothing: by the part of the goal that was reached."""
    game = load("afterlife")
    match = Match.begin(game, game.setup(1), Keyed(b"alone"))
    while not match.over:
        menu = game.menu(match.position, 0)
        match.choose(0, make("greedy").choose(game, match.view(0), menu, random.Random(1)))
    number, world = next(
        (number, game.copy(g))
        for number, g in positions(match)
        if g.turn >= match.position.turn - 2 and len(game.menu(g, 0)) > 1
    )
    judged = judge(match, world, number, Budget(iterations=4))
    reached = game.scores(match.position)[0] / match.position.goal
    assert 0.3 < reached < 1
    assert judged.value_chosen == pytest.approx(reached, abs=0.1)
    assert judged.value_best >= judged.value_chosen
