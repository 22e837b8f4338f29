"""3.5.6.c, A-8: where a troop can slip away to."""

from __future__ import annotations

from ennead.games.kemet.control import is_foreign, troop_limit
from ennead.games.kemet.state import Kemet


def shelters(g: Kemet, seat: int, zone: int, units: int, beasts: int) -> list[int]:
    """Adjacent free zones that are no foreign district and take the whole troop with its creature."""
    limit = troop_limit(g, g.players[seat])
    return [
        near
        for near in g.box.board.land[zone]
        if g.holder[near] in (seat, -1)
        and not is_foreign(g, seat, near)
        and g.units[near] + units <= limit
        and (g.beasts[near] | beasts).bit_count() <= g.box.limits.creatures
    ]
