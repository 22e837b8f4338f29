"""Chapter 1: set-up."""

from __future__ import annotations

from ennead.kernel import Setup, step

from siwa.rules.rounds import begin_round, draw
from siwa.state import Course, Next, Player, Siwa
from siwa.tables import Tables


def begin(setup: Setup, box: Tables) -> Siwa:
    """Everything is in the bag, and `prepare` comes first."""
    return Siwa(
        players=[Player(seat) for seat in range(setup.players)],
        bag=[good for good, copies in enumerate(box.copies) for _ in range(copies)],
        seats=setup.players,
        frames=[Course(step=prepare.__name__)],
        box=box,
    )


@step
def prepare(g: Siwa, f: Course) -> Next[Course]:
    """S-1: everyone draws three goods."""
    for player in g.players:
        for _ in range(g.box.start):
            draw(g, player)
    return begin_round
