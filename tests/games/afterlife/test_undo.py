"""Taking back: a payment is one step until something hidden is shown (R-29)."""

from __future__ import annotations

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.kernel import Match
from ennead.kernel.chance import Scripted
from ennead.kernel.errors import UndoRefused


@pytest.fixture
def match(game: AfterlifeGame) -> Match:
    """Two players; the first holds four Shabti and an Urn, Brain Hook (3) lies in the base."""
    return Match.begin(game, game.setup(2), Scripted([]))


def test_a_payment_is_taken_back_as_a_whole(match: Match) -> None:
    """One undo takes back the purchase and every card laid down for it."""
    before = match.game.codec.encode(match.position)
    for text in ("buy b1", "pay shabti", "pay shabti", "pay urn"):
        match.play(0, text)
    assert match.position.question == "payment"
    match.undo(0)
    assert match.game.codec.encode(match.position) == before


def test_a_finished_purchase_can_be_taken_back(match: Match) -> None:
    """Nothing hidden was shown, so it is still free."""
    before = match.game.codec.encode(match.position)
    for text in ("buy b1", "pay shabti", "pay shabti", "pay urn", "done"):
        match.play(0, text)
    assert match.position.players[0].discard
    match.undo(0)
    assert match.game.codec.encode(match.position) == before


def test_a_draw_is_final(match: Match) -> None:
    """Shabti draws a card: the engine says so."""
    match.play(0, "play shabti")
    match.play(0, "discard urn")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "undo-chance-draw"


def test_the_end_of_a_turn_is_final(match: Match) -> None:
    """The pyramid is rebuilt from the stock and cards are drawn."""
    match.play(0, "end")
    match.play(0, "sacrifice t")
    with pytest.raises(UndoRefused) as refused:
        match.undo(0)
    assert refused.value.reason == "undo-chance-stock"
