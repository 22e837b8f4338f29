"""Pools: which market cards a match is played with, and which set-ups are refused."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.rules import pools
from ennead.games.afterlife.rules.pools import COSTS, PAIRS
from ennead.games.afterlife.tables import KINDS, NAMES, SETS
from ennead.games.afterlife.verbs import END, PLAY, Swap
from ennead.kernel.chance import Sampled
from ennead.kernel.components import Components
from ennead.kernel.errors import PackError, SetupError


def market(
    game: AfterlifeGame, players: int, options: dict[str, str], seed: int = 1
) -> dict[str, int]:
    setup = game.setup(players, options)
    copies = pools.market(game.box(setup), Sampled(random.Random(seed)))
    return {NAMES[card]: copies[card] for card in range(KINDS) if copies[card]}


def levels(components: Components, cards: Mapping[str, int]) -> list[int]:
    return [
        sum(n for name, n in cards.items() if components["card", name]["level"] == level)
        for level in (2, 3)
    ]


@pytest.mark.parametrize(
    ("players", "pool", "size", "split"),
    [
        (2, "afterlife", 56, [29, 27]),
        (2, "original", 56, [29, 27]),
        (2, "mix", 56, [29, 27]),
        (2, "half-independent", 56, [29, 27]),
        (2, "half-merged", 56, [29, 27]),
        (2, "five", 70, [37, 33]),
        (7, "standard", 98, None),
        (8, "standard", 112, None),
    ],
)
def test_sizes(
    game: AfterlifeGame, players: int, pool: str, size: int, split: list[int] | None
) -> None:
    """Each pool has its number of cards and split of levels, whatever is chosen."""
    for seed in range(12):
        wish = {"uniques": "per-cost"} if players < 7 else {}
        cards = market(game, players, {"pool": pool, **wish}, seed)
        assert (
            sum(cards.values()) == size == game.box(game.setup(players, {"pool": pool})).pool_size
        )
        assert split in (None, levels(game.components, cards))


def test_six_players(game: AfterlifeGame) -> None:
    """84 cards: 74 of sets (40 and 34 by level) and ten of the twelve uniques."""
    for seed in range(12):
        cards = market(game, 6, {}, seed)
        of = game.components.of("card")
        uniques = [name for name in cards if of[name]["set"] == "unique"]
        assert sum(cards.values()) == 84
        assert len(uniques) == 10
        sets = {name: n for name, n in cards.items() if name not in uniques}
        assert levels(game.components, sets) == [40, 34]


def test_two_named_uniques_stay_out(game: AfterlifeGame) -> None:
    """Any ten of the twelve uniques can be had by naming the two to leave out."""
    cards = market(game, 6, {"left-out-1": "headrest", "left-out-2": "ibex-figurine"})
    of = game.components.of("card")
    assert "headrest" not in cards
    assert "ibex-figurine" not in cards
    assert sum(1 for name in cards if of[name]["set"] == "unique") == 10


def test_one_unique_of_each_cost(game: AfterlifeGame) -> None:
    """Mixed uniques: exactly one of each cost, from the box that was named."""
    wish = {f"unique-of-{cost}": ("afterlife", "original")[cost % 2] for cost in COSTS}
    cards = market(game, 3, {"pool": "mix", "uniques": "per-cost", **wish})
    of = game.components.of("card")
    uniques = sorted(
        (of[name]["cost"], of[name]["box"]) for name in cards if of[name]["set"] == "unique"
    )
    assert uniques == [(cost, ("afterlife", "original")[cost % 2]) for cost in COSTS]


def test_half_sets_have_single_copies(game: AfterlifeGame) -> None:
    """Every non-starter card exists once."""
    cards = market(game, 4, {"pool": "half-merged"})
    assert set(cards.values()) == {1}
    assert len(cards) == 56


def test_random_sets_are_all_possible(game: AfterlifeGame) -> None:
    """Every one of the ten sets comes up in some random mix, never both of a pair."""
    seen: set[str] = set()
    for seed in range(30):
        cards = market(game, 2, {"pool": "mix"}, seed)
        sets = {game.components["card", name]["set"] for name in cards}
        seen |= sets
        assert all(len(sets & set(pair)) == 1 for pair in PAIRS)
    assert seen == set(SETS) - {"starter"}


@pytest.mark.parametrize("halves", ["independent", "merged"])
@pytest.mark.parametrize(
    ("players", "pool"), [(3, "standard"), (2, "mix"), (5, "standard"), (2, "six"), (7, "seven")]
)
def test_half_sets_keep_the_number(
    game: AfterlifeGame, players: int, pool: str, halves: str
) -> None:
    """Where a pool takes one set of a pair, half sets take both halves: as many cards, no more."""
    cards = market(game, players, {"pool": pool, "half-sets": halves})
    assert sum(cards.values()) == sum(market(game, players, {"pool": pool}).values())
    of = game.components.of("card")
    for pair in PAIRS:
        held = [sum(n for name, n in cards.items() if of[name]["set"] == one) for one in pair]
        assert held[0] == held[1] > 0


def test_a_pool_of_ones_own_is_what_was_named(game: AfterlifeGame) -> None:
    """Sets and single cards add up; the same wishes in another order are the same set-up."""
    wish = {"pool": "free", "cards": "boat,weapons,axe,statues*2,tomb-art"}
    cards = market(game, 2, wish)
    assert cards["axe"] == 2
    assert cards["bow"] == cards["boat"] == cards["victory"] == 1
    assert cards["statue-seth"] == 2
    assert sum(cards.values()) == 1 + 6 + 1 + 14 + 7
    other = game.setup(2, {**wish, "cards": "tomb-art,statues*2,axe,weapons,boat"})
    assert other == game.setup(2, wish)
    box = game.box(other)
    assert [box.group_size[SETS.index(name)] for name in ("weapons", "statues", "books")] == [
        6,
        7,
        0,
    ]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7, 8])
def test_the_usual_pool_fits_the_number(game: AfterlifeGame, players: int) -> None:
    """14 market cards a player from four on."""
    assert sum(market(game, players, {}).values()) == 14 * max(4, players)


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (5, {"pool": "afterlife"}, "at most 4 players"),
        (6, {"pool": "five"}, "at most 5 players"),
        (9, {}, "1 to 8 players"),
        (8, {"half-sets": "merged"}, "every set in full"),
        (2, {"half-sets": "merged", "pool": "afterlife"}, "half-sets of afterlife is for pool"),
        (2, {"half-sets": "merged", "set-of-3": "sarcophagi"}, "take both of a size"),
        (2, {"pool": "seven", "uniques": "original"}, "uniques of afterlife is for pool"),
        (2, {"cards": "axe"}, "cards of afterlife is for pool free, not standard"),
        (2, {"pool": "free"}, "at least 28 cards, not 0"),
        (2, {"pool": "free", "cards": "weapons*2,books*2"}, "at least 28 cards, not 24"),
        (2, {"pool": "free", "cards": "weapons*2,axe"}, "axe is there 2 times at most, not 3"),
        (2, {"pool": "free", "cards": "boat*2"}, "boat is there 1 times at most"),
        (2, {"pool": "free", "cards": "boat*3"}, "boat at most 2 times, not 3"),
        (2, {"pool": "free", "cards": "shabti"}, "has no 'shabti'"),
        (2, {"pool": "free", "cards": "boat,boat"}, "names boat twice"),
        (2, {"pool": "free", "cards": "boat,,axe"}, "is a list such as"),
        (2, {"pool": "free", "cards": "boat*²"}, "is a list such as"),
        (2, {"starting-player": "seat-3"}, "seat-3 is empty"),
        (6, {"left-out-1": "boat", "left-out-2": "boat"}, "the same card"),
        (2, {"solo": "master"}, "is for 1 players"),
        (2, {"pool": "everything"}, "is one of"),
    ],
)
def test_impossible_setups_are_refused(
    game: AfterlifeGame, players: int, options: dict[str, str], said: str
) -> None:
    """What cannot be played is refused with what would be possible."""
    with pytest.raises(SetupError, match=said):
        game.setup(players, options)


@pytest.mark.parametrize(
    ("pack", "path"),
    [
        ({"card": {"axe": {"level": 3}}}, "box.afterlife.level-2"),
        ({"card": {"boat": {"copies": 2}}}, "box.original.level-2"),
        ({"set": {"weapons": {"size": 7}}}, "set.weapons.size"),
        ({"card": {"axe": {"cost": "three"}}}, "card.axe.cost"),
        ({"pool": {"five": {"market": 71}}}, "pool.five.market"),
        ({"tunable": {"boneyard": {"start": 51}}}, "tunable.boneyard.start"),
        ({"pair": {"red": {"sets": ["sarcophagi", "shoes"]}}}, "my box"),
    ],
)
def test_packs_with_impossible_totals_are_refused(
    game: AfterlifeGame, pack: dict[str, dict[str, dict[str, object]]], path: str
) -> None:
    """A pack that breaks the totals of the box names the bad value."""
    with pytest.raises(PackError) as error:
        game.with_pack(pack, "my box")
    assert path in error.value.where


def test_a_pack_changes_the_price(game: AfterlifeGame) -> None:
    """Owners' figures are played with."""
    other = game.with_pack({"card": {"axe": {"cost": 6, "gold": 5}}}, "my box")
    box = other.box(other.setup(2))
    assert box.cost[NAMES.index("axe")] == 6
    assert box.gold[NAMES.index("axe")] == 5


def test_a_pack_that_counts_swaps_still_ends(game: AfterlifeGame) -> None:
    """R-06: if a swap counts as a change, a round of nothing but swaps owes the sacrifice again."""
    pack = {"card": {"urn": {"counts-as-change": True}}}
    other = game.with_pack(pack, "my box")
    g = other.start(other.setup(2), Sampled(random.Random(1)))
    turns = 0
    while not g.over:
        menu = other.menu(g, g.asked[0])
        swaps = [o for o in menu if o is PLAY[NAMES.index("urn")] or isinstance(o, Swap)]
        ends = [o for o in menu if o is END.only]
        option = (swaps if g.changed == 0 else []) or ends or menu
        other.apply(g, g.asked[0], option[0])
        turns = g.turn
    assert turns <= 3 * (2 * 56 + 2)
