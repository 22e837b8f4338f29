"""How a bot of Kemet plays: what it thinks of options and positions, and how it searches."""

from typing import Final

from ennead.games.kemet.bot.aims import aim
from ennead.games.kemet.bot.evaluation import TRAITS, evaluate
from ennead.games.kemet.bot.policy import weigh
from ennead.kernel.judgement import Judgement, Lines

__all__ = ["JUDGEMENT"]

JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    quick=Lines(faith=1.5),
    thorough=Lines(faith=1.5, far=2, times=4),
    crowded=Lines(faith=1.5, far=2),
)
