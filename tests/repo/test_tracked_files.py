"""What is in git: no path of somebody's machine, no module too long to read, no test without a
sentence."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:home|root|Users|work)/[\w.-]+|\b[A-Z]:\\\\?Users\b")
LONGEST_MODULE = 600
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}


def tracked(*patterns: str) -> list[Path]:
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--", *patterns]
    names = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file; nothing if it is a picture or another binary file."""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8")


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_path_of_a_machine() -> None:
    """No tracked file names a folder that exists only on its author's machine."""
    found = [
        f"{relative(path)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_paths_of_machines_are_recognised() -> None:
    """The pattern finds home folders and lets web addresses and ordinary text pass."""
    slash = "/"
    assert MACHINE_PATH.search(f"see {slash}home{slash}anna/ennead")
    assert MACHINE_PATH.search(f'"{slash}root{slash}x"')
    assert MACHINE_PATH.search("C:" + r"\Users\anna")
    assert not MACHINE_PATH.search("https://example.org/home/page")
    assert not MACHINE_PATH.search("tests/work/thing")


def test_modules_are_short_and_named_by_nouns() -> None:
    """No Python module is longer than 600 lines or has a name that says nothing."""
    paths = tracked("*.py")
    lengths = {relative(path): len(text_of(path).splitlines()) for path in paths}
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}
    assert [relative(path) for path in paths if path.stem in EMPTY_NAMES] == []


def test_every_test_says_what_it_proves() -> None:
    """Each test function opens with a docstring whose first line is one sentence."""
    silent = []
    for path in tracked("tests/**/test_*.py", "tests/test_*.py"):
        for node in ast.walk(ast.parse(text_of(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                first = (ast.get_docstring(node) or "").partition("\n\n")[0]
                if not first.endswith((".", "?")):
                    silent.append(f"{relative(path)}:{node.lineno} {node.name}")
    assert silent == []


def test_nothing_generated_is_tracked() -> None:
    """What the launcher, the tools and Node make stays out of git."""
    made = ("src/ennead/web/", ".venv/", "node_modules/", "__pycache__/")
    found = [relative(path) for path in tracked() if any(part in relative(path) for part in made)]
    assert found == []
