"""What a database knows of people and tables, for whoever runs the server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, delete, func, select

from ennead.kernel.errors import EnneadError
from ennead.server.people import queries as people
from ennead.server.storage import folding, house, queries
from ennead.server.storage import schema as s
from ennead.table.seating import Status

SPANS = (1, 7, 30)
"""Days over which things are counted."""
SHORTEST = 4
"""Letters of an id that may stand for the whole of it."""


class Unknown(EnneadError):
    """There is nobody and nothing of this name."""


def day(at: int) -> str:
    """A time as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds") if at else ""


# --- people ---------------------------------------------------------------------------------------


def accounts(
    connection: Connection, named: str = "", unseen: int = 0, most: int = 0
) -> list[dict[str, Any]]:
    """The accounts whose name has this in it and that were not here for so many days; so many of
    them at most."""
    a, known, h = s.accounts.c, s.sessions.c, s.holders.c
    seen = select(func.max(known.seen)).where(known.account == a.id).scalar_subquery()
    tables = select(func.count(h.match.distinct())).where(h.visitor == a.id).scalar_subquery()
    asked = select(a.id, a.name, a.language, a.created, seen, tables, a.appointed)
    asked = asked.order_by(a.created, a.id)
    banned = house.bans(connection)
    before = queries.clock(connection) - unseen * queries.DAY
    found = [
        {
            "id": id,
            "name": name,
            "language": language,
            "since": day(created),
            "seen": day(last or 0),
            "tables": count,
            "banned": id in banned,
            "administrator": appointed > 0,
        }
        for id, name, language, created, last, count, appointed in connection.execute(asked)
        if named.casefold() in name.casefold() and not (unseen and (last or created) > before)
    ]
    return found[: most or None]


def person(connection: Connection, said: str) -> str:
    """The one account, or the one guest's browser at a table, whose id begins like this. Raises
    Unknown."""
    if len(said) < SHORTEST:
        raise Unknown(f"expected an id, or at least {SHORTEST} letters of it, got {said!r}")
    held = select(s.holders.c.visitor).where(s.holders.c.visitor.startswith(said, autoescape=True))
    named = select(s.accounts.c.id).where(s.accounts.c.id.startswith(said, autoescape=True))
    found = sorted(set(connection.execute(held.union(named)).scalars()))
    return _only(found, said, "nobody has the id")


def account(connection: Connection, said: str) -> people.AccountRow:
    """The account whose id begins like this. Raises Unknown."""
    found = people.account(connection, person(connection, said))
    if found is None:
        raise Unknown(f"{said!r} is the browser of a guest, not an account")
    return found


def _only(found: list[str], said: str, none: str) -> str:
    if len(found) != 1:
        raise Unknown(f"{len(found)} ids begin with {said!r}" if found else f"{none} {said!r}")
    return found[0]


# --- tables ---------------------------------------------------------------------------------------


def tables(
    connection: Connection, status: str = "", game: str = "", most: int = 0
) -> list[dict[str, Any]]:
    """The tables, those in use last first; so many of them at most."""
    m = s.matches.c
    asked = select(m.id, m.game, m.title, m.public, m.status, m.players, m.created, m.touched)
    if status:
        asked = asked.where(m.status == status)
    if game:
        asked = asked.where(m.game == game)
    if most:
        asked = asked.limit(most)
    return [
        dict(row._mapping) | {"created": day(row.created), "touched": day(row.touched)}
        for row in connection.execute(asked.order_by(m.touched.desc(), m.id))
    ]


def table_id(connection: Connection, said: str) -> str:
    """The table whose id begins like this. Raises Unknown."""
    if len(said) < SHORTEST:
        raise Unknown(f"expected an id, or at least {SHORTEST} letters of it, got {said!r}")
    asked = select(s.matches.c.id).where(s.matches.c.id.startswith(said, autoescape=True))
    return _only(sorted(connection.execute(asked).scalars()), said, "no table has the id")


def table(connection: Connection, said: str) -> dict[str, Any]:
    """A table with its seats, and who holds them. Raises Unknown."""
    id = table_id(connection, said)
    row, seating = queries.match_row(connection, id), queries.seating(connection, id)
    assert row is not None
    return {
        "id": id,
        "game": row.game,
        "title": row.title,
        "public": row.public,
        "status": str(row.status),
        "host": row.host,
        "created": day(row.created),
        "touched": day(row.touched),
        "entries": queries.newest(connection, [id])[id] + 1,
        "seats": [
            {
                "seat": seat.seat,
                "holder": str(seat.holder),
                "name": seat.name,
                "level": seat.level,
                "people": sorted(who for who, held in seating.holders.items() if seat.seat in held),
            }
            for seat in seating.seats
        ],
    }


def reports(connection: Connection) -> list[dict[str, Any]]:
    """What somebody has complained of, the oldest first."""
    asked = select(s.reports).order_by(s.reports.c.at, s.reports.c.id)
    return [dict(row._mapping) | {"at": day(row.at)} for row in connection.execute(asked)]


def close(connection: Connection, id: str) -> None:
    """A complaint is dealt with. Raises Unknown."""
    if not connection.execute(delete(s.reports).where(s.reports.c.id == id)).rowcount:
        raise Unknown(f"no report has the id {id!r}")


# --- figures --------------------------------------------------------------------------------------


def statistics(connection: Connection) -> dict[str, Any]:
    """How much there is and how much goes on; nobody is named."""
    m, now = s.matches.c, queries.clock(connection)
    by_game: dict[str, dict[str, int]] = {}
    counted = select(m.game, m.status, func.count()).group_by(m.game, m.status)
    for game, status, count in connection.execute(counted.order_by(m.game, m.status)):
        by_game.setdefault(game, dict.fromkeys(Status, 0))[status] = count

    def lately(column: Any, *wishes: Any) -> dict[str, int]:
        return {
            str(days): _count(connection, column.table, column > now - days * queries.DAY, *wishes)
            for days in SPANS
        }

    return {
        "accounts": _count(connection, s.accounts),
        "guests": _guests(connection),
        "banned": len(house.bans(connection)),
        "tables": by_game,
        "moves": _count(connection, s.log, s.log.c.kind == 1) + folding.folded_moves(connection),
        "uploads": _count(connection, s.replays),
        "accounts seen within days": lately(s.sessions.c.seen),
        "accounts made within days": lately(s.accounts.c.created),
        "tables made within days": lately(m.created),
        "matches over within days": lately(m.touched, m.status == Status.OVER),
        "bytes": _size(connection),
    }


def _count(connection: Connection, table: Any, *wishes: Any) -> int:
    what = func.count() if table is not s.sessions else func.count(s.sessions.c.account.distinct())
    return int(connection.execute(select(what).select_from(table).where(*wishes)).scalar_one())


def _guests(connection: Connection) -> int:
    """Browsers that hold seats and are no account."""
    h = s.holders.c
    known = select(s.accounts.c.id)
    asked = select(func.count(h.visitor.distinct())).where(h.visitor.not_in(known))
    return int(connection.execute(asked).scalar_one())


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(
            connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()
        )
    pages, size = (
        connection.exec_driver_sql(f"PRAGMA {what}").scalar_one()
        for what in ("page_count", "page_size")
    )
    return int(pages) * int(size)
