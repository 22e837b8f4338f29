"""4.b to 4.f: troops and control of zones."""

from __future__ import annotations

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.state import NOBODY_HERE, Battle, Kemet, Player


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


def holders(g: Kemet) -> list[int]:
    """By zone, whose troop is there; a defender holds his until he leaves or falls (3.4.5.n)."""
    battle = g.frames[-1] if g.frames else None
    if not isinstance(battle, Battle) or not battle.defender.units:
        return g.holder
    holder = list(g.holder)
    holder[battle.zone] = battle.defender.seat
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
        send_home(g, g.holder[zone], g.beasts[zone])
        g.beasts[zone] = 0
        g.holder[zone] = NOBODY_HERE


def send_home(g: Kemet, seat: int, beasts: int) -> None:
    """3.4.2.k: creatures without a troop return to the supply, and everybody is told."""
    g.players[seat].creatures |= beasts
    for creature in range(beasts.bit_length()):
        if beasts >> creature & 1:
            g.tell("went-home", player=seat, creature=creature)


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


def recruit_zones(g: Kemet, player: Player, anywhere: bool, held: bool) -> list[int]:
    """3.4.4.b: own districts, with `held` those of an enemy troop too; `anywhere`: own troops."""
    districts = own_districts(player)
    zones = [z for z in districts if held or g.holder[z] in (player.seat, NOBODY_HERE)]
    if anywhere:
        zones += [
            z for z, holder in enumerate(g.holder) if holder == player.seat and z not in districts
        ]
    return zones


def own_units(g: Kemet, player: Player, zone: int) -> int:
    """The player's units in a zone, recruits that still have to fight included."""
    if g.holder[zone] in (player.seat, NOBODY_HERE):
        return g.units[zone]
    district = zone - player.city * 3
    return g.landed[district] if 0 <= district < 3 else 0


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
