"""Typy schopností dvořanů (p. 5): which powers a player's nobles give, and which were used this round."""

from __future__ import annotations

from ennead.games.pharaon.state import Pharaon


def powers(g: Pharaon, side: int) -> int:
    """All powers (bits) of a player's nobles, used or not."""
    power = g.box.power
    held = 0
    for noble in g.players[side].nobles:
        held |= power[noble]
    return held


def holds(g: Pharaon, side: int, power: int) -> bool:
    """1.9.c: the player has a noble with this power and has not used it this round."""
    return bool(powers(g, side) & ~g.players[side].used & power)


def noble_with(g: Pharaon, side: int, power: int) -> int:
    """The player's noble that gives a power, or -1."""
    for noble in g.players[side].nobles:
        if g.box.power[noble] == power:
            return noble
    return -1


def use(g: Pharaon, side: int, power: int) -> None:
    """1.9.c: turn the card sideways for the rest of the round."""
    g.players[side].used |= power
    g.tell("used", player=side, noble=noble_with(g, side, power))
