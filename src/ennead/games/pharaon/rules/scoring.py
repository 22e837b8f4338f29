"""Uspokojení bohů, Závěrečné vyhodnocení (p. 7), and the Traitor's score (p. 10).

All of it works at any moment of a match: before the end it is what a side would score if the match
ended now.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from operator import le
from typing import Final

from ennead.games.pharaon.state import TRAITOR, Pharaon, Player
from ennead.games.pharaon.tables import (
    ARTISANS,
    NILE,
    NOBLE_VALUE,
    NOBLES,
    OFFERINGS,
    RESOURCE_OFFERING,
    RESOURCES,
    SATISFY_GOD,
    SILVER,
    TOMB,
    Tables,
)

# In the order of `PER`.
PER_NOTHING: Final = 0
PER_ADJACENT_GOD: Final = 1
PER_GOD: Final = 2
PER_HONOUR: Final = 3
PER_NOBLE: Final = 4
PER_ARTISAN_VALUE: Final = 5
PER_TOMB_STEP: Final = 6
PER_OFFERING: Final = 7
PER_TOP_TRACK: Final = 8
PER_SILVER: Final = 9
PER_BASIC: Final = 10
PER_BEST_OTHER: Final = 11


@dataclass(slots=True, frozen=True)
class Border:
    """A god on its border: the two zones beside it, what it asks of each, what it is worth."""

    god: int
    left: int
    left_need: int
    right: int
    right_need: int
    points: int


@dataclass(slots=True)
class Score:
    """A score in parts. `gods` are the borders (positions of the ring) whose god is satisfied."""

    nobles: int = 0
    tomb: int = 0
    artisans: int = 0
    nile: int = 0
    resources: int = 0
    offerings: int = 0
    god_points: int = 0
    pharaoh: int = 0
    first_player: int = 0
    gods: tuple[int, ...] = ()
    by_noble: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """All parts together."""
        return (
            self.nobles + self.tomb + self.artisans + self.nile + self.resources + self.offerings
            + self.god_points + self.pharaoh + self.first_player
        )  # fmt: skip


@lru_cache(maxsize=256)
def borders(box: Tables, ring: tuple[int, ...]) -> tuple[Border, ...]:
    """1.17.a: the god of a border asks for the right-hand condition of the zone before it,
    clockwise, and the left-hand condition of the zone after it."""
    found = []
    for position, left in enumerate(ring):
        right = ring[(position + 1) % 5]
        points = box.right_points[left] + box.left_points[right]
        god = box.god_of_zone[left]
        found.append(Border(god, left, box.right_need[left], right, box.left_need[right], points))
    return tuple(found)


def elements(player: Player) -> list[int]:
    """1.17.b: what a player has for the gods in each zone."""
    have = [0] * 5
    have[OFFERINGS] = sum(player.supply[RESOURCES:])
    have[NOBLES] = len(player.nobles)
    have[ARTISANS] = len(player.artisans)
    have[NILE] = 5 - player.tracks.count(0)
    have[TOMB] = player.tomb
    return have


@lru_cache(maxsize=256)
def _beside(ring: tuple[int, ...]) -> tuple[int, ...]:
    """By zone: the borders (bits of the ring) on its two edges."""
    found = [0] * 5
    for position, zone in enumerate(ring):
        found[zone] = 1 << position | 1 << (position - 1) % 5
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _gatherings(
    box: Tables, ring: tuple[int, ...], candidates: int
) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Every set of these gods (bits) but the empty one, its points, what it asks of each zone."""
    gods = borders(box, ring)
    found = []
    for chosen in range(1, candidates + 1):
        if not chosen & ~candidates:
            needs, points = [0] * 5, 0
            for position, god in enumerate(gods):
                if chosen >> position & 1:
                    needs[god.left] += god.left_need
                    needs[god.right] += god.right_need
                    points += god.points
            found.append((chosen, points, tuple(needs)))
    return tuple(found)


def best_gods(g: Pharaon, player: Player) -> tuple[int, list[int]]:
    """1.17.c, R23: the set of gods (bits of the ring) with the highest total, no element serving
    two of them, and what each noble then scores."""
    box = g.box
    gods = borders(box, g.ring)
    have = elements(player)
    fixed = [_fixed_points(g, player, noble) for noble in player.nobles]
    candidates = 0
    for position, god in enumerate(gods):
        if have[god.left] >= god.left_need and have[god.right] >= god.right_need:
            candidates |= 1 << position
    moved = any(box.moved_by_gods[noble] for noble in player.nobles)
    beside = _beside(g.ring)
    best, best_points = 0, _noble_points(box, player, fixed, beside, 0) if moved else fixed
    best_total = sum(best_points)
    for chosen, god_points, needs in _gatherings(box, g.ring, candidates):
        if chosen & (chosen - 1) and not all(map(le, needs, have)):
            continue  # 1.17.c: too little of something; a candidate alone has enough
        points = _noble_points(box, player, fixed, beside, chosen) if moved else fixed
        total = god_points + sum(points)
        if total > best_total:
            best, best_total, best_points = chosen, total, points
    return best, best_points


