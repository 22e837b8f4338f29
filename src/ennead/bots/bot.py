"""What a bot is, and how sure of its choice it can say it is."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from ennead.kernel import AnyGame, EnneadError, Option, View

AnyView: TypeAlias = "View[Any]"
"""A seat's view of whatever game."""
Degree: TypeAlias = Literal["sure", "fairly", "close", "whim", ""]
"""How clear the choice was; the words are `sure-<degree>`. Empty: it cannot say."""


@dataclass(frozen=True, slots=True)
class Confidence:
    """How clear a choice was, and the chance of winning in percent if a search has counted it."""

    degree: Degree = ""
    chance: int | None = None


class BotFault(EnneadError):
    """A bot's program or process misbehaved; the message is the verdict."""


class Bot(Protocol):
    """A player that is not a person."""

    name: str
    blind: bool
    """True if it looks at nothing but the menu: it may then be handed a view of None."""

    def choose(
        self, game: AnyGame, view: AnyView, menu: list[Option], rng: random.Random
    ) -> Option:
        """One option of the menu."""


def dismiss(bots: Iterable[Bot]) -> None:
    """Let bots end what they have started, a program or processes; they can start it again."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()
