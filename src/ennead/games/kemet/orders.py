"""3.4.5: what a moving player may choose, and why not the rest."""

from __future__ import annotations

from ennead.games.kemet.control import is_foreign, troop_limit
from ennead.games.kemet.creatures import SUMMON, each, summons
from ennead.games.kemet.interventions import PLAY_DAY, card_paid, day_cards, in_hand
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
    parties,
    teleport_source,
)
from ennead.games.kemet.prayer import price
from ennead.games.kemet.retreat import shelters
from ennead.games.kemet.state import Kemet
from ennead.kernel.flow import Option
from ennead.kernel.question import Clause, Question, rule


def going_of(answer: Option) -> int:
    """The creatures that an answer takes along."""
    return sum(1 << creature for creature in answer[2]) if len(answer) > 2 else 0


def troop_in(g: Kemet, zone: int) -> tuple[int, int]:
    """Units and creatures that stand in a zone."""
    return g.units[zone], g.beasts[zone]


def only_diversion(g: Kemet) -> int:
    """The card that lets a troop escape."""
    return g.box.interventions.diversion.bit_length() - 1


# -- which troop, and where to ----------------------------------------------------------------------------------------


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
    going = going_of(o)
    return going & ~g.beasts[f.zone] == 0 and bool(going)


@rule("A-67")
def rest_within_limits(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    staying, left = g.units[f.zone] - o[1], g.beasts[f.zone] & ~going_of(o)
    crowded = bool(staying) and left.bit_count() > g.box.limits.creatures
    return staying <= troop_limit(g, g.players[seat]) and not crowded


@rule("A-68")
def party_can_end(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    """The limits, the creature that a wall or an obelisk asks for, and a way to settle (A-6, A-64)."""
    if not (units_are_there.holds(g, f, seat, o) and rest_within_limits.holds(g, f, seat, o)):
        return True  # another rule explains it
    return fits(g, f, f.goal, f.way, g.players[seat].prayer, (o[1], going_of(o)))


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
    return [("escape", zone) for zone in shelters(g, seat, f.zone, *troop_in(g, f.zone))]


@rule("A-3")
def diversion_in_hand(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return only_diversion(g) in g.players[seat].hand


@rule("A-3", reasons=lambda g, f, seat, o: {"zone": o[1]})
def shelter_there(g: Kemet, f: Movement, seat: int, o: Option) -> bool:
    return o[1] in shelters(g, seat, f.zone, *troop_in(g, f.zone))


ESCAPE = Question(
    "escape",
    [
        Clause("escape", escapes, premises=(diversion_in_hand, shelter_there)),
        Clause("stand", lambda g, f, seat: [("stand",)]),
    ],
    about=lambda g, f, seat: {"zone": f.zone, "opponent": f.seat},
)
