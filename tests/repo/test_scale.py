"""`tools/scale.py`: arithmetic on measured constants that stays arithmetic."""

from __future__ import annotations

from dataclasses import asdict
from itertools import accumulate

import pytest
from tools import scale

FIGURES = scale.read(None)


def test_ten_times_the_players_ask_for_ten_times_as_much() -> None:
    """Every demand grows with the crowd; peaks less, since large crowds are steadier."""
    few, many = (asdict(scale.demand(size, FIGURES)) for size in (5_000, 50_000))
    for name, asked in few.items():
        assert 3 < many[name] / asked < 12, name


@pytest.mark.parametrize("plan", scale.PLANS, ids=lambda plan: plan.name)
def test_a_plan_is_used_up_by_what_it_names(plan: scale.Plan) -> None:
    """With twice the disk a plan whose disk gives way first lasts longer, and a resource counts for
    what its limit is."""
    asked = scale.demand(20_000, FIGURES)
    used = scale.used(plan, asked, FIGURES)
    roomy = scale.used(scale.Plan(**{**asdict(plan), "disk": 2 * plan.disk}), asked, FIGURES)
    assert roomy["disk"] == pytest.approx(used["disk"] / 2)
    assert {name: share for name, share in roomy.items() if name != "disk"} == {
        name: share for name, share in used.items() if name != "disk"
    }


def test_what_passes_midnight_counts_in_the_morning() -> None:
    """A match that begins late is counted in the first minutes of the day, not lost."""
    minutes = scale.Minutes()
    minutes.add(scale.MINUTES - 30, 60, 2.0)
    assert sum(accumulate(minutes._changes[:-1])) == pytest.approx(120)
