"""Bots think in worker processes. One that is slow or dies is replaced; no table waits for it.

A choice that no worker can give in time is made here, at once and repeatably: any option, picked by
the seed.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ennead.bots.bot import AnyView
from ennead.bots.programs import WORKER, worker_environment
from ennead.bots.protocol import Reply, Request, fallback, read_reply
from ennead.bots.worker import MOST_BOTS, PONDER_SECONDS
from ennead.kernel import AnyGame
from ennead.server.turns import FairTurns

logger = logging.getLogger("ennead.bots")
LARGEST_LINE = 4 * 1024 * 1024
TRIES = 2


class WorkerFailed(Exception):
    """The worker died, was too slow, or could not choose."""


@dataclass(slots=True)
class PoolCounts:
    """What the pool has done so far."""

    choices: int = 0
    restarts: int = 0
    fallbacks: int = 0


class Worker:
    """One process."""

    def __init__(self) -> None:
        self._command: Sequence[str] = WORKER
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    async def choose(self, request: Request, seconds: float) -> Reply:
        """The worker's choice. Raises WorkerFailed, after which the process is ended."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(request)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            problem = f"{request.bot} gave no answer: {type(error).__name__} {error}"
            raise WorkerFailed(problem) from None
        except BaseException:
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it is not there."""
        self._check_open()
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_LINE,
                start_new_session=True,  # Ctrl-C at the terminal is the server's business
                env=worker_environment(),
            )
            with suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, 5)  # people first
            try:
                self._check_open()
            except WorkerFailed:  # closed while it was being started
                await self.stop()
                raise
        return self._process

    def _check_open(self) -> None:
        if self._closed:
            raise WorkerFailed("the server ends")

    async def _ask(self, request: Request) -> Reply:
        process = await self.start()
        assert process.stdout is not None
        self.write(request)
        assert process.stdin is not None
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise ValueError("its process died")
        return read_reply(line.decode(), request)

    def write(self, request: Request) -> bool:
        """Hand a request to the process; False if there is none."""
        if self._process is None:
            return False
        assert self._process.stdin is not None
        self._process.stdin.write(request.line().encode())
        return True

    async def stop(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End the process for good: whoever still waits for it gets no other."""
        self._closed = True
        await self.stop()


class BotPool:
    """A few workers, taken in turn; owners of tables who wait for one take turns.

    A seat's next request goes to the worker that remembers its bot, if that one is free; nobody
    waits for it.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        """The one that has been free for longest comes first."""
        self._turns = FairTurns(workers)
        """As many as there are free workers; it knows in which order others wait for them."""
        self._served: OrderedDict[tuple[str, int], Worker] = OrderedDict()
        """Who chose last for a seat of a table."""
        self._seconds = seconds
        self._ahead: tuple[Worker | None, float] = None, 0.0
        """Who thinks ahead, and until when: one at a time is enough."""
        self._numbers = itertools.count(1)
        self.counts = PoolCounts()

    async def choose(
        self,
        game: AnyGame,
        view: AnyView,
        bot: str,
        seed: int,
        table: str = "",
        follows: int = 0,
        owner: str = "",
        since: str = "",
    ) -> Reply:
        """A bot's choice in a seat's view; always one of its menu.

        With a `table` the seat's own bot makes it (see `Request`, also for `since`), else one that
        nobody asks again. `owner` is whoever wants it: one who wants much does not make others
        wait.
        """
        more = {"bot": bot, "table": table, "follows": follows, "since": since}
        request = self._request(game, view, seed, **more)
        self.counts.choices += 1
        reply = await self._answer(request, owner)
        if reply is None:
            self.counts.fallbacks += 1
            return fallback(request)
        return reply

    async def judge(self, game: AnyGame, view: AnyView, played: str, seed: int) -> Reply | None:
        """What was better than a move in a seat's view, and its value; None if nobody could say."""
        return await self._answer(self._request(game, view, seed, played=played), "")

    def ponder(
        self, game: AnyGame, view: AnyView, bot: str, seed: int, table: str, follows: int
    ) -> int:
        """Let the bot that has just chosen for a seat think ahead while others are asked; the
        number of the request, 0 if its worker has something better to do. The worker counts as
        free meanwhile: whatever it is asked comes first."""
        worker = self._served.get((table, view.seat))
        if worker not in self._free or time.monotonic() < self._ahead[1]:
            return 0
        more = {"bot": bot, "table": table, "follows": follows, "ponder": True}
        request = Request.about(game, view, [], seed, number=next(self._numbers), **more)
        self._ahead = worker, time.monotonic() + PONDER_SECONDS
        return request.number if worker.write(request) else 0

    def _request(self, game: AnyGame, view: AnyView, seed: int, **more: Any) -> Request:
        menu = game.menu(view.state, view.seat)
        return Request.about(game, view, menu, seed, number=next(self._numbers), **more)

    async def _answer(self, request: Request, owner: str) -> Reply | None:
        """The answer of a worker; None if none could give one."""
        for _ in range(TRIES):
            async with self._turns.taken(owner):
                worker = self._take(request)
                try:
                    reply = await worker.choose(request, self._seconds)
                except WorkerFailed as failure:
                    self.counts.restarts += 1
                    logger.warning("a bot's worker was replaced: %s", failure)
                    continue
                finally:
                    self._free.append(worker)
            if not reply.problem:
                self._remember(request, worker)
                return reply
            logger.warning("a bot could not choose: %s", reply.problem)
            break
        return None

    def _take(self, request: Request) -> Worker:
        """A free worker: the one that served this seat last, or else the first."""
        known = self._served.pop((request.table, request.seat), None)
        worker = known if known in self._free else self._free[0]
        self._free.remove(worker)
        if worker is self._ahead[0]:
            self._ahead = None, 0.0
        return worker

    def _remember(self, request: Request, worker: Worker) -> None:
        """Who chose for a seat; workers know nothing of seats that were served long ago either."""
        if request.table:
            self._served[request.table, request.seat] = worker
            if len(self._served) > MOST_BOTS * len(self._workers):
                self._served.popitem(last=False)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        for worker in self._workers:
            with suppress(OSError, WorkerFailed):
                await worker.start()

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.close()
