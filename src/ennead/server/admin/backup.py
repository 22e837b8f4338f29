"""Backup and restore: everything that a database holds as one file, the same for SQLite and
PostgreSQL, so that one can also become the other.

The file is gzipped lines of JSON: a head with the shape of the database, then each table by name
with its rows, and at the end a checksum of all that. It is read in one transaction, while the
server goes on, and holds what was committed then. It is restored into an empty place alone, in one
transaction, in the shape that it was taken in, and then brought to the present one.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, inspect, select

from ennead import __version__
from ennead.kernel.errors import EnneadError
from ennead.server.storage.migrations import HEAD, build, migrate, shape_of

FORMAT = "ennead backup 1"
PASSING = ("leases", "ceremonies", "errands")
"""What is about processes and moments that are gone."""
AT_ONCE = 500


class BackupError(EnneadError):
    """A backup that cannot be written or read."""


@dataclass(slots=True)
class Contents:
    """What a backup holds: its shape, when it was taken, and how many rows of each table."""

    shape: str
    taken: str
    rows: dict[str, int] = field(default_factory=dict)


# --- writing --------------------------------------------------------------------------------------


def back_up(engine: Engine, target: Path) -> Contents:
    """Write everything into a file, which is whole or not there. Raises BackupError."""
    if target.exists():
        raise BackupError(f"{target} is there already; a backup replaces nothing")
    unfinished = target.with_name(f".{target.name}.part")
    try:
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, 0) as packed:
                contents = _write(engine, packed)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(unfinished, target)  # unlike a rename it replaces nothing
    finally:
        unfinished.unlink(missing_ok=True)
    return contents


def _write(engine: Engine, out: gzip.GzipFile) -> Contents:
    summing = hashlib.sha256()

    def say(line: object) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        summing.update(text)
        out.write(text)

    with engine.connect() as connection:
        _stand_still(connection)
        shape = shape_of(connection)
        if not shape:
            raise BackupError("this database holds nothing of Ennead")
        contents = Contents(shape, datetime.now(UTC).isoformat(timespec="seconds"))
        say([FORMAT, __version__, contents.shape, contents.taken])
        for table in _tables(connection):
            contents.rows[table.name] = _write_table(connection, table, say)
    out.write(json.dumps(["end", summing.hexdigest()]).encode() + b"\n")
    return contents


def _stand_still(connection: Connection) -> None:
    """See one moment of the database for as long as the transaction lasts."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, whatever the shape, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    left_out = ("alembic_version", *PASSING)
    return [table for table in found.sorted_tables if table.name not in left_out]


def _write_table(connection: Connection, table: Table, say: Callable[[object], None]) -> int:
    say(["table", table.name, [column.name for column in table.columns]])
    reading = connection.execution_options(yield_per=AT_ONCE)
    count = 0
    for row in reading.execute(select(table)):
        say([_plain(value) for value in row])
        count += 1
    return count


def _plain(value: Any) -> Any:
    """A value as JSON has it; bytes in an object of their own."""
    if isinstance(value, bytes | bytearray | memoryview):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


# --- reading --------------------------------------------------------------------------------------


def restore(engine: Engine, source: Path) -> Contents:
    """Fill an empty database from a file; nothing at all is in it if the file is not whole.
    Raises BackupError."""
    with source.open("rb") as raw, gzip.GzipFile(fileobj=raw) as packed:
        lines = _lines(packed, source)
        contents = _head(next(lines, None), source)
        with engine.begin() as connection:
            _see_that_it_is_empty(connection)
            build(connection, contents.shape)
            tables = {table.name: table for table in _tables(connection)}
            for table in reversed(tables.values()):
                connection.execute(table.delete())  # the one row that a new database begins with
            _fill(connection, tables, lines, contents)
    migrate(engine)
    return contents


def _lines(packed: gzip.GzipFile, source: Path) -> Iterator[list[Any]]:
    """The lines of a file, but for the last, which tells whether all of them are there."""
    summing = hashlib.sha256()
    before: bytes | None = None
    try:
        for line in packed:
            if before is not None:
                summing.update(before)
                yield json.loads(before)
            before = line
        end = json.loads(before or b"[]")
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BackupError(f"{source} is not a whole backup: {error}") from None
    if end != ["end", summing.hexdigest()]:
        raise BackupError(f"{source} is not a whole backup: its checksum does not fit")


def _head(line: list[Any] | None, source: Path) -> Contents:
    if not isinstance(line, list) or len(line) != 4 or line[0] != FORMAT:
        raise BackupError(f"{source} is not a backup: expected {FORMAT!r} in its first line")
    shape, taken = str(line[2]), str(line[3])
    if shape > HEAD:
        raise BackupError(
            f"{source} is of a newer Ennead ({line[1]}): its database has the shape {shape}, "
            f"the newest known here is {HEAD}"
        )
    return Contents(shape, taken)


def _see_that_it_is_empty(connection: Connection) -> None:
    if names := inspect(connection).get_table_names():
        raise BackupError(
            f"a backup is restored into an empty database; this one has the table {min(names)!r}"
        )


def _fill(
    connection: Connection,
    tables: dict[str, Table],
    lines: Iterable[list[Any]],
    contents: Contents,
) -> None:
    table: Table | None = None
    columns: list[Any] = []
    rows: list[dict[str, Any]] = []

    def store() -> None:
        if table is not None and rows:
            connection.execute(table.insert(), rows)
            contents.rows[table.name] += len(rows)
            rows.clear()

    for line in lines:
        if line[0] == "table" and isinstance(line[-1], list):
            store()
            table = tables[line[1]]
            contents.rows[table.name] = 0
            columns = [table.columns[name] for name in line[2]]
        else:
            rows.append(
                {one.name: _value(one, said) for one, said in zip(columns, line, strict=True)}
            )
            if len(rows) == AT_ONCE:
                store()
    store()


def _value(column: Any, said: Any) -> Any:
    if isinstance(said, dict):
        return base64.b64decode(said["bytes"])
    return b"" if said is None and isinstance(column.type, LargeBinary) else said
