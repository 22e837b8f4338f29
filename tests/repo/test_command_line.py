"""The command line: exit codes, one JSON document, messages instead of tracebacks, a quick
start."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ennead.commands
from ennead.arguments import COMMANDS, UsageError, offered, parse
from ennead.cli import main
from ennead.commands import version
from ennead.kernel.errors import DataError, NotationError, SetupError

Raise = Callable[[BaseException], None]


@pytest.fixture
def version_raises(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Make `ennead version` fail in a chosen way."""

    def prepare(error: BaseException) -> None:
        def run(arguments: argparse.Namespace) -> int:
            raise error

        monkeypatch.setattr(version, "run", run)

    return prepare


def ennead_process(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ennead", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_module_of_commands_is_offered_and_can_run() -> None:
    """Each module of `commands` with a `run` has a row in the help, and each row leads to a
    `run`."""
    names = [name for _, name, _ in pkgutil.iter_modules(ennead.commands.__path__)]
    modules = {name: importlib.import_module(f"ennead.commands.{name}") for name in names}
    can_run = {name for name, module in modules.items() if callable(getattr(module, "run", None))}
    assert can_run == {row.module for row in offered()}


@pytest.mark.parametrize("row", offered(), ids=lambda row: row.module)
def test_every_command_explains_itself(
    row: ennead.arguments.Command, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--help` of each command says what it does on stdout and exits with 0."""
    assert main([*row.name.split(), "--help"]) == 0
    said = capsys.readouterr()
    assert row.does in " ".join(said.out.split())
    assert said.err == ""


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["conquer"],
        ["version", "--jso"],
        ["version", "too", "much"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A command line that makes no sense exits with 2 and a usage line, all on stderr."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "usage: ennead" in said.err


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["simulate", "ankh", "--players", "0"], "expected 1 or more, got 0"),
        (["simulate", "ankh", "--players", "two"], "invalid number value: 'two'"),
        (["serve", "--bot-workers", "9" * 20], "expected 1 to 1024, got"),
        (["simulate", "ankh", "--option", "pool"], "expected NAME=VALUE, got 'pool'"),
        (["simulate", "ankh", "--bots", "greedy,,random"], "expected names with commas"),
        (["play", "--port", "99999"], "expected a port from 0 to 65535"),
        (["play", "--lang", "de"], "invalid choice: 'de'"),
        (["replay", "x.match", "--at", "-1"], "expected 0 or more, got -1"),
        (["arena", "ankh"], "required: --bots"),
    ],
)
def test_bad_values_are_named(
    words: list[str], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was expected and what came is in the message, for commands of every stage of the
    project."""
    monkeypatch.setattr("ennead.arguments.offered", lambda: COMMANDS)
    with pytest.raises(UsageError, match=problem):
        parse(words)


def test_values_arrive_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers, settings and lists of bots reach the command as such."""
    monkeypatch.setattr("ennead.arguments.offered", lambda: COMMANDS)
    words = "simulate kemet --players 3 --games 9 --seed 7 --bots a,b --option x=1 --option y=a=b --json"
    given = parse(words.split())
    assert (given.module, given.game, given.players, given.games) == ("simulate", "kemet", 3, 9)
    assert (given.seed, given.bots, given.json) == (7, ["a", "b"], True)
    assert given.options == [("x", "1"), ("y", "a=b")]
    assert parse(["pack", "check", "mine.toml"]).module == "pack"


def test_arguments_of_test_go_to_pytest_untouched() -> None:
    """Everything after `test` belongs to pytest, even what looks like ours."""
    words = ["-k", "launcher", "--json", "--", "-x"]
    assert parse(["test", *words]).pytest == words


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (NotationError("'bury' is no move of afterlife"), 1, "'bury' is no move of afterlife"),
        (DataError("x.toml:3", "expected a number, got 'a'"), 1, "x.toml:3: expected a number"),
        (SetupError("ankh is for 2 to 5 players, got 9"), 2, "2 to 5 players"),
        (UsageError("no game 'chess'"), 2, "no game 'chess'"),
        (FileNotFoundError(2, "No such file or directory", "a.match"), 2, "a.match: No such file"),
        (PermissionError(13, "Permission denied", "a.match"), 2, "a.match: Permission denied"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), 1, "not UTF-8 text"),
    ],
)
def test_errors_become_one_message(
    error: Exception,
    code: int,
    message: str,
    version_raises: Raise,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An error meant for a person is one line on stderr, and one JSON document if JSON was asked
    for."""
    version_raises(error)
    assert main(["version"]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("ennead: ")
    assert message in said.err
    assert len(said.err.splitlines()) == 1

    assert main(["version", "--json"]) == code
    assert message in json.loads(capsys.readouterr().out)["error"]


def test_a_bug_keeps_its_traceback(version_raises: Raise) -> None:
    """What is nobody's wrong input is not hidden behind a polite message."""
    version_raises(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main(["version"])


def test_an_interrupt_is_quiet(version_raises: Raise, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C ends with 130 and not a word."""
    version_raises(KeyboardInterrupt())
    assert main(["version"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_closed_pipe_is_quiet() -> None:
    """`ennead version | true` does not complain that nobody reads."""
    command = f'"{sys.executable}" -m ennead version | true'
    for _ in range(3):
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_version_speaks_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    """`version` prints the same facts for people and for programs."""
    assert main(["version"]) == 0
    lines = dict(line.split(None, 1) for line in capsys.readouterr().out.splitlines())
    assert main(["version", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == lines
    assert lines["ennead"] == ennead.__version__


def test_help_imports_little() -> None:
    """`ennead --help` imports no command and no library, which is why it starts at once."""
    assert ennead_process("--help").returncode == 0
    script = (
        "import sys; from ennead.cli import main; main(['--help']); print(*sorted(sys.modules))"
    )
    loaded = subprocess.check_output([sys.executable, "-c", script], text=True).split()
    heavy = {
        "rich",
        "starlette",
        "sqlalchemy",
        "msgspec",
        "asyncio",
        "ennead.kernel",
        "ennead.games",
    }
    assert heavy.isdisjoint(loaded)


def test_the_version_is_written_the_same_twice() -> None:
    """The package and pyproject.toml agree on the version."""
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert f'\nversion = "{ennead.__version__}"\n' in project.read_text(encoding="utf-8")
