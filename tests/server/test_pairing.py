"""Rounds of contests: who meets whom, on which seat, with byes and dropouts, and how it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.server.contests.pairing import (
    Board,
    Kind,
    next_round,
    points_of,
    promoted,
    rounds_of,
    standings,
)

Choose = Callable[[Board], tuple[float, ...]]


def stronger(board: Board) -> tuple[float, ...]:
    """The smaller number wins."""
    return points_of(board.seats)


def play(
    kind: Kind, count: int, rounds: int, size: int = 2, low: int = 2, *,
    drops: dict[int, int] | None = None, choose: Choose = stronger,
) -> list[list[Board]]:  # fmt: skip
    """A whole contest; `drops`: who leaves before which round."""
    left, played = list(range(count)), list[list[Board]]()
    for number in range(rounds):
        for who in [who for who, when in (drops or {}).items() if when == number]:
            left.remove(who)
        boards = next_round(kind, left, played, size, low)
        if not boards:
            break
        played.append([one if one.bye else Board(one.seats, choose(one)) for one in boards])
    return played


def meetings(rounds: list[list[Board]]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for one in rounds for board in one for pair in combinations(board.seats, 2)
    )


def test_points_are_shares_of_those_left_behind() -> None:
    """A win is 1, the last place 0, a tie is shared, and a table has as many points as pairs allow."""
    assert points_of([0, 1]) == (1.0, 0.0)
    assert points_of([0, 0]) == (0.5, 0.5)
    assert points_of([2, 0, 1]) == (0.0, 1.0, 0.5)
    assert points_of([0, 0, 2, 3]) == (2.5 / 3, 2.5 / 3, 1 / 3, 0.0)


def test_a_swiss_of_eight_with_dropouts() -> None:
    """Eight begin, one leaves after the first round and one after the second: nobody meets twice,
    nobody has two byes, seats are balanced, and the strongest comes out on top."""
    rounds = play("swiss", 8, 4, drops={3: 1, 6: 2})
    assert [len([one for one in boards if one.bye]) for boards in rounds] == [0, 1, 0, 0]
    assert {3} & {seat for boards in rounds[1:] for one in boards for seat in one.seats} == set()
    assert {6} & {seat for boards in rounds[2:] for one in boards for seat in one.seats} == set()
    assert max(meetings(rounds).values()) == 1
    table = standings(range(8), rounds)
    assert (table[0].number, table[0].points) == (0, 4.0)
    begun = Counter(one.seats[0] for boards in rounds for one in boards if not one.bye)
    for row in table:
        assert abs(2 * begun[row.number] - row.played) <= 2


def test_nobody_has_a_second_bye_before_all_had_one() -> None:
    """Of five in a Swiss of five rounds each has one bye, and the last has the first."""
    rounds = play("swiss", 5, 5)
    byes = [one.seats[0] for boards in rounds for one in boards if one.bye]
    assert byes[0] == 4
    assert sorted(byes) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8])
def test_round_robin_meets_everybody_once(count: int) -> None:
    """Two at a table: each pair meets exactly once, and of an odd number each has one bye."""
    rounds = play("round-robin", count, rounds_of("round-robin", count, 2))
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == count * (count - 1) // 2
    byes = Counter(one.seats[0] for boards in rounds for one in boards if one.bye)
    assert byes == (Counter(range(count)) if count % 2 else Counter())


@pytest.mark.parametrize(("count", "size"), [(2, 2), (5, 2), (8, 2), (9, 3), (16, 4), (7, 4)])
def test_a_knockout_ends_with_one(count: int, size: int) -> None:
    """The strongest wins, the two strongest of a power of two meet in the final alone, and byes are
    for the strong."""
    rounds = play("knockout", count, 9, size)
    assert len(rounds) <= rounds_of("knockout", count, size) + 1
    assert rounds[-1][0].seats.__contains__(0)
    assert len(rounds[-1]) == 1
    assert next_round("knockout", range(count), rounds, size, 2) == []
    if count == 8:
        assert set(rounds[-1][0].seats) == {0, 1}


def test_a_knockout_goes_on_without_who_left() -> None:
    """Where the winner has left, the other one goes on."""
    rounds = play("knockout", 4, 2, drops={0: 1})
    assert 0 not in {seat for one in rounds[1] for seat in one.seats}
    assert len(rounds[1][0].seats) == 2


def test_a_series_turns_the_seats() -> None:
    """Friends who play several matches each begin about as often."""
    rounds = play("series", 3, 6, 5)
    assert Counter(one.seats[0] for boards in rounds for one in boards) == {0: 2, 1: 2, 2: 2}


def test_promotion() -> None:
    """The best of a division go up, the last of the one above come down; nobody is lost."""
    assert promoted([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]) == [[0, 1, 2, 4], [3, 5, 6, 8], [7, 9]]
    assert promoted([[0, 1, 2]]) == [[0, 1, 2]]


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["swiss", "knockout", "round-robin", "league"]),
    st.integers(2, 23), st.integers(2, 5), st.randoms(use_true_random=False), st.data(),
)  # fmt: skip
def test_any_contest_seats_everybody_once(
    kind: Kind, count: int, size: int, dice: object, data: st.DataObject
) -> None:
    """Whoever is in has exactly one place in each round (of a knockout: whoever has not lost), no
    table is too large or too small, and no round fails, whoever leaves when."""
    rounds: list[list[Board]] = []
    left = list(range(count))
    for _ in range(5):
        if len(left) > 2 and data.draw(st.booleans()):
            left.remove(data.draw(st.sampled_from(left)))
        boards = next_round(kind, left, rounds, size, 2)
        seated = [seat for board in boards for seat in board.seats]
        assert len(seated) == len(set(seated))
        if kind != "knockout":
            assert sorted(seated) == left
        assert all(len(board.seats) <= size for board in boards)
        rounds.append(
            [one if one.bye else Board(one.seats, points_of(data.draw(st.permutations(one.seats))))
             for one in boards]
        )  # fmt: skip
