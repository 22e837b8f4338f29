"""A position in words, which cases and playthroughs read, and the count of its cards."""

from __future__ import annotations

from typing import Any

from ennead.games.afterlife.rules.scoring import points
from ennead.games.afterlife.rules.stock import seen, stock_size
from ennead.games.afterlife.rules.turn import Arranging
from ennead.games.afterlife.state import CHANGED, EMPTY, Action, Afterlife, Player
from ennead.games.afterlife.tables import KINDS, NAMES, SETS, SLOTS
from ennead.kernel import EVERYTHING, UNKNOWN


def names(cards: list[int]) -> list[str]:
    """Ids of cards; `hidden` for one that a view does not show."""
    return [NAMES[card] if card >= 0 else "hidden" for card in cards]


def facts(g: Afterlife, viewer: int = EVERYTHING) -> dict[str, Any]:
    """Everything a case may ask about, or what a viewer's masked position shows of it."""
    counted = not (g.box.hide_stock and viewer == g.active)  # R-26, option
    return {
        "active": g.active,
        "first": g.first,
        "pyramid": {
            slot: "empty" if card == EMPTY else NAMES[card]
            for slot, card in zip(SLOTS, g.pyramid, strict=True)
        },
        "stock": stock_size(g) if counted else "hidden",
        "second": len(g.second) + len(g.ahead.second) if counted else "hidden",
        "third": len(g.third) + len(g.ahead.third) if counted else "hidden",
        "ahead": names(seen(g)) if UNKNOWN not in g.ahead.levels else len(g.ahead.levels),
        "boneyard": names(g.boneyard),
        "market": sum(g.copies),
        "sets": [
            name
            for number, name in enumerate(SETS)
            if any(g.copies[card] for card in range(KINDS) if g.box.set_of[card] == number)
        ],
        "goal": g.goal,
        "changed": g.changed == CHANGED,
        "entombed": g.entombed,
        "dearest": g.dearest,
        "ring": g.ring,
        "barque": g.barque,
        "thoth": g.thoth,
        "censer": g.censer,
        "acts": names(g.acts),
        "players": [_player(g, p) for p in g.players],
    }


def is_masked(g: Afterlife) -> bool:
    """Whether a position is somebody's view, in which not all cards are known."""
    return any(UNKNOWN in p.hand + p.deck + p.discard for p in g.players)


def _player(g: Afterlife, p: Player) -> dict[str, Any]:
    return {
        "hand": names(p.hand),
        "held": len(p.hand),
        "deck": names(p.deck),
        "known": names(p.known),
        "discard": names(p.discard),
        "aside": names(p.aside),
        "played": names(p.played),
        "tomb": names(p.tomb),
        "points": points(g.box, p.tomb),
        "shown": p.shown,
    }


def census(g: Afterlife) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    count = [0] * KINDS
    piles = [g.second, g.third, g.ahead.second, g.ahead.third, g.boneyard]
    for p in g.players:
        piles += [p.hand, p.deck, p.known, p.discard, p.aside, p.tomb, p.played]
    for frame in g.frames:
        if isinstance(frame, Action):
            piles.append(frame.cards)
        elif isinstance(frame, Arranging):
            piles.append(frame.placed)
    for pile in piles:
        for card in pile:
            count[card] += 1
    for card in g.pyramid:
        if card != EMPTY:
            count[card] += 1
    return count
