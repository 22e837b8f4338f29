"""3.4.4: recruiting, with the battles it starts in own districts held by an enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.battle import start_battle
from ennead.games.kemet.rules.control import own_districts, settle, troop_limit
from ennead.games.kemet.rules.creatures import SUMMON_RULES, summon, summons
from ennead.games.kemet.rules.interventions import (
    DAY_CARD_RULES,
    Playing,
    play_day_card,
)
from ennead.games.kemet.rules.prayer import price, spend
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.games.kemet.tables import total
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, call, rule, step


@dataclass(slots=True)
class Recruiting(Frame):
    """A Recruit action: units placed so far, and whether a battle of it has been fought."""

    seat: int
    units: int = 0
    fought: bool = False


@step
def recruit(g: Kemet, f: Recruiting) -> Next[Recruiting]:
    """3.4.4.a: units into districts of the own city, one group after another."""
    return ask(f.seat, RECRUITMENT, then=recruited)


@step
def recruited(g: Kemet, f: Recruiting, answer: Option) -> Next[Recruiting]:
    """3.4.4.a: a group of units is placed; where an enemy stands it waits for its battle (A-25)."""
    if not isinstance(answer, verbs.Recruit):
        return pay_recruits
    units, zone = answer.count, answer.zone
    player = g.players[f.seat]
    player.supply -= units
    f.units += units
    if g.holder[zone] in (f.seat, -1):
        settle(g, f.seat, zone, units)
    else:
        g.landed[zone - player.city * 3] += units
    g.tell("recruited", player=f.seat, count=units, zone=zone)
    return recruit if groups(g, f, f.seat) else pay_recruits


@step
def pay_recruits(g: Kemet, f: Recruiting) -> Next[Recruiting]:
    """3.4.4.a: X units cost X prayer points, all of them one spending."""
    player = g.players[f.seat]
    cost = spend(g, player, units_cost(g, player, f.units))
    if f.units:
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
    return start_battle(g, zone, f.seat, units, 0, 0, next_battle)


def _occupy_free_districts(g: Kemet, f: Recruiting) -> None:
    """A-62: where a card has removed the enemy, the recruits simply move in."""
    for district, zone in enumerate(own_districts(g.players[f.seat])):
        if g.landed[district] and g.holder[zone] < 0:
            settle(g, f.seat, zone, g.landed[district])
            g.landed[district] = 0


def contested(g: Kemet, f: Recruiting) -> list[int]:
    """Districts where recruits still have to fight."""
    return [z for d, z in enumerate(own_districts(g.players[f.seat])) if g.landed[d]]


# -- what may be recruited -------------------------------------------------------------------------


def units_cost(g: Kemet, player: Player, units: int) -> int:
    """What so many units cost, the free ones of the Recruiting Scribe taken off."""
    return units - min(units, total(g.box.tiles.free_units, player.tiles))


def most_units(g: Kemet, player: Player, placed: int) -> int:
    """How many units more the player can take and pay in this action."""
    units = placed + player.supply
    while units > placed and price(g, player, units_cost(g, player, units)) > player.prayer:
        units -= 1
    return units - placed


def recruit_zones(g: Kemet, player: Player) -> list[int]:
    """3.4.4.b: own districts; with Local Recruitment also own troops anywhere."""
    zones = list(own_districts(player))
    if player.tiles & g.box.tiles.recruit_anywhere:
        zones += [
            z for z, holder in enumerate(g.holder) if holder == player.seat and z not in zones
        ]
    return zones


def own_units(g: Kemet, player: Player, zone: int) -> int:
    """The player's units in a zone, recruits that still have to fight included."""
    if g.holder[zone] in (player.seat, -1):
        return g.units[zone]
    district = zone - player.city * 3
    return g.landed[district] if 0 <= district < 3 else 0


def groups(g: Kemet, f: Recruiting, seat: int) -> list[verbs.Recruit]:
    """Every number of units into every zone that takes them."""
    player = g.players[seat]
    most = most_units(g, player, f.units)
    if not most:
        return []
    limit = troop_limit(g, player)
    return [
        verbs.RECRUIT[units, zone]
        for zone in recruit_zones(g, player)
        for units in range(1, min(most, limit - own_units(g, player, zone)) + 1)
    ]


@rule("3.4.4.b", reasons=lambda g, f, seat, o: {"zone": o.zone})
def own_city(g: Kemet, f: Recruiting, seat: int, o: verbs.Recruit) -> bool:
    return o.zone in recruit_zones(g, g.players[seat])


@rule(
    "4.d",
    reasons=lambda g, f, seat, o: {"zone": o.zone, "limit": troop_limit(g, g.players[seat])},
    given=(own_city,),
)
def recruits_within_limit(g: Kemet, f: Recruiting, seat: int, o: verbs.Recruit) -> bool:
    player = g.players[seat]
    return own_units(g, player, o.zone) + o.count <= troop_limit(g, player)


@rule("3.4.4.a", reasons=lambda g, f, seat, o: {"count": most_units(g, g.players[seat], f.units)})
def recruits_paid(g: Kemet, f: Recruiting, seat: int, o: verbs.Recruit) -> bool:
    player = g.players[seat]
    cost = price(g, player, units_cost(g, player, f.units + o.count))
    return o.count <= player.supply and cost <= player.prayer


RECRUITS: Final = Clause(
    verbs.RECRUIT, (own_city, recruits_within_limit, recruits_paid), fast=groups
)
RECRUITMENT: Final = Question(
    "recruit",
    "3.4.4.a",
    RECRUITS,
    Clause(verbs.ENOUGH),
    linked=True,
    about=lambda g, f, seat: {"count": most_units(g, g.players[seat], f.units)},
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
