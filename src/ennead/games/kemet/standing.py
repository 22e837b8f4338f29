"""What may be said beforehand to questions that come in the middle of another's turn: battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ennead.games.kemet import verbs
from ennead.games.kemet.rules.aftermath import LOSER, WINNER
from ennead.games.kemet.rules.battle import COUNCIL, HIDING, WOUNDING
from ennead.games.kemet.rules.night import DELTA, SANCTUARY
from ennead.games.kemet.state import Kemet
from ennead.kernel import Option
from ennead.kernel.standing import Liking, Standing


def _card(figures: Sequence[int], g: Kemet, o: verbs.Fight) -> float:
    """The figure of the card that is played; of two ways to play it the one that buries the weaker
    card."""
    return 100 * figures[o.battle_card] - g.box.battle.strength[o.buried]


def strongest(g: Kemet, seat: int, o: verbs.Fight) -> float:
    """3.5.1.a: the card with the most strength."""
    return _card(g.box.battle.strength, g, o)


def safest(g: Kemet, seat: int, o: verbs.Fight) -> float:
    """3.5.1.a: the card with the most defence."""
    return _card(g.box.battle.defence, g, o)


def deadliest(g: Kemet, seat: int, o: verbs.Fight) -> float:
    """3.5.1.a: the card with the most casualties."""
    return _card(g.box.battle.casualties, g, o)


def no_card(g: Kemet, seat: int, o: verbs.Hide) -> float:
    """3.5.1.b: as few interventions as can be."""
    return -len(o.cards)


def prefer(kind: type[Option]) -> Liking[Kemet]:
    """One kind of answer before all others."""
    return lambda g, seat, o: float(isinstance(o, kind))


STANDING: Final[tuple[Standing[Kemet], ...]] = (
    Standing(
        COUNCIL.name,
        {"strongest": strongest, "safest": safest, "deadliest": deadliest},
        "battle-card",
        lambda o: (o.battle_card,),
    ),
    Standing(HIDING.name, {"decline": no_card}, "intervention", lambda o: o.cards),
    Standing(WOUNDING.name, {"decline": prefer(verbs.Enough)}),
    Standing(LOSER.name, {"retreat": prefer(verbs.Retreat), "recall": prefer(verbs.Recall)}),
    Standing(WINNER.name, {"stay": prefer(verbs.Stay), "recall": prefer(verbs.Recall)}),
    Standing(SANCTUARY.name, {"decline": prefer(verbs.Spare), "accept": prefer(verbs.Sacrifice)}),
    Standing(DELTA.name, {"decline": prefer(verbs.Spare), "accept": prefer(verbs.Sacrifice)}),
)
