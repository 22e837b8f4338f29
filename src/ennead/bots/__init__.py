"""Players that see only a seat's view.

    bot = make("greedy")
    option = bot.choose(game, view, menu, rng)

The view is all a bot ever gets: hidden tokens are UNKNOWN in it, and worlds to think about come
from `game.determinize(view, rng)`. The same view, menu and generator give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ennead.bots import ismcts
from ennead.bots.bot import Bot, BotFault, Confidence, Degree, dismiss
from ennead.bots.levels import SECONDS, SKILLS, Level, old_master
from ennead.bots.programs import Program
from ennead.bots.simple import Greedy, Random
from ennead.kernel import SetupError

__all__ = [
    "BOTS",
    "Bot",
    "BotFault",
    "Confidence",
    "Degree",
    "Greedy",
    "Random",
    "bot_for_people",
    "dismiss",
    "make",
]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(Level, level) for level in SKILLS},
    "old-master": old_master,
}
"""What has a plain name. `ismcts` takes a budget in its name, as `run:` takes a program."""


def make(name: str) -> Bot:
    """A bot by name. Raises SetupError that names the bots there are."""
    if name.startswith("run:"):
        return Program(name.removeprefix("run:"))
    if ismcts.is_ismcts(name):
        return ismcts.make(name)
    if name not in BOTS:
        known = ", ".join((*BOTS, ismcts.NAME))
        raise SetupError(f"there is no bot {name!r}; the bots are {known}, or run:PROGRAM")
    return BOTS[name]()


def bot_for_people(name: str) -> Bot:
    """The same, for a table with people: a level takes its time there (`levels.SECONDS`), where
    `make` counts iterations, so that the same seed gives the same match."""
    return Level(name, SECONDS[name]) if name in SKILLS else make(name)
