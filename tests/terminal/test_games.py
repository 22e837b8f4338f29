"""Every game in the terminal: whatever a match comes to, its board fits 80 columns and its options
can be typed."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

import pytest
from tests.terminal.conftest import Play

from ennead.games import GAMES, load
from ennead.kernel import EVERYTHING, SPECTATOR, Listener, Match
from ennead.kernel.chance import Sampled
from ennead.table.kit import GameKit
from ennead.terminal.board import BoardView, marks, parts
from ennead.terminal.context import RenderContext
from ennead.words import words_for

PLAYABLE = [id for id in GAMES if find_spec(f"ennead.games.{id}.game")]
NAMES = ("Petra", "Jan", "Žofie", "Зоряна", "Łucja", "Ota")
KINDS = ("black", "yellow", "green", "red", "blue", "silver")
APART = 15
"""How many decisions lie between two drawn ones: as many more each time, while the match is played
to its end."""


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("id", PLAYABLE)
def test_any_moment_of_a_match_can_be_shown(id: str, most: bool) -> None:
    """Short and in full, for a seat, a spectator and with open cards, with the numbers of the
    options on the board."""
    game = load(id)
    rng = random.Random(7)
    players = game.counts[-1 if most else 0]
    match = Match.begin(game, game.setup(players), Sampled(rng))
    board = BoardView(GameKit(game))
    drawn = due = 0
    while not match.over:
        seat = match.asked[int(rng.random() * len(match.asked))]
        menu = game.menu(match.position, seat)
        if len(match.record) >= due:
            language = ("en", "cs", "pl", "uk")[drawn % 4]
            _check(
                board, match, seat, RenderContext(words_for(language, game), NAMES[:players]), drawn
            )
            drawn += 1
            due = len(match.record) + APART * drawn
        match.choose(seat, menu[int(rng.random() * len(menu))])
    assert drawn


def _check(board: BoardView, match: Match, seat: int, context: RenderContext, drawn: int) -> None:
    view = match.view(seat)
    choices = board.choices(view, context)
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    assert sorted(choice.text for choice in choices) == sorted(
        match.game.write(option) for option in match.game.menu(match.position, seat)
    )
    marked = context.marking(marks(choices), parts(choices))
    boards = [board.board(view, marked, 80), board.board(view, marked.in_full(), 80)]
    other = match.view((SPECTATOR, EVERYTHING)[drawn % 2])
    boards.append(board.board(other, context, (40, 63, 100)[drawn % 3]))
    for lines, width in zip(boards, (80, 80, (40, 63, 100)[drawn % 3]), strict=True):
        assert [line.plain for line in lines if line.cell_len > width] == []


def test_bots_say_what_they_are_after(play: Play) -> None:
    """After a bot has moved, its sentence stands on the screen in the reader's language; so does
    the hint of a master."""
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


def _staged(given: dict[str, Any]) -> Match:
    """A match of Kemet for two that has come to a position."""
    game = load("kemet")
    match = Match.begin(game, game.setup(2), Sampled(random.Random(1)))
    g = game.stage(match.setup, game.box(match.setup), given)
    g.luck, g.told = match.luck, Listener([])
    game.resume(g)
    match.position = g
    return match


def test_a_map_shows_troops_and_cards_the_words_of_moves() -> None:
    """A troop's size stands on the map, no zone is named twice, and cards that a move names in
    pairs show their words."""
    match = _staged(
        {
            "battle": {"zone": "western-temple", "attacker": 0, "units": 4},
            "zones": {"western-temple": {"seat": 1, "units": 3}},
        }
    )
    board = BoardView(GameKit(match.game))
    context = RenderContext(words_for("en", match.game), NAMES[:2])
    view = match.view(0)
    choices = board.choices(view, context)
    lines = board.board(view, context.marking(marks(choices), parts(choices)), 80)
    text = "\n".join(line.plain for line in lines)
    assert "western-temple◉3☥4" in text
    assert text.count("Delta Marsh") == 1
    assert text.count("Personal board") == 2  # mine and the other's
    assert "1/3/0 raid, strength 1" in text


def test_options_are_never_cut(play: Play) -> None:
    """Where words and notation do not fit side by side, they follow each other, whole."""
    text = play(["1", "1"], "--seed", "3", "--bots", "novice", game=load("kemet")).text
    assert "North-West City, district 1 and North-West City, district 2" in " ".join(text.split())
    assert "…" not in text[text.rindex("Choose two districts") :]


def test_what_is_typed_in_another_order_is_the_same_move(play: Play) -> None:
    """A payment whose tokens are typed the other way round is made, not refused in silence."""
    game = load("pharaon")
    setup = game.setup(2)
    given = {
        "entry": {"nobles": "black"},
        "players": [{"tokens": dict.fromkeys(KINDS, 1)}, {}],
    }
    g = game.stage(setup, game.box(setup), given)
    game.resume(g)
    session = play([], "--players", "2", game=game).session
    session.table.match.position, session.seat = g, 0
    session.play(0, game.choose(g, 0, "take top noble"))
    session.choices = session.board.choices(session.view(), session.context)
    assert session.table.match.position.question == "pay"
    session.answer("Enter with black and pay  blue, red, green, yellow")
    assert (
        session.table.match.record[-1].text == "enter with black and pay yellow, green, red, blue"
    )
