"""The table as everybody sees it: one description for page, terminal and screen reader."""

from __future__ import annotations

from ennead.games.pharaon.rules.scoring import score
from ennead.games.pharaon.scene.panels import bank, focus, seats, standings, time
from ennead.games.pharaon.scene.pieces import artisan, jar, noble, token
from ennead.games.pharaon.scene.ring import board
from ennead.games.pharaon.scene.solo import traitor_areas
from ennead.games.pharaon.scene.verdict import verdict
from ennead.games.pharaon.state import Pharaon
from ennead.kernel import Message
from ennead.kernel.scene import Node, Scene

__all__ = ["ICON", "TONE", "ending", "faces", "scene", "verdict"]

ICON = "𓋖"
TONE = "lapis"


def ending(view: Pharaon) -> Message:
    """1.17: after the last round."""
    return Message("ending-rounds", {"rounds": view.box.rounds})


def scene(view: Pharaon, seat: int) -> Scene:
    """What this seat sees."""
    title = Message("title-round", {"round": view.round, "rounds": view.box.rounds})
    counted = [score(view, side) for side in range(len(view.players))]
    areas = [
        *board(view, seat, counted),
        *focus(view),
        time(view),
        bank(view),
        *traitor_areas(view, counted),
        *seats(view, seat, counted),
    ]
    return Scene(title, areas, standings(view, counted))


def faces(view: Pharaon) -> list[Node]:
    """Nobles, artisans, jars and tokens."""
    drawn = (("noble", noble), ("artisan", artisan), ("jar", jar), ("token", token))
    return [
        face(view.box, f"{kind}-{name}", number)
        for kind, face in drawn
        for number, name in enumerate(view.box.names[kind])
    ]
