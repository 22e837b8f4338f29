"""What is asked of the database for whoever runs a server: bans, announcements, rules, and notes to
a server that hears no other news."""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.server.storage.news import News

ERRAND_DAYS = 2


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may do nothing here: an account, or the browser of a guest. `until` 0: ever."""

    who: str
    since: int
    until: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everybody is told: `texts` by language."""

    id: str
    since: int
    until: int
    texts: dict[str, str]


# --- bans -----------------------------------------------------------------------------------------


def bans(connection: Connection) -> dict[str, Ban]:
    """Who is banned now, in the order in which it happened."""
    c, now = s.bans.c, queries.clock(connection)
    found = select(s.bans).where((c.until == 0) | (c.until > now)).order_by(c.since, c.who)
    return {row.who: Ban(*row) for row in connection.execute(found)}


def ban(connection: Connection, who: str, until: int, reason: str) -> None:
    """Let somebody do nothing here from now on."""
    lift(connection, who)
    values = {"who": who, "since": queries.clock(connection), "until": until, "reason": reason}
    connection.execute(insert(s.bans).values(values))


def lift(connection: Connection, who: str) -> bool:
    """Whether there was a ban to end."""
    return connection.execute(delete(s.bans).where(s.bans.c.who == who)).rowcount > 0


# --- announcements --------------------------------------------------------------------------------


def announcements(connection: Connection) -> list[Announcement]:
    """What everybody is told now, the newest first."""
    c, now = s.notices.c, queries.clock(connection)
    found = select(s.notices).where(c.until > now).order_by(c.since.desc(), c.id)
    return [
        Announcement(id, since, until, json.loads(texts))
        for id, since, until, texts in connection.execute(found)
    ]


def announce(connection: Connection, id: str, until: int, texts: dict[str, str]) -> None:
    """Tell everybody something, until then."""
    values: dict[str, object] = {"id": id, "since": queries.clock(connection), "until": until}
    told = json.dumps(texts, ensure_ascii=False)
    connection.execute(insert(s.notices).values(values | {"texts": told}))


def withdraw(connection: Connection, id: str) -> bool:
    """Whether there was an announcement to end."""
    return connection.execute(delete(s.notices).where(s.notices.c.id == id)).rowcount > 0


# --- rules ----------------------------------------------------------------------------------------


def rules(connection: Connection) -> dict[str, str]:
    """What whoever runs the server has decided, by name."""
    found = connection.execute(select(s.rules.c.name, s.rules.c.value))
    return {row.name: row.value for row in found}


def set_rule(connection: Connection, name: str, value: str) -> None:
    """Decide something."""
    connection.execute(delete(s.rules).where(s.rules.c.name == name))
    connection.execute(insert(s.rules).values(name=name, value=value))


# --- notes ----------------------------------------------------------------------------------------


def tell(connection: Connection, news: News) -> None:
    """Let all running servers know, as soon as this transaction is through."""
    body = msgspec.json.encode(news).decode()
    if connection.dialect.name == "postgresql":
        queries.notify(connection, body)
        return
    id = max(queries.clock(connection), newest_errand(connection) + 1)
    connection.execute(insert(s.errands).values(id=id, body=body))


def newest_errand(connection: Connection) -> int:
    """The newest note; 0: there is none."""
    return int(connection.execute(select(func.max(s.errands.c.id))).scalar() or 0)


def errands_after(connection: Connection, id: int) -> list[tuple[int, str]]:
    """Notes after one, in order."""
    c = s.errands.c
    found = select(c.id, c.body).where(c.id > id).order_by(c.id)
    return [(one, body) for one, body in connection.execute(found)]


def sweep(connection: Connection, today: int) -> None:
    """Remove what is over: bans, announcements and notes."""
    connection.execute(delete(s.bans).where(s.bans.c.until > 0, s.bans.c.until < today))
    connection.execute(delete(s.notices).where(s.notices.c.until < today))
    before = today - ERRAND_DAYS * queries.DAY
    connection.execute(delete(s.errands).where(s.errands.c.id < before))
