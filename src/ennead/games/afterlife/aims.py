"""What an option of Afterlife is after, in a few words; made from the tombs and whatever else a viewer sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ennead.games.afterlife.cards import NAMES, UNIQUE
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import Option
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


def aim(g: Afterlife, seat: int, option: Option) -> Aim | None:
    """What an option is after; None for a payment, which serves the purchase."""
    find = _AIMS.get(option[0])
    return None if find is None else find(g, seat, option)


# -- cards ------------------------------------------------------------------------------------------------------


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


# -- options ----------------------------------------------------------------------------------------------------


def _on_card(id: str) -> Callable[[Afterlife, int, Option], Aim]:
    return lambda g, seat, o: (id, {"card": o[1]})


def _plain(id: str) -> Callable[[Afterlife, int, Option], Aim]:
    return lambda g, seat, o: (id, {})


def _top(cards: list[int]) -> int:
    return cards[-1] if cards else -1


def _turned_up(g: Afterlife) -> int:
    """The card that lies open between stock and pyramid."""
    frame: Any = g.frames[-1]
    return _top(frame.cards)


def _aside(g: Afterlife, seat: int, o: Option) -> Aim:
    if g.question == "judgment":
        return "aim-trade", {"card": o[1], "other": _top(g.boneyard)}
    return "aim-keep", {"card": o[1]}


_AIMS: Final[dict[str, Callable[[Afterlife, int, Option], Aim]]] = {
    "buy": lambda g, seat, o: _getting(g, seat, g.pyramid[o[1]]),
    "buy-stock": lambda g, seat, o: _getting(g, seat, _turned_up(g)),
    "take": lambda g, seat, o: _getting(g, seat, g.pyramid[o[1]]),
    "lift": lambda g, seat, o: _getting(g, seat, g.pyramid[o[1]]),
    "boat": lambda g, seat, o: _getting(g, seat, g.pyramid[o[1]]),
    "entomb": lambda g, seat, o: _entombing(g, seat, o[1]),
    "entomb-slot": lambda g, seat, o: _entombing(g, seat, g.pyramid[o[1]]),
    "entomb-top": lambda g, seat, o: _entombing(g, seat, _top(g.players[seat].discard)),
    "entomb-next": lambda g, seat, o: _entombing(g, seat, -1),
    "play": lambda g, seat, o: _acting(g, seat, o[1]),
    "repeat": lambda g, seat, o: _acting(g, seat, o[1]),
    "end": _plain("aim-end"),
    "arrange": _plain("aim-end"),
    "leave": _plain("aim-leave"),
    "pass": _plain("aim-end-there"),
    "fall": _plain("aim-pyramid"),
    "place": _plain("aim-pyramid"),
    "swap": _plain("aim-pyramid"),
    "discard": _on_card("aim-discard"),
    "sacrifice": _on_card("aim-sacrifice"),
    "give": _on_card("aim-give"),
    "name": _on_card("aim-name"),
    "top": _on_card("aim-keep"),
    "aside": _aside,
    "fetch": _on_card("aim-fetch"),
    "return": _on_card("aim-fetch"),
    "return-gold": _on_card("aim-fetch"),
    "return-action": _on_card("aim-fetch"),
    "sacrifice-slot": lambda g, seat, o: ("aim-spoil", {"card": g.pyramid[o[1]]}),
    "choose-slot": lambda g, seat, o: ("aim-grant", {"card": g.pyramid[o[1]]}),
    "against": lambda g, seat, o: ("aim-against", {"opponent": o[1]}),
}
