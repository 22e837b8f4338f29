"""Unique artifacts of Afterlife: Ibex, Hounds and Jackals, Senet, Mirror Case, Chalice, Sphinx."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import (
    about_action,
    action,
    leave_table,
    over,
)
from ennead.games.afterlife.rules.choices import (
    ENTOMB_MAYBE,
    OPPONENT,
    TAKE_ONE,
    from_hand,
    from_pyramid,
)
from ennead.games.afterlife.rules.crumbling import crumble, landing_places, lift
from ennead.games.afterlife.rules.discarding import struck
from ennead.games.afterlife.rules.endings import one_of_pyramid
from ennead.games.afterlife.rules.fetching import among_played, off_table
from ennead.games.afterlife.rules.keywords import (
    draw,
    entomb,
    gain,
    give,
    onto_discard,
    out_of_hand,
)
from ennead.games.afterlife.state import ACTION, GOLD, Action, Afterlife, Next
from ennead.kernel import DONE, Clause, Option, Question, ask, rule, step

# -- Ibex Figurine ---------------------------------------------------------------------------------

SACRIFICE_FROM_PYRAMID: Final = from_pyramid(
    "sacrifice-pyramid", "2.ibex-figurine", verbs.SACRIFICE_SLOT
)
one_of_pyramid(SACRIFICE_FROM_PYRAMID, "ibex-figurine")


# -- Hounds and Jackals ----------------------------------------------------------------------------


@action("hounds-and-jackals")
def hounds_and_jackals(g: Afterlife, f: Action) -> Next[Action]:
    """2.hounds-and-jackals: a card played earlier this turn ..."""
    return ask(f.seat, HOUNDS, then=hounds_return)


@step
def hounds_return(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """2.hounds-and-jackals: ... comes back fresh (option of R-31: for its old use only)."""
    p, card = g.players[f.seat], answer.card
    way = off_table(g, p, answer)
    insort(p.hand, card)
    if way != GOLD or g.box.hounds_same_way:
        insort(g.tied, 2 * card + (GOLD if way == GOLD else ACTION))
    g.tell("returned", player=f.seat, card=card)
    return DONE


@rule("R-31")
def in_any_way(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return not g.box.hounds_same_way


HOUNDS: Final = Question(
    "hounds",
    "2.hounds-and-jackals",
    *among_played(
        "2.hounds-and-jackals",
        verbs.RETURN,
        verbs.RETURN_GOLD,
        verbs.RETURN_ACTION,
        gates=(in_any_way,),
    ),
    auto=True,
    about=about_action,
)


# -- Senet -----------------------------------------------------------------------------------------


@action("senet")
def senet(g: Afterlife, f: Action) -> Next[Action]:
    """2.senet: draw one, choose an opponent ..."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return ask(f.seat, OPPONENT, then=senet_moves)


@step
def senet_moves(g: Afterlife, f: Action, answer: verbs.Against) -> Next[Action]:
    """2.senet: ... put Senet on his discard pile; he gives a set card, or shows the hand (R-24)."""
    f.other = answer.opponent
    p = g.players[f.other]
    onto_discard(p, leave_table(g, f))
    g.tell("senet", player=f.seat, opponent=f.other)
    if any(g.box.in_set[card] for card in p.hand):
        return ask(f.other, SENET_GIFT, then=senet_given)
    g.tell_only("showed-to", (f.seat,), {"cards": tuple(p.hand)}, player=f.other, opponent=f.seat)
    g.reveal("undo-hand-shown")
    return DONE


@step
def senet_given(g: Afterlife, f: Action, answer: verbs.Give) -> Next[Action]:
    """2.senet, R-02: it lands on your discard pile; Axe strikes (unless agreed otherwise)."""
    p, card = g.players[f.other], answer.card
    give(g, p, g.players[f.seat], out_of_hand(g, p, card))
    return struck(g, f.other, card, then=over) if g.box.senet_axe else DONE


