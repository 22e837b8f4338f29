"""Chambers: Antechamber, Offering Chapel, Serdab, Burial Chamber, Treasury."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, over
from ennead.games.afterlife.rules.cards.mummification import entombed_from_hand
from ennead.games.afterlife.rules.choices import DISCARD_ONE, ENTOMB_ONE, ask_hand, hand_card
from ennead.games.afterlife.rules.discarding import discard
from ennead.games.afterlife.rules.keywords import clockwise, draw, entomb, off_discard, out_of_hand
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE, Clause, Option, Question, ask, rule, step

# -- Antechamber -----------------------------------------------------------------------------------


@action("antechamber")
def antechamber(g: Afterlife, f: Action) -> Next[Action]:
    """2.antechamber: the search shows the whole discard pile: there is no way back."""
    g.searching = True
    g.reveal("undo-searched")
    return ask(f.seat, SEARCH, then=antechamber_found)


@step
def antechamber_found(g: Afterlife, f: Action, answer: verbs.Fetch) -> Next[Action]:
    """2.antechamber: one card goes into the hand; the rest keeps its order."""
    g.searching = False
    p = g.players[f.seat]
    p.discard.remove(answer.card)
    insort(p.hand, answer.card)
    g.tell_only("fetched", (f.seat,), {"card": answer.card}, player=f.seat)
    return DONE


@rule("2.antechamber", verbs.card_named)
def in_discard_pile(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return o.card in g.players[seat].discard


SEARCH: Final = Question(
    "search",
    "2.antechamber",
    Clause(verbs.FETCH, (in_discard_pile,)),
    secret=True,
    about=about_action,
)


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
    set_aside(g, f.seat, answer.card)
    return serdab


def set_aside(g: Afterlife, seat: int, card: int) -> None:
    """R-17: out of everything until the draw at the end of the turn."""
    p = g.players[seat]
    insort(p.aside, out_of_hand(g, p, card))
    g.tell_only("set-aside", (seat,), {"card": card}, player=seat)


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


@action("burial-chamber", "amulet-scarab")
def burial_chamber(g: Afterlife, f: Action) -> Next[Action]:
    """2.burial-chamber, 2.amulet-scarab: entomb a hand card."""
    return ask_hand(g, f, f.seat, ENTOMB_ONE, then=entombed_from_hand)


@action("treasury", "chariot")
def treasury(g: Afterlife, f: Action) -> Next[Action]:
    """2.treasury, 2.chariot: draw two ..."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return ask_hand(g, f, f.seat, DISCARD_ONE, then=treasury_discarded)


@step
def treasury_discarded(g: Afterlife, f: Action, answer: verbs.Discard) -> Next[Action]:
    """2.treasury, 2.chariot: ... then discard one."""
    return discard(g, f.seat, answer.card, then=over)
