"""A policy: how good each option of a menu looks, without thinking ahead."""

from __future__ import annotations

from ennead.kernel import Option

from siwa.state import Siwa
from siwa.verbs import Sell


def weigh(g: Siwa, seat: int, menu: list[Option]) -> list[float]:
    """The coins that an option earns; waiting is worth what a full load adds."""
    return [
        float(g.box.earned(option.count, option.good)) if isinstance(option, Sell) else g.box.bonus
        for option in menu
    ]
