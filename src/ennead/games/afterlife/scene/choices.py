"""Options on the table: what each points at, its words, and how it is offered."""

from __future__ import annotations

from ennead.games.afterlife.cards import NAMES
from ennead.games.afterlife.crumbling import SLOTS
from ennead.games.afterlife.executing import Action
from ennead.games.afterlife.scene.faces import card_ref, slot_ref
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.kernel.flow import Option
from ennead.kernel.message import Arg, Message
from ennead.kernel.scene import Manner

_SLOTS = frozenset(
    ("buy", "fall", "boat", "take", "sacrifice-slot", "entomb-slot", "lift", "choose-slot", "place")
)
_CARDS = frozenset(
    (
        *("play", "entomb", "pay", "lay", "discard", "sacrifice", "give", "aside", "top"),
        *("fetch", "name", "repeat", "return", "return-gold", "return-action"),
    )
)
_PLACES = {
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
_ENDINGS: dict[str, Manner] = {
    "end": "pass",
    "arrange": "pass",
    "pass": "pass",
    "leave": "pass",
    "done": "done",
    "rest": "done",
}


def targets(view: Afterlife, option: Option) -> tuple[str, ...]:
    """The things an option is about, in the order of clicking."""
    verb = option[0]
    if verb in _SLOTS:
        return (f"pyramid/{SLOTS[option[1]]}",)
    if verb == "swap":
        return (f"pyramid/{SLOTS[option[1]]}", f"pyramid/{SLOTS[option[2]]}")
    if verb == "against":
        return (f"opponent/{option[1]}",)
    if verb in _CARDS:
        return (f"{_place(view, option)}/{NAMES[option[1]]}",)
    seat = view.asked[0] if view.asked else 0
    if verb == "buy-stock":
        return (f"open/{NAMES[_open(view)]}",)
    if verb == "entomb-next":
        return (f"seat-{seat}/deck",)
    if verb == "entomb-top":
        return (f"seat-{seat}/discard",)
    return ()


def _place(view: Afterlife, option: Option) -> str:
    seat = view.asked[0] if view.asked else 0
    question = view.question
    frame = view.frames[-1]
    if question == "spear-card" and isinstance(frame, Action):
        return f"seat-{frame.other}/hand"
    if question == "order" and option[1] not in view.players[seat].hand:
        return f"seat-{seat}/played"
    return _PLACES.get(question, "seat-{}/hand").format(seat)


def _open(view: Afterlife) -> int:
    """The card that Brain Hook has turned up."""
    frame = view.frames[-1]
    assert isinstance(frame, Action)
    return frame.cards[-1]


def label(view: Afterlife, option: Option) -> Message | None:
    """An option that names a slot, with the card that lies there."""
    verb = option[0]
    if verb == "swap":
        cards = {"card": view.pyramid[option[1]], "other": view.pyramid[option[2]]}
        return Message("option-swap-cards", {name: card_ref(card) for name, card in cards.items()})
    if verb not in _SLOTS or verb == "place" or view.pyramid[option[1]] == EMPTY:
        return None
    card = view.pyramid[option[1]]
    words: dict[str, Arg] = {
        "card": card_ref(card),
        "slot": slot_ref(option[1]),
        "price": view.box.cost[card],
    }
    return Message(f"option-{verb}-card", words)


def manner(view: Afterlife, option: Option) -> Manner:
    """Endings are quiet or complete a choice; the rest is plain."""
    return _ENDINGS.get(option[0], "plain")
