"""How a bot of Kemet plays: what it thinks of options and positions, and how it searches."""

from typing import Final

from ennead.games.kemet.bot.aims import aim
from ennead.games.kemet.bot.evaluation import TRAITS, evaluate
from ennead.games.kemet.bot.policy import weigh
from ennead.kernel.judgement import Judgement, Rollouts

__all__ = ["JUDGEMENT"]

JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    quick=Rollouts(prior_weight=1.5),
    thorough=Rollouts(prior_weight=1.5, horizon=2, budget_factor=4),
    multiplayer=Rollouts(prior_weight=1.5, horizon=2),
)
