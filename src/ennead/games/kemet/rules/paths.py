"""3.4.5: where a moving troop can go, and with whom: pure questions about the board."""

from __future__ import annotations

from typing import Final

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.control import is_foreign, troop_limit
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.prayer import price
from ennead.games.kemet.state import Kemet, Movement
from ennead.games.kemet.tables import total

WAYS: Final = ("march", "teleport")
"""Ways of taking a step: a simple move, or the teleport."""
MARCHING: Final = 0
TELEPORTING: Final = 1


class Trail:
    """An imagined way on: the troop `at` a zone; `left` are the zones changed on the way."""

    __slots__ = ("at", "beasts", "districts", "left", "moves", "prayer", "teleports", "units")

    def __init__(
        self,
        at: int,
        units: int,
        beasts: int,
        moves: int,
        teleports: int,
        prayer: int,
        districts: int,
        left: dict[int, tuple[int, int]],
    ) -> None:
        self.at = at
        self.units = units
        self.beasts = beasts
        self.moves = moves
        self.teleports = teleports
        self.prayer = prayer
        self.districts = districts
        self.left = left


def movement_value(g: Kemet, f: Movement) -> tuple[int, int]:
    """3.4.5.b: simple moves of the troop with bonuses of tiles and its creature; one teleport."""
    limits, owned = g.box.limits, g.players[f.seat].tiles
    moves = limits.simple_moves + total(g.box.tiles.moves, owned)
    for creature in each(g.beasts[f.zone]):
        moves += g.box.creatures.moves[creature]
    return moves, limits.teleports if f.teleporting else 0


def toll_at(g: Kemet, seat: int, zone: int) -> int:
    """Khnum's Sphinx: what its owner's enemies pay to enter its zone (A-61)."""
    beasts = g.beasts[zone] & g.box.creatures.tolling
    if not beasts or g.holder[zone] == seat:
        return 0
    return sum(g.box.creatures.toll[creature] for creature in each(beasts))


def teleport_cost(g: Kemet, f: Movement, going: int) -> int:
    """3.4.5.f: what a teleport costs; nothing with the Griffin Sphinx or after Transfer."""
    if f.transfer or going & g.box.creatures.free_teleport:
        return 0
    less = total(g.box.tiles.teleport_discount, g.players[f.seat].tiles)
    return g.box.limits.teleport_cost - less


def entry_cost(g: Kemet, f: Movement, goal: int, way: int, going: int) -> int:
    """What a step costs this player: the teleport and the toll, each a spending of its own."""
    player = g.players[f.seat]
    cost = price(g, player, toll_at(g, f.seat, goal)) if g.beasts[goal] else 0
    if way == TELEPORTING:
        cost += price(g, player, teleport_cost(g, f, going))
    return cost


def has_pyramid(g: Kemet, zone: int) -> bool:
    """3.4.5.f: a district with a pyramid, in whatever city."""
    return zone < DISTRICTS and g.level[zone] > 0


def teleport_source(g: Kemet, f: Movement, zone: int, beasts: int) -> bool:
    """3.4.5.f: a pyramid; with the Portal or the Griffin an obelisk; with Transfer any zone."""
    if f.transfer or has_pyramid(g, zone):
        return True
    return bool(
        g.box.board.obelisk_mask >> zone & 1
        and (
            g.players[f.seat].tiles & g.box.tiles.obelisk_teleport
            or beasts & g.box.creatures.obelisk_teleport
        )
    )


def can_teleport(g: Kemet, f: Movement) -> bool:
    """3.4.5.f, 3.4.5.g: whether a teleport can start here and now."""
    beasts, player = g.beasts[f.zone], g.players[f.seat]
    if not f.teleports or not teleport_source(g, f, f.zone, beasts):
        return False
    return price(g, player, teleport_cost(g, f, beasts)) <= player.prayer


def behind_wall(g: Kemet, f: Movement, goal: int) -> bool:
    """3.4.5.k: whether a wall keeps this troop out unless a creature carries it over."""
    if f.gates or not is_foreign(g, f.seat, goal):
        return False
    return not g.box.board.touching[f.origin] >> goal & 1


