"""Unique artifacts of the original game: Headrest, Censer, Crook and Flail, Burial Mask.

Chariot: `chambers.treasury`. Boat is a reaction, see `buying`.
"""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.cards.chambers import set_aside
from ennead.games.afterlife.rules.cards.uniques import lifted_in_hand
from ennead.games.afterlife.rules.cards.weapons import entombed_from_pyramid
from ennead.games.afterlife.rules.choices import ask_hand, from_hand, from_pyramid, slot_is_filled
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import BASE
from ennead.kernel import DONE, ask, rule, step

HEADREST: Final = from_hand("headrest", "2.headrest", verbs.ASIDE, secret=True)


@action("headrest")
def headrest(g: Afterlife, f: Action) -> Next[Action]:
    """2.headrest: one hand card ..."""
    return ask_hand(g, f, f.seat, HEADREST, then=headrest_set)


@step
def headrest_set(g: Afterlife, f: Action, answer: verbs.Aside) -> Next[Action]:
    """2.headrest: ... is set aside until the draw of step 4 (R-17)."""
    set_aside(g, f.seat, answer.card)
    return DONE


@action("censer")
def censer(g: Afterlife, f: Action) -> Next[Action]:
    """2.censer: the next card bought this turn goes into the hand."""
    g.censer = True
    return DONE


@rule("2.crook-and-flail", verbs.slot_named)
def in_base_row(g: Afterlife, f: Action, seat: int, o: verbs.Lift) -> bool:
    return o.slot in BASE


CROOK: Final = from_pyramid("crook-and-flail", "2.crook-and-flail", verbs.LIFT, in_base_row)


@action("crook-and-flail")
def crook_and_flail(g: Afterlife, f: Action) -> Next[Action]:
    """2.crook-and-flail: a base card goes into the hand."""
    return ask(f.seat, CROOK, then=lifted_in_hand)


@rule(
    "2.burial-mask", lambda g, f, seat, o: {"need": g.box.cost_to[f.card]}, given=(slot_is_filled,)
)
def cheap_and_in_base(g: Afterlife, f: Action, seat: int, o: verbs.EntombSlot) -> bool:
    return o.slot in BASE and g.box.cost[g.pyramid[o.slot]] <= g.box.cost_to[f.card]


MASK: Final = from_pyramid("burial-mask", "2.burial-mask", verbs.ENTOMB_SLOT, cheap_and_in_base)


@action("burial-mask")
def burial_mask(g: Afterlife, f: Action) -> Next[Action]:
    """2.burial-mask: entomb a cheap base card."""
    return ask(f.seat, MASK, then=entombed_from_pyramid)
