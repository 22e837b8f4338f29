"""What is seen: the pyramid in the middle, stock and boneyard beside it, tombs as fanned sets."""

from __future__ import annotations

from ennead.games.afterlife.scene.seats import my_areas, seat_area, standing
from ennead.games.afterlife.scene.table import board, effects, focus, reference
from ennead.games.afterlife.state import Afterlife
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Scene

__all__ = ["ICON", "TONE", "scene"]

ICON = "𓊭"
TONE = "violet"


def scene(view: Afterlife, seat: int) -> Scene:
    """Everything a seat (or a spectator) sees."""
    areas = [board(view, seat), *effects(view), *focus(view, seat)]
    for player in view.players:
        if player.seat == seat:
            areas += my_areas(view, player)
        else:
            areas.append(seat_area(view, player))
    areas += reference(view, seat)
    title: Message | str = "title-over"
    if not view.over:
        title = Message("title-turn", {"turn": view.turn, "player": SeatRef(view.active)})
    return Scene(title, areas, [standing(view, player) for player in view.players])
