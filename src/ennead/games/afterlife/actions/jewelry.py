"""Jewelry: Ring, Necklace, Bracelet, Brooch."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.cards import STARTER
from ennead.games.afterlife.choices import (
    ENTOMB_SLOT,
    SACRIFICE,
    TOP,
    ask_hand,
    from_hand,
    from_pyramid,
    kinds_of,
    passing,
)
from ennead.games.afterlife.crumbling import crumble, lift
from ennead.games.afterlife.executing import Action, about_action, action
from ennead.games.afterlife.moves import (
    draw,
    entomb,
    out_of_hand,
    sacrifice,
    top_of_deck,
    within_reach,
)
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

ENTOMB_NEXT: Final[tuple[Option, ...]] = (("entomb-next",),)


@action("ring")
def ring(g: Afterlife, f: Action) -> Next:
    """2.ring: the next card played this turn has double gold (R-03)."""
    g.ring = True
    return DONE


# -- Necklace ---------------------------------------------------------------------------------------------------


@action("necklace")
def necklace(g: Afterlife, f: Action) -> Next:
    """2.necklace: entomb the top card of the draw deck; after a starter one more, if there is one."""
    p = g.players[f.seat]
    if g.box.set_of[_entomb_top(g, f)] != STARTER or not within_reach(p):
        return DONE
    return ask(f.seat, NECKLACE, then=necklace_again)


@step
def necklace_again(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.necklace: decided unseen; never a third."""
    if answer[0] == "entomb-next":
        _entomb_top(g, f)
    return DONE


def _entomb_top(g: Afterlife, f: Action) -> int:
    p = g.players[f.seat]
    if p.known:
        g.reveal("undo-turned-up")
    card = top_of_deck(g, p, "entomb")
    entomb(g, p, card)
    return card


NECKLACE = Question(
    "necklace",
    [Clause("entomb-next", lambda g, f, seat: ENTOMB_NEXT), Clause("pass", passing)],
    about=about_action,
)


# -- Bracelet ---------------------------------------------------------------------------------------------------

TO_DECK = from_hand("to-deck", TOP, secret=True)


@action("bracelet")
def bracelet(g: Afterlife, f: Action) -> Next:
    """2.bracelet: draw two ..."""
    p = g.players[f.seat]
    draw(g, p, g.box.draw[f.card])
    return ask_hand(g, f, f.seat, TO_DECK, then=put_on_deck)


@step
def put_on_deck(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.bracelet, 2.amulet-ankh: ... then a hand card goes on top of the draw deck."""
    if answer[0] != "pass":
        p = g.players[f.seat]
        p.known.append(out_of_hand(g, p, answer[1]))
        g.tell_only("topped", (f.seat,), {"card": answer[1]}, player=f.seat)
    return DONE


# -- Brooch -----------------------------------------------------------------------------------------------------


@action("brooch")
def brooch(g: Afterlife, f: Action) -> Next:
    """2.brooch: entomb any card of the pyramid, which crumbles at once ..."""
    return ask(f.seat, ENTOMB_FROM_PYRAMID, then=brooch_entombed)


@step
def brooch_entombed(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.brooch: ... before the second part."""
    entomb(g, g.players[f.seat], lift(g, answer[1]))
    return crumble(g, answer[1], then=brooch_price)


@step
def brooch_price(g: Afterlife, f: Action) -> Next:
    """2.brooch: then sacrifice a set card from the tomb, perhaps the new one (R-21)."""
    return ask(f.seat, TOMB_SACRIFICE, then=brooch_paid)


@step
def brooch_paid(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.brooch: the set card goes to the boneyard."""
    p = g.players[f.seat]
    p.tomb.remove(answer[1])
    sacrifice(g, p, answer[1])
    return DONE


def entombed_set_cards(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: the set cards in the tomb."""
    in_set = g.box.in_set
    return kinds_of([card for card in g.players[seat].tomb if in_set[card]], SACRIFICE)


@rule("2.brooch", reasons=lambda g, f, seat, o: {"card": o[1]})
def is_an_entombed_set_card(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return g.box.in_set[o[1]] and o[1] in g.players[seat].tomb


ENTOMB_FROM_PYRAMID = from_pyramid("entomb-pyramid", ENTOMB_SLOT)
TOMB_SACRIFICE = Question(
    "tomb-sacrifice",
    [Clause("sacrifice", entombed_set_cards, premises=(is_an_entombed_set_card,))],
    auto=True,
    about=about_action,
)
