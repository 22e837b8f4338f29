"""What a bot is."""

from __future__ import annotations

import random
from typing import Any, Protocol

from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.secrecy import View


class Bot(Protocol):
    """A player that is not a person."""

    name: str
    blind: bool
    """True if it looks at nothing but the menu: it may then be handed a view of None."""

    def choose(self, game: Game[Any], view: View, menu: list[Option], rng: random.Random) -> Option:
        """One option of the menu."""
