"""3.4.5: what a moving player may choose, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import is_foreign, troop_limit
from ennead.games.kemet.rules.creatures import NOT_IN_ACTION, SUMMON_RULES, each, summons
from ennead.games.kemet.rules.interventions import card_has_effect, card_paid, day_cards, in_hand
from ennead.games.kemet.rules.paths import (
    MARCHING,
    TELEPORTING,
    Trail,
    can_enter,
    can_go,
    can_teleport,
    entry_cost,
    over_wall,
    parties,
    rest_keeps_limits,
    settles_by_teleport,
    some_party,
    subsets,
    teleport_source,
)
from ennead.games.kemet.rules.prayer import can_pay
from ennead.games.kemet.state import Kemet, Movement
from ennead.kernel import Clause, Option, Question, rule

_HALT: Final = verbs.HALT.only


def way_of(answer: verbs.Going) -> int:
    """How a step is taken."""
    return MARCHING if isinstance(answer, verbs.March) else TELEPORTING


def going_of(answer: verbs.Party) -> int:
    """The creatures that an answer takes along."""
    if not isinstance(answer, verbs.Escort):
        return 0
    mask = 0
    for creature in answer.creatures:
        mask |= 1 << creature
    return mask


# -- which troop, and where to ---------------------------------------------------------------------


def own_troops(g: Kemet, f: Movement, seat: int) -> list[verbs.Lead]:
    """Every zone with a troop of the player."""
    leads = verbs.LEAD.all()
    return [leads[zone] for zone, holder in enumerate(g.holder) if holder == seat]


@rule("A-4", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_troop_there(g: Kemet, f: Movement, seat: int, o: verbs.Lead) -> bool:
    return g.holder[o.zone] == seat


LEADERS: Final = Clause(verbs.LEAD, (own_troop_there,), fast=own_troops)
LEADER: Final = Question("lead", "A-4", LEADERS, Clause(verbs.SKIP), NOT_IN_ACTION, linked=True)


@rule("3.4.5.b")
def moves_left(g: Kemet, f: Movement, seat: int, o: verbs.March) -> bool:
    return f.moves > 0


@rule("3.4.5.h", reasons=lambda g, f, seat, o: {"zone": o.zone, "origin": f.zone})
def one_step_away(g: Kemet, f: Movement, seat: int, o: verbs.March) -> bool:
    return o.zone in g.box.board.links[g.players[seat].city][f.zone]


@rule("3.4.5.k", reasons=lambda g, f, seat, o: {"zone": o.zone})
def wall_open(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return over_wall(g, f, o.zone, g.beasts[f.zone])


@rule("3.4.5.l")
def one_foreign_district(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return not is_foreign(g, seat, o.zone) or f.districts < g.box.limits.foreign_districts


def _cost(g: Kemet, f: Movement, o: verbs.Going) -> int:
    """What the whole troop would pay."""
    return entry_cost(g, f, o.zone, way_of(o), g.beasts[f.zone])


@rule("creature-khnum", reasons=lambda g, f, seat, o: {"cost": _cost(g, f, o)})
def toll_affordable(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return _cost(g, f, o) <= g.players[seat].prayer


@rule("tile-onyx-march")
def no_forced_march(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return f.teleporting


@rule("3.4.5.g", given=(no_forced_march,))
def teleport_left(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return f.teleports > 0


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": f.zone})
def teleport_starts_here(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return teleport_source(g, f, f.zone, g.beasts[f.zone])


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": o.zone})
def obelisk_there(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return bool(g.box.board.obelisk_mask >> o.zone & 1) and o.zone != f.zone


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"cost": _cost(g, f, o)})
def teleport_affordable(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return _cost(g, f, o) <= g.players[seat].prayer


def can_end_within_limits(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    """4.e: some part of the troop can go so that the limits hold at the end (A-6, A-68)."""
    return some_party(g, f, o.zone, way_of(o), g.players[seat].prayer)


_MARCH_RULES: Final = (moves_left, one_step_away, wall_open, one_foreign_district, toll_affordable)
_TELEPORT_RULES: Final = (
    no_forced_march,
    teleport_left,
    teleport_starts_here,
    obelisk_there,
    wall_open,
    one_foreign_district,
    teleport_affordable,
)


# -- cards in a move -------------------------------------------------------------------------------


def over_limit(g: Kemet, f: Movement) -> bool:
    """4.e: whether the moving troop breaks a limit just now."""
    return (
        g.units[f.zone] > troop_limit(g, g.players[f.seat])
        or g.beasts[f.zone].bit_count() > g.box.limits.creatures
    )


def movement_cards(g: Kemet, f: Movement, seat: int) -> list[verbs.Play]:
    """3.4.5.e: cards of the movement in hand that can be paid and can do something."""
    player, cards = g.players[seat], g.box.interventions
    return [
        verbs.PLAY[card]
        for card in dict.fromkeys(player.hand)
        if cards.movement >> card & 1
        and can_pay(g, player, cards.cost[card])
        and (not f.started or not cards.moves[card])
        and (not cards.transfer >> card & 1 or _has_teleport(g, f))
    ]


def _has_teleport(g: Kemet, f: Movement) -> bool:
    """Transfer serves a teleport still to come; over a limit, one that the move can end with."""
    if not f.teleports or f.transfer:
        return False
    here, prayer = f.zone, g.players[f.seat].prayer
    trail = Trail(
        here, g.units[here], g.beasts[here], f.moves, f.teleports, prayer, f.districts, {}
    )
    return not over_limit(g, f) or settles_by_teleport(g, f, trail)


@rule("3.4.5.e", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def symbol_of_move(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    cards = g.box.interventions
    return bool((cards.movement | cards.day) >> o.intervention & 1)


@rule("A-68")
def day_card_within_limits(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    return not g.box.interventions.day >> o.intervention & 1 or not over_limit(g, f)


@rule("A-32", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def move_not_begun(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    return not f.started or not g.box.interventions.moves[o.intervention]


@rule("A-53", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def teleport_to_come(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    return not g.box.interventions.transfer >> o.intervention & 1 or _has_teleport(g, f)


@rule("A-68")
def troop_within_limits(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return not over_limit(g, f)


def step_menu(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Everything that a move offers now; over a limit the troop must go on (A-68)."""
    player = g.players[seat]
    menu: list[Option] = []
    if f.moves:
        near, prayer = g.box.board.links[player.city][f.zone], player.prayer
        marches = verbs.MARCH.all()
        menu += [marches[z] for z in near if can_enter(g, f, z, MARCHING, prayer)]
    if can_teleport(g, f):
        teleports, prayer = verbs.TELEPORT.all(), player.prayer
        menu += [
            teleports[z]
            for z in g.box.board.obelisks
            if z != f.zone and can_enter(g, f, z, TELEPORTING, prayer)
        ]
    must_go_on = over_limit(g, f)
    if player.hand:
        if not must_go_on:
            menu += day_cards(g, f, seat)
        menu += movement_cards(g, f, seat)
    if must_go_on:
        return menu
    if player.creatures:
        menu += summons(g, f, seat)
    menu.append(_HALT)
    return menu


