"""Mummification: Brain Hook, Linen Bandages, Natron."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.buying import FROM_STOCK, Purchase, pay, wealth
from ennead.games.afterlife.cards import RING, STARTER
from ennead.games.afterlife.choices import ENTOMB, ENTOMB_ONE, ask_hand, from_hand
from ennead.games.afterlife.discarding import DISCARD_ONE, discard
from ennead.games.afterlife.executing import Action, action, over
from ennead.games.afterlife.moves import entomb, free_for_action, lay_down, out_of_hand, sacrifice
from ennead.games.afterlife.state import ACTION, Afterlife
from ennead.games.afterlife.stock import turn_up
from ennead.kernel.flow import DONE, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule

BUY_STOCK: Final[tuple[Option, ...]] = (("buy-stock",),)
PLAY_RING: Final[tuple[Option, ...]] = (("play", RING),)
LEAVE: Final[tuple[Option, ...]] = (("leave",),)


# -- Brain Hook -------------------------------------------------------------------------------------------------


@action("brain-hook")
def brain_hook(g: Afterlife, f: Action) -> Next:
    """2.brain-hook: turn up the top card of the stock."""
    f.cards.append(turn_up(g))
    g.tell("turned-up", player=f.seat, card=f.cards[-1])
    return hook_asked


@step
def hook_asked(g: Afterlife, f: Action) -> Next:
    """2.brain-hook: buy it, leave it, or play Ring first."""
    return ask(f.seat, HOOK, then=hook_answered)


@step
def hook_answered(g: Afterlife, f: Action, answer: Option) -> Next:
    """R-04, R-38: a purchase like any other; any number of Rings before it; what is left is sacrificed."""
    p = g.players[f.seat]
    if answer[0] == "buy-stock":
        purchase = Purchase(f.seat, FROM_STOCK, f.cards[-1], _reduced(g, f))
        return call(purchase, pay, then=over)
    if answer[0] == "play":
        lay_down(g, p, RING, ACTION)
        g.ring = True
        g.acts.append(RING)
        g.tell("played", player=f.seat, card=RING)
        return hook_asked
    sacrifice(g, p, f.cards.pop())
    return DONE


def _reduced(g: Afterlife, f: Action) -> int:
    return max(0, g.box.cost[f.cards[-1]] - g.box.discount[f.card])


@rule(
    "R-04",
    reasons=lambda g, f, seat, o: {"need": _reduced(g, f), "have": wealth(g, g.players[seat])},
)
def reduced_price_affordable(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return _reduced(g, f) <= wealth(g, g.players[seat])


@rule("R-38", reasons=lambda g, f, seat, o: {"card": o[1]})
def only_ring_in_between(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return bool(o[1] == RING)


@rule("1.9.d", reasons=lambda g, f, seat, o: {"card": RING})
def ring_in_hand(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    p = g.players[seat]
    return RING in p.hand and free_for_action(g, p, RING)


HOOK = Question(
    "brain-hook",
    [
        Clause("buy-stock", lambda g, f, seat: BUY_STOCK, gates=(reduced_price_affordable,)),
        Clause(
            "play",
            lambda g, f, seat: PLAY_RING,
            gates=(ring_in_hand,),
            premises=(only_ring_in_between,),
        ),
        Clause("leave", lambda g, f, seat: LEAVE),
    ],
    about=lambda g, f, seat: {"card": f.cards[-1], "price": _reduced(g, f)},
)


# -- Linen Bandages ---------------------------------------------------------------------------------------------


@action("linen-bandages")
def linen_bandages(g: Afterlife, f: Action) -> Next:
    """2.linen-bandages: a starter from the hand ..."""
    return ask_hand(g, f, f.seat, STARTER_TO_ENTOMB, then=entombed_from_hand)


@step
def entombed_from_hand(g: Afterlife, f: Action, answer: Option) -> Next:
    """... goes into the tomb, and the action is over."""
    p = g.players[f.seat]
    entomb(g, p, out_of_hand(g, p, answer[1]))
    return DONE


@rule("2.linen-bandages", reasons=lambda g, f, seat, o: {"card": o[1]})
def is_a_starter(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return g.box.set_of[o[1]] == STARTER


STARTER_TO_ENTOMB = from_hand("entomb-starter", ENTOMB, requires=(is_a_starter,))


# -- Natron -----------------------------------------------------------------------------------------------------


@action("natron")
def natron(g: Afterlife, f: Action) -> Next:
    """2.natron: discard a hand card ..."""
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=natron_discarded)


@step
def natron_discarded(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.natron: ... Axe strikes before the next part ..."""
    return discard(g, f.seat, answer[1], then=natron_entombs)


@step
def natron_entombs(g: Afterlife, f: Action) -> Next:
    """2.natron: ... then entomb one; skipped if a reaction took the last card (R-33)."""
    if not g.players[f.seat].hand:
        return DONE
    return ask_hand(g, f, f.seat, ENTOMB_ONE, then=entombed_from_hand)
