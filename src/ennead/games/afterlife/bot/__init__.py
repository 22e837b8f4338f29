"""What is good in Afterlife, for bots: a rating of options and an estimate of who will win."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.bot.aims import aim
from ennead.games.afterlife.bot.alone import weigh_alone
from ennead.games.afterlife.bot.evaluation import (
    TRAITS,
    evaluate,
    evaluate_as_before,
    part_of_goal,
)
from ennead.games.afterlife.bot.policy import weigh
from ennead.games.afterlife.state import Afterlife
from ennead.kernel import Option
from ennead.kernel.judgement import Judgement, Rollouts, read_skills
from ennead.kernel.learned import prior_of

OLD: Final = Judgement(
    weigh,
    evaluate_as_before,
    thorough=Rollouts(horizon=4),
    multiplayer=Rollouts(horizon=2, noise=0.0, common_random=True, budget_factor=2),
    solo=Rollouts(prior_weight=1.0, horizon=60, noise=0.0, common_random=True),
    goal_reached=part_of_goal,
)
"""What `old-master` goes by: stays as it is."""


def weigh_here(g: Afterlife, seat: int, menu: list[Option]) -> list[float]:
    """Alone another plan is good than among rivals."""
    return weigh_alone(g, menu) if g.box.solo else weigh(g, seat, menu)


JUDGEMENT: Final = Judgement(
    weigh_here,
    evaluate,
    aim,
    TRAITS,
    thorough=Rollouts(horizon=4),
    multiplayer=Rollouts(horizon=2, noise=0.0, common_random=True, budget_factor=2),
    solo=Rollouts(prior_weight=1.0, horizon=60, noise=0.0, common_random=True),
    goal_reached=part_of_goal,
    earlier=OLD,
    levels=read_skills("ennead.games.afterlife.bot"),
    prior=prior_of("ennead.games.afterlife.bot"),
)
