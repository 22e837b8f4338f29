"""The game of Pharaon, made once."""

from __future__ import annotations

import pytest

from ennead.games.pharaon import GAME
from ennead.games.pharaon.game import PharaonGame


@pytest.fixture(scope="session")
def game() -> PharaonGame:
    return GAME()
