"""Rates: how much a connection or an address may ask for in a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Lets `burst` through at once and `rate` a second in the mean."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._clock = clock
        self._then = clock()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = self._clock()
        left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True


class Buckets:
    """A bucket for every caller; the one that was silent longest is forgotten when there are too
    many."""

    def __init__(self, rate: float, burst: float, most: int, clock: Clock = time.monotonic) -> None:
        self._kind = (rate, burst, clock)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, caller: str) -> bool:
        """Whether one more of this caller is within the limit."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(*self._kind)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take()
