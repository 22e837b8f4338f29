"""Why something on the table cannot be chosen."""

from __future__ import annotations

from typing import Any

from ennead.games import load
from ennead.kernel.chance import NoLuck
from ennead.table.explanations import pointed, why_not_target
from ennead.table.kit import GameKit


def _asked(about: str) -> list[Any]:
    """What is said about a thing at the first turn of a staged match of Kemet; the player has the
    Scarab in supply."""
    kit = GameKit(load("kemet"))
    game: Any = kit.game
    setup = game.setup(2)
    given = {
        "players": [{"tiles": ["ruby-scarab"]}],
        "zones": {"north-west-1": {"seat": 0, "units": 2}},
    }
    g = game.stage(setup, game.box(setup), given)
    g.luck, g.told = NoLuck(), []
    game.resume(g)
    return list(why_not_target(kit, g, 0, about, pointed(kit, g, 0))[0])


def test_of_what_can_be_imagined_the_nearest_is_explained() -> None:
    """A foreign district is asked about: one creature that could be placed is named, not each of
    those that nobody has."""
    summons = [one for one in _asked("zone/south-west-1") if one.move.startswith("summon")]
    assert {one.move for one in summons} == {"summon scarab to south-west-1"}
    assert [one.rule for one in summons] == ["3.4.2.h"]
