"""What a finished match says of those who played it: places, and ratings after Plackett and Luce.

Bots are fixed points: they stay where they were measured, so a rating means the same everywhere. A
match counts only if it was made so that it does, and if everybody at it is an account or a bot. A
victory that people have agreed to share is a draw among them, whatever their bots had.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Database

from ennead.server.contests import queries
from ennead.server.contests.queries import PlacingRow
from ennead.server.registry import TableRegistry
from ennead.table.feats import Done, feats_of
from ennead.table.refused import Refused
from ennead.table.rendering import agreed_result, result
from ennead.table.seating import Holder, MatchRow, Seating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE, STEP = 1500, 200
"""What somebody has of whom nothing is known; how much more wins three of four."""
BEGINNING = 25.0
UNIT = math.log(3) * math.sqrt(2) * 25 / 6 / STEP
"""What one point is in the model's own measure."""
BOT_SIGMA = 0.5
SURE = 1.96
AT_ONCE = 20


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match ended, seat by seat."""

    row: MatchRow
    seating: Seating
    places: tuple[int, ...]
    scores: tuple[int, ...]
    shared: tuple[int, ...]
    """The seats that have agreed to share the victory, if some have."""
    bots: dict[str, int]
    """How strong the levels of bots were measured to be."""
    done: Sequence[Done]


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + (mu - BEGINNING) / UNIT)


def interval(mu: float, sigma: float) -> tuple[int, int]:
    """Where it lies with 95 %."""
    return shown(mu - SURE * sigma), shown(mu + SURE * sigma)


def of_bot(strength: int, middle: int) -> float:
    """Where a level of bots stands that was measured to be so strong."""
    return BEGINNING + (strength - middle) * UNIT


def middle_of(bots: dict[str, int]) -> int:
    """The strength of the level in the middle, which is where people begin."""
    known = sorted(bots.values())
    return known[len(known) // 2] if known else 0


class RatingService:
    """Counts matches when they are over, once, whichever process comes first."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    async def settle(self) -> list[str]:
        """Count what is over and was not counted; returns those matches."""
        waiting = await self._store.read(queries.unsettled, AT_ONCE)
        return [match for match in waiting if await self._settle(match)]

    async def _settle(self, match: str) -> bool:
        ended: Ended | None = None
        try:
            live = (await self._registry.room(match)).live
            await live.pending.settled()
            found, agreed = result(live.kit, live.running.position), live.row.ended
            if agreed is not None:
                found = agreed_result(live.kit, live.running.position, agreed) or found
        except Refused:  # of other rules, or gone: it is left out
            return await self._store.write(_settle, match, None)
        places, scores = [0] * live.row.players, [0] * live.row.players
        for one in found.places:
            places[one.seat], scores[one.seat] = one.rank, one.total
        bots = dict(zip(live.kit.levels, live.kit.strengths, strict=True))
        shared = () if agreed is None else agreed.shared
        done = feats_of(live.kit, live.running.match)
        ended = Ended(live.row, live.seating, tuple(places), tuple(scores), shared, bots, done)
        return await self._store.write(_settle, match, ended)


def _settle(connection: Database, match: str, ended: Ended | None) -> bool:
    if not queries.begin_settling(connection, match) or ended is None:
        return False
    held = queries.accounts_at(connection, match)
    if not held:
        return True  # guests alone: nobody's figures
    rows = [
        PlacingRow(
            seat.seat,
            held[seat.seat][0] if seat.seat in held else None,
            seat.level if seat.holder is Holder.BOT and seat.seat not in held else "",
            ended.places[seat.seat],
            ended.scores[seat.seat],
        )
        for seat in ended.seating.seats
    ]
    counted = [row for row in rows if not ended.shared or row.seat in ended.shared]
    if _counts(ended.row, counted):
        rated = {row.seat: row for row in _rate(connection, ended, counted)}
        rows = [rated.get(row.seat, row) for row in rows]
    queries.add_placings(connection, match, rows)
    known = {row.seat: row.account for row in rows if row.account}
    queries.add_feats(connection, match, known, ended.done)
    return True


def _counts(row: MatchRow, rows: Sequence[PlacingRow]) -> bool:
    people = [one.account for one in rows if one.account]
    known = all(one.account or one.level for one in rows)
    return row.rated and known and len(rows) > 1 and len(people) == len(set(people)) > 0


def _rate(connection: Database, ended: Ended, rows: Sequence[PlacingRow]) -> list[PlacingRow]:
    model, game, players = _model(), ended.row.game, ended.row.players
    middle = middle_of(ended.bots)
    teams: list[list[Any]] = []
    for row in rows:
        if row.account:
            mu, sigma = queries.rating(connection, row.account, game, players)
            teams.append([model.rating(mu=mu, sigma=sigma) if sigma else model.rating()])
        else:
            mu = of_bot(ended.bots.get(row.level, middle), middle)
            teams.append([model.rating(mu=mu, sigma=BOT_SIGMA)])
    rated = model.rate(teams, ranks=[float(row.place) for row in rows])
    found = []
    for row, (one,) in zip(rows, rated, strict=True):
        if row.account:
            queries.set_rating(connection, row.account, game, players, one.mu, one.sigma)
            row = row._replace(mu=one.mu, sigma=one.sigma)
        found.append(row)
    return found


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()
