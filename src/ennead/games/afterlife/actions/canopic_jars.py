"""Canopic jars: Qebehsenuef and Imseti (Duamutef: `starters.offering`, Hapi: `weapons.sling`)."""

from __future__ import annotations

from ennead.games.afterlife.choices import SACRIFICE_ONE, ask_hand
from ennead.games.afterlife.conditions import gives
from ennead.games.afterlife.executing import Action, action
from ennead.games.afterlife.moves import (
    clockwise,
    gain_in_hand,
    off_boneyard,
    out_of_hand,
    sacrifice,
)
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, step


@action("jar-qebehsenuef")
def jar_qebehsenuef(g: Afterlife, f: Action) -> Next:
    """2.jar-qebehsenuef: each opponent, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return jar_next


@step
def jar_next(g: Afterlife, f: Action) -> Next:
    """2.jar-qebehsenuef: ... sacrifices a hand card; small decks and empty hands are spared."""
    while f.left:
        f.other = f.left.pop(0)
        if gives(g, f.other, f.card):
            return ask_hand(g, f, f.other, SACRIFICE_ONE, then=jar_paid)
    return DONE


@step
def jar_paid(g: Afterlife, f: Action, answer: Option) -> Next:
    """2.jar-qebehsenuef: no discard, so no Axe."""
    p = g.players[f.other]
    sacrifice(g, p, out_of_hand(g, p, answer[1]))
    return jar_next


@action("jar-imseti")
def jar_imseti(g: Afterlife, f: Action) -> Next:
    """2.jar-imseti: the top card of the boneyard goes into the hand."""
    gain_in_hand(g, g.players[f.seat], off_boneyard(g))
    return DONE
