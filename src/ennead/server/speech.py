"""What bots say, as it travels. A fault in a game's words must never cost a move: then nothing is said."""

from __future__ import annotations

import logging
from typing import Any

from ennead.bots.commentary import KEEPS_QUIET, aim, public_aim
from ennead.bots.protocol import Reply
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.server import messages as m

logger = logging.getLogger("ennead.bots")


def saying(game: Game[Any], position: Any, seat: int, choice: Reply) -> m.Said | None:
    """What everybody hears about a bot's choice; None where it carries on what was said before."""
    try:
        found = public_aim(game, position, seat, game.read(choice.text))
    except Exception:
        logger.exception("the aims of %s failed", game.id)
        return None
    if found is None:
        return None
    if found is KEEPS_QUIET:
        return m.Said(seat, m.words(found))
    return m.Said(seat, m.words(found), choice.degree, choice.chance)


def words_of(game: Game[Any], state: Any, seat: int, option: Option) -> m.Words | None:
    """What an option is after, for the one whose view this is."""
    try:
        found = aim(game, state, seat, option)
    except Exception:
        logger.exception("the aims of %s failed", game.id)
        return None
    return None if found is None else m.words(found)
