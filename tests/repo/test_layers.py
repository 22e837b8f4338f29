"""Imports go downwards only, and the lowest layers need nothing but the standard library."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ennead"

# Layers from the bottom up; what is not named here (server, terminal, arena, envs, ...) is in the
# middle.
RANKS = {"kernel": 0, "games": 1, "bots": 1, "table": 2, "commands": 4, "cli": 5, "__main__": 6}
MIDDLE = 3
STANDARD_LIBRARY_ONLY = ("kernel", "games", "bots", "table")
FACES = ("server", "terminal", "browser", "arena")
"""They know the table, never each other."""
RESEARCH = ("envs", "lab")
"""They use what plays matches, and need no face for people."""
FOR_PEOPLE = ("server", "terminal")
IMPORTED_AS = {
    "PIL": "pillow",
    "pyspiel": "open_spiel",
    "resvg_py": "resvg-py",
    "vl_convert": "vl-convert-python",
}
"""Libraries whose modules have another name than their packages."""
FOR_THE_COMPILER = "mypy_extensions"
"""Imported if it is there; without it the kernel has a stand-in."""


def modules() -> list[Path]:
    """All of the package but the template, which is a package of its own."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "template" not in path.parts]


def dotted(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path, tree: ast.AST) -> Iterator[tuple[str, ...]]:
    """Every imported name, with its module; relative ones made absolute."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = (*base, *(node.module or "").split(".")) if node.module else base
            for alias in node.names:
                yield (*module, alias.name)


def fault(importer: tuple[str, ...], imported: tuple[str, ...]) -> str | None:
    """Why a module of Ennead may not import this, or None."""
    layer = importer[1] if len(importer) > 1 else ""
    if imported[0] == FOR_THE_COMPILER:
        return None
    if imported[0] != "ennead":
        if layer in STANDARD_LIBRARY_ONLY and imported[0] not in sys.stdlib_module_names:
            return "is not in the standard library"
        return None
    other = imported[1] if len(imported) > 1 else ""
    named = (*RANKS, *FACES, *RESEARCH)
    if other not in named and not list(PACKAGE.glob(f"{other}*")):
        return None  # a name of the package itself, such as __version__
    if layer == other == "games":
        both = (
            len(importer) > 2 and len(imported) > 2 and (PACKAGE / "games" / imported[2]).is_dir()
        )
        return "is another game" if both and importer[2] != imported[2] else None
    if layer in FACES and other in FACES and layer != other:
        return "is another face"
    if (layer in RESEARCH and other in FOR_PEOPLE) or (other in RESEARCH and layer in FACES):
        return "is another face"
    above, below = RANKS.get(layer, MIDDLE), RANKS.get(other, MIDDLE)
    if layer == other or above > below or above == below == MIDDLE:
        return None
    return "is not below"


@pytest.mark.parametrize("path", modules(), ids=lambda path: ".".join(dotted(path)))
def test_imports_go_downwards(path: Path) -> None:
    """A module imports only from layers below its own, and low layers only the standard library."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {".".join(name): fault(dotted(path), name) for name in imports(path, tree)}
    assert {name: reason for name, reason in found.items() if reason} == {}


def test_what_is_imported_is_declared() -> None:
    """Every library that the package imports is among its own dependencies, not only among those of
    another."""
    project = tomllib.loads((PACKAGE.parents[1] / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = [
        *project["dependencies"],
        *(one for name in extras if name != "dev" for one in extras[name]),
    ]
    declared = {re.split(r"[^\w.-]", one)[0].lower() for one in named} | {FOR_THE_COMPILER}
    used = {
        ".".join(name[:2]) if name[0] == "fluent" else IMPORTED_AS.get(name[0], name[0])
        for path in modules()
        if "template" not in path.parts
        for name in imports(path, ast.parse(path.read_text(encoding="utf-8")))
        if name[0] not in {"ennead"} | sys.stdlib_module_names
    }
    assert used - declared == set()


@pytest.mark.parametrize(
    ("importer", "imported", "reason"),
    [
        ("ennead.kernel._flow", "ennead.games", "is not below"),
        ("ennead.kernel._flow", "ennead.cli", "is not below"),
        ("ennead.games.ankh.rules", "ennead.games.kemet", "is another game"),
        ("ennead.games.ankh.rules", "ennead.bots", "is not below"),
        ("ennead.games.ankh.rules", "msgspec", "is not in the standard library"),
        ("ennead.server.app", "ennead.commands.play", "is not below"),
        ("ennead.server.app", "ennead.terminal.screen", "is another face"),
        ("ennead.envs.zoo", "ennead.terminal.screen", "is another face"),
        ("ennead.lab.report", "ennead.server.app", "is another face"),
        ("ennead.server.app", "ennead.lab.report", "is another face"),
        ("ennead.lab.report", "ennead.arena.series", None),
        ("ennead.table.table", "ennead.server.app", "is not below"),
        ("ennead.table.table", "msgspec", "is not in the standard library"),
        ("ennead.bots.search", "ennead.table.table", "is not below"),
        ("ennead.games.ankh.rules", "ennead.games.ankh.state", None),
        ("ennead.games.ankh.rules", "ennead.kernel._flow", None),
        ("ennead.server.app", "ennead.kernel._flow", None),
        ("ennead.server.app", "ennead.table.table", None),
        ("ennead.table.table", "ennead.bots", None),
        ("ennead.server.app", "starlette.routing", None),
        ("ennead.commands.play", "ennead.server", None),
    ],
)
def test_the_guard_itself(importer: str, imported: str, reason: str | None) -> None:
    """The check tells forbidden imports from allowed ones."""
    assert fault(tuple(importer.split(".")), tuple(imported.split("."))) == reason
