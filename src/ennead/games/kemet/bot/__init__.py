"""How a bot of Kemet plays: what it thinks of options and positions, and how it searches."""

from typing import Final

from ennead.games.kemet.bot.aims import aim
from ennead.games.kemet.bot.evaluation import TRAITS, evaluate, evaluate_as_before
from ennead.games.kemet.bot.policy import weigh
from ennead.kernel.judgement import Judgement, Rollouts, read_skills
from ennead.kernel.learned import prior_of

__all__ = ["JUDGEMENT"]

OLD: Final = Judgement(
    weigh,
    evaluate_as_before,
    thorough=Rollouts(prior_weight=1.5, horizon=2, budget_factor=4),
    multiplayer=Rollouts(prior_weight=1.5, horizon=2),
)
"""What `old-master` goes by: stays as it is."""

JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    quick=Rollouts(prior_weight=1.5),
    thorough=Rollouts(prior_weight=1.5, horizon=2, budget_factor=4),
    multiplayer=Rollouts(prior_weight=1.5, horizon=2),
    earlier=OLD,
    levels=read_skills("ennead.games.kemet.bot"),
    prior=prior_of("ennead.games.kemet.bot"),
)
