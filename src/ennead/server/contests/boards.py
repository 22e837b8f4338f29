"""Leaderboards and pages of players: read from what was counted, nothing of it is kept twice."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, case, func, select

from ennead.server.contests import queries
from ennead.server.contests.documents import Board, Figure, Played, PlayerPage, Rank
from ennead.server.contests.ratings import SURE, interval, middle_of, of_bot, shown
from ennead.server.storage import schema as s
from ennead.table.refused import Refused

MOST = 100
LAST = 30
OPPONENTS = 8


def board(
    connection: Connection, game: str, players: int, bots: dict[str, int], account: str
) -> Board:
    """The surest strong first."""
    r, a, p = s.ratings.c, s.accounts.c, s.players.c
    counted = select(r.players).where(r.game == game).distinct().order_by(r.players)
    sizes = tuple(connection.execute(counted).scalars())
    size = players or (sizes[0] if sizes else 2)
    asked = (
        select(r.account, p.handle, a.name, a.sign, r.mu, r.sigma, r.matches)
        .join_from(s.ratings, s.accounts, a.id == r.account)
        .join(s.players, p.account == r.account)
        .where(r.game == game, r.players == size)
        .order_by((r.mu - SURE * r.sigma).desc(), p.handle)
        .limit(MOST)
    )
    ranks = tuple(
        Rank(handle, name, sign, shown(mu), *interval(mu, sigma), matches, who == account)
        for who, handle, name, sign, mu, sigma, matches in connection.execute(asked)
    )
    middle = middle_of(bots)
    fixed = {level: shown(of_bot(strength, middle)) for level, strength in bots.items()}
    return Board(game, size, ranks, fixed, sizes)


def player(connection: Connection, handle: str, account: str) -> PlayerPage:
    """Somebody who takes part. Raises Refused."""
    who = queries.account_of(connection, handle)
    if who is None:
        raise Refused("not-found", "there is no such player")
    a = s.accounts.c
    row = connection.execute(select(a.name, a.sign, a.created).where(a.id == who)).one()
    since = datetime.fromtimestamp(row.created / 1000, UTC).date().isoformat()
    r = s.ratings.c
    ratings = tuple(
        (
            one.game,
            one.players,
            Rank(
                handle, row.name, row.sign, shown(one.mu), *interval(one.mu, one.sigma),
                one.matches, who == account,
            ),
        )
        for one in connection.execute(
            select(s.ratings).where(r.account == who).order_by(r.game, r.players)
        )
    )  # fmt: skip
    return PlayerPage(
        handle, row.name, row.sign, since, _figures(connection, who), ratings,
        _opponents(connection, who), _last(connection, who),
        bool(account) and who != account,
    )  # fmt: skip


def _figures(connection: Connection, who: str) -> tuple[Figure, ...]:
    p, m = s.placings.c, s.matches.c
    won = func.sum(case((p.place == 1, 1), else_=0))
    asked = (
        select(m.game, func.count(), won, func.max(p.score))
        .join_from(s.placings, s.matches, m.id == p.match)
        .where(p.account == who)
        .group_by(m.game)
        .order_by(m.game)
    )
    return tuple(Figure(*row) for row in connection.execute(asked))


def _opponents(connection: Connection, who: str) -> tuple[tuple[str, str, int], ...]:
    """Only players who have a page of their own."""
    mine, other = s.placings.alias("mine"), s.placings.alias("other")
    a, p = s.accounts.c, s.players.c
    times = func.count().label("times")
    asked = (
        select(p.handle, a.name, times)
        .join_from(mine, other, (other.c.match == mine.c.match) & (other.c.seat != mine.c.seat))
        .join(s.accounts, a.id == other.c.account)
        .join(s.players, p.account == a.id)
        .where(mine.c.account == who, a.id != who)
        .group_by(p.handle, a.name)
        .order_by(times.desc(), a.name)
        .limit(OPPONENTS)
    )
    return tuple((handle, name, count) for handle, name, count in connection.execute(asked))


def _last(connection: Connection, who: str) -> tuple[Played, ...]:
    """Public matches are linked; others are only counted."""
    p, m = s.placings.c, s.matches.c
    asked = (
        select(m.id, m.public, m.game, m.players, p.place, p.score, m.touched, p.mu)
        .join_from(s.placings, s.matches, m.id == p.match)
        .where(p.account == who)
        .order_by(m.touched.desc())
        .limit(LAST)
    )
    return tuple(
        Played(
            row.id if row.public else "", row.game, row.players, row.place, row.score,
            row.touched, bool(row.mu), shown(row.mu) if row.mu else 0,
        )
        for row in connection.execute(asked)
    )  # fmt: skip
