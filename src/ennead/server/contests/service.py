"""Contests from the wish to the last round: who takes part, which tables are made, how they are
decided.

A contest lives in storage; whatever process looks first makes the next round, in one transaction
with its tables. Rounds follow by themselves: when all tables of one are decided, the next begins.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection as Database
from sqlalchemy import select

from ennead.server.contests import pairing, queries
from ennead.server.contests.documents import (
    ContestInfo,
    ContestPage,
    Entrant,
    NewContest,
    Pairing,
)
from ennead.server.contests.pairing import Board
from ennead.server.contests.queries import ContestRow, EntrantRow, PairingRow
from ennead.server.contests.ratings import RatingService
from ennead.server.people.visitors import Visitor
from ennead.server.registry import TableRegistry
from ennead.server.storage import queries as stored
from ennead.server.storage import schema as s
from ennead.table.documents import NewTable, Pace, SeatWish
from ennead.table.newtable import bot_level, clean_name, new_table
from ennead.table.refused import Refused
from ennead.table.seating import Holder, MatchRow, Seating, SeatRow, Status

DAY = 24 * 3600 * 1000
MOST_PEOPLE = 64
MOST_LISTED = 40
LOW = 2
"""People at the smallest table."""
DIVISION = 6
"""People of a division at most."""
Make: TypeAlias = Callable[[ContestRow, str, Sequence[EntrantRow]], tuple[MatchRow, Seating]]
Late: TypeAlias = dict[str, list[int]]
"""The seats whose answer a table waits for."""


class ContestService:
    """Contests, and what is counted of matches. Raises Refused."""

    def __init__(self, registry: TableRegistry, ratings: RatingService) -> None:
        self._registry = registry
        self._store = registry.store
        self._ratings = ratings
        registry.tend = self.tend

    # -- looking -----------------------------------------------------------------------------------

    async def all(self, visitor: Visitor) -> list[ContestInfo]:
        """The contests, those that can be joined first."""
        return await self._store.read(_all, visitor.account)

    async def page(self, id: str, visitor: Visitor) -> ContestPage:
        """A contest with everybody in it and all rounds."""
        return await self._store.read(_page, id, visitor.account)

    # -- changing ----------------------------------------------------------------------------------

    async def create(self, wish: NewContest, visitor: Visitor) -> ContestPage:
        """A new contest, which its host takes part in."""
        account = _account(visitor)
        low, high = self._limits(wish.game)
        size = wish.size or max(2, low)
        if not max(2, low) <= size <= high:
            raise Refused("bad-options", f"a table has {max(2, low)} to {high} seats", "$.size")
        row = ContestRow(
            f"c-{secrets.token_urlsafe(9)}", wish.kind, wish.game, size,
            json.dumps(wish.options), clean_name(wish.title), account, "open", wish.rounds,
            wish.days, wish.minutes, wish.rated, 1, "", 0,
        )  # fmt: skip
        self._table(row, "", [EntrantRow(n, "", False, 0, "", "") for n in range(size)])
        await self._store.write(_create, row, account)
        return await self.page(row.id, visitor)

    async def join(self, id: str, visitor: Visitor) -> ContestPage:
        """Take part in a contest that has not begun."""
        await self._store.write(_join, id, _account(visitor))
        return await self.page(id, visitor)

    async def leave(self, id: str, visitor: Visitor) -> ContestPage:
        """Take part no more; a bot takes the seat at a table that goes on."""
        changed = await self._store.write(_leave, id, _account(visitor), self._level)
        for table in changed:
            await self._registry.seats_changed(table)
        await self._go_on(id)
        return await self.page(id, visitor)

    async def start(self, id: str, visitor: Visitor) -> ContestPage:
        """Begin with those who are there; for its host."""
        await self._store.write(_start, id, _account(visitor))
        await self._go_on(id)
        return await self.page(id, visitor)

    async def follow(self, id: str, visitor: Visitor) -> ContestPage:
        """The next season of a league that is over; for its host."""
        following = await self._store.write(_follow, id, _account(visitor))
        return await self.page(following, visitor)

    # -- going on ----------------------------------------------------------------------------------

    async def tend(self) -> None:
        """Count matches that are over, decide what is late, and begin the next rounds."""
        await self._ratings.settle()
        now = self._registry.clock_now()
        for id in await self._store.read(_to_tend, now):
            await self._go_on(id)

    async def _go_on(self, id: str) -> None:
        now, late = self._registry.clock_now(), Late()
        for match in await self._store.read(_overdue, id, now):
            try:
                live = (await self._registry.room(match)).live
                late[match] = list(live.running.asked)
            except Refused:
                late[match] = []
        made = await self._store.write(_tend, id, now, late, self._table)
        for row, seating in made:
            self._registry.opened(row, seating)
            await self._registry.room(row.id)  # it begins, and whoever is asked is called
        self._registry.changes += len(made)

    def _table(
        self, contest: ContestRow, title: str, seats: Sequence[EntrantRow]
    ) -> tuple[MatchRow, Seating]:
        wishes = [SeatWish("link", one.name) for one in seats]
        pace = Pace(contest.minutes, "seat") if contest.minutes else None
        options = json.loads(contest.options)
        wish = NewTable(
            contest.game, wishes, options, title[:60], True, pace=pace, rated=contest.rated
        )
        _, row, seating = new_table(self._registry.catalog, wish, contest.account or "")
        row.status = Status.PLAYING
        seating.seats = [SeatRow(n, Holder.PERSON, one.name) for n, one in enumerate(seats)]
        seating.holders = {one.account or "": {n} for n, one in enumerate(seats)}
        return row, seating

    def _limits(self, game: str) -> tuple[int, int]:
        info = next((one for one in self._infos() if one.id == game), None)
        if info is None:
            raise Refused("no-game", f"there is no game {game!r}", "$.game")
        return info.low, info.high

    def _infos(self) -> list[Any]:
        catalog = self._registry.catalog
        return [catalog.kit(id).info for id in catalog.ids()]

    def _level(self, row: MatchRow) -> str:
        return bot_level(self._registry.catalog.kit(row.game, row.pack), "")


def _account(visitor: Visitor) -> str:
    if not visitor.account:
        raise Refused("forbidden", "contests are for people with an account")
    return visitor.account


# --- in one transaction each ----------------------------------------------------------------------


def _found(connection: Database, id: str, *, lock: bool = False) -> ContestRow:
    row = queries.contest(connection, id, lock=lock)
    if row is None:
        raise Refused("not-found", "there is no such contest")
    return row


def _create(connection: Database, row: ContestRow, account: str) -> None:
    queries.add_contest(connection, row)
    queries.add_entrant(connection, row.id, account)


def _join(connection: Database, id: str, account: str) -> None:
    row = _found(connection, id, lock=True)
    people = queries.entrants(connection, id)
    if any(one.account == account for one in people):
        return
    if row.status != "open" or len(people) >= MOST_PEOPLE:
        raise Refused("forbidden", "this contest has begun, or is full")
    queries.add_entrant(connection, id, account, max((one.division for one in people), default=0))


def _leave(
    connection: Database, id: str, account: str, level: Callable[[MatchRow], str]
) -> list[str]:
    """Let somebody go; returns the tables where a bot sits now."""
    row = _found(connection, id, lock=True)
    me = next((one for one in queries.entrants(connection, id) if one.account == account), None)
    if me is None or me.gone or row.status == "over":
        raise Refused("forbidden", "you do not take part in this contest")
    queries.remove_entrant(connection, id, me.number, begun=row.status != "open")
    changed = []
    for one in queries.pairings(connection, id):
        board = one.shown
        if board.points or me.number not in board.seats:
            continue
        mine = board.seats.index(me.number)
        if len(board.seats) == 2:
            places = [int(seat == mine) for seat in range(2)]
            queries.decide(connection, id, one, pairing.points_of(places))
        stored.lock(connection, one.match)
        match = stored.match_row(connection, one.match)
        if match is not None and match.status is Status.PLAYING:
            name = stored.seating(connection, one.match).seats[mine].name
            stored.set_seat(connection, one.match, SeatRow(mine, Holder.BOT, name, level(match)))
            changed.append(one.match)
    return changed


def _start(connection: Database, id: str, account: str) -> None:
    row = _found(connection, id, lock=True)
    if row.account != account or row.status != "open":
        raise Refused("forbidden", "only its host begins a contest, once")
    people = queries.entrants(connection, id)
    if len(people) < 2:
        raise Refused("forbidden", "a contest needs two people at least")
    largest = len(people)
    if row.kind == "league":
        largest = _divide(connection, id, people)
    rounds = row.rounds or pairing.rounds_of(row.kind, largest, row.size)  # type: ignore[arg-type]
    queries.set_contest(connection, id, status="running", rounds=rounds)


def _divide(connection: Database, id: str, people: Sequence[EntrantRow]) -> int:
    """Fill divisions from the top, in the order of the season before or of coming; returns the
    size of the largest."""
    order = sorted(people, key=lambda one: (one.division, one.number))
    count = -(-len(order) // DIVISION)
    small, more = divmod(len(order), count)
    at = 0
    for division in range(count):
        size = small + (division < more)
        for one in order[at : at + size]:
            queries.set_division(connection, id, one.number, division)
        at += size
    return small + (more > 0)


def _follow(connection: Database, id: str, account: str) -> str:
    row = _found(connection, id, lock=True)
    if row.account != account or row.kind != "league" or row.status != "over":
        raise Refused("forbidden", "only the host of a league that is over begins another season")
    if row.following:
        return row.following
    people = {one.number: one for one in queries.entrants(connection, id)}
    rounds = _rounds(queries.pairings(connection, id))
    divisions: list[list[int]] = []
    for division in range(max(one.division for one in people.values()) + 1):
        mine = [number for number, one in people.items() if one.division == division]
        divisions.append([one.number for one in _standings(mine, rounds)])
    new = row._replace(
        id=f"c-{secrets.token_urlsafe(9)}", status="open", season=row.season + 1, following=""
    )
    queries.add_contest(connection, new)
    for division, numbers in enumerate(pairing.promoted(divisions)):
        for number in numbers:
            if people[number].account and not people[number].gone:
                queries.add_entrant(connection, new.id, str(people[number].account), division)
    queries.set_contest(connection, id, following=new.id)
    return new.id


def _to_tend(connection: Database, now: int) -> list[str]:
    """The contests where something is decided that they do not know."""
    p, m = s.pairings.c, s.matches.c
    over = select(m.id).where(m.settled)
    undecided = select(p.contest).where(p.points == "", p.match != "").distinct()
    late = undecided.where(p.due > 0, p.due < now)
    done = undecided.where(p.match.in_(over))
    return sorted(connection.execute(late.union(done)).scalars())


def _overdue(connection: Database, id: str, now: int) -> list[str]:
    return [
        one.match
        for one in queries.pairings(connection, id)
        if one.match and not one.points and 0 < one.due < now
    ]


def _tend(
    connection: Database, id: str, now: int, late: Late, make: Make
) -> list[tuple[MatchRow, Seating]]:
    """Decide what can be decided and, if that was the round, begin the next one."""
    row = _found(connection, id, lock=True)
    if row.status != "running":
        return []
    for one in queries.pairings(connection, id):
        if not one.points and (points := _decided(connection, one, late)) is not None:
            queries.decide(connection, id, one, points)
    found = queries.pairings(connection, id)
    if any(not one.points for one in found):
        return []
    return _next_round(connection, row, found, now, make)


def _decided(connection: Database, one: PairingRow, late: Late) -> tuple[float, ...] | None:
    """The points of a table: as the match ended, or for everybody but those it waits for."""
    seats = one.shown.seats
    match = stored.match_row(connection, one.match)
    if match is not None and match.settled:
        rows = queries.placings(connection, one.match)
        places = [row.place for row in rows] if len(rows) == len(seats) else [0] * len(seats)
        return pairing.points_of(places)
    if one.match in late or match is None:
        waited = late.get(one.match, [])
        return pairing.points_of([int(seat in waited) for seat in range(len(seats))])
    return None


def _next_round(
    connection: Database, row: ContestRow, found: Sequence[PairingRow], now: int, make: Make
) -> list[tuple[MatchRow, Seating]]:
    people = {one.number: one for one in queries.entrants(connection, row.id)}
    number = max((one.round for one in found), default=-1) + 1
    made: list[tuple[MatchRow, Seating]] = []
    boards: list[tuple[int, Board]] = []
    if number < row.rounds or row.kind == "knockout":
        for division in sorted({one.division for one in people.values()}):
            boards += [(division, one) for one in _boards(row, division, people, found)]
    if all(board.bye for _, board in boards):
        queries.set_contest(connection, row.id, status="over", rounds=number)
        return []
    due = now + row.days * DAY if row.days else 0
    for place, (division, board) in enumerate(boards):
        match = ""
        if not board.bye:
            title = f"{row.title or row.kind} · {number + 1}"
            table = make(row, title, [people[one] for one in board.seats])
            stored.create(connection, *table)
            made.append(table)
            match = table[0].id
        points = json.dumps(board.points) if board.bye else ""
        seats = json.dumps(board.seats)
        queries.add_pairing(
            connection, row.id, PairingRow(number, place, division, match, seats, points, due)
        )
    return made


def _boards(
    row: ContestRow, division: int, people: dict[int, EntrantRow], found: Sequence[PairingRow]
) -> list[Board]:
    still = [
        one.number
        for one in people.values()
        if one.division == division and not one.gone and one.account
    ]
    rounds = _rounds([one for one in found if one.division == division])
    return pairing.next_round(row.kind, still, rounds, row.size, LOW)  # type: ignore[arg-type]


def _rounds(found: Sequence[PairingRow]) -> list[list[Board]]:
    count = max((one.round for one in found), default=-1) + 1
    return [[one.shown for one in found if one.round == n] for n in range(count)]


def _standings(numbers: Sequence[int], rounds: Sequence[Sequence[Board]]) -> list[pairing.Standing]:
    mine = set(numbers)
    return [one for one in pairing.standings(numbers, rounds) if one.number in mine]


# --- showing --------------------------------------------------------------------------------------


def _all(connection: Database, account: str) -> list[ContestInfo]:
    return [
        _info(
            row, queries.entrants(connection, row.id), queries.pairings(connection, row.id), account
        )
        for row in queries.listed(connection, MOST_LISTED)
    ]


def _info(
    row: ContestRow, people: Sequence[EntrantRow], found: Sequence[PairingRow], account: str
) -> ContestInfo:
    return ContestInfo(
        row.id, row.kind, row.game, row.title, row.status, row.size,  # type: ignore[arg-type]
        len(people), max((one.round for one in found), default=-1) + 1, row.rounds,
        bool(account) and any(one.account == account and not one.gone for one in people),
        row.season,
    )  # fmt: skip


def _page(connection: Database, id: str, account: str) -> ContestPage:
    row = _found(connection, id)
    people = {one.number: one for one in queries.entrants(connection, id)}
    found = queries.pairings(connection, id)
    shown = []
    for division in sorted({one.division for one in people.values()}):
        numbers = [one.number for one in people.values() if one.division == division]
        for standing in _standings(numbers, _rounds(found)):
            one = people[standing.number]
            shown.append(
                Entrant(
                    one.number,
                    one.name,
                    one.handle,
                    round(standing.points, 2),
                    round(standing.buchholz, 2),
                    standing.wins,
                    standing.played,
                    division,
                    one.gone,
                    bool(account) and one.account == account,
                )
            )
    count = max((one.round for one in found), default=-1) + 1
    rounds = tuple(
        tuple(
            Pairing(one.shown.seats, one.shown.points, one.match, one.due, one.division)
            for one in found
            if one.round == n
        )
        for n in range(count)
    )
    info = _info(row, list(people.values()), found, account)
    host = bool(account) and account == row.account
    return ContestPage(
        info, tuple(shown), rounds, host, row.days, row.minutes, row.rated, row.following
    )
