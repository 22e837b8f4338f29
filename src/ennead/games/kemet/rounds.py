"""3.1, 3.3: rounds of a day and a night, and the end of the match."""

from __future__ import annotations

from ennead.games.kemet.control import fame
from ennead.games.kemet.day import turn_goes_on
from ennead.games.kemet.night import Nightfall, sacrifice
from ennead.games.kemet.state import DAY, NIGHT, Kemet, Match, Turn
from ennead.kernel.flow import DONE, Next, call, step


@step
def day_begins(g: Kemet, m: Match) -> Next:
    """3.1.b: in turn order each plays one action token, until all have played all of theirs."""
    g.round += 1
    g.phase = DAY
    m.at = 0
    g.tell("day", round=g.round)
    return turn_begins


@step
def turn_begins(g: Kemet, m: Match) -> Next:
    """3.3.a: first of all, whoever has enough fame and nobody above him wins."""
    seat = g.order[m.at % g.seats]
    g.turn += 1
    if wins(g, seat):
        g.winner = seat
        g.tell("won", player=seat, count=fame(g, seat))
        return DONE
    return call(Turn(seat), turn_goes_on, then=turn_over)


def wins(g: Kemet, seat: int) -> bool:
    """3.3.a: at least nine fame points, and no opponent has more."""
    own = fame(g, seat)
    if own < g.box.limits.fame_to_win:
        return False
    return all(fame(g, other) <= own for other in range(g.seats))


@step
def turn_over(g: Kemet, m: Match) -> Next:
    """3.1.b: the next player, until all tokens are played."""
    m.at += 1
    if m.at < g.seats * g.box.limits.action_tokens:
        return turn_begins
    return night_begins


@step
def night_begins(g: Kemet, m: Match) -> Next:
    """3.6: nine steps, then the next day."""
    g.phase = NIGHT
    g.turn += 1
    g.tell("night", round=g.round)
    return call(Nightfall(), sacrifice, then=night_over)


@step
def night_over(g: Kemet, m: Match) -> Next:
    """A-66: after so many rounds the match ends, and the most fame wins."""
    if g.round < g.box.limits.rounds:
        return day_begins
    g.winner = max(g.order, key=lambda seat: fame(g, seat))  # a tie: the marker further left
    g.tell("ended", player=g.winner, count=fame(g, g.winner))
    return DONE
