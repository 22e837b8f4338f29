"""The position that a case describes; what it leaves out is as at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ennead.kernel import CaseError, Setup

from siwa.rules.rounds import next_turn
from siwa.rules.setup import begin
from siwa.state import Course, Siwa
from siwa.tables import GOODS, Tables

KNOWN = ("bag", "coins", "hands", "market")


def stage(setup: Setup, box: Tables, given: Mapping[str, Any]) -> Siwa:
    """The first seat is about to trade. Raises CaseError with the path of what is wrong."""
    g = begin(setup, box)
    g.frames = [Course(step=next_turn.__name__)]
    g.turn = 1
    for key in given:
        if key not in KNOWN:
            raise CaseError(f"given.{key}", f"unknown; expected one of {', '.join(KNOWN)}")
    for player, hand in zip(g.players, _each(g, given, "hands", []), strict=True):
        player.hand = sorted(_taken(g, hand, f"given.hands[{player.seat}]"))
    g.market = _taken(g, given.get("market", []), "given.market")
    if "bag" in given:
        g.bag = sorted(_taken(g, given["bag"], "given.bag"))
    for player, coins in zip(g.players, _each(g, given, "coins", 0), strict=True):
        if not isinstance(coins, int) or coins < 0:
            raise CaseError(f"given.coins[{player.seat}]", f"expected 0 or more, got {coins!r}")
        player.coins = coins
    return g


def _each(g: Siwa, given: Mapping[str, Any], key: str, default: object) -> list[Any]:
    """One value a seat."""
    values = given.get(key, [default] * g.seats)
    if not isinstance(values, list) or len(values) != g.seats:
        raise CaseError(f"given.{key}", f"expected a list of {g.seats}, one a seat")
    return values


def _taken(g: Siwa, names: Any, where: str) -> list[int]:
    """Goods by name, out of the bag."""
    if not isinstance(names, list):
        raise CaseError(where, f"expected a list of goods, got {names!r}")
    goods = []
    for number, name in enumerate(names):
        if name not in GOODS:
            expected = ", ".join(GOODS)
            raise CaseError(f"{where}[{number}]", f"expected one of {expected}, got {name!r}")
        good = GOODS.index(name)
        if good not in g.bag:
            raise CaseError(f"{where}[{number}]", f"the box has no more {name}")
        g.bag.remove(good)
        goods.append(good)
    return goods
