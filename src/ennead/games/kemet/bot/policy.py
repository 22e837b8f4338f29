"""What is good: a rating of every option from a seat's own view, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ennead.games.kemet import verbs
from ennead.games.kemet.bot.warfare import (
    best_move,
    rate_aftermath,
    rate_battle_cards,
    rate_day_card,
    rate_fire,
    rate_hidden,
    rate_leaders,
    rate_parties,
    rate_removals,
    rate_retreats,
    rate_steps,
    rate_wounds,
)
from ennead.games.kemet.bot.worth import (
    PRAYER,
    attack_worth,
    tile_worth,
    zone_worth,
)
from ennead.games.kemet.rules.build import level_cost
from ennead.games.kemet.rules.buy import TWIN, Buying, purchasable
from ennead.games.kemet.rules.control import own_districts
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.prayer import price
from ennead.games.kemet.rules.recruit import most_units
from ennead.games.kemet.rules.scoring import fame
from ennead.games.kemet.state import Kemet, Player
from ennead.games.kemet.tables import BUILD, BUY, MOVE, RECRUIT
from ennead.kernel import Option

Rater: TypeAlias = "Callable[[Kemet, int, list[Option]], list[float]]"


def weigh(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Rate every option of a menu; higher is better."""
    rater = RATERS.get(g.question)
    return rater(g, seat, menu) if rater else [0.0] * len(menu)


# -- a turn ----------------------------------------------------------------------------------------


def rate_turn(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Cards and creatures first, then the token that brings most; the end when nothing is left."""
    player = g.players[seat]
    known: dict[int, float] = {}
    ratings = []
    for option in menu:
        if isinstance(option, (verbs.OnCell, verbs.Gold)):
            gold = isinstance(option, verbs.Gold)
            action = (
                option.action if isinstance(option, verbs.Gold) else g.box.cells.action[option.cell]
            )
            if action not in known:
                known[action] = rate_action(g, player, action, gold)
            ratings.append(known[action] + (0.05 if gold else 0.0))
        elif isinstance(option, verbs.Play):
            ratings.append(rate_day_card(g, player, option.intervention))
        elif isinstance(option, verbs.Summon):
            ratings.append(6.0 + g.units[option.zone])
        else:
            ratings.append(-5.0 if isinstance(option, verbs.Exchange) else 0.0)
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


# -- buying and building ---------------------------------------------------------------------------


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
    return [
        tile_worth(g, o.tile) if free else tile_value(g, player, o.tile)
        for o in menu
        if isinstance(o, verbs.Buy)
    ]


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
        if not isinstance(option, verbs.Pyramid):
            ratings.append(0.0)
            continue
        zone, level = option.zone, option.level
        old = g.level[zone]
        cost = price(g, player, level_cost(g, player, old, level))
        ratings.append(building_worth(g, old, level) - PRAYER * cost + (0.1 if old else 0.0))
    return ratings


# -- recruiting and placing ------------------------------------------------------------------------


def rate_placing(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """As many as possible, in one strong troop."""
    ratings = []
    for option in menu:
        if not isinstance(option, verbs.Units):
            ratings.append(0.0)
            continue
        units, zone = option.count, option.zone
        if g.holder[zone] not in (seat, -1):
            ratings.append(attack_worth(g, seat, zone, units, 0) - 0.3)
        else:
            ratings.append(0.2 * units + 0.06 * g.units[zone] + 0.1 * zone_worth(g, seat, zone))
    return ratings


# -- night and the rest ----------------------------------------------------------------------------


def rate_sacrifice(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Fame for two units is always a bargain."""
    return [float(isinstance(o, verbs.Sacrifice)) for o in menu]


def rate_delta(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Five points for a unit, as long as the temple is kept and there is room on the track."""
    bargain = g.units[g.box.board.delta] > 1 and g.players[seat].prayer <= g.box.prayer_high - 4
    return [float(bargain) if isinstance(o, verbs.Sacrifice) else 0.5 for o in menu]


def rate_offers(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Prayer points while there is room, else cards, else units."""
    most = min(g.box.prayer_high - g.players[seat].prayer, 2)
    return [
        float(o.veterans if o.veterans <= most else -o.veterans)
        for o in menu
        if isinstance(o, verbs.Offer)
    ]


def rate_consultations(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """As many cards as the veterans left give."""
    return [0.1 * o.veterans for o in menu if isinstance(o, verbs.Consult)]


def rate_discards(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Cards of battle are kept, the cheap ones go first."""
    battle = g.box.interventions.battle
    return [float(not battle >> o.intervention & 1) for o in menu if isinstance(o, verbs.Discard)]


def rate_positions(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """First when nine points are near, last otherwise."""
    hurry = fame(g, seat) >= g.box.limits.fame_to_win - 2
    return [
        float(-o.position if hurry else o.position) for o in menu if isinstance(o, verbs.Choose)
    ]


def rate_pyramids(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Two levels first."""
    return [float(o.level) for o in menu if isinstance(o, verbs.Found)]


RATERS: Final[dict[str, Rater]] = {
    "turn": rate_turn,
    "buy": rate_tiles,
    "first-tile": rate_tiles,
    "build": rate_building,
    "recruit": rate_placing,
    "place": rate_placing,
    "lead": rate_leaders,
    "step": rate_steps,
    "take": rate_parties,
    "fight": rate_battle_cards,
    "hide": rate_hidden,
    "wound": rate_wounds,
    "remove": rate_removals,
    "loser": rate_aftermath,
    "winner": rate_aftermath,
    "retreat": rate_retreats,
    "sacrifice": rate_sacrifice,
    "delta": rate_delta,
    "offer": rate_offers,
    "consult": rate_consultations,
    "vision": rate_discards,
    "fate": rate_positions,
    "burn": rate_fire,
    "first-pyramid": rate_pyramids,
}
