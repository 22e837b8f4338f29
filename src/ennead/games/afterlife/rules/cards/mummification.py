"""Mummification: Brain Hook, Linen Bandages, Natron."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import action, over
from ennead.games.afterlife.rules.buying import FROM_STOCK, Purchase, pay, wealth
from ennead.games.afterlife.rules.choices import DISCARD_ONE, ENTOMB_ONE, ask_hand, from_hand
from ennead.games.afterlife.rules.discarding import discard
from ennead.games.afterlife.rules.endings import hand_card_moved, one_of_hand
from ennead.games.afterlife.rules.keywords import (
    free_for_action,
    lay_down,
    sacrifice,
)
from ennead.games.afterlife.rules.stock import turn_up
from ennead.games.afterlife.state import ACTION, Action, Afterlife, Next
from ennead.games.afterlife.tables import RING, STARTER
from ennead.kernel import DONE, Clause, Option, Question, ask, call, rule, step

# -- Brain Hook ------------------------------------------------------------------------------------


@action("brain-hook")
def brain_hook(g: Afterlife, f: Action) -> Next[Action]:
    """2.brain-hook: turn up the top card of the stock."""
    f.cards.append(turn_up(g))
    g.tell("turned-up", player=f.seat, card=f.cards[-1])
    return hook_asked


@step
def hook_asked(g: Afterlife, f: Action) -> Next[Action]:
    """2.brain-hook: buy it, leave it, or play Ring first."""
    return ask(f.seat, HOOK, then=hook_answered)


@step
def hook_answered(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """R-04, R-38: a purchase like any other, Rings before it; what is left is sacrificed."""
    p = g.players[f.seat]
    if answer is verbs.BUY_STOCK.only:
        purchase = Purchase(f.seat, FROM_STOCK, f.cards[-1], _reduced(g, f))
        return call(purchase, pay, then=over)
    if isinstance(answer, verbs.Play):
        if not lay_down(g, p, RING, ACTION):
            g.acts.append(RING)
        g.ring = True
        g.tell("played", player=f.seat, card=RING)
        return hook_asked
    sacrifice(g, p, f.cards.pop())
    return DONE


def _reduced(g: Afterlife, f: Action) -> int:
    return max(0, g.box.cost[f.cards[-1]] - g.box.discount[f.card])


@rule("R-04", lambda g, f, seat, o: {"need": _reduced(g, f), "have": wealth(g, g.players[seat])})
def reduced_price_affordable(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return _reduced(g, f) <= wealth(g, g.players[seat])


@rule("R-38", verbs.card_named)
def only_ring_in_between(g: Afterlife, f: Action, seat: int, o: verbs.Play) -> bool:
    return o.card == RING


@rule("1.9.d", verbs.card_named, given=(only_ring_in_between,))
def ring_in_hand(g: Afterlife, f: Action, seat: int, o: verbs.Play) -> bool:
    p = g.players[seat]
    return RING in p.hand and free_for_action(g, p, RING)


HOOK: Final = Question(
    "brain-hook",
    "2.brain-hook",
    Clause(verbs.BUY_STOCK, gates=(reduced_price_affordable,)),
    Clause(verbs.PLAY, (only_ring_in_between, ring_in_hand)),
    Clause(verbs.LEAVE),
    about=lambda g, f, seat: {"card": f.cards[-1], "price": _reduced(g, f)},
)


# -- Linen Bandages --------------------------------------------------------------------------------


@rule("2.linen-bandages", verbs.card_named)
def is_a_starter(g: Afterlife, f: Action, seat: int, o: verbs.Entomb) -> bool:
    return g.box.set_of[o.card] == STARTER


STARTER_TO_ENTOMB: Final = from_hand(
    "entomb-starter", "2.linen-bandages", verbs.ENTOMB, is_a_starter
)
one_of_hand(STARTER_TO_ENTOMB, "linen-bandages")


# -- Natron ----------------------------------------------------------------------------------------


@action("natron")
def natron(g: Afterlife, f: Action) -> Next[Action]:
    """2.natron: discard a hand card ..."""
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=natron_discarded)


@step
def natron_discarded(g: Afterlife, f: Action, answer: verbs.Discard) -> Next[Action]:
    """2.natron: ... Axe strikes before the next part ..."""
    return discard(g, f.seat, answer.card, then=natron_entombs)


@step
def natron_entombs(g: Afterlife, f: Action) -> Next[Action]:
    """2.natron: ... then entomb one; skipped if a reaction took the last card (R-33)."""
    if not g.players[f.seat].hand:
        return DONE
    return ask_hand(g, f, f.seat, ENTOMB_ONE, then=hand_card_moved)
