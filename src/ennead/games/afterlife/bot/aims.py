"""What an option is after, in a few words; made from whatever a viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.state import Action, Afterlife
from ennead.games.afterlife.tables import NAMES, NO_CARD, UNIQUE
from ennead.games.afterlife.verbs import Against, CardMove, SlotMove
from ennead.kernel import Option
from ennead.kernel.judgement import Aim

RICH: Final = 3
"""Gold from which a card is bought for its gold."""

INTO_THE_TOMB: Final = frozenset(
    NAMES.index(name)
    for name in (
        *("linen-bandages", "natron", "necklace", "brooch", "offering-chapel", "burial-chamber"),
        *("bow", "victory", "outer-sarcophagus", "amulet-scarab", "book-heavens", "book-dead"),
        *("statue-anubis", "statue-osiris", "burial-mask"),
    )
)
"""Cards whose action entombs a card."""

FROM_THE_TABLE: Final = frozenset(
    NAMES.index(name)
    for name in (
        *("khopesh", "goddess-nut", "hunting-scene", "judgment", "mirror-case", "sphinx"),
        *("middle-sarcophagus", "jar-imseti", "book-netherworld", "book-earth", "book-eternity"),
        *("statue-horus", "crook-and-flail", "dagger", "brain-hook"),
    )
)
"""Cards whose action brings a card without its whole price."""


# -- cards -----------------------------------------------------------------------------------------


def _getting(g: Afterlife, seat: int, card: int) -> Aim:
    """A card for the deck: for a set of the tomb, for its points, or for its gold."""
    box, tomb = g.box, g.players[seat].tomb
    if card < 0:
        return "aim-get-unseen", {}
    if box.set_of[card] == UNIQUE:
        return "aim-get-unique", {"card": card, "points": box.vp[card]}
    if not box.in_set[card] or card in tomb:
        return "aim-get-gold", {"card": card, "gold": box.gold[card]}
    have = _entombed(g, seat, card)
    if have and have + 1 == box.group_size[box.group[card]]:
        return "aim-get-last", {"card": card, "set": box.set_of[card]}
    if have:
        return "aim-get-more", {"card": card, "set": box.set_of[card]}
    if box.gold[card] >= RICH:
        return "aim-get-gold", {"card": card, "gold": box.gold[card]}
    return "aim-get-first", {"card": card, "set": box.set_of[card]}


def _entombing(g: Afterlife, seat: int, card: int) -> Aim:
    """A card for the tomb: what it adds there now."""
    box, tomb = g.box, g.players[seat].tomb
    if card < 0:
        return "aim-entomb-unseen", {}
    if not box.in_set[card]:
        return "aim-entomb-points", {"card": card, "points": box.vp[card]}
    if card in tomb:
        return "aim-entomb-double", {"card": card}
    have = _entombed(g, seat, card)
    about = {"card": card, "set": box.set_of[card], "points": 2 * have + 1}
    if have and have + 1 == box.group_size[box.group[card]]:
        return "aim-entomb-last", about
    return ("aim-entomb-more" if have else "aim-entomb-first"), about


def _entombed(g: Afterlife, seat: int, card: int) -> int:
    """Different cards in the tomb that score together with this one."""
    group = g.box.group
    return sum(1 for one in dict.fromkeys(g.players[seat].tomb) if group[one] == group[card])


def _acting(g: Afterlife, seat: int, card: int) -> Aim:
    """An action: what it brings in general."""
    about = {"card": card}
    if card in INTO_THE_TOMB:
        return "aim-play-entomb", about
    if card in FROM_THE_TABLE:
        return "aim-play-take", about
    if g.box.opponent[card]:
        return "aim-play-against", about
    return ("aim-play-draw" if g.box.draw[card] else "aim-play"), about


# -- options ---------------------------------------------------------------------------------------


def aim(g: Afterlife, seat: int, o: Option) -> Aim | None:
    """What an option is after; None for a payment, which serves the purchase."""
    if isinstance(o, CardMove):
        return _of_card(g, seat, o)
    if isinstance(o, SlotMove) and type(o) in _SLOTS:
        return _SLOTS[type(o)](g, seat, g.pyramid[o.slot])
    if isinstance(o, Against):
        return "aim-against", {"opponent": o.opponent}
    if isinstance(o, verbs.BuyStock):
        return _getting(g, seat, _turned_up(g))
    if isinstance(o, verbs.EntombTop):
        return _entombing(g, seat, _top(g.players[seat].discard))
    if isinstance(o, verbs.EntombNext):
        return _entombing(g, seat, NO_CARD)
    said = _PLAIN.get(type(o))
    return None if said is None else (said, {})


def _of_card(g: Afterlife, seat: int, o: CardMove) -> Aim | None:
    if isinstance(o, verbs.Entomb | verbs.EntombAt):
        return _entombing(g, seat, o.card)
    if isinstance(o, verbs.Play | verbs.Repeat):
        return _acting(g, seat, o.card)
    if isinstance(o, verbs.Aside) and g.question == "judgment":
        return "aim-trade", {"card": o.card, "other": _top(g.boneyard)}
    said = _CARDS.get(type(o))
    return None if said is None else (said, {"card": o.card})


def _top(cards: list[int]) -> int:
    return cards[-1] if cards else NO_CARD


def _turned_up(g: Afterlife) -> int:
    """The card that lies open between stock and pyramid."""
    frame = g.frames[-1]
    return _top(frame.cards) if isinstance(frame, Action) else NO_CARD


_CARDS: Final[dict[type[CardMove], str]] = {
    verbs.Discard: "aim-discard",
    verbs.Sacrifice: "aim-sacrifice",
    verbs.Give: "aim-give",
    verbs.Name: "aim-name",
    verbs.Top: "aim-keep",
    verbs.Aside: "aim-keep",
    verbs.Fetch: "aim-fetch",
    verbs.FetchAt: "aim-fetch",
    verbs.Return: "aim-fetch",
    verbs.ReturnGold: "aim-fetch",
    verbs.ReturnAction: "aim-fetch",
}
_SLOTS: Final[dict[type[SlotMove], Callable[[Afterlife, int, int], Aim]]] = {
    **dict.fromkeys((verbs.Buy, verbs.Take, verbs.Lift, verbs.Boat), _getting),
    verbs.EntombSlot: _entombing,
    verbs.SacrificeSlot: lambda g, seat, card: ("aim-spoil", {"card": card}),
    verbs.ChooseSlot: lambda g, seat, card: ("aim-grant", {"card": card}),
}
_PLAIN: Final[dict[type[Option], str]] = {
    verbs.End: "aim-end",
    verbs.Arrange: "aim-end",
    verbs.Leave: "aim-leave",
    verbs.Pass: "aim-end-there",
    verbs.Fall: "aim-pyramid",
    verbs.Place: "aim-pyramid",
    verbs.Swap: "aim-pyramid",
}
