"""3.4.5: moving a troop, step by step: where to, then who goes along.

A step takes any part of the units that stand where the moving troop is, so gathering and shedding
need no decisions of their own. What stays behind keeps the limits at once (A-67); the moving troop
may break them on its way if it can still settle (A-68).
"""

from __future__ import annotations

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import is_foreign, lift, settle
from ennead.games.kemet.rules.creatures import summon, summons
from ennead.games.kemet.rules.interventions import play_card
from ennead.games.kemet.rules.move_choices import LEADER, PARTY, STEP, going_of, way_of
from ennead.games.kemet.rules.paths import (
    MARCHING,
    can_teleport,
    movement_value,
    teleport_cost,
    toll_at,
)
from ennead.games.kemet.rules.prayer import spend
from ennead.games.kemet.rules.recruit import Playing, play_day_card
from ennead.games.kemet.state import Kemet, Movement, Next
from ennead.kernel import DONE, Option, ask, call, step


@step
def choose_troop(g: Kemet, f: Movement) -> Next[Movement]:
    """A-4: one troop moves; or none (A-10)."""
    return ask(f.seat, LEADER, then=troop_chosen)


@step
def troop_chosen(g: Kemet, f: Movement, answer: Option) -> Next[Movement]:
    """3.4.5.a: its movement value is fixed now."""
    if not isinstance(answer, verbs.Lead):
        return DONE
    f.origin = f.zone = answer.zone
    f.moves, f.teleports = movement_value(g, f)
    return next_step


@step
def next_step(g: Kemet, f: Movement) -> Next[Movement]:
    """3.4.5: go on or halt; asked as long as an onlooker could think that there is a choice."""
    player = g.players[f.seat]
    if not (f.moves or player.hand or can_teleport(g, f) or summons(g, f, f.seat)):
        return DONE
    return ask(f.seat, STEP, then=step_chosen)


@step
def step_chosen(g: Kemet, f: Movement, answer: Option) -> Next[Movement]:
    """3.4.5: a step by land, ship or teleport; or a card, a creature, the end of the move."""
    if isinstance(answer, verbs.Going):
        f.goal, f.way = answer.zone, way_of(answer)
        return ask(f.seat, PARTY, then=taken)
    if isinstance(answer, verbs.Play):
        return _play(g, f, answer.intervention)
    if isinstance(answer, verbs.Summon):
        summon(g, f.seat, answer)
        return next_step
    return DONE


def _play(g: Kemet, f: Movement, card: int) -> Next[Movement]:
    """3.4.5.e: a card of the movement, or one of the day (A-58)."""
    cards = g.box.interventions
    if cards.day >> card & 1:
        return call(Playing(f.seat, card), play_day_card, then=next_step)
    play_card(g, f.seat, card)
    f.moves += cards.moves[card]
    if cards.transfer >> card & 1:
        f.transfer = True
    return next_step


@step
def taken(g: Kemet, f: Movement, answer: verbs.Party) -> Next[Movement]:
    """3.4.5.c: part of the troop, or all of it, takes the step; the rest stays."""
    units, beasts = answer.count, going_of(answer)
    goal, player = f.goal, g.players[f.seat]
    if f.way == MARCHING:
        f.moves -= 1
    else:
        f.teleports -= 1
        spend(g, player, teleport_cost(g, f, beasts))
    if toll := toll_at(g, f.seat, goal):
        g.tell("toll", player=f.seat, count=spend(g, player, toll), opponent=g.holder[goal])
    if is_foreign(g, f.seat, goal):
        f.districts += 1
    lift(g, f.zone, units, beasts)
    g.tell("moved", player=f.seat, count=units, origin=f.zone, zone=goal, way=f.way)
    f.zone, f.started = goal, True
    if g.holder[goal] in (f.seat, -1):
        settle(g, f.seat, goal, units, beasts)
        return next_step
    return start_battle(g, goal, f.seat, units, beasts, move_over)


@step
def move_over(g: Kemet, f: Movement) -> Next[Movement]:
    """3.4.5.m: a battle ends the Movement action."""
    return DONE
