"""A match in sentences: what happened, why something is refused, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from ennead.bots import Confidence
from ennead.kernel.errors import UndoRefused
from ennead.kernel.game import Game
from ennead.kernel.match import Match
from ennead.kernel.message import Message, SeatRef
from ennead.kernel.question import Refusal
from ennead.terminal.pen import SIGNS, Pen


def coloured(sentence: str, pen: Pen) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(pen.names):
        if name:
            text.highlight_words([name], f"seat-{seat % len(SIGNS)}")
    return text


def happened(match: Match, viewer: int, pen: Pen, since: int = 0) -> Iterator[tuple[int, str]]:
    """What a viewer was told by the moves from number `since` on: the number of the move and a sentence."""
    for number, event in match.events(viewer, since):
        if not event.final:  # said for the undo gate alone
            yield number, pen.say(match.game.event_message(event))


def counted(sentences: Sequence[str]) -> list[str]:
    """Sentences with those that repeat one another counted instead."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [f"{sentence} ×{count}" if count > 1 else sentence for sentence, count in runs]


def said(player: int, aim: Message, sure: Confidence, pen: Pen) -> str:
    """What a bot says about its move: what it is after, and how sure it is."""
    name = pen.words.player(player, pen.names)
    words = how_sure(sure, pen)
    if not words:
        return pen.say("said-aim", player=name, aim=pen.say(aim))
    return pen.say("said-sure", player=name, aim=pen.say(aim), sure=words)


def how_sure(sure: Confidence, pen: Pen) -> str:
    """How clear a choice was, with the chance to win where a search has counted it."""
    if not sure.degree:
        return ""
    words = pen.say(f"sure-{sure.degree}")
    return (
        pen.say("sure-chance", sure=words, percent=sure.chance)
        if sure.chance is not None
        else words
    )


def refusals(game: Game[Any], reasons: Sequence[Refusal], pen: Pen) -> list[str]:
    """Each reason as a sentence with its citation."""
    return [refusal(game, reason, pen) for reason in reasons]


def refusal(game: Game[Any], reason: Refusal, pen: Pen) -> str:
    """One reason as a sentence with its citation."""
    sentence = pen.say(game.message(reason.message, reason.args))
    if not reason.rule:
        return sentence
    return f"{sentence} [{cited(game, reason.rule)}]"


def cited(game: Game[Any], rule: str) -> str:
    """A rule as a citation: its id, its title, and where the rulebook has it."""
    entry = game.rulebook.entries.get(rule)
    if entry is None:
        return rule
    return f"{rule} {entry.title}" + (f", {entry.where}" if entry.where else "")


def undo_refusal(error: UndoRefused, pen: Pen) -> str:
    """Why a step is final; a draw of chance that has no words of its own has general ones."""
    if error.reason.startswith("undo-chance-") and not pen.words.has(error.reason):
        return pen.say("undo-chance")
    return pen.say(error.reason)


def result(match: Match, pen: Pen) -> str:
    """Who has won, and what decided it where the game has a word to say."""
    winners = match.game.winners(match.position)
    seats = tuple(SeatRef(seat) for seat in winners)
    said = pen.say(Message("result-winners", {"players": seats}) if winners else "result-none")
    scenery = match.game.scenery
    why = scenery.verdict(match.position) if scenery is not None else None
    return f"{said} {pen.say(why)}" if why else said
