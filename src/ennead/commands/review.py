"""`ennead review`: what each choice of a match gave away, what would have been better and why, and
what was luck."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from ennead.arguments import UsageError
from ennead.bots.review import GRADES, Judged, Review, review
from ennead.bots.search import Budget
from ennead.commands.matchfiles import open_file
from ennead.kernel import Game, Match, matchfile
from ennead.table import speech
from ennead.table.kit import GameKit
from ennead.terminal.blocks import ink, wrapped
from ennead.terminal.board import BoardView
from ennead.terminal.context import RenderContext
from ennead.terminal.narration import coloured, seat_names
from ennead.terminal.screen import Screen
from ennead.words import negotiate, words_for

WORST = 8
"""How many choices of a seat are listed."""


def run(arguments: argparse.Namespace) -> int:
    """Review one seat or all."""
    record, game = open_file(arguments)
    match = matchfile.rebuild(record, game, arguments.file)
    players = match.setup.players
    if arguments.seat is not None and arguments.seat >= players:
        raise UsageError(f"the match has seats 0 to {players - 1}, not {arguments.seat}")
    words = words_for(negotiate(arguments.lang), game)
    context = RenderContext(words, tuple(seat_names(players, record.header.names, {}, words)))
    seats = range(players) if arguments.seat is None else [arguments.seat]
    reviews = [_reviewed(match, seat, arguments.iterations) for seat in seats]
    if arguments.json:
        print(json.dumps([_facts(game, one) for one in reviews], ensure_ascii=False))
        return 0
    screen = Screen()
    for one in reviews:
        _tell(game, one, context, screen)
    return 0


def _reviewed(match: Match, seat: int, iterations: int) -> Review:
    def progress(number: int) -> None:
        print(f"\r{number + 1}/{len(match.record)} ", end="", file=sys.stderr, flush=True)

    if not sys.stderr.isatty():
        return review(match, seat, Budget(iterations=iterations))
    found = review(match, seat, Budget(iterations=iterations), progress=progress)
    print("\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)
    return found


def _tell(game: Game[Any], one: Review, context: RenderContext, screen: Screen) -> None:
    player = context.words.player(one.seat, context.names)
    grades = [judged.grade for judged in one.choices]
    screen.tell(
        coloured(context.say("review-head", player=player, choices=len(one.choices)), context)
    )
    if not one.choices:
        return
    counts = [
        context.say(f"review-{name}", count=grades.count(name))
        for _, name in GRADES
        if grades.count(name)
    ]
    screen.tell(f"  {', '.join(counts) or context.say('review-flawless')}")
    judgement = game.judgement()
    goal = judgement is not None and judgement.by_goal(len(context.names))
    account = context.say(
        "review-account",
        goal="yes" if goal else "no",
        start=_percent(one.start),
        lost=_percent(one.lost),
        luck=f"{_percent(one.luck):+}",
        result=_percent(one.result),
    )
    screen.show(wrapped(ink(f"  {account}", "quiet"), screen.width, 2))
    board = BoardView(GameKit(game))
    for judged in sorted(one.choices, key=lambda judged: -judged.lost)[:WORST]:
        if judged.lost:
            _tell_choice(game, judged, context, screen, board)


def _tell_choice(
    game: Game[Any], judged: Judged, context: RenderContext, screen: Screen, board: BoardView
) -> None:
    """One choice: what was played, what was better, and what that would have been for."""
    line = context.say(
        "review-move",
        number=judged.number + 1,
        turn=judged.turn,
        label=board.label(judged.view, judged.option, context),
        percent=_percent(judged.value_chosen),
    )
    screen.show(wrapped(ink(f"    {line}", "bold"), screen.width, 8))
    label = board.label(judged.view, judged.best, context)
    better = context.say("review-better", label=label, percent=_percent(judged.value_best))
    screen.show(wrapped(ink(f"        {better}", "number"), screen.width, 10))
    purpose = speech.own_words(game, judged.view.state, judged.seat, judged.best)
    if purpose is not None:
        words = context.say("hint-aim", aim=context.say(purpose))
        screen.show(wrapped(ink(f"        {words}", "quiet"), screen.width, 10))


def _percent(share: float) -> int:
    return round(100 * share)


def _facts(game: Game[Any], one: Review) -> dict[str, object]:
    return {
        "seat": one.seat,
        "start": round(one.start, 4),
        "lost": round(one.lost, 4),
        "luck": round(one.luck, 4),
        "result": round(one.result, 4),
        "choices": [
            {
                "number": judged.number,
                "seat": judged.seat,
                "turn": judged.turn,
                "question": judged.question,
                "chosen": game.write(judged.option),
                "best": game.write(judged.best),
                "value_chosen": round(judged.value_chosen, 4),
                "value_best": round(judged.value_best, 4),
                "lost": round(judged.lost, 4),
                "grade": judged.grade,
            }
            for judged in one.choices
        ],
    }
