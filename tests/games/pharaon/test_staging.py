"""Positions from the words of a case: what cannot be is refused with its path."""

from __future__ import annotations

import pytest

from ennead.games.pharaon.game import PharaonGame
from ennead.kernel import CaseError


@pytest.mark.parametrize(
    ("players", "given", "where"),
    [
        (2, {"weather": 1}, "given.weather"),
        (2, {"ring": ["offerings", "offerings", "nile", "tomb", "nobles"]}, "given.ring"),
        (2, {"ring": ["kitchen"]}, "given.ring"),
        (2, {"entry": {"tomb": "black", "nile": "black"}}, "given.entry"),
        (2, {"players": [{}, {}, {}]}, "given.players"),
        (2, {"players": [{"gold": 1}]}, "given.players[0].gold"),
        (2, {"players": [{"tokens": {"gold": 1}}]}, "given.players[0].tokens"),
        (2, {"players": [{}, {"tokens": {"red": 21}}]}, "given.players[1].tokens.red"),
        (2, {"players": [{"tokens": {"red": -1}}]}, "given.players[0].tokens.red"),
        (2, {"players": [{"tokens": {"red": 15}}] * 2}, "given.players[1].tokens"),
        (2, {"players": [{"tokens": {"plus-two": 3}}] * 2}, "given.players[1].tokens"),
        (2, {"players": [{"tomb": 9}]}, "given.players[0].tomb"),
        (2, {"players": [{"tomb": "high"}]}, "given.players[0].tomb"),
        (2, {"players": [{"tracks": {"red": 4}}]}, "given.players[0].tracks.red"),
        (2, {"players": [{"tracks": {"silver": 1}}]}, "given.players[0].tracks"),
        (2, {"players": [{"row": 9}]}, "given.players[0].row"),
        (2, {"players": [{"row": 1, "field": 6}]}, "given.players[0].field"),
        (2, {"players": [{"nobles": ["judge"]}] * 2}, "given.players[1].nobles"),
        (2, {"players": [{"used": ["judge"]}]}, "given.players[0].used"),
        (2, {"round": 6}, "given.round"),
        (2, {"first": 2}, "given.first"),
        (2, {"side": 5}, "given.side"),
        (2, {"wheel": {"red": ["red"] * 4}}, "given.wheel"),
        (2, {"wheel": {"silver": ["red"]}}, "given.wheel"),
        (2, {"pairs": [["plus-one"]]}, "given.pairs"),
        (2, {"bonus": ["plus-one"] * 4}, "given.bonus"),
        (2, {"nobles": ["judge", "judge"]}, "given.nobles"),
        (2, {"jars": ["j01"], "jar-discard": ["j01"]}, "given.jar-discard"),
        (2, {"bank": 3}, "given.bank"),
        (2, {"bank": {"red": 21}}, "given.bank.red"),
        (2, {"traitor": {}}, "given.traitor"),
        (1, {"traitor": {"mood": "bad"}}, "given.traitor"),
        (1, {"traitor": {"pile": 99}}, "given.traitor.pile"),
        (1, {"traitor": {"lanes": [["red"] * 11, [], [], [], []]}}, "given.traitor"),
        (2, {"at": "breakfast"}, "given.at"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: PharaonGame, players: int, given: dict[str, object], where: str
) -> None:
    """A wrong word, an impossible number or an overdrawn stock is named with its path."""
    setup = game.setup(players)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where
