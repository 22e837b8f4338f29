"""Tomb art: Nut, Judgment, Hieroglyphics, Banquet, Hunting Scene, Victory, Solar Barque."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.actions import about_action, action, draw_and_finish
from ennead.games.afterlife.rules.choices import (
    OPPONENT,
    C,
    ask_hand,
    from_hand,
    from_pyramid,
    hand_card,
    pyramid_card,
    slot_is_filled,
)
from ennead.games.afterlife.rules.conditions import cheapest, dearest, reach
from ennead.games.afterlife.rules.crumbling import crumble, lift
from ennead.games.afterlife.rules.endings import MOVES, AnyChoice, pyramid_card_moved
from ennead.games.afterlife.rules.fetching import among_played, off_table
from ennead.games.afterlife.rules.keywords import (
    entomb,
    gain,
    look_ahead,
    off_boneyard,
    out_of_hand,
    sacrifice,
)
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import kind
from ennead.kernel import DONE, Clause, Option, Question, Verb, ask, rule, step

action("banquet")(draw_and_finish)


# -- Goddess Nut -----------------------------------------------------------------------------------


@action("goddess-nut")
def goddess_nut(g: Afterlife, f: Action) -> Next[Action]:
    """2.goddess-nut: choose an opponent ..."""
    return ask(f.seat, OPPONENT, then=nut_offers)


@step
def nut_offers(g: Afterlife, f: Action, answer: verbs.Against) -> Next[Action]:
    """2.goddess-nut: ... who may take a cheapest card ..."""
    f.other = answer.opponent
    g.tell("chose", player=f.seat, opponent=f.other)
    return ask(f.other, NUT_OFFER, then=nut_answered)


@step
def nut_answered(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.goddess-nut: ... the pyramid crumbles as its player likes (R-08) ..."""
    if not isinstance(answer, verbs.Take):
        return nut_takes
    gain(g, g.players[f.other], lift(g, answer.slot))
    return crumble(g, answer.slot, then=nut_takes)


@step
def nut_takes(g: Afterlife, f: Action) -> Next[Action]:
    """2.goddess-nut: ... then its player takes a dearest one, in every case."""
    return ask(f.seat, NUT_OWN, then=pyramid_card_moved)


@rule("2.goddess-nut", given=(slot_is_filled,))
def is_cheapest(g: Afterlife, f: Action, seat: int, o: verbs.SlotMove) -> bool:
    return g.box.cost[g.pyramid[o.slot]] == cheapest(g)


@rule("2.goddess-nut", given=(slot_is_filled,))
def is_dearest(g: Afterlife, f: Action, seat: int, o: verbs.SlotMove) -> bool:
    return g.box.cost[g.pyramid[o.slot]] == dearest(g)


NUT_OFFER: Final = Question(
    "nut-offer",
    "2.goddess-nut",
    pyramid_card(verbs.TAKE, is_cheapest),
    Clause(verbs.PASS),
    about=about_action,
)
NUT_OWN: Final = from_pyramid("nut-own", "2.goddess-nut", verbs.TAKE, is_dearest)


# -- Judgment of the Dead --------------------------------------------------------------------------


@action("judgment")
def judgment(g: Afterlife, f: Action) -> Next[Action]:
    """2.judgment: set a hand card aside, at least once ..."""
    hand = g.players[f.seat].hand
    if len(hand) == 1:
        return judgment_weighed(g, f, verbs.ASIDE[hand[0]])
    return ask(f.seat, JUDGMENT, then=judgment_weighed)


@step
def judgment_weighed(g: Afterlife, f: Action, answer: Option) -> Next[Action]:
    """2.judgment: ... take the top card of the boneyard, as often as one likes and can."""
    p = g.players[f.seat]
    if not isinstance(answer, verbs.Aside):
        return judgment_over
    f.cards.append(out_of_hand(g, p, answer.card))
    g.tell("set-aside-open", player=f.seat, card=answer.card)
    gain(g, p, off_boneyard(g))
    if p.hand and g.boneyard:
        return ask(f.seat, JUDGMENT, then=judgment_weighed)
    return judgment_over


