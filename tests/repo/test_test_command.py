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


def report(passed: int, failed: int = 0, skipped: int = 0) -> str:
    """What pytest writes; an error is a failure too."""
    cases = [f'<testcase classname="t" name="well{n}"/>' for n in range(passed)]
    cases += [
        f'<testcase classname="t" name="bad{n}"><{"error" if n else "failure"}/></testcase>'
        for n in range(failed)
    ]
    cases += [
        f'<testcase classname="t" name="not{n}"><skipped/></testcase>' for n in range(skipped)
    ]
    return f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>"


class Tools:
    """Stands in for the tools: remembers what was called and says what it is told to say."""

    def __init__(self) -> None:
        self.called: list[list[str]] = []
        self.environments: list[dict[str, str]] = []
        self.failing: str = ""
        self.report = ""
        self.alone = ""
        """The report of those that are run again; the same as before when empty."""

    def run(self, words: Sequence[str], **options: Any) -> subprocess.CompletedProcess[str]:
        self.called.append(list(words))
        self.environments.append(options["env"])
        report = self.alone if self.alone and "--last-failed" in words else self.report
        for word in words:
            if word.startswith("--junitxml=") and report:
                Path(word.partition("=")[2]).write_text(report)
                return subprocess.CompletedProcess(words, int("bad" in report))
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
    tools.report = report(4, failed=3, skipped=2)
    assert run() == 1
    tests = [words for words in tools.called if "pytest" in words]
    suites = len([words for words in tests if "--last-failed" not in words])
    others = len(tools.called) - len(tests)
    assert last_line(capsys) == f"{4 * suites + others} passed, {3 * suites} failed"


def test_what_fails_only_beside_others_is_named(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    """A test that passes when it is run again alone, with the same seed, is no failure but is not
    passed over in silence; one that fails again has failed."""
    tools.report, tools.alone = report(4, failed=2), report(1, failed=1)
    assert run() == 1
    again = [words for words in tools.called if "--last-failed" in words]
    assert again
    assert all("--randomly-seed=last" in words and "-n" not in words for words in again)
    said = capsys.readouterr().out.splitlines()
    assert said[-1].endswith(f" passed, {len(again)} failed")
    assert said.count("unsteady: t::bad1 failed beside others and passed alone") == len(again)
    tools.alone = report(2)
    assert run() == 0


def test_many_failures_are_not_tried_again(tools: Tools) -> None:
    """When much is broken, nobody waits for it twice."""
    tools.report = report(4, failed=command.MOST_AGAIN + 1)
    assert run() == 1
    assert not [words for words in tools.called if "--last-failed" in words]


def test_a_failing_tool_does_not_stop_the_others(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    """If ruff finds something, mypy and pytest still run, and the exit code is 1."""
    tools.report = report(5)
    tools.failing = "--check"
    assert run() == 1
    assert [words for words in tools.called if "mypy" in words]
    assert [words for words in tools.called if "pytest" in words]
    assert last_line(capsys).endswith(" passed, 1 failed")


def test_all_well_is_zero(tools: Tools, capsys: pytest.CaptureFixture[str]) -> None:
    """With nothing to complain about the exit code is 0."""
    tools.report = report(5)
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


def test_modules_are_compiled_once(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the caller's environment says: the processes of tests leave each other bytecode."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    tools.report = report(1)
    assert run() == 0
    assert [env for env in tools.environments if "PYTHONDONTWRITEBYTECODE" in env] == []


def test_an_installed_package_has_no_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Outside the repository the command says so instead of testing something else."""
    monkeypatch.setattr("ennead.__file__", str(tmp_path / "lib" / "ennead" / "__init__.py"))
    with pytest.raises(UsageError, match="in the repository"):
        run()
