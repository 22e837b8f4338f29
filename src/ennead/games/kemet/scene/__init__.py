"""What a seat sees of Kemet: the map, personal boards, the tile market, a battle as it adds up."""

from __future__ import annotations

from ennead.games.kemet.facts import PHASES
from ennead.games.kemet.scene.battle import battle_area
from ennead.games.kemet.scene.boards import areas, standing
from ennead.games.kemet.scene.map import ground, pieces
from ennead.games.kemet.scene.panels import cards, gods, market, top
from ennead.games.kemet.state import Kemet
from ennead.kernel import Message
from ennead.kernel.scene import Scene

__all__ = ["ICON", "TONE", "scene"]

ICON = "𓉴"
TONE = "carnelian"


def scene(view: Kemet, seat: int) -> Scene:
    """The table as one viewer sees it."""
    return Scene(
        title=Message(f"title-{PHASES[view.phase]}", {"round": view.round}),
        areas=[
            ground(view.box),
            pieces(view),
            *top(view),
            *gods(view),
            *battle_area(view),
            *areas(view, seat),
            market(view, seat),
            cards(view),
        ],
        standings=[standing(view, player) for player in view.players],
    )
