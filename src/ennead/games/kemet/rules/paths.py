"""3.4.5: where a moving troop can go, and with whom: pure questions about the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.control import is_foreign, troop_limit
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.prayer import price
from ennead.games.kemet.state import Kemet
from ennead.games.kemet.tables import total
from ennead.kernel import Frame

WAYS: Final = ("march", "teleport", "transfer")
"""Ways of taking a step: a simple move, a paid teleport, the card Transfer."""
MARCHING: Final = 0
TELEPORTING: Final = 1
TRANSFERRING: Final = 2


@dataclass(slots=True)
class Movement(Frame):
    """A Movement action (3.4.5)."""

    seat: int
    bonus: int = 0
    """Strength in a battle caused by this action (Surprise Attack)."""
    teleporting: bool = True
    """False in a Forced March."""
    origin: int = -1
    zone: int = -1
    moves: int = 0
    teleports: int = 0
    districts: int = 0
    """Foreign districts entered."""
    gates: bool = False
    """Open Gates has been played."""
    goal: int = -1
    way: int = MARCHING
    units: int = 0
    """Units that have entered a zone held by an enemy, with `beasts`, before the battle."""
    beasts: int = 0

    # compiled, an `__init__` that a dataclass makes is slow, and every other turn has one of these
    def __init__(
        self,
        seat: int,
        bonus: int = 0,
        teleporting: bool = True,
        origin: int = -1,
        zone: int = -1,
        moves: int = 0,
        teleports: int = 0,
        districts: int = 0,
        gates: bool = False,
        goal: int = -1,
        way: int = MARCHING,
        units: int = 0,
        beasts: int = 0,
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.bonus = bonus
        self.teleporting = teleporting
        self.origin = origin
        self.zone = zone
        self.moves = moves
        self.teleports = teleports
        self.districts = districts
        self.gates = gates
        self.goal = goal
        self.way = way
        self.units = units
        self.beasts = beasts


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
    """3.4.5.b: simple moves and teleports of the troop, with bonuses of tiles and its creature."""
    limits, tiles, owned = g.box.limits, g.box.tiles, g.players[f.seat].tiles
    moves = limits.simple_moves + total(tiles.moves, owned)
    teleports = limits.teleports + total(tiles.teleports, owned)
    for creature in each(g.beasts[f.zone]):
        moves += g.box.creatures.moves[creature]
        teleports += g.box.creatures.teleports[creature]
    return moves, teleports if f.teleporting else 0


def toll_at(g: Kemet, seat: int, zone: int) -> int:
    """Khnum's Sphinx: what its owner's enemies pay to enter its zone (A-61)."""
    beasts = g.beasts[zone] & g.box.creatures.tolling
    if not beasts or g.holder[zone] == seat:
        return 0
    return sum(g.box.creatures.toll[creature] for creature in each(beasts))


def entry_cost(g: Kemet, f: Movement, goal: int, way: int) -> int:
    """What a step costs this player: the teleport and the toll, each a spending of its own."""
    player = g.players[f.seat]
    cost = price(g, player, toll_at(g, f.seat, goal)) if g.beasts[goal] else 0
    if way == TELEPORTING:
        cost += price(g, player, g.box.limits.teleport_cost)
    return cost


def has_pyramid(g: Kemet, zone: int) -> bool:
    """3.4.5.f: a district with a pyramid, in whatever city."""
    return zone < DISTRICTS and g.level[zone] > 0


def teleport_source(g: Kemet, f: Movement, zone: int, beasts: int) -> bool:
    """3.4.5.f: a pyramid; for Portal of Thoth and the Griffin Sphinx an obelisk too."""
    if has_pyramid(g, zone):
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
    if not f.teleports or not teleport_source(g, f, f.zone, g.beasts[f.zone]):
        return False
    player = g.players[f.seat]
    return price(g, player, g.box.limits.teleport_cost) <= player.prayer


def behind_wall(g: Kemet, f: Movement, goal: int) -> bool:
    """3.4.5.k: whether a wall keeps this troop out unless a creature carries it over."""
    if f.gates or not is_foreign(g, f.seat, goal):
        return False
    return not g.box.board.touching[f.origin] >> goal & 1


def can_enter(g: Kemet, f: Movement, goal: int, way: int, prayer: int) -> bool:
    """Whether some part of the troop may take this step."""
    here, units, beasts = f.zone, g.units[f.zone], g.beasts[f.zone]
    if (g.beasts[goal] or way == TELEPORTING) and entry_cost(g, f, goal, way) > prayer:
        return False
    walled = False
    if goal < DISTRICTS and goal // 3 != g.players[f.seat].city:
        if f.districts >= g.box.limits.foreign_districts:
            return False
        walled = behind_wall(g, f, goal)
        if walled and not beasts & g.box.creatures.ignore_walls:
            return False
    limit = troop_limit(g, g.players[f.seat])
    if units <= limit and not beasts & (beasts - 1):
        held = g.holder[goal]
        if held != f.seat and held >= 0:
            return True
        # at least one unit fits in; a creature may stay, unless a wall or an obelisk needs it
        needed = walled or (way == TELEPORTING and not has_pyramid(g, here))
        if g.units[goal] < limit and not (needed and g.beasts[goal]):
            return True
    return bool(parties(g, f, goal, way, prayer))


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
        first = units if (beasts & ~going).bit_count() > one else least
        crowd = going if enemy else g.beasts[goal] | going
        if crowd.bit_count() > one:
            last = first - 1
        else:
            last = min(units, room)
        found += [(count, going) for count in range(first, last + 1)]
        if not enemy and last < units:
            for count in range(max(first, last + 1), units + 1):
                if not can_settle(g, f, _trail(g, f, goal, way, prayer, count, going)):
                    break  # more units are only harder to settle
                found.append((count, going))
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
        prayer - entry_cost(g, f, goal, way),
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


def may_enter(g: Kemet, f: Movement, goal: int, way: int, prayer: int) -> bool:
    """Whether the step can be paid, and some party may take it."""
    if is_foreign(g, f.seat, goal) and f.districts >= g.box.limits.foreign_districts:
        return False
    return entry_cost(g, f, goal, way) <= prayer and some_party(g, f, goal, way, prayer)


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
    if g.holder[goal] in (f.seat, -1):
        return can_settle(g, f, _trail(g, f, goal, way, prayer, units, going))
    limit = troop_limit(g, g.players[f.seat])
    return units <= limit and going.bit_count() <= g.box.limits.creatures


# -- the way on ------------------------------------------------------------------------------------


def can_settle(g: Kemet, f: Movement, trail: Trail) -> bool:
    """A-68: whether a troop on its way can end its move with all limits kept.

    Taking the fewest units and leaving a full troop behind is always best for that: only such ways
    are tried.
    """
    limit, one = troop_limit(g, g.players[f.seat]), g.box.limits.creatures
    if trail.units <= limit and trail.beasts.bit_count() <= one:
        return True
    if trail.moves > 0:
        for zone in g.box.board.links[g.players[f.seat].city][trail.at]:
            if _settles_through(g, f, trail, zone, MARCHING):
                return True
    if trail.teleports > 0 and teleport_source(g, f, trail.at, trail.beasts):
        for zone in g.box.board.obelisks:
            if zone != trail.at and _settles_through(g, f, trail, zone, TELEPORTING):
                return True
    return False


def _settles_through(g: Kemet, f: Movement, trail: Trail, zone: int, way: int) -> bool:
    limit, one = troop_limit(g, g.players[f.seat]), g.box.limits.creatures
    units = max(1, trail.units - limit)
    behind = trail.units - units
    cost = entry_cost(g, f, zone, way)
    foreign = is_foreign(g, f.seat, zone)
    if cost > trail.prayer or (foreign and trail.districts >= g.box.limits.foreign_districts):
        return False
    for going in subsets(trail.beasts):
        staying = trail.beasts & ~going if behind else 0
        if staying.bit_count() > one or not over_wall(g, f, zone, going):
            continue
        if way == TELEPORTING and not teleport_source(g, f, trail.at, going):
            continue
        if g.holder[zone] >= 0 and g.holder[zone] != f.seat:
            if units <= limit and going.bit_count() <= one:
                return True
            continue
        there = trail.left.get(zone, (g.units[zone], g.beasts[zone]))
        onward = Trail(
            zone,
            there[0] + units,
            there[1] | going,
            trail.moves - (way == MARCHING),
            trail.teleports - (way == TELEPORTING),
            trail.prayer - cost,
            trail.districts + foreign,
            {**trail.left, trail.at: (behind, staying)},
        )
        if can_settle(g, f, onward):
            return True
    return False
