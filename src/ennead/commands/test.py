"""`ennead test`: everything that must hold before a commit; what CI runs.

With arguments it is pytest alone, with these arguments, in the repository's folder. Without, every
check runs even if an earlier one failed, and the last line of the output is `N passed, N failed`.

Browsers, servers and databases share the machine with the other tests. A few that fail are run once
more, alone and with the same seed: what fails again has failed, what passes is named as unsteady.
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
"""What runs against the compiled engine as well."""
OF_WORDS = ("test_books.py", "test_case_sentences.py", "test_texts.py", "test_words.py")
"""But for tests there of what is only read."""
COMPILED = Path("build", "compiled-0")
"""Not the engine that the launcher uses: this one is compiled in half the time and runs slower."""
MORE_WORKERS = 2
"""Than there are cores: tests of servers and pages often wait."""
MOST_AGAIN = 8
"""More failures than these are no matter of a busy machine."""
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
    unsteady: tuple[str, ...] = ()


def run(arguments: argparse.Namespace) -> int:
    """Run all checks, or pytest with the given arguments."""
    root = _repository()
    if arguments.pytest:
        return _start(Step("pytest", [sys.executable, "-m", "pytest", *arguments.pytest]), root)
    compiler = shutil.which("cc")
    with ThreadPoolExecutor() as pool:  # tools use one core each
        chains = [_tools(), _page_tools(root), _compilation(root) if compiler else ()]
        done = [pool.submit(_run_tools, list(chain), root) for chain in chains]
        results = [result for chain in done for result in chain.result()]
    results.append(_run_pytest("pytest", root, []))
    if compiler:
        compiled = str(root / COMPILED)
        tests = [*COMPILED_TOO, *(f"--ignore-glob=*/{name}" for name in OF_WORDS)]
        results.append(_run_pytest("pytest, compiled", root, tests, PYTHONPATH=compiled))
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


def _compilation(root: Path) -> Iterator[Step]:
    compiled = str(root / "tools" / "compiled.py")
    yield Step("compile", [sys.executable, compiled, "-O", "0"])


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
    """Tests on all cores, then the few that failed alone; the counts come from pytest's reports."""
    started = time.monotonic()
    pytest = [sys.executable, "-m", "pytest"]
    workers = str((os.cpu_count() or 1) + MORE_WORKERS)
    everywhere = [*pytest, "-n", workers, "--dist", "worksteal", *tests]
    code, first = _reported(Step(name, everywhere), root, environment)
    failed = first.failed
    if code == 1 and 0 < len(failed) <= MOST_AGAIN:
        alone = [*pytest, "--last-failed", "--last-failed-no-failures=none", *tests]
        step = Step(f"{name}, again", [*alone, "--randomly-seed=last"])
        code, again = _reported(step, root, environment)
        failed = again.failed if code < 2 else failed  # 2 and more: it could not run them
    unsteady = tuple(sorted(set(first.failed) - set(failed)))
    lost = int(code != 0 and not failed)  # it could not even start, or was interrupted
    seconds = time.monotonic() - started
    passed = first.passed + len(unsteady)
    return CheckResult(name, seconds, passed, len(failed) + lost, first.skipped, unsteady)


class Report(NamedTuple):
    """What pytest wrote down: how many passed and were skipped, and the names of those that
    failed."""

    passed: int
    failed: tuple[str, ...]
    skipped: int


def _reported(step: Step, root: Path, environment: Mapping[str, str]) -> tuple[int, Report]:
    """Run pytest; its exit code and its report."""
    with tempfile.TemporaryDirectory(prefix="ennead-test-") as folder:
        path = Path(folder) / "report.xml"
        step = step._replace(command=[*step.command, f"--junitxml={path}"])
        return _start(step, root, **environment), _read(path)


def _read(path: Path) -> Report:
    """A JUnit report; a test with several results (its own, its fixture's) counts once."""
    if not path.is_file():
        return Report(0, (), 0)
    cases = ElementTree.parse(path).getroot().iter("testcase")  # noqa: S314 - pytest's own file
    failed: set[str] = set()
    skipped: set[str] = set()
    passed: set[str] = set()
    for case in cases:
        name = f"{case.get('classname')}::{case.get('name')}"
        found = {child.tag for child in case}
        kind = failed if found & {"failure", "error"} else skipped if "skipped" in found else passed
        kind.add(name)
    return Report(len(passed - failed), tuple(sorted(failed)), len(skipped - failed))


def _start(step: Step, folder: Path, **more: str) -> int:
    """A process that prints as it goes; its exit code."""
    print(f"== {step.name}", flush=True)
    return _call(step, folder, {**os.environ, **more}).returncode


def _call(
    step: Step, folder: Path, environment: Mapping[str, str] = os.environ, **options: Any
) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', '')}"
    env = {**environment, "PATH": path}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would compile all they import
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
    for unsteady in (name for result in results for name in result.unsteady):
        print(f"unsteady: {unsteady} failed beside others and passed alone")
    failed = sum(result.failed for result in results)
    print(f"{sum(result.passed for result in results)} passed, {failed} failed")
    return int(failed > 0)
