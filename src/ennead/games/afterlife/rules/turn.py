"""Průběh tahu: the four steps of a turn, and the order of turns (1.6, 1.11.a)."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import execute, finish, finish_again
from ennead.games.afterlife.rules.buying import Purchase, affordable, goods, in_base, pay
from ennead.games.afterlife.rules.choices import (
    HELD,
    kinds_of,
    pyramid_card,
    ready,
    slot_is_filled,
)
from ennead.games.afterlife.rules.conditions import EXECUTION_RULES, NEEDS
from ennead.games.afterlife.rules.crumbling import FROM_BELOW, crumble, lift
from ennead.games.afterlife.rules.keywords import (
    draw,
    entomb,
    free_for_action,
    out_of_hand,
    sacrifice,
    see_top,
)
from ennead.games.afterlife.rules.scoring import goal_reached
from ennead.games.afterlife.rules.stock import stock_size, turn_up
from ennead.games.afterlife.state import EMPTY, NO_CHANGE, SWAPPED, Afterlife, Next, Player
from ennead.games.afterlife.tables import BOAT, KINDS
from ennead.kernel import (
    DONE,
    OWNER,
    Clause,
    Frame,
    Option,
    Question,
    ask,
    call,
    hidden,
    rule,
    step,
)

_PLAY: Final[list[Option]] = [*ready(verbs.PLAY, KINDS)]
_ENTOMB: Final[list[Option]] = [*ready(verbs.ENTOMB, KINDS)]
_LAY: Final[list[Option]] = [*ready(verbs.LAY, KINDS)]
_END: Final = verbs.END.only
_ARRANGE: Final = verbs.ARRANGE.only
_REST: Final = verbs.REST.only


@dataclass(slots=True)
class Course(Frame):
    """The match from its set-up to its end."""


@dataclass(slots=True)
class Turn(Frame):
    """One turn of a player."""

    seat: int

    # compiled, an `__init__` that a dataclass makes is slow, and there is one of these a turn
    def __init__(self, seat: int, *, step: str = "") -> None:
        self.step = step
        self.seat = seat


@dataclass(slots=True)
class Arranging(Frame):
    """Step 2 in an order of choice: `placed` are the cards laid so far, the topmost first."""

    seat: int
    placed: list[int] = hidden(OWNER, pool="deck", ordered=True)


# -- turn after turn -------------------------------------------------------------------------------


@step
def next_turn(g: Afterlife, f: Course) -> Next[Course]:
    """The player on turn begins."""
    g.turn += 1
    g.changed = NO_CHANGE
    g.entombed = 0
    g.dearest = -1
    g.ring = g.barque = g.thoth = g.censer = False
    g.acts.clear()
    g.tied.clear()
    g.tell("turn", player=g.active)
    return call(Turn(g.active), play_cards, then=turn_over)


@step
def turn_over(g: Afterlife, f: Course) -> Next[Course]:
    """1.11.a, R-12: after a whole round the match ends if stock and pyramid are empty."""
    if g.won:
        return DONE
    following = (g.active + 1) % g.seats
    if following == g.first and not stock_size(g) and g.pyramid.count(EMPTY) == 6:
        return DONE
    g.active = following
    return next_turn


# -- step 1 ----------------------------------------------------------------------------------------


@step
def play_cards(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.6.1: buy, execute actions, entomb one card, in any order."""
    if g.box.solo and goal_reached(g):
        g.won = True  # nothing can take it away again
        return DONE
    return ask(f.seat, TURN, then=card_played)


