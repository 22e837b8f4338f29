"""Typy schopností dvořanů (p. 5), Nástupnictví (p. 6): the powers of nobles, the next Pharaoh."""

from __future__ import annotations

from ennead.games.pharaon.state import NOBODY_YET, TRAITOR, Pharaon


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


def check_succession(g: Pharaon, side: int) -> None:
    """1.16, R35: the first with two nobles and the third tomb step is Pharaoh for good."""
    if g.pharaoh != NOBODY_YET:
        return
    player = g.players[side]
    if len(player.nobles) >= g.box.pharaoh_nobles and player.tomb >= g.box.pharaoh_step:
        g.pharaoh = side
        if g.traitor is not None and side == TRAITOR:
            g.tell("traitor-pharaoh")
        else:
            g.tell("pharaoh", player=side)
