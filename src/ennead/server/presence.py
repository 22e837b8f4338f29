"""Who is connected to other processes: known for every table, loaded here or not."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

ABSENT_AFTER = 60.0
"""Seconds after which the people of a silent process count as gone."""


class Presence:
    """What other processes have told, each for itself; they tell it again while it holds."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}

    def hear(self, process: str, present: Mapping[str, Iterable[int]]) -> None:
        """A process has told whose people are connected to it, by table."""
        now = time.monotonic()
        for table, seats in present.items():
            told = self._told.setdefault(table, {})
            if seats := frozenset(seats):
                told[process] = (now, seats)
            else:
                told.pop(process, None)
            if not told:
                del self._told[table]

    def elsewhere(self, table: str) -> set[int]:
        """The seats whose people are connected to another process."""
        oldest = time.monotonic() - ABSENT_AFTER
        told = self._told.get(table, {})
        return {seat for then, seats in told.values() if then >= oldest for seat in seats}

    def forget_old(self) -> None:
        """Drop what nobody repeats any more."""
        oldest = time.monotonic() - ABSENT_AFTER
        for table, told in list(self._told.items()):
            for process, (then, _) in list(told.items()):
                if then < oldest:
                    del told[process]
            if not told:
                del self._told[table]
