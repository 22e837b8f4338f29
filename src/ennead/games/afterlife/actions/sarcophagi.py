"""Sarcophagi: Outer, Middle and Inner (for Inner see `uniques.unearth`)."""

from __future__ import annotations

from ennead.games.afterlife.actions.tomb_art import taken
from ennead.games.afterlife.choices import TAKE, from_pyramid
from ennead.games.afterlife.crumbling import MIDDLE
from ennead.games.afterlife.executing import Action, action
from ennead.games.afterlife.moves import entomb, off_discard
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Next, Option, ask
from ennead.kernel.question import rule


@action("outer-sarcophagus")
def outer_sarcophagus(g: Afterlife, f: Action) -> Next:
    """2.outer-sarcophagus: entomb the top card of the discard pile."""
    p = g.players[f.seat]
    entomb(g, p, off_discard(g, p))
    return DONE


@action("middle-sarcophagus")
def middle_sarcophagus(g: Afterlife, f: Action) -> Next:
    """2.middle-sarcophagus: take a card of the middle row."""
    return ask(f.seat, MIDDLE_ROW, then=taken)


@rule("2.middle-sarcophagus", reasons=lambda g, f, seat, o: {"slot": o[1]})
def in_middle_row(g: Afterlife, f: Action, seat: int, o: Option) -> bool:
    return o[1] in MIDDLE


MIDDLE_ROW = from_pyramid("middle-row", TAKE, requires=(in_middle_row,))
