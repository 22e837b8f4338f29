"""3.4.4: recruiting, with the battles it starts in own districts held by an enemy.

Mercenaries, Reinforcement Prayer, Enlistment and the Summoning of veterans bring units by the same
rules (A-26). The cards of the day are here as well: Enlistment recruits, and cards may be played
between two battles of a recruitment (A-58).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import (
    own_districts,
    own_units,
    recruit_zones,
    remove_units,
    settle,
    troop_limit,
)
from ennead.games.kemet.rules.creatures import NOT_IN_ACTION, SUMMON_RULES, summon, summons
from ennead.games.kemet.rules.interventions import DAY_CARD_RULES, play_card
from ennead.games.kemet.rules.prayer import gain, price, spend
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step

CAUSES: Final = ("mercenaries", "prayer", "enlistment", "summoning")
"""Why units come outside a Recruit action: `cause-…` in the texts."""
ACTION: Final = -1
MERCENARIES: Final = 0
PRAYER: Final = 1
ENLISTMENT: Final = 2
SUMMONING: Final = 3


@dataclass(slots=True)
class Recruiting(Frame):
    """Units come from the supply: by a Recruit action, or by an effect, which has a `cause`."""

    seat: int
    cause: int = ACTION
    left: int = 0
    """Units that the effect may still bring."""
    units: int = 0
    """Units that the action has brought, to be paid together."""
    fought: bool = False
    """A battle of this recruitment has been fought."""


@step
def recruit(g: Kemet, f: Recruiting) -> Next[Recruiting]:
    """3.4.4.a: units into districts of the own city, one group after another."""
    if f.cause == ACTION:
        return ask(f.seat, RECRUITMENT, then=recruited)
    return ask(f.seat, PLACEMENT, then=recruited) if groups(g, f) else next_battle


@step
def recruited(g: Kemet, f: Recruiting, answer: Option) -> Next[Recruiting]:
    """3.4.4.a: a group of units is placed; where an enemy stands it waits for its battle (A-25)."""
    if not isinstance(answer, verbs.Units):
        return pay_recruits
    units, zone = answer.count, answer.zone
    player = g.players[f.seat]
    player.supply -= units
    if g.holder[zone] in (f.seat, -1):
        settle(g, f.seat, zone, units)
    else:
        g.landed[zone - player.city * 3] += units
    if f.cause == ACTION:
        f.units += units
        g.tell("recruited", player=f.seat, count=units, zone=zone)
    else:
        f.left -= units
        if f.cause == SUMMONING:  # 3.6.7.a: each of them costs a veteran
            player.veterans -= units
        g.tell("placed", player=f.seat, count=units, zone=zone, cause=f.cause)
    return recruit if groups(g, f) else pay_recruits


@step
def pay_recruits(g: Kemet, f: Recruiting) -> Next[Recruiting]:
    """3.4.4.a: X units cost X prayer points, all of them one spending."""
    if f.units:
        player = g.players[f.seat]
        cost = spend(g, player, units_cost(g, player, f.units))
        g.tell("paid", player=f.seat, count=cost)
    return next_battle


@step
def next_battle(g: Kemet, f: Recruiting) -> Next[Recruiting]:
    """3.4.4.d: the recruiter chooses the order of the battles; A-58: cards between two of them."""
    _occupy_free_districts(g, f)
    waiting = contested(g, f)
    if not waiting:
        return DONE
    free_moment = f.fought and (g.players[f.seat].hand or summons(g, f, f.seat))
    if len(waiting) == 1 and not free_moment:
        return _fight(g, f, waiting[0])
    return ask(f.seat, FIGHT_NEXT, then=battle_chosen)


@step
def battle_chosen(g: Kemet, f: Recruiting, answer: Option) -> Next[Recruiting]:
    """3.4.4.c: the recruits attack."""
    if isinstance(answer, verbs.Play):
        return call(Playing(f.seat, answer.intervention), play_day_card, then=next_battle)
    if isinstance(answer, verbs.Summon):
        summon(g, f.seat, answer)
        return next_battle
    assert isinstance(answer, verbs.Attack)
    return _fight(g, f, answer.zone)


def _fight(g: Kemet, f: Recruiting, zone: int) -> Next[Recruiting]:
    district = zone - g.players[f.seat].city * 3
    units, g.landed[district] = g.landed[district], 0
    f.fought = True
    return start_battle(g, zone, f.seat, units, 0, next_battle)


def _occupy_free_districts(g: Kemet, f: Recruiting) -> None:
    """A-62: where a card has removed the enemy, the recruits simply move in."""
    for district, zone in enumerate(own_districts(g.players[f.seat])):
        if g.landed[district] and g.holder[zone] < 0:
            settle(g, f.seat, zone, g.landed[district])
            g.landed[district] = 0


def contested(g: Kemet, f: Recruiting) -> list[int]:
    """Districts where recruits still have to fight."""
    return [z for d, z in enumerate(own_districts(g.players[f.seat])) if g.landed[d]]


# -- the cards of the day --------------------------------------------------------------------------


@dataclass(slots=True)
class Playing(Frame):
    """A day card whose effect is under way."""

    seat: int
    card: int


@step
def play_day_card(g: Kemet, f: Playing) -> Next[Playing]:
    """3.2.f: a card of the day takes effect."""
    cards, player, card = g.box.interventions, g.players[f.seat], f.card
    play_card(g, f.seat, card)
    if cards.kills[card]:
        return ask(f.seat, FIRE, then=burnt)
    if cards.units[card]:
        return call(Recruiting(f.seat, ENLISTMENT, cards.units[card]), recruit, then=card_done)
    if gained := gain(g, player, cards.prayer[card]):
        g.tell("gained-by-card", player=f.seat, intervention=card, count=gained)
    return DONE


@step
def burnt(g: Kemet, f: Playing, answer: verbs.Burn) -> Next[Playing]:
    """Raining Fire: one enemy unit is removed; a creature left alone goes home."""
    zone = answer.zone
    g.tell("burnt", player=f.seat, zone=zone, opponent=g.holder[zone])
    remove_units(g, zone, min(g.units[zone], g.box.interventions.kills[f.card]))
    return DONE


@step
def card_done(g: Kemet, f: Playing) -> Next[Playing]:
    """The card has had its effect."""
    return DONE


@rule("intervention-raining-fire", reasons=lambda g, f, seat, o: {"zone": o.zone})
def enemy_there(g: Kemet, f: Playing, seat: int, o: verbs.Burn) -> bool:
    return g.holder[o.zone] not in (seat, -1)


FIRE: Final = Question(
    "burn", "intervention-raining-fire", Clause(verbs.BURN, (enemy_there,)), linked=True
)


# -- what may be recruited -------------------------------------------------------------------------


def units_cost(g: Kemet, player: Player, units: int) -> int:
    """What so many units cost, those taken off that tiles give for nothing."""
    if player.tiles & g.box.tiles.free_recruits:
        return 0
    return units - min(units, total(g.box.tiles.free_units, player.tiles))


def most_units(g: Kemet, player: Player, placed: int) -> int:
    """How many units more the player can take and pay in a Recruit action."""
    units = placed + player.supply
    while units > placed and price(g, player, units_cost(g, player, units)) > player.prayer:
        units -= 1
    return units - placed


def _most(g: Kemet, f: Recruiting) -> int:
    """How many units more can come now."""
    player = g.players[f.seat]
    if f.cause == ACTION:
        return most_units(g, player, f.units)
    return min(f.left, player.supply)


def zones_for(g: Kemet, f: Recruiting) -> list[int]:
    """Local Recruitment and Enlistment reach own troops; the Summoning needs free districts."""
    player = g.players[f.seat]
    local = f.cause == ACTION and bool(player.tiles & g.box.tiles.recruit_anywhere)
    return recruit_zones(g, player, local or f.cause == ENLISTMENT, f.cause != SUMMONING)


def groups(g: Kemet, f: Recruiting) -> list[tuple[int, int]]:
    """Every number of units into every zone that takes them."""
    most = _most(g, f)
    if not most:
        return []
    player = g.players[f.seat]
    limit = troop_limit(g, player)
    return [
        (units, zone)
        for zone in zones_for(g, f)
        for units in range(1, min(most, limit - own_units(g, player, zone)) + 1)
    ]


@rule("3.4.4.b", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_city(g: Kemet, f: Recruiting, seat: int, o: verbs.Units) -> bool:
    return f.cause != ACTION or o.zone in zones_for(g, f)


@rule("A-26", reasons=lambda g, f, seat, o: {"zone": o.zone})
def free_place(g: Kemet, f: Recruiting, seat: int, o: verbs.Units) -> bool:
    return f.cause == ACTION or o.zone in zones_for(g, f)


@rule(
    "4.d",
    reasons=lambda g, f, seat, o: {"zone": o.zone, "limit": troop_limit(g, g.players[seat])},
    given=(own_city, free_place),
)
def recruits_within_limit(g: Kemet, f: Recruiting, seat: int, o: verbs.Units) -> bool:
    player = g.players[seat]
    return own_units(g, player, o.zone) + o.count <= troop_limit(g, player)


@rule("3.4.4.a", reasons=lambda g, f, seat, o: {"count": _most(g, f)})
def recruits_paid(g: Kemet, f: Recruiting, seat: int, o: verbs.Units) -> bool:
    return f.cause != ACTION or o.count <= _most(g, f)


@rule("4.f", reasons=lambda g, f, seat, o: {"count": _most(g, f)})
def units_at_hand(g: Kemet, f: Recruiting, seat: int, o: verbs.Units) -> bool:
    return f.cause == ACTION or o.count <= _most(g, f)


@rule("A-26")
def nothing_forced(g: Kemet, f: Recruiting, seat: int, o: Option) -> bool:
    return f.cause != MERCENARIES


_GROUP_RULES: Final = (
    own_city,
    free_place,
    recruits_within_limit,
    recruits_paid,
    units_at_hand,
)


RECRUITMENT: Final = Question(
    "recruit",
    "3.4.4.a",
    Clause(
        verbs.RECRUIT,
        _GROUP_RULES,
        fast=lambda g, f, seat: [verbs.RECRUIT[group] for group in groups(g, f)],
    ),
    Clause(verbs.ENOUGH),
    NOT_IN_ACTION,
    linked=True,
    about=lambda g, f, seat: {"count": _most(g, f)},
)
PLACEMENT: Final = Question(
    "place",
    "A-26",
    Clause(
        verbs.PLACE,
        _GROUP_RULES,
        fast=lambda g, f, seat: [verbs.PLACE[group] for group in groups(g, f)],
    ),
    Clause(verbs.ENOUGH, gates=(nothing_forced,)),
    auto=True,
    about=lambda g, f, seat: {"count": f.left, "cause": f.cause},
)


@rule("3.4.4.c", reasons=lambda g, f, seat, o: {"zone": o.zone})
def recruits_wait_there(g: Kemet, f: Recruiting, seat: int, o: verbs.Attack) -> bool:
    return o.zone in contested(g, f)


@rule("A-58")
def between_battles(g: Kemet, f: Recruiting, seat: int, o: Option) -> bool:
    return f.fought


ATTACKS: Final = Clause(verbs.ATTACK, (recruits_wait_there,))
CARDS_BETWEEN: Final = Clause(verbs.PLAY, DAY_CARD_RULES, gates=(between_battles,))
SUMMONS_BETWEEN: Final = Clause(verbs.SUMMON, SUMMON_RULES, gates=(between_battles,))
FIGHT_NEXT: Final = Question("fight-next", "3.4.4.d", ATTACKS, CARDS_BETWEEN, SUMMONS_BETWEEN)
