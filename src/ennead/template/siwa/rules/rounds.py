"""Chapters 2 and 4: rounds, until the bag is too empty for another one."""

from __future__ import annotations

from ennead.kernel import DONE, call, step, take

from siwa.rules.trade import trade
from siwa.state import Course, Next, Player, Siwa, Turn


@step
def begin_round(g: Siwa, f: Course) -> Next[Course]:
    """S-2: everyone draws a good. S-5: without enough of them the match is over."""
    if len(g.bag) < g.seats:
        return DONE
    g.turn += 1
    for player in g.players:
        draw(g, player)
    f.due = 0
    return next_turn


@step
def next_turn(g: Siwa, f: Course) -> Next[Course]:
    """S-2: everyone has a turn, in order."""
    if f.due == g.seats:
        return begin_round
    seat, f.due = f.due, f.due + 1
    return call(Turn(seat), trade, then=next_turn)


def draw(g: Siwa, player: Player) -> None:
    """A good from the bag, seen by its owner only; hands are kept sorted."""
    good = take(g.luck, "draw", g.bag)
    player.hand.append(good)
    player.hand.sort()
    g.tell_only("drew", (player.seat,), {"good": good}, player=player.seat)
