"""4.a: prayer points. Everything that gains or spends them goes through here."""

from __future__ import annotations

from ennead.games.kemet.state import Kemet, Player
from ennead.games.kemet.tables import Bonus, total


def gain(g: Kemet, player: Player, points: int, again: bool = False) -> int:
    """4.a: gain prayer points, never above the track; returns how many were really gained.

    A-55: Divine Might adds to every gain, but not `again` to the rest of the same one.
    """
    if points <= 0:
        return 0
    if not again:
        points += total(g.box.tiles.gain_bonus, player.tiles)
    before = player.prayer
    after = before + points
    high = g.box.prayer_high
    player.prayer = min(after, high)
    return player.prayer - before


def gain_by_tile(
    g: Kemet, player: Player, bonus: Bonus, times: int = 1, again: bool = False
) -> bool:
    """A gain that a tile gives, so many times its figure; returns whether there was one."""
    for bit, points in bonus:
        if player.tiles & bit and (gained := gain(g, player, points * times, again)):
            g.tell("gained", player=player.seat, tile=bit.bit_length() - 1, count=gained)
            again = True
    return again


def price(g: Kemet, player: Player, points: int) -> int:
    """What a spending of so many points really costs this player (Priest of Ra, A-33)."""
    if points <= 0:
        return 0
    for bit, less in g.box.tiles.spending_discount:
        if player.tiles & bit:
            return points - less if points > less else 0
    return points


def can_pay(g: Kemet, player: Player, points: int) -> bool:
    """Whether one spending of so many points is affordable."""
    return price(g, player, points) <= player.prayer


def spend(g: Kemet, player: Player, points: int) -> int:
    """One spending; returns what it really cost."""
    cost = price(g, player, points)
    player.prayer -= cost
    return cost
