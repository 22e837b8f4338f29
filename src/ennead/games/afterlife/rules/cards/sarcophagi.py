"""Sarcophagi: Outer, Middle and Inner (for Inner see `uniques.unearth`)."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.rules.actions import action
from ennead.games.afterlife.rules.choices import from_pyramid
from ennead.games.afterlife.rules.endings import one_of_pyramid
from ennead.games.afterlife.rules.keywords import entomb, off_discard
from ennead.games.afterlife.state import Action, Afterlife, Next
from ennead.games.afterlife.tables import MIDDLE
from ennead.games.afterlife.verbs import TAKE, Take, slot_named
from ennead.kernel import DONE, rule


@action("outer-sarcophagus")
def outer_sarcophagus(g: Afterlife, f: Action) -> Next[Action]:
    """2.outer-sarcophagus: entomb the top card of the discard pile."""
    p = g.players[f.seat]
    entomb(g, p, off_discard(g, p))
    return DONE


@rule("2.middle-sarcophagus", slot_named)
def in_middle_row(g: Afterlife, f: Action, seat: int, o: Take) -> bool:
    return o.slot in MIDDLE


MIDDLE_ROW: Final = from_pyramid("middle-row", "2.middle-sarcophagus", TAKE, in_middle_row)
one_of_pyramid(MIDDLE_ROW, "middle-sarcophagus")
