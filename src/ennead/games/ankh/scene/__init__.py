"""What each seat sees of Ankh: the map, the tracks, all boards, and what is at stake now."""

from __future__ import annotations

from ennead.games.ankh.kinds import SPACES
from ennead.games.ankh.scene.boards import faces, god_area, guardian_area, standing, supply_area
from ennead.games.ankh.scene.chart import ground, pieces, sides
from ennead.games.ankh.scene.panel import focus
from ennead.games.ankh.scene.tracks import actions
from ennead.games.ankh.state import Ankh
from ennead.kernel import Message, Ref, SeatRef
from ennead.kernel.scene import Area, Scene

__all__ = ["ICON", "TONE", "ending", "faces", "scene"]

ICON = "𓋹"
TONE = "turquoise"


def ending(view: Ankh) -> Message:
    """R13.7: the top of the devotion track, the last Conflict, or nobody else is left."""
    if view.winner >= 0 and view.gods[view.winner].devotion == view.box.top:
        return Message("ending-top", {"player": SeatRef(view.winner)})
    if view.event >= len(view.box.events) - 1:
        return Message("ending-track")
    return Message("ending-forgotten")


def scene(view: Ankh, seat: int) -> Scene:
    """The table as a seat, a spectator or a replay sees it; only sealed answers are secret."""
    g = view
    areas: list[Area] = [ground(g.box), pieces(g), *sides(g), *focus(g)]
    if g.markers:
        areas.append(actions(g))
        if 0 <= seat < g.seats:
            areas.append(god_area(g, g.gods[seat], mine=True))
        areas += [god_area(g, god, mine=False) for god in g.gods if god.seat != seat]
        areas += [guardian_area(g), supply_area(g)]
    return Scene(_title(g), areas, [standing(g, god) for god in g.gods])


def _title(g: Ankh) -> Message:
    """How far the event track has come, and what is next."""
    last = len(g.box.events) - 1
    if g.event >= last or g.over:
        return Message("title-end", {"number": g.event, "last": last})
    coming = Ref(f"space-{SPACES[g.box.events[g.event + 1]]}")
    return Message("title-event", {"number": g.event, "last": last, "space": coming})
