"""Nákup karet: paying, taking the card, and Boat's answer (1.7)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.choices import USED, ready, slot_is_filled
from ennead.games.afterlife.rules.crumbling import crumble, lift
from ennead.games.afterlife.rules.keywords import (
    clockwise,
    gain,
    lay_down,
    onto_discard,
    out_of_hand,
)
from ennead.games.afterlife.state import ACTION, EMPTY, GOLD, Action, Afterlife, Next, Player
from ennead.games.afterlife.tables import BASE, BOAT, KINDS, SLOTS
from ennead.kernel import DONE, Clause, Frame, Option, Picks, Question, ask, ask_sealed, rule, step

FROM_STOCK: Final = -1
"""In place of a slot: the card that Brain Hook turned up."""

_BUY: Final[list[Option]] = [*ready(verbs.BUY, len(SLOTS))]
_PAY: Final[list[Option]] = [*ready(verbs.PAY, KINDS)]
_ENOUGH: Final = verbs.ENOUGH.only


@dataclass(slots=True)
class Purchase(Frame):
    """Payment for the card in `slot`, assembled card by card."""

    seat: int
    slot: int
    card: int
    price: int
    paid: int = 0


# -- gold ------------------------------------------------------------------------------------------


def spendable(g: Afterlife, p: Player) -> list[int]:
    """The hand cards that may give gold: all but those tied to their action (option of R-31)."""
    if not g.tied or not g.box.hounds_same_way:
        return p.hand
    cards = p.hand[:]
    for token in g.tied:
        if token & 1 == ACTION:
            cards.remove(token >> 1)
    return cards


def wealth(g: Afterlife, p: Player) -> int:
    """The most gold that the hand can pay; Ring doubles one card (R-03), Thoth sets all of them."""
    cards = spendable(g, p)
    if not cards:
        return 0
    if g.thoth:
        return g.box.thoth * (len(cards) + g.ring)
    gold = g.box.gold
    total = best = 0
    for card in cards:
        coins = gold[card]
        total += coins
        if coins > best:
            best = coins
    return total + best if g.ring else total


def worth(g: Afterlife, card: int) -> int:
    """The gold of a hand card now, before any doubling."""
    return g.box.thoth if g.thoth else g.box.gold[card]


def _together(g: Afterlife, cards: list[int]) -> int:
    """The gold of all these cards, before any doubling."""
    if g.thoth:
        return g.box.thoth * len(cards)
    gold, total = g.box.gold, 0
    for card in cards:
        total += gold[card]
    return total


# -- what is for sale ------------------------------------------------------------------------------


def goods(g: Afterlife, p: Player) -> list[Option]:
    """The slots for sale whose card the hand can pay."""
    rich = wealth(g, p)
    cost, pyramid = g.box.cost, g.pyramid
    return [
        _BUY[slot]
        for slot in (range(6) if g.barque else BASE)
        if pyramid[slot] != EMPTY and cost[pyramid[slot]] <= rich
    ]


@rule("1.7.a", verbs.slot_named)
def in_base(g: Afterlife, f: Frame, seat: int, o: verbs.Buy) -> bool:
    return g.barque or o.slot in BASE


@rule(
    "1.7.b",
    lambda g, f, seat, o: {
        "need": g.box.cost[g.pyramid[o.slot]],
        "have": wealth(g, g.players[seat]),
    },
    given=(slot_is_filled,),
)
def affordable(g: Afterlife, f: Frame, seat: int, o: verbs.Buy) -> bool:
    return g.box.cost[g.pyramid[o.slot]] <= wealth(g, g.players[seat])


# -- paying ----------------------------------------------------------------------------------------


@step
def pay(g: Afterlife, f: Purchase) -> Next[Purchase]:
    """1.7.b: lay down cards until the price is met; more is allowed (R-16)."""
    hand = g.players[f.seat].hand
    if not hand:
        return bought
    if len(hand) == 1 and f.paid < f.price:
        return paid(g, f, _PAY[hand[0]])
    return ask(f.seat, PAYMENT, then=paid)


@step
def paid(g: Afterlife, f: Purchase, answer: Option) -> Next[Purchase]:
    """1.7.b: no change is given; Ring doubles the first card (R-03)."""
    if not isinstance(answer, verbs.Pay):
        return bought
    coins = worth(g, answer.card)
    if g.ring:
        coins *= 2
        g.ring = False
    f.paid += coins
    lay_down(g, g.players[f.seat], answer.card, GOLD)
    if g.told is not None:
        g.tell("paid", player=f.seat, card=answer.card, coins=coins)
    return pay


def coins(g: Afterlife, f: Purchase, seat: int) -> list[Option]:
    """The hand cards after which the price can still be met; enough, if it is."""
    p = g.players[seat]
    cards = spendable(g, p)
    missing = f.price - f.paid
    total = _together(g, cards)
    out: list[Option] = []
    last = -1
    for card in cards:
        if card != last:
            last = card
            if total >= missing or (g.ring and total + worth(g, card) >= missing):
                out.append(_PAY[card])
    if missing <= 0:
        out.append(_ENOUGH)
    return out


@rule("1.9.d", verbs.card_named, given=USED)
def spendable_card(g: Afterlife, f: Purchase, seat: int, o: verbs.Pay) -> bool:
    return o.card in spendable(g, g.players[seat])


@rule("R-03", verbs.card_named, given=(spendable_card,))
def enough_left_to_pay(g: Afterlife, f: Purchase, seat: int, o: verbs.Pay) -> bool:
    """With a Ring waiting, a small first card could leave too little for the price."""
    total = _together(g, spendable(g, g.players[seat]))
    return total + (worth(g, o.card) if g.ring else 0) >= f.price - f.paid


@rule("1.7.b", reasons=lambda g, f, seat, o: {"need": f.price, "have": f.paid})
def price_is_met(g: Afterlife, f: Purchase, seat: int, o: Option) -> bool:
    return f.paid >= f.price


PAYMENT: Final = Question(
    "payment",
    "1.7.b",
    Clause(verbs.PAY, (*USED, spendable_card, enough_left_to_pay)),
    Clause(verbs.ENOUGH, gates=(price_is_met,)),
    linked=True,
    about=lambda g, f, seat: {"card": f.card, "price": f.price, "paid": f.paid},
    fast=coins,
)


# -- taking it -------------------------------------------------------------------------------------


@step
def bought(g: Afterlife, f: Purchase) -> Next[Purchase]:
    """1.7.c: it goes on top of the discard pile (Censer: into the hand); the pyramid crumbles."""
    p = g.players[f.seat]
    card = f.card
    g.dearest = max(g.dearest, g.box.cost[card])
    g.tell("bought", player=f.seat, card=card, price=f.price, lost=f.paid - f.price)
    if f.slot == FROM_STOCK:
        caller = g.frames[-2]
        assert isinstance(caller, Action)
        caller.cards.remove(card)
    else:
        lift(g, f.slot)
    if g.censer:
        g.censer = False
        insort(p.hand, card)
    else:
        onto_discard(p, card)
    if f.slot == FROM_STOCK:
        return boat_window
    return crumble(g, f.slot, then=boat_window)


# -- Boat ------------------------------------------------------------------------------------------


@step
def boat_window(g: Afterlife, f: Purchase) -> Next[Purchase]:
    """2.boat: after a purchase an opponent may answer, once, if the base holds a card."""
    if not g.copies[BOAT] or g.seats == 1 or all(g.pyramid[slot] == EMPTY for slot in BASE):
        return DONE
    seats = _possible_boats(g, f.seat)
    return ask_sealed(seats, BOAT_ANSWER, then=boat_answered) if seats else DONE


def _possible_boats(g: Afterlife, buyer: int) -> list[int]:
    """Whom to ask: everybody knows in whose deck Boat is, so asking its owner betrays nothing.

    He is asked as long as it may be in his hand for all that everybody saw; by agreement only if it
    is.
    """
    seats: list[int] = []
    for p in g.players:
        if p.seat != buyer and p.hand:
            if g.box.silent_boat:
                cards = p.hand + p.deck + p.known + p.discard
                possible = cards.count(BOAT) > p.moored
            else:
                possible = BOAT in p.hand
            if possible:
                seats.append(p.seat)
    return seats


@step
def boat_answered(g: Afterlife, f: Purchase, picks: Picks) -> Next[Purchase]:
    """2.boat: Boat is discarded, a base card taken, and the pyramid crumbles again (R-08)."""
    for seat in clockwise(g, f.seat):
        pick = picks[seat]
        if isinstance(pick, verbs.Boat):
            p, slot = g.players[seat], pick.slot
            onto_discard(p, out_of_hand(g, p, BOAT))
            g.tell("boat", player=seat, opponent=f.seat)
            gain(g, p, g.pyramid[slot])
            g.pyramid[slot] = EMPTY  # not a change by the player on turn
            return crumble(g, slot, then=purchase_over, by=seat if g.box.boat_owner_forks else -1)
    return DONE


@step
def purchase_over(g: Afterlife, f: Purchase) -> Next[Purchase]:
    """The purchase and its answer are done."""
    return DONE


@rule("2.boat")
def boat_in_hand(g: Afterlife, f: Purchase, seat: int, o: Option) -> bool:
    return BOAT in g.players[seat].hand


@rule("2.boat", verbs.slot_named)
def boat_reaches(g: Afterlife, f: Purchase, seat: int, o: verbs.Boat) -> bool:
    return o.slot in BASE and g.pyramid[o.slot] != EMPTY


BOAT_ANSWER: Final = Question(
    "boat",
    "2.boat",
    Clause(verbs.BOAT_TO, (boat_reaches,), gates=(boat_in_hand,)),
    Clause(verbs.PASS),
    about=lambda g, f, seat: {"by": f.seat, "card": f.card},
)
