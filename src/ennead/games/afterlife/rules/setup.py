"""Příprava hry: the set-up (1.4)."""

from __future__ import annotations

from ennead.games.afterlife.rules.crumbling import FROM_BELOW
from ennead.games.afterlife.rules.keywords import draw
from ennead.games.afterlife.rules.pools import market
from ennead.games.afterlife.rules.scoring import goal, whole
from ennead.games.afterlife.rules.stock import turn_up
from ennead.games.afterlife.rules.turn import Course, next_turn
from ennead.games.afterlife.state import Afterlife, Next
from ennead.games.afterlife.tables import KINDS, SETS
from ennead.kernel import step


@step
def prepare(g: Afterlife, f: Course) -> Next[Course]:
    """1.4.a to 1.4.c, 1.14: the pool, the stock by level, ten starters for everybody."""
    box = g.box
    g.copies = market(box, g.luck)
    g.tell("pool", sets=tuple(_sets_in_play(g)), count=sum(g.copies))
    for card in range(KINDS):
        if g.copies[card]:
            stock = g.second if box.level[card] == 2 else g.third
            stock += [card] * g.copies[card]
    g.goal, g.whole = goal(g), whole(g)
    for p in g.players:
        p.deck = box.starters[:]
    return lay_out


def _sets_in_play(g: Afterlife) -> list[int]:
    here = [g.box.set_of[card] for card in range(KINDS) if g.copies[card]]
    return [number for number in range(len(SETS)) if number in here]


@step
def lay_out(g: Afterlife, f: Course) -> Next[Course]:
    """1.4.d: six cards form the pyramid, the next one opens the boneyard."""
    for slot in FROM_BELOW:
        g.pyramid[slot] = turn_up(g)
        g.tell("refilled", card=g.pyramid[slot], slot=slot)
    for _ in range(g.box.start):
        g.boneyard.append(turn_up(g))
        g.tell("opened", card=g.boneyard[-1])
    return first_hands


@step
def first_hands(g: Afterlife, f: Course) -> Next[Course]:
    """1.4.b, 1.4.e: everybody draws five; the starting player begins."""
    for p in g.players:
        draw(g, p, g.box.first_hand)
    wish = g.box.setup["starting-player"]
    if g.seats == 1:
        g.first = 0
    elif wish == "random":
        g.first = g.luck.draw("starter", range(g.seats))
    else:
        g.first = int(wish.removeprefix("seat-"))
    g.active = g.first
    g.tell("starts", player=g.first)
    return next_turn
