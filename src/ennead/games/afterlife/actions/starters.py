"""Starters: Shabti, Urn, Box of Food, Offering Table; and the swap and the sacrifice that other cards share."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ennead.games.afterlife.cards import kind
from ennead.games.afterlife.choices import SACRIFICE_ONE, ask_hand
from ennead.games.afterlife.crumbling import slots_taken
from ennead.games.afterlife.discarding import DISCARD_ONE, discard
from ennead.games.afterlife.executing import Action, about_action, action, draw_and_finish
from ennead.games.afterlife.moves import out_of_hand, sacrifice
from ennead.games.afterlife.state import EMPTY, SWAPPED, Afterlife
from ennead.kernel.flow import Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

SWAPS: Final[dict[tuple[int, int], Option]] = {
    pair: ("swap", *pair) for pair in combinations(range(6), 2)
}

_URN: Final = kind("urn")

action("box-of-food")(draw_and_finish)


@action("shabti")
def shabti(g: Afterlife, f: Action) -> Next:
    """2.shabti: discard a hand card ..."""
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=shabti_discarded)


@step
def shabti_discarded(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.shabti: ... then draw one; the discarded card itself may be shuffled in."""
    return discard(g, f.seat, answer[1], then=draw_and_finish)


@action("offering-table", "jar-duamutef")
def offering(g: Afterlife, f: Action) -> Next:
    """2.offering-table, 2.jar-duamutef: sacrifice a hand card ..."""
    return ask_hand(g, f, f.seat, SACRIFICE_ONE, then=offered)


@step
def offered(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.offering-table, 2.jar-duamutef: ... then draw."""
    p = g.players[f.seat]
    sacrifice(g, p, out_of_hand(g, p, answer[1]))
    return draw_and_finish


@action("urn", "statue-bastet")
def swap(g: Afterlife, f: Action) -> Next:
    """2.urn, 2.statue-bastet: swap two cards of the pyramid ..."""
    return ask(f.seat, SWAP if f.card == _URN else BASTET_SWAP, then=swapped)


@step
def swapped(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.urn, 2.statue-bastet: ... nothing crumbles, and step 3 does not count it (R-06); Bastet draws."""
    one, other, pyramid = answer[1], answer[2], g.pyramid
    pyramid[one], pyramid[other] = pyramid[other], pyramid[one]
    if g.box.change[f.card]:
        g.changed = max(g.changed, SWAPPED)
    g.tell("swapped", player=f.seat, card=pyramid[one], other=pyramid[other])
    return draw_and_finish


def pairs(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: any two cards of the pyramid."""
    return [SWAPS[pair] for pair in combinations(slots_taken(g), 2)]


def two_filled_slots(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    """There must be a card in both."""
    return g.pyramid[o[1]] != EMPTY and g.pyramid[o[2]] != EMPTY


def named_from_the_top(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    """One notation for one swap: two different slots, the upper or left one first."""
    return bool(o[1] < o[2])


def swapping(name: str) -> Question:
    """A question for two cards of the pyramid."""
    premises = (rule(f"2.{name}")(two_filled_slots), rule(f"2.{name}")(named_from_the_top))
    clause = Clause("swap", pairs, premises=premises)
    return Question(f"{name}-swap", [clause], auto=True, about=about_action)


SWAP = swapping("urn")
BASTET_SWAP = swapping("statue-bastet")
