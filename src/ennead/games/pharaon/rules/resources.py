"""Zdroje (p. 4): gaining from the limited bank and paying."""

from __future__ import annotations

from ennead.games.pharaon.state import TRAITOR, Pharaon
from ennead.games.pharaon.tables import BASICS, RESOURCES


def gain(g: Pharaon, side: int, tokens: tuple[int, ...]) -> None:
    """1.5.b, 1.5.c, R25: take the tokens from the bank as far as it has them; the rest is lost."""
    bank, supply = g.bank, g.players[side].supply
    lost: list[int] = []
    for token in tokens:
        if bank[token]:
            bank[token] -= 1
            supply[token] += 1
        else:
            lost.append(token)
    if g.told is not None:
        _tell_gain(g, side, tokens, tuple(lost))


def _tell_gain(g: Pharaon, side: int, tokens: tuple[int, ...], lost: tuple[int, ...]) -> None:
    kept = list(reversed(tokens))
    for token in lost:  # of each kind the last ones
        kept.remove(token)
    gained = tuple(reversed(kept))
    if g.traitor is not None and side == TRAITOR:
        if gained:
            g.tell("traitor-gained", tokens=gained)
        return
    if gained:
        g.tell("gained", player=side, tokens=gained)
    if lost:
        g.tell("lost", player=side, tokens=lost)


def surrender(g: Pharaon, token: int) -> None:
    """1.7.g, 1.8.d: a token that was paid goes to the bank, an offering to the heap."""
    if token < RESOURCES:
        g.bank[token] += 1
    else:
        g.heap.append(token)
        g.heap.sort()


def basics_in_stock(g: Pharaon) -> list[int]:
    """R25: the basic kinds that can be gained now."""
    bank = g.bank
    return [token for token in BASICS if bank[token]]
