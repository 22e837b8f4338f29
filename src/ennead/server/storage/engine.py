"""Connections: SQLite in WAL mode for one process, PostgreSQL for many.

A writer and a reader engine, because they differ in SQLite: a writing transaction takes the write
lock at its start (it can then never fail half-way for a lock), a reading one never does.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from ennead.kernel.errors import EnneadError
from ennead.server.storage.deadline import connect_arguments

LOCK_WAIT_MS = 30_000
PAUSE = 0.01


class StorageError(EnneadError):
    """The database cannot be used; the message says why, without a password."""


def read_url(text: str) -> URL:
    """A database address, with the driver that Ennead installs. Raises StorageError."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError(
            "expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME as the database"
        ) from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise StorageError("expected a file: sqlite:///FILE; a table in memory would be lost")
        return url.set(drivername="sqlite+pysqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise StorageError(f"expected a sqlite or postgresql address, got {backend!r}")


def make_engines(text: str, readers: int, seconds: float = 5.0) -> tuple[Engine, Engine]:
    """The writing and the reading engine of an address; a PostgreSQL that has not answered for so
    many seconds is not waited for."""
    url = read_url(text)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, 1, "BEGIN IMMEDIATE"), _sqlite(url, readers, "BEGIN")
    pool: dict[str, Any] = {
        "pool_pre_ping": True,
        "pool_timeout": seconds,
        "connect_args": connect_arguments(url, seconds),
    }
    try:
        return (
            create_engine(url, pool_size=1, max_overflow=1, **pool),
            create_engine(url, pool_size=readers, max_overflow=0, **pool),
        )
    except ModuleNotFoundError:
        raise StorageError("PostgreSQL needs its driver: pip install 'ennead[postgres]'") from None


def _sqlite(url: URL, connections: int, begin: str) -> Engine:
    assert url.database is not None
    if not Path(url.database).absolute().parent.is_dir():
        raise StorageError(f"{Path(url.database).absolute().parent}: there is no such folder")
    engine = create_engine(
        url, poolclass=QueuePool, pool_size=connections, max_overflow=1,
        connect_args={"check_same_thread": False, "timeout": LOCK_WAIT_MS / 1000},
    )  # fmt: skip
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _beginner(begin))
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Our own BEGINs, durable commits, and a log that readers can read while it grows."""
    connection.isolation_level = None
    _keep_a_log(connection)
    for pragma in (
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={LOCK_WAIT_MS}",
        "cache_size=-8000",
        "trusted_schema=OFF",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """WAL mode. A new file changes to it only while nobody writes, and SQLite does not wait for
    that as it does elsewhere."""
    end = time.monotonic() + LOCK_WAIT_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(PAUSE)


def _beginner(statement: str) -> Callable[[Any], None]:
    def begin(connection: Any) -> None:
        connection.exec_driver_sql(statement)

    return begin
