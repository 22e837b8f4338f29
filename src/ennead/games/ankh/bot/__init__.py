"""What a bot thinks of Ankh. Nothing here is a rule."""

from typing import Final

from ennead.games.ankh.bot.aims import aim
from ennead.games.ankh.bot.evaluation import TRAITS, evaluate
from ennead.games.ankh.bot.policy import weigh
from ennead.games.ankh.state import Ankh
from ennead.kernel.judgement import Judgement, Rollouts

JUDGEMENT: Final[Judgement[Ankh]] = Judgement(
    weigh, evaluate, aim, TRAITS, thorough=Rollouts(budget_factor=2), multiplayer=Rollouts()
)
