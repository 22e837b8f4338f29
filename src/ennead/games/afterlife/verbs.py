"""What can be chosen: each verb, its notation, what it points at on the table, its words there.

Almost all of them name a kind of card or a slot of the pyramid; rules that do not mind which verb
it is take a `CardMove` or a `SlotMove`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ennead.games.afterlife.state import EMPTY, Action, Afterlife
from ennead.games.afterlife.tables import NAMES, SLOTS
from ennead.kernel import Arg, Frame, Message, Option, Ref, Verb


class CardMove(Option):
    """A choice of a kind of card."""

    card: int


class PlacedCard(CardMove):
    """A choice among copies of a card that lie apart in a pile, by its place from the top."""

    place: int


class SlotMove(Option):
    """A choice of a slot of the pyramid."""

    slot: int


def card_named(g: Afterlife, f: Frame, seat: int, o: CardMove) -> Mapping[str, object]:
    """The argument of refusals that speak of the card."""
    return {"card": o.card}


def slot_named(g: Afterlife, f: Frame, seat: int, o: SlotMove) -> Mapping[str, object]:
    """The argument of refusals that speak of the slot."""
    return {"slot": o.slot}


# -- on the table ----------------------------------------------------------------------------------

_PLACES: Final = {
    # where the card of an option lies, if not in the hand of the seat that is asked
    "tomb-sacrifice": "seat-{}/tomb",
    "unearth": "seat-{}/tomb",
    "victory": "seat-{}/played",
    "hounds": "seat-{}/played",
    "search": "search",
    "heavens": "search",
    "hieroglyphics": "known",
    "deck-order": "known",
    "wedjat": "ahead",
    "stock-order": "ahead",
    "judgment-order": "open",
    "tyet": "acts",
}


def _asked(view: Afterlife) -> int:
    return view.asked[0] if view.asked else 0


def _card(view: Afterlife, o: CardMove) -> list[str]:
    place = _PLACES.get(view.question, "seat-{}/hand").format(_asked(view))
    return [f"{place}/{NAMES[o.card]}"]


def apart(pile: Sequence[int], card: int) -> list[int]:
    """The places from the top where copies of a card begin, but for the lowest of them."""
    places: list[int] = []
    above = -1
    for place, one in enumerate(reversed(pile), 1):
        if one == card != above:
            places.append(place)
        above = one
    return places[:-1]


def _lowest(view: Afterlife, o: CardMove) -> Message | None:
    """Where copies lie apart, the plain option means the lowest of them."""
    if not view.searching or not apart(view.players[_asked(view)].discard, o.card):
        return None
    return Message(f"option-{o.verb}-lowest", {"card": Ref(f"card-{NAMES[o.card]}")})


def _placed_card(view: Afterlife, o: PlacedCard) -> list[str]:
    return [f"search/{NAMES[o.card]}/{o.place}"]


def _loose_card(view: Afterlife, o: Lay) -> list[str]:
    place = "hand" if o.card in view.players[_asked(view)].hand else "played"
    return [f"seat-{_asked(view)}/{place}/{NAMES[o.card]}"]


def _shown_card(view: Afterlife, o: Name) -> list[str]:
    return [f"seat-{p.seat}/hand/{NAMES[o.card]}" for p in view.players if p.shown]


def _open_card(view: Afterlife, o: BuyStock) -> list[str]:
    frame = view.frames[-1]
    return [f"open/{NAMES[frame.cards[-1]]}"] if isinstance(frame, Action) else []


def _draw_deck(view: Afterlife, o: EntombNext) -> list[str]:
    return [f"seat-{_asked(view)}/deck"]


def _discard_pile(view: Afterlife, o: EntombTop) -> list[str]:
    return [f"seat-{_asked(view)}/discard"]


def _with_its_card(view: Afterlife, o: SlotMove) -> Message | None:
    """An option that names a slot, with the card that lies there."""
    card = view.pyramid[o.slot]
    if card == EMPTY:
        return None
    words: dict[str, Arg] = {
        "card": Ref(f"card-{NAMES[card]}"),
        "slot": Ref(f"slot-{SLOTS[o.slot]}"),
        "price": view.box.cost[card],
    }
    return Message(f"option-{o.verb}-card", words)


def _with_both_cards(view: Afterlife, o: Swap) -> Message | None:
    cards = {"card": view.pyramid[o.slot], "other": view.pyramid[o.other]}
    if EMPTY in cards.values():
        return None
    words: dict[str, Arg] = {name: Ref(f"card-{NAMES[card]}") for name, card in cards.items()}
    return Message("option-swap-cards", words)


_SLOT: Final = "pyramid/{slot}"


# -- the turn --------------------------------------------------------------------------------------


class Buy(SlotMove): ...


class Play(CardMove): ...


class Entomb(CardMove): ...


class End(Option): ...


class Arrange(Option): ...


class Lay(CardMove): ...


class Rest(Option): ...


class Pay(CardMove): ...


class Done(Option): ...


class Pass(Option): ...


class Fall(SlotMove): ...


class Boat(SlotMove): ...


BUY: Final = Verb(Buy, "buy {slot}", points=_SLOT, label=_with_its_card)
PLAY: Final = Verb(Play, "play {card}", points=_card)
ENTOMB: Final = Verb(Entomb, "entomb {card}", points=_card, label=_lowest)
END: Final = Verb(End, "end", manner="pass")
ARRANGE: Final = Verb(Arrange, "arrange", manner="pass")
LAY: Final = Verb(Lay, "lay {card}", points=_loose_card)
REST: Final = Verb(Rest, "rest", manner="done")
PAY: Final = Verb(Pay, "pay {card}", points=_card)
ENOUGH: Final = Verb(Done, "done", manner="done")
PASS: Final = Verb(Pass, "pass", manner="pass")
FALL: Final = Verb(Fall, "fall {slot}", points=_SLOT, label=_with_its_card)
BOAT_TO: Final = Verb(Boat, "boat {slot}", points=_SLOT, label=_with_its_card)


# -- actions of cards ------------------------------------------------------------------------------


class BuyStock(Option): ...


class Leave(Option): ...


class Discard(CardMove): ...


class Sacrifice(CardMove): ...


class SacrificeSlot(SlotMove): ...


class EntombSlot(SlotMove): ...


class EntombNext(Option): ...


class EntombTop(Option): ...


class Take(SlotMove): ...


class Lift(SlotMove): ...


class ChooseSlot(SlotMove): ...


class Place(SlotMove): ...


class Swap(SlotMove):
    """Two slots; which is named first means nothing."""

    other: int


class Against(Option):
    """A choice of an opponent."""

    opponent: int


class Name(CardMove): ...


class Give(CardMove): ...


class Aside(CardMove): ...


class Top(CardMove): ...


class Fetch(CardMove): ...


class FetchAt(PlacedCard): ...


class EntombAt(PlacedCard): ...


class EntombPaid(Entomb): ...


class EntombExecuted(Entomb): ...


class Repeat(CardMove): ...


class Return(CardMove): ...


class ReturnGold(CardMove): ...


class ReturnAction(CardMove): ...


BUY_STOCK: Final = Verb(BuyStock, "buy stock", points=_open_card)
LEAVE: Final = Verb(Leave, "leave", manner="pass")
DISCARD: Final = Verb(Discard, "discard {card}", points=_card)
SACRIFICE: Final = Verb(Sacrifice, "sacrifice {card}", points=_card)
SACRIFICE_SLOT: Final = Verb(SacrificeSlot, "sacrifice {slot}", points=_SLOT, label=_with_its_card)
ENTOMB_SLOT: Final = Verb(EntombSlot, "entomb {slot}", points=_SLOT, label=_with_its_card)
ENTOMB_NEXT: Final = Verb(EntombNext, "entomb next", points=_draw_deck)
ENTOMB_TOP: Final = Verb(EntombTop, "entomb top", points=_discard_pile)
TAKE: Final = Verb(Take, "take {slot}", points=_SLOT, label=_with_its_card)
LIFT: Final = Verb(Lift, "lift {slot}", points=_SLOT, label=_with_its_card)
CHOOSE_SLOT: Final = Verb(ChooseSlot, "choose {slot}", points=_SLOT, label=_with_its_card)
PLACE: Final = Verb(Place, "place {slot}", points=_SLOT)
SWAP: Final = Verb(
    Swap,
    "swap {slot} {other:slot}",
    points=(_SLOT, "pyramid/{other}"),
    label=_with_both_cards,
    unordered=("slot", "other"),
)
AGAINST: Final = Verb(Against, "against {opponent:seat}", points="opponent/{opponent:n}")
NAME: Final = Verb(Name, "name {card}", points=_shown_card)
GIVE: Final = Verb(Give, "give {card}", points=_card)
ASIDE: Final = Verb(Aside, "aside {card}", points=_card)
TOP: Final = Verb(Top, "top {card}", points=_card)
FETCH: Final = Verb(Fetch, "fetch {card}", points=_card, label=_lowest)
REPEAT: Final = Verb(Repeat, "repeat {card}", points=_card)
FETCH_AT: Final = Verb(FetchAt, "fetch {card} {place:1..192}", points=_placed_card)
ENTOMB_AT: Final = Verb(EntombAt, "entomb {card} {place:1..192}", points=_placed_card)
ENTOMB_PAID: Final = Verb(EntombPaid, "entomb {card} paid", points=_card)
ENTOMB_EXECUTED: Final = Verb(EntombExecuted, "entomb {card} executed", points=_card)
RETURN: Final = Verb(Return, "return {card}", points=_card)
RETURN_GOLD: Final = Verb(ReturnGold, "return {card} for gold", points=_card)
RETURN_ACTION: Final = Verb(ReturnAction, "return {card} for action", points=_card)
