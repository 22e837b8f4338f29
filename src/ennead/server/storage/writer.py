"""The one thread that writes: everything that waits is committed together, and only then acknowledged.

While a commit is on its way to the disk, further moves gather; they form the next group. So a busy server commits
often, but never once a move, and a move waits for two commits at most.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ennead.server.storage import queries
from ennead.server.storage.rows import Parameters, Status

T = TypeVar("T")
LARGEST_GROUP = 500
LARGEST_NEWS = 7000  # PostgreSQL takes less than 8000 bytes


class Lease:
    """What a process believes about a match's log; once an entry was refused, later ones that build on it are too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Superseded(Exception):
    """Somebody else has written this entry, or one that it builds on was refused."""


@dataclass(slots=True)
class Append:
    """Entries for one match's log; `done` is called in the event loop with None after the commit, or with the error."""

    lease: Lease
    rows: list[Parameters]
    done: Callable[[Exception | None], None]
    snapshot: Parameters | None = None
    status: Status | None = None

    @property
    def match(self) -> str:
        return str(self.rows[-1]["match"])

    @property
    def seq(self) -> int:
        return int(self.rows[-1]["seq"])


@dataclass(slots=True)
class Call:
    """Anything else that writes: runs in a transaction of its own."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    future: asyncio.Future[Any]


@dataclass(slots=True)
class Counts:
    """What the writer has done so far."""

    commits: int = 0
    entries: int = 0
    failures: int = 0
    largest: int = field(default=0)


class Writer:
    """Takes appends and calls in order, from the event loop only."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._jobs: queue.SimpleQueue[Append | Call | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ennead-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.counts = Counts()

    def start(self) -> None:
        """Start the thread; results come back to the loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write everything that waits, then end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def append(self, append: Append) -> None:
        """Add to a log; `done` is called later."""
        self._jobs.put(append)

    async def call(self, function: Callable[..., T], *args: Any) -> T:
        """Run `function(connection, *args)` in a transaction, after everything that was handed in before."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Call(function, args, future))
        return await future

    # -- in the thread ----------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            jobs: list[Append | Call] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == LARGEST_GROUP:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            self._do(jobs)

    def _do(self, jobs: Sequence[Append | Call]) -> None:
        """In order, with neighbouring appends as one group."""
        group: list[Append] = []
        for job in jobs:
            if isinstance(job, Append):
                group.append(job)
                continue
            self._commit(group)
            group = []
            self._carry_out(job)
        self._commit(group)

    def _carry_out(self, call: Call) -> None:
        try:
            with self._engine.begin() as connection:
                result = call.function(connection, *call.args)
        except Exception as error:  # noqa: BLE001 - belongs to the caller, whatever it is
            self._tell(_fail, call.future, error)
        else:
            self._tell(_succeed, call.future, result)

    def _commit(self, group: list[Append]) -> None:
        if not group:
            return
        sound = [append for append in group if not append.lease.broken]
        errors: dict[int, Exception] = {}
        try:
            if sound:
                self._write(sound)
        except IntegrityError:
            for append in sound:
                if (error := self._write_alone(append)) is not None:
                    errors[id(append)] = error
        except SQLAlchemyError as error:
            for append in sound:
                append.lease.broken = True
                errors[id(append)] = error
        for append in group:
            if append.lease.broken:
                errors.setdefault(id(append), Superseded())
        self.counts.failures += len(errors)
        self._tell(_finish, [(append, errors.get(id(append))) for append in group])

    def _write_alone(self, append: Append) -> Exception | None:
        if append.lease.broken:
            return Superseded()
        try:
            self._write([append])
        except SQLAlchemyError as error:
            append.lease.broken = True
            return error
        return None

    def _write(self, group: Sequence[Append]) -> None:
        rows = [row for append in group for row in append.rows]
        with self._engine.begin() as connection:
            queries.append(connection, rows)
            latest = {append.match: append.snapshot for append in group if append.snapshot}
            if latest:
                queries.store_snapshots(connection, list(latest.values()))
            for append in group:
                if append.status is not None:
                    queries.set_status(connection, append.match, append.status)
            self._notify(connection, group)
        self.counts.commits += 1
        self.counts.entries += len(rows)
        self.counts.largest = max(self.counts.largest, len(rows))

    def _notify(self, connection: Connection, group: Sequence[Append]) -> None:
        if connection.dialect.name != "postgresql":
            return
        newest = {append.match: append.seq for append in group}
        items = list(newest.items())
        for start in range(0, len(items), 150):
            news = {"from": self._process, "log": items[start : start + 150]}
            payload = msgspec.json.encode(news).decode()
            assert len(payload) < LARGEST_NEWS
            queries.notify(connection, payload)

    def _tell(self, function: Callable[..., None], *args: Any) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *args)


def _finish(results: Sequence[tuple[Append, Exception | None]]) -> None:
    for append, error in results:
        append.done(error)


def _succeed(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
