"""What bots say at a table, and what a hint says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Browser, Running

from ennead.kernel import Match
from ennead.kernel.chance import Keyed
from ennead.table import speech
from ennead.table.catalog import GameCatalog
from ennead.words import LANGUAGES, words_for

Browse = Callable[[Running], Browser]


def test_a_bot_says_what_it_is_after(start: Callable[..., Running], browse: Browse) -> None:
    """When a bot has moved, everybody at the table, spectators too, gets its aim as words, and not
    how sure it was: that would tell of its hand."""
    server = start()
    petra = browse(server)
    table = petra.make_table("afterlife", "me", "bot:player", public=True)["table"]["id"]
    mine, spectator = petra.sit(table), browse(server).sit(table, None)
    while "said" not in mine.state:
        if "decision" in mine.state:
            mine.play(mine.state["decision"]["options"][-1]["text"])
        else:
            mine.hear("state")
    (said,) = mine.state["said"]
    assert said["seat"] == 1
    assert said.keys() == {"seat", "aim"}
    id = said["aim"] if isinstance(said["aim"], str) else said["aim"]["id"]
    assert all(words_for(one, GameCatalog().kit("afterlife").game).has(id) for one in LANGUAGES)
    spectator.until(lambda: "said" in spectator.state)
    for socket in (mine, spectator):
        socket.close()


def test_a_hint_comes_from_the_search_of_a_master(
    start: Callable[..., Running], browse: Browse
) -> None:
    """The advice names an option of mine, its aim, how sure it is, and the chance to win that a
    search found."""
    server = start()
    petra = browse(server)
    mine = petra.sit(petra.make_table("afterlife", "me", "here")["table"]["id"])
    mine.say("sit", seat=mine.state["waiting"][0]["seat"])
    mine.hear("state")
    advice = mine.do("hint")
    assert advice["type"] == "advice"
    assert advice["text"] in [option["text"] for option in mine.state["decision"]["options"]]
    assert advice["sure"] in ("sure", "fairly", "close")
    assert 0 <= advice["chance"] <= 100
    assert 0 < advice["share"] <= 1
    assert advice["aim"]
    mine.close()


def test_nothing_is_said_of_a_secret_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed choice has the neutral sentence alone; another secret one has none."""
    game = GameCatalog().kit("kemet").game
    match = Match.begin(game, game.setup(2), Keyed(b"speech"))
    g = match.position
    seat = match.asked[0]
    option = game.menu(g, seat)[0]
    words = speech.public_words(game, g, seat, option)
    assert words is not None
    monkeypatch.setattr(game.questions[g.question], "secret", True)
    assert speech.public_words(game, g, seat, option) is None
    g.sealed = [None, None]
    words = speech.public_words(game, g, seat, option)
    assert words is not None
    assert speech.Saying(seat, 0, words).said().aim == "aim-secret"


def test_a_fault_in_the_words_costs_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a game cannot say what an option is for, nothing is said, and nothing else happens."""

    def broken(*arguments: Any) -> Any:
        raise IndexError

    game = GameCatalog().kit("kemet").game
    match = Match.begin(game, game.setup(2), Keyed(b"speech"))
    option = game.menu(match.position, match.asked[0])[0]
    monkeypatch.setattr(speech, "aim", broken)
    monkeypatch.setattr(speech, "public_aim", broken)
    assert speech.public_words(game, match.position, match.asked[0], option) is None
    assert speech.own_words(game, match.position, match.asked[0], option) is None
