"""Counts of decision sequences to a small depth: a regression net that notices any change in what
is legal.

Chance is fixed (a keyed stream restarted at each node would differ by path, so every node draws the
first of what is possible), which makes the count a property of the rules alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from ennead.kernel._flow import State
from ennead.kernel._game import AnyGame


class FirstOf:
    """A chance source that always gives the first value."""

    def draw(self, tag: str, among: Sequence[int]) -> int:
        return among[0]


FIRST = FirstOf()


def perft(game: AnyGame, g: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from a position (a match that ends earlier
    counts once)."""
    if g.over or depth == 0:
        return 1
    seat = g.asked[0]
    menu = game.menu(g, seat)
    if depth == 1:
        return len(menu)
    total = 0
    for option in menu:
        after = game.copy(g)
        after.luck = FIRST
        game.apply(after, seat, option)
        total += perft(game, after, depth - 1)
    return total
