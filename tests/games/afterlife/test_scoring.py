"""Scoring: the fast sums are those of the rulebook's words, for every pool."""

from __future__ import annotations

import random

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.rules.pools import market
from ennead.games.afterlife.rules.scoring import goal, points, whole
from ennead.games.afterlife.scene.seats import score_lines
from ennead.games.afterlife.tables import KINDS, NAMES, SETS
from ennead.kernel.chance import Sampled

POOLS = ("afterlife", "original", "mix", "half-independent", "half-merged", "five", "six")


def brute_force(game: AfterlifeGame, pool: str, players: int, tomb: list[str]) -> int:
    """1.11.b word by word, on names and sets."""
    cards, merged = game.components.of("card"), game.components["pool", pool]["merged"]
    supersets = [set(game.components["pair", pair]["sets"]) for pair in merged]
    total = sum(int(cards[name].get("vp", 0)) for name in tomb)
    seen = [name for name in set(tomb) if cards[name]["set"] not in ("starter", "unique")]
    if players == 1:
        seen = [name for name in seen if tomb.count(name) == 1]
    while seen:
        group = {cards[seen[0]]["set"]}
        group = next((pair for pair in supersets if group <= pair), group)
        together = [name for name in seen if cards[name]["set"] in group]
        total += len(together) ** 2
        seen = [name for name in seen if name not in together]
    return total


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("players", [1, 2])
def test_points_are_those_of_brute_force(game: AfterlifeGame, players: int, pool: str) -> None:
    """Any tomb scores what the words of the rulebook give, and its lines add up to it."""
    setup = game.setup(players, {"pool": pool})
    box = game.box(setup)
    rng = random.Random(5)
    copies = market(box, Sampled(rng))
    deck = [card for card in range(KINDS) for _ in range(copies[card] or 2 * (card < 4))]
    for _ in range(60):
        tomb = sorted(rng.sample(deck, rng.randrange(len(deck))))
        expected = brute_force(game, pool, players, [NAMES[card] for card in tomb])
        assert points(box, tomb) == expected
        assert sum(value for _, _, value, _ in score_lines(box, tuple(tomb))) == expected


@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        ("afterlife", 164),
        ("original", 164),
        ("mix", 164),
        ("half-independent", 2 * 135 + 29),
        ("half-merged", 36 + 64 + 100 + 144 + 196 + 29),
        ("five", 36 + 64 + 25 + 36 + 49 + 29),
    ],
)
def test_the_solo_goal_is_the_whole_pool(game: AfterlifeGame, pool: str, expected: int) -> None:
    """1.15.f: one of every card, all starters and uniques reach the goal exactly."""
    g = game.start(game.setup(1, {"pool": pool}), Sampled(random.Random(2)))
    starters = [card for card in range(4) for _ in range(g.box.each[card])]
    perfect = sorted([card for card in range(KINDS) if g.copies[card]] + starters)
    assert goal(g) == points(g.box, perfect) == expected
    assert whole(g) == len(perfect)


def test_sets_have_the_sizes_of_the_rulebook(game: AfterlifeGame) -> None:
    """1.14: pairs of sets of 3, 4, 5, 6 and 7 different cards."""
    box = game.box(game.setup(2))
    sizes = [sum(1 for card in range(KINDS) if box.set_of[card] == s) for s in range(len(SETS))]
    assert sizes == [4, 12, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7]
    assert box.group_size[2:] == sizes[2:]
