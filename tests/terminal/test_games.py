"""Every game in the terminal: whatever a match comes to, its board fits 80 columns and its options can be typed."""

from __future__ import annotations

import random
from importlib.util import find_spec

import pytest
from tests.terminal.conftest import Play

from ennead.games import GAMES, load
from ennead.kernel.chance import Sampled
from ennead.kernel.match import Match
from ennead.kernel.seats import EVERYTHING, SPECTATOR
from ennead.terminal.pen import Pen
from ennead.terminal.sight import Sight, marks
from ennead.words import words_for

PLAYABLE = [id for id in GAMES if find_spec(f"ennead.games.{id}.game")]
NAMES = ("Petra", "Jan", "Žofie", "Зоряна", "Łucja", "Ota")
APART = 15
"""How many decisions lie between two drawn ones: as many more each time, while the match is played to its end."""


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("id", PLAYABLE)
def test_any_moment_of_a_match_can_be_shown(id: str, most: bool) -> None:
    """Short and in full, for a seat, a spectator and with open cards, with the numbers of the options on the board."""
    game = load(id)
    rng = random.Random(7)
    players = game.counts[-1 if most else 0]
    match = Match.begin(game, game.setup(players), Sampled(rng))
    sight = Sight(game)
    drawn = due = 0
    while not match.over:
        seat = match.asked[int(rng.random() * len(match.asked))]
        menu = game.menu(match.position, seat)
        if len(match.record) >= due:
            language = ("en", "cs", "pl", "uk")[drawn % 4]
            _check(sight, match, seat, Pen(words_for(language, game), NAMES[:players]), drawn)
            drawn += 1
            due = len(match.record) + APART * drawn
        match.choose(seat, menu[int(rng.random() * len(menu))])
    assert drawn


def _check(sight: Sight, match: Match, seat: int, pen: Pen, drawn: int) -> None:
    view = match.view(seat)
    choices = sight.choices(match, view, pen)
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert sorted(choice.text for choice in choices) == sorted(
        match.game.write(option) for option in match.game.menu(match.position, seat)
    )
    marked = pen.marking(marks(choices))
    boards = [sight.board(view, marked, 80), sight.board(view, marked.in_full(), 80)]
    other = match.view((SPECTATOR, EVERYTHING)[drawn % 2])
    boards.append(sight.board(other, pen, (40, 63, 100)[drawn % 3]))
    for board, width in zip(boards, (80, 80, (40, 63, 100)[drawn % 3]), strict=True):
        assert [line.plain for line in board if line.cell_len > width] == []


def test_bots_say_what_they_are_after(play: Play) -> None:
    """After a bot has moved, its sentence stands on the screen in the reader's language; so does the hint of an expert."""
    lines = ["hint", "end", *["1"] * 6]
    for language, words in (("en", "wants"), ("cs", "chce"), ("pl", "chce"), ("uk", "хоче")):
        text = play(
            lines, "--seed", "4", "--bots", "player", "--lang", language, game=load("afterlife")
        ).text
        said = [line for line in text.splitlines() if f" 2 {words} " in line]
        assert said, language
        assert not any("aim-" in line for line in said)
    assert "Мета: " in text
    assert "шанс перемоги" in text
    assert "Бот 2: Гравець: простий здоровий глузд" in text
