"""Tomb art: Goddess Nut, Judgment of the Dead, Hieroglyphics, Banquet, Hunting Scene, Victory, Solar Barque."""

from __future__ import annotations

from bisect import insort

from ennead.games.afterlife.choices import (
    ASIDE,
    ENTOMB,
    FETCH,
    OPPONENT,
    SACRIFICE,
    TAKE,
    TOP,
    ask_hand,
    finishing,
    from_hand,
    from_pyramid,
    hand_cards,
    in_hand,
    kinds_of,
)
from ennead.games.afterlife.conditions import cheapest, dearest, reach, returnable
from ennead.games.afterlife.crumbling import crumble, lift
from ennead.games.afterlife.executing import Action, about_action, action, draw_and_finish, over
from ennead.games.afterlife.moves import (
    entomb,
    gain,
    look_ahead,
    off_boneyard,
    out_of_hand,
    pick_up,
    sacrifice,
)
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

action("banquet")(draw_and_finish)


# -- Goddess Nut ------------------------------------------------------------------------------------------------


@action("goddess-nut")
def goddess_nut(g: Afterlife, f: Action) -> Next:
    """2.goddess-nut: choose an opponent ..."""
    return ask(f.seat, OPPONENT, then=nut_offers)


@step
def nut_offers(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.goddess-nut: ... who may take a cheapest card ..."""
    f.other = answer[1]
    g.tell("chose", player=f.seat, opponent=f.other)
    return ask(f.other, NUT_OFFER, then=nut_answered)


@step
def nut_answered(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.goddess-nut: ... the pyramid crumbles as its player likes (R-08) ..."""
    if answer[0] == "pass":
        return nut_takes
    gain(g, g.players[f.other], lift(g, answer[1]))
    return crumble(g, answer[1], then=nut_takes)


@step
def nut_takes(g: Afterlife, f: Action) -> Next:
    """2.goddess-nut: ... then its player takes a dearest one, in every case."""
    return ask(f.seat, NUT_OWN, then=taken)


@step
def taken(g: Afterlife, f: Action, answer: Option) -> Next:
    """1.9.h: take a card of the pyramid, which crumbles; the action is over."""
    gain(g, g.players[f.seat], lift(g, answer[1]))
    return crumble(g, answer[1], then=over)


@rule("2.goddess-nut")
def is_cheapest(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return g.box.cost[g.pyramid[o[1]]] == cheapest(g)


@rule("2.goddess-nut")
def is_dearest(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return g.box.cost[g.pyramid[o[1]]] == dearest(g)


NUT_OFFER = from_pyramid("nut-offer", TAKE, requires=(is_cheapest,), may=True)
NUT_OWN = from_pyramid("nut-own", TAKE, requires=(is_dearest,))


# -- Judgment of the Dead ---------------------------------------------------------------------------------------


@action("judgment")
def judgment(g: Afterlife, f: Action) -> Next:
    """2.judgment: set a hand card aside, at least once ..."""
    return ask_hand(g, f, f.seat, JUDGMENT, then=judgment_weighed)


@step
def judgment_weighed(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.judgment: ... take the top card of the boneyard, and again as often as one likes and can."""
    p = g.players[f.seat]
    if answer[0] == "done":
        return judgment_over
    f.cards.append(out_of_hand(g, p, answer[1]))
    g.tell("set-aside-open", player=f.seat, card=answer[1])
    gain(g, p, off_boneyard(g))
    if p.hand and g.boneyard:
        return ask(f.seat, JUDGMENT, then=judgment_weighed)
    return judgment_over


@step
def judgment_over(g: Afterlife, f: Action) -> Next:
    """2.judgment: finally the set-aside cards are sacrificed in an order of choice."""
    if f.cards.count(f.cards[0]) < len(f.cards):
        return ask(f.seat, JUDGMENT_ORDER, then=judgment_sacrificed)
    for card in f.cards:
        sacrifice(g, g.players[f.seat], card)
    f.cards.clear()
    return DONE


@step
def judgment_sacrificed(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.judgment: the last one will lie on top."""
    f.cards.remove(answer[1])
    sacrifice(g, g.players[f.seat], answer[1])
    return judgment_over


@rule("2.judgment")
def set_aside_once(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return bool(f.cards)


@rule("2.judgment", reasons=lambda g, f, seat, o: {"card": o[1]})
def was_set_aside(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in f.cards


JUDGMENT = Question(
    "judgment",
    [
        Clause("aside", hand_cards(ASIDE), premises=(in_hand,)),
        Clause("done", finishing, gates=(set_aside_once,)),
    ],
    about=lambda g, f, seat: {"card": g.boneyard[-1]},
)
JUDGMENT_ORDER = Question(
    "judgment-order",
    [
        Clause(
            "sacrifice",
            lambda g, f, seat: kinds_of(sorted(f.cards), SACRIFICE),
            premises=(was_set_aside,),
        )
    ],
    linked=True,
    about=about_action,
)


# -- Hieroglyphics ----------------------------------------------------------------------------------------------


@action("hieroglyphics")
def hieroglyphics(g: Afterlife, f: Action) -> Next:
    """2.hieroglyphics: look at the top cards of the draw deck, fewer if there are fewer ..."""
    p = g.players[f.seat]
    f.other = look_ahead(g, p, g.box.look[f.card])
    g.tell_only("looked", (f.seat,), {"cards": tuple(p.known[-f.other :])}, player=f.seat)
    g.reveal("undo-looked")
    return ask(f.seat, HIEROGLYPHS, then=hieroglyph_read)


@step
def hieroglyph_read(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.hieroglyphics: ... put one into the hand ..."""
    p = g.players[f.seat]
    index = len(p.known) - 1 - p.known[::-1].index(answer[1])
    insort(p.hand, p.known.pop(index))
    g.tell_only("read", (f.seat,), {"card": answer[1]}, player=f.seat)
    f.other -= 1
    f.left = [f.other]
    return hieroglyphs_back


@step
def hieroglyphs_back(g: Afterlife, f: Action) -> Next:
    """2.hieroglyphics: ... and the rest back on top in any order, from the top down."""
    return ask(f.seat, DECK_ORDER, then=hieroglyph_back) if f.left[0] > 1 else DONE


@step
def hieroglyph_back(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.hieroglyphics: the chosen card lies above all that are still to be ordered."""
    known = g.players[f.seat].known
    start = len(known) - f.other
    unordered = known[start : start + f.left[0]]
    unordered.remove(answer[1])
    known[start : start + f.left[0]] = [*unordered, answer[1]]
    f.left[0] -= 1
    return hieroglyphs_back


def seen_in_deck(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: the cards looked at."""
    return kinds_of(sorted(g.players[seat].known[-f.other :]), FETCH)


def unordered_in_deck(g: Afterlife, f: Action, seat: int) -> list[Option]:
    """Candidates: the cards looked at that have no place yet."""
    return kinds_of(sorted(_unordered(g, f, seat)), TOP)


def _unordered(g: Afterlife, f: Action, seat: int) -> list[int]:
    known = g.players[seat].known
    start = len(known) - f.other
    return known[start : start + f.left[0]]


@rule("2.hieroglyphics", reasons=lambda g, f, seat, o: {"card": o[1]})
def was_seen(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in g.players[seat].known[-f.other :]


@rule("2.hieroglyphics", reasons=lambda g, f, seat, o: {"card": o[1]})
def waits_for_its_place(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in _unordered(g, f, seat)


HIEROGLYPHS = Question(
    "hieroglyphics",
    [Clause("fetch", seen_in_deck, premises=(was_seen,))],
    secret=True,
    about=about_action,
)
DECK_ORDER = Question(
    "deck-order",
    [Clause("top", unordered_in_deck, premises=(waits_for_its_place,))],
    linked=True,
    secret=True,
    about=about_action,
)


# -- Hunting Scene and the other trades -------------------------------------------------------------------------


@action("hunting-scene")
def hunting_scene(g: Afterlife, f: Action) -> Next:
    """2.hunting-scene: sacrifice a hand card that leaves a legal take ..."""
    return ask_hand(g, f, f.seat, HUNT, then=hunted)


@step
def hunted(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.hunting-scene: ... then take a pyramid card that costs a little more at most."""
    p = g.players[f.seat]
    sacrifice(g, p, out_of_hand(g, p, answer[1]))
    f.other = reach(g.box, f.card, answer[1])
    return ask(f.seat, QUARRY, then=taken)


def trade(name: str, give: tuple[Option, ...]) -> tuple[Question, Question]:
    """The two questions of a card that trades a hand card for one of the pyramid: what is given, what is taken."""
    worth = rule(f"2.{name}", lambda g, f, seat, o: {"card": o[1]})(reaches_a_card)
    reached = rule(f"2.{name}", lambda g, f, seat, o: {"need": f.other})(within_the_trade)
    return (
        from_hand(name, give, requires=(worth,)),
        from_pyramid(f"{name}-take", TAKE, requires=(reached,)),
    )


def reaches_a_card(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    """Only a hand card that leaves a legal take may be given (1.8.a)."""
    return reach(g.box, f.card, o[1]) >= cheapest(g)


def within_the_trade(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    """The card taken costs no more than the card given allows."""
    card = g.pyramid[o[1]]
    return card != EMPTY and g.box.cost[card] <= f.other


HUNT, QUARRY = trade("hunting-scene", SACRIFICE)


# -- Victory, Solar Barque --------------------------------------------------------------------------------------


@action("victory")
def victory(g: Afterlife, f: Action) -> Next:
    """2.victory: a card played earlier this turn, never this one (R-32) ..."""
    return ask(f.seat, VICTORY, then=victory_won)


@step
def victory_won(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.victory: ... goes into the tomb; what it did stands (R-18)."""
    p = g.players[f.seat]
    pick_up(p, answer[1])
    entomb(g, p, answer[1])
    return DONE


@rule("2.victory", reasons=lambda g, f, seat, o: {"card": o[1]})
def was_played_earlier(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in returnable(g, g.players[seat], f.card)


VICTORY = Question(
    "victory",
    [
        Clause(
            "entomb",
            lambda g, f, seat: kinds_of(returnable(g, g.players[seat], f.card), ENTOMB),
            premises=(was_played_earlier,),
        )
    ],
    auto=True,
    about=about_action,
)


@action("solar-barque")
def solar_barque(g: Afterlife, f: Action) -> Next:
    """2.solar-barque: this turn all rows are for sale."""
    g.barque = True
    return DONE
