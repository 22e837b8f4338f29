"""Canopic jars: Imseti (Duamutef: `starters`, Qebehsenuef, Hapi: `weapons`)."""

from __future__ import annotations

from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.keywords import gain_in_hand, off_boneyard
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.kernel import DONE


@action("jar-imseti")
def jar_imseti(g: Afterlife, f: Action) -> Next[Action]:
    """2.jar-imseti: the top card of the boneyard goes into the hand."""
    gain_in_hand(g, g.players[f.seat], off_boneyard(g))
    return DONE
