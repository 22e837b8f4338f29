"""What is seen: the pyramid in the middle, stock and boneyard beside it, tombs as fanned sets."""

from __future__ import annotations

from ennead.games.afterlife.scene.faces import face, key
from ennead.games.afterlife.scene.seats import my_areas, seat_area, standings
from ennead.games.afterlife.scene.table import board, effects, focus, reference, untouched
from ennead.games.afterlife.state import Afterlife
from ennead.games.afterlife.tables import NAMES
from ennead.kernel import Message, SeatRef
from ennead.kernel.scene import Node, Scene

__all__ = ["ICON", "TONE", "ending", "faces", "scene", "untouched"]

ICON = "𓊭"
TONE = "violet"


def ending(view: Afterlife) -> Message:
    """1.11.a, R-14: stock and pyramid are empty after a whole round, or the goal of one is met."""
    return Message("ending-goal" if view.won else "ending-empty")


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
    return Scene(title, areas, standings(view))


def faces(view: Afterlife) -> list[Node]:
    """Every card of both boxes."""
    return [face(view.box, key(card), card) for card in range(len(NAMES))]
