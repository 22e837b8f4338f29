"""`ennead test`: every check runs, the counts are right, and the last line can be read by a
program."""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ennead.arguments import UsageError
from ennead.commands import test as command

REPORT = (
    '<testsuites><testsuite tests="9" failures="{failures}" errors="1" skipped="2"/></testsuites>'
)


class Tools:
    """Stands in for the tools: remembers what was called and says what it is told to say."""

    def __init__(self) -> None:
        self.called: list[list[str]] = []
        self.failing: str = ""
        self.report = ""

    def run(self, words: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
        self.called.append(list(words))
        for word in words:
            if word.startswith("--junitxml=") and self.report:
                Path(word.partition("=")[2]).write_text(self.report)
        return subprocess.CompletedProcess(words, int(bool(self.failing) and self.failing in words))


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Tools:
    """Replace every process that the command would start."""
    tools = Tools()
    monkeypatch.setattr("ennead.commands.test.subprocess.run", tools.run)
    return tools


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def run(*words: str) -> int:
    return command.run(argparse.Namespace(pytest=list(words)))


def test_counts_come_from_pytest(tools: Tools, capsys: pytest.CaptureFixture[str]) -> None:
    """Tests and tools are added up; skipped tests are neither passed nor failed."""
    tools.report = REPORT.format(failures=2)
    assert run() == 1
    suites = [words for words in tools.called if "pytest" in words]
    others = len(tools.called) - len(suites)
    assert last_line(capsys) == f"{4 * len(suites) + others} passed, {3 * len(suites)} failed"


def test_a_failing_tool_does_not_stop_the_others(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    """If ruff finds something, mypy and pytest still run, and the exit code is 1."""
    tools.report = '<testsuite tests="5" failures="0" errors="0" skipped="0"/>'
    tools.failing = "--check"
    assert run() == 1
    assert [words for words in tools.called if "mypy" in words]
    assert [words for words in tools.called if "pytest" in words]
    assert last_line(capsys).endswith(" passed, 1 failed")


def test_all_well_is_zero(tools: Tools, capsys: pytest.CaptureFixture[str]) -> None:
    """With nothing to complain about the exit code is 0."""
    tools.report = '<testsuite tests="5" failures="0" errors="0" skipped="0"/>'
    assert run() == 0
    assert last_line(capsys).endswith(" passed, 0 failed")


def test_pytest_that_cannot_start_has_failed(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a report and with an exit code of its own, each run of pytest counts as one
    failure."""
    tools.failing = "pytest"
    assert run() == 1
    suites = [words for words in tools.called if "pytest" in words]
    assert last_line(capsys).endswith(f" passed, {len(suites)} failed")


def test_arguments_mean_pytest_alone(tools: Tools) -> None:
    """`ennead test -k name` starts pytest with these words and nothing else."""
    assert run("-k", "name") == 0
    assert [words[1:] for words in tools.called] == [["-m", "pytest", "-k", "name"]]


def test_an_installed_package_has_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Outside the repository the command says so instead of testing something else."""
    monkeypatch.setattr("ennead.__file__", str(tmp_path / "lib" / "ennead" / "__init__.py"))
    with pytest.raises(UsageError, match="in the repository"):
        run()
