"""A match in sentences: what happened, why something is refused, how it ended."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from ennead.bots import Degree
from ennead.kernel import Game, Match, Message, Refusal, SeatRef
from ennead.table.speech import Saying
from ennead.table.table import Table
from ennead.terminal.context import SIGNS, RenderContext
from ennead.terminal.screen import printable
from ennead.words import Words

LONGEST_NAME = 24


def coloured(sentence: str, context: RenderContext) -> Text:
    """A sentence with the players' names in their colours."""
    text = Text(sentence)
    for seat, name in enumerate(context.names):
        if name:
            text.highlight_words([name], f"seat-{seat % len(SIGNS)}")
    return text


def happened(
    match: Match, viewer: int, context: RenderContext, since: int = 0
) -> Iterator[tuple[int, str]]:
    """What a viewer was told by the moves from number `since` on: the number of the move and a
    sentence."""
    for number, event in match.events(viewer, since):
        if not event.final:  # said for the undo gate alone
            yield number, context.say(match.game.event_message(event))


def counted(sentences: Sequence[str]) -> list[str]:
    """Sentences with those that repeat one another counted instead."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [f"{sentence} ×{count}" if count > 1 else sentence for sentence, count in runs]


def said(saying: Saying, context: RenderContext) -> str:
    """What a bot says about its move: what it is after."""
    name, aim = context.words.player(saying.seat, context.names), context.say(saying.aim)
    return context.say("said-aim", player=name, aim=aim)


def how_sure(degree: Degree, chance: int | None, context: RenderContext) -> str:
    """How clear a choice was, with the chance to win where a search has counted it."""
    if not degree:
        return ""
    words = context.say(f"sure-{degree}")
    return words if chance is None else context.say("sure-chance", sure=words, percent=chance)


def refusals(game: Game[Any], reasons: Sequence[Refusal], context: RenderContext) -> list[str]:
    """Each reason as a sentence with its citation."""
    return [refusal(game, reason, context) for reason in reasons]


def refusal(game: Game[Any], reason: Refusal, context: RenderContext) -> str:
    """One reason as a sentence with its citation."""
    sentence = context.say(game.message(reason.message, reason.args))
    if not reason.rule:
        return sentence
    return f"{sentence} [{cited(game, reason.rule, context)}]"


def cited(game: Game[Any], rule: str, context: RenderContext) -> str:
    """A rule as a citation: its id, its title, and where the rulebook has it."""
    entry = game.rulebook.entries.get(rule)
    if entry is None:
        return rule
    return f"{rule} {context.words.title(entry)}" + (f", {entry.where}" if entry.where else "")


def undo_refusal(reason: str, context: RenderContext) -> str:
    """Why a step is final; a draw of chance that has no words of its own has general ones."""
    if reason.startswith("undo-chance-") and not context.words.has(reason):
        return context.say("undo-chance")
    return context.say(reason)


def result(table: Table, context: RenderContext) -> str:
    """Who has won, and what decided it where the game has a word to say."""
    if table.closed is not None:
        ended = context.say(f"ended-{table.closed.kind}")
        return f"{_winners(table.closed.shared, context)} {ended}" if table.closed.shared else ended
    said = _winners(table.kit.game.winners(table.position), context)
    why = table.kit.verdict(table.position)
    return f"{said} {context.say(why)}" if why else said


def _winners(winners: Sequence[int], context: RenderContext) -> str:
    seats = tuple(SeatRef(seat) for seat in winners)
    return context.say(Message("result-winners", {"players": seats}) if winners else "result-none")


def seat_names(
    players: int, given: Mapping[int, str], bots: Collection[int], words: Words
) -> list[str]:
    """A name for every seat."""
    names = []
    for seat in range(players):
        id = "player-bot" if seat in bots else "player-unnamed"
        own = printable(given.get(seat, ""))[:LONGEST_NAME]
        names.append(own or words.say(Message(id, {"number": seat + 1})))
    return names
