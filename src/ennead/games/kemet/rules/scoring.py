"""3.1.d, 3.3: fame, permanent and temporary, and who wins."""

from __future__ import annotations

from ennead.games.kemet.rules.control import holders
from ennead.games.kemet.state import Kemet


def fame(g: Kemet, seat: int) -> int:
    """3.1: all fame points of a player, permanent and temporary (A-44)."""
    player = g.players[seat]
    permanent = player.battle_fame + player.divine_fame
    return permanent + temple_fame(g, seat) + pyramid_fame(g, seat)


def temple_fame(g: Kemet, seat: int) -> int:
    """3.1.d: temples controlled, the Delta temple included (A-27), the Sanctuary not (A-28)."""
    holder = holders(g)
    points = 0
    for zone in g.box.board.temples:
        if holder[zone] == seat:
            points += 1
    return points


def pyramid_fame(g: Kemet, seat: int) -> int:
    """3.4.3.e: level 4 pyramids controlled."""
    top, holder = g.box.limits.pyramid_level, holders(g)
    points = 0
    for zone, level in enumerate(g.level):
        if level == top and seat == (holder[zone] if holder[zone] >= 0 else g.lords[zone // 3]):
            points += 1
    return points


def wins(g: Kemet, seat: int) -> bool:
    """3.3.a: at least nine fame points, and no opponent has more."""
    own = fame(g, seat)
    if own < g.box.limits.fame_to_win:
        return False
    return all(fame(g, other) <= own for other in range(g.seats))


def most_famous(g: Kemet) -> int:
    """A-66: the seat with the most fame; a tie goes to the marker further left."""
    best, most = -1, -1
    for seat in g.order:
        own = fame(g, seat)
        if own > most:
            best, most = seat, own
    return best
