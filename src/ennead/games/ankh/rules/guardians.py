"""Page 31: what the Giant Scorpion destroys; the other guardians are where they act."""

from __future__ import annotations

from ennead.games.ankh.rules.monuments import standing
from ennead.games.ankh.state import Ankh, adjacent


def claws(g: Ankh, space: int) -> tuple[int, int]:
    """U5.a: the two spaces that the claws of the Scorpion on a hex point at."""
    six, turn = g.box.board.beside[space], g.claws[space]
    return six[turn], six[turn - 5]


def aimed_at(g: Ankh) -> int:
    """U5.b, A-19: monuments of anybody that a Scorpion points at and that are adjacent to it."""
    around, targets = adjacent(g), 0
    for space in g.claws:
        one, other = claws(g, space)
        targets |= (1 << one | 1 << other) & around[space]
    return targets & standing(g)
