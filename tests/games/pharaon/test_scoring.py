"""Scores: gods are assigned optimally, every part is what the rulebook says."""

from __future__ import annotations

import random
from itertools import combinations, pairwise, permutations

import pytest

from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.rules.scoring import borders, elements, score
from ennead.games.pharaon.rules.wheel import entry_colours
from ennead.games.pharaon.state import Pharaon, Player
from ennead.games.pharaon.tables import RESOURCES
from ennead.kernel.chance import Sampled
from ennead.kernel.errors import PackError


def position(game: PharaonGame, rng: random.Random) -> Pharaon:
    """A random player on a random ring."""
    setup = game.setup(2)
    g = game.stage(setup, game.box(setup), {})
    g.ring = (0, *rng.sample(range(1, 5), 4))
    player = g.players[0]
    player.tomb = rng.randrange(9)
    player.tracks = [rng.randrange(4) for _ in range(5)]
    player.supply = [rng.randrange(3) for _ in range(18)]
    player.nobles = tuple(rng.sample(range(26), rng.randrange(6)))
    player.artisans = tuple(rng.sample(range(30), rng.randrange(9)))
    g.pharaoh, g.first = rng.choice((-1, 0, 1)), rng.choice((0, 1))
    return g


def noble_scores(g: Pharaon, player: Player, gods: frozenset[int]) -> list[int]:
    """The texts of the noble cards, word by word; `gods` are borders of the ring."""
    zone_at = list(g.ring)

    def beside(zone: int) -> int:
        at = zone_at.index(zone)
        return (at in gods) + ((at - 1) % 5 in gods)

    left = player.supply
    offerings = sum(left[RESOURCES:])
    texts = {
        5: 7 + 4 * (g.pharaoh == 0) + 4 * (g.first == 0), 6: 10, 7: 12, 8: 10, 9: 10, 10: 12,
        11: 3 + 3 * len(player.nobles),
        12: 6 + 2 * len({g.box.artisan_points[card] for card in player.artisans}),
        13: 6 + 2 * player.tomb, 14: 6 + 2 * offerings, 15: 5 + 3 * player.tracks.count(3),
        16: 3 + 3 * len(gods), 17: 8 + 2 * left[5], 18: 7 + sum(left[:5]) + sum(left[6:11]),
        20: 2, 21: 4, 22: 0, 23: 0, 24: 2, 25: 2,
    }  # fmt: skip
    texts |= {scribe: 4 + 4 * beside(scribe) for scribe in range(5)}
    others = [texts[noble] for noble in player.nobles if noble != 19]
    return [max(others, default=0) if noble == 19 else texts[noble] for noble in player.nobles]


def serves(need_left: int, need_right: int, have: int) -> bool:
    """Elements of a zone handed out one by one: none serves both gods."""
    return any(
        len(first) >= need_left and have - len(first) >= need_right
        for size in range(have + 1)
        for first in list(combinations(range(have), size))[:1]
    )


def test_gods_are_those_of_brute_force(game: PharaonGame) -> None:
    """R23: no other set of gods with elements of its own gives a higher total."""
    rng = random.Random(23)
    for _ in range(150):
        g = position(game, rng)
        player = g.players[0]
        have = elements(player)
        gods = borders(g.box, g.ring)
        best = -1
        for size in range(6):
            for chosen in combinations(range(5), size):
                wanted = frozenset(chosen)
                fits = all(
                    serves(
                        gods[(at - 1) % 5].right_need if (at - 1) % 5 in wanted else 0,
                        gods[at].left_need if at in wanted else 0,
                        have[zone],
                    )
                    for at, zone in enumerate(g.ring)
                )
                if fits:
                    points = sum(gods[at].points for at in wanted)
                    best = max(best, points + sum(noble_scores(g, player, wanted)))
        counted = score(g, 0)
        assert counted.god_points + counted.nobles == best
        assert list(counted.by_noble) == noble_scores(g, player, frozenset(counted.gods))


