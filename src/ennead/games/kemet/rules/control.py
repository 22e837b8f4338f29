"""4.b to 4.f: troops and control of zones."""

from __future__ import annotations

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.state import NOBODY_HERE, Kemet, Player


def troop_limit(g: Kemet, player: Player) -> int:
    """4.d: how many units a troop of this player may have (Legion)."""
    for bit, limit in g.box.tiles.troop_limit:
        if player.tiles & bit:
            return limit
    return g.box.limits.troop


def controller(g: Kemet, zone: int) -> int:
    """4.b: the seat that controls a zone, or -1."""
    holder = g.holder[zone]
    if holder == NOBODY_HERE and zone < DISTRICTS:
        return g.lords[zone // 3]
    return holder


def settle(g: Kemet, seat: int, zone: int, units: int, beasts: int = 0) -> None:
    """Put units, and creatures with them, into a zone without an enemy troop."""
    g.holder[zone] = seat
    g.units[zone] += units
    g.beasts[zone] |= beasts


def lift(g: Kemet, zone: int, units: int, beasts: int) -> None:
    """Take units and creatures out of a zone; creatures left alone go home (3.4.2.k)."""
    g.units[zone] -= units
    g.beasts[zone] &= ~beasts
    if not g.units[zone]:
        player = g.players[g.holder[zone]]
        player.creatures |= g.beasts[zone]
        g.beasts[zone] = 0
        g.holder[zone] = NOBODY_HERE


def remove_units(g: Kemet, zone: int, units: int) -> None:
    """4.f: units leave the board for the supply of their owner."""
    g.players[g.holder[zone]].supply += units
    lift(g, zone, units, 0)


def is_foreign(g: Kemet, seat: int, zone: int) -> bool:
    """Whether a zone is a district of somebody else's city."""
    return zone < DISTRICTS and zone // 3 != g.players[seat].city


def own_districts(player: Player) -> tuple[int, int, int]:
    """The three districts of the own city."""
    first = player.city * 3
    return first, first + 1, first + 2


def enemy_zones(g: Kemet, seat: int) -> list[int]:
    """Zones with a troop of somebody else."""
    return [zone for zone, holder in enumerate(g.holder) if holder not in (seat, NOBODY_HERE)]


def may_place(g: Kemet, player: Player, zone: int, anywhere: bool) -> bool:
    """A-26: a free district of the own city, or (`anywhere`) an own troop wherever it stands."""
    holder = g.holder[zone]
    if holder == player.seat:
        return anywhere or (zone < DISTRICTS and zone // 3 == player.city)
    return holder == NOBODY_HERE and zone < DISTRICTS and zone // 3 == player.city


def room(g: Kemet, player: Player, zone: int) -> int:
    """4.d: how many units a zone still takes of this player."""
    return troop_limit(g, player) - g.units[zone]


def shelters(g: Kemet, seat: int, zone: int, units: int, beasts: int) -> list[int]:
    """3.5.6.c, A-8: adjacent zones, free and no foreign district, that take the whole troop."""
    limit = troop_limit(g, g.players[seat])
    return [
        near
        for near in g.box.board.land[zone]
        if g.holder[near] in (seat, NOBODY_HERE)
        and not is_foreign(g, seat, near)
        and g.units[near] + units <= limit
        and (g.beasts[near] | beasts).bit_count() <= g.box.limits.creatures
    ]
