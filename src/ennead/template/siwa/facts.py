"""The position in words, for cases and for programs; and everything in the box, counted."""

from __future__ import annotations

from typing import Any

from siwa.state import Siwa
from siwa.tables import GOODS


def facts(g: Siwa) -> dict[str, Any]:
    """What lies where; `?` for what a view does not show."""
    return {
        "bag": len(g.bag),
        "market": _named(g.market),
        "players": [{"hand": _named(player.hand), "coins": player.coins} for player in g.players],
    }


def census(g: Siwa) -> list[int]:
    """Every good, wherever it lies: a match neither loses nor adds one."""
    hands = [good for player in g.players for good in player.hand]
    return sorted([*g.bag, *g.market, *hands])


def _named(goods: list[int]) -> list[str]:
    return [GOODS[good] if good >= 0 else "?" for good in goods]
