"""1.4, 3.2.f: divine intervention cards played openly, those of the day above all."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import enemy_zones, remove_units
from ennead.games.kemet.rules.placing import ENLISTMENT, Placing, can_place, place_units
from ennead.games.kemet.rules.prayer import can_pay, gain, spend
from ennead.games.kemet.state import Kemet, Next, Player
from ennead.kernel import DONE, Clause, Frame, Question, ask, call, rule, step, take


@dataclass(slots=True)
class Playing(Frame):
    """A day card whose effect is under way."""

    seat: int
    card: int


def draw_cards(g: Kemet, player: Player, count: int) -> int:
    """4.j: draw cards, the discard renews the deck; returns how many came (A-42)."""
    for drawn in range(count):
        if not g.deck:
            if not g.discard:
                return drawn
            g.deck, g.discard = g.discard, []
            g.tell("reshuffled")
        card = take(g.luck, "intervention", g.deck)
        insort(player.hand, card)
        g.tell_only("drew", (player.seat,), {"intervention": card}, player=player.seat)
    return count


def play_card(g: Kemet, seat: int, card: int) -> None:
    """4.k: pay a card and lay it face up on the discard."""
    player = g.players[seat]
    cost = spend(g, player, g.box.interventions.cost[card])
    discard_card(g, player, card)
    g.tell("played", player=seat, intervention=card, cost=cost)


def discard_card(g: Kemet, player: Player, card: int) -> None:
    """A card leaves the hand for the open discard."""
    player.hand.remove(card)
    insort(g.discard, card)


# -- the cards of the day --------------------------------------------------------------------------


@step
def play_day_card(g: Kemet, f: Playing) -> Next[Playing]:
    """3.2.f: a card of the day takes effect."""
    cards, player = g.box.interventions, g.players[f.seat]
    card = f.card
    play_card(g, f.seat, card)
    if cards.kills[card]:
        return ask(f.seat, FIRE, then=burnt)
    if cards.cards[card]:
        return ask(f.seat, MEMORY, then=recovered)
    if cards.units[card]:
        placing = Placing(f.seat, cards.units[card], ENLISTMENT, anywhere=True)
        return call(placing, place_units, then=card_done)
    if cards.theft[card]:
        _rob_others(g, f)
    if gained := gain(g, player, cards.theft[card] + cards.prayer[card]):
        g.tell("gained-by-card", player=f.seat, intervention=card, count=gained)
    return DONE


def _rob_others(g: Kemet, f: Playing) -> None:
    """Mana Theft: a loss, no spending; nobody falls below zero."""
    for other in g.players:
        loss = min(other.prayer, g.box.interventions.theft[f.card])
        if loss and other.seat != f.seat:
            other.prayer -= loss
            g.tell("robbed", player=other.seat, intervention=f.card, count=loss)


@step
def burnt(g: Kemet, f: Playing, answer: verbs.Burn) -> Next[Playing]:
    """Raining Fire: one enemy unit is removed; a creature left alone goes home."""
    zone = answer.zone
    g.tell("burnt", player=f.seat, zone=zone, opponent=g.holder[zone])
    remove_units(g, zone, min(g.units[zone], g.box.interventions.kills[f.card]))
    return DONE


@step
def recovered(g: Kemet, f: Playing, answer: verbs.Recover) -> Next[Playing]:
    """Divine Memory: a card of the discard comes into the hand, seen by all."""
    g.discard.remove(answer.intervention)
    insort(g.players[f.seat].hand, answer.intervention)
    g.tell("recovered", player=f.seat, intervention=answer.intervention)
    return DONE


@step
def card_done(g: Kemet, f: Playing) -> Next[Playing]:
    """The card has had its effect."""
    return DONE


# -- what may be played ----------------------------------------------------------------------------


def day_cards(g: Kemet, f: Frame, seat: int) -> list[verbs.Play]:
    """Cards of the day in hand that can be paid and can do something."""
    player = g.players[seat]
    day = g.box.interventions.day
    out: list[verbs.Play] = []
    last = -1
    for card in player.hand:
        if day >> card & 1 and card != last and can_pay(g, player, g.box.interventions.cost[card]):
            last = card
            if has_effect(g, player, card):
                out.append(verbs.PLAY[card])
    return out


def has_effect(g: Kemet, player: Player, card: int) -> bool:
    """A-71: a card that needs a target is not played without one."""
    cards = g.box.interventions
    if cards.kills[card]:
        return bool(enemy_zones(g, player.seat))
    if cards.cards[card]:
        return any(other != card for other in g.discard)
    if cards.units[card]:
        return can_place(g, player, True)
    return True


@rule("4.k", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def in_hand(g: Kemet, f: Frame, seat: int, o: verbs.OfIntervention) -> bool:
    return o.intervention in g.players[seat].hand


@rule("4.k", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def day_symbol(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return bool(g.box.interventions.day >> o.intervention & 1)


@rule("4.k", reasons=lambda g, f, seat, o: {"cost": g.box.interventions.cost[o.intervention]})
def card_paid(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return can_pay(g, g.players[seat], g.box.interventions.cost[o.intervention])


@rule(
    "A-71",
    reasons=lambda g, f, seat, o: {"intervention": o.intervention},
    given=(day_symbol,),
)
def card_has_effect(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return has_effect(g, g.players[seat], o.intervention)


DAY_CARD_RULES: Final = (in_hand, day_symbol, card_paid, card_has_effect)


@rule("intervention-raining-fire", reasons=lambda g, f, seat, o: {"zone": o.zone})
def enemy_there(g: Kemet, f: Playing, seat: int, o: verbs.Burn) -> bool:
    return g.holder[o.zone] not in (seat, -1)


FIRE: Final = Question(
    "burn", "intervention-raining-fire", Clause(verbs.BURN, (enemy_there,)), linked=True
)


@rule("intervention-divine-memory", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def in_discard(g: Kemet, f: Playing, seat: int, o: verbs.Recover) -> bool:
    return o.intervention in g.discard


@rule("intervention-divine-memory")
def another_card(g: Kemet, f: Playing, seat: int, o: verbs.Recover) -> bool:
    return o.intervention != f.card


MEMORY: Final = Question(
    "recover",
    "intervention-divine-memory",
    Clause(verbs.RECOVER, (in_discard, another_card)),
    linked=True,
)
