"""The one thread that writes: everything that waits is committed together, and only then
acknowledged.

While a commit is on its way to the disk, further moves gather; they form the next group. So a busy
server commits often, but never once a move, and a move waits for two commits at most.

Every call into the database gives Python's lock away and has to wait for it afterwards, while the
event loop makes the most of it. So on SQLite a group of mere entries is one statement, which is a
transaction of its own; snapshots only save replaying, and come later with others.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ennead.server.storage import queries, timing
from ennead.server.storage.deadline import Deadline
from ennead.server.storage.health import Side, Trouble, trouble_of
from ennead.server.storage.rows import LogEntry, SnapshotEntry
from ennead.table.pace import Timing
from ennead.table.seating import Status

T = TypeVar("T")
LARGEST_GROUP = 500
MOST_LATE = 16
"""Snapshots that wait for company at most."""
LONGEST_LATE = 1.0
"""Seconds of rest after which they are stored."""
PAUSES = (0.05, 0.2, 0.5, 1.0)
"""Seconds between the attempts to write a group, when the storage has just begun to fail."""
LARGEST_NEWS = 7000  # PostgreSQL takes less than 8000 bytes


class Lease:
    """What a process believes about a match's log; once an entry was refused, later ones that build
    on it are too."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


class Superseded(Exception):
    """Somebody else has written this entry, or one that it builds on was refused."""


@dataclass(slots=True)
class Append:
    """Entries for one match's log; `done` is called in the event loop with None after the commit,
    or with the error."""

    lease: Lease
    rows: list[LogEntry]
    done: Callable[[Exception | None], None]
    snapshot: SnapshotEntry | None = None
    status: Status | None = None
    timing: Timing | None = None
    """The time that runs now, where a table has a pace."""

    @property
    def match(self) -> str:
        return self.rows[-1].match

    @property
    def seq(self) -> int:
        return self.rows[-1].seq

    @property
    def is_plain(self) -> bool:
        """Whether it is nothing but entries."""
        return self.status is None and self.timing is None


