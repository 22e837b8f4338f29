"""What a bot says about its move: what it is after, and how sure it is.

Others read the sentence, so it is made of what everybody at the table may know: the spectator's
view and the option played. About a sealed choice it only says that it keeps it to itself, about one
that the others never see nothing. How sure it is comes from the search that made the choice, or
from the ratings of the policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from ennead.bots.bot import AnyView, Bot, Confidence, Degree
from ennead.bots.programs import Program
from ennead.bots.search import SearchResult
from ennead.kernel import SPECTATOR, AnyGame, Message, Option

KEEPS_QUIET: Final = Message("aim-secret")
SPREAD: Final = 0.25
SPREAD_BY_GOAL: Final = 0.06
"""How far one iteration lies from the mean: a chance, and (a guess) what is reached of a goal."""
SURE: Final = 1.0
FAIRLY: Final = 0.35
"""Standard errors ahead: right five times in six, and two times in three."""
CLOSING: Final = "aim-end"
"""How the ids of aims begin that advice tells, but a bot leaves unsaid: they would hide what its
turn was about."""


def confidence(
    bot: Bot, game: AnyGame, view: AnyView, menu: Sequence[Option], option: Option
) -> Confidence:
    """How sure a bot was of the option that it has just chosen.

    Nothing where it had no choice or shows no opinion; a program is as sure as it says.
    """
    if isinstance(bot, Program):
        return bot.confidence
    judgement = game.judgement()
    if bot.blind or len(menu) < 2 or judgement is None:
        return Confidence()
    result: SearchResult | None = getattr(bot, "last_result", None)
    if result is not None:
        return searched(result, option)
    weights = judgement.weigh(view.state, view.seat, list(menu))
    return Confidence(_clear(list(weights), menu.index(option)))


def searched(result: SearchResult, option: Option) -> Confidence:
    """How far the choice of a search is ahead of its strongest rival, in standard errors."""
    if option not in result.visits:
        return Confidence()
    rivals = (other for other in result.visits if other != option)
    lead = min((_lead(result, option, other) for other in rivals), default=SURE)
    degree: Degree = "sure" if lead >= SURE else "fairly" if lead >= FAIRLY else "close"
    return Confidence(degree, None if result.by_goal else round(100 * result.values[option]))


def _lead(result: SearchResult, option: Option, other: Option) -> float:
    """The difference of two values against what chance alone would make of it."""
    tries = 1 / max(1, result.visits[option]) + 1 / max(1, result.visits[other])
    spread = SPREAD_BY_GOAL if result.by_goal else SPREAD
    return (result.values[option] - result.values[other]) / (spread * sqrt(tries))


def _clear(weights: list[float], chosen: int) -> Degree:
    """How far the rating of the choice is above the next one, beside the size of the ratings."""
    others = [weight for number, weight in enumerate(weights) if number != chosen]
    gap = weights[chosen] - max(others)
    if gap < 0:
        return "whim"
    scale = max(abs(weight) for weight in weights) or 1.0
    return "sure" if gap >= 0.5 * scale else "fairly" if gap >= 0.12 * scale else "close"


def aim(game: AnyGame, state: Any, seat: int, option: Option) -> Message | None:
    """What an option is after, as far as a view shows it; None if it carries on what was said."""
    judgement = game.judgement()
    if judgement is None or judgement.aim is None:
        return None
    found = judgement.aim(state, seat, option)
    return None if found is None else game.message(*found)


def public_aim(game: AnyGame, position: Any, seat: int, option: Option) -> Message | None:
    """What a move is after, for everybody at the table; `position` is the one before the move.

    None for a move that carries on or closes (`aim-end...`) what was said before, and for one that
    the others never see.
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
