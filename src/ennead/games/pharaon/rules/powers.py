"""Typy schopností dvořanů (p. 5): the powers of a player's nobles, and which were used."""

from __future__ import annotations

from ennead.games.pharaon.state import Pharaon


def own(g: Pharaon, side: int, nobles: tuple[int, ...]) -> None:
    """1.9.c: add nobles to a side; their powers work from now on."""
    player = g.players[side]
    player.nobles += nobles
    for noble in nobles:
        player.powers |= g.box.power[noble]


def holds(g: Pharaon, side: int, power: int) -> bool:
    """1.9.c: the player has a noble with this power and has not used it this round."""
    player = g.players[side]
    return bool(player.powers & ~player.used & power)


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
