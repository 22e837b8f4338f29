"""What is good in the field: ratings of moves, battles and the cards that go with them."""

from __future__ import annotations

from dataclasses import replace

from ennead.games.kemet import verbs
from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.bot.worth import (
    CARD,
    MEAN_CARD,
    PRAYER,
    TEMPLE,
    attack_worth,
    might,
    odds,
    zone_worth,
)
from ennead.games.kemet.rules.battle import add_up
from ennead.games.kemet.rules.control import enemy_zones, troop_limit
from ennead.games.kemet.rules.paths import (
    TELEPORTING,
    can_enter,
    movement_value,
    teleport_cost,
    teleport_source,
)
from ennead.games.kemet.rules.prayer import price
from ennead.games.kemet.state import Battle, Kemet, Movement, Player
from ennead.kernel import Option

# -- moving ----------------------------------------------------------------------------------------


def best_move(g: Kemet, seat: int, zone: int) -> float:
    """The best that the troop of a zone could do with a Movement action."""
    f = Movement(seat, origin=zone, zone=zone)
    f.moves, f.teleports = movement_value(g, f)
    return max([0.0, *(value for _, value in _goals(g, f))]) - _leaving(g, seat, zone)


def _goals(g: Kemet, f: Movement) -> list[tuple[int, float]]:
    """Zones that the troop can end in and what they are worth; coarse beyond the next step."""
    seat, board = f.seat, g.box.board
    city = g.players[seat].city
    found = [(zone, goal_worth(g, f, zone)) for zone in _reach(g, f, board.links[city])]
    if f.teleports and teleport_source(g, f, f.zone, g.beasts[f.zone]):
        player = g.players[seat]
        cost = price(g, player, teleport_cost(g, f, g.beasts[f.zone]))
        if cost <= player.prayer:
            found += [
                (zone, goal_worth(g, f, zone) - cost * PRAYER)
                for zone in board.obelisks
                if zone != f.zone and can_enter(g, f, zone, TELEPORTING, player.prayer)
            ]
    return found


def _reach(g: Kemet, f: Movement, links: tuple[tuple[int, ...], ...]) -> list[int]:
    """Zones within the moves left, through zones without an enemy."""
    found = dict.fromkeys([f.zone])
    edge = [f.zone]
    for _ in range(f.moves):
        nearby = []
        for zone in edge:
            if zone != f.zone and g.holder[zone] not in (f.seat, -1):
                continue
            for near in links[zone]:
                if near not in found and _open(g, f, near):
                    found[near] = None
                    nearby.append(near)
        edge = nearby
    return list(found)[1:]


def _open(g: Kemet, f: Movement, zone: int) -> bool:
    if zone >= DISTRICTS or zone // 3 == g.players[f.seat].city:
        return True
    return bool(f.districts == 0 and g.box.board.touching[f.origin] >> zone & 1)


def goal_worth(g: Kemet, f: Movement, zone: int) -> float:
    """What it is worth to end in a zone with the troop as it is."""
    units = min(g.units[f.zone], troop_limit(g, g.players[f.seat]))
    holder = g.holder[zone]
    if holder == f.seat:
        return 0.02 * g.units[zone]
    if holder >= 0:
        return attack_worth(g, f.seat, zone, units, g.beasts[f.zone])
    worth = zone_worth(g, f.seat, zone)
    if zone < DISTRICTS and zone // 3 == g.players[f.seat].city:
        worth = 0.0  # controlled anyway
    return worth + (0.05 if zone in g.box.board.obelisks else 0.0)


