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
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from ennead.bots.bot import AnyView, Bot, BotFault
from ennead.bots.levels import MASTER_BUDGET, THOROUGH, Searcher
from ennead.bots.programs import WORKER, LineProcess, worker_environment
from ennead.bots.protocol import Reply, Request
from ennead.bots.sealed import rival_of
from ennead.bots.search import Budget, SearchResult
from ennead.kernel import AnyGame, Option, SetupError

NAME: Final = "ismcts"
EXAMPLES: Final = ("ismcts:400", "ismcts:2s", "ismcts:400@2", "ismcts:2s@all")
MOST_ITERATIONS: Final = 1_000_000_000
MOST_SECONDS: Final = 86_400
MOST_CORES: Final = 256

_FORM = re.compile(
    r"ismcts(?::(?:(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s))?"
    r"(?:@(?P<cores>[0-9]+|all))?"
)


def cores_here() -> int:
    """What `@all` means: as many cores as this machine has."""
    return min(os.cpu_count() or 1, MOST_CORES)


def is_ismcts(name: str) -> bool:
    """Whether a bot's name is this one's, whatever budget and cores are behind it."""
    return re.split("[:@]", name, maxsplit=1)[0] == NAME


def make(name: str) -> Bot:
    """The bot of a name. Raises SetupError that says what was expected."""
    budget, cores = parse(name)
    return Searcher(name, budget, THOROUGH) if cores == 1 else ParallelSearcher(name, budget, cores)


def parse(name: str) -> tuple[Budget, int]:
    """The budget and the number of cores that a name asks for."""
    form = _FORM.fullmatch(name)
    if form is None:
        forms = f"{NAME}, {', '.join(EXAMPLES[:-1])} or {EXAMPLES[-1]}"
        raise SetupError(f"expected {forms} (iterations or seconds, then cores), got {name!r}")
    budget = MASTER_BUDGET
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


class ParallelSearcher:
    """Searches on several cores, each in worlds of its own, and adds their counts up.

    A core is a worker process (`worker`); they are started with the first choice and ended by
    `close`.
    """

    blind = False

    def __init__(self, name: str, budget: Budget, cores: int) -> None:
        self.name = name
        self.budget = budget
        self.cores = cores
        self.last_result: SearchResult | None = None
        """What it found for its last choice; None if there was nothing to choose."""
        self.processes: list[LineProcess] = []

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """The option that all cores together tried most. Raises BotFault if they cannot search."""
        self.last_result = None
        if len(menu) == 1:
            return menu[0]
        try:
            self._start()
            self.last_result, drawn = self._search(game, view, menu, rng)
        except BaseException as error:
            self.close()  # a reply that nobody took would be taken for the next one
            if isinstance(error, BotFault):
                raise BotFault(f"{self.name}: {error}") from None
            raise
        return drawn if rival_of(view) >= 0 else self.last_result.best()

    def close(self) -> None:
        """End the processes at once; another choice would start new ones."""
        for process in self.processes:
            process.close()
        self.processes = []

    def _start(self) -> None:
        environment = worker_environment()
        while len(self.processes) < self.cores:
            self.processes.append(LineProcess(WORKER, environment=environment))

    def _search(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> tuple[SearchResult, Option]:
        """Share the budget out; the same seed and number of cores give the same result. With the
        choice of the first core, which counts where answers are sealed: it is drawn by shares."""
        request = Request.about(game, view, menu, "")
        asked = []
        for process, bot in zip(self.processes, self._shares(), strict=True):
            seed = f"{rng.random()}"
            if bot:
                process.send(replace(request, seed=seed, bot=bot).line())
                asked.append(process)
        options = dict(zip(request.options, menu, strict=True))
        replies = [process.receive(request) for process in asked]
        return merge(replies, options), options[replies[0].text]

    def _shares(self) -> list[str]:
        """The bot that each core shall be; empty where nothing is left for it."""
        budget = self.budget
        if not budget.iterations:
            return [f"{NAME}:{budget.seconds:g}s"] * self.cores
        shares = share_out(budget.iterations, self.cores)
        return [f"{NAME}:{share}" if share else "" for share in shares]


def share_out(iterations: int, cores: int) -> list[int]:
    """So many iterations for each of so many cores, none lost and none added."""
    return [iterations // cores + (core < iterations % cores) for core in range(cores)]


def merge(replies: Iterable[Reply], options: Mapping[str, Option]) -> SearchResult:
    """Several searches of one decision as one; `options` are the menu by its texts."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    iterations, by_goal = 0, False
    for reply in replies:
        iterations += reply.iterations
        by_goal = reply.by_goal
        for text, count in reply.visits.items():
            option = options[text]
            visits[option] = visits.get(option, 0) + count
            totals[option] = totals.get(option, 0.0) + reply.values[text] * count
    values = {option: totals[option] / max(1, count) for option, count in visits.items()}
    return SearchResult(visits, values, iterations, by_goal)
