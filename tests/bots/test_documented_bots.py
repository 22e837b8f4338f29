"""The bots of docs/writing-a-bot.md play as they stand there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from ennead.arena.series import play_match
from ennead.bots import make
from ennead.cli import main
from ennead.games import GAMES, load

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
CLASS, PROGRAM = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def command(tmp_path: Path) -> str:
    """The documented program as a bot's name."""
    file = tmp_path / "mybot.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return f'run:"{sys.executable}" "{file}"'


def test_the_program_is_short() -> None:
    """It is an example that can be taken in at a glance: forty lines."""
    assert len(PROGRAM.strip().splitlines()) <= 40


@pytest.mark.parametrize("id", GAMES)
def test_the_program_plays_whole_matches(id: str, command: str) -> None:
    """Against a bot of ours in every game; the same seed gives the same match again."""
    game = load(id)
    setup = game.setup(2)
    for seed in ("one", "two"):
        played = [play_match(game, setup, [make(command), make("player")], seed) for _ in range(2)]
        assert played[0] == played[1]
        assert played[0].decisions > 20


def test_the_class_plays_a_match() -> None:
    """So does the Python bot of the page."""
    names: dict[str, Any] = {}
    exec(CLASS, names)
    game = load("afterlife")
    played = play_match(game, game.setup(2), [names["Careful"](), make("random")], "careful")
    assert played.scores[0] > played.scores[1]


def test_a_verdict_ends_a_series(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`simulate` names the program and what it did, and its exit code tells of a fault."""
    file = tmp_path / "mute.py"
    file.write_text("raise SystemExit", encoding="utf-8")
    words = ["simulate", "afterlife", "--players", "2", "--games", "1"]
    assert main([*words, "--bots", f'run:"{sys.executable}" "{file}",random']) == 1
    assert re.search(
        r"mute\.py\"?: ended (without an answer|before it was asked)", capsys.readouterr().err
    )


def test_every_verdict_is_documented() -> None:
    """What may be said of a program stands on the page."""
    folder = PAGE.parents[1] / "src" / "ennead" / "bots"
    said = "".join((folder / name).read_text("utf-8") for name in ("programs.py", "protocol.py"))
    text = PAGE.read_text(encoding="utf-8")
    for verdict in (
        "cannot be started",
        "gave no answer within",
        "did not read what it was sent within",
        "ended without an answer",
        "ended before it was asked",
        "which is not offered",
        "without being asked",
        "expected a JSON document on one line",
        "could not choose",
    ):
        assert verdict in text
        assert verdict in said
