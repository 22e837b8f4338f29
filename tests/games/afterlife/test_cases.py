"""Cases: the rulebook speaks of every card, and a case says where it is not understood."""

from __future__ import annotations

import pytest

from ennead.games.afterlife.game import AfterlifeGame
from ennead.games.afterlife.tables import NAMES
from ennead.kernel import CaseError


def test_every_card_has_its_rule(game: AfterlifeGame) -> None:
    """The rulebook speaks of each of the 66 cards, all 41 rulings and all 58 examples."""
    ids = game.rulebook.entries.keys()
    assert [name for name in NAMES if f"2.{name}" not in ids] == []
    assert [n for n in range(1, 42) if f"R-{n:02d}" not in ids] == []
    assert [n for n in range(1, 59) if f"T{n:02d}" not in ids] == []


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"weather": 1}, "given.weather"),
        ({"turn": 2}, "given.turn"),
        ({"at": "breakfast"}, "given.at"),
        ({"hand": ["sword"]}, "given.players.0.hand.0"),
        ({"hand": ["axe", "axe", "axe"]}, "given.players.0.hand.2"),
        ({"hand": ["boat"]}, "given.players.0.hand.0"),
        ({"hand": "axe"}, "given.players.0.hand"),
        ({"pyramid": {"b4": "axe"}}, "given.pyramid.b4"),
        ({"players": [{}, {"purse": []}]}, "given.players.1.purse"),
        ({"players": [{}, {}, {}]}, "given.players"),
        ({"players": {}}, "given.players"),
        ({"players": [[]]}, "given.players.0"),
        ({"pyramid": "axe"}, "given.pyramid"),
        ({"acts": ["sword"]}, "given.acts"),
        ({"acts": "axe"}, "given.acts"),
        ({"entombed": -1}, "given.entombed"),
        ({"entombed": "two"}, "given.entombed"),
        ({"dearest": 99}, "given.dearest"),
        ({"hand": ["offering-table"] * 3}, "given.players.0.hand.2"),
        ({"stock": ["urn"]}, "given.stock"),
        ({"pyramid": {"t": "axe", "m1": "axe"}, "boneyard": ["axe"]}, "given.boneyard.0"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: AfterlifeGame, given: dict[str, object], where: str
) -> None:
    """A wrong word in a case, or more copies than the match has, is named with its path."""
    setup = game.setup(2)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where
