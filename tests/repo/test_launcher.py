"""The launcher `./ennead`, tried on a toy project that installs without any network."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PYPROJECT = """\
[build-system]
requires = [{requires}]
build-backend = "backend"
backend-path = ["."]

[project]
name = "ennead"
version = "0.1"
optional-dependencies.dev = []
"""

# The smallest build backend: an editable wheel that is a path file. It counts its calls, and hangs
# if asked to.
BACKEND = """\
import pathlib, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    root = pathlib.Path.cwd()
    with open(root / "installs.log", "a") as log:
        log.write("installed\\n")
    while (root / "hang").exists():
        time.sleep(0.05)
    info = "ennead-0.1.dist-info"
    with zipfile.ZipFile(pathlib.Path(folder) / "ennead-0.1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("ennead.pth", f"{root / 'src'}\\n")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: ennead\\nVersion: 0.1\\nProvides-Extra: dev\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nGenerator: toy\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return "ennead-0.1-py3-none-any.whl"
"""

MAIN = """\
import json, os, sys
facts = {"words": sys.argv[1:], "folder": os.getcwd(), "package": __file__, "python": sys.version_info[:2]}
print(json.dumps(facts))
"""

# What `python3` is on an old machine: asked with -c, it believes to be 3.10.
OLD_PYTHON = f"""\
exec "{sys.executable}" -c 'import sys; sys.version_info = (3, 10, 14); exec(sys.argv[1])' "$2"
"""


class Toy:
    """A copy of the launcher in a folder with spaces, with a project that it can install."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "src" / "ennead").mkdir(parents=True)
        shutil.copy2(ROOT / "ennead", root / "ennead")
        shutil.copytree(
            ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__")
        )
        (root / "backend.py").write_text(BACKEND)
        (root / "src" / "ennead" / "__init__.py").touch()
        (root / "src" / "ennead" / "__main__.py").write_text(MAIN)
        self.require()

    def require(self, *packages: str) -> None:
        requires = ", ".join(f'"{package}"' for package in packages)
        (self.root / "pyproject.toml").write_text(PYPROJECT.format(requires=requires))

    @property
    def installs(self) -> int:
        log = self.root / "installs.log"
        return len(log.read_text().splitlines()) if log.exists() else 0

    def start(
        self, *words: str, path: Path | None = None, folder: Path | None = None, **environment: str
    ) -> subprocess.Popen[str]:
        program = path or self.root / "ennead"
        return subprocess.Popen(
            [program, *words],
            cwd=folder,
            env=clean_environment() | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def call(
        self, *words: str, path: Path | None = None, folder: Path | None = None, **environment: str
    ) -> tuple[int, str, str]:
        process = self.start(*words, path=path, folder=folder, **environment)
        output, errors = process.communicate(timeout=120)
        return process.returncode, output, errors


def clean_environment() -> dict[str, str]:
    """No package index, and nothing of the environment that runs these tests."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return kept | {
        "PIP_NO_INDEX": "1",
        "PIP_CONFIG_FILE": os.devnull,
        "ENNEAD_PYTHON": sys.executable,
    }


def programs(folder: Path, **scripts: str) -> Path:
    """A folder for PATH that holds only what the launcher itself needs and the given shell
    scripts."""
    folder.mkdir()
    for name in ("cksum", "env", "find", "head", "readlink", "sed", "sh"):
        (folder / name).symlink_to(str(shutil.which(name)))
    for name, script in scripts.items():
        target = folder / name.replace("_", ".")
        target.write_text(f"#!/bin/sh\n{script}\n")
        target.chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Toy:
    """A toy that has been called once, on a machine whose `python3` is too old."""
    folder = tmp_path_factory.mktemp("some folder")
    path = programs(folder / "bin", python3=OLD_PYTHON, python3_12=f'exec "{sys.executable}" "$@"')
    toy = Toy(folder / "ennead copy")
    code, _, errors = toy.call("games", PATH=str(path), ENNEAD_PYTHON="")
    assert code == 0, errors
    return toy


@pytest.fixture
def fresh(tmp_path: Path) -> Toy:
    """A toy that has never been called."""
    return Toy(tmp_path / "ennead copy")


def test_arguments_and_folder_pass_through_unchanged(installed: Toy, tmp_path: Path) -> None:
    """The command gets every word as typed and runs in the caller's folder."""
    words = ["rules", "two words", "", "--json", "*", "$HOME", "'"]
    code, output, errors = installed.call(*words, folder=tmp_path)
    assert (code, errors) == (0, "")
    assert json.loads(output)["words"] == words
    assert json.loads(output)["folder"] == str(tmp_path)


def test_works_through_chains_of_symlinks(installed: Toy, tmp_path: Path) -> None:
    """An absolute link to a relative link to the launcher still finds its own folder."""
    relative = installed.root / "a link"
    if not relative.is_symlink():
        relative.symlink_to("ennead")
    outer = tmp_path / "my ennead"
    outer.symlink_to(relative)
    code, output, errors = installed.call("games", path=outer, folder=tmp_path)
    assert (code, errors) == (0, "")
    assert json.loads(output)["words"] == ["games"]


def test_works_by_name_from_the_path(installed: Toy, tmp_path: Path) -> None:
    """Found through PATH or called from inside its folder, the launcher behaves the same."""
    path = f"{installed.root}{os.pathsep}{os.environ['PATH']}"
    for command in (["ennead", "games"], ["sh", "ennead", "games"]):
        done = subprocess.run(
            command,
            cwd=installed.root,
            env=clean_environment() | {"PATH": path},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_later_calls_install_nothing(installed: Toy) -> None:
    """A second call does not even look at the set-up script, which is why it starts at once."""
    tools, away = installed.root / "tools", installed.root / "tools away"
    tools.rename(away)
    try:
        assert installed.call("games")[0] == 0
    finally:
        away.rename(tools)


def test_a_module_name_in_the_callers_folder_is_not_imported(
    installed: Toy, tmp_path: Path
) -> None:
    """A stray `json.py` where the user happens to stand must not break the command."""
    (tmp_path / "json.py").write_text("raise SystemExit('imported the wrong file')")
    assert installed.call("games", folder=tmp_path)[0] == 0


def test_a_compiled_engine_is_used_but_not_tested(installed: Toy) -> None:
    """What plays uses the compiled engine while it is newer than the source; `test` and `compile`
    are about the source."""
    compiled = installed.root / "build" / "compiled"
    shutil.copytree(installed.root / "src" / "ennead", compiled / "ennead")
    (compiled / ".built").touch()
    try:
        packages = {
            word: json.loads(installed.call(word)[1])["package"]
            for word in ("games", "test", "compile")
        }
    finally:
        shutil.rmtree(installed.root / "build")
    used = {word: Path(package).is_relative_to(compiled) for word, package in packages.items()}
    assert used == {"games": True, "test": False, "compile": False}


def test_only_a_change_of_what_is_installed_installs_again(installed: Toy) -> None:
    """Settings of the tools in pyproject.toml do not matter, dependencies do; `test` asks for its
    own."""
    before = installed.installs
    project = installed.root / "pyproject.toml"
    original = project.read_text()
    project.write_text(f"{original}\n[tool.ruff]\nline-length = 99\n")
    assert installed.call("games")[0] == 0
    assert installed.installs == before
    project.write_text(original.replace('version = "0.1"', 'version = "0.1"\ndescription = "new"'))
    assert installed.call("games")[0] == 0
    assert installed.installs == before + 1
    assert installed.call("test", "-k", "x")[0] == 0
    assert installed.call("test")[0] == installed.call("games")[0] == 0
    assert installed.installs == before + 2


@pytest.mark.slow
def test_a_failed_install_leaves_nothing_behind(fresh: Toy) -> None:
    """Without a package index the message names the step, stdout stays empty, and no .venv is
    left."""
    fresh.require("no-such-package-anywhere")
    code, output, errors = fresh.call("games", "--json")
    assert (code, output) == (1, "")
    assert "installing Ennead" in errors
    assert "no-such-package-anywhere" in errors
    assert "Traceback" not in errors
    assert not (fresh.root / ".venv").exists()


@pytest.mark.slow
def test_a_failed_update_keeps_the_environment_and_is_tried_again(installed: Toy) -> None:
    """If the project changed and cannot be installed, .venv stays, and the next call installs
    again."""
    project = installed.root / "pyproject.toml"
    keepsake = installed.root / ".venv" / "keepsake"
    keepsake.touch()
    original = project.read_text()
    installed.require("no-such-package-anywhere")
    code, output, _ = installed.call("games")
    assert (code, output) == (1, "")
    assert keepsake.exists()
    project.write_text(original)
    before = installed.installs
    assert installed.call("games")[0] == 0
    assert installed.installs == before + 1


@pytest.mark.slow
def test_a_killed_install_is_made_anew_by_two_calls_at_once(fresh: Toy) -> None:
    """After a kill in the middle, two simultaneous calls both succeed and only one installs."""
    (fresh.root / "hang").touch()
    victim = fresh.start("games")
    deadline = time.monotonic() + 60
    while not fresh.installs and time.monotonic() < deadline:
        time.sleep(0.02)
    os.killpg(victim.pid, signal.SIGKILL)
    victim.communicate()
    assert (fresh.root / ".venv" / ".unfinished").exists()

    (fresh.root / "hang").unlink()
    before = fresh.installs
    calls = [fresh.start("games"), fresh.start("games")]
    outcomes = [(call.communicate(timeout=120), call.returncode) for call in calls]
    assert [code for _, code in outcomes] == [0, 0], outcomes
    assert fresh.installs == before + 1


@pytest.mark.slow
def test_a_moved_repository_is_set_up_again(installed: Toy, tmp_path: Path) -> None:
    """Environments hold absolute paths, so a copied folder gets a new one instead of a broken
    one."""
    copy = tmp_path / "copied here"
    shutil.copytree(installed.root, copy, symlinks=True)
    code, output, errors = installed.call("games", path=copy / "ennead")
    assert code == 0, errors
    assert json.loads(output)["package"] == str(copy / "src" / "ennead" / "__main__.py")
    scripts = [path for path in (copy / ".venv" / "bin").iterdir() if not path.is_symlink()]
    assert [path.name for path in scripts if str(installed.root) in path.read_text()] == []


def test_a_page_that_cannot_be_built_stops_only_those_who_need_it(
    installed: Toy, tmp_path: Path
) -> None:
    """With a broken client `games` works as ever, and `play` ends with the reason."""
    copy = tmp_path / "bin"
    failing = (
        "case $1 in --version) echo v22.0.0 ;; *) echo 'cannot find lotus.svg'; exit 3 ;; esac"
    )
    path = programs(copy, node=failing, npm=failing, npx=failing)
    web = installed.root / "web"
    web.mkdir()
    try:
        (web / "package.json").write_text("{}")
        (web / "package-lock.json").write_text("{}")
        assert installed.call("games", PATH=str(path))[0] == 0
        assert installed.call("play", "--help", PATH=str(path))[::2] == (0, "")
        code, output, errors = installed.call("play", PATH=str(path))
    finally:
        shutil.rmtree(web)
    assert (code, output) == (1, "")
    assert "building the page failed" in errors
    assert "cannot find lotus.svg" in errors
    assert "Traceback" not in errors


def test_python_too_old_is_said_plainly(fresh: Toy, tmp_path: Path) -> None:
    """With nothing but an old Python the message says what is needed, and nothing is made."""
    path = programs(tmp_path / "bin", python3=OLD_PYTHON, python="exit 127")
    code, output, errors = fresh.call("games", PATH=str(path), ENNEAD_PYTHON="")
    assert (code, output) == (1, "")
    assert "Python 3.11 or newer is needed" in errors
    assert not (fresh.root / ".venv").exists()


def test_missing_venv_module_is_said_plainly(fresh: Toy, tmp_path: Path) -> None:
    """A recent Python without `ensurepip` (Debian without python3-venv) gets the package to
    install."""
    (tmp_path / "ensurepip.py").write_text("raise ImportError")
    real = f'exec "{sys.executable}" "$@"'
    path = programs(tmp_path / "bin", python3=real)
    code, output, errors = fresh.call(
        "games", PATH=str(path), ENNEAD_PYTHON="", PYTHONPATH=str(tmp_path)
    )
    assert (code, output) == (1, "")
    assert "python3-venv" in errors
    assert not (fresh.root / ".venv").exists()


def test_a_newer_python_is_found_behind_an_old_one(installed: Toy) -> None:
    """If `python3` is too old, `python3.12` is tried before giving up."""
    code, output, _ = installed.call("games")
    assert code == 0
    assert json.loads(output)["python"] == list(sys.version_info[:2])


def test_a_file_in_the_way_is_said_plainly(fresh: Toy) -> None:
    """If .venv cannot be made there is one message and no traceback."""
    (fresh.root / ".venv").write_text("a file is in the way")
    (fresh.root / ".venv").chmod(0o400)
    code, output, errors = fresh.call("games")
    assert (code, output) == (1, "")
    assert "could not set up" in errors
    assert "Traceback" not in errors
