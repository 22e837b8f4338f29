"""Who meets whom, on which seat, and how it stands: rounds of contests as plain values, with no
storage.

Entrants are numbers. A board is a table of one round; alone at one, somebody has a bye, which is
worth a win. Points of a board lie between 0 and 1 for everybody: the share of the others that one
has left behind, a tie counting half.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["swiss", "knockout", "round-robin", "league", "series"]
Round: TypeAlias = Sequence["Board"]
MOST_TRIES = 20_000
"""Pairings that are tried before people meet again."""


@dataclass(frozen=True, slots=True)
class Board:
    """Entrants in the order of their seats, and their points once it is decided."""

    seats: tuple[int, ...]
    points: tuple[float, ...] = ()

    @property
    def bye(self) -> bool:
        """Whether somebody has no opponent."""
        return len(self.seats) == 1


@dataclass(frozen=True, slots=True)
class Standing:
    """How an entrant stands: points, those of all opponents (Buchholz), boards won and played."""

    number: int
    points: float
    buchholz: float
    wins: int
    played: int


def points_of(places: Sequence[int]) -> tuple[float, ...]:
    """The points of a board from places, the smallest first."""
    others = len(places) - 1
    return tuple(
        sum(
            1.0 if mine < other else 0.5
            for n, other in enumerate(places)
            if n != seat and mine <= other
        )
        / others
        if others
        else 1.0
        for seat, mine in enumerate(places)
    )


def standings(numbers: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """Everybody, the best first: by points, then by those of the opponents, then by wins."""
    points: dict[int, float] = dict.fromkeys(numbers, 0.0)
    wins, played, met = Counter[int](), Counter[int](), Counter[tuple[int, int]]()
    for board in _boards(rounds):
        for seat, got in zip(board.seats, board.points, strict=False):
            points[seat] = points.get(seat, 0.0) + got
            wins[seat] += not board.bye and got == max(board.points)
            played[seat] += not board.bye
        for one, other in permutations(board.seats, 2):
            met[one, other] += bool(board.points)
    rows = [
        Standing(
            one,
            points[one],
            sum(points[other] * times for (me, other), times in met.items() if me == one),
            wins[one],
            played[one],
        )
        for one in points
    ]
    return sorted(rows, key=lambda row: (-row.points, -row.buchholz, -row.wins, row.number))


def rounds_of(kind: Kind, count: int, size: int) -> int:
    """How many rounds are usual for so many entrants at tables of a size."""
    if kind == "series":
        return 3
    if kind in ("round-robin", "league"):
        return max(1, -(-(count - (count % 2 == 0 or size > 2)) // (size - 1)))
    rounds, left = 0, count
    while left > 1:
        left, rounds = -(-left // size), rounds + 1
    return max(1, rounds)


def next_round(
    kind: Kind, numbers: Sequence[int], rounds: Sequence[Round], size: int, low: int
) -> list[Board]:
    """The boards of the next round for those who are still in; none when the contest is over."""
    if kind == "series":
        tables = [list(numbers)]
    elif kind == "knockout":
        tables = _knockout(numbers, rounds, size, low)
    else:
        order = [row.number for row in standings(numbers, rounds) if row.number in set(numbers)]
        if kind == "swiss":
            tables = _grouped(order, rounds, size, low, ranked=True)
        elif size == 2:
            tables = _circle(sorted(numbers), len(rounds))
        else:
            tables = _grouped(sorted(numbers), rounds, size, low, ranked=False)
    history = Counter[tuple[int, int]](
        (number, seat) for board in _boards(rounds) for seat, number in enumerate(board.seats)
    )
    return [
        Board(tuple(table), (1.0,)) if len(table) == 1 else Board(_seated(table, history))
        for table in tables
    ]


def _boards(rounds: Sequence[Round]) -> Iterable[Board]:
    return (board for one in rounds for board in one)


def _seated(table: Sequence[int], history: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """The seats of a table, so that everybody has begun about as often as the others."""

    size, played = len(table), Counter[int]()
    for (number, _), times in history.items():
        played[number] += times

    def burden(order: tuple[int, ...]) -> float:
        return sum(
            math.exp2(history[number, seat] - played[number] / size)
            for seat, number in enumerate(order)
        )

    turned = sum(played[number] for number in table) // size % 2  # of equals not always the same
    return min(permutations(sorted(table, reverse=turned == 1)), key=burden)


def _sizes(count: int, size: int, low: int) -> list[int]:
    """Tables for so many: as many full ones as can be, the others no smaller than the game allows;
    who is left over has a bye."""
    for byes in range(low):
        for tables in range(-(-(count - byes) // size), count + 1):
            if not tables:
                return [1] * byes
            small, more = divmod(count - byes, tables)
            if small + (more > 0) <= size and small >= low:
                return [small + 1] * more + [small] * (tables - more) + [1] * byes
    return [1] * count


# --- Swiss, and everybody with everybody at larger tables -----------------------------------------


def _grouped(
    order: Sequence[int], rounds: Sequence[Round], size: int, low: int, *, ranked: bool
) -> list[list[int]]:
    """Tables of neighbours in the standing who have met as little as can be; a bye goes to the last
    who has had none."""
    byes = Counter(board.seats[0] for board in _boards(rounds) if board.bye)
    met = Counter[frozenset[int]](
        frozenset(pair) for board in _boards(rounds) for pair in combinations(board.seats, 2)
    )
    sizes = _sizes(len(order), size, low)
    left = list(order)
    idle = []
    for _ in range(sizes.count(1) if low > 1 else 0):
        one = min(reversed(left), key=lambda number: byes[number])
        left.remove(one)
        idle.append([one])
    real = [one for one in sizes if one > 1 or low == 1]
    if size == 2 and ranked and (found := _pairs(left, met)):
        return [*found, *idle]
    tables = []
    for wanted in real:
        table = [left.pop(0)]
        while len(table) < wanted:
            near = left if not ranked else left[: 2 * wanted]
            best = min(
                near,
                key=lambda one: (sum(met[frozenset((one, o))] for o in table), left.index(one)),
            )
            left.remove(best)
            table.append(best)
        tables.append(table)
    return [*tables, *idle]


def _pairs(order: list[int], met: Counter[frozenset[int]]) -> list[list[int]]:
    """Everybody with the nearest one in the standing whom nobody has met yet; empty if that cannot
    be found."""
    tries = 0

    def pair(left: list[int]) -> list[list[int]] | None:
        nonlocal tries
        if not left:
            return []
        first, *rest = left
        for other in rest:
            tries += 1
            if tries > MOST_TRIES:
                return None
            if not met[frozenset((first, other))]:
                found = pair([one for one in rest if one != other])
                if found is not None:
                    return [[first, other], *found]
        return None

    return pair(order) or []


def _circle(numbers: Sequence[int], round_: int) -> list[list[int]]:
    """Everybody with everybody, two at a table: all but the first go round a circle."""
    ring: list[int | None] = [*numbers]
    if len(ring) % 2:
        ring.append(None)
    if len(ring) < 2:
        return [list(numbers)] if numbers else []
    turn = round_ % (len(ring) - 1)
    ring = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    return [[one for one in pair if one is not None] for pair in pairs]


# --- knockout -------------------------------------------------------------------------------------


def _knockout(
    numbers: Sequence[int], rounds: Sequence[Round], size: int, low: int
) -> list[list[int]]:
    """The best of each table go on, in the order of the tables; at first the strong meet the weak,
    and the strongest have the byes."""
    left = list(numbers)
    if rounds:
        won = (_winner(board, set(numbers)) for board in rounds[-1])
        left = [one for one in won if one is not None]
    if len(left) < 2:
        return []
    full = size
    while full < len(left):
        full *= size
    slots: list[list[int]] = [[] for _ in range(full // size)]
    for n, at in enumerate(range(0, len(left), len(slots))):  # there and back: first with last
        row = left[at : at + len(slots)]
        for slot, one in zip(slots if n % 2 == 0 else slots[::-1], row, strict=False):
            slot.append(one)
    return [table for slot in slots for table in _large_enough(slot, low)]


def _large_enough(slot: list[int], low: int) -> list[list[int]]:
    """A table, or byes for those who would be too few at it."""
    return [slot] if len(slot) >= low else [[one] for one in slot]


def _winner(board: Board, still: set[int]) -> int | None:
    """Who goes on: the best of those who are still in; of equals who sat later, for whom it was
    harder."""
    ranked = sorted(
        zip(board.points, range(len(board.seats)), board.seats, strict=True), reverse=True
    )
    return next((number for _, _, number in ranked if number in still), None)


# --- leagues --------------------------------------------------------------------------------------


def promoted(divisions: Sequence[Sequence[int]], movers: int = 1) -> list[list[int]]:
    """The divisions of the next season: the best of each go up, the last go down."""
    found = [list(one) for one in divisions]
    for upper in range(len(found) - 1):
        count = min(movers, len(divisions[upper]) // 2, len(divisions[upper + 1]) // 2)
        if count:
            down, up = list(divisions[upper][-count:]), list(divisions[upper + 1][:count])
            found[upper] = [one for one in found[upper] if one not in down] + up
            found[upper + 1] = down + [one for one in found[upper + 1] if one not in up]
    return found