MARCHES: Final = Clause(
    verbs.MARCH, (*_MARCH_RULES, rule("4.e", given=_MARCH_RULES)(can_end_within_limits))
)
TELEPORTS: Final = Clause(
    verbs.TELEPORT, (*_TELEPORT_RULES, rule("4.e", given=_TELEPORT_RULES)(can_end_within_limits))
)
CARDS_ON_THE_WAY: Final = Clause(
    verbs.PLAY,
    (
        in_hand,
        symbol_of_move,
        card_paid,
        day_card_within_limits,
        card_has_effect,
        move_not_begun,
        teleport_to_come,
    ),
)
SUMMONS_ON_THE_WAY: Final = Clause(verbs.SUMMON, (troop_within_limits, *SUMMON_RULES))
STEP: Final = Question(
    "step",
    "3.4.5.b",
    MARCHES,
    TELEPORTS,
    CARDS_ON_THE_WAY,
    SUMMONS_ON_THE_WAY,
    Clause(verbs.HALT, gates=(troop_within_limits,)),
    NOT_IN_ACTION,
    linked=True,
    about=lambda g, f, seat: {"zone": f.zone, "moves": f.moves, "teleports": f.teleports},
    fast=step_menu,
)


# -- who goes --------------------------------------------------------------------------------------


def party_menu(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Numbers of units that may go without a creature, then those with creatures."""
    found = parties(g, f, f.goal, f.way, g.players[seat].prayer)
    takes = verbs.TAKE.all()
    menu: list[Option] = [takes[units] for units, going in found if not going]
    if g.beasts[f.zone]:
        menu += [verbs.ESCORT[units, tuple(each(going))] for units, going in found if going]
    return menu


def every_escort(g: Kemet, f: Movement, seat: int) -> Iterator[verbs.Escort]:
    """Every number of the units with every set of the creatures that stand there."""
    for going in subsets(g.beasts[f.zone])[1:]:
        for units in range(1, g.units[f.zone] + 1):
            yield verbs.ESCORT[units, tuple(each(going))]


@rule("3.4.5.c", reasons=lambda g, f, seat, o: {"count": g.units[f.zone]})
def units_are_there(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return 1 <= o.count <= g.units[f.zone]


@rule("A-46")
def creatures_are_there(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    if not isinstance(o, verbs.Escort):
        return True
    going = going_of(o)
    return len(o.creatures) == going.bit_count() > 0 and not going & ~g.beasts[f.zone]


@rule("A-67", given=(units_are_there,))
def rest_within_limits(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return rest_keeps_limits(g, f, o.count, going_of(o))


@rule("3.4.5.k", reasons=lambda g, f, seat, o: {"zone": f.goal})
def wall_crosser_goes(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return over_wall(g, f, f.goal, going_of(o))


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": f.zone})
def portal_opener_goes(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return f.way != TELEPORTING or teleport_source(g, f, f.zone, going_of(o))


@rule(
    "3.4.5.f",
    reasons=lambda g, f, seat, o: {"cost": entry_cost(g, f, f.goal, f.way, going_of(o))},
    given=(creatures_are_there,),
)
def party_pays(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return entry_cost(g, f, f.goal, f.way, going_of(o)) <= g.players[seat].prayer


@rule(
    "A-68",
    given=(
        units_are_there,
        creatures_are_there,
        rest_within_limits,
        wall_crosser_goes,
        portal_opener_goes,
        party_pays,
    ),
)
def party_can_end(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return can_go(g, f, f.goal, f.way, g.players[seat].prayer, o.count, going_of(o))


_PARTY_RULES: Final = (
    units_are_there,
    creatures_are_there,
    rest_within_limits,
    wall_crosser_goes,
    portal_opener_goes,
    party_pays,
    party_can_end,
)
PARTY: Final = Question(
    "take",
    "3.4.5.c",
    Clause(verbs.TAKE, _PARTY_RULES),
    Clause(verbs.ESCORT, _PARTY_RULES, universe=every_escort),
    NOT_IN_ACTION,
    auto=True,
    linked=True,
    about=lambda g, f, seat: {"zone": f.goal, "origin": f.zone},
    fast=party_menu,
)
