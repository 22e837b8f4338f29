"""What a bot thinks of Siwa."""

from __future__ import annotations

from typing import Final

from ennead.kernel.judgement import Judgement

from siwa.bot.aims import aim
from siwa.bot.evaluation import APPRAISAL, evaluate
from siwa.bot.policy import weigh

JUDGEMENT: Final = Judgement(weigh, evaluate, aim, APPRAISAL.traits)
