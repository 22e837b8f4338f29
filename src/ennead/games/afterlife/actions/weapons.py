"""Weapons: Dagger, Spear, Khopesh, Sling, Bow. Axe is a reaction, see `discarding`."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.cards import AXE
from ennead.games.afterlife.choices import (
    AGAINST,
    CHOOSE_SLOT,
    DISCARD,
    ENTOMB_SLOT,
    ask_hand,
    from_pyramid,
    hand_cards,
    in_hand,
    kinds_of,
    options,
)
from ennead.games.afterlife.conditions import new_sets, well_handed
from ennead.games.afterlife.crumbling import crumble, lift
from ennead.games.afterlife.discarding import DISCARD_ONE, discard, show_hand
from ennead.games.afterlife.executing import Action, about_action, action, draw_and_finish, over
from ennead.games.afterlife.moves import clockwise, entomb, gain, off_boneyard
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

NAME: Final = options("name")


@action("dagger")
def dagger(g: Afterlife, f: Action) -> Next:
    """2.dagger, R-05: its player first, then clockwise, everybody takes the top card of the boneyard."""
    for seat in (f.seat, *clockwise(g, f.seat)):
        gain(g, g.players[seat], off_boneyard(g))
    return DONE


# -- Spear ------------------------------------------------------------------------------------------------------


@action("spear")
def spear(g: Afterlife, f: Action) -> Next:
    """2.spear: choose an opponent with enough cards."""
    return ask(f.seat, SPEAR_TARGET, then=spear_aimed)


@step
def spear_aimed(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.spear, R-24: the hand is shown to all, and its attacker names a card."""
    f.other = answer[1]
    g.tell("chose", player=f.seat, opponent=f.other)
    show_hand(g, f.other)
    return ask(f.seat, SPEAR_CARD, then=spear_named)


@step
def spear_named(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.spear: it is discarded, or Axe for it."""
    f.left = [answer[1]]
    return ask(f.other, SPEAR_YIELD, then=spear_yielded)


@step
def spear_yielded(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.spear: the hand is closed again."""
    g.players[f.other].shown = False
    return discard(g, f.other, answer[1], then=over)


def spear_targets(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: the opponents with enough cards."""
    return [AGAINST[other] for other in sorted(well_handed(g, seat, f.card))]


@rule("2.spear", reasons=lambda g, f, seat, o: {"need": g.box.hand_from[f.card]})
def holds_enough_cards(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in well_handed(g, seat, f.card)


def shown_cards(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: the kinds in the hand that is shown."""
    return kinds_of(g.players[f.other].hand, NAME)


@rule("2.spear", reasons=lambda g, f, seat, o: {"card": o[1]})
def in_shown_hand(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in g.players[f.other].hand


@rule("2.spear", reasons=lambda g, f, seat, o: {"card": f.left[0]})
def named_card_or_axe(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in (f.left[0], AXE)


SPEAR_TARGET = Question(
    "spear-target",
    [Clause("against", spear_targets, premises=(holds_enough_cards,))],
    auto=True,
    about=about_action,
)
SPEAR_CARD = Question(
    "spear-card",
    [Clause("name", shown_cards, premises=(in_shown_hand,))],
    auto=True,
    about=lambda g, f, seat: {"card": f.card, "opponent": f.other},
)
SPEAR_YIELD = Question(
    "spear-yield",
    [Clause("discard", hand_cards(DISCARD), requires=(named_card_or_axe,), premises=(in_hand,))],
    auto=True,  # the hand lies open
    about=lambda g, f, seat: {"card": f.left[0], "by": f.seat},
)


# -- Khopesh ----------------------------------------------------------------------------------------------------

KHOPESH = from_pyramid("khopesh", CHOOSE_SLOT)


@action("khopesh")
def khopesh(g: Afterlife, f: Action) -> Next:
    """2.khopesh: the left neighbour chooses any card of the pyramid ..."""
    return ask((f.seat + 1) % g.seats, KHOPESH, then=khopesh_chosen)


@step
def khopesh_chosen(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.khopesh: ... its player takes it and decides the fall."""
    gain(g, g.players[f.seat], lift(g, answer[1]))
    return crumble(g, answer[1], then=over)


# -- Sling ------------------------------------------------------------------------------------------------------


@action("sling", "jar-hapi")
def sling(g: Afterlife, f: Action) -> Next:
    """2.sling, 2.jar-hapi: each opponent, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return sling_next


@step
def sling_next(g: Afterlife, f: Action) -> Next:
    """2.sling, 2.jar-hapi: ... who holds enough cards now discards one; Hapi then draws."""
    least = g.box.hand_from[f.card]
    while f.left:
        f.other = f.left.pop(0)
        if len(g.players[f.other].hand) >= least:
            return ask_hand(g, f, f.other, DISCARD_ONE, then=sling_hit)
    return draw_and_finish


@step
def sling_hit(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.sling, R-01: Axe strikes before the next opponent answers."""
    return discard(g, f.other, answer[1], then=sling_next)


# -- Bow --------------------------------------------------------------------------------------------------------


@action("bow")
def bow(g: Afterlife, f: Action) -> Next:
    """2.bow: a set card of a new set ..."""
    return ask(f.seat, BOW, then=entombed_from_pyramid)


@step
def entombed_from_pyramid(g: Afterlife, f: Action, answer: Option) -> Next:
    """... goes from the pyramid into the tomb; the pyramid crumbles."""
    entomb(g, g.players[f.seat], lift(g, answer[1]))
    return crumble(g, answer[1], then=over)


@rule("2.bow", reasons=lambda g, f, seat, o: {"slot": o[1]})
def opens_a_new_set(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in new_sets(g, g.players[seat])


BOW = from_pyramid("bow", ENTOMB_SLOT, requires=(opens_a_new_set,))
