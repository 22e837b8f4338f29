"""What may be said beforehand to questions that come in the middle of another's turn."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.rules.buying import BOAT_ANSWER
from ennead.games.afterlife.rules.cards.tomb_art import NUT_OFFER
from ennead.games.afterlife.rules.discarding import DEAREST
from ennead.games.afterlife.state import Afterlife
from ennead.kernel import Option
from ennead.kernel.standing import Standing


def decline(g: Afterlife, seat: int, o: Option) -> float:
    """Nothing is taken."""
    return float(isinstance(o, verbs.Pass))


STANDING: Final[tuple[Standing[Afterlife], ...]] = (
    Standing(BOAT_ANSWER.name, {"decline": decline}),
    Standing(NUT_OFFER.name, {"decline": decline}),
    Standing(DEAREST.name),
)
