"""Cases: the executable rulebook of Ankh."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.game import AnkhGame
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.errors import CaseError

FILES = sorted((GAME().folder / "cases").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(game: AnkhGame, path: Path) -> None:
    """The case holds."""
    assert run_case(game, load_case(path)).problem == ""


def test_every_rule_is_shown(game: AnkhGame) -> None:
    """Each rule, ruling and example has a case, unless it says why none can show it."""
    shown = {rule for path in FILES for rule in load_case(path).rules}
    entries = game.rulebook.entries
    assert [id for id, entry in entries.items() if not entry.unshown and id not in shown] == []


def test_every_rule_in_the_code_is_in_the_rulebook(game: AnkhGame) -> None:
    """No predicate cites a rule that does not exist."""
    cited = {
        rule.id
        for question in game.questions.values()
        for clause in question.clauses
        for rule in (*clause.requires, *clause.premises, *clause.gates)
    }
    assert sorted(cited - game.rulebook.entries.keys()) == []


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"gods": ["amun", "amun"]}, "given.gods"),
        ({"figures": {"z9": "amun"}}, "given.figures.z9"),
        ({"figures": {"a1": "bastet"}}, "given.figures.a1"),
        ({"monuments": {"a1": "sphinx"}}, "given.monuments.a1"),
        ({"markers": {"fly": 1}}, "given.markers"),
        ({"tokens": ["a1"]}, "given.tokens"),
        ({"amun": {"gold": 1}}, "given.amun.gold"),
        ({"start": "breakfast"}, "given.start"),
        ({"event": "3"}, "given.event"),
        ({"weather": 1}, "given.weather"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: AnkhGame, given: dict[str, object], where: str
) -> None:
    """A wrong word in a case is named with its path."""
    setup = game.setup(2)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where
