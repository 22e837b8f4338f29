"""Moves of finished matches, judged on request."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.running import Browser, Running

from ennead.bots import make
from ennead.games import GAMES, load
from ennead.kernel import Match, matchfile
from ennead.kernel.chance import Keyed

Browse = Callable[[Running], Browser]
PLAIN = {"Content-Type": "text/plain"}


def a_file(id: str, moves: int = 60) -> str:
    """The file of a match that was left after some moves."""
    game, rng = load(id), random.Random(3)
    match = Match.begin(game, game.setup(2), Keyed(b"review"))
    bots = [make("random"), make("player")]
    while not match.over and len(match.record) < moves:
        seat = match.asked[0]
        menu = list(game.menu(match.position, seat))
        match.choose(seat, bots[seat].choose(game, match.view(seat), menu, rng))
    return matchfile.write(match, ["Petra", "Jan"], b"review")


@pytest.mark.parametrize("id", GAMES)
def test_a_move_is_judged(start: Callable[..., Running], browse: Browse, id: str) -> None:
    """In every game: the move in words, what was better and why, chances that fit the grade, the
    same each time."""
    petra = browse(start())
    film = petra.post("/api/replays", content=a_file(id), headers=PLAIN).json()
    get = partial(_verdict, petra, film["id"])
    judged = [get(number) for number in range(20, 24)]
    assert judged == [get(number) for number in range(20, 24)]
    for one in judged:
        assert one["label"]
        if "chance" not in one:
            assert one["best"] == one["text"]
        elif one.get("grade"):
            assert one["best"] != one["text"]
            assert one["best_chance"] >= one["chance"]
        else:
            assert (one["best"], one["best_chance"]) == (one["text"], one["chance"])
    last = film["frames"] - 1
    for bad in (str(last), "-1", "x", "9" * 30):
        assert petra.get(f"/api/replays/{film['id']}/frames/{bad}/review").status_code == 404


def _verdict(petra: Browser, film: str, number: int) -> dict[str, Any]:
    answer = petra.get(f"/api/replays/{film}/frames/{number}/review")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_running_match_is_not_judged(start: Callable[..., Running], browse: Browse) -> None:
    """Before its end a match has no replay, and so no verdicts: they would be hints about
    others."""
    petra = browse(start())
    table = petra.make_table("afterlife", "me", "here")["table"]["id"]
    socket = petra.sit(table)
    assert petra.get(f"/api/replays/{table}/frames/0/review").status_code == 403
    socket.close()
