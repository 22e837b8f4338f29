"""The same search on several cores: each imagines worlds of its own, and their counts are added up.

A core is a process that knows one game with its figures. What it is sent is plain data: of a match nothing but a seat's
view, as text. (Plain also because objects of the compiled copy cannot be sent from process to process.)
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Iterable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

from ennead.bots.outside import BotFault
from ennead.bots.search import Budget, Habits, Search, Thought
from ennead.kernel.components import Components
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View

Sight: TypeAlias = "tuple[int, tuple[tuple[str, str], ...], str, int, dict[str, list[int]]]"
"""What a seat sees: players and options of the match, the view's state as text, the seat, and what lies unseen."""
Part: TypeAlias = "tuple[dict[Option, int], dict[Option, float], int, bool]"
"""A thought on its way back."""


class Cores:
    """Processes that think about one game, all at once; close them when done, or forget them, and they end too.

    Not a ProcessPoolExecutor: the processes of one live on when theirs is killed, and wait for the end of a search.
    """

    def __init__(self, number: int, game: Game[Any], habits: Habits) -> None:
        self.game = game
        self.number = number
        self.processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        figures = game.components.plain() if game.pack else None
        context = multiprocessing.get_context("spawn")
        try:
            for _ in range(number):
                ours, theirs = context.Pipe()
                self._lines.append(ours)
                process = context.Process(
                    target=_work,
                    args=(theirs, type(game), figures, game.pack, habits.thorough),
                    daemon=True,  # whoever ends in good order ends them
                )
                process.start()
                self.processes.append(process)
                theirs.close()
        except BaseException as error:
            self.close()
            if isinstance(error, OSError):
                problem = f"{number} processes cannot be started: {error.strerror}"
                raise BotFault(problem) from None
            raise

    def think(self, view: View, rng: random.Random, budget: Budget) -> Thought:
        """Share the iterations out and add the counts up; the same seed and number of cores give the same thought.

        Raises BotFault if a process has ended. Whatever is raised, all of them are ended then: an answer that nobody
        took would be taken for the next one.
        """
        shares = shared_out(budget.iterations, self.number) if budget.iterations else None
        sight = seen(self.game, view)
        busy: list[Connection] = []
        try:
            for number, line in enumerate(self._lines):
                seed = f"{rng.random()}"
                share = shares[number] if shares else 0
                if share or not shares:
                    line.send((sight, seed, share, budget.seconds, budget.more))
                    busy.append(line)
            return added([Thought(*line.recv()) for line in busy])
        except (EOFError, OSError):
            self.close()
            problem = "a process that thought along has ended; its standard error says why"
            raise BotFault(problem) from None
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the processes at once, whatever they are doing."""
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.join()
        for line in self._lines:
            line.close()
        self.processes, self._lines = [], []


def seen(game: Game[Any], view: View) -> Sight:
    """All that another process learns of a match."""
    setup = game.setup_of(view.state.box)
    text = game.codec.encode(view.state)
    return setup.players, setup.options, text, view.seat, view.unseen


def shared_out(iterations: int, number: int) -> list[int]:
    """So many iterations for each of so many cores, none lost and none added; a few cores may have nothing to do."""
    return [iterations // number + (core < iterations % number) for core in range(number)]


def added(parts: Iterable[Thought]) -> Thought:
    """Several thoughts about one decision as one."""
    visits: dict[Option, int] = {}
    totals: dict[Option, float] = {}
    iterations, near = 0, False
    for part in parts:
        iterations += part.iterations
        near = part.near
        for option, count in part.visits.items():
            visits[option] = visits.get(option, 0) + count
            totals[option] = totals.get(option, 0.0) + part.values[option] * count
    values = {option: totals[option] / max(1, count) for option, count in visits.items()}
    return Thought(visits, values, iterations, near)


# -- in the other process -------------------------------------------------------------------------------------------


def _work(line: Connection, kind: type[Game[Any]], figures: Any, pack: str, thorough: bool) -> None:
    """Think about one view after another, until whoever asks hangs up or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of the one who asks
    end_with_parent()
    game = kind() if figures is None else kind(Components(*figures), pack)
    habits = Habits(thorough=thorough)
    try:
        while True:
            line.send(_think(game, habits, *line.recv()))
    except (EOFError, OSError):
        return


def end_with_parent() -> None:
    """Watch the process that started this one, and end with it, even if it is killed: nobody else would end this one."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _think(game: Game[Any], habits: Habits, sight: Sight, seed: str, *share: Any) -> Part:
    """One core's share of a budget."""
    players, options, text, seat, unseen = sight
    box = game.box(game.setup(players, dict(options)))
    view = View(seat, game.codec.decode(text, box), unseen)
    menu = game.menu(view.state, seat)
    search = Search(game, view, random.Random(seed), habits)
    thought = search.think(menu, Budget(*share))
    return thought.visits, thought.values, thought.iterations, thought.near
