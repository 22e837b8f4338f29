"""The toy game, made once."""

from __future__ import annotations

import pytest
from tests.kernel.toy.game import MastabaGame


@pytest.fixture(scope="session")
def game() -> MastabaGame:
    return MastabaGame()
