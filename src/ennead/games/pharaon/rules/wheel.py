"""Popis herního plánu (p. 2): the wheel, its entry spaces and its turning."""

from __future__ import annotations

from collections.abc import Iterable

from ennead.games.pharaon.state import MARKER, Pharaon
from ennead.games.pharaon.tables import RESOURCES


def entry_colours(g: Pharaon, number: int) -> tuple[int, ...]:
    """R60: the colour that each zone meets in round `number`; the wheel turns by one zone."""
    colours = g.box.colours
    met = [0] * 5
    for position, zone in enumerate(g.ring):
        met[zone] = colours[(position - g.alignment - g.direction * (number - 1)) % 5]
    return tuple(met)


def from_bank(g: Pharaon, token: int) -> int:
    """A token for the wheel or a Traitor track; a neutral marker if the bank has none (R26)."""
    if not g.bank[token]:
        return MARKER
    g.bank[token] -= 1
    return token


def block(g: Pharaon, tokens: Iterable[int]) -> None:
    """1.19.b: the jar nobody took occupies spaces; what does not fit stays in the bank (R27)."""
    for colour in tokens:
        if len(g.wheel[colour]) < g.box.spaces:
            g.wheel[colour].append(from_bank(g, colour))
            g.tell("blocked", token=colour)


def clear(g: Pharaon) -> None:
    """1.15.a: offerings go to their heap, resource tokens to the bank, markers away."""
    lying = [token for section in g.wheel for token in section]
    lying += [token for _, token in g.beside]
    for token in lying:
        if token < RESOURCES:
            g.bank[token] += 1
        elif token != MARKER:
            g.heap.append(token)
    g.heap.sort()
    g.wheel = [[], [], [], [], []]
    g.beside = []
