"""Every question about ties to the database: whom an account follows, and whom it wants to have
nothing to do with.

A tie is known to whoever made it alone, and people are named in it as they were met: by what pages
call them, or by the name at a seat. Whoever was met in both ways has two, since one in place of the
other would tell that they are the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select, update

from ennead.server import tokens
from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow, Seating, Status

MOST = 500
"""Ties of one account."""
MOST_TABLES = 20
FOLLOW, BLOCK = "follow", "block"


class TieRow(NamedTuple):
    """A tie as it is stored; `handle`: what pages call the other, if they were met on one."""

    account: str
    other: str
    kind: str
    name: str
    handle: str


def tie_id(row: TieRow) -> str:
    """How a tie is named to whoever made it; says nothing about the other."""
    return tokens.digest(f"tie {row.account} {row.other} {row.handle}")[:16]


# --- asking ---------------------------------------------------------------------------------------


def of(connection: Connection, account: str) -> list[TieRow]:
    """The ties of an account, by name."""
    c = s.ties.c
    columns = [c[name] for name in TieRow._fields]
    found = select(*columns).where(c.account == account).order_by(c.kind, c.name, c.other)
    return [TieRow._make(row) for row in connection.execute(found)]


def blocked(connection: Connection, account: str) -> set[str]:
    """Whom somebody has blocked; guests block nobody."""
    c = s.ties.c
    found = select(c.other).where(c.account == account, c.kind == BLOCK)
    return set(connection.execute(found).scalars())


def is_blocked(connection: Connection, other: str, by: Iterable[str]) -> bool:
    """Whether one of these has blocked somebody."""
    c = s.ties.c
    wanted = (c.other == other, c.kind == BLOCK, c.account.in_(sorted(by)))
    return bool(connection.execute(select(exists().where(*wanted))).scalar())


def followed_tables(connection: Connection, account: str) -> list[tuple[MatchRow, Seating]]:
    """The public tables at which those sit whom an account follows and who have not blocked it,
    those in use last first."""
    t, m, h, back = s.ties.c, s.matches.c, s.holders.c, s.ties.alias("back")
    against = exists().where(
        back.c.account == t.other, back.c.other == account, back.c.kind == BLOCK
    )
    whom = select(t.other).where(t.account == account, t.kind == FOLLOW, ~against)
    there = select(h.match).where(h.visitor.in_(whom))
    live = m.status.in_([Status.GATHERING, Status.PLAYING])
    return queries.listed(connection, m.public & live & m.id.in_(there), MOST_TABLES)


# --- changing -------------------------------------------------------------------------------------


def put(connection: Connection, row: TieRow) -> None:
    """Tie an account to another, in place of what was before."""
    c = s.ties.c
    same = (c.account == row.account, c.other == row.other, c.handle == row.handle)
    connection.execute(delete(s.ties).where(*same))
    if len(of(connection, row.account)) >= MOST:
        raise Refused("too-large", f"you have {MOST} such people already")
    connection.execute(insert(s.ties).values(row._asdict()))


def move(connection: Connection, gone: str, into: str) -> None:
    """Let an account have the ties of another one, which is no more; where both have one, or it
    would be with itself, that of the account stays."""
    c = s.ties.c
    for mine, other in ((c.account, c.other), (c.other, c.account)):
        twice = select(other).where(mine == into)
        known = list(connection.execute(twice).scalars())
        connection.execute(delete(s.ties).where(mine == gone, other.in_([*known, into])))
        values: dict[str, Any] = {mine.name: into}
        connection.execute(update(s.ties).where(mine == gone).values(values))


def tie_player(connection: Connection, account: str, handle: str, kind: str) -> None:
    """Tie an account to the player of a page."""
    p, a = s.players.c, s.accounts.c
    asked = select(a.id, a.name).join_from(s.players, s.accounts, a.id == p.account)
    row = connection.execute(asked.where(p.handle == handle)).first()
    if row is None:
        raise Refused("not-found", "there is no such player", "$.player")
    if row.id == account:
        raise Refused("forbidden", "that is you", "$.player")
    put(connection, TieRow(account, row.id, kind, row.name, handle))


def tie_all(connection: Connection, account: str, others: list[str], kind: str, name: str) -> None:
    """Tie an account to several at one seat."""
    for other in others:
        put(connection, TieRow(account, other, kind, name, ""))


def end(connection: Connection, account: str, tie: str) -> None:
    """End a tie."""
    for row in of(connection, account):
        if tie_id(row) == tie:
            c = s.ties.c
            mine = (c.account == account, c.other == row.other, c.handle == row.handle)
            connection.execute(delete(s.ties).where(*mine))
            return
    raise Refused("not-found", "there is no such tie", "$.tie")
