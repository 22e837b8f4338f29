"""Payments: what is offered is exactly what the definition gives, each way once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import pytest

from ennead.games.pharaon.currency import Currency, affordable, cost_of, currency_of, declared
from ennead.games.pharaon.game import PharaonGame
from ennead.games.pharaon.rules.paying import BUILD
from ennead.games.pharaon.rules.payment import LONGEST, SHOWN, cheapest, payment_option, payments
from ennead.games.pharaon.rules.purse import Goods, payable
from ennead.games.pharaon.state import Pharaon, Turn
from ennead.games.pharaon.tables import FIXED, FREE, SILVER, Cost, Tables
from ennead.games.pharaon.verbs import PAY_OTHERWISE, Enter, OfToken, Pay
from ennead.kernel import Option
from ennead.kernel.chance import NO_LUCK
from ennead.kernel.perft import FIRST, perft

Payment = tuple[int, tuple[int, ...]]
"""The entry token and the rest, sorted."""


def unpack(zone: int, code: int) -> Payment:
    paid = payment_option(zone, code)
    return paid.token, paid.tokens


def purses(box: Tables, rng: random.Random, count: int) -> Iterator[tuple[Currency, list[int]]]:
    """Random Scribes, zones, wheel colours and any-colour entries, with random supplies."""
    for _ in range(count):
        supply = [0] * 18
        for _ in range(rng.randrange(7)):
            supply[rng.randrange(18)] += 1
        for _ in range(rng.randrange(4)):
            supply[rng.choice((SILVER, *range(5)))] += 1
        scribes = rng.choice((0, 0, 1, 2, 4, 8, 16, 3, 9, 21, 31))
        zone, colour, any_entry = rng.randrange(5), rng.randrange(5), rng.random() < 0.3
        yield Currency(box, scribes, zone, colour, any_entry), supply


def costs(box: Tables, rng: random.Random) -> Cost:
    return rng.choice(
        [
            *(action.cost for action in box.nile),
            *box.tomb_costs[1:],
            box.noble_cost,
            box.artisan_cost,
            box.bonus_offering,
            box.plain_offering,
            Cost(FREE, 2),
        ]
    )


def slots_of(cost: Cost) -> list[tuple[int, ...]]:
    """What has to be filled: a list of colours, or one of several lists."""
    if cost.kind == FIXED:
        return [tuple(colour for colour in range(5) for _ in range(cost.need[colour]))]
    return [(colour,) * cost.size for colour in range(5)]


def colours_of(currency: Currency, token: int) -> list[int]:
    return [colour for colour in range(5) if currency.masks[token] >> colour & 1]


def pays(currency: Currency, cost: Cost, entry: int, rest: tuple[int, ...]) -> bool:
    """The payment model, word by word: each token has one colour and fills at most one slot."""
    entries = [colour for colour in range(5) if currency.entry_colours(entry) >> colour & 1]
    if not entries:
        return False
    if cost.kind == FREE:
        return len(rest) == cost.size
    for colour, slots in product(entries, slots_of(cost)):
        wanted = [slots]
        if colour in slots:
            fewer = list(slots)
            fewer.remove(colour)
            wanted.append(tuple(fewer))
        for filling in product(*(colours_of(currency, token) for token in rest)):
            if any(Counter(filling) == Counter(one) for one in wanted):
                return True
    return False


def brute_force(currency: Currency, supply: list[int], cost: Cost) -> set[Payment]:
    """Every choice of tokens that pays and from which nothing could be taken back."""
    owned = [token for token in currency.coins if supply[token]]
    found: set[Payment] = set()
    for entry in owned:
        for size in range(LONGEST):
            for rest in combinations_with_replacement(owned, size):
                spent = Counter((entry, *rest))
                if any(supply[token] < number for token, number in spent.items()):
                    continue
                if pays(currency, cost, entry, rest):
                    found.add((entry, rest))
    return {
        (entry, rest)
        for entry, rest in found
        if not any(
            (entry, smaller) in found
            for size in range(len(rest))
            for smaller in set(combinations(rest, size))
        )
    }


@pytest.mark.parametrize("options", [{}, {"scribes": "chain"}, {"wild-entry": "wheel"}])
def test_payments_are_those_of_brute_force(game: PharaonGame, options: dict[str, str]) -> None:
    """Every distinct payment is found, none twice, none wasteful, and `payable` agrees."""
    box = game.box(game.setup(3, options))
    rng = random.Random(11)
    for currency, supply in purses(box, rng, 60):
        cost = costs(box, rng)
        before = list(supply)
        found = [unpack(currency.zone, code) for code in payments(currency, supply, cost)]
        assert len(set(found)) == len(found)
        assert set(found) == brute_force(currency, supply, cost)
        assert payable(currency, supply, Goods(supply), cost) == bool(found)
        assert affordable(currency, supply, cost) == bool(found)
        if found:
            assert unpack(currency.zone, cheapest(currency, supply, cost)) == found[0]
        assert supply == before


def test_declared_colours_really_pay(game: PharaonGame) -> None:
    """What a payment is said to count as fills the cost, each token by a colour it may have."""
    box = game.box(game.setup(3))
    rng = random.Random(5)
    for currency, supply in purses(box, rng, 200):
        cost = costs(box, rng)
        for code in payments(currency, supply, cost)[:20]:
            entry, rest = unpack(currency.zone, code)
            counted = declared(currency, cost, entry, rest)
            assert counted is not None
            colour, filling = counted
            assert currency.entry_colours(entry) >> colour & 1
            if cost.kind == FREE:
                continue
            for token, shown in zip(rest, filling, strict=True):
                assert currency.masks[token] >> shown & 1
            whole = [Counter(slots) for slots in slots_of(cost)]
            assert Counter(filling) in whole or Counter((colour, *filling)) in whole


def test_the_cheapest_sensible_payment_comes_first(game: PharaonGame) -> None:
    """Basics go before resource offerings, these before jokers, these before silver."""
    box = game.box(game.setup(3))
    supply = [3] * 18
    plain = Currency(box, 0, 2, 0, any_entry=False)
    first = unpack(2, payments(plain, supply, box.artisan_cost)[0])
    assert first == (0, (0, 0))


@pytest.mark.parametrize(("yellow", "red", "spent"), [(1, 3, 3), (3, 1, 1), (1, 1, 3), (2, 2, 3)])
def test_a_scribe_spends_what_there_is_more_of(
    game: PharaonGame, yellow: int, red: int, spent: int
) -> None:
    """Red or yellow for a red slot: the kind that there is more of first, of equals red itself."""
    box = game.box(game.setup(3))
    swapping = Currency(box, 4, 3, 0, any_entry=False)
    supply = [2, yellow, 0, red, 1, *[0] * 13]
    first = unpack(3, payments(swapping, supply, box.nile[3].cost)[0])
    assert first == (0, (spent, 4))


@pytest.mark.parametrize(("green", "red", "spent"), [(0, 3, 3), (3, 2, 2)])
def test_three_of_a_kind_are_one_kind_before_a_scribe_mixes(
    game: PharaonGame, green: int, red: int, spent: int
) -> None:
    """Whoever has three of a kind is not offered a mixture of red and yellow first."""
    box = game.box(game.setup(3))
    swapping = Currency(box, 4, 2, 0, any_entry=False)
    supply = [1, 1, green, red, 0, *[0] * 13]
    first = unpack(2, payments(swapping, supply, box.artisan_cost)[0])
    assert first == (0, (spent,) * 3)


def rich_position(game: PharaonGame, nobles: list[str], tokens: dict[str, int]) -> Pharaon:
    """A player with these tokens in front of the nobles zone."""
    setup = game.setup(3)
    given = {"players": [{"tokens": tokens, "nobles": nobles}], "entry": {"nobles": "black"}}
    g = game.stage(setup, game.box(setup), given)
    g.luck = NO_LUCK
    game.resume(g)
    return g


MIXED = {"black": 2, "red": 2, "yellow": 1, "blue": 1, "silver": 2, "nobles-joker": 1}


@pytest.mark.parametrize(
    ("nobles", "tokens"),
    [
        (["general"], dict.fromkeys(("black", "red", "yellow", "blue", "green", "silver"), 4)),
        (["judge"], MIXED | {"green-offering": 1}),
        (["scribe-1", "scribe-2"], MIXED | {"green-offering": 2, "red-offering": 1}),
    ],
)
def test_menus_of_payments_are_bounded_and_reach_everything(
    game: PharaonGame, nobles: list[str], tokens: dict[str, int]
) -> None:
    """At most SHOWN + 1 payments are listed and 12 tokens offered; every payment is reached."""
    g = rich_position(game, nobles, tokens)
    noble = game.notation.names["noble"][g.noble_row[0]]
    game.apply(g, 0, game.choose(g, 0, f"take noble {noble}"))
    cost = cost_of(g, 0, 1, -1, False)
    everything = {
        unpack(1, code) for code in payments(currency_of(g, 0, 1), g.players[0].supply, cost)
    }
    menu = game.menu(g, 0)
    assert len(menu) == SHOWN + 1
    listed = {(option.token, option.tokens) for option in menu if isinstance(option, Pay)}
    built = set(_built(game, g))
    assert not listed & built
    assert listed | built == everything


def _built(game: PharaonGame, g: Pharaon) -> Iterator[Payment]:
    """Every payment that building token by token arrives at, whatever the order of clicks."""
    g = game.copy(g)
    frame = g.frames[-1]
    assert isinstance(frame, Turn)
    frontier: list[Payment] = [(-1, ())]
    seen = set(frontier)
    while frontier:
        entry, spent = frontier.pop()
        frame.entry, frame.spent = entry, spent
        menu = BUILD.menu(g, frame, 0)
        assert 1 <= len(menu) <= 12
        for option in menu:
            assert isinstance(option, OfToken)
            after = (
                (option.token, ())
                if isinstance(option, Enter)
                else (entry, tuple(sorted((*spent, option.token))))
            )
            if after in seen:
                continue
            seen.add(after)
            if len(after[1]) == LONGEST - 1:
                yield after
            else:
                frontier.append(after)


def test_menus_of_the_rich_are_what_the_rules_allow(game: PharaonGame) -> None:
    """With many tokens and any nobles, menus are exactly what passes every rule, one by one."""
    rng = random.Random(3)
    asked: Counter[str] = Counter()
    for options in ({}, {"scribes": "chain", "judge": "all-five"}, {"wild-entry": "wheel"}) * 16:
        g = random_position(game, rng, options)
        while g.asked == (0,) and g.question in ("turn", "pay", "build"):
            menu: list[Option] = game.menu(g, 0)
            reference = game.reference(g, 0)
            assert len(menu) == len(reference)
            assert set(menu) == set(reference)
            asked[g.question] += 1
            otherwise = menu[-1] is PAY_OTHERWISE.only
            game.apply(g, 0, menu[-1 if otherwise else int(rng.random() * len(menu))])
    assert min(asked[question] for question in ("turn", "pay", "build")) >= 20


def random_position(game: PharaonGame, rng: random.Random, options: dict[str, str]) -> Pharaon:
    """A player with tokens of a few kinds and three nobles; one section of the wheel is full."""
    setup = game.setup(3, options)
    tokens = rng.sample([name for name in game.notation.names["token"] if "plus" not in name], 7)
    nobles = rng.sample(game.notation.names["noble"][:20], 3)
    given = {
        "players": [{"tokens": {name: rng.randrange(1, 3) for name in tokens}, "nobles": nobles}],
        "wheel": {name: ["silver"] * 3 for name in rng.sample(("black", "red", "blue"), 1)},
    }
    g = game.stage(setup, game.box(setup), given)
    g.luck = FIRST
    game.resume(g)
    return g


def test_perft_of_a_rich_turn(game: PharaonGame) -> None:
    """Sequences of decisions from the middle of a round, payments included, are what they were."""
    setup = game.setup(2)
    rich = {"black": 3, "yellow": 2, "green": 2, "red": 2, "blue": 1, "silver": 2, "nile-joker": 1}
    players = [{"tokens": rich, "nobles": ["scribe-1", "soothsayer"]}, {"tokens": rich}]
    g = game.stage(setup, game.box(setup), {"players": players})
    g.luck = FIRST
    game.resume(g)
    assert [perft(game, g, depth) for depth in range(1, 4)] == [23, 242, 607]