def can_enter(g: Kemet, f: Movement, goal: int, way: int, prayer: int) -> bool:
    """Whether some part of the troop may take this step."""
    units, beasts = g.units[f.zone], g.beasts[f.zone]
    if is_foreign(g, f.seat, goal) and f.districts >= g.box.limits.foreign_districts:
        return False
    limit = troop_limit(g, g.players[f.seat])
    if units <= limit and not beasts & (beasts - 1):
        held = g.holder[goal]
        enemy = held >= 0 and held != f.seat
        for going in (0, beasts) if beasts else (0,):  # one unit alone, or with the creature
            room = enemy or (g.units[goal] < limit and not (going and g.beasts[goal]))
            paid = room and affordable(g, f, goal, way, prayer, going)
            if paid and carried(g, f, goal, way, going):
                return True
    return bool(parties(g, f, goal, way, prayer))


def affordable(g: Kemet, f: Movement, goal: int, way: int, prayer: int, going: int) -> bool:
    """Whether the step can be paid when these creatures go along."""
    if way == MARCHING and not g.beasts[goal]:
        return True
    return entry_cost(g, f, goal, way, going) <= prayer


def parties(g: Kemet, f: Movement, goal: int, way: int, prayer: int) -> list[tuple[int, int]]:
    """Every (units, creatures) that may take this step: who stays, who goes, and how it can end."""
    units, beasts = g.units[f.zone], g.beasts[f.zone]
    limit, one = troop_limit(g, g.players[f.seat]), g.box.limits.creatures
    enemy = g.holder[goal] >= 0 and g.holder[goal] != f.seat
    room = limit if enemy else limit - g.units[goal]
    least = max(1, units - limit)
    found: list[tuple[int, int]] = []
    for going in subsets(beasts) if beasts else (0,):
        if not carried(g, f, goal, way, going):
            continue
        if not affordable(g, f, goal, way, prayer, going):
            continue
        first = units if (beasts & ~going).bit_count() > one else least
        crowd = going if enemy else g.beasts[goal] | going
        if crowd.bit_count() > one:
            last = first - 1
        else:
            last = min(units, room)
        found += [(count, going) for count in range(first, last + 1)]
        if not enemy:
            # more units are not always harder to settle: they leave room behind for a way back
            found += [
                (count, going)
                for count in range(max(first, last + 1), units + 1)
                if can_settle(g, f, _trail(g, f, goal, way, prayer, count, going))
            ]
    return found


def _trail(
    g: Kemet, f: Movement, goal: int, way: int, prayer: int, units: int, going: int
) -> Trail:
    """Where this party would be after the step; creatures left alone go home."""
    staying = g.units[f.zone] - units
    return Trail(
        goal,
        g.units[goal] + units,
        g.beasts[goal] | going,
        f.moves - (way == MARCHING),
        f.teleports - (way == TELEPORTING),
        prayer - entry_cost(g, f, goal, way, going),
        f.districts + is_foreign(g, f.seat, goal),
        {f.zone: (staying, g.beasts[f.zone] & ~going if staying else 0)},
    )


def subsets(mask: int) -> list[int]:
    """All the sets of creatures of a mask, the empty one first."""
    out = [0]
    for creature in each(mask):
        out += [some | 1 << creature for some in out]
    return out


def over_wall(g: Kemet, f: Movement, goal: int, going: int) -> bool:
    """3.4.5.k: no wall is in the way, or a creature that ignores walls goes along (A-38)."""
    return not behind_wall(g, f, goal) or bool(going & g.box.creatures.ignore_walls)


def carried(g: Kemet, f: Movement, goal: int, way: int, going: int) -> bool:
    """Whether the creatures that a wall or an obelisk asks for are among those who go."""
    if goal < DISTRICTS and not over_wall(g, f, goal, going):
        return False
    return way != TELEPORTING or teleport_source(g, f, f.zone, going)


# -- the same, party by party: what the rules say --------------------------------------------------


def some_party(g: Kemet, f: Movement, goal: int, way: int, prayer: int) -> bool:
    """Whether any part of the troop may take this step."""
    return any(
        rest_keeps_limits(g, f, units, going) and can_go(g, f, goal, way, prayer, units, going)
        for going in subsets(g.beasts[f.zone])
        for units in range(1, g.units[f.zone] + 1)
    )


