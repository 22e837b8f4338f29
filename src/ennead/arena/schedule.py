"""Who plays whom on which seat: every bot sits equally often on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match of a tournament: the bots by seat, and the seed of its chance.

    Rotations of the same line-up share a seed, so that luck falls on both sides alike.
    """

    number: int
    seats: tuple[str, ...]
    seed: str


def round_robin(bots: Sequence[str], players: int, games: int, seed: int) -> list[Pairing]:
    """Every group of bots in turn, in every rotation; who plays alone meets the others' luck."""
    if players == 1:
        count = len(bots)
        return [
            Pairing(number, (bots[number % count],), f"{seed}/{number // count}")
            for number in range(games)
        ]
    groups = list(combinations(bots, min(players, len(bots))))
    rows: list[Pairing] = []
    cycle = 0
    while len(rows) < games:
        for index, group in enumerate(groups):
            turns = len(group)
            for turn in range(turns):
                seats = tuple(group[(seat + turn) % turns] for seat in range(players))
                rows.append(Pairing(len(rows), seats, f"{seed}/{cycle}/{index}"))
        cycle += 1
    return rows[:games]


def swiss(
    bots: Sequence[str], players: int, games: int, seed: int, standing: Sequence[str], played: int
) -> list[Pairing]:
    """The next round of a Swiss tournament: neighbours in the standing meet, in every rotation."""
    rows: list[Pairing] = []
    size = min(players, len(bots))
    for index in range(0, len(standing), size):
        group = list(standing[index : index + size])
        if len(group) < size:  # the last ones borrow from those above them
            group = list(standing[-size:])
        for turn in range(size):
            seats = tuple(group[(seat + turn) % size] for seat in range(players))
            rows.append(Pairing(played + len(rows), seats, f"{seed}/{played}/{index}"))
    return rows[: max(0, games - played)]
