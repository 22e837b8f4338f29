"""What is good in Pharaon, for bots."""

from ennead.games.pharaon.bot.policy import JUDGEMENT

__all__ = ["JUDGEMENT"]
