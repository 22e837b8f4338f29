"""Packs: an owner's figures change the game, and impossible ones are refused with their path."""

from __future__ import annotations

from typing import Any

import pytest

from ennead.games.ankh.game import AnkhGame
from ennead.kernel.errors import PackError

GIVEN = {
    "start": "after-conflict",
    "conflict": 4,
    "amun": {"devotion": 20},
    "anubis": {"devotion": 25},
}


def test_a_pack_moves_the_end_of_the_red_spaces(game: AnkhGame) -> None:
    """With the last red space on 20 a god there is forgotten; without the pack it is not."""
    wide = game.with_pack({"track": {"devotion": {"red": 20}}}, "box.toml")
    over = []
    for one in (game, wide):
        setup = one.setup(2)
        g: Any = one.stage(setup, one.box(setup), GIVEN)
        g.box = one.box(setup)
        one.resume(g)
        over.append(g.over)
    assert over == [False, True]


@pytest.mark.parametrize(
    "pack",
    [
        {"track": {"devotion": {"red": 40}}},
        {"scenario": {"old-kingdom-2": {"gods": ["z9", "b4"]}}},
        {"scenario": {"old-kingdom-2": {"tokens": ["a1", "a2", "a3"]}}},
        {"action": {"move": {"spaces": 2}}},
        {"track": {"events": {"spaces": ["start", "party"]}}},
        {"god": {"bastet": {"colour": "black"}}},
    ],
)
def test_an_impossible_pack_is_refused(game: AnkhGame, pack: dict[str, Any]) -> None:
    """Figures that make no playable game never reach a table."""
    with pytest.raises(PackError):
        game.with_pack(pack, "box.toml")
