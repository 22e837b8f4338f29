"""Pages 13, 14 and 19: a turn, its one or two actions, and the event they may trigger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.hexes import spread
from ennead.games.ankh.kinds import ACTIONS, CARAVAN, CONTROL, GAIN, MOVE, REVERED, SUMMON, UNLOCK
from ennead.games.ankh.rules.caravan import Caravan, lay_caravan
from ennead.games.ankh.rules.conflict import Conflict, open_conflict
from ennead.games.ankh.rules.monuments import (
    CONTROL_QUESTION,
    control_targets,
    neutral,
    take_control,
)
from ennead.games.ankh.rules.move import Moving, move_figures
from ennead.games.ankh.rules.summon import Summoning, summoning
from ennead.games.ankh.rules.unlock import Unlocking, unlock_power
from ennead.games.ankh.state import Ankh, Next, adjacent
from ennead.games.ankh.verbs import TAKE, Control, Take
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step

LOWER_ROWS: Final[list[list[Option]]] = [
    [TAKE[row] for row in range(above + 1, len(ACTIONS))] for above in range(-1, len(ACTIONS))
]
"""The actions below each row, from the one above the first."""


@dataclass(slots=True)
class Turn(Frame):
    """A turn; `row` is that of the latest action, -1 before the first."""

    seat: int
    row: int = -1
    second: bool = False


@step
def begin_turn(g: Ankh, t: Turn) -> Next[Turn]:
    """R14.1: choose an action."""
    return ask(t.seat, ACTION, then=take_action)


@step
def take_action(g: Ankh, t: Turn, answer: Take) -> Next[Turn]:
    """R9.1, R14.1: move the marker, then resolve the action in full."""
    row = t.row = answer.action
    g.markers[row] += 1
    if g.told is not None:  # nothing happens more often
        g.tell("took", player=t.seat, action=row)
    head = g.gods[t.seat].head
    if row == MOVE:
        return call(Moving(t.seat, head), move_figures, then=after_action)
    if row == SUMMON:
        return call(Summoning(t.seat, head), summoning, then=after_action)
    if row == GAIN:
        return gain_followers
    return call(Unlocking(t.seat, head), unlock_power, then=after_action)


@step
def gain_followers(g: Ankh, t: Turn) -> Next[Turn]:
    """R17.1, P4: a follower for each neutral or own monument beside an own figure."""
    god = g.gods[g.gods[t.seat].head]
    beside = spread(god.army, adjacent(g)) & (neutral(g) | god.controls)
    amount = beside.bit_count()
    if god.powers & REVERED:
        amount += g.box.revered
    god.followers += amount
    if g.told is not None:
        g.tell("followers", player=t.seat, count=amount)
    return after_action


@step
def after_action(g: Ankh, t: Turn) -> Next[Turn]:
    """R14.2 to R14.4: an event if the track is full, or a second action if there is one."""
    if g.markers[t.row] >= g.box.last[t.row]:
        return trigger_event
    if t.second or t.row == UNLOCK or is_merged(g, t.seat):
        return DONE
    t.second = True
    return ask(t.seat, ACTION, then=take_action)


def is_merged(g: Ankh, seat: int) -> bool:
    """R26.1: whether a player is half of a merged god."""
    head = g.gods[seat].head
    return any(god.head == head and god.seat != seat for god in g.gods)


@step
def trigger_event(g: Ankh, t: Turn) -> Next[Turn]:
    """R9.3, R19.1: the marker moves on; a conflict is for everybody, the rest for one."""
    g.event += 1
    kind = g.box.events[g.event]
    g.tell("event", player=t.seat, space=kind, number=g.event)
    if kind == CONTROL:
        return control_monument
    if kind == CARAVAN:
        return call(Caravan(t.seat), lay_caravan, then=after_event)
    return call(Conflict(t.seat), open_conflict, then=after_event)


@step
def control_monument(g: Ankh, t: Turn) -> Next[Turn]:
    """R20.1 to R20.3, A-02: a monument comes under control, if there is one and a token."""
    head = g.gods[t.seat].head
    if not g.gods[head].ankhs or not control_targets(g, head):
        g.tell("controlled-nothing", player=t.seat)
        return after_event
    return ask(t.seat, CONTROL_QUESTION, then=monument_controlled)


@step
def monument_controlled(g: Ankh, t: Turn, answer: Control) -> Next[Turn]:
    """R20.1, R20.2: an Ankh token goes on it; that of an opponent returns to its owner."""
    take_control(g, g.gods[t.seat].head, answer.hex)
    return after_event


@step
def after_event(g: Ankh, t: Turn) -> Next[Turn]:
    """R14.2, R19.2: the action marker goes back to the space of the starting number of players."""
    g.markers[t.row] = g.box.start
    return DONE


@rule("R14.3", reasons=lambda g, t, seat, o: {"action": o.action})
def below_the_first(g: Ankh, t: Turn, seat: int, o: Take) -> bool:
    return o.action > t.row


def lower_rows(g: Ankh, t: Turn, seat: int) -> list[Option]:
    return LOWER_ROWS[t.row + 1]


ACTION: Final = Question(
    "action",
    "R14.1",
    Clause(TAKE, (below_the_first,)),
    auto=True,
    fast=lower_rows,
    about=lambda g, t, seat: {"second": int(t.second)},
)