def _leaving(g: Kemet, seat: int, zone: int) -> float:
    """What is lost by leaving a zone; a troop of two can leave one behind."""
    if g.units[zone] > 1 or (zone < DISTRICTS and zone // 3 == g.players[seat].city):
        return 0.1
    return zone_worth(g, seat, zone)


def rate_leaders(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The troop that can do most."""
    return [best_move(g, seat, o.zone) if isinstance(o, verbs.Lead) else 0.05 for o in menu]


def rate_steps(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The first step towards the best zone; staying where it is good."""
    f = g.frames[-1]
    assert isinstance(f, Movement)
    staying = zone_worth(g, seat, f.zone) if f.zone >= DISTRICTS else 0.0
    cost = price(g, g.players[seat], teleport_cost(g, f, g.beasts[f.zone]))
    ratings = []
    for option in menu:
        if isinstance(option, verbs.Halt):
            ratings.append(staying + 0.06)
        elif isinstance(option, verbs.March):
            left = 0.0 if g.units[f.zone] > 1 else staying
            ratings.append(_step_worth(g, f, option.zone) - left)
        elif isinstance(option, verbs.Going):
            ratings.append(goal_worth(g, f, option.zone) - cost * PRAYER)
        elif isinstance(option, verbs.Play):
            ratings.append(_card_on_the_way(g, f, option.intervention))
        else:
            ratings.append(5.0 if isinstance(option, verbs.Summon) else 0.0)
    return ratings


def _card_on_the_way(g: Kemet, f: Movement, card: int) -> float:
    """A card of the day as at any time; one of the movement by the best zone it opens."""
    cards = g.box.interventions
    if cards.day >> card & 1:
        return rate_day_card(g, g.players[f.seat], card)
    further = replace(
        f, moves=f.moves + cards.moves[card], transfer=bool(cards.transfer >> card & 1)
    )
    return max([0.0, *(value for _, value in _goals(g, further))]) - CARD


def _step_worth(g: Kemet, f: Movement, zone: int) -> float:
    """A step is worth its zone, or a little less than the best zone behind it."""
    here = goal_worth(g, f, zone)
    if f.moves < 2 or g.holder[zone] not in (f.seat, -1):
        return here
    links = g.box.board.links[g.players[f.seat].city]
    behind = [
        goal_worth(g, f, near) for near in links[zone] if near != f.zone and _open(g, f, near)
    ]
    return max(here, 0.95 * max(behind, default=0.0))


def rate_parties(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Everybody with the creature into a fight; one stays behind where a temple would be lost."""
    f = g.frames[-1]
    assert isinstance(f, Movement)
    keep = zone_worth(g, seat, f.zone) >= TEMPLE and f.zone >= DISTRICTS
    ratings = []
    for option in menu:
        assert isinstance(option, verbs.Party)
        rating = float(option.count) + (1.5 if isinstance(option, verbs.Escort) else 0.0)
        if keep and option.count == g.units[f.zone]:
            rating -= 2.5
        ratings.append(rating)
    return ratings


# -- battle ----------------------------------------------------------------------------------------


def rate_battle_cards(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The card that serves the situation; the least useful one is buried."""
    b = g.frames[-1]
    assert isinstance(b, Battle)
    lead = _lead(g, b, seat)
    figures = g.box.battle
    worth = [
        (1.0 if abs(lead) < 4 else 0.4) * figures.strength[card]
        + 0.45 * (figures.casualties[card] + figures.unavoidable[card])
        + (0.5 if lead < 2 else 0.3) * figures.defence[card]
        - 0.4 * figures.own_loss[card]
        for card in range(len(figures.strength))
    ]
    return [
        worth[o.battle_card] - 0.3 * worth[o.buried] for o in menu if isinstance(o, verbs.Fight)
    ]


def _lead(g: Kemet, b: Battle, seat: int) -> float:
    """How much stronger the seat is before the cards."""
    strength = {
        side.seat: might(g, side.seat, b.zone, side.units, side.beasts, side is b.attacker)
        for side in (b.attacker, b.defender)
    }
    other = b.defender.seat if b.attacker.seat == seat else b.attacker.seat
    return strength[seat] - strength[other]


def rate_hidden(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Cards that turn a close battle, less what they cost."""
    b = g.frames[-1]
    assert isinstance(b, Battle)
    side = b.attacker if b.attacker.seat == seat else b.defender
    card = side.card[0] if side.card else 0
    lead = _lead(g, b, seat) + g.box.battle.strength[card] - MEAN_CARD
    prize = 1.6 + zone_worth(g, seat, b.zone)
    cards, player = g.box.interventions, g.players[seat]
    ratings = []
    for option in menu:
        assert isinstance(option, verbs.Hide)
        hidden = option.cards
        strength = sum(cards.strength[c] for c in hidden)
        others = sum(cards.casualties[c] + cards.defence[c] for c in hidden)
        cost = sum(price(g, player, cards.cost[c]) for c in hidden)
        rating = prize * odds(lead + strength, 0) + 0.13 * others
        ratings.append(rating - 0.17 * len(hidden) - PRAYER * cost)
    return ratings


def rate_wounds(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Divine Wound: only as many cards as turn the battle."""
    b = g.frames[-1]
    assert isinstance(b, Battle)
    copy = Battle(b.zone, replace(b.attacker), replace(b.defender))
    add_up(g, copy, copy.attacker, copy.defender)
    add_up(g, copy, copy.defender, copy.attacker)
    short = copy.attacker.strength - copy.defender.strength
    if seat == b.attacker.seat:
        short = 1 - short
    useful = 0 < short <= len(g.players[seat].hand)
    return [0.5 if isinstance(o, verbs.Enough) else float(useful) for o in menu]


def rate_removals(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """The weakest card leaves the game."""
    figures = g.box.battle
    cards = [o.battle_card for o in menu if isinstance(o, verbs.Remove)]
    return [
        -float(figures.strength[card] + figures.casualties[card] + figures.defence[card])
        for card in cards
    ]


def rate_aftermath(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Keep the troop where it is; a retreat saves what a recall costs, unless prayer is short."""
    recall = 0.5 if g.players[seat].prayer < 4 else 0.2
    return [
        1.0 if isinstance(o, verbs.Stay) else recall if isinstance(o, verbs.Recall) else 0.4
        for o in menu
    ]


def rate_retreats(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Drive the enemy where he does no harm."""
    loser = g.frames[-1]
    assert isinstance(loser, Battle)
    enemy = loser.defender.seat if loser.attacker_wins else loser.attacker.seat
    return [-zone_worth(g, enemy, o.zone) for o in menu if isinstance(o, verbs.Drive)]


# -- cards of the day ------------------------------------------------------------------------------


def rate_day_card(g: Kemet, player: Player, card: int) -> float:
    """A day card is played as soon as it does some good."""
    cards = g.box.interventions
    if cards.kills[card]:
        return 3 + max(_fire_worth(g, zone) for zone in enemy_zones(g, player.seat)) - 2.2
    if cards.prayer[card]:
        return 5.0 if player.prayer + cards.prayer[card] <= g.box.prayer_high else -1.0
    return 4.0


def _fire_worth(g: Kemet, zone: int) -> float:
    return zone_worth(g, g.holder[zone], zone) + 1.0 if g.units[zone] == 1 else 0.2


def rate_fire(g: Kemet, seat: int, menu: list[Option]) -> list[float]:
    """Where one unit makes the difference."""
    return [_fire_worth(g, o.zone) for o in menu if isinstance(o, verbs.Burn)]
