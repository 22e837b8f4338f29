"""Books: Gates, Netherworld, Heavens, Earth, Dead, Traversing Eternity."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, first_step
from ennead.games.afterlife.rules.cards.chambers import in_discard_pile
from ennead.games.afterlife.rules.cards.tomb_art import is_cheapest, taken, trade
from ennead.games.afterlife.rules.cards.weapons import entombed_from_pyramid
from ennead.games.afterlife.rules.choices import ask_hand, from_pyramid, slot_is_filled
from ennead.games.afterlife.rules.conditions import executable, reach
from ennead.games.afterlife.rules.keywords import entomb, gain, out_of_hand, sacrifice, top_of_deck
from ennead.games.afterlife.rules.stock import turn_up
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE, Clause, Question, ask, call, rule, step

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
        p.discard.append(card)
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
    g.searching = True
    g.reveal("undo-searched")
    return ask(f.seat, HEAVENS, then=heavens_chosen)


@step
def heavens_chosen(g: Afterlife, f: Action, answer: verbs.Entomb) -> Next[Action]:
    """2.book-heavens: ... and entomb it; the rest keeps its order."""
    g.searching = False
    p = g.players[f.seat]
    p.discard.remove(answer.card)
    entomb(g, p, answer.card)
    return DONE


HEAVENS: Final = Question(
    "heavens",
    "2.book-heavens",
    Clause(verbs.ENTOMB, (rule("2.book-heavens", verbs.card_named)(in_discard_pile.holds),)),
    about=about_action,
)


# -- Earth, Dead, Traversing Eternity --------------------------------------------------------------

EARTH, EARTH_TAKE = trade("book-earth", verbs.SACRIFICE)


@action("book-earth")
def book_earth(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-earth: sacrifice a hand card that leaves a legal take ..."""
    return ask_hand(g, f, f.seat, EARTH, then=earth_given)


@step
def earth_given(g: Afterlife, f: Action, answer: verbs.Sacrifice) -> Next[Action]:
    """2.book-earth: ... then take a pyramid card that costs at most twice as much."""
    p = g.players[f.seat]
    sacrifice(g, p, out_of_hand(g, p, answer.card))
    f.other = reach(g.box, f.card, answer.card)
    return ask(f.seat, EARTH_TAKE, then=taken)


@action("book-dead")
def book_dead(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-dead: entomb a cheapest card of the pyramid."""
    return ask(f.seat, CHEAPEST, then=entombed_from_pyramid)


@action("book-eternity")
def book_eternity(g: Afterlife, f: Action) -> Next[Action]:
    """2.book-eternity: take a card cheaper than the dearest one bought this turn."""
    return ask(f.seat, ETERNITY, then=taken)


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
