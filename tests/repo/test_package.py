"""The package: what an installed Ennead needs is inside, and it is the same command."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from ennead.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ennead"

pytestmark = [pytest.mark.slow, pytest.mark.install]


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheel."""
    folder = tmp_path_factory.mktemp("archives")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    env = {**os.environ, "ENNEAD_COMPILE": "0"}  # the engine that other tests need as well
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def data_files() -> set[str]:
    """Everything in the package that is not Python, the built page included."""
    return {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix != ".py" and "__pycache__" not in path.parts
    }


def test_the_wheel_holds_all_data_and_the_page(archives: Path) -> None:
    """Components, cases, texts, the type marker and the built page are in the wheel."""
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        inside = set(wheel.namelist())
    assert data_files() - inside == set()
    assert "ennead/py.typed" in inside
    if (ROOT / "web" / "package.json").exists():
        assert "ennead/web/index.html" in inside


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_wheel_made_with_a_c_compiler_is_compiled(archives: Path) -> None:
    """The engine and every game of ours are in it as libraries, beside their source."""
    (path,) = archives.glob("*.whl")
    assert not path.name.endswith("-none-any.whl")
    with zipfile.ZipFile(path) as wheel:
        inside = wheel.namelist()
    for module in ("kernel/_engine", *(f"games/{game}/state" for game in GAMES)):
        assert f"ennead/{module}.py" in inside
        assert [name for name in inside if name.startswith(f"ennead/{module}.cpython")]


def test_the_source_archive_needs_no_node(archives: Path) -> None:
    """The built page is in the source archive, with its sources but without installed packages."""
    with tarfile.open(next(archives.glob("*.tar.gz"))) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in data_files()} - inside == set()
    assert {"ennead", "tools/page.py", "pyproject.toml", "LICENSE"} <= inside
    assert [name for name in inside if "node_modules" in name or name.startswith(".venv")] == []


def test_the_wheel_has_the_same_command(archives: Path, tmp_path: Path) -> None:
    """From the unpacked wheel alone `ennead` starts, and it is the wheel's code that runs."""
    with zipfile.ZipFile(next(archives.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    points = next(tmp_path.glob("*.dist-info/entry_points.txt")).read_text()
    assert "ennead = ennead.cli:main" in points
    output = subprocess.check_output(
        [sys.executable, "-P", "-m", "ennead", "version", "--json"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        text=True,
    )
    assert json.loads(output)["folder"] == str(tmp_path / "ennead")