@step
def card_played(g: Afterlife, f: Turn, answer: Option) -> Next[Turn]:
    """1.6.1: each hand card is used in one of three ways."""
    if isinstance(answer, verbs.Play):
        return execute(g, f.seat, answer.card, then=action_over, then_again=action_over_again)
    if isinstance(answer, verbs.Buy):
        card = g.pyramid[answer.slot]
        return call(Purchase(f.seat, answer.slot, card, g.box.cost[card]), pay, then=play_cards)
    if isinstance(answer, verbs.Entomb):
        p = g.players[f.seat]
        g.entombed += 1
        if g.box.ring_entomb:
            g.ring = False  # R-03, option: entombing is one of the three ways to play a card
        entomb(g, p, out_of_hand(g, p, answer.card))
        return play_cards
    p = g.players[f.seat]
    p.moored = p.moored or BOAT in p.played
    if answer is _ARRANGE:
        return call(Arranging(f.seat), arrange, then=discarded_all)
    return discard_as_they_lie


@step
def action_over(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.8.b: an action is finished before another card is played."""
    finish(g)
    return play_cards


@step
def action_over_again(g: Afterlife, f: Turn) -> Next[Turn]:
    """R-18: a card that Hounds brought back has been executed a second time."""
    finish_again(g)
    return play_cards


def everything_in_step_1(g: Afterlife, f: Turn, seat: int) -> list[Option]:
    """The menu from one look at the hand: purchases, possible actions, entombings, the end."""
    p = g.players[seat]
    menu = goods(g, p)
    entombings: list[Option] = []
    last = -1
    for card in p.hand:
        if card == last:
            continue
        last = card
        entombings.append(_ENTOMB[card])
        for need in NEEDS[card]:
            if not need(g, p, card, card):
                break
        else:
            if free_for_action(g, p, card):
                menu.append(_PLAY[card])
    if g.entombed < g.box.free:
        menu += entombings
    menu.append(_END)
    if _can_be_arranged(p):
        menu.append(_ARRANGE)
    return menu


def _can_be_arranged(p: Player) -> bool:
    """Whether the cards to be discarded are not all alike."""
    hand = p.hand
    if hand and hand[0] != hand[-1]:  # sorted
        return True
    cards = hand + p.played
    return bool(cards) and cards.count(cards[0]) < len(cards)


@rule("R-31", verbs.card_named)
def not_tied_to_gold(g: Afterlife, f: Frame, seat: int, o: verbs.CardMove) -> bool:
    return free_for_action(g, g.players[seat], o.card)


@rule("1.15.e")
def embalmer_may_entomb(g: Afterlife, f: Turn, seat: int, o: Option) -> bool:
    return g.box.free > 0


@rule("1.10.a", reasons=lambda g, f, seat, o: {"count": g.box.free})
def entombing_left(g: Afterlife, f: Turn, seat: int, o: Option) -> bool:
    return g.entombed < max(g.box.free, 1)


@rule("1.6.2")
def order_matters(g: Afterlife, f: Turn, seat: int, o: Option) -> bool:
    return _can_be_arranged(g.players[seat])


TURN: Final = Question(
    "turn",
    "1.6.1",
    Clause(verbs.BUY, (slot_is_filled, in_base, affordable)),
    Clause(verbs.PLAY, (*HELD, *EXECUTION_RULES, not_tied_to_gold)),
    Clause(verbs.ENTOMB, HELD, gates=(embalmer_may_entomb, entombing_left)),
    Clause(verbs.END),
    Clause(verbs.ARRANGE, gates=(order_matters,)),
    fast=everything_in_step_1,
    about=lambda g, f, seat: {"free": max(g.box.free - g.entombed, 0)},
)


# -- step 2 ----------------------------------------------------------------------------------------


@step
def discard_as_they_lie(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.6.2: played cards and hand go to the discard pile; unless arranged, the hand below."""
    p = g.players[f.seat]
    _clear_table(p, [])
    return discarded_all


def _clear_table(p: Player, placed: list[int]) -> None:
    p.discard += p.hand
    p.discard += p.played
    if placed:
        p.discard += reversed(placed)
    p.hand.clear()
    p.played.clear()
    p.ways.clear()
    see_top(p)


@step
def arrange(g: Afterlife, f: Arranging) -> Next[Arranging]:
    """1.6.2: in any order, from the top down; the last card leaves no choice.

    Cards that are all alike are asked about too: a missing question would betray them.
    """
    p = g.players[f.seat]
    if len(p.hand) + len(p.played) > 1:
        return ask(f.seat, ORDER, then=arranged)
    _clear_table(p, f.placed)
    f.placed.clear()
    return DONE


@step
def arranged(g: Afterlife, f: Arranging, answer: Option) -> Next[Arranging]:
    """1.6.2: the next card from the top, or all the rest as it lies."""
    p = g.players[f.seat]
    if not isinstance(answer, verbs.Lay):
        _clear_table(p, f.placed)
        f.placed.clear()
        return DONE
    card = answer.card
    if card in p.played:
        index = p.played.index(card)
        del p.played[index], p.ways[index]
    else:
        p.hand.remove(card)
    f.placed.append(card)
    return arrange


def loose_cards(g: Afterlife, f: Arranging, seat: int) -> list[Option]:
    """Every kind among the cards not yet laid, or the rest as it lies."""
    p = g.players[seat]
    menu = kinds_of(sorted(p.hand + p.played), _LAY)
    menu.append(_REST)
    return menu


@rule("1.6.2", verbs.card_named)
def to_be_discarded(g: Afterlife, f: Arranging, seat: int, o: verbs.Lay) -> bool:
    p = g.players[seat]
    return o.card in p.hand or o.card in p.played


ORDER: Final = Question(
    "order",
    "1.6.2",
    Clause(verbs.LAY, (to_be_discarded,)),
    Clause(verbs.REST),
    linked=True,
    secret=True,
    about=lambda g, f, seat: {"count": len(f.placed)},
    fast=loose_cards,
)


# -- step 3 ----------------------------------------------------------------------------------------


@step
def discarded_all(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.6.3.a: without a change of the pyramid one of its cards is sacrificed (R-06, R-11)."""
    g.tell("cleared", player=f.seat)
    owed = owes_a_sacrifice(g)
    g.idle = g.idle + 1 if g.changed == SWAPPED and not owed else 0
    if not owed or g.pyramid.count(EMPTY) == 6:
        return rebuild
    return ask(f.seat, REBUILD, then=sacrificed)


def owes_a_sacrifice(g: Afterlife) -> bool:
    """A swap is no change unless a pack says so; even then a round of swaps freezes nothing."""
    return g.changed == NO_CHANGE or (g.changed == SWAPPED and g.idle >= g.seats)


@step
def sacrificed(g: Afterlife, f: Turn, answer: verbs.SacrificeSlot) -> Next[Turn]:
    """1.6.3.a: from any row, to the boneyard; the pyramid crumbles."""
    sacrifice(g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=rebuild)


REBUILD: Final[Question[Afterlife, Turn, verbs.SacrificeSlot]] = Question(
    "rebuild", "1.6.3.a", pyramid_card(verbs.SACRIFICE_SLOT), auto=True
)


@step
def rebuild(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.6.3.b: fill the gaps from the stock, from the bottom up, while there are cards (R-10)."""
    pyramid = g.pyramid
    for slot in FROM_BELOW:
        if pyramid[slot] == EMPTY:
            if not stock_size(g):
                break
            pyramid[slot] = turn_up(g)
            g.tell("refilled", card=pyramid[slot], slot=slot)
    return draw_hand


# -- step 4 ----------------------------------------------------------------------------------------


@step
def draw_hand(g: Afterlife, f: Turn) -> Next[Turn]:
    """1.6.4: draw five; cards set aside join the hand afterwards (R-17)."""
    p = g.players[f.seat]
    draw(g, p, g.box.first_hand)
    if p.aside:
        g.tell("rejoined", player=f.seat, count=len(p.aside))
        for card in p.aside:
            insort(p.hand, card)
        p.aside.clear()
    return DONE
