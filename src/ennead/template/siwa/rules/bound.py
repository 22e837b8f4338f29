"""How long a match can be at most."""

from __future__ import annotations

from siwa.tables import Tables


def bound(box: Tables) -> int:
    """A round draws a good for each of its decisions: there are no more of them than goods."""
    return sum(box.copies)
