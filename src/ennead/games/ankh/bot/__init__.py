"""What a bot thinks of Ankh. Nothing here is a rule."""

from typing import Final

from ennead.games.ankh.bot.aims import aim
from ennead.games.ankh.bot.evaluation import TRAITS, evaluate, evaluate_as_before
from ennead.games.ankh.bot.policy import weigh
from ennead.games.ankh.state import Ankh
from ennead.kernel.judgement import Judgement, Rollouts, read_skills
from ennead.kernel.learned import policy_of, prior_of

OLD: Final[Judgement[Ankh]] = Judgement(
    weigh, evaluate_as_before, thorough=Rollouts(budget_factor=2), multiplayer=Rollouts()
)
"""What `old-master` goes by: stays as it is."""

JUDGEMENT: Final[Judgement[Ankh]] = Judgement(
    policy_of("ennead.games.ankh.bot", weigh),
    evaluate,
    aim,
    TRAITS,
    thorough=Rollouts(budget_factor=2),
    multiplayer=Rollouts(),
    earlier=OLD,
    levels=read_skills("ennead.games.ankh.bot"),
    prior=prior_of("ennead.games.ankh.bot"),
    plain=weigh,
)
