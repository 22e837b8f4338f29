"""Chapter 4: who wins."""

from __future__ import annotations

from siwa.state import Siwa


def scores(g: Siwa) -> list[int]:
    """S-6: coins."""
    return [player.coins for player in g.players]


def winners(g: Siwa) -> tuple[int, ...]:
    """S-6: whoever has most of them."""
    coins = scores(g)
    return tuple(seat for seat in range(g.seats) if coins[seat] == max(coins))
