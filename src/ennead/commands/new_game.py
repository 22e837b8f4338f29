"""`ennead new-game`: a small complete game in a package of its own, to be changed into another one.

What it writes is the folder `template` of this package, a real game called Siwa under another name.
"""

from __future__ import annotations

import argparse
import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import ennead
from ennead.arguments import UsageError
from ennead.games import broken, installed

TEMPLATE = Path(ennead.__file__).parent / "template"
EXAMPLE = "siwa"
_NAME = re.compile(r"[a-z][a-z0-9]{1,29}")
_MADE = {"__pycache__", ".mypy_cache", ".pytest_cache"}


def run(arguments: argparse.Namespace) -> int:
    """Write the game and say how to go on."""
    name = arguments.name
    folder = Path(arguments.folder or name)
    check_name(name)
    if folder.exists():
        raise UsageError(f"{folder} exists already: name a new folder with --folder")
    write(name, folder)
    print(f"{name} is in {folder}. Next:")
    for command in (
        f"pip install -e {folder}",
        f"ennead conformance {name}",
        f"ennead terminal {name}",
    ):
        print(f"    {command}")
    return 0


def check_name(name: str) -> None:
    """Whether a new game can be called so. Raises UsageError that says why not."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UsageError(
            f"{name!r} cannot be the id of a game: expected one word such as {EXAMPLE}"
        )
    if name in installed() or name in broken():
        raise UsageError(f"there is a game {name!r} already: choose another name")
    if find_spec(name) is not None:
        raise UsageError(f"there is a Python package {name!r} already: choose another name")
    if any(re.search(rf"\b{name.title()}\b", file.read_text("utf-8")) for file in _sources()):
        raise UsageError(f"{name!r} is a word of the first rules already: choose another name")


def write(name: str, folder: Path) -> None:
    """Copy the template under another name: in paths and in texts, as a word and as a title."""
    for file in _sources():
        target = folder / renamed(file.relative_to(TEMPLATE).as_posix(), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file.read_text("utf-8"), name), encoding="utf-8")


def _sources() -> list[Path]:
    """The files of the template."""
    files = [file for file in sorted(TEMPLATE.rglob("*")) if file.is_file()]
    return [file for file in files if _MADE.isdisjoint(file.parts)]


def renamed(text: str, name: str) -> str:
    """A text of the template with the new name."""
    return text.replace(EXAMPLE, name).replace(EXAMPLE.title(), name.title())
