"""What is good in Afterlife, for bots: a rating of options and an estimate of who will win."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.bot.aims import aim
from ennead.games.afterlife.bot.evaluation import TRAITS, evaluate, part_of_goal
from ennead.games.afterlife.bot.policy import weigh
from ennead.kernel.judgement import Judgement, Rollouts

JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    thorough=Rollouts(horizon=4),
    multiplayer=Rollouts(horizon=2, noise=0.0, common_random=True, budget_factor=2),
    solo=Rollouts(prior_weight=1.0, horizon=60, noise=0.0, common_random=True),
    goal_reached=part_of_goal,
)
