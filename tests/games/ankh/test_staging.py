"""Staging: a case that cannot be set up says where it is wrong."""

from __future__ import annotations

import pytest

from ennead.games.ankh.game import AnkhGame
from ennead.kernel import CaseError


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"gods": ["amun", "amun"]}, "given.gods"),
        ({"gods": "amun"}, "given.gods"),
        ({"first": 2}, "given.first"),
        ({"ladder": ["amun"]}, "given.ladder"),
        ({"figures": {"z9": "amun"}}, "given.figures.z9"),
        ({"figures": {"a1": "bastet"}}, "given.figures.a1"),
        ({"figures": {"a1": 3}}, "given.figures.a1"),
        ({"figures": {"a1": "amun"}, "monuments": {"a1": "temple"}}, "given.figures.a1"),
        ({"monuments": {"a1": "sphinx"}}, "given.monuments.a1"),
        ({"markers": {"fly": 1}}, "given.markers"),
        ({"markers": {"move": 9}}, "given.markers.move"),
        ({"tokens": ["a1"]}, "given.tokens"),
        ({"amun": {"gold": 1}}, "given.amun.gold"),
        ({"amun": {"devotion": 31}}, "given.amun.devotion"),
        ({"amun": {"followers": -1}}, "given.amun.followers"),
        ({"amun": {"ankhs": "many"}}, "given.amun.ankhs"),
        ({"amun": {"powers": ["flying"]}}, "given.amun.powers"),
        ({"amun": {"pool": {"warrior": 7}}}, "given.amun.pool.warrior"),
        ({"start": "breakfast"}, "given.start"),
        ({"event": "3"}, "given.event"),
        ({"event": 19}, "given.event"),
        ({"conflict": 6}, "given.conflict"),
        ({"claws": {"a1": "h5 h6"}}, "given.claws.a1"),
        ({"merged": ["amun"]}, "given.merged"),
        ({"weather": 1}, "given.weather"),
        ({"figures": {f"a{row}": "amun warrior" for row in range(1, 9)}}, "given.amun.pool"),
        ({"amun": {"pool": {"satet": 4}}}, "given.guardians"),
        ({"prisoners": ["amun"] * 4}, "given.prisoners"),
        ({"gods": ["osiris", "ra"], "gates": ["a1", "a2", "a3", "a4"]}, "given.gates"),
        ({"gods": ["osiris", "ra"], "radiant": ["a1", "a2", "a3", "a4", "a5"]}, "given.radiant"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: AnkhGame, given: dict[str, object], where: str
) -> None:
    """A wrong word, an impossible number or an over-drawn stock is named with its path."""
    setup = game.setup(2)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where
