"""What is good: a rating of every option from a seat's own view, question by question."""

from __future__ import annotations

from collections.abc import Callable

from ennead.games.kemet.aims import aim
from ennead.games.kemet.appraisal import TRAITS, evaluate
from ennead.games.kemet.build import level_cost
from ennead.games.kemet.buy import TWIN, Buying, purchasable
from ennead.games.kemet.campaign import (
    best_move,
    rate_aftermath,
    rate_battle_cards,
    rate_day_card,
    rate_diversion,
    rate_escapes,
    rate_fire,
    rate_hidden,
    rate_leaders,
    rate_parties,
    rate_removals,
    rate_retreats,
    rate_steps,
    rate_wounds,
)
from ennead.games.kemet.control import fame, own_districts
from ennead.games.kemet.creatures import each
from ennead.games.kemet.prayer import price
from ennead.games.kemet.recruit import most_units
from ennead.games.kemet.state import Kemet, Player
from ennead.games.kemet.tables import BUILD, BUY, MOVE, RECRUIT
from ennead.games.kemet.worth import (
    PRAYER,
    attack_worth,
    tile_worth,
    zone_worth,
)
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Judgement, Lines

Rater = Callable[[Kemet, int, list[Option]], list[float]]


def weigh(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Rate every option of a menu; higher is better."""
    rater = RATERS.get(g.question)
    return rater(g, seat, menu) if rater else [0.0] * len(menu)


# -- a turn -----------------------------------------------------------------------------------------------------------


def rate_turn(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Cards and creatures first, then the token that brings most; the end when nothing is left."""
    player = g.players[seat]
    known: dict[int, float] = {}
    ratings = []
    for option in menu:
        verb = option[0]
        if verb in ("act", "silver", "gold"):
            action = option[2] if verb == "gold" else g.box.cells.action[option[1]]
            if action not in known:
                known[action] = rate_action(g, player, action, verb == "gold")
            ratings.append(known[action] + (0.05 if verb == "gold" else 0.0))
        elif verb == "play":
            ratings.append(rate_day_card(g, player, option[1]))
        elif verb == "summon":
            ratings.append(6 + g.units[option[2]])
        else:
            ratings.append(-5.0 if verb == "exchange" else 0.0)
    return ratings


def rate_action(g: Kemet, player: Player, action: int, twin: bool) -> float:
    """What an action would bring, in fame points."""
    if action == MOVE:
        return 0.2 + max([0.0, *(best_move(g, player.seat, z) for z in _own_zones(g, player.seat))])
    if action == BUY:
        return 0.3 + max([0.0, *(tile_value(g, player, t) for t in _offers(g, player, twin))])
    if action == RECRUIT:
        units = min(most_units(g, player, 0), 5)
        return 0.1 + 0.17 * units if units > 1 else 0.05
    if action == BUILD:
        return 0.1 + best_building(g, player)
    return 0.15 + 0.11 * min(3, g.box.prayer_high - player.prayer)


def _own_zones(g: Kemet, seat: int) -> list[int]:
    return [zone for zone, holder in enumerate(g.holder) if holder == seat]


# -- buying and building ----------------------------------------------------------------------------------------------


def _offers(g: Kemet, player: Player, twin: bool) -> list[int]:
    if twin:
        return list(each(purchasable(g, player, TWIN)))
    mask = 0
    for cell in g.box.cells.purchase:
        if not player.cells >> cell & 1:
            mask |= purchasable(g, player, cell)
    return list(each(mask))


def tile_value(g: Kemet, player: Player, tile: int) -> float:
    """What a tile brings, less the prayer points it costs; early it serves longer."""
    cost = price(g, player, g.box.tiles.level[tile])
    return tile_worth(g, tile) - PRAYER * cost


def rate_tiles(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The tile that is worth most."""
    free = not isinstance(g.frames[-1], Buying)
    player = g.players[seat]
    return [tile_worth(g, o[1]) if free else tile_value(g, player, o[1]) for o in menu]


def best_building(g: Kemet, player: Player) -> float:
    """The best pyramid that the player can build now."""
    best = 0.0
    for zone in own_districts(player):
        level = g.level[zone]
        while level < g.box.limits.pyramid_level:
            level += 1
            cost = price(g, player, level_cost(g, player, g.level[zone], level))
            if cost > player.prayer:
                break
            best = max(best, building_worth(g, g.level[zone], level) - PRAYER * cost)
    return best


def building_worth(g: Kemet, old: int, new: int) -> float:
    """Higher pyramids sell better tiles; the highest is a fame point."""
    return 0.42 * (new - old) + (0.9 if new == g.box.limits.pyramid_level else 0.0)


def rate_building(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The level that brings most for its cost."""
    player = g.players[seat]
    ratings = []
    for option in menu:
        if option[0] == "skip":
            ratings.append(0.0)
            continue
        zone, level = option[-2], option[-1]
        old = g.level[zone]
        cost = price(g, player, level_cost(g, player, old, level))
        ratings.append(building_worth(g, old, level) - PRAYER * cost + (0.1 if old else 0.0))
    return ratings


# -- recruiting and placing -------------------------------------------------------------------------------------------


def rate_placing(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """As many as possible, in one strong troop."""
    ratings = []
    for option in menu:
        if option[0] == "enough":
            ratings.append(0.0)
            continue
        units, zone = option[1], option[2]
        if g.holder[zone] not in (seat, -1):
            ratings.append(attack_worth(g, seat, zone, units, 0) - 0.3)
        else:
            ratings.append(0.2 * units + 0.06 * g.units[zone] + 0.1 * zone_worth(g, seat, zone))
    return ratings


# -- night and the rest -------------------------------------------------------------------------------------------------


def rate_sacrifice(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Fame for two units is always a bargain."""
    return [1.0 if o[0] == "sacrifice" else 0.0 for o in menu]


def rate_delta(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Five points for a unit, as long as the temple is kept and there is room on the track."""
    bargain = g.units[g.box.board.delta] > 1 and g.players[seat].prayer <= g.box.prayer_high - 4
    return [float(bargain) if o[0] == "sacrifice" else 0.5 for o in menu]


def rate_veterans(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Prayer points while there is room, else cards, else units."""
    room = g.box.prayer_high - g.players[seat].prayer
    if menu[0][0] == "consult":
        return [0.1 * o[1] for o in menu]
    return [float(o[1]) if o[1] <= min(room, 2) else -float(o[1]) for o in menu]


def rate_discards(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Cards of battle are kept, the cheap ones go first."""
    battle = g.box.interventions.battle
    return [0.0 if battle >> o[1] & 1 else 1.0 for o in menu]


def rate_positions(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """First when nine points are near, last otherwise."""
    hurry = fame(g, seat) >= g.box.limits.fame_to_win - 2
    return [-float(o[1]) if hurry else float(o[1]) for o in menu]


def rate_pyramids(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Two levels first."""
    return [float(o[3]) for o in menu]


def rate_last(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The larger number."""
    return [float(o[1]) if len(o) > 1 else -0.5 for o in menu]


RATERS: dict[str, Rater] = {
    "turn": rate_turn,
    "buy": rate_tiles,
    "first-tile": rate_tiles,
    "build": rate_building,
    "recruit": rate_placing,
    "place": rate_placing,
    "lead": rate_leaders,
    "step": rate_steps,
    "transfer": rate_steps,
    "take": rate_parties,
    "fight": rate_battle_cards,
    "hide": rate_hidden,
    "diversion": rate_diversion,
    "wound": rate_wounds,
    "remove": rate_removals,
    "escape": rate_escapes,
    "conscript": rate_last,
    "loser": rate_aftermath,
    "winner": rate_aftermath,
    "retreat": rate_retreats,
    "sacrifice": rate_sacrifice,
    "delta": rate_delta,
    "offer": rate_veterans,
    "consult": rate_veterans,
    "vision": rate_discards,
    "fate": rate_positions,
    "burn": rate_fire,
    "first-pyramid": rate_pyramids,
}
JUDGEMENT = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    quick=Lines(faith=1.5),
    thorough=Lines(faith=1.5, far=2, times=4),
    crowded=Lines(faith=1.5, far=2),
)
