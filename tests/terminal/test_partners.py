"""Partners at one terminal: a suggestion is asked for once, shown, and never needed."""

from __future__ import annotations

import io

import pytest
from tests.games.ankh.teams import HIGHER, LOWER, RIVAL, in_battle

from ennead.arguments import parse
from ennead.bots import make
from ennead.commands.terminal import set_table
from ennead.games import load
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session


def sit(lines: list[str], *bots: int) -> tuple[str, Session]:
    """Type lines into a battle of the god of seats 0 and 1 against seat 2."""
    game, target = load("ankh"), io.StringIO()
    arguments = parse(["terminal", "ankh", "--players", "3", "--seed", "1"])
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
    session = set_table(game, arguments, screen)
    session.table.bots = {seat: make("greedy") for seat in bots}
    session.table.match.position = in_battle(game)
    session.run()
    return target.getvalue(), session


def moves(session: Session) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in session.table.match.record]


def test_a_partner_is_asked_first_and_heard() -> None:
    """The lower god's player types a suggestion; the higher one reads it and chooses otherwise."""
    text, session = sit(["play flood", "play cycle"])
    assert moves(session)[:2] == [(LOWER, "play flood"), (HIGHER, "play cycle")]
    assert "Suggest an answer to Player 1, who decides for both of you:" in text
    assert "Player 2 suggests: Play Flood" in text


def test_a_partner_may_say_nothing() -> None:
    """An empty line suggests nothing, and the higher god's player is next."""
    _, session = sit(["", "play cycle"])
    assert moves(session) == [(HIGHER, "play cycle")]


def test_a_bot_follows_a_suggestion() -> None:
    """A bot that decides for a person plays what they suggest."""
    _, session = sit(["play miracle"], HIGHER, RIVAL)
    assert moves(session)[:2] == [(LOWER, "play miracle"), (HIGHER, "play miracle")]


def test_a_bot_suggests_and_the_person_decides() -> None:
    """A bot that is the lower god says what it would play before the person is asked."""
    text, session = sit(["play cycle"], LOWER, RIVAL)
    (adviser, suggested), *_ = moves(session)
    assert adviser == LOWER
    assert suggested.startswith("play ")
    assert (HIGHER, "play cycle") in moves(session)
    assert "Player 2 suggests: " in text


@pytest.mark.parametrize("followers", [0, 1])
def test_who_cannot_bid_is_not_asked(followers: int) -> None:
    """Without followers there is nothing to bid, and nobody has to say so."""
    game, target = load("ankh"), io.StringIO()
    arguments = parse(["terminal", "ankh", "--players", "3", "--seed", "1"])
    session = set_table(game, arguments, Screen(io.StringIO("bid 1\n"), target))
    g = in_battle(game)
    g.gods[RIVAL].followers = followers
    for seat, card in ((HIGHER, "play plague"), (RIVAL, "play chariots")):
        game.apply(g, seat, game.choose(g, seat, card))
    game.apply(g, LOWER, game.choose(g, LOWER, "bid 0"))
    session.table.match.position = g
    session.run()
    assert moves(session)[:2] == [(HIGHER, "bid 1"), (RIVAL, "bid 0")][: 2 - followers]
