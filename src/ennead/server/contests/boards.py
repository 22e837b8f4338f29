"""Leaderboards and pages of players: read from what was counted, nothing of it is kept twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TypeAlias

from sqlalchemy import Connection, case, func, select

from ennead.kernel.feats import Feat
from ennead.server.contests import queries
from ennead.server.contests.documents import Board, FeatLine, Figure, Played, PlayerPage, Rank
from ennead.server.contests.ratings import SURE, interval, middle_of, of_bot, shown
from ennead.server.storage import schema as s
from ennead.table.refused import Refused

MOST = 100
LAST = 30
OPPONENTS = 8
FAVOURITES = 3
Declared: TypeAlias = Mapping[str, Sequence[Feat]]


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


def player(connection: Connection, handle: str, account: str, declared: Declared) -> PlayerPage:
    """Somebody who takes part; `declared` is what games say is worth telling. Raises Refused."""
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
        handle, row.name, row.sign, since, _figures(connection, who, declared), ratings,
        _opponents(connection, who), _last(connection, who),
        bool(account) and who != account,
    )  # fmt: skip


def _figures(connection: Connection, who: str, declared: Declared) -> tuple[Figure, ...]:
    p, m = s.placings.c, s.matches.c
    won = func.sum(case((p.place == 1, 1), else_=0))
    asked = (
        select(m.game, m.players, func.count(), won, func.max(p.score))
        .join_from(s.placings, s.matches, m.id == p.match)
        .where(p.account == who)
        .group_by(m.game, m.players)
        .order_by(m.game, m.players)
    )
    found: dict[str, Figure] = {}
    for game, players, matches, wins, best in connection.execute(asked):
        one = found.setdefault(game, Figure(game, 0, 0, best))
        one.matches, one.won, one.best = one.matches + matches, one.won + wins, max(one.best, best)
        one.sizes = (*one.sizes, (players, matches, wins))
    for one in found.values():
        one.feats = tuple(_feats(connection, who, one.game, declared.get(one.game, ())))
    return tuple(found.values())


def _feats(
    connection: Connection, who: str, game: str, declared: Sequence[Feat]
) -> Iterator[FeatLine]:
    """Of each kind the favourites, or the best."""
    f, p, m = s.feats.c, s.placings.c, s.matches.c
    won = func.sum(case((p.place == 1, 1), else_=0))
    times = func.count().label("times")
    mine = (
        select(f.thing, times, won)
        .join_from(s.feats, s.matches, m.id == f.match)
        .join(s.placings, (p.match == f.match) & (p.seat == f.seat))
        .where(f.account == who, m.game == game)
        .group_by(f.thing)
        .order_by(times.desc(), won.desc(), f.thing)
        .limit(FAVOURITES)
    )
    best = (
        select(f.thing, f.amount, m.id, m.public)
        .join_from(s.feats, s.matches, m.id == f.match)
        .where(f.account == who, m.game == game)
        .order_by(f.amount.desc(), m.touched)
        .limit(1)
    )
    for feat in declared:
        if feat.thing:
            for thing, matches, wins in connection.execute(mine.where(f.feat == feat.id)):
                yield FeatLine(feat.id, thing, matches=matches, won=wins)
        else:
            for thing, most, match, public in connection.execute(best.where(f.feat == feat.id)):
                yield FeatLine(feat.id, thing, most, table=match if public else "")


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
