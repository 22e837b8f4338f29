"""The position in words, for cases and playthroughs, and the count of everything on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ennead.games.kemet.rules.control import holders
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.scoring import fame, pyramid_fame, temple_fame
from ennead.games.kemet.state import Battle, Kemet, Movement, Player, Side, Turn, held
from ennead.games.kemet.tables import total
from ennead.kernel import Notation

PHASES = ("setup", "day", "night")


def describe(g: Kemet, notation: Notation) -> dict[str, Any]:
    """Everything on the table by name; what is empty is left out of zones and pyramids."""
    words, holder = _Words(notation), holders(g)
    facts: dict[str, Any] = {
        "round": g.round,
        "phase": PHASES[g.phase],
        "order": list(g.order),
        "colours": words.set("colour", g.colours),
        "market": words.set("tile", g.market),
        "tiles": g.market.bit_count() + g.spares.bit_count(),
        "deck": len(g.deck),
        "discard": words.list("intervention", g.discard),
        "zones": {
            words.name("zone", zone): _zone(g, words, zone)
            for zone, holder in enumerate(g.holder)
            if holder >= 0
        },
        "empty": [words.name("zone", zone) for zone in g.box.board.zones if holder[zone] < 0],
        "pyramids": {
            words.name("zone", zone): f"{words.name('colour', g.colour[zone])} {level}"
            for zone, level in enumerate(g.level)
            if level
        },
        "players": [_player(g, words, player) for player in g.players],
    }
    for frame in g.frames:
        if isinstance(frame, Battle):
            facts["battle"] = _battle(words, frame)
        elif isinstance(frame, Movement):
            facts["movement"] = _movement(words, frame)
    return facts


class _Words:
    """Names of kinds."""

    def __init__(self, notation: Notation) -> None:
        self.name = notation.name

    def set(self, vocabulary: str, mask: int) -> list[str]:
        return [self.name(vocabulary, kind) for kind in each(mask)]

    def list(self, vocabulary: str, kinds: list[int]) -> list[str]:
        return [self.name(vocabulary, kind) if kind >= 0 else "?" for kind in kinds]


def _zone(g: Kemet, words: _Words, zone: int) -> dict[str, Any]:
    return {
        "seat": g.holder[zone],
        "units": g.units[zone],
        "creatures": words.set("creature", g.beasts[zone]),
    }


def _player(g: Kemet, words: _Words, player: Player) -> dict[str, Any]:
    temples, pyramids = temple_fame(g, player.seat), pyramid_fame(g, player.seat)
    return {
        "city": words.name("city", player.city) if player.city >= 0 else "",
        "god": words.name("god", player.god) if player.god >= 0 else "",
        "prayer": player.prayer,
        "supply": player.supply,
        "veterans": player.veterans,
        "fame": fame(g, player.seat),
        "battle-fame": player.battle_fame,
        "divine-fame": player.divine_fame,
        "temple-fame": temples,
        "pyramid-fame": pyramids,
        "tiles": words.set("tile", player.tiles),
        "creatures": words.set("creature", player.creatures),
        "tokens": player.tokens,
        "cells": words.set("cell", player.cells),
        "silver": words.name("cell", player.silver) if player.silver >= 0 else "",
        "bought": words.set("colour", player.bought),
        "tags": [words.name("colour", tag) if tag >= 0 else "" for tag in player.tags],
        "hand": words.list("intervention", held(player)),
        "cards": words.list("battle-card", player.cards),
        "spent": words.list("battle-card", player.spent),
        "buried": words.list("battle-card", player.buried),
        "removed": words.list("battle-card", player.removed),
    }


def _battle(words: _Words, battle: Battle) -> dict[str, Any]:
    return {
        "zone": words.name("zone", battle.zone),
        "attacker": _side(words, battle.attacker),
        "defender": _side(words, battle.defender),
        "attacker-wins": battle.attacker_wins,
    }


def _side(words: _Words, side: Side) -> dict[str, Any]:
    return {
        "seat": side.seat,
        "units": side.units,
        "creatures": words.set("creature", side.beasts),
        "card": words.list("battle-card", side.card),
        "buried": words.list("battle-card", side.buried),
        "cards": words.list("intervention", side.cards),
        "strength": side.strength,
        "casualties": side.casualties,
        "unavoidable": side.unavoidable,
        "defence": side.defence,
        "own-loss": side.own_loss,
        "lost": side.lost,
    }


def _movement(words: _Words, movement: Movement) -> dict[str, Any]:
    return {
        "zone": words.name("zone", movement.zone) if movement.zone >= 0 else "",
        "moves": movement.moves,
        "teleports": movement.teleports,
    }


def count_components(g: Kemet) -> Counter[str]:
    """Every unit, creature, tile and card wherever it lies.

    What a tile brings into the match (a creature, mercenaries, a special battle card) is taken off
    again, so that the count is the same before and after its purchase; so are the cards that set-up
    deals and the units it hands out.
    """
    count: Counter[str] = Counter()
    for player in g.players:
        _count_player(g, count, player)
    for zone, holder in enumerate(g.holder):
        if holder >= 0:
            count[f"units {holder}"] += g.units[zone]
            for creature in each(g.beasts[zone]):
                count[f"creature {creature}"] += 1
    for frame in g.frames:
        _count_frame(g, count, frame)
    for tile in each(g.market):
        count[f"tile {tile}"] += 1 + (g.spares >> tile & 1)
        if g.box.tiles.creature[tile] >= 0:
            count[f"creature {g.box.tiles.creature[tile]}"] += 1
    for card in g.deck + g.discard:
        count[f"intervention {card}"] += 1
    return count


def _count_player(g: Kemet, count: Counter[str], player: Player) -> None:
    tiles, seat = g.box.tiles, player.seat
    count[f"units {seat}"] += player.supply - total(tiles.mercenary_units, player.tiles)
    if not player.tags:  # the kit of 2.2.2 is not dealt yet
        count[f"units {seat}"] += g.box.limits.units
        count[f"battle cards {seat}"] += len(g.box.battle.hand)
    for tile in each(player.tiles):
        count[f"tile {tile}"] += 1
    for creature in each(player.creatures):
        count[f"creature {creature}"] += 1
    cards = player.cards + player.spent + player.buried
    count[f"battle cards {seat}"] += len(cards)
    for card in held(player):
        count[f"intervention {card}"] += 1


def _count_frame(g: Kemet, count: Counter[str], frame: object) -> None:
    if isinstance(frame, Turn):
        count[f"units {frame.seat}"] += sum(g.landed)
    elif isinstance(frame, Battle):
        for side in (frame.attacker, frame.defender):
            count[f"units {side.seat}"] += side.units
            count[f"battle cards {side.seat}"] += len(side.card) + len(side.buried)
            for creature in each(side.beasts):
                count[f"creature {creature}"] += 1
            for card in side.cards:
                count[f"intervention {card}"] += 1
