"""What is kept of somebody, table by table: what an export shows of it, and what it leaves out.

Every table of the database is named here once (a test sees to it): with what it says of an account,
or with why that is shown in another way, or with why it says nothing of anybody.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Connection, Table, or_, select

from ennead.server.storage import schema as s


class Holding(NamedTuple):
    """What a table says of accounts: the columns that name one, what an export shows, and what it
    does not, as it would open something or is somebody else's."""

    table: Table
    who: tuple[str, ...]
    shown: tuple[str, ...]
    withheld: tuple[str, ...] = ()


_WORDS = ("match", "number", "at", "room", "heard", "seat", "name", "kind", "body", "about", "gone")
_CONTEST = (
    "id", "kind", "game", "size", "options", "title", "status", "rounds", "days", "minutes",
    "rated", "season", "following", "created",
)  # fmt: skip
_PLACING = ("match", "seat", "level", "place", "score", "mu", "sigma")

HOLDINGS: dict[str, Holding] = {
    "seats": Holding(s.holders, ("visitor",), ("match", "seat", "since"), ("key",)),
    "words": Holding(s.words, ("author",), _WORDS),
    "read_up_to": Holding(s.marks, ("visitor",), ("match", "number")),
    "muted": Holding(s.mutes, ("visitor",), ("match", "seat")),
    "complaints": Holding(
        s.reports, ("reporter",), ("id", "at", "match", "number", "body"), ("author",)
    ),
    "complained_of": Holding(
        s.reports, ("author",), ("at", "match", "number", "body"), ("id", "reporter")
    ),
    "people": Holding(s.ties, ("account",), ("kind", "name", "handle"), ("other",)),
    "placings": Holding(s.placings, ("account",), _PLACING),
    "feats": Holding(s.feats, ("account",), ("match", "seat", "feat", "thing", "amount")),
    "ratings": Holding(s.ratings, ("account",), ("game", "players", "mu", "sigma", "matches")),
    "pages": Holding(s.players, ("account",), ("handle",)),
    "contests": Holding(s.contests, ("account",), _CONTEST),
    "entered": Holding(s.entrants, ("account",), ("contest", "number", "gone", "division")),
    "calls": Holding(s.calls, ("account",), ("match", "occasion", "at")),
    "mailbox": Holding(
        s.mailboxes, ("account",), ("address", "confirmed", "asked", "sent"), ("hash", "stop")
    ),
    "browsers": Holding(s.pushes, ("account",), ("id",), ("device", "endpoint", "key", "auth")),
    "calendar": Holding(s.calendars, ("account",), ("account",), ("hash",)),
    "sign_in_links": Holding(s.sign_ins, ("account",), ("until",), ("hash",)),
    "bans": Holding(s.bans, ("who",), ("since", "until", "reason")),
}

SHOWN_OTHERWISE: dict[str, str] = {
    "accounts": "name, language, sign and since; its secret means nothing",
    "passkeys": "passkeys, without the keys",
    "sessions": "sessions, without what tells of the cookie",
    "recovery": "codes, their number",
    "holidays": "holidays",
    "matches": "tables, those that the account made or sits at",
    "seats": "tables, with the names and the standing orders of its seats",
}

OF_NOBODY: dict[str, str] = {
    "keys": "whoever comes with one",
    "log": "what seats did; the match file of each table has it",
    "folds": "the same, compressed",
    "snapshots": "positions of matches",
    "deeds": "ids of messages, by seat",
    "replays": "uploads, which are kept of nobody",
    "leases": "processes",
    "ceremonies": "what a browser was asked to sign, for five minutes",
    "entries": "whoever comes with one",
    "notices": "for everybody",
    "rules": "of the server",
    "pairings": "numbers of entrants",
    "errands": "of the server",
    "secrets": "of the server",
    "upkeep": "of the server",
}


def holdings(connection: Connection, id: str) -> dict[str, list[dict[str, Any]]]:
    """All that the tables say of an account, times as dates."""
    return {name: _rows(connection, holding, id) for name, holding in HOLDINGS.items()}


def _rows(connection: Connection, holding: Holding, id: str) -> list[dict[str, Any]]:
    c = holding.table.c
    columns = [c[name] for name in holding.shown]
    times = {one.name for one in columns if isinstance(one.type, BigInteger)}
    mine = or_(*(c[name] == id for name in holding.who))
    found = connection.execute(select(*columns).where(mine).order_by(*columns)).mappings()
    return [
        {name: (date(value) if value else None) if name in times else value
         for name, value in row.items()}
        for row in found
    ]  # fmt: skip


def date(at: int) -> str:
    """A time of the database, as people write it."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
