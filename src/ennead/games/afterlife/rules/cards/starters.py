"""Starters: Shabti, Urn, Box of Food, Offering Table; Statue of Bastet and Duamutef do the same."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ennead.games.afterlife.rules.actions import about_action, action, draw_and_finish
from ennead.games.afterlife.rules.choices import DISCARD_ONE, SACRIFICE_ONE
from ennead.games.afterlife.rules.crumbling import slots_taken
from ennead.games.afterlife.rules.endings import one_of_hand
from ennead.games.afterlife.state import EMPTY, SWAPPED, Action, Afterlife, Next
from ennead.games.afterlife.tables import kind
from ennead.games.afterlife.verbs import SWAP, Swap
from ennead.kernel import Clause, Question, ask, rule, step

_URN: Final = kind("urn")
SWAPS: Final = (_URN, kind("statue-bastet"))

action("box-of-food")(draw_and_finish)
one_of_hand(DISCARD_ONE, "shabti")
one_of_hand(SACRIFICE_ONE, "offering-table", "jar-duamutef")


@action("urn", "statue-bastet")
def swap(g: Afterlife, f: Action) -> Next[Action]:
    """2.urn, 2.statue-bastet: swap two cards of the pyramid ..."""
    return ask(f.seat, URN_SWAP if f.card == _URN else BASTET_SWAP, then=swapped)


@step
def swapped(g: Afterlife, f: Action, answer: Swap) -> Next[Action]:
    """2.urn, 2.statue-bastet: ... which step 3 does not count (R-06); Bastet draws."""
    one, other, pyramid = answer.slot, answer.other, g.pyramid
    pyramid[one], pyramid[other] = pyramid[other], pyramid[one]
    if g.box.change[f.card]:
        g.changed = max(g.changed, SWAPPED)
    g.tell("swapped", player=f.seat, card=pyramid[one], other=pyramid[other])
    return draw_and_finish


def pairs(g: Afterlife, f: Action, seat: int) -> list[Swap]:
    """Any two cards of the pyramid."""
    return [SWAP[pair] for pair in combinations(slots_taken(g), 2)]


def two_filled_slots(g: Afterlife, f: Action, seat: int, o: Swap) -> bool:
    """There must be a card in both."""
    return g.pyramid[o.slot] != EMPTY and g.pyramid[o.other] != EMPTY


def two_different_slots(g: Afterlife, f: Action, seat: int, o: Swap) -> bool:
    """A card cannot change places with itself."""
    return o.slot != o.other


def swapping(name: str) -> Question[Afterlife, Action, Swap]:
    """A question for two cards of the pyramid."""
    requires = (rule(f"2.{name}")(two_filled_slots), rule(f"2.{name}")(two_different_slots))
    clause = Clause(SWAP, requires, fast=pairs)
    return Question(f"{name}-swap", f"2.{name}", clause, auto=True, about=about_action)


URN_SWAP: Final = swapping("urn")
BASTET_SWAP: Final = swapping("statue-bastet")
