#!/usr/bin/env python3
"""Compile the engine with mypyc: the same source as C extensions, in a copy of the package.

    python tools/compiled.py                    # into build/compiled, where the launcher finds it
    python tools/compiled.py -O 0               # in half the time, slower code, for the tests
    python tools/compiled.py --target FOLDER

`ennead compile` runs it, and so does the build of a wheel on a machine with a C compiler. Kernel,
games and bots are compiled as they are; only the functions that copy and encode positions, which
the interpreter writes at start, and those that show them to learners as numbers are written to
files of each game first. A compiled engine plays the same matches to the last bit.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
LEVEL = "2"
STAMP = ".built"
GAMES = ("afterlife", "kemet", "ankh", "pharaon")

HOT = {
    "kernel": (
        *("chance", "corrections"),
        *("_engine", "_events", "_flow", "_question", "_secrecy", "_seats"),
    ),
    "bots": ("search", "simple"),
    "envs": ("actions", "numbered"),
}
"""Modules of the common layers that a search runs through; a game is compiled but for what only
people see."""
WRITTEN = ("_numbers", "_position")
"""Modules of each game that are written for the compiler alone."""
COLD = {"__init__", "game", "facts", "staging", "scene", "aims"}


def groups() -> dict[str, list[str]]:
    """Names of the modules to compile, by the library that they become part of."""
    found = {"engine": [f"{layer}.{name}" for layer, names in HOT.items() for name in names]}
    for game in GAMES:
        folder = SOURCE / "ennead" / "games" / game
        files = [path.relative_to(folder).with_suffix("").parts for path in folder.rglob("*.py")]
        names = sorted(".".join(parts) for parts in files if not COLD.intersection(parts))
        found[game] = [f"games.{game}.{name}" for name in (*names, *WRITTEN)]
    return {name: [f"ennead.{one}" for one in modules] for name, modules in found.items()}


def fingerprint() -> str:
    """A hash over every Python file of the package."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted((SOURCE / "ennead").rglob("*.py")):
        digest.update(f"{path.relative_to(SOURCE)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def copy_package(target: Path) -> None:
    """Lay the package out in the target folder; what has not changed keeps its date, what is gone
    goes."""
    for path in sorted((SOURCE / "ennead").rglob("*")):
        to = target / path.relative_to(SOURCE)
        if path.is_file() and "__pycache__" not in path.parts:
            to.parent.mkdir(parents=True, exist_ok=True)
            if not to.exists() or to.read_bytes() != path.read_bytes():
                shutil.copyfile(path, to)
    wanted = {module for modules in groups().values() for module in modules}
    for path in sorted((target / "ennead").rglob("*.*")):
        inside = path.relative_to(target)
        module = ".".join(inside.parts).split(".cpython")[0].removesuffix(".py")
        gone = not (SOURCE / inside).exists() and path.suffix == ".py"
        if path.is_file() and module not in wanted and (gone or path.suffix == ".so"):
            path.unlink()


WRITE = """
import sys
from importlib import import_module
from pathlib import Path
from ennead.envs.writer import Writer
for id in sys.argv[2:]:
    game = import_module(f"ennead.games.{id}").GAME()
    folder = Path(sys.argv[1]) / "ennead" / "games" / id
    for name, text in (("_position", game.codec.source()), ("_numbers", Writer(game).text())):
        path = folder / f"{name}.py"
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
"""


def write_positions(target: Path) -> None:
    """What the interpreter would write at start, as a file of each game."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE)}
    subprocess.run([sys.executable, "-c", WRITE, str(target), *GAMES], env=env, check=True)


SETUP = """
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
setup(name="ennead_compiled", packages=[], ext_modules=mypycify(
    {options!r} + [one for files, _ in groups for one in files],
    separate=groups, opt_level={level!r}, debug_level="0", strip_asserts=True))
"""
FLAGS = "-ffp-contract=off -fvisibility=hidden -fno-semantic-interposition -w"
OPTIONS = ["--explicit-package-bases", "--no-warn-unused-ignores", "--config-file="]


def build(target: Path, level: str) -> int:
    """Let mypyc and the C compiler work; the exit code."""
    files = [
        ([str(Path(*one.split(".")).with_suffix(".py")) for one in modules], f"ennead_{name}")
        for name, modules in groups().items()
    ]
    script = SETUP.format(groups=files, options=OPTIONS, level=level)
    made = target / "setup.py"
    again = ["--force"] if not made.exists() or made.read_text("utf-8") != script else []
    made.write_text(script, "utf-8")
    # a fused multiply-add would round otherwise than the interpreter does
    env = {**os.environ, "MYPYPATH": ".", "CFLAGS": FLAGS}
    jobs = f"-j{os.cpu_count() or 1}"
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", jobs, *again]
    code = subprocess.run(command, cwd=target, env=env, check=False).returncode
    if code:
        made.unlink()  # the next run begins anew
    return code


def _say(what: str) -> None:
    print(f"== {what}", flush=True)


def main() -> int:
    """Copy, write, compile."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--target", type=Path)
    parser.add_argument("-O", dest="level", default=LEVEL, help="how hard the C compiler tries")
    arguments = parser.parse_args()
    level = arguments.level
    usual = TARGET if level == LEVEL else TARGET.with_name(f"compiled-{level}")
    target: Path = (arguments.target or usual).resolve()
    target.mkdir(parents=True, exist_ok=True)
    with _alone(target):
        code = make(target, level)
    print(target)
    return code


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let nobody else build here meanwhile."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        if sys.platform != "win32":
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def make(target: Path, level: str) -> int:
    """Bring the folder up to date; the exit code."""
    stamp = target / STAMP
    wanted = fingerprint()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        stamp.touch()
        return 0
    stamp.unlink(missing_ok=True)
    _say("copying the package")
    copy_package(target)
    _say("writing how positions are copied")
    write_positions(target)
    _say("compiling kernel, games and bots; this takes a few minutes")
    code = build(target, level)
    if not code:
        stamp.write_text(wanted, "utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
