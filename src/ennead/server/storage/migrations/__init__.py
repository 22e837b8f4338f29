"""Steps from one shape of the database to the next, run at start under a lock."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0022"
"""The newest step; a test compares it with the files."""
_LOCK = 0x656E6E65  # any number that nobody else uses


def migrate(engine: Engine) -> None:
    """Bring the database to the present shape. Alembic is only imported when there is something to
    do, and before the lock is taken: it takes its time, and the others have little patience."""
    with engine.begin() as connection:
        if shape_of(connection) == HEAD:
            return
    import_module("alembic.command")
    config = _config()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            for limit in ("statement_timeout", "lock_timeout"):
                connection.execute(text(f"SET LOCAL {limit} = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if shape_of(connection) != HEAD:  # nobody else was quicker
            _upgrade(connection, config, "head")


def build(connection: Connection, shape: str) -> None:
    """Give an empty database a shape, be it an older one."""
    _upgrade(connection, _config(), shape)


def _upgrade(connection: Connection, config: Config, to: str) -> None:
    from alembic import command

    config.attributes["connection"] = connection
    command.upgrade(config, to)


def shape_of(connection: Connection) -> str:
    """The newest step that a database has taken; empty: it has taken none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
