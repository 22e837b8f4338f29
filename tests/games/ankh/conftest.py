"""The game of Ankh, made once."""

from __future__ import annotations

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.game import AnkhGame


@pytest.fixture(scope="session")
def game() -> AnkhGame:
    return GAME()
