"""Chambers: Antechamber, Offering Chapel, Serdab, Burial Chamber, Treasury."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.afterlife.actions.mummification import entombed_from_hand
from ennead.games.afterlife.choices import (
    ASIDE,
    ENTOMB_ONE,
    FETCH,
    ask_hand,
    finishing,
    hand_cards,
    in_hand,
    kinds_of,
    passing,
)
from ennead.games.afterlife.discarding import DISCARD_ONE, discard
from ennead.games.afterlife.executing import Action, about_action, action, over
from ennead.games.afterlife.moves import clockwise, draw, entomb, off_discard, out_of_hand
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

ENTOMB_TOP: Final[tuple[Option, ...]] = (("entomb-top",),)


# -- Antechamber ------------------------------------------------------------------------------------------------


@action("antechamber")
def antechamber(g: Afterlife, f: Action) -> Next:
    """2.antechamber: the search shows the whole discard pile: there is no way back."""
    g.searching = True
    g.reveal("undo-searched")
    return ask(f.seat, SEARCH, then=antechamber_found)


@step
def antechamber_found(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.antechamber: one card goes into the hand; the rest keeps its order."""
    g.searching = False
    p = g.players[f.seat]
    p.discard.remove(answer[1])
    insort(p.hand, answer[1])
    g.tell_only("fetched", (f.seat,), {"card": answer[1]}, player=f.seat)
    return DONE


def searched(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: every kind in the discard pile."""
    return kinds_of(sorted(g.players[seat].discard), FETCH)


@rule("2.antechamber", reasons=lambda g, f, seat, o: {"card": o[1]})
def in_discard_pile(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in g.players[seat].discard


SEARCH = Question(
    "search",
    [Clause("fetch", searched, premises=(in_discard_pile,))],
    secret=True,
    about=about_action,
)


# -- Offering Chapel --------------------------------------------------------------------------------------------


@action("offering-chapel")
def offering_chapel(g: Afterlife, f: Action) -> Next:
    """2.offering-chapel: its player first, then clockwise (2.1.e)."""
    f.left = [f.seat, *clockwise(g, f.seat)]
    return chapel_next


@step
def chapel_next(g: Afterlife, f: Action) -> Next:
    """2.offering-chapel: each may entomb the top of the own discard pile; empty piles are skipped."""
    while f.left:
        f.other = f.left.pop(0)
        if g.players[f.other].discard:
            return ask(f.other, CHAPEL, then=chapel_answered)
    return DONE


@step
def chapel_answered(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.offering-chapel: only that one card."""
    if answer[0] == "entomb-top":
        p = g.players[f.other]
        entomb(g, p, off_discard(g, p))
    return chapel_next


CHAPEL = Question(
    "chapel",
    [Clause("entomb-top", lambda g, f, seat: ENTOMB_TOP), Clause("pass", passing)],
    about=lambda g, f, seat: {"card": g.players[seat].discard[-1], "by": f.seat},
)


# -- Serdab -----------------------------------------------------------------------------------------------------


@action("serdab")
def serdab(g: Afterlife, f: Action) -> Next:
    """2.serdab: set aside any number of hand cards."""
    return ask(f.seat, SERDAB, then=serdab_answered) if g.players[f.seat].hand else DONE


@step
def serdab_answered(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.serdab: one after another, until it is enough."""
    if answer[0] == "done":
        return DONE
    set_aside(g, f.seat, answer[1])
    return serdab


def set_aside(g: Afterlife, seat: int, card: int) -> None:
    """R-17: out of everything until the draw at the end of the turn."""
    p = g.players[seat]
    insort(p.aside, out_of_hand(g, p, card))
    g.tell_only("set-aside", (seat,), {"card": card}, player=seat)


SERDAB = Question(
    "serdab",
    [Clause("aside", hand_cards(ASIDE), premises=(in_hand,)), Clause("done", finishing)],
    linked=True,
    secret=True,
    about=about_action,
)


# -- Burial Chamber, Treasury -----------------------------------------------------------------------------------


@action("burial-chamber", "amulet-scarab")
def burial_chamber(g: Afterlife, f: Action) -> Next:
    """2.burial-chamber, 2.amulet-scarab: entomb a hand card."""
    return ask_hand(g, f, f.seat, ENTOMB_ONE, then=entombed_from_hand)


@action("treasury", "chariot")
def treasury(g: Afterlife, f: Action) -> Next:
    """2.treasury, 2.chariot: draw two ..."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=treasury_discarded)


@step
def treasury_discarded(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.treasury, 2.chariot: ... then discard one."""
    return discard(g, f.seat, answer[1], then=over)
