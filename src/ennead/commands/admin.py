"""`ennead admin`: people, tables, bans, announcements, figures, backup and restore of a server.

It works on the database, whether a server runs on it or not; a running one hears of every change
within seconds. See docs/hosting.md.
"""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ennead.arguments import LANGUAGES, UsageError
from ennead.commands.serve import database_of

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

Found: TypeAlias = Any
"""What an act has to say, as JSON has it."""


def run(arguments: argparse.Namespace) -> int:
    """Do one act; prints a table for people, or one JSON document."""
    found = ACTS[arguments.act](arguments)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(_words(found)))
    return 0


# --- reading --------------------------------------------------------------------------------------


def _people(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _reading(arguments) as connection:
        return census.accounts(connection, arguments.name, arguments.unseen)


def _tables(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _reading(arguments) as connection:
        return census.tables(connection, arguments.status or "", arguments.game or "")


def _table(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _reading(arguments) as connection:
        return census.table(connection, arguments.table)


def _export(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census
    from ennead.server.people.accounts import export

    with _reading(arguments) as connection:
        return export(connection, census.account(connection, arguments.who).id)


def _statistics(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _reading(arguments) as connection:
        return census.statistics(connection)


def _reports(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _reading(arguments) as connection:
        return census.reports(connection)


def _close(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _writing(arguments) as connection:
        census.close(connection, arguments.id)
    return {"closed": arguments.id}


def _bans(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.census import day
    from ennead.server.storage import house

    with _reading(arguments) as connection:
        found = house.bans(connection).values()
    return [asdict(ban) | {"since": day(ban.since), "until": day(ban.until)} for ban in found]


def _announcements(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.census import day
    from ennead.server.storage import house

    with _reading(arguments) as connection:
        found = house.announcements(connection)
    return [{"id": one.id, "until": day(one.until), **one.texts} for one in found]


# --- people ---------------------------------------------------------------------------------------


def _ban(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census
    from ennead.server.storage import house, queries
    from ennead.server.storage.news import News

    with _writing(arguments) as connection:
        who = census.person(connection, arguments.who)
        until = queries.clock(connection) + arguments.days * queries.DAY if arguments.days else 0
        house.ban(connection, who, until, arguments.reason)
        devices = _devices(connection, who)
        house.tell(connection, News("admin", devices=devices, house=True))
    return {"banned": who, "until": census.day(until), "reason": arguments.reason}


def _unban(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.census import Unknown
    from ennead.server.storage import house
    from ennead.server.storage.news import News

    with _writing(arguments) as connection:
        found = [who for who in house.bans(connection) if who.startswith(arguments.who)]
        if len(found) != 1:
            raise Unknown(f"{len(found)} bans are of ids that begin with {arguments.who!r}")
        house.lift(connection, found[0])
        house.tell(connection, News("admin", house=True))
    return {"allowed": found[0]}


def _merge(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census
    from ennead.server.people import queries as people
    from ennead.server.storage import house
    from ennead.server.storage.news import News

    with _writing(arguments) as connection:
        gone, into = (census.account(connection, who) for who in (arguments.who, arguments.into))
        if gone.id == into.id:
            raise UsageError("both are the same account")
        devices, seats = _devices(connection, gone.id), _seats(connection, gone.id)
        people.merge(connection, gone.id, into.id)
        house.tell(connection, News("admin", devices=devices, seats=seats))
    return {"gone": gone.id, "into": into.id, "name": into.name, "tables": len(seats)}


def _delete(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin import census

    with _writing(arguments) as connection:
        if arguments.kind == "table":
            table = census.table(connection, arguments.id)
            _confirm(arguments, f"table {table['id']} ({table['game']}, {table['status']})")
            _delete_table(connection, table["id"])
            return {"deleted": table["id"], "kind": "table"}
        account = census.account(connection, arguments.id)
        _confirm(arguments, f"account {account.id} ({account.name})")
        changed = _delete_account(connection, account.id)
        return {"deleted": account.id, "kind": "account", "tables": changed}


def _confirm(arguments: argparse.Namespace, what: str) -> None:
    if not arguments.yes:
        raise UsageError(f"this deletes {what} and cannot be undone; add --yes")


def _delete_table(connection: Connection, table: str) -> None:
    from ennead.server.storage import house, queries
    from ennead.server.storage.news import News

    queries.delete_match(connection, table)
    house.tell(connection, News("admin", seats=[table]))


def _delete_account(connection: Connection, account: str) -> list[str]:
    from ennead.server.people import queries as people
    from ennead.server.storage import house
    from ennead.server.storage.news import News
    from ennead.table.catalog import GameCatalog
    from ennead.table.newtable import bot_level

    catalog = GameCatalog()
    devices = _devices(connection, account)
    changed = people.delete_account(
        connection, account, lambda row: bot_level(catalog.kit(row.game, row.pack), "")
    )
    house.tell(connection, News("admin", devices=devices, seats=changed))
    return changed


def _devices(connection: Connection, who: str) -> list[str]:
    """The browsers of somebody: those of an account, or the one of a guest."""
    from ennead.server.people import queries as people

    return [device for device, _, _ in people.sessions(connection, who)] or [who]


def _seats(connection: Connection, who: str) -> list[str]:
    from ennead.server.people import queries as people

    return sorted({table for table, _ in people.seats_of(connection, who)})


# --- the house ------------------------------------------------------------------------------------


def _announce(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.census import day
    from ennead.server.storage import house, queries
    from ennead.server.storage.news import News

    texts = dict(arguments.texts)
    if unknown := [language for language in texts if language not in LANGUAGES]:
        raise UsageError(f"expected a text for {', '.join(LANGUAGES)}, got one for {unknown[0]!r}")
    with _writing(arguments) as connection:
        id = secrets.token_hex(4)
        until = queries.clock(connection) + arguments.days * queries.DAY
        house.announce(connection, id, until, texts)
        house.tell(connection, News("admin", house=True))
    return {"id": id, "until": day(until), **texts}


def _withdraw(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.census import Unknown
    from ennead.server.storage import house
    from ennead.server.storage.news import News

    with _writing(arguments) as connection:
        if not house.withdraw(connection, arguments.id):
            raise Unknown(f"no announcement has the id {arguments.id!r}")
        house.tell(connection, News("admin", house=True))
    return {"withdrawn": arguments.id}


def _keep(arguments: argparse.Namespace) -> Found:
    from ennead.server.storage import retention

    said = {name: getattr(arguments, name) for name in asdict(retention.Retention())}
    changed = {name: days for name, days in said.items() if days is not None}
    with _writing(arguments) as connection:
        keep = replace(retention.read(connection), **changed)
        if changed:
            retention.write(connection, keep)
    return asdict(keep)


def _backup(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.backup import back_up

    with _engines(arguments) as (_, reading):
        return {"file": arguments.file} | asdict(back_up(reading, Path(arguments.file)))


def _restore(arguments: argparse.Namespace) -> Found:
    from ennead.server.admin.backup import restore

    with _engines(arguments, new=True) as (writing, _):
        return {"file": arguments.file} | asdict(restore(writing, Path(arguments.file)))


ACTS: dict[str, Callable[[argparse.Namespace], Found]] = {
    "people": _people,
    "export": _export,
    "merge": _merge,
    "tables": _tables,
    "table": _table,
    "delete": _delete,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "reports": _reports,
    "close": _close,
    "announce": _announce,
    "announcements": _announcements,
    "withdraw": _withdraw,
    "statistics": _statistics,
    "keep": _keep,
    "backup": _backup,
    "restore": _restore,
}


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
