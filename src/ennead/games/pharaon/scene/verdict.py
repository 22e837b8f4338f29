"""Závěrečné vyhodnocení (pp. 7, 10): what decided the match where scores do not tell."""

from __future__ import annotations

from ennead.games.pharaon.rules.scoring import total, winners
from ennead.games.pharaon.state import TRAITOR, Pharaon
from ennead.kernel import Message, SeatRef


def verdict(g: Pharaon) -> Message | None:
    """1.18.g, 1.22.h: the Traitor's points, or how a tie was broken."""
    totals = [total(g, side) for side in range(len(g.players))]
    if g.traitor is not None:
        tie = totals[0] == totals[TRAITOR]
        return Message(
            "result-traitor-tie" if tie else "result-traitor", {"points": totals[TRAITOR]}
        )
    if totals.count(max(totals)) == 1:
        return None
    first, *others = winners(g)
    if others:
        return Message("result-tie-shared")
    decided = "pharaoh" if g.pharaoh == first else "tokens"
    return Message(f"result-tie-{decided}", {"player": SeatRef(first)})
