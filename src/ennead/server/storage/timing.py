"""What is asked of the database about time: whose is up, what runs, and how long nobody could
play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, and_, bindparam, case, delete, insert, select, update

from ennead.server.storage import schema as s
from ennead.server.storage.queries import clock
from ennead.table.pace import Period, Timing
from ennead.table.seating import Status

LONGEST_SILENCE = 30_000
"""Milliseconds between two beats after which nobody could play in between."""


def timing(connection: Connection, match: str) -> Timing | None:
    """The time of a table as it is stored."""
    c = s.matches.c
    row = connection.execute(select(c.since, c.due, c.wake, c.told).where(c.id == match)).first()
    if row is None:
        return None
    seats = select(s.seats.c.clock).where(s.seats.c.match == match).order_by(s.seats.c.seat)
    return Timing(*row, tuple(connection.execute(seats).scalars()))


_SET_TIMING = (
    update(s.matches)
    .where(s.matches.c.id == bindparam("match"))
    .values({name: bindparam(f"new_{name}") for name in ("since", "due", "wake", "told")})
)
_SET_CLOCK = (
    update(s.seats)
    .where(s.seats.c.match == bindparam("of"), s.seats.c.seat == bindparam("number"))
    .values(clock=bindparam("shows"))
)


def set_timing(connection: Connection, match: str, new: Timing) -> None:
    """Store the time of a table."""
    values = {f"new_{name}": getattr(new, name) for name in ("since", "due", "wake", "told")}
    connection.execute(_SET_TIMING, {"match": match, **values})
    if any(new.clocks):
        clocks = [{"of": match, "number": n, "shows": ms} for n, ms in enumerate(new.clocks)]
        connection.execute(_SET_CLOCK, clocks)


def to_wake(connection: Connection, now: int, most: int) -> list[str]:
    """The running tables that somebody has to look at by now, the longest first."""
    c = s.matches.c
    due = and_(c.wake > 0, c.wake <= now, c.status == Status.PLAYING)
    found = select(c.id).where(due).order_by(c.wake).limit(most)
    return list(connection.execute(found).scalars())


def wake(connection: Connection, match: str, at: int) -> None:
    """Let somebody look at a table then."""
    connection.execute(update(s.matches).where(s.matches.c.id == match).values(wake=at))


def pause(connection: Connection, match: str, now: int) -> None:
    """From now on no time runs at a table, and nobody has to look at it."""
    c = s.matches.c
    chosen = update(s.matches).where(c.id == match, c.paused == 0)
    connection.execute(chosen.values(paused=now, due=0, wake=0))


def resume(connection: Connection, match: str, now: int) -> None:
    """Time goes on where it stood, for absences too; somebody has to look at once."""
    m, a = s.matches.c, s.seats.c
    paused = connection.execute(select(m.paused).where(m.id == match)).scalar()
    if not paused:
        return
    since = case((m.since > 0, now - paused + m.since), else_=0)
    later = {"since": case((since < now, since), else_=now), "paused": 0, "wake": 1}
    connection.execute(update(s.matches).where(m.id == match).values(later))
    moved = case((a.away < paused, a.away + now - paused), else_=now)
    away = update(s.seats).where(a.match == match, a.away > 0)
    connection.execute(away.values(away=moved))


def beat(connection: Connection) -> list[str]:
    """We live and can write. If nobody has for a while, all times that ran then stood still: they
    are moved on by so much. Returns the tables that this has changed."""
    now = clock(connection)
    known = int(connection.execute(select(s.upkeep.c.alive).with_for_update()).scalar_one())
    connection.execute(update(s.upkeep).values(alive=now))
    if not known or now - known < LONGEST_SILENCE:
        return []
    c, lost = s.matches.c, now - known
    ran = and_(c.status == Status.PLAYING, c.since > 0, c.since <= known, c.due > 0)
    later = case((c.wake > 0, c.wake + lost), else_=0)
    moved = connection.execute(
        update(s.matches)
        .where(ran)
        .values(since=c.since + lost, due=c.due + lost, wake=later)
        .returning(c.id)
    )
    found = list(moved.scalars())
    away = and_(s.seats.c.away > 0, s.seats.c.away <= known)
    connection.execute(update(s.seats).where(away).values(away=s.seats.c.away + lost))
    return found


def any_time_runs(connection: Connection) -> bool:
    """Whether there is a table whose time runs."""
    c = s.matches.c
    found = select(c.id).where(c.wake > 0, c.status == Status.PLAYING).limit(1)
    return connection.execute(found).first() is not None


# --- people who are away --------------------------------------------------------------------------


def set_away(connection: Connection, match: str, seats: Iterable[int], since: int) -> None:
    """Say since when the people of these seats are not connected; 0: they are."""
    c = s.seats.c
    chosen = update(s.seats).where(c.match == match, c.seat.in_(sorted(seats)))
    connection.execute(chosen.values(away=since))


def holidays(connection: Connection, match: str) -> dict[int, list[Period]]:
    """When the people of a table's seats are away."""
    h, d = s.holders.c, s.holidays.c
    found = connection.execute(
        select(h.seat, d.starts, d.ends)
        .where(h.match == match, d.account == h.visitor)
        .order_by(d.starts)
    )
    periods: dict[int, list[Period]] = {}
    for seat, starts, ends in found:
        periods.setdefault(seat, []).append((starts, ends))
    return periods


def holidays_of(connection: Connection, account: str) -> list[Period]:
    """The holidays of an account, the oldest first."""
    c = s.holidays.c
    found = select(c.starts, c.ends).where(c.account == account).order_by(c.starts)
    return [(starts, ends) for starts, ends in connection.execute(found)]


def set_holidays(connection: Connection, account: str, periods: Sequence[Period]) -> None:
    """Holidays in place of those before."""
    connection.execute(delete(s.holidays).where(s.holidays.c.account == account))
    rows = [{"account": account, "starts": starts, "ends": ends} for starts, ends in periods]
    if rows:
        connection.execute(insert(s.holidays), rows)


def waiting_for(connection: Connection, account: str) -> list[str]:
    """The running tables with a time for turns where an account sits."""
    h, m = s.holders.c, s.matches.c
    found = (
        select(m.id)
        .join(s.holders, h.match == m.id)
        .where(h.visitor == account, m.status == Status.PLAYING, m.minutes > 0)
    )
    return sorted(set(connection.execute(found).scalars()))
