"""Putting units from the supply on the board outside a Recruit action (A-26).

Mercenaries, Reinforcement Prayer, Reinforcements, Enlistment and the Summoning of veterans all use
it: units go into free districts of the own city or, where the effect says so, onto own troops
anywhere. It never starts a battle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import may_place, own_districts, room, settle
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step

CAUSES: Final = ("mercenaries", "prayer", "reinforcements", "enlistment", "summoning")
"""Why units are placed: `cause-…` in the texts."""
MERCENARIES: Final = 0
PRAYER: Final = 1
REINFORCEMENTS: Final = 2
ENLISTMENT: Final = 3
SUMMONING: Final = 4


@dataclass(slots=True)
class Placing(Frame):
    """So many units may be placed (`left`); with `forced` all that fit must be."""

    seat: int
    left: int
    cause: int
    anywhere: bool = False
    forced: bool = False


@step
def place_units(g: Kemet, f: Placing) -> Next[Placing]:
    """A-26: place units until enough, or until none is left or fits."""
    player = g.players[f.seat]
    if not f.left or not player.supply or not places(g, player, f.anywhere):
        return DONE
    return ask(f.seat, PLACEMENT, then=placed)


@step
def placed(g: Kemet, f: Placing, answer: Option) -> Next[Placing]:
    """A-26: the units join their zone; in the Summoning each costs a veteran (3.6.7.a)."""
    if not isinstance(answer, verbs.Place):
        return DONE
    units, zone = answer.count, answer.zone
    player = g.players[f.seat]
    player.supply -= units
    if f.cause == SUMMONING:
        player.veterans -= units
    settle(g, f.seat, zone, units)
    f.left -= units
    g.tell("placed", player=f.seat, count=units, zone=zone, cause=f.cause)
    return place_units


def places(g: Kemet, player: Player, anywhere: bool) -> list[int]:
    """The zones that take at least one unit."""
    zones = g.box.board.zones if anywhere else own_districts(player)
    return [z for z in zones if may_place(g, player, z, anywhere) and room(g, player, z) > 0]


def can_place(g: Kemet, player: Player, anywhere: bool) -> bool:
    """Whether an effect that places units can do anything."""
    return player.supply > 0 and bool(places(g, player, anywhere))


def placements(g: Kemet, f: Placing, seat: int) -> list[verbs.Place]:
    """Every number of units into every zone that takes them."""
    player = g.players[seat]
    most = min(f.left, player.supply)
    return [
        verbs.PLACE[units, zone]
        for zone in places(g, player, f.anywhere)
        for units in range(1, min(most, room(g, player, zone)) + 1)
    ]


@rule("A-26", reasons=lambda g, f, seat, o: {"zone": o.zone})
def free_place(g: Kemet, f: Placing, seat: int, o: verbs.Place) -> bool:
    return may_place(g, g.players[seat], o.zone, f.anywhere)


@rule(
    "4.d",
    reasons=lambda g, f, seat, o: {"zone": o.zone, "room": room(g, g.players[seat], o.zone)},
    given=(free_place,),
)
def within_limit(g: Kemet, f: Placing, seat: int, o: verbs.Place) -> bool:
    return o.count <= room(g, g.players[seat], o.zone)


@rule("4.f", reasons=lambda g, f, seat, o: {"count": min(f.left, g.players[seat].supply)})
def units_at_hand(g: Kemet, f: Placing, seat: int, o: verbs.Place) -> bool:
    return o.count <= min(f.left, g.players[seat].supply)


@rule("tile-onyx-mercs")
def nothing_forced(g: Kemet, f: Placing, seat: int, o: Option) -> bool:
    return not f.forced


PLACES: Final = Clause(verbs.PLACE, (free_place, within_limit, units_at_hand), fast=placements)
PLACEMENT: Final = Question(
    "place",
    "A-26",
    PLACES,
    Clause(verbs.ENOUGH, gates=(nothing_forced,)),
    auto=True,
    about=lambda g, f, seat: {"count": f.left, "cause": f.cause},
)
