"""Crumbling: after any removals and falls no gap has a card above it, and no card is lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.afterlife import GAME
from ennead.games.afterlife.rules.crumbling import landing_places, settle, slots_taken
from ennead.games.afterlife.state import EMPTY, Afterlife
from ennead.games.afterlife.tables import B1, B2, B3, BASE, M1, M2, T

BOX = GAME().box(GAME().setup(2))
FEEDERS = {B1: (M1,), B2: (M1, M2), B3: (M2,), M1: (T,), M2: (T,), T: ()}


def sound(pyramid: list[int]) -> bool:
    """1.5: no empty slot has an occupied slot above it."""
    return not any(
        pyramid[gap] == EMPTY and any(pyramid[feeder] != EMPTY for feeder in FEEDERS[gap])
        for gap in range(6)
    )


@settings(deadline=None, max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=8))
def test_no_gap_below_a_card(removals: list[tuple[int, bool]]) -> None:
    """Taking cards out in any order, with any choice at the fork, leaves a sound pyramid."""
    g = Afterlife(pyramid=[10, 11, 12, 13, 14, 15], box=BOX)
    for pick, left in removals:
        taken = slots_taken(g)
        if not taken:
            break
        slot = taken[pick % len(taken)]
        before = sorted(card for card in g.pyramid if card != EMPTY)
        before.remove(g.pyramid[slot])
        g.pyramid[slot] = EMPTY
        if not settle(g, slot):
            assert slot == B2
            fallen = M1 if left else M2
            g.pyramid[B2], g.pyramid[fallen] = g.pyramid[fallen], EMPTY
            assert settle(g, fallen)
        assert sound(g.pyramid)
        assert sorted(card for card in g.pyramid if card != EMPTY) == before
        assert len(before) == 6 or g.pyramid[T] == EMPTY


@settings(deadline=None, max_examples=100)
@given(st.lists(st.tuples(st.integers(0, 5), st.booleans()), min_size=1, max_size=6))
def test_a_card_from_above_lands_in_the_lowest_row(removals: list[tuple[int, bool]]) -> None:
    """R-36: each landing place leaves a sound pyramid, in the lowest row that has a gap."""
    g = Afterlife(pyramid=[10, 11, 12, 13, 14, 15], box=BOX)
    for pick, left in removals:
        taken = slots_taken(g)
        if len(taken) <= 1:
            break
        slot = taken[pick % len(taken)]
        g.pyramid[slot] = EMPTY
        if not settle(g, slot):
            fallen = M1 if left else M2
            g.pyramid[B2], g.pyramid[fallen] = g.pyramid[fallen], EMPTY
            settle(g, fallen)
    base_gap = any(g.pyramid[slot] == EMPTY for slot in BASE)
    for slot in landing_places(g):
        assert (slot in BASE) == base_gap
        after = g.pyramid[:]
        after[slot] = 20
        assert sound(after)
