"""`ennead test`: everything that must hold before a commit; what CI runs.

With arguments it is pytest alone, with these arguments, in the repository's folder. Without, every
check runs even if an earlier one failed, and the last line of the output is `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import ennead
from ennead.arguments import UsageError

COMPILED_TOO = ["tests/games", "tests/kernel", "tests/bots"]
"""What runs against the compiled engine as well (`tests/repo/test_compiled.py` has made it)."""
COMPILED = Path("build", "compiled-0")
"""Not the engine that the launcher uses: this one is compiled in half the time and runs slower."""
WEB_SCRIPTS = ("check", "lint", "test")  # those of web/package.json that exist are run


class Step(NamedTuple):
    """One check: its name and its command."""

    name: str
    command: list[str]


class CheckResult(NamedTuple):
    """What a check gave; a tool counts as one, pytest as many tests as it ran."""

    name: str
    seconds: float
    passed: int
    failed: int
    skipped: int = 0


def run(arguments: argparse.Namespace) -> int:
    """Run all checks, or pytest with the given arguments."""
    root = _repository()
    if arguments.pytest:
        return _start(Step("pytest", [sys.executable, "-m", "pytest", *arguments.pytest]), root)
    with ThreadPoolExecutor() as pool:  # tools use one core each
        chains = [_tools(), _page_tools(root)]
        done = [pool.submit(_run_tools, list(chain), root) for chain in chains]
        results = [result for chain in done for result in chain.result()]
    results.append(_run_pytest("pytest", root, []))
    if shutil.which("cc") is not None:
        compiled = str(root / COMPILED)
        results.append(_run_pytest("pytest, compiled", root, COMPILED_TOO, PYTHONPATH=compiled))
    return _summary(results)


def _repository() -> Path:
    root = Path(ennead.__file__).resolve().parents[2]
    if not (root / "tests").is_dir() or not (root / "pyproject.toml").is_file():
        raise UsageError("the tests are in the repository, not in this installed package")
    if find_spec("pytest") is None:
        raise UsageError("the developers' tools are not installed: pip install -e '.[dev]'")
    return root


def _tools() -> Iterator[Step]:
    python = sys.executable
    yield Step("ruff check", [python, "-m", "ruff", "check", "."])
    yield Step("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    yield Step("mypy", [python, "-m", "mypy", "--strict"])
    yield Step("pyright", [python, "-m", "basedpyright"])


def _page_tools(root: Path) -> Iterator[Step]:
    package = root / "web" / "package.json"
    if package.is_file():
        page = [sys.executable, str(root / "tools" / "page.py")]
        scripts = json.loads(package.read_text(encoding="utf-8")).get("scripts", {})
        for script in WEB_SCRIPTS:
            if script in scripts:
                yield Step(f"web {script}", [*page, "--run", script])
        yield Step("web build", page)


def _run_tools(steps: list[Step], root: Path) -> list[CheckResult]:
    """One tool after the other; what each says is printed when it has ended."""
    results = []
    for step in steps:
        started = time.monotonic()
        done = _call(step, root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        sys.stdout.write(f"== {step.name}\n{done.stdout or ''}")
        sys.stdout.flush()
        failed = int(done.returncode != 0)
        results.append(CheckResult(step.name, time.monotonic() - started, 1 - failed, failed))
    return results


def _run_pytest(name: str, root: Path, tests: list[str], **environment: str) -> CheckResult:
    """Tests on all cores; the counts come from pytest's own report."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ennead-test-") as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-n", "logical", "--dist", "worksteal"]
        step = Step(name, [*command, f"--junitxml={report}", *tests])
        code = _start(step, root, **environment)
        passed, failed, skipped = _counts(report)
    if code and not failed:  # it could not even start, or was interrupted
        failed = 1
    return CheckResult(name, time.monotonic() - started, passed, failed, skipped)


def _counts(report: Path) -> tuple[int, int, int]:
    """Passed, failed and skipped tests of a JUnit report."""
    if not report.is_file():
        return 0, 0, 0
    suites = ElementTree.parse(report).getroot().iter("testsuite")  # noqa: S314 - pytest's own file
    totals = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    for suite in suites:
        for name in totals:
            totals[name] += int(suite.get(name, 0))
    failed = totals["failures"] + totals["errors"]
    return max(0, totals["tests"] - failed - totals["skipped"]), failed, totals["skipped"]


def _start(step: Step, folder: Path, **more: str) -> int:
    """A process that prints as it goes; its exit code."""
    print(f"== {step.name}", flush=True)
    return _call(step, folder, {**os.environ, **more}).returncode


def _call(
    step: Step, folder: Path, environment: Mapping[str, str] = os.environ, **options: Any
) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', '')}"
    env = {**environment, "PATH": path}
    return subprocess.run(step.command, cwd=folder, env=env, check=False, **options)


def _summary(results: list[CheckResult]) -> int:
    width = max(len(result.name) for result in results)
    print("== summary")
    for result in results:
        verdict = "FAILED" if result.failed else "ok"
        line = f"{verdict:<6}  {result.name:<{width}}  {result.seconds:7.1f} s"
        if result.passed + result.failed > 1:
            line += f"  {result.passed} passed, {result.failed} failed, {result.skipped} skipped"
        print(line)
    failed = sum(result.failed for result in results)
    print(f"{sum(result.passed for result in results)} passed, {failed} failed")
    return int(failed > 0)
