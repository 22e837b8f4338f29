"""Weapons: Dagger, Spear, Khopesh, Sling, Bow. Axe is a reaction, see `discarding`."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, draw_and_finish, over
from ennead.games.afterlife.rules.choices import (
    DISCARD_ONE,
    ask_hand,
    from_pyramid,
    hand_card,
    is_an_opponent,
)
from ennead.games.afterlife.rules.conditions import new_sets
from ennead.games.afterlife.rules.crumbling import crumble, lift
from ennead.games.afterlife.rules.discarding import discard, show_hand
from ennead.games.afterlife.rules.keywords import clockwise, entomb, gain, off_boneyard
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
    """2.khopesh: the left neighbour chooses any card of the pyramid ..."""
    return ask((f.seat + 1) % g.seats, KHOPESH, then=khopesh_chosen)


@step
def khopesh_chosen(g: Afterlife, f: Action, answer: verbs.ChooseSlot) -> Next[Action]:
    """2.khopesh: ... its player takes it and decides the fall."""
    gain(g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=over)


# -- Sling -----------------------------------------------------------------------------------------


@action("sling", "jar-hapi")
def sling(g: Afterlife, f: Action) -> Next[Action]:
    """2.sling, 2.jar-hapi: each opponent, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return sling_next


@step
def sling_next(g: Afterlife, f: Action) -> Next[Action]:
    """2.sling, 2.jar-hapi: ... who holds enough cards now discards one; Hapi then draws."""
    least = g.box.hand_from[f.card]
    while f.left:
        f.other = f.left.pop(0)
        if len(g.players[f.other].hand) >= least:
            return ask_hand(g, f, f.other, DISCARD_ONE, then=sling_hit)
    return draw_and_finish


@step
def sling_hit(g: Afterlife, f: Action, answer: verbs.Discard) -> Next[Action]:
    """2.sling, R-01: Axe strikes before the next opponent answers."""
    return discard(g, f.other, answer.card, then=sling_next)


# -- Bow -------------------------------------------------------------------------------------------


@action("bow")
def bow(g: Afterlife, f: Action) -> Next[Action]:
    """2.bow: a set card of a new set ..."""
    return ask(f.seat, BOW, then=entombed_from_pyramid)


@step
def entombed_from_pyramid(g: Afterlife, f: Action, answer: verbs.EntombSlot) -> Next[Action]:
    """... goes from the pyramid into the tomb; the pyramid crumbles."""
    entomb(g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=over)


@rule("2.bow", verbs.slot_named)
def opens_a_new_set(g: Afterlife, f: Action, seat: int, o: verbs.EntombSlot) -> bool:
    return o.slot in new_sets(g, g.players[seat])


BOW: Final = from_pyramid("bow", "2.bow", verbs.ENTOMB_SLOT, opens_a_new_set)
