"""What bots say about their moves. A fault in a game's words must never cost a move: then nothing
is said."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from ennead.bots.commentary import aim, public_aim
from ennead.kernel import Game, Message, Option
from ennead.table import messages as m

logger = logging.getLogger("ennead.bots")


@dataclass(frozen=True, slots=True)
class Saying:
    """What a bot says: on which seat, about which move of the record, and what it is after. How
    sure it is comes from its own hand, and is said to nobody."""

    seat: int
    number: int
    aim: Message

    def said(self) -> m.Said:
        """As it travels."""
        return m.Said(self.seat, m.words(self.aim))


def public_words(game: Game[Any], position: Any, seat: int, option: Option) -> Message | None:
    """What everybody hears about a choice; None where it carries on what was said before.
    `position` is the one before it."""
    try:
        return public_aim(game, position, seat, option)
    except Exception:
        logger.exception("the aims of %s failed", game.id)
        return None


def own_words(game: Game[Any], state: Any, seat: int, option: Option) -> Message | None:
    """What an option is after, for the one whose view this is."""
    try:
        return aim(game, state, seat, option)
    except Exception:
        logger.exception("the aims of %s failed", game.id)
        return None
