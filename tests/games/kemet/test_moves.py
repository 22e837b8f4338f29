"""Moves against brute force: menus let a move end exactly where the rulebook does."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TypeAlias

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.games.kemet.rules.paths import subsets
from ennead.games.kemet.state import Battle, Kemet, Movement
from ennead.games.kemet.verbs import Summon
from ennead.kernel.conformance import check

LIMIT = 2
Board: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...]]"
Ending: TypeAlias = "tuple[tuple[int, ...], tuple[int, ...], tuple[int, int, int] | None]"
"""Units and creatures by zone, and the battle that ended the move: its zone and who attacks."""


@pytest.fixture(scope="module")
def small(game: KemetGame) -> KemetGame:
    """The same game with troops of at most two units, so that limits are reached soon."""
    pack = {"limit": {"troop": {"value": LIMIT}, "start-units": {"value": LIMIT}}}
    changed = game.with_pack(pack, "small troops")
    assert isinstance(changed, KemetGame)
    return changed


def position(small: KemetGame, seed: int) -> Kemet:
    """A few troops with two creatures around a city, an enemy or two, cards and tiles of moves."""
    rng = random.Random(seed)
    creatures = rng.sample(["phoenix", "elephant", "griffin", "sphinx"], 2)
    tile = {"phoenix": "ruby", "griffin": "onyx"}
    tiles = [f"{tile.get(name, 'sapphire')}-{name}" for name in creatures]
    tiles += rng.sample(["ruby-mafdet", "ruby-portal", "sapphire-shield"], 1)
    zones = [
        "north-west-1",
        "north-west-2",
        "north-west-gate",
        "western-obelisk",
        "south-west-gate",
    ]
    given: dict[str, dict[str, object]] = {}
    for zone in zones:
        if rng.random() < 0.6:
            given[zone] = {"seat": 0, "units": 1 + int(rng.random() * LIMIT)}
    lead = rng.choice(zones)
    given[lead] = {"seat": 0, "units": LIMIT, "creature": creatures[0]}
    if rng.random() < 0.7:
        given[rng.choice(list(given))].setdefault("creature", creatures[1])
    enemies = {"creature": "khnum"} if rng.random() < 0.5 else {}
    given.setdefault(rng.choice(zones), {"seat": 1, "units": 1, **enemies})
    quick = seed % 5 == 0 and "ruby-mafdet" not in tiles  # four moves would take minutes
    hand = ["transfer"] * (seed % 2) + ["swiftness"] * quick
    gold = seed % 7 == 0
    players = [
        {"prayer": rng.choice([0, 1, 3]), "tiles": tiles + ["ruby-surprise"] * gold, "hand": hand},
        {"tiles": ["onyx-khnum"]},
    ]
    words = {"zones": given, "players": players, "pyramids": {"north-west-2": "ruby 1"}}
    setup = small.setup(2)
    g = small.stage(setup, small.box(setup), words)
    small.resume(g)
    for text in ("gold ruby-surprise move" if gold else "act move-3", f"lead {lead}"):
        small.apply(g, 0, small.choose(g, 0, text))
    return g


@dataclass(frozen=True)
class Way:
    """Where a move by the book has come to."""

    zone: int
    units: tuple[int, ...]
    beasts: tuple[int, ...]
    moves: int
    teleports: int
    prayer: int
    districts: int = 0
    started: bool = False
    free: bool = False
    cards: frozenset[str] = frozenset()


def by_menus(small: KemetGame, g: Kemet) -> tuple[set[Ending], set[Way]]:
    """Every end of a move that a player can reach by choosing from menus, and where he is over a
    limit on his way."""
    ends: set[Ending] = set()
    ways: set[Way] = set()
    waiting, seen = [g], set()
    while waiting:
        here = waiting.pop()
        if here.question not in ("step", "take"):
            battle = here.frames[-1]
            fight = None
            if isinstance(battle, Battle):
                fight = battle.zone, battle.attacker.units, battle.attacker.beasts
            ends.add((tuple(here.units), tuple(here.beasts), fight))
            continue
        if here.question == "step" and not holds(tuple(here.units), tuple(here.beasts)):
            ways.add(way_of(small, here))
        menu = small.menu(here, 0)
        assert menu, "a move got stuck"
        for option in menu:
            if not isinstance(option, Summon):
                after = small.copy(here)
                small.apply(after, 0, option)
                if (state := small.codec.encode(after)) not in seen:
                    seen.add(state)
                    waiting.append(after)
    return ends, ways


def way_of(small: KemetGame, g: Kemet) -> Way:
    f, player = g.frames[-1], g.players[0]
    assert isinstance(f, Movement)
    cards = frozenset(small.notation.names["intervention"][card] for card in player.hand)
    return Way(
        f.zone, tuple(g.units), tuple(g.beasts), f.moves, f.teleports, player.prayer, f.districts,
        f.started, f.transfer, cards,
    )  # fmt: skip


def by_the_book(small: KemetGame, g: Kemet, strict: bool) -> tuple[set[Ending], set[Way]]:
    """4.e word by word: break limits as you like on the way, keep them everywhere at the end.

    `strict`: those who stay behind keep them at once (A-67). The ways are those over a limit that can end well.
    """
    f = g.frames[-1]
    assert isinstance(f, Movement)
    ends: dict[Way, set[Ending]] = {}
    after_them: dict[Way, list[Way]] = {}
    waiting = [way_of(small, g)]
    while waiting:
        here = waiting.pop()
        if here in ends:
            continue
        ends[here] = {(here.units, here.beasts, None)} if holds(here.units, here.beasts) else set()
        after_them[here] = list(plays(here))
        for after, fight in steps(small, g, f, here):
            zone = here.zone
            if strict and not fits(after.units[zone], after.beasts[zone]):
                continue
            if fight is None:
                after_them[here].append(after)
            elif holds(after.units, after.beasts) and fits(fight[1], fight[2]):
                ends[here].add((after.units, after.beasts, fight))
        waiting += after_them[here]
    good = {way for way, some in ends.items() if some}
    while more := {way for way in ends if way not in good and good.intersection(after_them[way])}:
        good |= more
    return set().union(*ends.values()), {way for way in good if not holds(way.units, way.beasts)}


def fits(units: int, beasts: int) -> bool:
    return units <= LIMIT and beasts.bit_count() <= 1


def holds(units: tuple[int, ...], beasts: tuple[int, ...]) -> bool:
    return all(map(fits, units, beasts))


def plays(here: Way) -> list[Way]:
    """Transfer at any time while there is a teleport, Swiftness before the first step."""
    found = []
    if "transfer" in here.cards and here.teleports:
        found.append(replace(here, free=True, cards=here.cards - {"transfer"}))
    if "swiftness" in here.cards and not here.started:
        found.append(replace(here, moves=here.moves + 1, cards=here.cards - {"swiftness"}))
    return found


def steps(
    small: KemetGame, g: Kemet, f: Movement, here: Way
) -> list[tuple[Way, tuple[int, int, int] | None]]:
    """Every party by every way to every zone, with what it costs and what walls allow."""
    creature, tile = small.notation.names["creature"], small.notation.names["tile"]
    bit = {name: 1 << n for n, name in enumerate(creature)}
    portal = g.players[0].tiles >> tile.index("ruby-portal") & 1
    board, zone, found = g.box.board, here.zone, []
    for going in subsets(here.beasts[zone]):
        goals = [(goal, False, 0) for goal in board.links[0][zone]] if here.moves else []
        griffin = going & bit["griffin"]
        pyramid = zone < len(g.level) and g.level[zone] > 0
        obelisk = zone in board.obelisks and (portal or griffin)
        if here.teleports and (here.free or pyramid or obelisk):
            price = 0 if here.free or griffin else 2 - portal
            goals += [(goal, True, price) for goal in board.obelisks if goal != zone]
        for goal, teleport, price in goals:
            foreign = 3 <= goal < 6
            walled = not (f.gates or going & bit["phoenix"] or board.touching[f.origin] >> goal & 1)
            enemy = g.holder[goal] == 1
            cost = price + (1 if enemy and g.beasts[goal] else 0)
            if (foreign and (here.districts or walled)) or cost > here.prayer:
                continue
            for count in range(1, here.units[zone] + 1):
                units, beasts = split(zone, goal, here.units, here.beasts, count, going)
                fight = None
                if enemy:
                    fight = goal, count, going
                    units, beasts = emptied(units, goal), emptied(beasts, goal)
                after = replace(
                    here, zone=goal, units=units, beasts=beasts, moves=here.moves - (not teleport),
                    teleports=here.teleports - teleport, prayer=here.prayer - cost,
                    districts=here.districts + foreign, started=True,
                )  # fmt: skip
                found.append((after, fight))
    return found


def emptied(row: tuple[int, ...], zone: int) -> tuple[int, ...]:
    return (*row[:zone], 0, *row[zone + 1 :])


def split(
    zone: int, goal: int, units: tuple[int, ...], beasts: tuple[int, ...], count: int, going: int
) -> Board:
    """The board after a party has gone; creatures left alone are home."""
    after, with_them = list(units), list(beasts)
    after[zone] -= count
    after[goal] += count
    with_them[zone] = with_them[zone] & ~going if after[zone] else 0
    with_them[goal] |= going
    return tuple(after), tuple(with_them)


@pytest.mark.parametrize("seed", range(30))
def test_menus_reach_every_legal_end(small: KemetGame, seed: int) -> None:
    """A-67, A-68: no legal end of a move is lost, with or without each card and creature of moves,
    none is added, and no move gets stuck; nor is a way refused that could still end well."""
    g = position(small, seed)
    ends, ways = by_menus(small, g)
    assert ends == by_the_book(small, g, strict=False)[0]
    assert ways == by_the_book(small, g, strict=True)[1]


def test_rules_and_menus_agree_where_limits_are_tight(small: KemetGame) -> None:
    """With small troops, often over a limit on their way, menus are what the rules allow."""
    report = check(small, small.setup(2), games=2, seed=5)
    assert [str(fault) for fault in report.faults] == []
