"""Whole games in a real browser, by clicks on what is lit."""

from __future__ import annotations

import pytest
from tests.browser.conftest import NewPerson
from tests.browser.player import Person

pytestmark = pytest.mark.browser


def test_afterlife_by_clicks(petra: Person) -> None:
    """A whole game of Afterlife against a bot can be played with the mouse alone."""
    petra.sit("afterlife", "me", "bot:novice")
    petra.seed(7)
    petra.click_on(40, haste=0.3)
    done = petra.finish(haste=0.5)
    assert done["tally"].get("lit", 0) > 10
    assert petra.wire("refusals") == []


@pytest.mark.parametrize(
    ("game", "holders", "haste"),
    [
        ("kemet", ("me", "bot:novice"), 0.3),
        ("ankh", ("me", "bot:novice"), 0.2),
        ("pharaon", ("me", "bot:novice"), 0.2),
        ("pharaon", ("me",), 0.2),
    ],
    ids=["kemet", "ankh", "pharaon", "pharaon-solo"],
)
def test_other_games_by_clicks(
    person: NewPerson, game: str, holders: tuple[str, ...], haste: float
) -> None:
    """A whole game of every other kind can be played by clicks on what the same client lights."""
    petra = person()
    petra.sit(game, *holders)
    petra.seed(11)
    petra.click_on(8, haste)
    done = petra.finish(haste)
    assert done["moves"] > 20
    assert petra.wire("refusals") == []
