"""Every question about ratings and contests to the database, as a function of a connection."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from ennead.server import tokens
from ennead.server.contests.pairing import Board
from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table.feats import Done
from ennead.table.seating import Status


class ContestRow(NamedTuple):
    """A contest as it is stored; `account` is its host."""

    id: str
    kind: str
    game: str
    size: int
    options: str
    title: str
    account: str | None
    status: str
    rounds: int
    days: int
    minutes: int
    rated: bool
    season: int
    following: str
    created: int


class EntrantRow(NamedTuple):
    """Somebody in a contest, with what is known of the account."""

    number: int
    account: str | None
    gone: bool
    division: int
    name: str
    handle: str


class PairingRow(NamedTuple):
    """A table of a round."""

    round: int
    board: int
    division: int
    match: str
    seats: str
    points: str
    due: int

    @property
    def shown(self) -> Board:
        """As pairing has it."""
        points = tuple(json.loads(self.points)) if self.points else ()
        return Board(tuple(json.loads(self.seats)), points)


class PlacingRow(NamedTuple):
    """How a match ended for a seat; `mu` 0: it was not rated."""

    seat: int
    account: str | None
    level: str
    place: int
    score: int
    mu: float = 0.0
    sigma: float = 0.0


# --- players --------------------------------------------------------------------------------------


def handle(connection: Connection, account: str) -> str:
    """By what name pages call an account; says nothing about it."""
    c = s.players.c
    known = connection.execute(select(c.handle).where(c.account == account)).scalar()
    if known is None:
        known = tokens.new_token()[:12]
        connection.execute(insert(s.players).values(account=account, handle=known))
    return str(known)


def account_of(connection: Connection, said: str) -> str | None:
    """The account that pages call so."""
    c = s.players.c
    found = connection.execute(select(c.account).where(c.handle == said)).scalar()
    return None if found is None else str(found)


# --- matches --------------------------------------------------------------------------------------


def unsettled(connection: Connection, most: int) -> list[str]:
    """Matches that are over and have not been counted."""
    m = s.matches.c
    found = select(m.id).where(~m.settled, m.status == Status.OVER).limit(most)
    return list(connection.execute(found).scalars())


def begin_settling(connection: Connection, match: str) -> bool:
    """Whether a match is still to be counted; nobody else counts it then."""
    queries.lock(connection, match)
    m = s.matches.c
    done = update(s.matches).where(m.id == match, ~m.settled).values(settled=True)
    return connection.execute(done).rowcount > 0


def accounts_at(connection: Connection, match: str) -> dict[int, list[str]]:
    """The accounts that hold each seat."""
    h = s.holders.c
    joined = select(h.seat, h.visitor).join(s.accounts, s.accounts.c.id == h.visitor)
    found: dict[int, list[str]] = {}
    for seat, account in connection.execute(joined.where(h.match == match).order_by(h.since)):
        found.setdefault(seat, []).append(account)
    return found


def add_placings(connection: Connection, match: str, rows: Sequence[PlacingRow]) -> None:
    """Keep how a match ended."""
    connection.execute(insert(s.placings), [{"match": match, **row._asdict()} for row in rows])
    for row in rows:
        if row.account:
            handle(connection, row.account)


def add_feats(
    connection: Connection, match: str, accounts: Mapping[int, str], done: Sequence[Done]
) -> None:
    """Keep what accounts have done in a match."""
    rows = [
        {"match": match, "account": accounts[one.seat], **one._asdict()}
        for one in done
        if one.seat in accounts
    ]
    if rows:
        connection.execute(insert(s.feats), rows)


def rating(connection: Connection, account: str, game: str, players: int) -> tuple[float, float]:
    """What is known of somebody's strength; nothing: (0, 0)."""
    c = s.ratings.c
    wanted = (c.account == account, c.game == game, c.players == players)
    found = connection.execute(select(c.mu, c.sigma).where(*wanted)).first()
    return (0.0, 0.0) if found is None else (found[0], found[1])


def set_rating(
    connection: Connection, account: str, game: str, players: int, mu: float, sigma: float
) -> None:
    """One more match has been counted."""
    c = s.ratings.c
    wanted = (c.account == account, c.game == game, c.players == players)
    changed = update(s.ratings).where(*wanted)
    values: dict[str, Any] = {"mu": mu, "sigma": sigma}
    if not connection.execute(changed.values(values | {"matches": c.matches + 1})).rowcount:
        new = values | {"account": account, "game": game, "players": players, "matches": 1}
        connection.execute(insert(s.ratings).values(new))