@step
def judgment_over(g: Afterlife, f: Action) -> Next[Action]:
    """2.judgment: finally the set-aside cards are sacrificed in an order of choice."""
    if f.cards.count(f.cards[0]) < len(f.cards):
        return ask(f.seat, JUDGMENT_ORDER, then=judgment_sacrificed)
    for card in f.cards:
        sacrifice(g, g.players[f.seat], card)
    f.cards.clear()
    return DONE


@step
def judgment_sacrificed(g: Afterlife, f: Action, answer: verbs.Sacrifice) -> Next[Action]:
    """2.judgment: the last one will lie on top."""
    f.cards.remove(answer.card)
    sacrifice(g, g.players[f.seat], answer.card)
    return judgment_over


@rule("2.judgment")
def set_aside_once(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return bool(f.cards)


@rule("2.judgment", verbs.card_named)
def was_set_aside(g: Afterlife, f: Action, seat: int, o: verbs.Sacrifice) -> bool:
    return o.card in f.cards


JUDGMENT: Final = Question(
    "judgment",
    "2.judgment",
    hand_card(verbs.ASIDE),
    Clause(verbs.ENOUGH, gates=(set_aside_once,)),
    about=lambda g, f, seat: {"card": g.boneyard[-1]},
)
JUDGMENT_ORDER: Final = Question(
    "judgment-order",
    "2.judgment",
    Clause(verbs.SACRIFICE, (was_set_aside,)),
    linked=True,
    about=about_action,
)


# -- Hieroglyphics ---------------------------------------------------------------------------------


@action("hieroglyphics")
def hieroglyphics(g: Afterlife, f: Action) -> Next[Action]:
    """2.hieroglyphics: look at the top cards of the draw deck, fewer if there are fewer ..."""
    p = g.players[f.seat]
    f.other = look_ahead(g, p, g.box.look[f.card])
    g.tell_only("looked", (f.seat,), {"cards": tuple(p.known[-f.other :])}, player=f.seat)
    g.reveal("undo-looked")
    return ask(f.seat, HIEROGLYPHS, then=hieroglyph_read)


@step
def hieroglyph_read(g: Afterlife, f: Action, answer: verbs.Fetch) -> Next[Action]:
    """2.hieroglyphics: ... put one into the hand ..."""
    p = g.players[f.seat]
    index = len(p.known) - 1 - p.known[::-1].index(answer.card)
    insort(p.hand, p.known.pop(index))
    g.tell_only("read", (f.seat,), {"card": answer.card}, player=f.seat)
    f.other -= 1
    f.left = [f.other]
    return hieroglyphs_back


@step
def hieroglyphs_back(g: Afterlife, f: Action) -> Next[Action]:
    """2.hieroglyphics: ... and the rest back on top in any order, from the top down."""
    return ask(f.seat, DECK_ORDER, then=hieroglyph_back) if f.left[0] > 1 else DONE


@step
def hieroglyph_back(g: Afterlife, f: Action, answer: verbs.Top) -> Next[Action]:
    """2.hieroglyphics: the chosen card lies above all that are still to be ordered."""
    known = g.players[f.seat].known
    start = len(known) - f.other
    unordered = known[start : start + f.left[0]]
    unordered.remove(answer.card)
    known[start : start + f.left[0]] = [*unordered, answer.card]
    f.left[0] -= 1
    return hieroglyphs_back


def _unordered(g: Afterlife, f: Action, seat: int) -> list[int]:
    known = g.players[seat].known
    start = len(known) - f.other
    return known[start : start + f.left[0]]


@rule("2.hieroglyphics", verbs.card_named)
def was_seen(g: Afterlife, f: Action, seat: int, o: verbs.Fetch) -> bool:
    return o.card in g.players[seat].known[-f.other :]


@rule("2.hieroglyphics", verbs.card_named)
def waits_for_its_place(g: Afterlife, f: Action, seat: int, o: verbs.Top) -> bool:
    return o.card in _unordered(g, f, seat)


HIEROGLYPHS: Final = Question(
    "hieroglyphics",
    "2.hieroglyphics",
    Clause(verbs.FETCH, (was_seen,)),
    secret=True,
    about=about_action,
)
DECK_ORDER: Final = Question(
    "deck-order",
    "2.hieroglyphics",
    Clause(verbs.TOP, (waits_for_its_place,)),
    linked=True,
    secret=True,
    about=about_action,
)


# -- Hunting Scene, Book of the Earth, Osiris: a hand card for one of the pyramid ------------------


@action("hunting-scene", "book-earth", "statue-osiris")
def trade(g: Afterlife, f: Action) -> Next[Action]:
    """2.hunting-scene, 2.book-earth, 2.statue-osiris: a hand card that leaves a legal take ..."""
    return ask_hand(g, f, f.seat, TRADES[f.card][0], then=traded)


@step
def traded(g: Afterlife, f: Action, answer: verbs.CardMove) -> Next[Action]:
    """... goes, then take a pyramid card that costs no more than the text allows for it."""
    p = g.players[f.seat]
    MOVES[type(answer)](g, p, out_of_hand(g, p, answer.card))
    f.other = reach(g.box, f.card, answer.card)
    return ask(f.seat, TRADES[f.card][1], then=pyramid_card_moved)


def reaches_a_card(g: Afterlife, f: Action, seat: int, o: verbs.CardMove) -> bool:
    """Only a hand card that leaves a legal take may be given (1.8.a)."""
    return reach(g.box, f.card, o.card) >= cheapest(g)


def within_the_trade(g: Afterlife, f: Action, seat: int, o: verbs.Take) -> bool:
    """The card taken costs no more than the card given allows."""
    return g.box.cost[g.pyramid[o.slot]] <= f.other


def trading(name: str, give: Verb[C]) -> tuple[AnyChoice, AnyChoice]:
    """The questions of a trade: for the card given, for the card taken."""
    id = f"2.{name}"
    worth = rule(id, verbs.card_named)(reaches_a_card)
    reached = rule(id, lambda g, f, seat, o: {"need": f.other}, given=(slot_is_filled,))(
        within_the_trade
    )
    return (from_hand(name, id, give, worth), from_pyramid(f"{name}-take", id, verbs.TAKE, reached))


HUNT, QUARRY = trading("hunting-scene", verbs.SACRIFICE)
EARTH, EARTH_TAKE = trading("book-earth", verbs.SACRIFICE)
OSIRIS, OSIRIS_TAKE = trading("statue-osiris", verbs.ENTOMB)
TRADES: Final = {
    kind("hunting-scene"): (HUNT, QUARRY),
    kind("book-earth"): (EARTH, EARTH_TAKE),
    kind("statue-osiris"): (OSIRIS, OSIRIS_TAKE),
}


# -- Victory, Solar Barque -------------------------------------------------------------------------


@action("victory")
def victory(g: Afterlife, f: Action) -> Next[Action]:
    """2.victory: a card played earlier this turn, never this one (R-32) ..."""
    return ask(f.seat, VICTORY, then=victory_won)


@step
def victory_won(g: Afterlife, f: Action, answer: verbs.Entomb) -> Next[Action]:
    """2.victory: ... goes into the tomb; what it did stands (R-18)."""
    p = g.players[f.seat]
    off_table(g, p, answer)
    entomb(g, p, answer.card)
    return DONE


VICTORY: Final = Question(
    "victory",
    "2.victory",
    *among_played("2.victory", verbs.ENTOMB, verbs.ENTOMB_PAID, verbs.ENTOMB_EXECUTED),
    auto=True,
    about=about_action,
)


@action("solar-barque")
def solar_barque(g: Afterlife, f: Action) -> Next[Action]:
    """2.solar-barque: this turn all rows are for sale."""
    g.barque = True
    return DONE
