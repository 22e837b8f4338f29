"""Bodování: points of a tomb, the goal of the lone player, and the winner (1.11, 1.15)."""

from __future__ import annotations

from ennead.games.afterlife.state import Afterlife
from ennead.games.afterlife.tables import KINDS, STARTER, UNIQUE, Tables


def points(box: Tables, tomb: list[int]) -> int:
    """1.11.b: printed points, and the squares of the different cards of each set or superset.

    `tomb` is sorted. Alone, both copies of a set card cancel each other (1.15.c).
    """
    total = 0
    different = [0] * len(box.group_size)
    in_set, group, solo = box.in_set, box.group, box.solo
    last = -1
    for card in tomb:
        if not in_set[card]:
            total += box.vp[card]
        elif card != last:
            last = card
            different[group[card]] += 1
        elif solo:  # a second copy; there are never more
            different[group[card]] -= 1
    return total + sum(count * count for count in different)


def goal(g: Afterlife) -> int:
    """1.15.d, 1.15.f: the perfect score: all sets in full, all starters, all uniques in play."""
    box = g.box
    present = [0] * len(box.group_size)
    total = 0
    for card in range(KINDS):
        if box.set_of[card] == STARTER:
            total += box.each[card] * box.vp[card]
        elif box.set_of[card] == UNIQUE:
            total += g.copies[card] * box.vp[card]
        elif g.copies[card]:
            present[box.group[card]] += 1
    return total + sum(count * count for count in present)


def whole(g: Afterlife) -> int:
    """The smallest tomb with the perfect score: one of every kind, and all starters."""
    return sum(1 for copies in g.copies if copies) + sum(g.box.each)


def goal_reached(g: Afterlife) -> bool:
    """Whether the lone player's tomb shows the perfect score."""
    tomb = g.players[0].tomb
    return len(tomb) >= g.whole and points(g.box, tomb) >= g.goal


def scores(g: Afterlife) -> list[int]:
    """The points of every seat now."""
    return [points(g.box, p.tomb) for p in g.players]


def winners(g: Afterlife) -> tuple[int, ...]:
    """1.11.c, R-15: most points, then the smaller tomb, then shared; alone only with the goal."""
    if g.box.solo:
        return (0,) if goal_reached(g) else ()
    ranks = [(score, -len(p.tomb)) for score, p in zip(scores(g), g.players, strict=True)]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
