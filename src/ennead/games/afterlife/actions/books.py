"""Books: Gates, Netherworld, Heavens, Earth, Dead, Traversing Eternity."""

from __future__ import annotations

from ennead.games.afterlife.actions.chambers import in_discard_pile
from ennead.games.afterlife.actions.tomb_art import is_cheapest, taken, trade
from ennead.games.afterlife.actions.weapons import entombed_from_pyramid
from ennead.games.afterlife.choices import (
    ENTOMB,
    ENTOMB_SLOT,
    SACRIFICE,
    TAKE,
    ask_hand,
    from_pyramid,
    kinds_of,
)
from ennead.games.afterlife.conditions import executable, reach
from ennead.games.afterlife.executing import Action, about_action, action, first_step
from ennead.games.afterlife.moves import entomb, gain, out_of_hand, sacrifice, top_of_deck
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.games.afterlife.stock import turn_up
from ennead.kernel.flow import DONE, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule

# -- Gates ------------------------------------------------------------------------------------------------------


@action("book-gates")
def book_gates(g: Afterlife, f: Action) -> Next:
    """2.book-gates: reveal the top card of the draw deck and execute its action if possible (R-41)."""
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
def gates_executed(g: Afterlife, f: Action) -> Next:
    """R-40: an action executed through Book of Gates is an action executed this turn."""
    g.acts.append(f.other)
    return gates_discards


@step
def gates_discards(g: Afterlife, f: Action) -> Next:
    """2.book-gates: then discard the card, unless it has moved itself; no Axe, as it is no hand card (R-02)."""
    p = g.players[f.seat]
    for card in f.cards:
        p.discard.append(card)
        g.tell("laid-off", player=f.seat, card=card)
    f.cards.clear()
    return DONE


# -- Netherworld, Heavens ---------------------------------------------------------------------------------------


@action("book-netherworld")
def book_netherworld(g: Afterlife, f: Action) -> Next:
    """2.book-netherworld: the top card of the stock goes on the discard pile; the pyramid is not changed."""
    gain(g, g.players[f.seat], turn_up(g))
    return DONE


@action("book-heavens")
def book_heavens(g: Afterlife, f: Action) -> Next:
    """2.book-heavens: choose a card of a high discard pile ..."""
    g.searching = True
    g.reveal("undo-searched")
    return ask(f.seat, HEAVENS, then=heavens_chosen)


@step
def heavens_chosen(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.book-heavens: ... and entomb it; the rest keeps its order."""
    g.searching = False
    p = g.players[f.seat]
    p.discard.remove(answer[1])
    entomb(g, p, answer[1])
    return DONE


HEAVENS = Question(
    "heavens",
    [
        Clause(
            "entomb",
            lambda g, f, seat: kinds_of(sorted(g.players[seat].discard), ENTOMB),
            premises=(rule("2.book-heavens", in_discard_pile.reasons)(in_discard_pile.holds),),
        )
    ],
    about=about_action,
)


# -- Earth, Dead, Traversing Eternity ---------------------------------------------------------------------------

EARTH, EARTH_TAKE = trade("book-earth", SACRIFICE)


@action("book-earth")
def book_earth(g: Afterlife, f: Action) -> Next:
    """2.book-earth: sacrifice a hand card that leaves a legal take ..."""
    return ask_hand(g, f, f.seat, EARTH, then=earth_given)


@step
def earth_given(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.book-earth: ... then take a pyramid card that costs at most twice as much."""
    p = g.players[f.seat]
    sacrifice(g, p, out_of_hand(g, p, answer[1]))
    f.other = reach(g.box, f.card, answer[1])
    return ask(f.seat, EARTH_TAKE, then=taken)


@action("book-dead")
def book_dead(g: Afterlife, f: Action) -> Next:
    """2.book-dead: entomb a cheapest card of the pyramid."""
    return ask(f.seat, CHEAPEST, then=entombed_from_pyramid)


@action("book-eternity")
def book_eternity(g: Afterlife, f: Action) -> Next:
    """2.book-eternity: take a card cheaper than the dearest one bought this turn."""
    return ask(f.seat, ETERNITY, then=taken)


@rule("2.book-eternity", reasons=lambda g, f, seat, o: {"need": g.dearest})
def cheaper_than_the_purchase(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    card = g.pyramid[o[1]]
    return card != EMPTY and g.box.cost[card] < g.dearest


CHEAPEST = from_pyramid(
    "book-dead", ENTOMB_SLOT, requires=(rule("2.book-dead")(is_cheapest.holds),)
)
ETERNITY = from_pyramid("eternity", TAKE, requires=(cheaper_than_the_purchase,))
