"""3.1, 3.3: rounds of a day and a night, and the end of the match."""

from __future__ import annotations

from ennead.games.kemet.rules.night import Nightfall, sacrifice
from ennead.games.kemet.rules.scoring import fame, most_famous, wins
from ennead.games.kemet.rules.turn import turn_goes_on
from ennead.games.kemet.state import DAY, NIGHT, Course, Kemet, Next, Turn
from ennead.kernel import DONE, call, step


@step
def day_begins(g: Kemet, m: Course) -> Next[Course]:
    """3.1.b: in turn order each plays one action token, until all have played all of theirs."""
    g.round += 1
    g.phase = DAY
    m.at = 0
    g.tell("day", round=g.round)
    return turn_begins


@step
def turn_begins(g: Kemet, m: Course) -> Next[Course]:
    """3.3.a: first of all, whoever has enough fame and nobody above him wins."""
    seat = g.order[m.at % g.seats]
    g.turn += 1
    if wins(g, seat):
        g.winner = seat
        g.tell("won", player=seat, count=fame(g, seat))
        return DONE
    return call(Turn(seat), turn_goes_on, then=turn_over)


@step
def turn_over(g: Kemet, m: Course) -> Next[Course]:
    """3.1.b: the next player, until all tokens are played."""
    m.at += 1
    if m.at < g.seats * g.box.limits.action_tokens:
        return turn_begins
    return night_begins


@step
def night_begins(g: Kemet, m: Course) -> Next[Course]:
    """3.6: nine steps, then the next day."""
    g.phase = NIGHT
    g.turn += 1
    g.tell("night", round=g.round)
    return call(Nightfall(), sacrifice, then=night_over)


@step
def night_over(g: Kemet, m: Course) -> Next[Course]:
    """A-66: after so many rounds the match ends, and the most fame wins."""
    if g.round < g.box.limits.rounds:
        return day_begins
    g.winner = most_famous(g)
    g.tell("ended", player=g.winner, count=fame(g, g.winner))
    return DONE
