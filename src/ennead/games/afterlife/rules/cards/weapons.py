"""Weapons: Dagger, Spear, Khopesh, Sling, Bow; Hapi, Qebehsenuef and Seth hit like Sling.

Axe is a reaction, see `discarding`.
"""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, over
from ennead.games.afterlife.rules.choices import (
    DISCARD_ONE,
    SACRIFICE_ONE,
    from_hand,
    from_pyramid,
    hand_card,
    is_an_opponent,
)
from ennead.games.afterlife.rules.conditions import new_sets
from ennead.games.afterlife.rules.discarding import discard, show_hand
from ennead.games.afterlife.rules.endings import (
    one_of_each_hand,
    one_of_pyramid,
    pyramid_card_moved,
)
from ennead.games.afterlife.rules.keywords import clockwise, gain, off_boneyard
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import AXE
from ennead.kernel import DONE, Clause, Question, ask, rule, step


@action("dagger")
def dagger(g: Afterlife, f: Action) -> Next[Action]:
    """2.dagger, R-05: everybody, its player first, takes the top card of the boneyard."""
    for seat in (f.seat, *clockwise(g, f.seat)):
        gain(g, g.players[seat], off_boneyard(g))
    return DONE


# -- Spear -----------------------------------------------------------------------------------------


@action("spear")
def spear(g: Afterlife, f: Action) -> Next[Action]:
    """2.spear: choose an opponent with enough cards."""
    return ask(f.seat, SPEAR_TARGET, then=spear_aimed)


@step
def spear_aimed(g: Afterlife, f: Action, answer: verbs.Against) -> Next[Action]:
    """2.spear, R-24: the hand is shown to all, and its attacker names a card."""
    f.other = answer.opponent
    g.tell("chose", player=f.seat, opponent=f.other)
    show_hand(g, f.other)
    return ask(f.seat, SPEAR_CARD, then=spear_named)


@step
def spear_named(g: Afterlife, f: Action, answer: verbs.Name) -> Next[Action]:
    """2.spear: it is discarded, or Axe for it."""
    f.left = [answer.card]
    return ask(f.other, SPEAR_YIELD, then=spear_yielded)


@step
def spear_yielded(g: Afterlife, f: Action, answer: verbs.Discard) -> Next[Action]:
    """2.spear: the hand is closed again."""
    g.players[f.other].shown = False
    return discard(g, f.other, answer.card, then=over)


@rule("2.spear", lambda g, f, seat, o: {"need": g.box.hand_from[f.card]}, given=(is_an_opponent,))
def holds_enough_cards(g: Afterlife, f: Action, seat: int, o: verbs.Against) -> bool:
    return len(g.players[o.opponent].hand) >= g.box.hand_from[f.card]


@rule("2.spear", verbs.card_named)
def in_shown_hand(g: Afterlife, f: Action, seat: int, o: verbs.Name) -> bool:
    return o.card in g.players[f.other].hand


@rule("2.spear", lambda g, f, seat, o: {"card": f.left[0]})
def named_card_or_axe(g: Afterlife, f: Action, seat: int, o: verbs.Discard) -> bool:
    return o.card in (f.left[0], AXE)


SPEAR_TARGET: Final = Question(
    "spear-target",
    "2.spear",
    Clause(verbs.AGAINST, (is_an_opponent, holds_enough_cards)),
    auto=True,
    about=about_action,
)
SPEAR_CARD: Final = Question(
    "spear-card",
    "2.spear",
    Clause(verbs.NAME, (in_shown_hand,)),
    auto=True,
    about=lambda g, f, seat: {"card": f.card, "opponent": f.other},
)
SPEAR_YIELD: Final = Question(
    "spear-yield",
    "2.spear",
    hand_card(verbs.DISCARD, named_card_or_axe),
    auto=True,  # the hand lies open
    about=lambda g, f, seat: {"card": f.left[0], "by": f.seat},
)


# -- Khopesh ---------------------------------------------------------------------------------------

KHOPESH: Final = from_pyramid("khopesh", "2.khopesh", verbs.CHOOSE_SLOT)


@action("khopesh")
def khopesh(g: Afterlife, f: Action) -> Next[Action]:
    """2.khopesh: take the card that the left neighbour chooses, and decide the fall."""
    return ask((f.seat + 1) % g.seats, KHOPESH, then=pyramid_card_moved)


# -- Sling and all that hits every opponent --------------------------------------------------------

SETH_GIFT: Final = from_hand("seth-gift", "2.statue-seth", verbs.GIVE)

one_of_each_hand(DISCARD_ONE, "sling", "jar-hapi")
one_of_each_hand(SACRIFICE_ONE, "jar-qebehsenuef")
one_of_each_hand(SETH_GIFT, "statue-seth")


# -- Bow -------------------------------------------------------------------------------------------


@rule("2.bow", verbs.slot_named)
def opens_a_new_set(g: Afterlife, f: Action, seat: int, o: verbs.EntombSlot) -> bool:
    return o.slot in new_sets(g, g.players[seat])


BOW: Final = from_pyramid("bow", "2.bow", verbs.ENTOMB_SLOT, opens_a_new_set)
one_of_pyramid(BOW, "bow")
