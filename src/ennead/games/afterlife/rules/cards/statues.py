"""Statues: Horus, Anubis, Thoth.

Bastet: `starters`, Isis: `uniques.unearth`, Seth: `weapons`, Osiris: `tomb_art`.
"""

from __future__ import annotations

from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.crumbling import lift
from ennead.games.afterlife.rules.keywords import (
    entomb,
    gain,
    off_boneyard,
)
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import T
from ennead.kernel import DONE


@action("statue-horus")
def statue_horus(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-horus: take the apex; nothing crumbles."""
    gain(g, g.players[f.seat], lift(g, T))
    return DONE


@action("statue-anubis")
def statue_anubis(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-anubis: entomb the top card of the boneyard."""
    entomb(g, g.players[f.seat], off_boneyard(g))
    return DONE


@action("statue-thoth")
def statue_thoth(g: Afterlife, f: Action) -> Next[Action]:
    """2.statue-thoth: this turn every hand card has the gold that Thoth says."""
    g.thoth = True
    return DONE
