"""Notation: every way to write a move is the same move, and stored positions are understood."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.ankh.teams import staged

from ennead.games.ankh.game import AnkhGame
from ennead.games.ankh.hexes import members
from ennead.games.ankh.rules.caravan import Caravan
from ennead.kernel import IllegalMove

STORED = Path(__file__).with_name("positions-1.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("camel a3-a4", "camel a4-a3"),
        ("swap 3 1", "swap 1 3"),
        ("play cycle, chariots", "play chariots, cycle"),
    ],
)
def test_order_that_means_nothing_is_ignored(game: AnkhGame, one: str, other: str) -> None:
    """A side named from either hex, tokens and cards in any order are the same option."""
    assert game.read(one).values == game.read(other).values
    assert game.write(game.read(one)) == game.write(game.read(other))


@pytest.mark.parametrize("text", STORED, ids=range(len(STORED)))
def test_positions_of_version_1_are_read(game: AnkhGame, text: str) -> None:
    """A position stored under the old names of frames is read, and stored as it was."""
    g = game.codec.decode(text, game.box(game.setup(3)))
    assert game.codec.encode(g) == text
    for seat in g.asked:
        assert set(game.menu(g, seat)) == set(game.reference(g, seat))


def test_claws_are_aimed_in_either_order(game: AnkhGame) -> None:
    """The two spaces of an aim may be typed the other way round, and are still refused if wrong."""
    given = {
        "gods": ["ra", "isis"],
        "acting": "ra",
        "figures": {"b5": "ra giant-scorpion"},
        "claws": {"b5": "b4 c5"},
    }
    g = staged(game, given, 2)
    for text in ("take move", "walk b5", "to b6"):
        game.apply(g, 0, game.choose(g, 0, text))
    aims = [game.write(option) for option in game.menu(g, 0)]
    for text in aims:
        verb, left, right = text.split()
        assert game.write(game.choose(g, 0, f"{verb} {right} {left}")) == text
    with pytest.raises(IllegalMove):
        game.choose(g, 0, "aim a1 a2")


def test_a_region_is_named_by_any_of_its_spaces(game: AnkhGame) -> None:
    """After a caravan every land of the split region says which part keeps the token."""
    g = staged(game, {"gods": ["ra", "isis"], "acting": "ra", "start": "caravan"}, 2)
    while g.question != "keep":
        game.apply(g, 0, game.menu(g, 0)[0])
    frame = g.frames[-1]
    assert isinstance(frame, Caravan)
    names = g.box.board.hexes
    for part, option in zip(frame.parts, game.menu(g, 0), strict=True):
        for space in members(part):
            assert game.choose(g, 0, f"keep {names[space]}") is option
