"""Cases: what passes, what fails, and what cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead.kernel.cases import load_case, run_case
from ennead.kernel.errors import DataError

GAME = MastabaGame()
GOOD = """
game = "mastaba"
rules = ["M-2", "M-4"]
says = "The higher bid takes the stone; a five may not be bid first."
players = 2
[given]
hands = [["one", "five"], ["two"]]
[[step]]
seat = 0
menu = ["bid one"]
offered = ["bid one"]
unoffered = ["bid five"]
refused = { "bid five" = "M-4", "bid three" = "M-2" }
do = "bid one"
[[step]]
seat = 1
do = "bid two"
events = ["bid", "stone"]
then = { "players.1.stones" = 1, question = "peek" }
[then]
scores = [0, 1]
players.0.hand = ["five"]
"""


def case(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text(text)
    return path


def test_a_true_case_passes(tmp_path: Path) -> None:
    """Offers, refusals by rule, events and facts all hold."""
    result = run_case(GAME, load_case(case(tmp_path, GOOD)))
    assert result.passed, result.problem


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'offered = ["bid one"]',
            'offered = ["bid five"]',
            "step[0].offered: 'bid five' is not offered",
        ),
        ('menu = ["bid one"]', 'menu = ["bid one", "bid five"]', "step[0].menu: expected bid five"),
        ('menu = ["bid one"]', "menu = []", "step[0].menu: expected ; asked 'bid'"),
        (
            'then = { "players.1.stones" = 1,',
            'then = { "players.1" = {},',
            "players.1: expected {}, got",
        ),
        (
            'unoffered = ["bid five"]',
            'unoffered = ["bid one"]',
            "step[0].unoffered: 'bid one' is offered",
        ),
        (
            '"bid five" = "M-4"',
            '"bid five" = "M-2"',
            "refused by M-4, not-the-five-first, not by M-2",
        ),
        ('"bid three" = "M-2"', '"bid one" = "M-2"', "step[0].refused: 'bid one' is allowed"),
        ('do = "bid two"', 'do = "bid five"', "step[1].do: seat 1: 'bid five' is refused"),
        ('"players.1.stones" = 1', '"players.1.stones" = 2', "players.1.stones: expected 2, got 1"),
        (
            'events = ["bid", "stone"]',
            'events = ["stone", "bid"]',
            "step[1].events: expected 'bid'",
        ),
        ("scores = [0, 1]", "scores = [1, 0]", "then.scores[0]: expected 1, got 0"),
        ("scores = [0, 1]", "scores = [0]", "then.scores: expected [0], got [0, 1]"),
        (
            'do = "bid two"',
            'do = "bid two"\nchance = ["draw 1"]',
            "step[1].chance: 'draw' was not asked for",
        ),
    ],
)
def test_a_false_case_says_what_was_expected_and_what_came(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    """Each kind of expectation can fail, and the message has the path."""
    assert old in GOOD
    result = run_case(GAME, load_case(case(tmp_path, GOOD.replace(old, new, 1))))
    assert says in result.problem


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[given]", "[givn]", "givn: unknown; expected one of"),
        ("offered =", "ofered =", "step[0].ofered: unknown"),
        ('"M-4"]', '"M-9"]', "no rule 'M-9'"),
        ("players = 2", "players = 9", "2 to 4 players"),
        ('"five"], ["two"]', '"six"], ["two"]', "'six' is no card"),
        ('do = "bid one"', 'do = "bit one"', "no verb is called 'bit'"),
        ("scores = [0, 1]", "skores = [0, 1]", "there is no fact 'skores'"),
        ("hands =", "fists =", "given.fists: expected hands"),
        ("rules = [", "rules = 3 #", "rules: expected a list, got 3"),
        ("[then]", "[then", "not a TOML file"),
    ],
)
def test_a_case_that_cannot_be_read_names_the_place(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    """A wrong key, id, number or move is told with its path, not as a failed expectation."""
    assert old in GOOD
    path = case(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(DataError) as error:
        run_case(GAME, load_case(path))
    assert says in str(error.value)
