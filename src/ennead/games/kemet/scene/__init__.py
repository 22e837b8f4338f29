"""What a seat sees of Kemet: the map, personal boards, the tile market, a battle as it adds up."""

from __future__ import annotations

from ennead.games.kemet.facts import PHASES
from ennead.games.kemet.rules.scoring import fame
from ennead.games.kemet.scene.battle import battle_area
from ennead.games.kemet.scene.boards import areas, battle_card, intervention, standings, tile_card
from ennead.games.kemet.scene.map import ground, pieces
from ennead.games.kemet.scene.panels import cards, gods, market, top
from ennead.games.kemet.state import NIGHT, Kemet
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Node, Scene

__all__ = ["ICON", "TONE", "ending", "faces", "scene"]

ICON = "𓉴"
TONE = "carnelian"


def ending(view: Kemet) -> Message:
    """3.3.a, A-66: enough fame at the start of a turn, or the last night."""
    cause = "event-ended" if view.phase == NIGHT else "event-won"
    return Message(cause, {"player": SeatRef(view.winner), "count": fame(view, view.winner)})


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
        standings=standings(view),
    )


def faces(view: Kemet) -> list[Node]:
    """Power tiles, divine interventions and battle cards."""
    drawn = (("tile", tile_card), ("intervention", intervention), ("battle-card", battle_card))
    return [
        face(view.box, f"{kind}-{name}", number)
        for kind, face in drawn
        for number, name in enumerate(view.box.names[kind])
    ]
