"""Pages 13, 14 and 19: a turn, its one or two actions, and the event they may trigger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.caravan import Caravan, lay_caravan
from ennead.games.ankh.conflict import Conflict, open_conflict
from ennead.games.ankh.hexes import spread
from ennead.games.ankh.kinds import ACTIONS, CARAVAN, CONTROL, GAIN, MOVE, REVERED, SUMMON, UNLOCK
from ennead.games.ankh.monuments import CONTROL_QUESTION, control_targets, neutral, take_control
from ennead.games.ankh.move import Move, move_figures
from ennead.games.ankh.state import Ankh, adjacent
from ennead.games.ankh.summon import Summon, summoning
from ennead.games.ankh.unlock import Unlock, unlock_power
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule

TAKES: Final = tuple(("take", row) for row in range(len(ACTIONS)))


@dataclass(slots=True)
class Turn(Frame):
    """A turn; `row` is that of the latest action, -1 before the first."""

    seat: int
    row: int = -1
    second: bool = False


@step
def begin_turn(g: Ankh, t: Turn) -> Next:
    """R14.1: choose an action."""
    return ask(t.seat, ACTION, then=take_action)


@step
def take_action(g: Ankh, t: Turn, answer: Option) -> Next:
    """R9.1, R14.1: move the marker, then resolve the action in full."""
    row = t.row = answer[1]
    g.markers[row] += 1
    g.tell("took", player=t.seat, action=row)
    head = g.gods[t.seat].head
    if row == MOVE:
        return call(Move(t.seat, head), move_figures, then=after_action)
    if row == SUMMON:
        return call(Summon(t.seat, head), summoning, then=after_action)
    if row == GAIN:
        return gain_followers
    return call(Unlock(t.seat, head), unlock_power, then=after_action)


@step
def gain_followers(g: Ankh, t: Turn) -> Next:
    """R17.1, P4: one follower for each neutral or own monument beside an own figure; Revered one more."""
    god = g.gods[g.gods[t.seat].head]
    beside = spread(god.army, adjacent(g)) & (neutral(g) | god.controls)
    amount = beside.bit_count()
    if god.powers & REVERED:
        amount += g.box.revered
    god.followers += amount
    g.tell("followers", player=t.seat, count=amount)
    return after_action


@step
def after_action(g: Ankh, t: Turn) -> Next:
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
def trigger_event(g: Ankh, t: Turn) -> Next:
    """R9.3, R19.1: the event marker moves on; individual events are for this player, conflicts for everybody."""
    g.event += 1
    kind = g.box.events[g.event]
    g.tell("event", player=t.seat, space=kind, number=g.event)
    if kind == CONTROL:
        return control_monument
    if kind == CARAVAN:
        return call(Caravan(t.seat), lay_caravan, then=after_event)
    return call(Conflict(t.seat), open_conflict, then=after_event)


@step
def control_monument(g: Ankh, t: Turn) -> Next:
    """R20.1 to R20.3, A-02: one monument comes under control, if one is in reach and a token left."""
    head = g.gods[t.seat].head
    if not g.gods[head].ankhs or not control_targets(g, head):
        g.tell("controlled-nothing", player=t.seat)
        return after_event
    return ask(t.seat, CONTROL_QUESTION, then=monument_controlled)


@step
def monument_controlled(g: Ankh, t: Turn, answer: Option) -> Next:
    """R20.1, R20.2: an Ankh token goes on it; that of an opponent returns to its owner."""
    take_control(g, g.gods[t.seat].head, answer[1])
    return after_event


@step
def after_event(g: Ankh, t: Turn) -> Next:
    """R14.2, R19.2: the action marker goes back to the space of the starting number of players."""
    g.markers[t.row] = g.box.start
    return DONE


@rule("R14.3", reasons=lambda g, t, seat, o: {"action": o[1]})
def below_the_first(g: Ankh, t: Turn, seat: int, o: Option) -> bool:
    return bool(o[1] > t.row)


def lower_rows(g: Ankh, t: Turn, seat: int) -> Sequence[Option]:
    return TAKES[t.row + 1 :]


ACTION = Question(
    "action", [Clause("take", lower_rows, premises=(below_the_first,))], auto=True,
    about=lambda g, t, seat: {"second": int(t.second)},
)  # fmt: skip
