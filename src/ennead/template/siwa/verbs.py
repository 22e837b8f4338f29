"""What can be chosen: every verb once, with its fields, its notation and what it points at."""

from __future__ import annotations

from typing import Final

from ennead.kernel import Option, Verb


class Sell(Option):
    """Sell so many goods of one kind."""

    count: int
    good: int


class Wait(Option):
    """Sell nothing this time."""


SELL: Final = Verb(Sell, "sell {count:1..4} {good}", points="hand/{good}")
WAIT: Final = Verb(Wait, "wait", manner="pass")
