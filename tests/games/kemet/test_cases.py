"""Cases: the executable rulebook of Kemet."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.games.kemet import GAME
from ennead.games.kemet.game import KemetGame
from ennead.kernel.cases import load_case, run_case
from ennead.kernel.errors import CaseError, PackError

FILES = sorted((GAME().folder / "cases").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_case(game: KemetGame, path: Path) -> None:
    """The case holds."""
    assert run_case(game, load_case(path)).problem == ""


def test_every_rule_is_shown(game: KemetGame) -> None:
    """Each rule, ruling, tile, card and example has a case, unless it says why none can show it."""
    shown = {rule for path in FILES for rule in load_case(path).rules}
    entries = game.rulebook.entries
    assert [id for id, entry in entries.items() if not entry.unshown and id not in shown] == []


def test_every_rule_in_the_code_is_in_the_rulebook(game: KemetGame) -> None:
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
        ({"order": [0, 0]}, "given.order"),
        ({"round": "two"}, "given.round"),
        ({"colours": ["jade"]}, "given.colours"),
        ({"night": "breakfast"}, "given.night"),
        ({"players": [{}, {}, {}]}, "given.players"),
        ({"players": [{"gold": 1}]}, "given.players[0].gold"),
        ({"players": [{"tiles": ["ruby-cat"]}]}, "given.players[0].tiles"),
        ({"players": [{"city": "north-east"}]}, "given.players[0].city"),
        ({"zones": {"east-bank": {"seat": 0}}}, "given.zones.east-bank"),
        ({"zones": {"west-bank": {"creature": "phoenix"}}}, "given.zones.west-bank.creature"),
        ({"zones": {"west-bank": {"units": 13}}}, "given.players[0]"),
        ({"pyramids": {"west-bank": "ruby 1"}}, "given.pyramids.west-bank"),
        ({"pyramids": {"north-west-1": "ruby 5"}}, "given.pyramids.north-west-1"),
        ({"battle": {"zone": "west-bank"}}, "given.battle.zone"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: KemetGame, given: dict[str, object], where: str
) -> None:
    """A wrong word in a case is named with its path."""
    setup = game.setup(2)
    with pytest.raises(CaseError) as error:
        game.stage(setup, game.box(setup), given)
    assert error.value.where == where


@pytest.mark.parametrize(
    "pack",
    [
        {"tile": {"ruby-charge": {"copies": 3}}},
        {"battle-card": {"cavalry": {"copies": 2}}},
        {"limit": {"rounds": {"value": 0}}},
        {"limit": {"troop": {"value": 4}}},
        {"limit": {"start-levels": {"value": 9}}},
        {"tile": {"ruby-charge": {"colour": "jade"}}},
        {"zone": {"west-bank": {"even-links": ["atlantis"]}}},
    ],
)
def test_an_impossible_pack_is_refused(game: KemetGame, pack: dict[str, object]) -> None:
    """A pack whose figures make no playable game is refused, never half believed."""
    with pytest.raises(PackError):
        game.with_pack(pack, "pack.toml")


def test_a_pack_changes_what_the_rules_do(game: KemetGame) -> None:
    """Figures come from the components: with a pack Charge! gives three strength."""
    changed = game.with_pack({"tile": {"ruby-charge": {"attack-strength": 3}}}, "pack.toml")
    box = changed.box(changed.setup(2))
    assert box.tiles.attack_strength[0][1] == 3
    assert game.box(game.setup(2)).tiles.attack_strength[0][1] == 1
