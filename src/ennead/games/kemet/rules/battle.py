"""3.5.1 to 3.5.3: a battle from the War Council to its winner; `aftermath` has the rest."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.board import DISTRICTS
from ennead.games.kemet.rules.aftermath import count_casualties
from ennead.games.kemet.rules.control import lift
from ennead.games.kemet.rules.creatures import each
from ennead.games.kemet.rules.interventions import NOT_IN_BATTLE, discard_card, draw_cards
from ennead.games.kemet.rules.prayer import gain_by_tile, price, spend
from ennead.games.kemet.state import Battle, Kemet, Next, Player, Side, held
from ennead.games.kemet.tables import total
from ennead.kernel import (
    Call,
    Clause,
    F,
    Option,
    Picks,
    Question,
    ask,
    ask_sealed,
    call,
    rule,
    step,
)


def start_battle(
    g: Kemet,
    zone: int,
    seat: int,
    units: int,
    beasts: int,
    then: Callable[[Kemet, F], object],
) -> Call[Kemet, F]:
    """3.5.a: the attacker is the player whose action caused the battle."""
    enemy, defending, defenders = g.holder[zone], g.units[zone], g.beasts[zone]
    lift(g, zone, defending, defenders)
    attacker = Side(seat, enemy, units, beasts)
    defender = Side(enemy, seat, defending, defenders)
    g.tell("battle", player=seat, opponent=enemy, zone=zone)
    return call(Battle(zone, attacker, defender), open_council, then=then)


# -- 3.5.1 War Council -----------------------------------------------------------------------------


@step
def open_council(g: Kemet, b: Battle) -> Next[Battle]:
    """Dedication to Battle and the Priest of Thoeris, before anything is chosen."""
    player, tiles = g.players[b.attacker.seat], g.box.tiles
    gain_by_tile(g, player, tiles.council_prayer)
    draw_cards(g, player, total(tiles.council_cards, player.tiles))
    return war_council


@step
def war_council(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.1.a: both choose two battle cards in secret; the Spy's owner waits for the opponent's."""
    spy = spying_seat(g, b)
    if spy < 0:
        return ask_sealed((b.attacker.seat, b.defender.seat), COUNCIL, then=cards_chosen)
    return ask_sealed((opponent_of(b, spy).seat,), COUNCIL, then=card_spied)


@step
def card_spied(g: Kemet, b: Battle, picks: Picks) -> Next[Battle]:
    """Spy: the opponent shows the battle card he will play."""
    spy = side_of(b, spying_seat(g, b))
    watched = opponent_of(b, spy.seat)
    _commit(g, watched, picks)
    watched.spied = True
    card: dict[str, object] = {"battle_card": watched.card[0]}
    g.tell_only("spied", (spy.seat, watched.seat), card, player=spy.seat, opponent=watched.seat)
    g.reveal("undo-spied")
    return ask_sealed((spy.seat,), COUNCIL, then=cards_chosen)


@step
def cards_chosen(g: Kemet, b: Battle, picks: Picks) -> Next[Battle]:
    """3.5.1.b: interventions are hidden under the played card, by everybody who holds any."""
    for side in (b.attacker, b.defender):
        if picks[side.seat] is not None:
            _commit(g, side, picks)
    seats = [side.seat for side in (b.attacker, b.defender) if held(g.players[side.seat])]
    return ask_sealed(seats, HIDING, then=clash) if seats else reveal_cards


def _commit(g: Kemet, side: Side, picks: Picks) -> None:
    pick = picks[side.seat]
    assert isinstance(pick, verbs.Fight)
    cards = g.players[side.seat].cards
    cards.remove(pick.battle_card)
    cards.remove(pick.buried)
    side.card = [pick.battle_card]
    side.buried = [pick.buried]


def spying_seat(g: Kemet, b: Battle) -> int:
    """The fighter who owns the Spy, or -1; there is one copy."""
    for side in (b.attacker, b.defender):
        if g.players[side.seat].tiles & g.box.tiles.spies:
            return side.seat
    return -1


def side_of(b: Battle, seat: int) -> Side:
    """The fighter on a seat."""
    return b.attacker if b.attacker.seat == seat else b.defender


def opponent_of(b: Battle, seat: int) -> Side:
    """The other fighter."""
    return b.defender if b.attacker.seat == seat else b.attacker


# -- 3.5.2 Clash -----------------------------------------------------------------------------------


@step
def clash(g: Kemet, b: Battle, picks: Picks) -> Next[Battle]:
    """3.5.2: the hidden interventions come to light; each is a spending of its own (A-34)."""
    for side in (b.attacker, b.defender):
        pick = picks[side.seat]
        if isinstance(pick, verbs.Hide):
            for card in pick.cards:
                _reveal(g, side, card)
    return reveal_cards


