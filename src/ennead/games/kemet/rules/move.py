"""3.4.5: moving a troop, step by step: where to, then who goes along.

A step takes any part of the units that stand where the moving troop is, so gathering and shedding
need no decisions of their own. What stays behind keeps the limits at once (A-67); the moving troop
may break them on its way if it can still settle (A-68).
"""

from __future__ import annotations

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import is_foreign, lift, remove_units, settle, shelters
from ennead.games.kemet.rules.creatures import summon, summons
from ennead.games.kemet.rules.interventions import Playing, play_card, play_day_card
from ennead.games.kemet.rules.move_choices import (
    ESCAPING,
    LEADER,
    PARTY,
    STEP,
    TRANSFER_TO,
    going_of,
    only_diversion,
    troop_in,
    way_of,
)
from ennead.games.kemet.rules.paths import (
    MARCHING,
    TELEPORTING,
    Movement,
    can_teleport,
    movement_value,
    toll_at,
)
from ennead.games.kemet.rules.prayer import gain_by_tile, spend
from ennead.games.kemet.state import Kemet, Next
from ennead.games.kemet.tables import total
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
    if cards.ignore_walls >> card & 1:
        f.gates = True
    if cards.teleports[card]:
        return ask(f.seat, TRANSFER_TO, then=transferred)
    return next_step


@step
def transferred(g: Kemet, f: Movement, answer: verbs.Transfer) -> Next[Movement]:
    """Transfer: any obelisk, wherever the troop stands."""
    f.goal, f.way = answer.zone, way_of(answer)
    return ask(f.seat, PARTY, then=taken)


@step
def taken(g: Kemet, f: Movement, answer: verbs.Party) -> Next[Movement]:
    """3.4.5.c: part of the troop, or all of it, takes the step; the rest stays."""
    units, beasts = answer.count, going_of(answer)
    goal, player = f.goal, g.players[f.seat]
    if f.way == MARCHING:
        f.moves -= 1
    elif f.way == TELEPORTING:
        f.teleports -= 1
        spend(g, player, g.box.limits.teleport_cost)
    if toll := toll_at(g, f.seat, goal):
        g.tell("toll", player=f.seat, count=spend(g, player, toll), opponent=g.holder[goal])
    if is_foreign(g, f.seat, goal):
        f.districts += 1
    lift(g, f.zone, units, beasts)
    g.tell("moved", player=f.seat, count=units, origin=f.zone, zone=goal, way=f.way)
    f.zone = goal
    if g.holder[goal] in (f.seat, -1):
        settle(g, f.seat, goal, units, beasts)
        return next_step
    f.units, f.beasts = units, beasts
    return meet_enemy


# -- entering a zone with an enemy troop -----------------------------------------------------------


@step
def meet_enemy(g: Kemet, f: Movement) -> Next[Movement]:
    """A-3: with diversion = escape the enemy may slip away before anything happens."""
    enemy = g.holder[f.zone]
    if g.box.escape and g.players[enemy].hand and shelters(g, enemy, f.zone, *troop_in(g, f.zone)):
        return ask(enemy, ESCAPING, then=escaped)
    return strike_first


@step
def escaped(g: Kemet, f: Movement, answer: Option) -> Next[Movement]:
    """A-3: no battle; the mover's action is over."""
    if not isinstance(answer, verbs.Escape):
        return strike_first
    enemy, zone = g.holder[f.zone], answer.zone
    units, beasts = troop_in(g, f.zone)
    play_card(g, enemy, only_diversion(g))
    lift(g, f.zone, units, beasts)
    settle(g, enemy, zone, units, beasts)
    g.tell("escaped", player=enemy, zone=zone, count=units)
    _occupy(g, f)
    return DONE


def _occupy(g: Kemet, f: Movement) -> None:
    settle(g, f.seat, f.zone, f.units, f.beasts)
    f.units = f.beasts = 0


@step
def strike_first(g: Kemet, f: Movement) -> Next[Movement]:
    """Dedication to Battle, then Initiative; a troop wiped out by it springs no trap (A-35)."""
    player, tiles = g.players[f.seat], g.box.tiles
    gain_by_tile(g, player, tiles.entry_prayer)
    losses = min(g.units[f.zone], total(tiles.first_blood, player.tiles))
    if losses and not g.beasts[f.zone] & g.box.creatures.safe:
        g.tell("struck", player=f.seat, opponent=g.holder[f.zone], count=losses, zone=f.zone)
        remove_units(g, f.zone, losses)
        if g.holder[f.zone] < 0:
            _occupy(g, f)
            return next_step
    return spring_trap


@step
def spring_trap(g: Kemet, f: Movement) -> Next[Movement]:
    """Deadly Trap; a troop wiped out before the battle fights none (A-62)."""
    player, enemy = g.players[f.seat], g.players[g.holder[f.zone]]
    losses = min(f.units, total(g.box.tiles.trap, enemy.tiles))
    if losses and not f.beasts & g.box.creatures.safe:
        g.tell("trapped", player=enemy.seat, opponent=f.seat, count=losses, zone=f.zone)
        f.units -= losses
        player.supply += losses
        if not f.units:
            player.creatures |= f.beasts
            f.beasts = 0
            return DONE
    units, beasts = f.units, f.beasts
    f.units = f.beasts = 0
    return start_battle(g, f.zone, f.seat, units, beasts, f.bonus, move_over)


@step
def move_over(g: Kemet, f: Movement) -> Next[Movement]:
    """3.4.5.m: a battle ends the Movement action."""
    return DONE
