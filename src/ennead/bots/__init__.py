"""Players that see only a seat's view.

    bot = make("greedy")
    option = bot.choose(game, view, menu, rng)

The view is all a bot ever gets: hidden tokens are UNKNOWN in it, and worlds to think about come from
`game.determinize(view, rng)`. The same view, menu and generator give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable

from ennead.bots.levels import Novice, Player, expert, master
from ennead.bots.outside import Outside
from ennead.bots.player import Bot
from ennead.bots.simple import Greedy, Random
from ennead.kernel.errors import SetupError

__all__ = ["BOTS", "Bot", "Greedy", "Random", "make"]

BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "novice": Novice,
    "player": Player,
    "expert": expert,
    "master": master,
}


def make(name: str) -> Bot:
    """A bot by name. Raises SetupError that names the bots there are."""
    if name.startswith("run:"):
        return Outside(name.removeprefix("run:"))
    if name not in BOTS:
        raise SetupError(
            f"there is no bot {name!r}; the bots are {', '.join(BOTS)}, or run:PROGRAM"
        )
    return BOTS[name]()