def test_every_zone_meets_every_colour_once(game: PharaonGame) -> None:
    """1.15.c: from all 240 starts each zone meets five colours in five rounds, zone by zone."""
    setup = game.setup(3)
    g = game.stage(setup, game.box(setup), {})
    starts = set()
    for order in permutations(range(1, 5)):
        for alignment in range(5):
            for direction in (1, -1):
                g.ring, g.alignment, g.direction = (0, *order), alignment, direction
                rounds = [entry_colours(g, number) for number in range(1, 6)]
                assert all(len({met[zone] for met in rounds}) == 5 for zone in range(5))
                for now, after in pairwise(rounds):
                    for at in range(5):  # the colour of a zone moves on to its neighbour
                        assert after[g.ring[(at + direction) % 5]] == now[g.ring[at]]
                starts.add((g.ring, tuple(rounds)))
    assert len(starts) == 240


def test_components_add_up(game: PharaonGame) -> None:
    """The box of the rulebook: numbers of all components; jars and costs are balanced."""
    box = game.box(game.setup(3))
    assert sum(box.counts[:RESOURCES]) == 120
    assert sum(box.counts[RESOURCES:]) == 40
    assert (len(box.jars), len(box.artisan_points), len(box.nobles)) == (30, 30, 26)
    assert len({tuple(sorted(jar)) for jar in box.jars}) == 30
    for place in range(3):
        assert sorted(jar[place] for jar in box.jars) == sorted([*range(5)] * 6)
    assert [cost.size for cost in box.tomb_costs] == [0, 2, 2, 3, 3, 3, 4, 4, 4]
    assert {sum(cost.need[colour] for cost in box.tomb_costs) for colour in range(5)} == {5}
    assert {sum(action.cost.need[colour] for action in box.nile) for colour in range(5)} == {2}
    for players, table in game.components.of("table").items():
        count = int(players)
        assert table["pairs"] == table["bonus"] == max(count, 2) + 1
        assert table["spaces"] == (4 if count >= 4 else 3)


def test_a_jar_of_three_equal_fills_its_section(game: PharaonGame) -> None:
    """R27: with a pack such a jar just closes its zone; a fourth token stays in the bank."""
    packed = game.with_pack({"jar": {"j01": {"left": "black", "right": "black"}}}, "pack.toml")
    setup = packed.setup(2)
    given = {"jars": ["j01", "j02"], "players": [{}, {"row": 1, "field": 1}]}
    g = packed.stage(setup, packed.box(setup), given)
    g.luck = Sampled(random.Random(1))
    packed.resume(g)
    for move in ("pass", "take jar j02"):
        packed.apply(g, 0, packed.choose(g, 0, move))
    assert g.wheel[0] == [0, 0, 0]
    assert g.bank[0] == 20 - 3 - g.players[0].supply[0]


@pytest.mark.parametrize(
    ("pack", "path"),
    [
        ({"zone": {"nobles": {"tokens": 4}}}, "zone.nobles.tokens"),
        ({"nile": {"1": {"cost": ["silver", "red"]}}}, "nile.1.cost"),
        ({"tomb": {"8": {"cost": ["red"] * 5}}}, "tomb.8.cost"),
        ({"zone": {"artisans": {"tokens": 9}}}, "zone.artisans.tokens"),
        ({"jar": {"j01": {"bottom": "gold"}}}, "jar.j01.bottom"),
        ({"table": {"2": {"spaces": 7}}}, "table.2.spaces"),
        ({"board": {"a-dark": {"jars": 40}}}, "board.a-dark.jars"),
        ({"table": {"3": {"pairs": 9}}}, "table.3.pairs"),
        ({"noble": {"stewardess": {"zone": "tomb"}}}, "noble"),
        ({"wheel": {"wheel": {"clockwise": ["red"] * 5}}}, "wheel.wheel.clockwise"),
        ({"setup": {"match": {"rounds": 9}}}, "setup.match.rounds"),
        ({"zone": {"tomb": {"god": "horus"}}}, "zone.god"),
    ],
)
def test_impossible_packs_are_refused(
    game: PharaonGame, pack: dict[str, dict[str, dict[str, object]]], path: str
) -> None:
    """A pack that cannot be played is refused with the path of the bad value."""
    with pytest.raises(PackError) as error:
        game.with_pack(pack, "pack.toml")
    assert path in str(error.value)
