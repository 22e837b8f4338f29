"""Notation: every way to write a move is the same move, and stored positions are understood."""

from __future__ import annotations

from pathlib import Path

import pytest

from ennead.games.ankh.game import AnkhGame

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
