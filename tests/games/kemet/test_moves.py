"""Moves against brute force: menus let a move end exactly where the rulebook does."""

from __future__ import annotations

import random
from typing import TypeAlias

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.rules.control import is_foreign
from ennead.games.kemet.rules.paths import Movement, subsets
from ennead.games.kemet.state import Kemet
from ennead.games.kemet.verbs import Summon
from ennead.kernel.conformance import check

LIMIT = 2
Ending: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"


@pytest.fixture(scope="module")
def small(game: KemetGame) -> KemetGame:
    """The same game with troops of at most two units, so that limits are reached soon."""
    pack = {"limit": {"troop": {"value": LIMIT}, "start-units": {"value": LIMIT}}}
    changed = game.with_pack(pack, "small troops")
    assert isinstance(changed, KemetGame)
    return changed


def position(small: KemetGame, seed: int) -> Kemet:
    """A few troops, some with creatures, around a city; the first district moves."""
    rng = random.Random(seed)
    tiles = ["ruby-scarab", "sapphire-sphinx"]
    zones = ["north-west-2", "north-west-3", "north-west-gate", "western-obelisk"]
    given: dict[str, dict[str, object]] = {"north-west-1": {"seat": 0, "units": LIMIT}}
    for zone in zones:
        if rng.random() < 0.55:
            given[zone] = {"seat": 0, "units": 1 + int(rng.random() * LIMIT)}
    homes = list(given)
    given[homes[int(rng.random() * len(homes))]]["creature"] = "sphinx"
    if rng.random() < 0.6:
        other = homes[int(rng.random() * len(homes))]
        given[other].setdefault("creature", "scarab")
    setup = small.setup(2)
    teleport = seed % 2
    if not teleport:
        tiles.append("ruby-mafdet")
    players = [{"prayer": 2 * teleport, "tiles": tiles}]
    pyramids = {"north-west-1": "ruby 1", "north-west-3": "sapphire 1"} if teleport else {}
    words = {"zones": given, "players": players, "pyramids": pyramids}
    g = small.stage(setup, small.box(setup), words)
    small.resume(g)
    return g


def by_menus(small: KemetGame, g: Kemet) -> set[Ending]:
    """Every end of a move that a player can reach by choosing from menus."""
    found: set[Ending] = set()
    waiting = [g]
    while waiting:
        here = waiting.pop()
        if here.question not in ("step", "take"):
            found.add((tuple(here.units), tuple(here.beasts)))
            continue
        menu = small.menu(here, 0)
        assert menu, "a move got stuck"
        for option in menu:
            if not isinstance(option, Summon):
                after = small.copy(here)
                small.apply(after, 0, option)
                waiting.append(after)
    return found


def by_the_book(g: Kemet, f: Movement) -> set[Ending]:
    """4.e word by word: break limits as you like on the way, keep them everywhere at the end."""
    found: set[Ending] = set()
    paid = 1 if g.players[0].prayer >= g.box.limits.teleport_cost else 0
    waiting = [(f.zone, tuple(g.units), tuple(g.beasts), f.moves, paid, 0)]
    seen = set(waiting)
    while waiting:
        zone, units, beasts, moves, paid, districts = waiting.pop()
        if max(units) <= LIMIT and max(mask.bit_count() for mask in beasts) <= 1:
            found.add((units, beasts))
        goals = [(goal, 1, 0) for goal in g.box.board.links[0][zone]] if moves else []
        if paid and zone < len(g.level) and g.level[zone]:
            goals += [(goal, 0, 1) for goal in g.box.board.obelisks if goal != zone]
        for goal, step, cost in goals:
            foreign = is_foreign(g, 0, goal)
            if foreign and (districts or not g.box.board.touching[f.origin] >> goal & 1):
                continue
            for count in range(1, units[zone] + 1):
                for going in subsets(beasts[zone]):
                    after = split(zone, goal, units, beasts, count, going)
                    state = (goal, *after, moves - step, paid - cost, districts + foreign)
                    if state not in seen:
                        seen.add(state)
                        waiting.append(state)
    return found


def split(
    zone: int, goal: int, units: tuple[int, ...], beasts: tuple[int, ...], count: int, going: int
) -> Ending:
    """The board after a party has gone; creatures left alone are home."""
    after, with_them = list(units), list(beasts)
    after[zone] -= count
    after[goal] += count
    with_them[zone] = with_them[zone] & ~going if after[zone] else 0
    with_them[goal] |= going
    return tuple(after), tuple(with_them)


@pytest.mark.parametrize("seed", range(12))
def test_menus_reach_every_legal_end(small: KemetGame, seed: int) -> None:
    """A-67, A-68: no legal end of a move is lost, none is added, and no move gets stuck."""
    g = position(small, seed)
    for text in ("act move-3", "lead north-west-1"):
        small.apply(g, 0, small.choose(g, 0, text))
    movement = g.frames[-1]
    assert isinstance(movement, Movement)
    assert by_menus(small, g) == by_the_book(g, movement)


def test_rules_and_menus_agree_where_limits_are_tight(small: KemetGame) -> None:
    """With small troops, often over a limit on their way, menus are what the rules allow."""
    report = check(small, small.setup(2), games=2, seed=5)
    assert [str(fault) for fault in report.faults] == []
