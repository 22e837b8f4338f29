"""How long things are kept: what whoever runs a server has decided, and removing what is older.

Days are counted from the day that the database itself has come to: a sweep carries it on by one day
at most, so a clock that is wrong for an hour removes nothing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

from sqlalchemy import Connection, delete, select, update

from ennead.server.storage import house, queries
from ennead.server.storage import schema as s
from ennead.table.seating import Status

RULE = "keep-"


@dataclass(frozen=True, slots=True)
class Retention:
    """Days; 0: for good."""

    gathering: int = 30
    """Tables that never began."""
    uploads: int = 90
    """Uploaded match files."""
    abandoned: int = 0
    """Matches that nobody goes on with."""
    finished: int = 0
    """Matches that are over."""


def read(connection: Connection) -> Retention:
    """The server's rules; ours where it has none."""
    rules = house.rules(connection)
    known = {
        one.name: rules[RULE + one.name] for one in fields(Retention) if RULE + one.name in rules
    }
    return Retention(**{name: int(days) for name, days in known.items()})


def write(connection: Connection, keep: Retention) -> None:
    """Set the server's rules."""
    for name, days in asdict(keep).items():
        house.set_rule(connection, RULE + name, str(days))


def sweep(connection: Connection, keep: Retention) -> list[str]:
    """Remove what is old; returns the tables that went."""
    known = int(connection.execute(select(s.upkeep.c.swept)).scalar_one())
    today = queries.clock(connection)
    if known:
        today = min(today, known + queries.DAY)
    connection.execute(update(s.upkeep).values(swept=max(known, today)))
    m = s.matches.c
    of = {
        Status.GATHERING: keep.gathering,
        Status.PLAYING: keep.abandoned,
        Status.OVER: keep.finished,
    }
    gone: list[str] = []
    for status, days in of.items():
        if days:
            old = (m.status == status, m.touched < today - days * queries.DAY)
            gone += connection.execute(delete(s.matches).where(*old).returning(m.id)).scalars()
    if keep.uploads:
        old_uploads = s.replays.c.created < today - keep.uploads * queries.DAY
        connection.execute(delete(s.replays).where(old_uploads))
    house.sweep(connection, today)
    return sorted(gone)
