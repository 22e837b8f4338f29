"""3.4.5: what a moving player may choose, and why not the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import is_foreign, shelters, troop_limit
from ennead.games.kemet.rules.creatures import SUMMON_RULES, each, summons
from ennead.games.kemet.rules.interventions import DAY_CARD_RULES, card_paid, day_cards, in_hand
from ennead.games.kemet.rules.paths import (
    MARCHING,
    TELEPORTING,
    TRANSFERRING,
    Movement,
    can_enter,
    can_go,
    can_teleport,
    entry_cost,
    may_enter,
    over_wall,
    parties,
    rest_keeps_limits,
    some_party,
    subsets,
    teleport_source,
)
from ennead.games.kemet.rules.prayer import can_pay, price
from ennead.games.kemet.state import Kemet
from ennead.kernel import Clause, Option, Question, rule

_HALT: Final = verbs.HALT.only


def way_of(answer: verbs.Going) -> int:
    """How a step is taken."""
    if isinstance(answer, verbs.March):
        return MARCHING
    return TELEPORTING if isinstance(answer, verbs.Teleport) else TRANSFERRING


def going_of(answer: verbs.Party) -> int:
    """The creatures that an answer takes along."""
    if not isinstance(answer, verbs.Escort):
        return 0
    mask = 0
    for creature in answer.creatures:
        mask |= 1 << creature
    return mask


def troop_in(g: Kemet, zone: int) -> tuple[int, int]:
    """Units and creatures that stand in a zone."""
    return g.units[zone], g.beasts[zone]


def only_diversion(g: Kemet) -> int:
    """The card that lets a troop escape."""
    return g.box.interventions.diversion.bit_length() - 1


# -- which troop, and where to ---------------------------------------------------------------------


def own_troops(g: Kemet, f: Movement, seat: int) -> list[verbs.Lead]:
    """Every zone with a troop of the player."""
    leads = verbs.LEAD.all()
    return [leads[zone] for zone, holder in enumerate(g.holder) if holder == seat]


@rule("A-4", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_troop_there(g: Kemet, f: Movement, seat: int, o: verbs.Lead) -> bool:
    return g.holder[o.zone] == seat


LEADERS: Final = Clause(verbs.LEAD, (own_troop_there,), fast=own_troops)
LEADER: Final = Question("lead", "A-4", LEADERS, Clause(verbs.SKIP), linked=True)


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


@rule("creature-khnum", reasons=lambda g, f, seat, o: {"cost": entry_cost(g, f, o.zone, way_of(o))})
def toll_affordable(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return entry_cost(g, f, o.zone, way_of(o)) <= g.players[seat].prayer


@rule("3.4.5.g")
def teleport_left(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return f.teleports > 0


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": f.zone})
def teleport_starts_here(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return teleport_source(g, f, f.zone, g.beasts[f.zone])


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": o.zone})
def obelisk_there(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    return bool(g.box.board.obelisk_mask >> o.zone & 1) and o.zone != f.zone


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"cost": entry_cost(g, f, o.zone, TELEPORTING)})
def teleport_affordable(g: Kemet, f: Movement, seat: int, o: verbs.Teleport) -> bool:
    return entry_cost(g, f, o.zone, TELEPORTING) <= g.players[seat].prayer


def can_end_within_limits(g: Kemet, f: Movement, seat: int, o: verbs.Going) -> bool:
    """4.e: some part of the troop can go so that the limits hold at the end (A-6, A-68)."""
    return some_party(g, f, o.zone, way_of(o), g.players[seat].prayer)


_MARCH_RULES: Final = (moves_left, one_step_away, wall_open, one_foreign_district, toll_affordable)
_TELEPORT_RULES: Final = (
    teleport_left,
    teleport_starts_here,
    obelisk_there,
    wall_open,
    one_foreign_district,
    teleport_affordable,
)
_TRANSFER_RULES: Final = (obelisk_there, wall_open, one_foreign_district, toll_affordable)


# -- cards in a move -------------------------------------------------------------------------------


def over_limit(g: Kemet, f: Movement) -> bool:
    """4.e: whether the moving troop breaks a limit just now."""
    return (
        g.units[f.zone] > troop_limit(g, g.players[f.seat])
        or g.beasts[f.zone].bit_count() > g.box.limits.creatures
    )


def movement_cards(g: Kemet, f: Movement, seat: int) -> list[verbs.Play]:
    """3.4.5.e: cards of the movement in hand that can be paid and can do something."""
    player, movement = g.players[seat], g.box.interventions.movement
    found: list[verbs.Play] = []
    last = -1
    for card in player.hand:
        if movement >> card & 1 and card != last:
            last = card
            affordable = can_pay(g, player, g.box.interventions.cost[card])
            if affordable and _useful_now(g, f, card, can_enter):
                found.append(verbs.PLAY[card])
    return found


def _useful_now(
    g: Kemet, f: Movement, card: int, enters: Callable[[Kemet, Movement, int, int, int], bool]
) -> bool:
    """Transfer needs a zone that it `enters`; a troop over a limit must go on at once (A-68)."""
    cards, player = g.box.interventions, g.players[f.seat]
    if cards.teleports[card]:
        prayer = player.prayer - price(g, player, cards.cost[card])
        return any(
            zone != f.zone and enters(g, f, zone, TRANSFERRING, prayer)
            for zone in g.box.board.obelisks
        )
    return not cards.ignore_walls >> card & 1 or not over_limit(g, f)


@rule("3.4.5.e", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def movement_symbol(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    return bool(g.box.interventions.movement >> o.intervention & 1)


@rule(
    "A-71",
    reasons=lambda g, f, seat, o: {"intervention": o.intervention},
    given=(movement_symbol,),
)
def card_is_useful_now(g: Kemet, f: Movement, seat: int, o: verbs.Play) -> bool:
    return _useful_now(g, f, o.intervention, may_enter)


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
        teleports = verbs.TELEPORT.all()
        menu += [teleports[z] for z in _obelisks(g, f, TELEPORTING)]
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


def _obelisks(g: Kemet, f: Movement, way: int) -> list[int]:
    """Obelisks that the troop can go to."""
    prayer = g.players[f.seat].prayer
    return [z for z in g.box.board.obelisks if z != f.zone and can_enter(g, f, z, way, prayer)]


def transfers(g: Kemet, f: Movement, seat: int) -> list[verbs.Transfer]:
    """Zones with an obelisk, wherever the troop stands."""
    return [verbs.TRANSFER[zone] for zone in _obelisks(g, f, TRANSFERRING)]


MARCHES: Final = Clause(
    verbs.MARCH, (*_MARCH_RULES, rule("4.e", given=_MARCH_RULES)(can_end_within_limits))
)
TELEPORTS: Final = Clause(
    verbs.TELEPORT, (*_TELEPORT_RULES, rule("4.e", given=_TELEPORT_RULES)(can_end_within_limits))
)
TRANSFERS: Final = Clause(
    verbs.TRANSFER,
    (*_TRANSFER_RULES, rule("4.e", given=_TRANSFER_RULES)(can_end_within_limits)),
    fast=transfers,
)
DAY_CARDS_ON_THE_WAY: Final = Clause(verbs.PLAY, (troop_within_limits, *DAY_CARD_RULES))
MOVEMENT_CARDS: Final = Clause(
    verbs.PLAY, (in_hand, movement_symbol, card_paid, card_is_useful_now)
)
SUMMONS_ON_THE_WAY: Final = Clause(verbs.SUMMON, (troop_within_limits, *SUMMON_RULES))
STEP: Final = Question(
    "step",
    "3.4.5.b",
    MARCHES,
    TELEPORTS,
    DAY_CARDS_ON_THE_WAY,
    MOVEMENT_CARDS,
    SUMMONS_ON_THE_WAY,
    Clause(verbs.HALT, gates=(troop_within_limits,)),
    linked=True,
    about=lambda g, f, seat: {"zone": f.zone, "moves": f.moves, "teleports": f.teleports},
    fast=step_menu,
)
TRANSFER_TO: Final = Question("transfer", "intervention-transfer", TRANSFERS, linked=True)


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


@rule("A-68", given=(units_are_there, creatures_are_there, rest_within_limits))
def party_can_end(g: Kemet, f: Movement, seat: int, o: verbs.Party) -> bool:
    return can_go(g, f, f.goal, f.way, g.players[seat].prayer, o.count, going_of(o))


_PARTY_RULES: Final = (
    units_are_there,
    creatures_are_there,
    rest_within_limits,
    wall_crosser_goes,
    portal_opener_goes,
    party_can_end,
)
PARTY: Final = Question(
    "take",
    "3.4.5.c",
    Clause(verbs.TAKE, _PARTY_RULES),
    Clause(verbs.ESCORT, _PARTY_RULES, universe=every_escort),
    auto=True,
    linked=True,
    about=lambda g, f, seat: {"zone": f.goal, "origin": f.zone},
    fast=party_menu,
)


# -- the escape of A-3 -----------------------------------------------------------------------------


def escapes(g: Kemet, f: Movement, seat: int) -> list[verbs.Escape]:
    """Zones that the attacked troop may slip into."""
    return [verbs.ESCAPE[zone] for zone in shelters(g, seat, f.zone, *troop_in(g, f.zone))]


@rule("A-3")
def diversion_in_hand(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return only_diversion(g) in g.players[seat].hand


@rule("A-3", reasons=lambda g, f, seat, o: {"zone": o.zone})
def shelter_there(g: Kemet, f: Movement, seat: int, o: verbs.Escape) -> bool:
    return o.zone in shelters(g, seat, f.zone, *troop_in(g, f.zone))


ESCAPES: Final = Clause(verbs.ESCAPE, (shelter_there,), gates=(diversion_in_hand,), fast=escapes)
ESCAPING: Final = Question(
    "escape",
    "A-3",
    ESCAPES,
    Clause(verbs.STAND),
    about=lambda g, f, seat: {"zone": f.zone, "opponent": f.seat},
)
