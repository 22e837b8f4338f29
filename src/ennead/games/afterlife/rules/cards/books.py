"""Books: Gates, Netherworld, Heavens, Earth, Dead, Traversing Eternity."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, first_step
from ennead.games.afterlife.rules.cards.tomb_art import is_cheapest
from ennead.games.afterlife.rules.choices import from_pyramid, slot_is_filled
from ennead.games.afterlife.rules.conditions import executable
from ennead.games.afterlife.rules.endings import one_of_pyramid
from ennead.games.afterlife.rules.fetching import among_discards, begin_search, out_of_search
from ennead.games.afterlife.rules.keywords import (
    entomb,
    gain,
    onto_discard,
    top_of_deck,
)
from ennead.games.afterlife.rules.stock import turn_up
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE, Question, ask, call, rule, step

# -- Gates -----------------------------------------------------------------------------------------


@action("book-gates")
def book_gates(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-gates: reveal the top card of the draw deck, execute it if possible (R-41)."""
    p = g.players[f.seat]
    if p.known:
        g.reveal("undo-turned-up")
    card = top_of_deck(g, p, "reveal")
    f.cards.append(card)
    f.other = card
    g.tell("gates", player=f.seat, card=card)
    if not executable(g, p, card):
        return gates_discards
    return call(Action(f.seat, card), first_step(card), then=gates_executed)


@step
def gates_executed(g: Afterlife, f: Action) -> Next[Action]:
    """R-40: an action executed through Book of Gates is an action executed this turn."""
    g.acts.append(f.other)
    return gates_discards


@step
def gates_discards(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-gates: discard the card, unless it moved itself; Axe does not strike (R-02)."""
    p = g.players[f.seat]
    for card in f.cards:
        onto_discard(p, card)
        g.tell("laid-off", player=f.seat, card=card)
    f.cards.clear()
    return DONE


# -- Netherworld, Heavens --------------------------------------------------------------------------


@action("book-netherworld")
def book_netherworld(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-netherworld: the top card of the stock goes on the discard pile."""
    gain(g, g.players[f.seat], turn_up(g))
    return DONE


@action("book-heavens")
def book_heavens(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-heavens: choose a card of a high discard pile ..."""
    begin_search(g)
    return ask(f.seat, HEAVENS, then=heavens_chosen)


@step
def heavens_chosen(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """2.book-heavens: ... and entomb it; the rest keeps its order."""
    p = g.players[f.seat]
    entomb(g, p, out_of_search(g, p, answer))
    return DONE


HEAVENS: Final = Question(
    "heavens", "2.book-heavens", *among_discards("2.book-heavens", verbs.ENTOMB, verbs.ENTOMB_AT),
    about=about_action,
)  # fmt: skip


# -- Dead, Traversing Eternity (Earth: `tomb_art`) -------------------------------------------------


@rule("2.book-eternity", lambda g, f, seat, o: {"need": g.dearest}, given=(slot_is_filled,))
def cheaper_than_the_purchase(g: Afterlife, f: Action, seat: int, o: verbs.Take) -> bool:
    return g.box.cost[g.pyramid[o.slot]] < g.dearest


CHEAPEST: Final = from_pyramid(
    "book-dead",
    "2.book-dead",
    verbs.ENTOMB_SLOT,
    rule("2.book-dead", given=(slot_is_filled,))(is_cheapest.holds),
)
ETERNITY: Final = from_pyramid("eternity", "2.book-eternity", verbs.TAKE, cheaper_than_the_purchase)
one_of_pyramid(CHEAPEST, "book-dead")
one_of_pyramid(ETERNITY, "book-eternity")
