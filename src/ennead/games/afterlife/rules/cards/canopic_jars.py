"""Canopic jars: Qebehsenuef and Imseti (Duamutef: `starters.offering`, Hapi: `weapons.sling`)."""

from __future__ import annotations

from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.choices import SACRIFICE_ONE, ask_hand
from ennead.games.afterlife.rules.conditions import gives
from ennead.games.afterlife.rules.keywords import (
    clockwise,
    gain_in_hand,
    off_boneyard,
    out_of_hand,
    sacrifice,
)
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.verbs import Sacrifice
from ennead.kernel import DONE, step


@action("jar-qebehsenuef")
def jar_qebehsenuef(g: Afterlife, f: Action) -> Next[Action]:
    """2.jar-qebehsenuef: each opponent, clockwise ..."""
    f.left = clockwise(g, f.seat)
    return jar_next


@step
def jar_next(g: Afterlife, f: Action) -> Next[Action]:
    """2.jar-qebehsenuef: ... sacrifices a hand card; small decks and empty hands are spared."""
    while f.left:
        f.other = f.left.pop(0)
        if gives(g, f.other, f.card):
            return ask_hand(g, f, f.other, SACRIFICE_ONE, then=jar_paid)
    return DONE


@step
def jar_paid(g: Afterlife, f: Action, answer: Sacrifice) -> Next[Action]:
    """2.jar-qebehsenuef: no discard, so no Axe."""
    p = g.players[f.other]
    sacrifice(g, p, out_of_hand(g, p, answer.card))
    return jar_next


@action("jar-imseti")
def jar_imseti(g: Afterlife, f: Action) -> Next[Action]:
    """2.jar-imseti: the top card of the boneyard goes into the hand."""
    gain_in_hand(g, g.players[f.seat], off_boneyard(g))
    return DONE
