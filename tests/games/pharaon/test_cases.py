"""Cases: the executable rulebook of Pharaon."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.games.pharaon import GAME
from ennead.games.pharaon.game import PharaonGame
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.errors import CaseError

FILES = sorted((GAME().folder / "cases").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(game: PharaonGame, path: Path) -> None:
    """The case holds."""
    assert run_case(game, load_case(path)).problem == ""


def test_every_rule_is_shown(game: PharaonGame) -> None:
    """Each rule, ruling and example has a case, unless it says why none can show it."""
    shown = {rule for path in FILES for rule in load_case(path).rules}
    entries = game.rulebook.entries
    assert [id for id, entry in entries.items() if not entry.unshown and id not in shown] == []


def test_every_rule_in_the_code_is_in_the_rulebook(game: PharaonGame) -> None:
    """No predicate cites a rule that does not exist."""
    cited = {
        rule.id
        for question in game.questions.values()
        for clause in question.clauses
        for rule in (*clause.requires, *clause.premises, *clause.gates)
    }
    assert sorted(cited - game.rulebook.entries.keys()) == []


@pytest.mark.parametrize(
    ("players", "given", "where"),
    [
        (2, {"weather": 1}, "given.weather"),
        (2, {"ring": ["offerings", "offerings", "nile", "tomb", "nobles"]}, "given.ring"),
        (2, {"ring": ["kitchen"]}, "given.ring"),
        (2, {"entry": {"tomb": "black", "nile": "black"}}, "given.entry"),
        (2, {"players": [{}, {}, {}]}, "given.players"),
        (2, {"players": [{"gold": 1}]}, "given.players[0].gold"),
        (2, {"players": [{"tokens": {"gold": 1}}]}, "given.players"),
        (2, {"bank": 3}, "given.bank"),
        (2, {"traitor": {}}, "given.traitor"),
        (1, {"traitor": {"mood": "bad"}}, "given.traitor"),
        (2, {"at": "breakfast"}, "given.at"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: PharaonGame, players: int, given: dict[str, object], where: str
) -> None:
    """A wrong word in a case is named with its path."""
    setup = game.setup(players)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where
