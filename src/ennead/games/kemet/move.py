"""3.4.5: moving a troop, step by step: where to, then who goes along.

A step takes any part of the units that stand where the moving troop is, so gathering and shedding need no decisions
of their own. What stays behind keeps the limits at once (A-67); the moving troop may break them on its way if it can
still settle (A-68).
"""

from __future__ import annotations

from ennead.games.kemet.battle import start_battle
from ennead.games.kemet.control import is_foreign, lift, remove_units, settle, troop_limit
from ennead.games.kemet.creatures import SUMMON, each, summon, summons
from ennead.games.kemet.interventions import (
    PLAY_DAY,
    Playing,
    card_paid,
    day_cards,
    in_hand,
    play_card,
    play_day_card,
)
from ennead.games.kemet.paths import (
    MARCH,
    TELEPORT,
    TRANSFER,
    Movement,
    behind_wall,
    can_enter,
    can_teleport,
    entry_cost,
    fits,
    movement_value,
    parties,
    teleport_source,
    toll_at,
)
from ennead.games.kemet.prayer import gain_by_tile, price, spend
from ennead.games.kemet.retreat import shelters
from ennead.games.kemet.state import Kemet
from ennead.games.kemet.tables import total
from ennead.kernel.flow import DONE, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule


@step
def choose_troop(g: Kemet, f: Movement) -> Next:
    """A-4: one troop moves; or none (A-10)."""
    return ask(f.seat, LEAD, then=troop_chosen)


@step
def troop_chosen(g: Kemet, f: Movement, answer: Option) -> Next:
    """3.4.5.a: its movement value is fixed now."""
    if answer[0] == "skip":
        return DONE
    f.origin = f.zone = answer[1]
    f.moves, f.teleports = movement_value(g, f)
    return next_step


@step
def next_step(g: Kemet, f: Movement) -> Next:
    """3.4.5: go on or halt; asked as long as an onlooker could think that there is a choice."""
    player = g.players[f.seat]
    if not (f.moves or player.hand or can_teleport(g, f) or summons(g, f, f.seat)):
        return DONE
    return ask(f.seat, STEP, then=step_chosen)


@step
def step_chosen(g: Kemet, f: Movement, answer: Option) -> Next:
    """3.4.5: a step by land, ship or teleport; or a card, a creature, the end of the move."""
    verb = answer[0]
    if verb == "halt":
        return DONE
    if verb == "summon":
        summon(g, f.seat, answer)
        return next_step
    if verb == "play":
        return _play(g, f, answer[1])
    f.goal = answer[1]
    f.way = MARCH if verb == "march" else TELEPORT
    return ask(f.seat, TAKE, then=taken)


def _play(g: Kemet, f: Movement, card: int) -> Next:
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
def transferred(g: Kemet, f: Movement, answer: Option) -> Next:
    """Transfer: any obelisk, wherever the troop stands."""
    f.goal = answer[1]
    f.way = TRANSFER
    return ask(f.seat, TAKE, then=taken)


@step
def taken(g: Kemet, f: Movement, answer: Option) -> Next:
    """3.4.5.c: part of the troop, or all of it, takes the step; the rest stays."""
    units, beasts = answer[1], _going(answer)
    goal, player = f.goal, g.players[f.seat]
    if f.way == MARCH:
        f.moves -= 1
    elif f.way == TELEPORT:
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


def _going(answer: Option) -> int:
    """The creatures that an answer takes along."""
    return sum(1 << creature for creature in answer[2]) if len(answer) > 2 else 0


# -- entering a zone with an enemy troop ----------------------------------------------------------------------------


@step
def meet_enemy(g: Kemet, f: Movement) -> Next:
    """A-3: with diversion = escape the enemy may slip away before anything happens."""
    enemy = g.holder[f.zone]
    if g.box.escape and g.players[enemy].hand and shelters(g, enemy, f.zone, *_troop(g, f.zone)):
        return ask(enemy, ESCAPE, then=escaped)
    return strike_first


def _troop(g: Kemet, zone: int) -> tuple[int, int]:
    return g.units[zone], g.beasts[zone]


@step
def escaped(g: Kemet, f: Movement, answer: Option) -> Next:
    """A-3: no battle; the mover's action is over."""
    if answer[0] == "stand":
        return strike_first
    enemy, zone = g.holder[f.zone], answer[1]
    units, beasts = _troop(g, f.zone)
    play_card(g, enemy, only_diversion(g))
    lift(g, f.zone, units, beasts)
    settle(g, enemy, zone, units, beasts)
    g.tell("escaped", player=enemy, zone=zone, count=units)
    _occupy(g, f)
    return DONE


def only_diversion(g: Kemet) -> int:
    """The card that lets a troop escape."""
    return g.box.interventions.diversion.bit_length() - 1


def _occupy(g: Kemet, f: Movement) -> None:
    settle(g, f.seat, f.zone, f.units, f.beasts)
    f.units = f.beasts = 0


@step
def strike_first(g: Kemet, f: Movement) -> Next:
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
def spring_trap(g: Kemet, f: Movement) -> Next:
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
def move_over(g: Kemet, f: Movement) -> Next:
    """3.4.5.m: a battle ends the Movement action."""
    return DONE


