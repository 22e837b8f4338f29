"""A battle of a merged god, for everything that lets its players decide together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.kernel import AnyGame

HIGHER, LOWER, RIVAL = 0, 1, 2


def staged(game: AnyGame, given: Mapping[str, Any], players: int) -> Any:
    """A position as a case would describe it, at its first decision."""
    setup = game.setup(players)
    g = game.stage(setup, game.box(setup), dict(given))
    game.resume(g)
    return g


def in_battle(game: AnyGame) -> Any:
    """The players of seats 0 and 1 are one god, which fights that of seat 2: all are to choose."""
    given = {
        "gods": ["isis", "ra", "osiris"],
        "merged": ["isis", "ra"],
        "start": "conflict",
        "conflict": 4,
        "figures": {"a1": "isis", "a8": "osiris"},
        "isis": {"devotion": 22, "followers": 2},
        "osiris": {"devotion": 25},
    }
    return staged(game, given, 3)
