"""Bortící se pyramida: the pyramid, what falls into its gaps, and who decides (1.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ennead.games.afterlife.state import CHANGED, EMPTY, Afterlife, Next
from ennead.games.afterlife.tables import B1, B2, B3, BASE, M1, M2, MIDDLE, T
from ennead.games.afterlife.verbs import FALL, Fall, slot_named
from ennead.kernel import DONE, Clause, F, Frame, Question, ask, call, rule, step

FROM_BELOW: Final = (B1, B2, B3, M1, M2, T)
"""Order of rebuilding (R-10)."""


@dataclass(slots=True)
class Fork(Frame):
    """Two cards can fall into the middle of the base; `seat` chooses."""

    seat: int


def slots_taken(g: Afterlife) -> list[int]:
    """The slots that hold a card."""
    return [slot for slot, card in enumerate(g.pyramid) if card != EMPTY]


def lift(g: Afterlife, slot: int) -> int:
    """Take a card out of the pyramid: a change by the player on turn (R-06). Then crumble."""
    card = g.pyramid[slot]
    g.pyramid[slot] = EMPTY
    g.changed = CHANGED
    return card


def crumble(
    g: Afterlife, slot: int, then: Callable[[Afterlife, F], object], by: int = -1
) -> Next[F]:
    """1.5.a: fill the gap, then go on. `by` decides a fork, else the player on turn (R-08)."""
    if settle(g, slot):
        return then
    return call(Fork(g.active if by < 0 else by), fork, then=then)


def settle(g: Afterlife, gap: int) -> bool:
    """Let cards fall into a gap. False if two could: somebody has to choose first."""
    p = g.pyramid
    if gap == B2:
        if p[M1] == EMPTY:
            gap = _fall(g, M2, B2)
        elif p[M2] == EMPTY:
            gap = _fall(g, M1, B2)
        else:
            return False
    elif gap == B1:
        gap = _fall(g, M1, B1)
    elif gap == B3:
        gap = _fall(g, M2, B3)
    if gap != T:
        _fall(g, T, gap)
    return True


def _fall(g: Afterlife, origin: int, gap: int) -> int:
    """Move the card of `origin`, if any, into the gap below; gives the slot that is empty now."""
    card = g.pyramid[origin]
    if card != EMPTY:
        g.pyramid[gap] = card
        g.pyramid[origin] = EMPTY
        g.tell("fell", card=card, slot=gap)
    return origin


@step
def fork(g: Afterlife, f: Fork) -> Next[Fork]:
    """1.5.b: one of two cards fills the gap."""
    return ask(f.seat, FORK, then=fork_chosen)


@step
def fork_chosen(g: Afterlife, f: Fork, answer: Fall) -> Next[Fork]:
    """1.5.a: it falls, and the apex follows."""
    _fall(g, answer.slot, B2)
    settle(g, answer.slot)
    return DONE


@rule("1.5.b", slot_named)
def above_the_gap(g: Afterlife, f: Fork, seat: int, o: Fall) -> bool:
    return o.slot in MIDDLE


def above_the_base(g: Afterlife, f: Fork, seat: int) -> tuple[Fall, ...]:
    """Both cards of the middle row."""
    return FALL[M1], FALL[M2]


FORK: Final = Question("fork", "1.5.b", Clause(FALL, (above_the_gap,), fast=above_the_base))


def landing_places(g: Afterlife) -> list[int]:
    """R-36: where a card from the apex may end: the gaps of the lowest row that has one."""
    for row in (BASE, MIDDLE):
        gaps = [slot for slot in row if g.pyramid[slot] == EMPTY]
        if gaps:
            return gaps
    return [T]
