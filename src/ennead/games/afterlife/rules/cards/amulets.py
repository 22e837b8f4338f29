"""Amulets: Ankh, Djed, Wedjat and Tyet (Scarab: `chambers.burial_chamber`)."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, first_step
from ennead.games.afterlife.rules.cards.jewelry import put_on_deck
from ennead.games.afterlife.rules.choices import hand_card
from ennead.games.afterlife.rules.conditions import own_copy_on_table, repeatable
from ennead.games.afterlife.rules.keywords import draw, gain_in_hand, off_discard, sacrifice
from ennead.games.afterlife.rules.stock import look, put_back, seen
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE, Clause, Option, Question, ask, call, rule, step

TO_DECK_MAYBE: Final = Question(
    "to-deck-maybe",
    "2.amulet-ankh",
    hand_card(verbs.TOP),
    Clause(verbs.PASS),
    secret=True,
    about=about_action,
)


@action("amulet-ankh")
def amulet_ankh(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-ankh: draw one; then a hand card may go on top of the draw deck."""
    draw(g, g.players[f.seat], g.box.draw[f.card])
    return ask(f.seat, TO_DECK_MAYBE, then=put_on_deck)


@action("amulet-djed")
def amulet_djed(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-djed: the top card of the discard pile goes into the hand."""
    p = g.players[f.seat]
    gain_in_hand(g, p, off_discard(g, p))
    return DONE


# -- Wedjat ----------------------------------------------------------------------------------------


@action("amulet-wedjat")
def amulet_wedjat(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-wedjat: look at the top cards of the stock, fewer if there are fewer ..."""
    look(g, f.seat, g.box.look[f.card])
    g.tell_only("looked", (f.seat,), {"cards": tuple(seen(g))}, player=f.seat)
    return ask(f.seat, WEDJAT, then=wedjat_answered)


@step
def wedjat_answered(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.amulet-wedjat: ... sacrifice one of them if you like ..."""
    if isinstance(answer, verbs.Sacrifice):
        cards = seen(g)
        cards.remove(answer.card)
        put_back(g, cards)
        sacrifice(g, g.players[f.seat], answer.card)
    f.other = len(g.ahead.levels)
    return wedjat_back


@step
def wedjat_back(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-wedjat: ... and put the rest back in any order, from the top down."""
    return ask(f.seat, STOCK_ORDER, then=wedjat_laid) if f.other > 1 else DONE


@step
def wedjat_laid(g: Afterlife, f: Action, answer: verbs.Top) -> Next[Action]:
    """2.amulet-wedjat: the chosen card lies above all that are still to be ordered."""
    cards = seen(g)
    unordered = cards[: f.other]
    unordered.remove(answer.card)
    put_back(g, [*unordered, answer.card, *cards[f.other :]])
    f.other -= 1
    return wedjat_back


@rule("2.amulet-wedjat", verbs.card_named)
def lies_on_stock(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return o.card in seen(g)


@rule("2.amulet-wedjat", verbs.card_named)
def waits_on_stock(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    return o.card in seen(g)[: f.other]


WEDJAT: Final = Question(
    "wedjat",
    "2.amulet-wedjat",
    Clause(verbs.SACRIFICE, (lies_on_stock,)),
    Clause(verbs.PASS),
    about=about_action,
)
STOCK_ORDER: Final = Question(
    "stock-order",
    "2.amulet-wedjat",
    Clause(verbs.TOP, (waits_on_stock,)),
    linked=True,
    secret=True,
    about=about_action,
)


# -- Tyet ------------------------------------------------------------------------------------------


@action("amulet-tyet")
def amulet_tyet(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-tyet: choose an action that was finished this turn (R-40) ..."""
    return ask(f.seat, TYET, then=tyet_repeats)


@step
def tyet_repeats(g: Afterlife, f: Action, answer: verbs.Repeat) -> Next[Action]:
    """2.amulet-tyet: ... and do it again with new choices; its card does not move."""
    p, card = g.players[f.seat], answer.card
    g.tell("repeated", player=f.seat, card=card)
    f.other = int(own_copy_on_table(g, p, card))  # an action never touches its own card
    if f.other:
        g.busy.append(card)
    return call(Action(f.seat, card), first_step(card), then=tyet_over)


@step
def tyet_over(g: Afterlife, f: Action) -> Next[Action]:
    """2.amulet-tyet: the repetition is done."""
    if f.other:
        g.busy.pop()
    return DONE


@rule("2.amulet-tyet", verbs.card_named)
def was_executed_this_turn(g: Afterlife, f: Action, seat: int, o: verbs.Repeat) -> bool:
    return o.card in g.acts


@rule("R-40", verbs.card_named, given=(was_executed_this_turn,))
def can_be_repeated(g: Afterlife, f: Action, seat: int, o: verbs.Repeat) -> bool:
    return o.card in repeatable(g, g.players[seat])


TYET: Final = Question(
    "tyet",
    "2.amulet-tyet",
    Clause(verbs.REPEAT, (was_executed_this_turn, can_be_repeated)),
    auto=True,
    about=about_action,
)
