"""What is good in Afterlife, for bots: a rating of options and an estimate of who will win, from what a seat can see."""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife.bot.aims import aim
from ennead.games.afterlife.bot.evaluation import TRAITS, alone, evaluate
from ennead.games.afterlife.bot.policy import weigh
from ennead.kernel.judgement import Judgement, Lines

JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    thorough=Lines(far=4),
    crowded=Lines(far=2, noise=0.0, shared=True, times=2),
    lonely=Lines(faith=1.0, far=60, noise=0.0, shared=True),
    alone=alone,
)
