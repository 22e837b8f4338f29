"""Several server processes behind one port, and the parent that looks after them.

The parent holds a listening socket for each worker, all on one port, and never serves anybody: a
worker that dies is replaced, and whoever had just knocked at its socket waits for the next one.
SIGTERM ends all of them well. SIGHUP replaces them one after the other, the next only when the last
one answers: an upgrade under load.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil

from ennead.bots.programs import worker_environment
from ennead.server.settings import Settings
from ennead.server.siblings import Orders, read_word, write_line

logger = logging.getLogger("ennead.supervisor")
WORKER = (sys.executable, "-P", "-m", "ennead.server.worker")
PAUSES = (0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds before a worker is replaced that died soon after its start, the oftener the longer."""
SOON = 60.0
SILENCE_SECONDS = 60.0
"""Without a sign of life a worker hangs."""
STARTING_SECONDS = 900.0
"""The first sign may take longer: a large database is brought to another shape."""
ENDING_SECONDS = 30.0
LARGEST_LINE = 1024 * 1024


class Worker:
    """One process, from its start to its end."""

    def __init__(self, number: int, process: asyncio.subprocess.Process) -> None:
        self.number = number
        self._process = process
        self.up = False
        self._started = time.monotonic()
        self.lived = 0.0
        """Seconds until it was gone."""
        self.settled = asyncio.Event()
        """It answers, or is gone."""
        self.gone = asyncio.Event()

    @classmethod
    async def start(cls, number: int, listener: socket.socket, settings: Settings) -> Worker:
        """A new process, which has got its orders."""
        process = await asyncio.create_subprocess_exec(
            *WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST_LINE,
            pass_fds=(listener.fileno(),),
            start_new_session=True,  # Ctrl-C at the terminal is the parent's business
            env=worker_environment(),
        )
        worker = cls(number, process)
        worker.tell(write_line(Orders(number, listener.fileno(), settings)))
        return worker

    async def follow(self, heard: Callable[[Worker, bytes], None]) -> None:
        """Listen to it until its end; one that says nothing any more is killed."""
        assert self._process.stdout is not None
        try:
            while True:
                patience = SILENCE_SECONDS if self.up else STARTING_SECONDS
                line = await asyncio.wait_for(self._process.stdout.readline(), patience)
                if not line:
                    break
                if read_word(line) is not None:
                    self.up = True
                    self.settled.set()
                    heard(self, line)
        except TimeoutError:
            logger.error("worker %d hangs and is killed", self.number)
            self.kill()
        await self._process.wait()
        self.lived = time.monotonic() - self._started
        self.up = False
        self.settled.set()
        self.gone.set()

    @property
    def code(self) -> int | None:
        """Its exit code; negative: the signal that it died of."""
        return self._process.returncode

    def tell(self, line: bytes) -> None:
        """Pass something on; a worker that does not listen misses it."""
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():
            self._process.stdin.write(line)

    async def end(self) -> None:
        """Let it finish, for a while."""
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            await asyncio.wait_for(self.gone.wait(), ENDING_SECONDS)
        except TimeoutError:
            logger.error("worker %d does not end and is killed", self.number)
            self.kill()
            await self.gone.wait()

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()


class Supervisor:
    """The workers of one port, by number."""

    def __init__(self, settings: Settings, listeners: Sequence[socket.socket]) -> None:
        bots = ceil(settings.workers / len(listeners))
        self._settings = replace(settings, bot_workers=bots)
        self._listeners = dict(enumerate(listeners, 1))
        self._places = {number: asyncio.Lock() for number in self._listeners}
        """Held while a place gets its next worker."""
        self._workers: dict[int, Worker] = {}
        self._living: set[Worker] = set()
        self._ending = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> int:
        """Start them, call `ready`, and look after them until told to end; an exit code."""
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(ending, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._beside(self._replace_all()))
        if await self._start_all():
            ready()
            for number in self._listeners:
                self._beside(self._keep(number))
            await self._ending.wait()
        well = self._ending.is_set()
        self._ending.set()
        return 0 if await self._end_all() and well else 1

    def _beside(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- starting and ending -----------------------------------------------------------------------

    async def _start_all(self) -> bool:
        """One by one: the first may have a database to prepare, or a reason not to start."""
        for number in self._listeners:
            if self._ending.is_set() or await self._start(number) is None:
                return False
        return True

    async def _start(self, number: int) -> Worker | None:
        """A worker that answers, in its place from then on; None if it ended before that."""
        worker = await Worker.start(number, self._listeners[number], self._settings)
        self._living.add(worker)
        self._beside(self._follow(worker))
        if self._ending.is_set():
            await worker.end()
        await worker.settled.wait()
        if not worker.up:
            return None
        self._workers[number] = worker
        return worker

    async def _follow(self, worker: Worker) -> None:
        await worker.follow(self._heard)
        self._living.discard(worker)

    def _heard(self, speaker: Worker, line: bytes) -> None:
        for worker in self._workers.values():
            if worker.number != speaker.number:
                worker.tell(line)

    async def _end_all(self) -> bool:
        """All at once: nobody who is sent away by one should be let in by the next. Whether all
        ended well."""
        for listener in self._listeners.values():
            listener.close()
        living = list(self._living)
        await asyncio.gather(*[worker.end() for worker in living])
        return not any(worker.code for worker in living)

    # -- looking after them ------------------------------------------------------------------------

    async def _keep(self, number: int) -> None:
        """Replace a worker whenever it dies."""
        failures, last = 0, None
        while not self._ending.is_set():
            worker = self._workers[number]
            await worker.gone.wait()
            if self._ending.is_set() or self._workers[number] is not worker:
                continue  # it was meant to
            well = worker is not last and worker.lived >= SOON  # the same: none came after it
            failures, last = 0 if well else failures + 1, worker
            pause = PAUSES[min(failures, len(PAUSES) - 1)]
            facts = {"code": worker.code, "pause": pause}
            logger.error("worker %d died and is replaced", number, extra={"facts": facts})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), pause)
            async with self._places[number]:
                if not self._ending.is_set() and self._workers[number] is worker:
                    await self._start(number)

    async def _replace_all(self) -> None:
        """Put a new worker into each place, one after the other; the old one goes when the new one
        answers. If a new one does not start, the rest stay as they are."""
        for number, place in self._places.items():
            async with place:
                old = self._workers.get(number)
                if old is None or self._ending.is_set():
                    return  # it has just begun, or is about to end
                if await self._start(number) is None:
                    logger.error("a new worker %d does not start; the old ones go on", number)
                    return
            await old.end()
            logger.info("worker %d was replaced", number)
