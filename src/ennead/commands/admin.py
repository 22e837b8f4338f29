"""`ennead admin`: people, tables, bans, announcements, figures, backup and restore of a server.

It works on the database, whether a server runs on it or not; a running one hears of every change
within seconds. See docs/hosting.md.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ennead.arguments import UsageError
from ennead.commands.serve import database_of

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Found: TypeAlias = Any
"""What an act has to say, as JSON has it."""


def run(arguments: argparse.Namespace) -> int:
    """Do one act; prints a table for people, or one JSON document."""
    found = FILES.get(arguments.act, _act)(arguments)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(_words(found)))
    return 0


def _act(arguments: argparse.Namespace) -> Found:
    """An act on what the database holds, and a note of it for a server that runs."""
    from ennead.server.admin.acts import ACTS, Desk, Wrong
    from ennead.server.storage import house

    act = ACTS[arguments.act]
    given = {one.name: getattr(arguments, one.name, None) for one in fields(act.wish)}
    said: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if "texts" in said:
        said["texts"] = dict(said["texts"])
    wish = act.wish(**said)
    with (_writing if act.writes else _reading)(arguments) as connection:
        desk = Desk(connection)
        try:
            found = desk.do(arguments.act, wish)
        except Wrong as error:
            raise UsageError(str(error)) from None
        if desk.news is not None:
            house.tell(connection, desk.news)
    return found


def _backup(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.backup import back_up

    with _engines(arguments) as (_, reading):
        return {"file": arguments.file} | asdict(back_up(reading, Path(arguments.file)))


def _restore(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.backup import restore

    with _engines(arguments, new=True) as (writing, _):
        return {"file": arguments.file} | asdict(restore(writing, Path(arguments.file)))


FILES: dict[str, Callable[[argparse.Namespace], Found]] = {"backup": _backup, "restore": _restore}


# --- the database ---------------------------------------------------------------------------------


@contextmanager
def _engines(arguments: argparse.Namespace, new: bool = False) -> Iterator[tuple[Engine, Engine]]:
    """The writing and the reading engine. Raises StorageError, also for a file that is not there:
    only a restore makes one."""
    from sqlalchemy.exc import DBAPIError

    from ennead.server.settings import own_database
    from ennead.server.storage.engine import StorageError, make_engines, read_url
    from ennead.server.storage.health import reason_of

    address = database_of(arguments) or own_database()
    url = read_url(address)
    if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StorageError(f"there is no database {url.database}")
    engines = make_engines(address, 1)
    try:
        yield engines
    except DBAPIError as error:
        raise StorageError(f"the database cannot be used: {reason_of(error)}") from None
    finally:
        for engine in engines:
            engine.dispose()


@contextmanager
def _reading(arguments: argparse.Namespace) -> Iterator[Connection]:
    from ennead.server.storage.migrations import migrate

    with _engines(arguments) as (writing, reading):
        migrate(writing)
        with reading.begin() as connection:
            yield connection


@contextmanager
def _writing(arguments: argparse.Namespace) -> Iterator[Connection]:
    from ennead.server.storage.migrations import migrate

    with _engines(arguments) as (writing, _):
        migrate(writing)
        with writing.begin() as connection:
            yield connection


# --- for people -----------------------------------------------------------------------------------


def _words(found: Found) -> Iterator[str]:
    """A list as a table, anything else line by line."""
    if isinstance(found, list):
        yield from _rows(found)
    else:
        yield from _lines(found, "")


def _rows(found: Sequence[dict[str, Any]]) -> Iterable[str]:
    if not found:
        return ["none"]
    heads = list({name: None for row in found for name in row})
    cells = [heads, *([_cell(row.get(name)) for name in heads] for row in found)]
    widths = [max(len(line[n]) for line in cells) for n in range(len(heads))]
    return ["  ".join(map(str.ljust, line, widths)).rstrip() for line in cells]


def _cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    return str(value) if value is not None else ""


def _lines(found: dict[str, Any], indent: str) -> Iterator[str]:
    for name, value in found.items():
        if isinstance(value, dict):
            yield f"{indent}{name}"
            yield from _lines(value, f"{indent}  ")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            yield f"{indent}{name}"
            for one in _rows(value):
                yield f"{indent}  {one}"
        else:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else _cell(value)
            yield f"{indent}{name}: {shown}"
