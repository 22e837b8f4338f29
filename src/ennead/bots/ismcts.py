"""`ismcts`: the search of the level `master` for as long as you say, on as many cores as you allow.

ismcts          as `master`
ismcts:400      400 iterations a decision: the same seed and cores give the same choice
ismcts:2s       two seconds a decision
ismcts:2s@all   on all cores of this machine
"""

from __future__ import annotations

import os
import random
import re
from typing import Any, Final

from ennead.bots.cores import Cores
from ennead.bots.levels import MASTERLY, Searcher
from ennead.bots.outside import BotFault
from ennead.bots.player import Bot
from ennead.bots.search import Budget, Habits, Thought
from ennead.kernel.errors import SetupError
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View

NAME: Final = "ismcts"
EXAMPLES: Final = ("ismcts:400", "ismcts:2s", "ismcts:400@2", "ismcts:2s@all")
THOROUGH: Final = Habits(thorough=True)
MOST_ITERATIONS: Final = 1_000_000_000
MOST_SECONDS: Final = 86_400
MOST_CORES: Final = 256

_FORM = re.compile(
    r"ismcts(?::(?:(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s))?(?:@(?P<cores>[0-9]+|all))?"
)


def cores_here() -> int:
    """What `@all` means: as many cores as this machine has."""
    return min(os.cpu_count() or 1, MOST_CORES)


def means_ismcts(name: str) -> bool:
    """Whether a bot's name is this one's, with or without a budget and cores behind it, right or wrong."""
    return re.split("[:@]", name, maxsplit=1)[0] == NAME


def made(name: str) -> Bot:
    """The bot of a name. Raises SetupError that says what was expected."""
    budget, cores = parsed(name)
    return Searcher(name, budget, THOROUGH) if cores == 1 else Together(name, budget, cores)


def parsed(name: str) -> tuple[Budget, int]:
    """The budget and the number of cores that a name asks for."""
    form = _FORM.fullmatch(name)
    if form is None:
        forms = f"{NAME}, {', '.join(EXAMPLES[:-1])} or {EXAMPLES[-1]}"
        raise SetupError(f"expected {forms} (iterations or seconds, then cores), got {name!r}")
    budget = MASTERLY
    if form["iterations"]:
        most = MOST_ITERATIONS
        budget = Budget(int(_amount(name, form["iterations"], "iterations", 1, most)))
    elif form["seconds"]:
        most = MOST_SECONDS
        budget = Budget(seconds=_amount(name, form["seconds"], "seconds", 0.001, most))
    if form["cores"] == "all":
        return budget, cores_here()
    return budget, int(_amount(name, form["cores"] or "1", "cores", 1, MOST_CORES))


def _amount(name: str, digits: str, of_what: str, least: float, most: int) -> float:
    value = float(digits)  # of any length: what is too long for a number is infinity
    if not least <= value <= most:
        raise SetupError(f"expected {least:g} to {most} {of_what}, got {digits} in {name!r}")
    return value


class Together:
    """Searches on several cores, which are started with its first choice and ended by `close`."""

    blind = False

    def __init__(self, name: str, budget: Budget, number: int) -> None:
        self.name = name
        self.budget = budget
        self.number = number
        self.thought: Thought | None = None
        """What it thought about its last choice."""
        self.cores: Cores | None = None

    def choose(self, game: Game[Any], view: View, menu: list[Option], rng: random.Random) -> Option:
        """The option that all cores together tried most. Raises BotFault if their processes cannot think."""
        if len(menu) == 1:
            return menu[0]
        try:
            self.thought = self._cores(game).think(view, rng, self.budget)
        except BaseException as error:
            self.close()
            if isinstance(error, BotFault):
                raise BotFault(f"{self.name}: {error}") from None
            raise
        return self.thought.best()

    def close(self) -> None:
        """End the processes; another choice would start new ones."""
        if self.cores is not None:
            self.cores.close()
            self.cores = None

    def _cores(self, game: Game[Any]) -> Cores:
        """Its processes, for this very game: one with a pack has other figures than one without."""
        if self.cores is not None and self.cores.game is not game:
            self.close()
        if self.cores is None:
            self.cores = Cores(self.number, game, THOROUGH)
        return self.cores
