"""A whole match by the mouse. Matches of all games against a bot are played to their end, by clicks
on what is lit, beside a coach: `test_learning.py`."""

from __future__ import annotations

import pytest
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def test_a_whole_match_by_clicks(petra: Person) -> None:
    """A match alone is played from its first decision to its result with the mouse on what is lit,
    and nothing that was lit is refused."""
    petra.sit("pharaon", "me")
    petra.seed(7)
    petra.click_on(40, haste=0.2)
    done = petra.finish(haste=0.2)
    assert done["tally"].get("lit", 0) > 10
    assert done["moves"] > 40
    assert petra.wire("refusals") == []
