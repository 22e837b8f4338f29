"""Chambers: Antechamber, Offering Chapel, Serdab, Burial Chamber, Treasury."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, over
from ennead.games.afterlife.rules.choices import DISCARD_ONE, ENTOMB_ONE, ask_hand, hand_card
from ennead.games.afterlife.rules.discarding import discard
from ennead.games.afterlife.rules.endings import one_of_hand
from ennead.games.afterlife.rules.fetching import among_discards, begin_search, out_of_search
from ennead.games.afterlife.rules.keywords import (
    clockwise,
    draw,
    entomb,
    off_discard,
    out_of_hand,
    see_top,
    set_aside,
)
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE, Clause, Option, Question, ask, step

# -- Antechamber -----------------------------------------------------------------------------------


@action("antechamber")
def antechamber(g: Afterlife, f: Action) -> Next[Action]:
    """2.antechamber: the search shows the whole discard pile: there is no way back."""
    begin_search(g)
    return ask(f.seat, SEARCH, then=antechamber_found)


@step
def antechamber_found(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """2.antechamber: one card goes into the hand; the rest keeps its order."""
    p = g.players[f.seat]
    insort(p.hand, out_of_search(g, p, answer))
    p.moored = False  # perhaps it was Boat: nobody else can tell
    see_top(p)
    g.tell_only("fetched", (f.seat,), {"card": answer.card}, player=f.seat)
    return DONE


SEARCH: Final = Question(
    "search", "2.antechamber", *among_discards("2.antechamber", verbs.FETCH, verbs.FETCH_AT),
    secret=True, about=about_action,
)  # fmt: skip


# -- Offering Chapel -------------------------------------------------------------------------------


@action("offering-chapel")
def offering_chapel(g: Afterlife, f: Action) -> Next[Action]:
    """2.offering-chapel: its player first, then clockwise (2.1.e)."""
    f.left = [f.seat, *clockwise(g, f.seat)]
    return chapel_next


@step
def chapel_next(g: Afterlife, f: Action) -> Next[Action]:
    """2.offering-chapel: each may entomb the top of the own discard pile, if there is one."""
    while f.left:
        f.other = f.left.pop(0)
        if g.players[f.other].discard:
            return ask(f.other, CHAPEL, then=chapel_answered)
    return DONE


@step
def chapel_answered(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.offering-chapel: only that one card."""
    if answer is verbs.ENTOMB_TOP.only:
        p = g.players[f.other]
        entomb(g, p, off_discard(g, p))
    return chapel_next


CHAPEL: Final[Question[Afterlife, Action, Option]] = Question(
    "chapel",
    "2.offering-chapel",
    Clause(verbs.ENTOMB_TOP),
    Clause(verbs.PASS),
    about=lambda g, f, seat: {"card": g.players[seat].discard[-1], "by": f.seat},
)


# -- Serdab ----------------------------------------------------------------------------------------


@action("serdab")
def serdab(g: Afterlife, f: Action) -> Next[Action]:
    """2.serdab: set aside any number of hand cards."""
    return ask(f.seat, SERDAB, then=serdab_answered) if g.players[f.seat].hand else DONE


@step
def serdab_answered(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.serdab: one after another, until it is enough."""
    if not isinstance(answer, verbs.Aside):
        return DONE
    p = g.players[f.seat]
    set_aside(g, p, out_of_hand(g, p, answer.card))
    return serdab


SERDAB: Final = Question(
    "serdab",
    "2.serdab",
    hand_card(verbs.ASIDE),
    Clause(verbs.ENOUGH),
    linked=True,
    secret=True,
    about=about_action,
)


# -- Burial Chamber, Treasury ----------------------------------------------------------------------


one_of_hand(ENTOMB_ONE, "burial-chamber", "amulet-scarab")


@action("treasury", "chariot")
def treasury(g: Afterlife, f: Action) -> Next[Action]:
    """2.treasury, 2.chariot: draw two ..."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=treasury_discarded)


@step
def treasury_discarded(g: Afterlife, f: Action, answer: verbs.Discard) -> Next[Action]:
    """2.treasury, 2.chariot: ... then discard one."""
    return discard(g, f.seat, answer.card, then=over)
