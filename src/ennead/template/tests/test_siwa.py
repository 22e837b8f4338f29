"""Siwa keeps what a game promises, and its rulebook's examples hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.kernel.cases import load_case, run_case
from ennead.kernel.conformance import check
from ennead.rulebooks import faults
from ennead.table.kit import GameKit

from siwa import GAME

CASES = sorted((Path(__file__).parents[1] / "siwa" / "cases").glob("*.toml"))


@pytest.mark.parametrize("players", GAME.counts)
def test_every_promise_is_kept(players: int) -> None:
    """Random matches break no promise, whatever the number of players."""
    game = GAME()
    assert check(game, game.setup(players), games=5).faults == []


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_example_holds(path: Path) -> None:
    """The cases of the rulebook give what they say."""
    assert run_case(GAME(), load_case(path, "siwa")).problem == ""


def test_the_rulebook_keeps_its_promises() -> None:
    """Every rule is told in four languages, and no figure is typed by hand."""
    assert faults(GameKit(GAME())) == []
