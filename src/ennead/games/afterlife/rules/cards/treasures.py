"""Unique artifacts of the original game: Headrest, Censer, Crook and Flail, Burial Mask.

Chariot: `chambers.treasury`. Boat is a reaction, see `buying`.
"""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.choices import from_hand, from_pyramid, slot_is_filled
from ennead.games.afterlife.rules.endings import one_of_hand, one_of_pyramid
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import BASE
from ennead.kernel import DONE, rule

HEADREST: Final = from_hand("headrest", "2.headrest", verbs.ASIDE, secret=True)
one_of_hand(HEADREST, "headrest")


@action("censer")
def censer(g: Afterlife, f: Action) -> Next[Action]:
    """2.censer: the next card bought this turn goes into the hand."""
    g.censer = True
    return DONE


@rule("2.crook-and-flail", verbs.slot_named)
def in_base_row(g: Afterlife, f: Action, seat: int, o: verbs.Lift) -> bool:
    return o.slot in BASE


CROOK: Final = from_pyramid("crook-and-flail", "2.crook-and-flail", verbs.LIFT, in_base_row)
one_of_pyramid(CROOK, "crook-and-flail")


@rule(
    "2.burial-mask", lambda g, f, seat, o: {"need": g.box.cost_to[f.card]}, given=(slot_is_filled,)
)
def cheap_and_in_base(g: Afterlife, f: Action, seat: int, o: verbs.EntombSlot) -> bool:
    return o.slot in BASE and g.box.cost[g.pyramid[o.slot]] <= g.box.cost_to[f.card]


MASK: Final = from_pyramid("burial-mask", "2.burial-mask", verbs.ENTOMB_SLOT, cheap_and_in_base)
one_of_pyramid(MASK, "burial-mask")
