"""The figures of a set-up, ready for the rules; made once, shared by every copy of a position."""

from __future__ import annotations

from typing import Final

from ennead.kernel import Components, Setup

GOODS: Final = ("dates", "salt", "olives")


class Tables:
    """What the rules read as `g.box`."""

    __slots__ = ("bonus", "copies", "crowded", "full_load", "price", "start")

    def __init__(self, components: Components, setup: Setup) -> None:
        goods = [components["good", name] for name in GOODS]
        self.copies: list[int] = [int(good["copies"]) for good in goods]
        self.price: list[int] = [int(good["price"]) for good in goods]
        self.start: int = int(components["hand", "start"]["size"])
        self.full_load: int = int(components["load", "full"]["size"])
        self.bonus: int = int(components["load", "full"]["bonus"])
        self.crowded: bool = setup.on("crowded")

    def earned(self, count: int, good: int) -> int:
        """S-3: the coins for so many goods of a kind."""
        bonus = self.bonus if count >= self.full_load else 0
        return count * self.price[good] + bonus
