"""The toy at a terminal that is made of two strings."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.kernel.toy.game import MastabaGame

from ennead import games
from ennead.arguments import parse
from ennead.cli import main
from ennead.commands.terminal import set_table
from ennead.kernel import Game
from ennead.terminal.screen import Screen
from ennead.terminal.session import Session

SCREENS = Path(__file__).parent / "screens"


class Played(NamedTuple):
    """How a sitting ended."""

    code: int
    text: str
    session: Session


Play = Callable[..., Played]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session")
def toy() -> MastabaGame:
    return MastabaGame()


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No match is kept in the home of whoever runs the tests, and the terminal is a plain one."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def play(toy: MastabaGame) -> Play:
    """Play the toy with lines typed beforehand: `play(["1", "quit"], "--seed", "3")`."""

    def sit(lines: list[str], *words: str, game: Game[Any] = toy) -> Played:
        arguments = parse(["terminal", game.id, *words])
        target = io.StringIO()
        screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target)
        session = set_table(game, arguments, screen)
        code = session.run()
        return Played(code, target.getvalue(), session)

    return sit


@pytest.fixture
def run(
    toy: MastabaGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """The command line, with the toy among the games: exit code, output, errors."""

    def load(id: str) -> Game[Any]:
        return toy if id == toy.id else games.load(id)

    monkeypatch.setattr("ennead.commands.chosen.load", load)

    def call(*words: str) -> tuple[int, str, str]:
        code = main(list(words))
        return code, *capsys.readouterr()

    return call


@pytest.fixture
def same_screen() -> Callable[[str, str], None]:
    """Compare a screen with the one on file; ENNEAD_SCREENS=write writes it anew."""

    def compare(name: str, text: str) -> None:
        file = SCREENS / f"{name}.txt"
        if os.environ.get("ENNEAD_SCREENS") == "write":
            file.write_text(text, encoding="utf-8")
        assert text == file.read_text(encoding="utf-8")

    return compare
