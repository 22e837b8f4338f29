"""1.4, 3.2.f, 4.k: divine intervention cards: drawn, paid, discarded, and which may be played."""

from __future__ import annotations

from bisect import insort
from typing import Final, cast

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.control import enemy_zones, own_units, recruit_zones, troop_limit
from ennead.games.kemet.rules.prayer import can_pay, spend
from ennead.games.kemet.state import Closed, Kemet, Player
from ennead.kernel import Clause, Frame, Option, rule, take


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
    if cards.units[card]:
        limit = troop_limit(g, player)
        zones = recruit_zones(g, player, True, True)
        return player.supply > 0 and any(own_units(g, player, zone) < limit for zone in zones)
    return True


def _whether_used(g: Kemet, o: verbs.OfIntervention) -> dict[str, object]:
    return {"intervention": o.intervention, "used": int(o.intervention in g.discard)}


@rule("4.k", reasons=lambda g, f, seat, o: _whether_used(g, o))
def in_hand(g: Kemet, f: Frame, seat: int, o: verbs.OfIntervention) -> bool:
    return o.intervention in g.players[seat].hand


@rule("4.k", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def day_symbol(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return bool(g.box.interventions.day >> o.intervention & 1)


@rule("4.k", reasons=lambda g, f, seat, o: {"cost": g.box.interventions.cost[o.intervention]})
def card_paid(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return can_pay(g, g.players[seat], g.box.interventions.cost[o.intervention])


@rule("A-71", reasons=lambda g, f, seat, o: {"intervention": o.intervention})
def card_has_effect(g: Kemet, f: Frame, seat: int, o: verbs.Play) -> bool:
    return has_effect(g, g.players[seat], o.intervention)


DAY_CARD_RULES: Final = (in_hand, day_symbol, card_paid, card_has_effect)


@rule("3.2.f")
def no_battle_begun(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return False


@rule("3.2.f")
def day_has_not_ended(g: Kemet, f: Frame, seat: int, o: Option) -> bool:
    return False


NOT_IN_BATTLE: Final = cast(Closed, Clause(verbs.PLAY, gates=(no_battle_begun,)))
NOT_AT_NIGHT: Final = cast(Closed, Clause(verbs.PLAY, gates=(day_has_not_ended,)))
