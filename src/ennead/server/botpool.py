"""Bots think in worker processes. One that is slow or dies is replaced; no table ever waits for it.

A choice that no worker can give in time is made here, at once and repeatably: any option, picked by
the seed.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import msgspec

from ennead.kernel.options import Setup
from ennead.kernel.secrecy import View
from ennead.server.botworker import MOST_BOTS, Choice, Wish
from ennead.server.storage.rows import MatchRow
from ennead.table.kit import GameKit

logger = logging.getLogger("ennead.bots")
LARGEST_LINE = 4 * 1024 * 1024
TRIES = 2


class Health(Enum):
    """A worker's state."""

    COLD = "cold"
    READY = "ready"
    DEAD = "dead"


class Failed(Exception):
    """The worker died, was too slow, or could not choose."""


@dataclass(slots=True)
class Counts:
    """What the pool has done so far."""

    choices: int = 0
    restarts: int = 0
    fallbacks: int = 0


class Worker:
    """One process."""

    def __init__(self, extra_games: Sequence[str]) -> None:
        self._command = [sys.executable, "-P", "-m", "ennead.server.botworker", *extra_games]
        self._process: asyncio.subprocess.Process | None = None
        self.health = Health.COLD

    async def choose(self, wish: Wish, seconds: float) -> Choice:
        """The worker's choice. Raises Failed, after which the worker is cold again."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(wish)
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as error:
            await self.stop()
            raise Failed(f"{wish.level} gave no answer: {type(error).__name__} {error}") from None
        except BaseException:
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it is not there."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_LINE,
                start_new_session=True,  # Ctrl-C at the terminal is the server's business
            )
            self.health = Health.READY
        return self._process

    async def _ask(self, wish: Wish) -> Choice:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(wish) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ValueError("its process died")
        choice = msgspec.json.decode(line, type=Choice)
        if choice.number != wish.number:
            raise ValueError("it answered another question")
        return choice

    async def stop(self) -> None:
        """End the process; the next wish starts another."""
        process, self._process = self._process, None
        self.health = Health.DEAD
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers, taken in turn; who waits is served in order.

    A seat's next wish goes to the worker that remembers its bot, if that one is free; nobody waits
    for it.
    """

    def __init__(self, workers: int, seconds: float, extra_games: Sequence[str] = ()) -> None:
        self._workers = [Worker(extra_games) for _ in range(workers)]
        self._free = list(self._workers)
        """The one that has been free for longest comes first."""
        self._turns = asyncio.Semaphore(workers)
        """As many as there are free workers; it knows in which order others wait for them."""
        self._served: OrderedDict[tuple[str, int], Worker] = OrderedDict()
        """Who chose last for a seat of a table."""
        self._seconds = seconds
        self._numbers = itertools.count(1)
        self.counts = Counts()

    async def choose(
        self,
        kit: GameKit,
        row: MatchRow,
        view: View,
        level: str,
        seed: int,
        follows: int | None = None,
    ) -> Choice:
        """A bot's choice in a seat's view; always one of its menu.

        The seat's own bot makes it if `follows` is given (see `Wish`), else one that nobody will
        ask again.
        """
        wish = Wish(
            next(self._numbers), kit.id, row.pack, row.players, row.options, view.seat,
            kit.game.codec.encode(view.state), view.unseen, level, seed,
            table="" if follows is None else row.id, follows=follows or 0,
        )  # fmt: skip
        self.counts.choices += 1
        choice = await self._answer(wish)
        if choice is not None:
            return choice
        self.counts.fallbacks += 1
        return fallback(kit, view, wish.number, seed)

    async def judge(
        self, kit: GameKit, pack: str, setup: Setup, view: View, played: str, seed: int
    ) -> Choice | None:
        """What was better than a move in a seat's view, and by how much; None if nobody could
        say."""
        wish = Wish(
            next(self._numbers), kit.id, pack, setup.players, dict(setup.options), view.seat,
            kit.game.codec.encode(view.state), view.unseen, "", seed, played,
        )  # fmt: skip
        return await self._answer(wish)

    async def _answer(self, wish: Wish) -> Choice | None:
        """The answer of a worker; None if none could give one."""
        for _ in range(TRIES):
            async with self._turns:
                worker = self._take(wish)
                try:
                    choice = await worker.choose(wish, self._seconds)
                except Failed as failure:
                    self.counts.restarts += 1
                    logger.warning("a bot's worker was replaced: %s", failure)
                    continue
                finally:
                    self._free.append(worker)
            if not choice.problem:
                self._remember(wish, worker)
                return choice
            logger.warning("a bot could not choose: %s", choice.problem)
            break
        return None

    def _take(self, wish: Wish) -> Worker:
        """A free worker: the one that served this seat last, or else the first."""
        known = self._served.pop((wish.table, wish.seat), None)
        worker = known if known in self._free else self._free[0]
        self._free.remove(worker)
        return worker

    def _remember(self, wish: Wish, worker: Worker) -> None:
        """Who chose for a seat; of those who chose long ago the workers know nothing any more
        either."""
        if wish.table:
            self._served[wish.table, wish.seat] = worker
            if len(self._served) > MOST_BOTS * len(self._workers):
                self._served.popitem(last=False)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._workers:
            with suppress(OSError):
                await worker.start()

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.stop()


def fallback(kit: GameKit, view: View, number: int, seed: int) -> Choice:
    """Any option, the same for the same seed."""
    menu = kit.game.menu(view.state, view.seat)
    option = menu[int(random.Random(seed).random() * len(menu))]
    return Choice(number, kit.game.write(option))
