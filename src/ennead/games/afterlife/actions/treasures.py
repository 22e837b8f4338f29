"""Unique artifacts of the original game: Headrest, Censer, Crook and Flail, Burial Mask.

Chariot: `chambers.treasury`. Boat is a reaction, see `buying`.
"""

from __future__ import annotations

from ennead.games.afterlife.actions.chambers import set_aside
from ennead.games.afterlife.actions.uniques import lifted_in_hand
from ennead.games.afterlife.actions.weapons import entombed_from_pyramid
from ennead.games.afterlife.choices import (
    ASIDE,
    ENTOMB_SLOT,
    LIFT,
    ask_hand,
    from_hand,
    from_pyramid,
)
from ennead.games.afterlife.conditions import cheap_base
from ennead.games.afterlife.crumbling import BASE
from ennead.games.afterlife.executing import Action, action
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import rule

HEADREST = from_hand("headrest", ASIDE, secret=True)


@action("headrest")
def headrest(g: Afterlife, f: Action) -> Next:
    """2.headrest: one hand card ..."""
    return ask_hand(g, f, f.seat, HEADREST, then=headrest_set)


@step
def headrest_set(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.headrest: ... is set aside until the draw of step 4 (R-17)."""
    set_aside(g, f.seat, answer[1])
    return DONE


@action("censer")
def censer(g: Afterlife, f: Action) -> Next:
    """2.censer: the next card bought this turn goes into the hand."""
    g.censer = True
    return DONE


@rule("2.crook-and-flail", reasons=lambda g, f, seat, o: {"slot": o[1]})
def in_base_row(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in BASE


CROOK = from_pyramid("crook-and-flail", LIFT, requires=(in_base_row,))


@action("crook-and-flail")
def crook_and_flail(g: Afterlife, f: Action) -> Next:
    """2.crook-and-flail: a base card goes into the hand."""
    return ask(f.seat, CROOK, then=lifted_in_hand)


@rule("2.burial-mask", reasons=lambda g, f, seat, o: {"need": g.box.cost_to[f.card]})
def cheap_and_in_base(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in cheap_base(g, f.card)


MASK = from_pyramid("burial-mask", ENTOMB_SLOT, requires=(cheap_and_in_base,))


@action("burial-mask")
def burial_mask(g: Afterlife, f: Action) -> Next:
    """2.burial-mask: entomb a cheap base card."""
    return ask(f.seat, MASK, then=entombed_from_pyramid)
