"""Jewelry: Ring, Necklace, Bracelet, Brooch."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action
from ennead.games.afterlife.rules.choices import ask_hand, from_hand, from_pyramid
from ennead.games.afterlife.rules.crumbling import crumble, lift
from ennead.games.afterlife.rules.keywords import (
    draw,
    entomb,
    out_of_hand,
    sacrifice,
    top_of_deck,
    within_reach,
)
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import STARTER
from ennead.kernel import DONE, Clause, Option, Question, ask, rule, step


@action("ring")
def ring(g: Afterlife, f: Action) -> Next[Action]:
    """2.ring: the next card played this turn has double gold (R-03)."""
    g.ring = True
    return DONE


# -- Necklace --------------------------------------------------------------------------------------


@action("necklace")
def necklace(g: Afterlife, f: Action) -> Next[Action]:
    """2.necklace: entomb the top card of the draw deck; after a starter perhaps one more."""
    p = g.players[f.seat]
    if g.box.set_of[_entomb_top(g, f)] != STARTER or not within_reach(p):
        return DONE
    return ask(f.seat, NECKLACE, then=necklace_again)


@step
def necklace_again(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.necklace: decided unseen; never a third."""
    if answer is verbs.ENTOMB_NEXT.only:
        _entomb_top(g, f)
    return DONE


def _entomb_top(g: Afterlife, f: Action) -> int:
    p = g.players[f.seat]
    if p.known:
        g.reveal("undo-turned-up")
    card = top_of_deck(g, p, "entomb")
    entomb(g, p, card)
    return card


NECKLACE: Final = Question(
    "necklace", "2.necklace", Clause(verbs.ENTOMB_NEXT), Clause(verbs.PASS), about=about_action
)


# -- Bracelet --------------------------------------------------------------------------------------

TO_DECK: Final = from_hand("to-deck", "2.bracelet", verbs.TOP, secret=True)


@action("bracelet")
def bracelet(g: Afterlife, f: Action) -> Next[Action]:
    """2.bracelet: draw two ..."""
    p = g.players[f.seat]
    draw(g, p, g.box.draw[f.card])
    return ask_hand(g, f, f.seat, TO_DECK, then=put_on_deck)


@step
def put_on_deck(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.bracelet, 2.amulet-ankh: ... then a hand card goes on top of the draw deck."""
    if isinstance(answer, verbs.Top):
        p = g.players[f.seat]
        p.known.append(out_of_hand(g, p, answer.card))
        g.tell_only("topped", (f.seat,), {"card": answer.card}, player=f.seat)
    return DONE


# -- Brooch ----------------------------------------------------------------------------------------


@action("brooch")
def brooch(g: Afterlife, f: Action) -> Next[Action]:
    """2.brooch: entomb any card of the pyramid, which crumbles at once ..."""
    return ask(f.seat, ENTOMB_FROM_PYRAMID, then=brooch_entombed)


@step
def brooch_entombed(g: Afterlife, f: Action, answer: verbs.EntombSlot) -> Next[Action]:
    """2.brooch: ... before the second part."""
    entomb(g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=brooch_price)


@step
def brooch_price(g: Afterlife, f: Action) -> Next[Action]:
    """2.brooch: then sacrifice a set card from the tomb, perhaps the new one (R-21)."""
    return ask(f.seat, TOMB_SACRIFICE, then=brooch_paid)


@step
def brooch_paid(g: Afterlife, f: Action, answer: verbs.Sacrifice) -> Next[Action]:
    """2.brooch: the set card goes to the boneyard."""
    p = g.players[f.seat]
    p.tomb.remove(answer.card)
    sacrifice(g, p, answer.card)
    return DONE


@rule("2.brooch", verbs.card_named)
def is_an_entombed_set_card(g: Afterlife, f: Action, seat: int, o: verbs.Sacrifice) -> bool:
    return g.box.in_set[o.card] and o.card in g.players[seat].tomb


ENTOMB_FROM_PYRAMID: Final = from_pyramid("entomb-pyramid", "2.brooch", verbs.ENTOMB_SLOT)
TOMB_SACRIFICE: Final = Question(
    "tomb-sacrifice",
    "2.brooch",
    Clause(verbs.SACRIFICE, (is_an_entombed_set_card,)),
    auto=True,
    about=about_action,
)