# --- contests -------------------------------------------------------------------------------------


def add_contest(connection: Connection, row: ContestRow) -> None:
    """A new contest."""
    values = row._asdict() | {"created": queries.clock(connection)}
    connection.execute(insert(s.contests).values(values))


def contest(connection: Connection, id: str, *, lock: bool = False) -> ContestRow | None:
    """A contest; with `lock` nobody else changes it until the transaction ends."""
    asked = select(*(s.contests.c[name] for name in ContestRow._fields)).where(
        s.contests.c.id == id
    )
    if lock and connection.dialect.name == "postgresql":
        asked = asked.with_for_update()
    found = connection.execute(asked).first()
    return None if found is None else ContestRow._make(found)


def set_contest(connection: Connection, id: str, **values: Any) -> None:
    """Change what is known of a contest."""
    connection.execute(update(s.contests).where(s.contests.c.id == id).values(values))


def listed(connection: Connection, most: int) -> list[ContestRow]:
    """The contests, those that can be joined first, then the newest."""
    c = s.contests.c
    columns = [c[name] for name in ContestRow._fields]
    found: list[ContestRow] = []
    for status in ("open", "running", "over"):
        asked = select(*columns).where(c.status == status).order_by(c.created.desc()).limit(most)
        found += [ContestRow._make(row) for row in connection.execute(asked)]
    return found


def running(connection: Connection) -> list[str]:
    """The contests that go on."""
    c = s.contests.c
    return list(connection.execute(select(c.id).where(c.status == "running")).scalars())


def entrants(connection: Connection, contest: str) -> list[EntrantRow]:
    """Everybody in a contest, by number."""
    e, a, p = s.entrants.c, s.accounts.c, s.players.c
    joined = (
        select(e.number, e.account, e.gone, e.division, func.coalesce(a.name, ""), p.handle)
        .join_from(s.entrants, s.accounts, a.id == e.account, isouter=True)
        .join(s.players, p.account == e.account, isouter=True)
    )
    found = connection.execute(joined.where(e.contest == contest).order_by(e.number))
    return [EntrantRow(*row[:5], row[5] or "") for row in found]


def add_entrant(connection: Connection, contest: str, account: str, division: int = 0) -> None:
    """Somebody takes part."""
    handle(connection, account)
    e = s.entrants.c
    last = connection.execute(select(func.max(e.number)).where(e.contest == contest)).scalar()
    values = {"contest": contest, "number": 0 if last is None else last + 1}
    connection.execute(
        insert(s.entrants).values(values | {"account": account, "division": division})
    )


def remove_entrant(connection: Connection, contest: str, number: int, *, begun: bool) -> None:
    """Somebody takes part no more; of a contest that has begun they stay in the standing."""
    e = s.entrants.c
    wanted = (e.contest == contest, e.number == number)
    if begun:
        connection.execute(update(s.entrants).where(*wanted).values(gone=True))
    else:
        connection.execute(delete(s.entrants).where(*wanted))


def set_division(connection: Connection, contest: str, number: int, division: int) -> None:
    """Put somebody into a division."""
    e = s.entrants.c
    wanted = (e.contest == contest, e.number == number)
    connection.execute(update(s.entrants).where(*wanted).values(division=division))


def pairings(connection: Connection, contest: str) -> list[PairingRow]:
    """All tables of a contest in order."""
    c = s.pairings.c
    asked = select(*(c[name] for name in PairingRow._fields)).where(c.contest == contest)
    return [PairingRow._make(row) for row in connection.execute(asked.order_by(c.round, c.board))]


def add_pairing(connection: Connection, contest: str, row: PairingRow) -> None:
    """A table of a round."""
    connection.execute(insert(s.pairings).values(row._asdict() | {"contest": contest}))


def decide(connection: Connection, contest: str, row: PairingRow, points: Sequence[float]) -> None:
    """A table of a round is decided."""
    c = s.pairings.c
    wanted = (c.contest == contest, c.round == row.round, c.board == row.board, c.points == "")
    chosen = update(s.pairings).where(*wanted)
    connection.execute(chosen.values(points=json.dumps([round(one, 4) for one in points])))


def placings(connection: Connection, match: str) -> list[PlacingRow]:
    """How a match ended, by seat."""
    c = s.placings.c
    asked = select(*(c[name] for name in PlacingRow._fields)).where(c.match == match)
    return [PlacingRow._make(row) for row in connection.execute(asked.order_by(c.seat))]
