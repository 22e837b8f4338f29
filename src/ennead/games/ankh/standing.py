"""What may be said beforehand to questions that come in the middle of another's turn: battles."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.rules.battle import CARDS_QUESTION, TIEBREAKER
from ennead.games.ankh.rules.cards import PLAGUE_BID
from ennead.games.ankh.rules.gods import UNSEEN_FORMS
from ennead.games.ankh.rules.powers import WORSHIP_QUESTION
from ennead.games.ankh.state import Ankh
from ennead.kernel import Option
from ennead.kernel.standing import Liking, Standing


def prefer(kind: type[Option]) -> Liking[Ankh]:
    """One kind of answer before all others."""
    return lambda g, seat, o: float(isinstance(o, kind))


def least(g: Ankh, seat: int, o: verbs.Bid) -> float:
    """C1.a: as few followers as can be."""
    return -o.count


def most(g: Ankh, seat: int, o: verbs.Bid) -> float:
    """C1.a: all followers."""
    return o.count


STANDING: Final[tuple[Standing[Ankh], ...]] = (
    Standing(CARDS_QUESTION.name, {}, "card", lambda o: o.cards),
    Standing(PLAGUE_BID.name, {"decline": least, "most": most}),
    Standing(TIEBREAKER.name, {"decline": prefer(verbs.Pass), "accept": prefer(verbs.Break)}),
    Standing(UNSEEN_FORMS.name, {"decline": prefer(verbs.Pass), "accept": prefer(verbs.Announce)}),
    Standing(
        WORSHIP_QUESTION.name, {"decline": prefer(verbs.Pass), "accept": prefer(verbs.Worship)}
    ),
)
