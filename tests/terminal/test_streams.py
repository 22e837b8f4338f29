"""Terminals and pipes: colours or none, few columns, strange encodings, and a real terminal that is
handed over."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.conftest import Play

from ennead.terminal.screen import Screen
from ennead.terminal.session import Session

ROOT = Path(__file__).resolve().parents[2]
LINES = ["help", "look", "options", "log", "score", "rules", "card one", "why bid five", "1", "1"]
SEATED = """
import signal
import sys
from tests.kernel.toy.game import MastabaGame
from ennead.arguments import parse
from ennead.commands.terminal import leaving_when_told, set_table
from ennead.terminal.screen import Screen
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
try:
    with leaving_when_told():
        session = set_table(MastabaGame(), parse(["terminal", "mastaba", *sys.argv[1:]]), Screen())
        sys.exit(session.run())
except KeyboardInterrupt:
    sys.exit(130)
"""
STYLE = re.compile(r"\x1b\[[0-9;]*m")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_no_line_is_wider_than_the_terminal(
    play: Play, monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    """All that is ever printed keeps to the columns there are, in every language."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("XDG_STATE_HOME", "s")  # a short path: one word cannot be broken
    monkeypatch.setattr("ennead.terminal.session.Session.save", _kept)
    text = play(LINES, "--seed", "1", "--players", "2", "--lang", language).text
    assert [line for line in text.splitlines() if len(line) > columns] == []
    assert not re.search(r"\b(terminal|command|flag)-[a-z]", text)  # every message is written


def _kept(session: Session, path: Path) -> None:
    session.file = path


def test_a_pipe_gets_no_colours_and_no_prompts(play: Play) -> None:
    """Nothing but text: no escapes, and each typed line is echoed once."""
    text = play(LINES, "--seed", "1", "--players", "2").text
    assert "\x1b" not in text
    assert [line[2:] for line in text.splitlines() if line.startswith("> ")] == LINES


def test_a_stream_that_is_not_unicode(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames become plain signs, and letters it cannot write do not end the match."""
    raw = io.BytesIO()
    target = io.TextIOWrapper(raw, encoding="ascii")
    screen = Screen(io.StringIO(), target)
    screen.tell("╭ Žofie ☥ ─╮ „x“")
    target.flush()
    assert raw.getvalue() == b'+ ?ofie @ -+ "x"\n'


def test_odd_bytes_on_the_input_are_no_end() -> None:
    """A script with broken characters is answered, not dropped."""
    source = io.TextIOWrapper(io.BytesIO(b"bid \xff\xfe\n"), encoding="utf-8")
    target = io.StringIO()
    assert Screen(source, target).read() == "bid ��"


class Seated:
    """The toy in a real (pseudo) terminal."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "PYTHONPATH": str(ROOT),
            **environment,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SEATED, *words], stdin=slave, stdout=slave, stderr=slave,
            env=surroundings, cwd=ROOT, start_new_session=True,
        )  # fmt: skip
        os.close(slave)
        self.text = ""
        self.cursor = 0

    def wait_for(self, words: str) -> str:
        """What is shown from the words waited for before up to these, without styles; it must come
        within a while."""
        deadline = time.monotonic() + 60
        while (found := self.shown.find(words, self.cursor)) < 0:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{words!r} did not come after: {self.text[-2000:]}"
            try:
                self.text += os.read(self.master, 65536).decode(errors="ignore")
            except OSError:  # the other side has closed
                pytest.fail(f"{words!r} did not come before the end: {self.text[-2000:]}")
        part = self.shown[self.cursor : found + len(words)]
        self.cursor = found + len(words)
        return part

    @property
    def shown(self) -> str:
        return STYLE.sub("", self.text)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


@pytest.fixture
def seated(request: pytest.FixtureRequest) -> Iterator[Seated]:
    made = Seated("--seed", "1", "--players", "2", "--names", "Petra,Jan", **request.param)
    yield made
    made.close()


@pytest.mark.parametrize("seated", [{"NO_COLOR": ""}], indirect=True)
def test_a_terminal_is_wiped_before_it_is_handed_over(seated: Seated) -> None:
    """The next player sees a clean screen first, and nothing of the hand before, not even by
    scrolling back."""
    first = seated.wait_for("press Enter.")
    assert CLEAR in first
    assert "Petra" in first
    seated.type("\n")
    assert "Three" in seated.wait_for("> ")
    seated.type("1\n")
    handed = seated.wait_for("press Enter.")
    assert "Three" not in handed
    assert handed.rindex(CLEAR) < handed.index("Jan")
    seated.type("\n")
    own = seated.wait_for("> ")
    assert CLEAR in own
    assert "Jan draws Five" in own
    assert "Three" not in own
    seated.process.send_signal(signal.SIGINT)  # what Ctrl-C does
    seated.type("\n")  # readline may have been between its prompt and its signal handler
    seated.wait_for("Go on with:")
    assert seated.process.wait(30) == 130


@pytest.mark.parametrize("seated", [{}], indirect=True)
def test_a_closed_window_keeps_the_match(seated: Seated, tmp_path: Path) -> None:
    """When the terminal goes away in the middle of a match, the match is kept all the same."""
    seated.wait_for("press Enter.")
    seated.type("\n")
    seated.wait_for("> ")
    seated.type("1\n")
    seated.wait_for("press Enter.")
    seated.process.send_signal(signal.SIGHUP)
    seated.type("\n")
    seated.process.wait(30)
    assert (tmp_path / "state" / "ennead" / "mastaba.match").is_file()


@pytest.mark.parametrize(
    ("seated", "coloured"), [({"NO_COLOR": "1"}, False), ({}, True)], indirect=["seated"]
)
def test_colours_are_used_unless_they_are_unwanted(seated: Seated, coloured: bool) -> None:
    """NO_COLOR leaves bold and dim, but no colour."""
    seated.wait_for("press Enter.")
    seated.type("\n")
    seated.wait_for("bid three")
    found = re.search(r"\x1b\[[0-9;]*(38;|3[1-7]m)", seated.text)
    assert (found is not None) == coloured
