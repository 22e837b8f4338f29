"""Nástupnictví (p. 6): who becomes the next Pharaoh."""

from __future__ import annotations

from ennead.games.pharaon.state import NOBODY_YET, TRAITOR, Pharaon


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
