"""What a bot says about its move: what it is after, and how sure it is.

Others read the sentence, so it is made of what everybody at the table may know: the spectator's view and the option
played. About a sealed choice it only says that it keeps it to itself, about one that the others never see nothing. How
sure it is comes from the search that made the choice, or from the ratings of the policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Literal, TypeAlias

from ennead.bots.outside import Outside
from ennead.bots.player import Bot
from ennead.bots.search import Thought
from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.message import Message
from ennead.kernel.seats import SPECTATOR
from ennead.kernel.secrecy import View

Degree: TypeAlias = Literal["sure", "fairly", "close", "whim", ""]
"""How clear the choice was; the words are `sure-<degree>`. Empty: it cannot say."""

KEEPS_QUIET: Final = Message("aim-secret")
UNSEARCHED: Final = -1
SPREAD: Final = 0.25
SPREAD_NEAR: Final = 0.06
"""How far the value of one iteration lies from the mean: a chance, and (a guess) how near a goal comes."""
SURE: Final = 1.0
FAIRLY: Final = 0.35
"""Standard errors ahead: right five times in six, and two times in three."""
CLOSING: Final = "aim-end"
"""How the ids of aims begin that advice tells, but a bot leaves unsaid: they would hide what its turn was about."""


@dataclass(frozen=True, slots=True)
class Sureness:
    """How clear a choice was, and the chance of winning in percent if a search has counted it (else -1)."""

    degree: Degree = ""
    chance: int = UNSEARCHED


def sureness(
    bot: Bot, game: Game[Any], view: View, menu: Sequence[Option], option: Option
) -> Sureness:
    """How sure a bot was of the option it has just chosen; nothing where it had no choice or shows no opinion."""
    judgement = game.judgement()
    if bot.blind or isinstance(bot, Outside) or len(menu) < 2 or judgement is None:
        return Sureness()
    thought: Thought | None = getattr(bot, "thought", None)
    if thought is not None:
        return searched(thought, option)
    weights = judgement.weigh(view.state, view.seat, list(menu))
    return Sureness(_clear(list(weights), menu.index(option)))


def searched(thought: Thought, option: Option) -> Sureness:
    """A search is as sure as its values allow: how far the choice is ahead of its strongest rival, in standard errors."""
    if option not in thought.visits:
        return Sureness()
    lead = min(
        (_lead(thought, option, other) for other in thought.visits if other != option), default=SURE
    )
    degree: Degree = "sure" if lead >= SURE else "fairly" if lead >= FAIRLY else "close"
    return Sureness(degree, UNSEARCHED if thought.near else round(100 * thought.values[option]))


def _lead(thought: Thought, option: Option, other: Option) -> float:
    """The difference of two values against what chance alone would make of it."""
    tries = 1 / max(1, thought.visits[option]) + 1 / max(1, thought.visits[other])
    spread = SPREAD_NEAR if thought.near else SPREAD
    return (thought.values[option] - thought.values[other]) / (spread * sqrt(tries))


def _clear(weights: list[float], chosen: int) -> Degree:
    """How far the rating of the chosen option is above the next one, beside the size of the ratings."""
    others = [weight for number, weight in enumerate(weights) if number != chosen]
    gap = weights[chosen] - max(others)
    if gap < 0:
        return "whim"
    scale = max(abs(weight) for weight in weights) or 1.0
    return "sure" if gap >= 0.5 * scale else "fairly" if gap >= 0.12 * scale else "close"


def aim(game: Game[Any], state: Any, seat: int, option: Option) -> Message | None:
    """What an option is after, as far as a state (a view) shows it; None if it carries on what was said before."""
    judgement = game.judgement()
    if judgement is None or judgement.aim is None:
        return None
    found = judgement.aim(state, seat, option)
    return None if found is None else game.message(*found)


def public_aim(game: Game[Any], position: Any, seat: int, option: Option) -> Message | None:
    """What a move is after, for everybody at the table; `position` is the one before the move.

    None for a move that carries on or closes (`aim-end...`) what was said before, and for one that the others never see.
    """
    judgement = game.judgement()
    if judgement is None or judgement.aim is None:
        return None
    if position.sealed:
        return KEEPS_QUIET
    if game.questions[position.question].secret:
        return None
    found = aim(game, game.mask(position, SPECTATOR), seat, option)
    return None if found is not None and found.id.startswith(CLOSING) else found
