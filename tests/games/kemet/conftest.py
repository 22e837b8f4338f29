"""The game of Kemet, made once."""

from __future__ import annotations

import pytest

from ennead.games.kemet import GAME
from ennead.games.kemet.game import KemetGame


@pytest.fixture(scope="session")
def game() -> KemetGame:
    return GAME()
