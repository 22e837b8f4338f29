"""Průběh hry (p. 4), Konec kola (p. 6): the order of turns and what ends a round."""

from __future__ import annotations

from ennead.games.pharaon.rules.jars import discard_jar, draw_jar
from ennead.games.pharaon.rules.offerings import fill_display
from ennead.games.pharaon.rules.passing import advance, may_advance
from ennead.games.pharaon.rules.scoring import score
from ennead.games.pharaon.rules.traitor import new_pile, plot
from ennead.games.pharaon.rules.turn import take_turn
from ennead.games.pharaon.rules.wheel import block, clear, entry_colours
from ennead.games.pharaon.state import TRAITOR, Course, Intrigue, Next, Pharaon, Turn
from ennead.kernel import DONE, call, step


@step
def begin_round(g: Pharaon, m: Course) -> Next[Course]:
    """1.6.a: the holder of the first-player token begins."""
    g.tell("round", round=g.round)
    m.side = g.first
    return turn


@step
def turn(g: Pharaon, m: Course) -> Next[Course]:
    """1.6.a, 1.14.b: an action or a pass; who has passed advances on the pyramid."""
    g.turn += 1
    side = m.side
    if g.traitor is not None and side == TRAITOR:
        return call(Intrigue(), plot, then=turn_over)
    player = g.players[side]
    if not player.passed:
        return call(Turn(side), take_turn, then=turn_over)
    if may_advance(g, player):
        return call(Turn(side), advance, then=turn_over)
    return turn_over


@step
def turn_over(g: Pharaon, m: Course) -> Next[Course]:
    """1.6.a, 1.14.d: clockwise to the next, until everybody has passed."""
    for player in g.players:
        if not player.passed:
            m.side = (m.side + 1) % len(g.players)
            return turn(g, m)
    return end_round


@step
def end_round(g: Pharaon, m: Course) -> Next[Course]:
    """1.15: cylinders back on the counter; after the last round only scoring is left (1.15.f)."""
    for player in g.players:
        player.passed = False
        player.row = player.space = 0
    if g.round == g.box.rounds:
        return final_scoring
    clear(g)
    fill_display(g)
    g.round += 1
    g.entry = entry_colours(g, g.round)
    g.tell("wheel-turned", round=g.round)
    for player in g.players:
        player.used = 0
    lay_out_jars(g, last_round=g.round == g.box.rounds)
    if g.traitor is not None:
        new_pile(g)
    return begin_round


def lay_out_jars(g: Pharaon, last_round: bool = False) -> None:
    """1.15.e, 1.19, R28, R29: the jar left over blocks; new ones, but not for the last round."""
    for jar in g.jars:
        block(g, g.box.jars[jar])
        discard_jar(g, jar)
    g.jars = []
    if not last_round:
        g.jars = [draw_jar(g) for _ in range(g.box.open_jars)]
        g.tell("jars-shown", count=len(g.jars))


@step
def final_scoring(g: Pharaon, m: Course) -> Next[Course]:
    """1.18: who has most prestige points."""
    for player in g.players if g.told is not None else ():
        points = score(g, player.seat).total
        if g.traitor is not None and player.seat == TRAITOR:
            g.tell("traitor-scored", points=points)
        else:
            g.tell("scored", player=player.seat, points=points)
    return DONE