def _fixed_points(g: Pharaon, player: Player, noble: int) -> int:
    """1.18.a: what a noble scores whatever the gods do."""
    card = g.box.nobles[noble]
    per = card.per
    if per == PER_NOTHING:
        return card.base
    counted = 0
    if per == PER_HONOUR:
        counted = (g.pharaoh == player.seat) + (g.first == player.seat)
    elif per == PER_NOBLE:
        counted = len(player.nobles)
    elif per == PER_ARTISAN_VALUE:
        counted = len({g.box.artisan_points[artisan] for artisan in player.artisans})
    elif per == PER_TOMB_STEP:
        counted = player.tomb
    elif per == PER_OFFERING:
        counted = sum(player.supply[RESOURCES:])
    elif per == PER_TOP_TRACK:
        counted = player.tracks.count(g.box.top_step)
    elif per == PER_SILVER:
        counted = player.supply[SILVER]
    elif per == PER_BASIC:
        counted = sum(player.supply[:5]) + sum(
            player.supply[RESOURCE_OFFERING : RESOURCE_OFFERING + 5]
        )
    return card.base + card.each * counted


def _noble_points(
    box: Tables, player: Player, fixed: list[int], beside: tuple[int, ...], chosen: int
) -> list[int]:
    """What each noble scores with these gods; the Diplomat copies the best of the others (R21)."""
    points = list(fixed)
    diplomat = -1
    for number, noble in enumerate(player.nobles):
        card = box.nobles[noble]
        if card.per == PER_GOD:
            points[number] += card.each * chosen.bit_count()
        elif card.per == PER_ADJACENT_GOD:
            points[number] += card.each * (chosen & beside[card.zone]).bit_count()
        elif card.per == PER_BEST_OTHER:
            diplomat = number
    if diplomat >= 0:
        others = points[:diplomat] + points[diplomat + 1 :]
        points[diplomat] += max(others, default=0)
    return points


def score(g: Pharaon, side: int) -> Score:
    """1.18, 1.22: the score of a side in parts."""
    box, player = g.box, g.players[side]
    out = Score()
    supply = player.supply
    out.resources = sum(supply[:RESOURCES])
    out.offerings = sum(supply[RESOURCES:])
    for token, extra in box.point_offerings:
        out.offerings += extra * supply[token]
    out.tomb = box.tomb_points[player.tomb]
    out.artisans = sum([box.artisan_points[artisan] for artisan in player.artisans])
    out.nile = sum([box.track_points[step] for step in player.tracks])
    out.pharaoh = box.pharaoh_points if g.pharaoh == side else 0
    out.first_player = box.first_points if g.first == side else 0
    if g.traitor is not None and side == TRAITOR:
        _score_traitor(g, out)
        return out
    chosen, points = best_gods(g, player)
    gods = borders(box, g.ring)
    out.gods = tuple(position for position in range(5) if chosen >> position & 1)
    out.god_points = sum(gods[position].points for position in out.gods)
    out.by_noble = tuple(points)
    out.nobles = sum(points)
    return out


def total(g: Pharaon, side: int) -> int:
    """The points of a side; searches ask again and again, so the last ones are remembered."""
    if g.traitor is not None and side == TRAITOR:
        return score(g, side).total
    player = g.players[side]
    honours = (g.pharaoh == side) + 2 * (g.first == side)
    belongings = (*player.supply, *player.tracks, player.tomb, honours)
    key = (g.box, g.ring, player.nobles, player.artisans, belongings)
    points = _totals.get(key)
    if points is None:
        if len(_totals) >= 1 << 12:
            _totals.clear()
        points = _totals[key] = score(g, side).total
    return points


_totals: dict[tuple[object, ...], int] = {}


def _score_traitor(g: Pharaon, out: Score) -> None:
    """1.22.f, 1.22.g: gods by covered symbols, nobles by the highest value covered."""
    box = g.box
    gods = borders(box, g.ring)
    satisfied = traitor_gods(g)
    out.gods = tuple(position for position, god in enumerate(gods) if god.god in satisfied)
    out.god_points = sum(gods[position].points for position in out.gods)
    value = traitor_noble_value(g)
    out.by_noble = (value,) * len(g.players[TRAITOR].nobles)
    out.nobles = sum(out.by_noble)


def traitor_gods(g: Pharaon) -> list[int]:
    """The gods whose symbols the Traitor has covered."""
    return [argument for symbol, argument in _covered(g) if symbol == SATISFY_GOD]


def traitor_noble_value(g: Pharaon) -> int:
    """The value of each of his nobles: the highest covered, or the printed default."""
    return max(
        (argument for symbol, argument in _covered(g) if symbol == NOBLE_VALUE),
        default=g.box.noble_value,
    )


def _covered(g: Pharaon) -> list[tuple[int, int]]:
    traitor = g.traitor
    if traitor is None:
        return []
    return [
        square
        for board, lane in zip(traitor.boards, traitor.lanes, strict=True)
        for square in g.box.squares[board][: len(lane)]
    ]


def winners(g: Pharaon) -> tuple[int, ...]:
    """1.18.g, R49: most points, the Pharaoh token, tokens left, shared. Solo: beat the Traitor."""
    totals = [total(g, side) for side in range(len(g.players))]
    if g.traitor is not None:
        return (0,) if totals[0] > totals[TRAITOR] else ()
    best = max(totals)
    tied = [side for side, total in enumerate(totals) if total == best]
    if g.pharaoh in tied:
        return (g.pharaoh,)
    left = {side: sum(g.players[side].supply) for side in tied}
    most = max(left.values())
    return tuple(side for side in tied if left[side] == most)
