"""What a region promises: a rough worth in devotion of standing in it."""

from __future__ import annotations

import math
from typing import Final

from ennead.games.ankh.hexes import members, spread
from ennead.games.ankh.kinds import (
    ANUBIS,
    GLORIOUS,
    GOD,
    OBELISK,
    OBELISK_ATTUNED,
    PYRAMID,
    PYRAMID_ATTUNED,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from ennead.games.ankh.rules.monuments import majorities, neutral
from ennead.games.ankh.state import Ankh, God, adjacent
from ennead.games.ankh.tables import Tables

_WIN: Final = tuple(1 / (1 + math.pow(2.2, -step / 2)) for step in range(-40, 41))
"""The chance to win by how much stronger one is, in halves, before cards."""


def chance_to_win(margin: float) -> float:
    """Between two players with cards to play, one that much stronger than the other."""
    return _WIN[max(0, min(80, round(2 * margin) + 40))]


class Outlook:
    """The next Conflict for one god: by region its own and the strongest enemy's strength."""

    __slots__ = ("enemies", "god", "held", "mine", "reward", "spans", "strengths", "wanted")

    def __init__(self, g: Ankh, seat: int) -> None:
        god = self.god = g.gods[seat]
        self.spans = [g.box.board.span(region) for region in g.regions]
        self.reward = 1.0 + (0.9 if god.powers & GLORIOUS else 0.0)
        self.mine: list[int] = []
        self.strengths: list[float] = []
        self.enemies: list[float] = []
        self.held: list[int] = []
        self.wanted: list[int] = []
        army, rivals = god.army, [other for other in g.ladder if other != seat]
        armies = [(g.gods[other], g.gods[other].army) for other in rivals]
        for region, span in zip(g.regions, self.spans, strict=True):
            self.mine.append((army & span).bit_count())
            self.strengths.append(_extra(g, god, span))
            enemy = 0.0
            for other, force in armies:
                here = (force & span).bit_count()
                if here:
                    enemy = max(enemy, here + _extra(g, other, span))
            self.enemies.append(enemy)
            leaders = majorities(g, region)
            self.held.append(leaders.get(seat, 0))
            self.wanted.append(sum(leaders.values()) - leaders.get(seat, 0))

    def worth(self, number: int, count: int) -> float:
        """What a region promises with so many figures: majorities, domination, battle, losses."""
        enemy = self.enemies[number]
        if not count:
            return -0.35 * self.wanted[number] - (0.5 if enemy else 0.0)
        held = float(self.held[number])
        if not enemy:
            return held + 1.0 + 0.04 * count
        win = chance_to_win(count + self.strengths[number] - enemy)
        return held + win * (self.reward + 0.5) - (1 - win) * (0.5 + 0.12 * count)

    def adding(self, number: int) -> float:
        """What one more figure in a region is worth."""
        return self.worth(number, self.mine[number] + 1) - self.worth(number, self.mine[number])

    def leaving(self, number: int) -> float:
        """What one figure less costs."""
        return self.worth(number, self.mine[number]) - self.worth(number, self.mine[number] - 1)

    def total(self) -> float:
        """All regions together."""
        return sum(self.worth(number, count) for number, count in enumerate(self.mine))


def _extra(g: Ankh, god: God, span: int) -> float:
    """Strength in a region beyond one a figure."""
    extra = 0.0
    if god.map[GOD] & span and g.bearers[ANUBIS] == god.seat:
        extra += len(g.prisoners)
    if god.powers & TEMPLE_ATTUNED:
        extra += 1.5 * (god.controls & g.monuments[TEMPLE] & span).bit_count()
    return extra


def nearness(g: Ankh, god: God) -> list[float]:
    """By hex, what standing just there is worth: monuments near it, powers, terrain."""
    around = adjacent(g)
    board = g.box.board
    free = neutral(g)
    gather = free | god.controls
    worth = [0.0] * len(board.hexes)
    for space in members(gather):
        value = 0.22 if free >> space & 1 else 0.16
        value += _attunement(g, god, space)
        for beside in members(around[space] & board.land):
            worth[beside] += value
    for space in members(board.desert):
        worth[space] += 0.05
    return worth


def _attunement(g: Ankh, god: God, space: int) -> float:
    value, bit = 0.0, 1 << space
    if god.controls & bit:
        if god.powers & TEMPLE_ATTUNED and g.monuments[TEMPLE] & bit:
            value += 0.3
        if god.powers & OBELISK_ATTUNED and g.monuments[OBELISK] & bit:
            value += 0.1
        if god.powers & PYRAMID_ATTUNED and g.monuments[PYRAMID] & bit:
            value += 0.1
    return value


def followers_in_reach(g: Ankh, god: God) -> int:
    """What a Gain Followers action would bring now."""
    return (spread(god.army, adjacent(g)) & (neutral(g) | god.controls)).bit_count()


def regions_of(box: Tables, spans: list[int]) -> list[int]:
    """By hex, the number of a region it belongs to, -1 for none."""
    found = [-1] * len(box.board.hexes)
    for number, span in enumerate(spans):
        for space in members(span):
            found[space] = number
    return found