def _reveal(g: Kemet, side: Side, card: int) -> None:
    """A card is paid and joins the battle; a Diversion was a bluff and returns at once (A-3)."""
    player, cards = g.players[side.seat], g.box.interventions
    cost = spend(g, player, cards.cost[card])
    if cards.bluff >> card & 1:
        g.tell("bluffed", player=side.seat, intervention=card)
        return
    player.hand.remove(card)
    insort(side.cards, card)
    g.tell("played", player=side.seat, intervention=card, cost=cost)


@step
def reveal_cards(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.2: both battle cards are shown at once."""
    for side in (b.attacker, b.defender):
        side.open = True
        g.tell("revealed-card", player=side.seat, battle_card=side.card[0])
    g.reveal("undo-clash")
    return attacker_wound


@step
def attacker_wound(g: Kemet, b: Battle) -> Next[Battle]:
    """Divine Wound, the attacker first: discard interventions for strength."""
    if _wounds(g, b.attacker):
        return ask(b.attacker.seat, WOUNDING, then=attacker_wounded)
    return defender_wound


@step
def attacker_wounded(g: Kemet, b: Battle, answer: Option) -> Next[Battle]:
    """Divine Wound: one card after another, until enough."""
    return attacker_wound if _wound(g, b.attacker, answer) else defender_wound


@step
def defender_wound(g: Kemet, b: Battle) -> Next[Battle]:
    """Divine Wound of the defender."""
    if _wounds(g, b.defender):
        return ask(b.defender.seat, WOUNDING, then=defender_wounded)
    return result


@step
def defender_wounded(g: Kemet, b: Battle, answer: Option) -> Next[Battle]:
    """Divine Wound: one card after another, until enough."""
    return defender_wound if _wound(g, b.defender, answer) else result


def _wounds(g: Kemet, side: Side) -> bool:
    player = g.players[side.seat]
    return bool(player.hand) and total(g.box.tiles.strength_a_card, player.tiles) > 0


def _wound(g: Kemet, side: Side, answer: Option) -> bool:
    if not isinstance(answer, verbs.Wound):
        return False
    player = g.players[side.seat]
    discard_card(g, player, answer.intervention)
    side.bonus += total(g.box.tiles.strength_a_card, player.tiles)
    g.tell("wounded", player=side.seat, intervention=answer.intervention)
    return True


# -- 3.5.3 Result ----------------------------------------------------------------------------------


@step
def result(g: Kemet, b: Battle) -> Next[Battle]:
    """3.5.3: the higher strength wins, a tie goes to the defender (3.5.3.b)."""
    add_up(g, b, b.attacker, b.defender)
    add_up(g, b, b.defender, b.attacker)
    b.attacker_wins = b.attacker.strength > b.defender.strength
    winner = b.attacker if b.attacker_wins else b.defender
    g.tell(
        "result",
        player=winner.seat,
        opponent=opponent_of(b, winner.seat).seat,
        attack=b.attacker.strength,
        defend=b.defender.strength,
    )
    return count_casualties


def add_up(g: Kemet, b: Battle, side: Side, other: Side) -> None:
    """3.5.3.a, A-57: the four totals of a fighter, fixed from here on."""
    battle, cards, tiles, creatures = (
        g.box.battle,
        g.box.interventions,
        g.box.tiles,
        g.box.creatures,
    )
    player, card = g.players[side.seat], side.card[0]
    owned = player.tiles
    side.fought = side.units
    side.strength = side.units + battle.strength[card] + total(tiles.strength, owned) + side.bonus
    role = tiles.attack_strength if side is b.attacker else tiles.defend_strength
    side.strength += total(role, owned) + home_bonus(g, b, player)
    side.casualties = battle.casualties[card] + total(tiles.casualties, owned)
    side.unavoidable = battle.unavoidable[card] + total(tiles.unavoidable, owned)
    if side is b.defender:
        side.unavoidable += total(tiles.defend_unavoidable, owned)
    side.own_loss = battle.own_loss[card]
    side.defence = battle.defence[card] + total(tiles.defence, owned)
    for creature in each(live_creatures(g, side, other)):
        side.strength += creatures.strength[creature]
        side.casualties += creatures.casualties[creature]
        side.defence += creatures.defence[creature]
    for played in side.cards:
        side.strength += cards.strength[played]
        side.casualties += cards.casualties[played]
        side.defence += cards.defence[played]


def home_bonus(g: Kemet, b: Battle, player: Player) -> int:
    """3.5.3.c: a battle in a district of the own city."""
    at_home = b.zone < DISTRICTS and b.zone // 3 == player.city
    return g.box.limits.home_strength if at_home else 0


def live_creatures(g: Kemet, side: Side, other: Side) -> int:
    """The creature that counts in this battle; the Snake silences the one across."""
    return 0 if other.beasts & g.box.creatures.cancelling else side.beasts


# -- questions -------------------------------------------------------------------------------------


def pairs(g: Kemet, b: Battle, seat: int) -> tuple[verbs.Fight, ...]:
    """3.5.1.a: every card to play with every other to bury."""
    return _pairs(tuple(g.players[seat].cards))


@cache
def _pairs(cards: tuple[int, ...]) -> tuple[verbs.Fight, ...]:
    return tuple([verbs.FIGHT[one, other] for one in cards for other in cards if other != one])


def _whether_used(g: Kemet, seat: int, card: int) -> dict[str, object]:
    player = g.players[seat]
    return {"battle_card": card, "used": int(card in player.spent + player.buried)}


@rule("3.5.1.a", reasons=lambda g, b, seat, o: _whether_used(g, seat, o.battle_card))
def played_card_in_hand(g: Kemet, b: Battle, seat: int, o: verbs.Fight) -> bool:
    return o.battle_card in g.players[seat].cards


@rule("3.5.1.a", reasons=lambda g, b, seat, o: _whether_used(g, seat, o.buried))
def buried_card_in_hand(g: Kemet, b: Battle, seat: int, o: verbs.Fight) -> bool:
    return o.buried in g.players[seat].cards


@rule("3.5.1.a")
def two_cards(g: Kemet, b: Battle, seat: int, o: verbs.Fight) -> bool:
    return o.battle_card != o.buried


def _place_and_enemy(g: Kemet, b: Battle, seat: int) -> dict[str, object]:
    return {"zone": b.zone, "opponent": opponent_of(b, seat).seat}


COUNCIL: Final = Question(
    "fight",
    "3.5.1.a",
    Clause(verbs.FIGHT, (played_card_in_hand, buried_card_in_hand, two_cards), fast=pairs),
    NOT_IN_BATTLE,
    secret=True,
    about=_place_and_enemy,
)


def hidings(g: Kemet, b: Battle, seat: int) -> list[verbs.Hide]:
    """3.5.1.b, 3.5.1.c: every set of battle interventions that can be paid together."""
    player, cards = g.players[seat], g.box.interventions
    sets: list[tuple[tuple[int, ...], int]] = [((), 0)]
    fresh: list[tuple[tuple[int, ...], int]] = []
    last = -1
    for card in held(player):
        if not cards.battle >> card & 1:
            continue
        cost = price(g, player, cards.cost[card])
        # a second copy extends only sets that hold the first, so that no set comes twice
        base = fresh if card == last else sets
        fresh = [
            ((*some, card), paid + cost) for some, paid in base if paid + cost <= player.prayer
        ]
        sets = sets + fresh
        last = card
    return [verbs.HIDE[some] for some, _ in sets]


def parts_of_hand(g: Kemet, b: Battle, seat: int) -> Iterator[verbs.Hide]:
    """Every part of the hand."""
    hand = held(g.players[seat])
    some = dict.fromkeys(
        tuple([card for n, card in enumerate(hand) if mask >> n & 1])
        for mask in range(1 << len(hand))
    )
    for cards in some:
        yield verbs.HIDE.find((cards,))


@rule("3.5.1.b")
def interventions_in_hand(g: Kemet, b: Battle, seat: int, o: verbs.Hide) -> bool:
    hand = held(g.players[seat])
    return all(o.cards.count(card) <= hand.count(card) for card in o.cards)


@rule("3.5.1.b")
def battle_symbols(g: Kemet, b: Battle, seat: int, o: verbs.Hide) -> bool:
    return all(g.box.interventions.battle >> card & 1 for card in o.cards)


@rule("3.5.1.c", reasons=lambda g, b, seat, o: {"cost": _hiding_cost(g, seat, o)})
def hidden_cards_paid(g: Kemet, b: Battle, seat: int, o: verbs.Hide) -> bool:
    return _hiding_cost(g, seat, o) <= g.players[seat].prayer


def _hiding_cost(g: Kemet, seat: int, o: verbs.Hide) -> int:
    return sum(price(g, g.players[seat], g.box.interventions.cost[card]) for card in o.cards)


HIDING: Final = Question(
    "hide",
    "3.5.1.b",
    Clause(
        verbs.HIDE,
        (interventions_in_hand, battle_symbols, hidden_cards_paid),
        universe=parts_of_hand,
        fast=hidings,
    ),
    NOT_IN_BATTLE,
    about=_place_and_enemy,
)


@rule("tile-ruby-wound", reasons=lambda g, b, seat, o: {"intervention": o.intervention})
def wound_card_in_hand(g: Kemet, b: Battle, seat: int, o: verbs.Wound) -> bool:
    return o.intervention in g.players[seat].hand


WOUNDS: Final = Clause(verbs.WOUND, (wound_card_in_hand,))
WOUNDING: Final = Question("wound", "tile-ruby-wound", WOUNDS, Clause(verbs.ENOUGH), NOT_IN_BATTLE)
