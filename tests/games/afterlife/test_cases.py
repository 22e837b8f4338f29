"""Cases: the executable rulebook of Afterlife."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.games.afterlife import GAME
from ennead.games.afterlife.tables import NAMES
from ennead.games.afterlife.game import AfterlifeGame
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.errors import CaseError

FILES = sorted((GAME().folder / "cases").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(game: AfterlifeGame, path: Path) -> None:
    """The case holds."""
    assert run_case(game, load_case(path)).problem == ""


def test_every_rule_is_shown(game: AfterlifeGame) -> None:
    """Each rule, ruling and example has a case, unless it says why none can show it."""
    shown = {rule for path in FILES for rule in load_case(path).rules}
    entries = game.rulebook.entries
    assert [id for id, entry in entries.items() if not entry.unshown and id not in shown] == []


def test_every_card_has_its_rule(game: AfterlifeGame) -> None:
    """The rulebook speaks of each of the 66 cards, all 41 rulings and all 58 examples."""
    ids = game.rulebook.entries.keys()
    assert [name for name in NAMES if f"2.{name}" not in ids] == []
    assert [n for n in range(1, 42) if f"R-{n:02d}" not in ids] == []
    assert [n for n in range(1, 59) if f"T{n:02d}" not in ids] == []


def test_every_rule_in_the_code_is_in_the_rulebook(game: AfterlifeGame) -> None:
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
        ({"acts": ["sword"]}, "given.acts"),
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
