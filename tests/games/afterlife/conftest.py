"""The game of Afterlife, made once."""

from __future__ import annotations

import pytest

from ennead.games.afterlife import GAME
from ennead.games.afterlife.game import AfterlifeGame


@pytest.fixture(scope="session")
def game() -> AfterlifeGame:
    return GAME()
