"""The time of a table: who has how much of it and when it is up, as plain values. Whoever keeps the
table says what time it is.

Two paces: so many minutes for a turn (over days), or a clock for each seat that gains a little with
every turn (at one sitting). Time runs for the people who are asked, for nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from ennead.table.seating import VERDICTS, MatchRow, Verdict

SECOND, MINUTE = 1000, 60_000
LEAST_TO_COME_BACK = MINUTE
"""Milliseconds that whoever takes a seat back has at least on its clock."""
LAST_PART = 8
"""The end is near when this part of a turn's time is left."""
Period: TypeAlias = tuple[int, int]
"""From a time until another, in milliseconds since 1970."""


class Told(IntEnum):
    """What people were told about the time that runs."""

    NOTHING = 0
    HALF = 1
    SOON = 2
    LATE = 3


@dataclass(frozen=True, slots=True)
class Timing:
    """What is stored of a table's time. `since`: from when on it runs; `due`: when the first of
    those asked has none left; `wake`: when somebody has to look; 0 is never. `clocks` are what the
    seats had left at `since`."""

    since: int
    due: int
    wake: int
    told: int
    clocks: tuple[int, ...]


class Timekeeper:
    """Keeps the time of one table."""

    def __init__(self, row: MatchRow, clocks: Sequence[int]) -> None:
        self.row = row
        self.clocks = list(clocks)
        self.holidays: Mapping[int, Sequence[Period]] = {}
        """When the people of each seat are away, as they have said."""
        self.running: tuple[int, ...] = ()
        """The people who are asked."""
        self.leavers: Mapping[int, int] = {}
        """People who are not connected, and since when."""
        self.stood: set[int] = set()
        """People for whom a bot decides until others are asked: their time was up."""
        self._waited: tuple[int, ...] = ()
        """Who was asked when the time of a turn began."""
        self._begun: list[tuple[int, int]] = []
        """After how many moves a turn's time began, and when."""
        self._gains: list[tuple[int, int]] = []
        """After how many moves which clock gained."""

    @property
    def paced(self) -> bool:
        """Whether time runs here at all."""
        return bool(self.row.minutes or self.row.bank)

    @property
    def timing(self) -> Timing:
        """What is to be stored."""
        row = self.row
        return Timing(row.since, row.due, row.wake, row.told, tuple(self.clocks))

    def wind(self, seats: int) -> None:
        """The match begins: all clocks show what they have at the beginning."""
        self.clocks = [self.row.bank * SECOND] * seats

    def take(self, stored: Timing) -> None:
        """Go on from what is stored."""
        row = self.row
        row.since, row.due, row.wake, row.told = (
            stored.since, stored.due, stored.wake, stored.told
        )  # fmt: skip
        self.clocks = list(stored.clocks)

    # -- what happens at the table -----------------------------------------------------------------

    def resume(self, asked: tuple[int, ...], people: Sequence[int], moves: int) -> None:
        """The time that was running when the table was stored runs on."""
        self._waited = asked
        self.running = tuple(seat for seat in asked if seat in people)
        self._begun = [(moves, self.row.since)]

    def turn(
        self,
        now: int,
        asked: tuple[int, ...],
        people: Sequence[int],
        moves: int,
        fresh: bool = True,
        undone: bool = False,
    ) -> tuple[int, ...]:
        """Something happened; returns the people who are asked now and were not before. `fresh`:
        what is asked now is another question."""
        before, self.running = self.running, tuple([seat for seat in asked if seat in people])
        if self.stood:
            self.stood = set() if undone else self.stood.intersection(asked)
        if self.row.bank:
            self._charge(now, before, asked, moves, undone)
        elif self.row.minutes:
            self._begin(now, asked, moves, fresh, undone)
        self.plan(now)
        return tuple([seat for seat in self.running if seat not in before])

    def _charge(
        self, now: int, before: tuple[int, ...], asked: tuple[int, ...], moves: int, undone: bool
    ) -> None:
        """Clocks: take off what was used; who has decided gains, and loses it by taking back."""
        if before == self.running and not undone:
            return
        used = max(0, now - self.row.since)
        for seat in before:
            self.clocks[seat] = max(0, self.clocks[seat] - used)
        gain = self.row.increment * SECOND
        while undone and self._gains and self._gains[-1][0] > moves:
            seat = self._gains.pop()[1]
            self.clocks[seat] = max(0, self.clocks[seat] - gain)
        for seat in before:
            if seat not in asked and not undone:
                self.clocks[seat] += gain
                self._gains.append((moves, seat))
        self.row.since, self.row.told = now, Told.NOTHING

    def _begin(
        self, now: int, asked: tuple[int, ...], moves: int, fresh: bool, undone: bool
    ) -> None:
        """A turn's time begins anew when others are asked; who takes back has what was left."""
        if not undone and (not fresh or asked == self._waited):
            return
        self._waited, self.row.told = asked, Told.NOTHING
        while undone and self._begun and self._begun[-1][0] > moves:
            self._begun.pop()
        self.row.since = self._begun[-1][1] if undone and self._begun else now
        if undone and self.running and min(map(self.due, self.running)) <= now:
            self.row.since = now
        self._begun.append((moves, self.row.since))

    def reseat(self, now: int, asked: tuple[int, ...], people: Sequence[int]) -> None:
        """Seats went from people to bots or back: time stops for some and begins for others."""
        before, self.running = self.running, tuple(seat for seat in asked if seat in people)
        back = [seat for seat in self.running if seat not in before]
        if self.row.bank:
            for seat in before:
                self.clocks[seat] = max(0, self.clocks[seat] - max(0, now - self.row.since))
            for seat in back:
                self.clocks[seat] = max(self.clocks[seat], LEAST_TO_COME_BACK)
            self.row.since = now
        elif back and (not before or self.late(now)):
            self.row.since = now
        if back:
            self.row.told = Told.NOTHING
        self.plan(now)

    def again(self, now: int, seats: Sequence[int]) -> None:
        """The others wait: as much time as at the beginning."""
        for seat in seats:
            if self.row.bank:
                self.clocks[seat] = self.row.bank * SECOND
        self.row.since, self.row.told = now, Told.NOTHING
        self.plan(now)

    # -- when what is due --------------------------------------------------------------------------

    def plan(self, now: int) -> None:
        """Work out anew when time is up, and when somebody has to look."""
        row = self.row
        row.due = row.wake = 0
        if not (self.running and self.paced) or row.paused:
            return
        row.due = min(map(self.due, self.running))
        moments = [self.leaves(seat) for seat in self.running]
        if row.told < Told.LATE or row.late != "ask":
            moments += [row.due, *self._reminders()[row.told :]]
        row.wake = min(filter(None, moments), default=0)

    def due(self, seat: int) -> int:
        """When the time of somebody who is asked is up."""
        row = self.row
        if row.bank:
            return row.since + self.clocks[seat]
        return after(row.since, row.minutes * MINUTE, self.holidays.get(seat, ()))

    def left(self, seat: int, now: int) -> int:
        """Milliseconds that a seat's clock shows."""
        until = self.row.paused or now
        used = max(0, until - self.row.since) if seat in self.running else 0
        return max(0, self.clocks[seat] - used)

    def late(self, now: int) -> list[int]:
        """The people whose time is up."""
        if self.row.paused or not self.paced:
            return []
        return [seat for seat in self.running if self.due(seat) <= now]

    def leaves(self, seat: int) -> int:
        """When the grace of somebody ends who is asked and not connected; 0: they are there."""
        since = self.leavers.get(seat, 0)
        return since + self.row.grace * MINUTE if since and self.row.grace else 0

    def gone(self, now: int) -> list[int]:
        """The people who are asked and have been away for longer than the table bears."""
        return [seat for seat in self.running if 0 < self.leaves(seat) <= now]

    def reminder(self, now: int) -> Told:
        """What those who are asked have to be told by now, and were not."""
        due = self.row.due
        if not (due and now < due and self.row.minutes):
            return Told.NOTHING
        told = sum(moment <= now for moment in self._reminders())
        return Told(told) if told > self.row.told else Told.NOTHING

    def _reminders(self) -> list[int]:
        """When half of a turn's time is over, and when its end is near."""
        row = self.row
        if not row.minutes:
            return []
        whole = row.minutes * MINUTE
        return [row.due - whole // 2, row.due - whole // LAST_PART]


def verdict(said: Mapping[int, Verdict], others: int) -> Verdict | None:
    """What most of so many others say; once all have spoken, the mildest of it."""
    given = list(said.values())
    for choice in VERDICTS:
        if 2 * given.count(choice) > others:
            return choice
    return min(given, key=VERDICTS.index) if given and len(given) == others else None


def after(since: int, length: int, holidays: Sequence[Period]) -> int:
    """When so much time is over, not counting holidays."""
    end = since + length
    for starts, ends in sorted(holidays):
        if ends > since and starts < end:
            end += ends - max(starts, since)
    return end