# -- questions ------------------------------------------------------------------------------------------------------


def own_troops(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Every zone with a troop of the player."""
    return [("lead", zone) for zone, holder in enumerate(g.holder) if holder == seat]


@rule("A-4", reasons=lambda g, f, seat, o: {"zone": o[1]})
def own_troop_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return g.holder[o[1]] == seat


LEAD = Question(
    "lead",
    [
        Clause("lead", own_troops, premises=(own_troop_there,)),
        Clause("skip", lambda g, f, seat: [("skip",)]),
    ],
    linked=True,
)


def marches(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """3.4.5.h: zones that can be entered with a simple move."""
    if not f.moves:
        return []
    player = g.players[seat]
    prayer = player.prayer
    return [
        ("march", zone)
        for zone in g.box.board.links[player.city][f.zone]
        if can_enter(g, f, zone, MARCH, prayer)
    ]


def teleports(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """3.4.5.f: zones with an obelisk, for those who can start a teleport here."""
    if not can_teleport(g, f):
        return []
    prayer = g.players[seat].prayer
    return [
        ("teleport", zone)
        for zone in g.box.board.obelisks
        if zone != f.zone and can_enter(g, f, zone, TELEPORT, prayer)
    ]


@rule("3.4.5.b")
def moves_left(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return f.moves > 0


@rule("3.4.5.h", reasons=lambda g, f, seat, o: {"zone": o[1], "origin": f.zone})
def one_step_away(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return o[1] in g.box.board.links[g.players[seat].city][f.zone]


@rule("3.4.5.k", reasons=lambda g, f, seat, o: {"zone": o[1]})
def wall_open(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    if not behind_wall(g, f, o[1]):
        return True
    return bool(g.beasts[f.zone] & g.box.creatures.ignore_walls)


@rule("3.4.5.l")
def one_foreign_district(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return not (is_foreign(g, seat, o[1]) and f.districts >= g.box.limits.foreign_districts)


@rule("creature-khnum", reasons=lambda g, f, seat, o: {"cost": entry_cost(g, f, o[1], MARCH)})
def toll_affordable(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return entry_cost(g, f, o[1], MARCH) <= g.players[seat].prayer


@rule("3.4.5.g")
def teleport_left(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return f.teleports > 0


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": f.zone})
def teleport_starts_here(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return teleport_source(g, f, f.zone, g.beasts[f.zone])


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"zone": o[1]})
def obelisk_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return bool(g.box.board.obelisk_mask >> o[1] & 1) and o[1] != f.zone


@rule("3.4.5.f", reasons=lambda g, f, seat, o: {"cost": entry_cost(g, f, o[1], TELEPORT)})
def teleport_affordable(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return entry_cost(g, f, o[1], TELEPORT) <= g.players[seat].prayer


@rule("4.e")
def can_end_within_limits(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    """Some part of the troop can take the step so that the limits hold at the end (A-6, A-68)."""
    way = MARCH if o[0] == "march" else TELEPORT if o[0] == "teleport" else TRANSFER
    if not (wall_open.holds(g, f, seat, o) and _reaches(g, f, seat, o[1], way)):
        return True  # another rule explains it
    return bool(parties(g, f, o[1], way, g.players[seat].prayer))


def _reaches(g: Kemet, f: Movement, seat: int, goal: int, way: int) -> bool:
    if way == MARCH:
        return goal in g.box.board.links[g.players[seat].city][f.zone]
    return bool(g.box.board.obelisk_mask >> goal & 1) and goal != f.zone


# -- cards in a move ------------------------------------------------------------------------------------------------


def over_limit(g: Kemet, f: Movement) -> bool:
    """4.e: whether the moving troop breaks a limit just now."""
    return (
        g.units[f.zone] > troop_limit(g, g.players[f.seat])
        or g.beasts[f.zone].bit_count() > g.box.limits.creatures
    )


def day_cards_on_the_way(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """A-58: day cards between two steps, unless the troop must go on (A-68)."""
    if not g.players[seat].hand or over_limit(g, f):
        return []
    return day_cards(g, f, seat)


def summons_on_the_way(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """A-47: creatures between two steps, unless the troop must go on (A-68)."""
    if not g.players[seat].creatures or over_limit(g, f):
        return []
    return summons(g, f, seat)


def halts(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """4.e: the move ends where every limit holds."""
    return [] if over_limit(g, f) else [("halt",)]


def movement_cards(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """3.4.5.e: cards of the movement in hand that can be paid and can do something."""
    player, movement = g.players[seat], g.box.interventions.movement
    return [
        ("play", card)
        for card in dict.fromkeys(player.hand)
        if movement >> card & 1
        and price(g, player, g.box.interventions.cost[card]) <= player.prayer
        and useful_now(g, f, card)
    ]


def useful_now(g: Kemet, f: Movement, card: int) -> bool:
    """Transfer needs a zone to go to; a troop over a limit must be able to go on at once (A-68)."""
    cards, player = g.box.interventions, g.players[f.seat]
    if cards.teleports[card]:
        prayer = player.prayer - price(g, player, cards.cost[card])
        return any(
            zone != f.zone and can_enter(g, f, zone, TRANSFER, prayer)
            for zone in g.box.board.obelisks
        )
    return not cards.ignore_walls >> card & 1 or not over_limit(g, f)


@rule("3.4.5.e", reasons=lambda g, f, seat, o: {"intervention": o[1]})
def movement_symbol(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return bool(g.box.interventions.movement >> o[1] & 1)


@rule("A-71", reasons=lambda g, f, seat, o: {"intervention": o[1]})
def card_is_useful_now(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return useful_now(g, f, o[1])


@rule("A-68")
def troop_within_limits(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return not over_limit(g, f)


STEP = Question(
    "step",
    [
        Clause(
            "march",
            marches,
            premises=(
                moves_left,
                one_step_away,
                wall_open,
                one_foreign_district,
                toll_affordable,
                can_end_within_limits,
            ),
        ),
        Clause(
            "teleport",
            teleports,
            premises=(
                teleport_left,
                teleport_starts_here,
                obelisk_there,
                teleport_affordable,
                can_end_within_limits,
            ),
        ),
        Clause("play", day_cards_on_the_way, premises=(troop_within_limits, *PLAY_DAY.premises)),
        Clause(
            "play",
            movement_cards,
            premises=(in_hand, movement_symbol, card_paid, card_is_useful_now),
        ),
        Clause("summon", summons_on_the_way, premises=(troop_within_limits, *SUMMON.premises)),
        Clause("halt", halts, premises=(troop_within_limits,)),
    ],
    linked=True,
    about=lambda g, f, seat: {"zone": f.zone, "moves": f.moves, "teleports": f.teleports},
)

TRANSFER_TO = Question(
    "transfer",
    [
        Clause(
            "transfer",
            lambda g, f, seat: [
                ("transfer", zone)
                for zone in g.box.board.obelisks
                if zone != f.zone and can_enter(g, f, zone, TRANSFER, g.players[seat].prayer)
            ],
            premises=(obelisk_there, toll_affordable, can_end_within_limits),
        )
    ],
    linked=True,
)


# -- who goes -------------------------------------------------------------------------------------------------------


def part_without(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Numbers of units that may go without a creature."""
    return [("take", units) for units, going in _parties(g, f) if not going]


def part_with(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Numbers of units with creatures that may go."""
    if not g.beasts[f.zone]:
        return []
    return [("escort", units, tuple(each(going))) for units, going in _parties(g, f) if going]


def _parties(g: Kemet, f: Movement) -> list[tuple[int, int]]:
    return parties(g, f, f.goal, f.way, g.players[f.seat].prayer)


@rule("3.4.5.c", reasons=lambda g, f, seat, o: {"count": g.units[f.zone]})
def units_are_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return bool(1 <= o[1] <= g.units[f.zone])


@rule("A-46")
def creatures_are_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    going = _going(o)
    return going & ~g.beasts[f.zone] == 0 and bool(going)


@rule("A-67")
def rest_within_limits(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    staying, left = g.units[f.zone] - o[1], g.beasts[f.zone] & ~_going(o)
    crowded = bool(staying) and left.bit_count() > g.box.limits.creatures
    return staying <= troop_limit(g, g.players[seat]) and not crowded


@rule("A-68")
def party_can_end(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    """The limits, the creature that a wall or an obelisk asks for, and a way to settle (A-6, A-64)."""
    if not (units_are_there.holds(g, f, seat, o) and rest_within_limits.holds(g, f, seat, o)):
        return True  # another rule explains it
    return fits(g, f, f.goal, f.way, g.players[seat].prayer, (o[1], _going(o)))


TAKE = Question(
    "take",
    [
        Clause("take", part_without, premises=(units_are_there, rest_within_limits, party_can_end)),
        Clause(
            "escort",
            part_with,
            premises=(units_are_there, creatures_are_there, rest_within_limits, party_can_end),
        ),
    ],
    auto=True,
    linked=True,
    about=lambda g, f, seat: {"zone": f.goal, "origin": f.zone},
)


# -- the escape of A-3 ----------------------------------------------------------------------------------------------


def escapes(g: Kemet, f: Movement, seat: int) -> list[Option]:
    """Zones that the attacked troop may slip into."""
    if only_diversion(g) not in g.players[seat].hand:
        return []
    return [("escape", zone) for zone in shelters(g, seat, f.zone, *_troop(g, f.zone))]


@rule("A-3")
def diversion_in_hand(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return only_diversion(g) in g.players[seat].hand


@rule("A-3", reasons=lambda g, f, seat, o: {"zone": o[1]})
def shelter_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return o[1] in shelters(g, seat, f.zone, *_troop(g, f.zone))


ESCAPE = Question(
    "escape",
    [
        Clause("escape", escapes, premises=(diversion_in_hand, shelter_there)),
        Clause("stand", lambda g, f, seat: [("stand",)]),
    ],
    about=lambda g, f, seat: {"zone": f.zone, "opponent": f.seat},
)
