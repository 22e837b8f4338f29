"""What things are worth: tiles, zones and battles, in fame points. For bots; no rule reads it."""

from __future__ import annotations

from math import exp
from typing import Final

from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.state import Kemet
from ennead.games.kemet.tables import total

MEAN_CARD: Final = 2.6
"""Strength that an unknown battle card adds on average."""
TEMPLE: Final = 1.5
"""A temple held until night: its fame point, prayer points, and half of the point for two."""
BATTLE: Final = 1.3
"""A battle won by the attacker: a permanent fame point, and a troop of the enemy driven away."""
UNIT: Final = 0.14
PRAYER: Final = 0.07
CARD: Final = 0.2
"""An intervention kept for later."""


def tile_worth(g: Kemet, tile: int) -> float:
    """What a tile is worth to anybody, whatever else he owns."""
    tiles, creatures, bit = g.box.tiles, g.box.creatures, 1 << tile
    worth = 0.25 * tiles.level[tile] + 1.1 * tiles.fame[tile] + 0.2 * tiles.units[tile]
    worth += 0.9 * total(tiles.strength, bit) + 0.6 * total(tiles.attack_strength, bit)
    worth += 0.4 * total(tiles.defend_strength, bit) + 0.3 * total(tiles.casualties, bit)
    worth += 0.4 * total(tiles.defence, bit) + 0.7 * total(tiles.moves, bit)
    worth += 0.3 * total(tiles.free_units, bit) + 0.4 * total(tiles.pray, bit)
    worth += 0.5 * total(tiles.unavoidable, bit) + 0.3 * total(tiles.defend_unavoidable, bit)
    worth += 0.3 * total(tiles.council_cards, bit) + 0.15 * total(tiles.council_prayer, bit)
    worth += 0.1 * total(tiles.night_prayer, bit) + 0.3 * total(tiles.teleport_discount, bit)
    worth += 0.6 * bool(tiles.silver_mask & bit) + 0.4 * bool(tiles.gold_mask & bit)
    worth += 0.9 * bool(tiles.free_recruits & bit) + 0.2 * bool(tiles.spies & bit)
    creature = tiles.creature[tile]
    if creature >= 0:
        worth += 0.5 * creatures.strength[creature] + 0.3 * creatures.moves[creature]
        worth += 0.2 * creatures.casualties[creature] + 0.3 * creatures.defence[creature]
    return worth


def zone_worth(g: Kemet, seat: int, zone: int) -> float:
    """What holding a zone is worth at the end of the day."""
    board = g.box.board
    if zone == board.sanctuary:
        return 0.9
    if zone >= DISTRICTS:
        return TEMPLE if zone in board.temples else 0.0
    if zone // 3 == g.players[seat].city:
        return 0.3 + 0.3 * g.level[zone]
    top = g.level[zone] == g.box.limits.pyramid_level
    return 0.15 * g.level[zone] + (1.3 if top else 0.0)


def might(g: Kemet, seat: int, zone: int, units: int, beasts: int, attacking: bool) -> float:
    """Strength of a troop before the cards."""
    tiles, creatures, player = g.box.tiles, g.box.creatures, g.players[seat]
    strength = units + total(tiles.strength, player.tiles)
    strength += total(tiles.attack_strength if attacking else tiles.defend_strength, player.tiles)
    strength += sum(creatures.strength[creature] for creature in each(beasts))
    if zone < DISTRICTS and zone // 3 == player.city:
        strength += g.box.limits.home_strength
    return strength + 0.3 * min(3, len(player.hand))


def odds(mine: float, theirs: float) -> float:
    """Chance of the stronger card deciding it for me; a tie is the defender's."""
    return 1 / (1 + exp((theirs - mine + 0.4) * 0.8))


def attack_worth(g: Kemet, seat: int, zone: int, units: int, beasts: int) -> float:
    """What it is worth to attack a zone with these units."""
    enemy = g.holder[zone]
    mine = might(g, seat, zone, units, beasts, True)
    theirs = might(g, enemy, zone, g.units[zone], g.beasts[zone], False)
    chance = odds(mine, theirs)
    prize = (
        BATTLE + zone_worth(g, seat, zone) + 0.5 * zone_worth(g, enemy, zone) + UNIT * g.units[zone]
    )
    return chance * prize - (1 - chance) * (UNIT * units + 0.15)