@rule("2.senet", verbs.card_named)
def is_a_set_card(g: Afterlife, f: Action, seat: int, o: verbs.Give) -> bool:
    return g.box.in_set[o.card]


SENET_GIFT: Final = from_hand("senet-gift", "2.senet", verbs.GIVE, is_a_set_card)


# -- Mirror Case -----------------------------------------------------------------------------------


@action("mirror-case")
def mirror_case(g: Afterlife, f: Action) -> Next[Action]:
    """2.mirror-case: take a card of the pyramid ..."""
    return ask(f.seat, TAKE_ONE, then=mirror_took)


@step
def mirror_took(g: Afterlife, f: Action, answer: verbs.Take) -> Next[Action]:
    """2.mirror-case: ... it crumbles ..."""
    gain(g, g.players[f.seat], lift(g, answer.slot))
    return crumble(g, answer.slot, then=mirror_enters)


@step
def mirror_enters(g: Afterlife, f: Action) -> Next[Action]:
    """2.mirror-case: ... then Mirror Case itself enters from the apex (R-36)."""
    return ask(f.seat, MIRROR, then=mirror_placed)


@step
def mirror_placed(g: Afterlife, f: Action, answer: verbs.Place) -> Next[Action]:
    """2.mirror-case: it can be bought from there like any card."""
    g.pyramid[answer.slot] = leave_table(g, f)
    g.tell("placed", player=f.seat, card=f.card, slot=answer.slot)
    return DONE


@rule("R-36", verbs.slot_named)
def lowest_gap(g: Afterlife, f: Action, seat: int, o: verbs.Place) -> bool:
    return o.slot in landing_places(g)


MIRROR: Final = Question(
    "mirror-case",
    "2.mirror-case",
    Clause(verbs.PLACE, (lowest_gap,)),
    auto=True,
    about=about_action,
)


# -- Lotus Chalice and the other ways out of the tomb ----------------------------------------------


@action("lotus-chalice", "inner-sarcophagus", "statue-isis")
def unearth(g: Afterlife, f: Action) -> Next[Action]:
    """2.lotus-chalice, 2.inner-sarcophagus, 2.statue-isis: a card of the own tomb ..."""
    return ask(f.seat, UNEARTH, then=unearthed)


@step
def unearthed(g: Afterlife, f: Action, answer: verbs.Fetch) -> Next[Action]:
    """... becomes a hand card; then one may entomb as many as the card says."""
    p = g.players[f.seat]
    p.tomb.remove(answer.card)
    insort(p.hand, answer.card)
    g.tell("unearthed", player=f.seat, card=answer.card)
    f.other = g.box.entomb_to[f.card]
    return entomb_again


@step
def entomb_again(g: Afterlife, f: Action) -> Next[Action]:
    """2.lotus-chalice, 2.inner-sarcophagus: may entomb hand cards, also the same one."""
    if not f.other or not g.players[f.seat].hand:
        return DONE
    return ask(f.seat, ENTOMB_MAYBE, then=entombed_again)


@step
def entombed_again(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.lotus-chalice, 2.inner-sarcophagus: one by one, or enough."""
    if not isinstance(answer, verbs.Entomb):
        return DONE
    p = g.players[f.seat]
    entomb(g, p, out_of_hand(g, p, answer.card))
    f.other -= 1
    return entomb_again


@rule("1.8.a", verbs.card_named)
def lies_in_own_tomb(g: Afterlife, f: Action, seat: int, o: verbs.Fetch) -> bool:
    return o.card in g.players[seat].tomb


UNEARTH: Final = Question(
    "unearth", "1.8.a", Clause(verbs.FETCH, (lies_in_own_tomb,)), auto=True, about=about_action
)


# -- Sphinx ----------------------------------------------------------------------------------------

TO_HAND: Final = from_pyramid("to-hand", "2.sphinx", verbs.LIFT)
one_of_pyramid(TO_HAND, "sphinx")
