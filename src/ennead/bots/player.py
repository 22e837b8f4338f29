"""What a bot is."""

from __future__ import annotations

import random
from collections.abc import Iterable
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


def dismiss(bots: Iterable[Bot]) -> None:
    """Let bots end what they have started, a program or processes; asked again, they would start it again."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()
