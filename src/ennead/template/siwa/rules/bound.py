"""How long a match can be at most."""

from __future__ import annotations

from siwa.tables import Tables


def bound(box: Tables) -> int:
    """A round takes a good out of the bag for every decision in it, so there are no more decisions than goods."""
    return sum(box.copies)
