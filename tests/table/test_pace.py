"""The time of a table: what runs, what a clock gains and loses, when somebody has to look."""

from __future__ import annotations

from typing import Any

import pytest

from ennead.table.pace import MINUTE, Timekeeper, Told, after, verdict
from ennead.table.seating import MatchRow, Status

PEOPLE = [0, 1]
DAY = 24 * 60 * MINUTE


def keeper(**pace: Any) -> Timekeeper:
    row = MatchRow("t", "mastaba", "1", 3, {}, b"", status=Status.PLAYING, **pace)
    found = Timekeeper(row, [0, 0, 0])
    found.wind(3)
    return found


def test_a_clock_runs_only_while_its_seat_is_asked() -> None:
    """Each move costs its own clock what it took and then adds the increment; a bot has no
    clock, and what comes in one's own turn adds nothing."""
    time = keeper(bank=300, increment=10)
    assert time.turn(0, (0,), PEOPLE, 0) == (0,)
    assert time.row.due == 300_000
    time.turn(20_000, (0,), PEOPLE, 1)
    assert time.left(0, 30_000) == 270_000
    assert time.turn(30_000, (1,), PEOPLE, 2) == (1,)
    assert (time.left(0, 99_000), time.row.due) == (280_000, 330_000)
    time.turn(40_000, (2,), PEOPLE, 3)
    assert (time.left(1, 90_000), time.row.due, time.row.wake) == (300_000, 0, 0)


def test_taking_back_takes_back_what_a_clock_gained() -> None:
    """To move and take back again and again never makes time; what was used stays used."""
    time = keeper(bank=300, increment=10)
    time.turn(0, (0,), PEOPLE, 0)
    for n in range(5):
        time.turn(2000 * n + 1000, (1,), PEOPLE, 1)
        time.turn(2000 * n + 2000, (0,), PEOPLE, 0, undone=True)
    assert time.left(0, 10_000) == 295_000


def test_sealed_answers_stop_one_clock_each() -> None:
    """Whoever has answered in secret has a clock that stands, while the other's runs on."""
    time = keeper(bank=300, increment=0)
    time.turn(0, (0, 1), PEOPLE, 0)
    time.turn(10_000, (1,), PEOPLE, 1, fresh=False)
    assert (time.left(0, 60_000), time.left(1, 60_000)) == (290_000, 240_000)


def test_reminders_come_at_half_and_near_the_end() -> None:
    """Somebody has to look at half the time, when an eighth is left, and at the end; each is told
    once."""
    time = keeper(minutes=24 * 60, late="move")
    time.turn(0, (0,), PEOPLE, 0)
    moments = []
    for told in (Told.HALF, Told.SOON):
        moments.append(time.row.wake)
        assert time.reminder(time.row.wake - 1) == Told.NOTHING
        assert time.reminder(time.row.wake) == told
        time.row.told = told
        time.plan(time.row.wake)
        assert time.reminder(moments[-1]) == Told.NOTHING
    assert [*moments, time.row.wake] == [DAY // 2, DAY * 7 // 8, DAY]
    assert time.late(DAY - 1) == []
    assert time.late(DAY) == [0]


@pytest.mark.parametrize(
    ("holidays", "due"),
    [
        ([], 10),
        ([(20, 30)], 10),
        ([(5, 8)], 13),
        ([(-5, 3)], 13),
        ([(-9, -1)], 10),
        ([(2, 4), (11, 15)], 16),
    ],
)
def test_holidays_do_not_count(holidays: list[tuple[int, int]], due: int) -> None:
    """A turn's time stands still on holidays, also on those that it only reaches because of
    others."""
    assert after(0, 10, holidays) == due


def test_grace_ends_for_who_is_asked_and_gone() -> None:
    """Who is not asked may be away as long as they like."""
    time = keeper(bank=3600, grace=5)
    time.leavers = {0: 1000, 1: 1000}
    time.turn(2000, (0,), PEOPLE, 0)
    assert time.row.wake == 1000 + 5 * MINUTE
    assert (time.gone(time.row.wake - 1), time.gone(time.row.wake)) == ([], [0])


def test_who_comes_back_has_a_minute() -> None:
    """A seat that was lent for want of time comes back with enough to think."""
    time = keeper(bank=60)
    time.turn(0, (0,), PEOPLE, 0)
    time.reseat(60_000, (0,), [1])
    assert (time.clocks[0], time.row.due) == (0, 0)
    time.reseat(90_000, (0,), PEOPLE)
    assert time.row.due == 90_000 + MINUTE


@pytest.mark.parametrize(
    ("said", "others", "what"),
    [
        ({}, 2, None),
        ({1: "seat"}, 2, None),
        ({1: "seat"}, 1, "seat"),
        ({1: "move", 2: "move"}, 3, "move"),
        ({1: "move", 2: "seat"}, 2, "move"),
        ({1: "wait", 2: "seat", 3: "seat"}, 3, "seat"),
    ],
)
def test_most_of_the_others_decide(said: Any, others: int, what: Any) -> None:
    """More than half is enough; when all have spoken and differ, the mildest counts."""
    assert verdict(said, others) == what
