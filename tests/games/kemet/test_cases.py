"""Words of cases and figures of packs that make no position and no game."""

from __future__ import annotations

import pytest

from ennead.games.kemet.game import KemetGame
from ennead.kernel import CaseError, PackError


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
        ({"round": 0}, "given.round"),
        ({"order": ["first", 1]}, "given.order"),
        ({"active": 2}, "given.active"),
        ({"zones": []}, "given.zones"),
        ({"zones": {"west-bank": {"seat": 2}}}, "given.zones.west-bank.seat"),
        ({"zones": {"west-bank": {"units": 0}}}, "given.zones.west-bank.units"),
        ({"players": [3]}, "given.players[0]"),
        ({"players": [{"prayer": 12}]}, "given.players[0].prayer"),
        ({"players": [{"veterans": -1}]}, "given.players[0].veterans"),
        ({"players": [{"divine-fame": "two"}]}, "given.players[0].divine-fame"),
        ({"players": [{"tokens": 6}]}, "given.players[0].tokens"),
        ({"players": [{"supply": 13}]}, "given.players[0].supply"),
        ({"players": [{"hand": ["transfer"] * 9}]}, "given.players[0].hand"),
        ({"discard": ["transfer"] * 9}, "given.discard"),
        ({"players": [{"spent": ["raid", "raid"]}]}, "given.players[0].spent"),
        ({"players": [{"tags": ["ruby"] * 4}]}, "given.players[0].tags"),
        ({"battle": {"zone": "west-bank", "units": 0}}, "given.battle.units"),
    ],
)
def test_a_case_that_cannot_be_staged_says_where(
    game: KemetGame, given: dict[str, object], where: str
) -> None:
    """A wrong word, an impossible number, an over-drawn stock is named with its path."""
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
        {"limit": {"units": {"value": 30}}},
        {"limit": {"pyramid-level": {"value": 6}}},
        {"tile": {"ruby-charge": {"colour": "jade"}}},
        {"zone": {"west-bank": {"even-links": ["atlantis"]}}},
        {"board": {"two": {"players": 3}}},
        {"board": {"two": {"colours": 99}}},
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