def rest_keeps_limits(g: Kemet, f: Movement, units: int, going: int) -> bool:
    """A-67: whether those who stay behind keep every limit; creatures left alone go home."""
    staying = g.units[f.zone] - units
    left = g.beasts[f.zone] & ~going if staying else 0
    limit = troop_limit(g, g.players[f.seat])
    return staying <= limit and left.bit_count() <= g.box.limits.creatures


def can_go(g: Kemet, f: Movement, goal: int, way: int, prayer: int, units: int, going: int) -> bool:
    """A-6, A-64, A-68: whether this party can take the step and end its move within the limits."""
    if not carried(g, f, goal, way, going):
        return False
    if entry_cost(g, f, goal, way, going) > prayer:
        return False
    if g.holder[goal] in (f.seat, -1):
        return can_settle(g, f, _trail(g, f, goal, way, prayer, units, going))
    limit = troop_limit(g, g.players[f.seat])
    return units <= limit and going.bit_count() <= g.box.limits.creatures


# -- the way on ------------------------------------------------------------------------------------


def can_settle(g: Kemet, f: Movement, trail: Trail) -> bool:
    """A-68: whether a troop on its way can end its move with all limits kept."""
    limit, one = troop_limit(g, g.players[f.seat]), g.box.limits.creatures
    if trail.units <= limit and trail.beasts.bit_count() <= one:
        return True
    if trail.moves > 0:
        for zone in g.box.board.links[g.players[f.seat].city][trail.at]:
            if _settles_through(g, f, trail, zone, MARCHING):
                return True
    return trail.teleports > 0 and settles_by_teleport(g, f, trail)


def settles_by_teleport(g: Kemet, f: Movement, trail: Trail) -> bool:
    """Whether some teleport from here leads to an end within the limits."""
    if _teleport_price(g, f, trail.at, trail.beasts) < 0:
        return False
    return any(
        zone != trail.at and _settles_through(g, f, trail, zone, TELEPORTING)
        for zone in g.box.board.obelisks
    )


def _teleport_price(g: Kemet, f: Movement, at: int, going: int) -> int:
    """What a teleport costs these, a Transfer in hand included where it is better; -1 for none."""
    player, cards = g.players[f.seat], g.box.interventions
    best = -1
    if teleport_source(g, f, at, going):
        best = price(g, player, teleport_cost(g, f, going))
    for card in player.hand:
        if card >= 0 and cards.transfer >> card & 1:
            cost = price(g, player, cards.cost[card])
            best = cost if best < 0 else min(best, cost)
    return best


def _settles_through(g: Kemet, f: Movement, trail: Trail, zone: int, way: int) -> bool:
    """Whether some party that goes on to this zone settles; the fewest units mostly do."""
    limit, one = troop_limit(g, g.players[f.seat]), g.box.limits.creatures
    toll = entry_cost(g, f, zone, MARCHING, 0)
    foreign = is_foreign(g, f.seat, zone)
    if foreign and trail.districts >= g.box.limits.foreign_districts:
        return False
    enemy = g.holder[zone] >= 0 and g.holder[zone] != f.seat
    there = trail.left.get(zone, (g.units[zone], g.beasts[zone]))
    for going in subsets(trail.beasts):
        cost = 0 if way == MARCHING else _teleport_price(g, f, trail.at, going)
        if cost < 0 or toll + cost > trail.prayer or not over_wall(g, f, zone, going):
            continue
        for units in range(max(1, trail.units - limit), trail.units + 1):
            behind = trail.units - units
            staying = trail.beasts & ~going if behind else 0
            if staying.bit_count() > one:
                continue
            if enemy:
                if units <= limit and going.bit_count() <= one:
                    return True
                continue
            onward = Trail(
                zone,
                there[0] + units,
                there[1] | going,
                trail.moves - (way == MARCHING),
                trail.teleports - (way == TELEPORTING),
                trail.prayer - toll - cost,
                trail.districts + foreign,
                {**trail.left, trail.at: (behind, staying)},
            )
            if can_settle(g, f, onward):
                return True
    return False
