"""The stock: face down, level II on top of level III, drawn from lazily (1.4.c)."""

from __future__ import annotations

from ennead.games.afterlife.state import Afterlife
from ennead.kernel import take

_SECOND, _THIRD = 2, 3


def stock_size(g: Afterlife) -> int:
    """How many cards the stock has."""
    return len(g.second) + len(g.third) + len(g.ahead.levels)


def turn_up(g: Afterlife) -> int:
    """Turn the top card face up and take it off the stock, which must not be empty."""
    if g.ahead.levels:
        g.reveal("undo-turned-up")
        return _next_seen(g)
    return take(g.luck, "stock", g.second or g.third)


def look(g: Afterlife, seat: int, count: int) -> None:
    """Let a seat see the top cards, as many of `count` as there are; they stay where they are."""
    ahead = g.ahead
    while len(ahead.levels) < count and (g.second or g.third):
        if g.second:
            ahead.second.insert(0, take(g.luck, "look", g.second))
            ahead.levels.insert(0, _SECOND)
        else:
            ahead.third.insert(0, take(g.luck, "look", g.third))
            ahead.levels.insert(0, _THIRD)
    ahead.seat = seat
    g.reveal("undo-looked")


def seen(g: Afterlife) -> list[int]:
    """The cards that were looked at, topmost last."""
    second, third = iter(g.ahead.second), iter(g.ahead.third)
    return [next(second) if level == _SECOND else next(third) for level in g.ahead.levels]


def put_back(g: Afterlife, cards: list[int]) -> None:
    """Lay the cards looked at on top again, the last uppermost; what is missing has left."""
    level, ahead = g.box.level, g.ahead
    ahead.levels = [level[card] for card in cards]
    ahead.second = [card for card in cards if level[card] == _SECOND]
    ahead.third = [card for card in cards if level[card] == _THIRD]


def _next_seen(g: Afterlife) -> int:
    ahead = g.ahead
    return (ahead.second if ahead.levels.pop() == _SECOND else ahead.third).pop()