@dataclass(slots=True)
class WriteCall:
    """Anything else that writes: all of it or nothing, in the same transaction as the appends
    around it."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    future: asyncio.Future[Any]


WriteOutcome: TypeAlias = tuple[Append | WriteCall, Any, Exception | None]


@dataclass(slots=True)
class WriterCounts:
    """What the writer has done so far."""

    commits: int = 0
    entries: int = 0
    failures: int = 0
    largest: int = field(default=0)


class Writer:
    """Takes appends and calls in order, from the event loop only."""

    def __init__(self, engine: Engine, process: str, health: Side, deadline: Deadline) -> None:
        self._engine = engine
        self._health = health
        self._deadline = deadline
        self._process = process
        self._jobs: queue.SimpleQueue[list[Append | WriteCall] | None] = queue.SimpleQueue()
        self._gathered: list[Append | WriteCall] = []
        self._thread = threading.Thread(target=self._run, name="ennead-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._late: dict[str, SnapshotEntry] = {}
        self._hurry = threading.Event()
        self.counts = WriterCounts()

    def start(self) -> None:
        """Start the thread; results come back to the loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self, seconds: float) -> None:
        """Write everything that waits, then end; a storage that hangs is left alone after a
        while."""
        self._hurry.set()
        self._hand_over()
        self._jobs.put(None)
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join, seconds)

    def append(self, append: Append) -> None:
        """Add to a log; `done` is called later."""
        self._gather(append)

    async def call(self, function: Callable[..., T], *args: Any) -> T:
        """Run `function(connection, *args)`, after everything that was handed in before; returns
        after the commit.

        It may be run twice, the first time in vain: it must change nothing but the database.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._gather(WriteCall(function, args, future))
        return await future

    def _gather(self, job: Append | WriteCall) -> None:
        """What comes in one turn of the event loop is handed over as one: waking a thread is not
        free."""
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        more = self._wait()
        while more is not None:
            jobs = more
            while len(jobs) < LARGEST_GROUP:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    more = []
                if not more:
                    break
                jobs += more
            self._do(jobs)
            if more is not None:
                more = self._wait()
        self._do([])

    def _wait(self) -> list[Append | WriteCall] | None:
        """The next jobs, or None at the end; late snapshots use the time when there are none."""
        if not self._late:
            return self._jobs.get()
        try:
            return self._jobs.get(timeout=LONGEST_LATE)
        except queue.Empty:
            return []

    def _do(self, jobs: Sequence[Append | WriteCall]) -> None:
        """All in one transaction; if that cannot be, each in its own."""
        for append in jobs:
            if isinstance(append, Append) and append.lease.broken:
                self._tell_one(append, Superseded())
        sound = [job for job in jobs if isinstance(job, WriteCall) or not job.lease.broken]
        try:
            results = self._try(sound)
        except SQLAlchemyError as error:
            if len(sound) == 1 or not isinstance(error, IntegrityError):
                self._fail(sound, error)
            else:
                for job in sound:
                    self._do([job])
            return
        self._tell(_finish, results)

    def _try(self, jobs: Sequence[Append | WriteCall]) -> list[WriteOutcome]:
        """Write; a storage that has just begun to fail gets a few more chances, a little later
        each."""
        pauses = list(PAUSES if self._health.trouble is None else ())
        end = time.monotonic() + sum(PAUSES)
        while True:
            try:
                with self._deadline:
                    results = self._write(jobs)
            except IntegrityError:
                raise
            except SQLAlchemyError as error:
                self._health.failed(error, Trouble.FAULTY)
                if not pauses or self._hurry.is_set() or time.monotonic() >= end:
                    raise
                self._hurry.wait(pauses.pop(0))
            else:
                if results:
                    self._health.works()
                return results

    def _fail(self, jobs: Sequence[Append | WriteCall], error: Exception) -> None:
        for job in jobs:
            if isinstance(job, Append):
                job.lease.broken = True
            self._tell_one(job, error)

    def _tell_one(self, job: Append | WriteCall, error: Exception) -> None:
        self.counts.failures += 1
        self._tell(_finish, [(job, None, error)])

    def _write(self, jobs: Sequence[Append | WriteCall]) -> list[WriteOutcome]:
        """What came of each; an exception of a call takes back that call alone."""
        if not (jobs or self._late):
            return []
        if self._write_at_once(jobs):
            return [(job, None, None) for job in jobs]
        results: list[WriteOutcome] = []
        group: list[Append] = []
        late, self._late = self._late, {}  # if they are the fault, they are not tried again
        with self._engine.begin() as connection:
            queries.store_snapshots(connection, list(late.values()))
            for job in jobs:
                if isinstance(job, Append):
                    group.append(job)
                    results.append((job, None, None))
                    continue
                self._append(connection, group)
                group = []
                results.append(_carry_out(connection, job))
            self._append(connection, group)
        self.counts.commits += 1
        return results

    def _write_at_once(self, jobs: Sequence[Append | WriteCall]) -> bool:
        """Whether the jobs were mere entries and are on disk now, by a statement that is its own
        transaction."""
        if self._engine.dialect.name != "sqlite" or len(self._late) >= MOST_LATE:
            return False
        appends = [job for job in jobs if isinstance(job, Append) and job.is_plain]
        rows = [row for append in appends for row in append.rows]
        if len(appends) < len(jobs) or not 0 < len(rows) <= queries.MOST_ROWS:
            return False
        with closing(self._engine.raw_connection()) as connection:
            try:
                connection.cursor().execute(*queries.appending(self._engine.dialect, rows))
            except sqlite3.Error:
                return False  # the usual way knows what to do about it
        self._late |= {append.match: append.snapshot for append in appends if append.snapshot}
        self._count(rows)
        self.counts.commits += 1
        return True

    def _append(self, connection: Connection, group: Sequence[Append]) -> None:
        if not group:
            return
        rows = [row for append in group for row in append.rows]
        queries.append(connection, rows)
        latest = {append.match: append.snapshot for append in group if append.snapshot}
        queries.store_snapshots(connection, list(latest.values()))
        for append in group:
            if append.status is not None:
                queries.set_status(connection, append.match, append.status)
            if append.timing is not None:
                timing.set_timing(connection, append.match, append.timing)
        self._notify(connection, group)
        self._count(rows)

    def _count(self, rows: Sequence[LogEntry]) -> None:
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


def _carry_out(connection: Connection, call: WriteCall) -> WriteOutcome:
    try:
        with connection.begin_nested():
            return call, call.function(connection, *call.args), None
    except Exception as error:
        if trouble_of(error) is not None:
            raise
        return call, None, error


def _finish(results: Sequence[WriteOutcome]) -> None:
    for job, result, error in results:
        if isinstance(job, Append):
            job.done(error)
        elif job.future.done():  # nobody waits for it any more
            continue
        elif error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
