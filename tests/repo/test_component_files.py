"""Component files: every printed figure says where it comes from."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ennead"
SOURCE = re.compile(r"(?:seed|public|memory|reconstructed)(?:: \S.*)?")
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")

FILES = sorted(PACKAGE.glob("games/*/components.toml"))
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)


def tables(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every component with its full name."""
    for kind, components in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for id, table in components.items():
            yield f"{kind}.{id}", table


def faults(table: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the sources of one component."""
    sources = table.get("source")
    if not isinstance(sources, dict):
        yield "has no source"
        return
    for attribute in table:
        if attribute != "source" and attribute not in sources and "*" not in sources:
            yield f"{attribute} has no source"
    for attribute, source in sources.items():
        if not isinstance(source, str) or not SOURCE.fullmatch(source):
            yield f"source of {attribute} is {source!r}"


@each_file
def test_every_attribute_has_a_source(path: Path) -> None:
    """No figure without provenance, and no provenance that nobody can read."""
    assert [f"{name}: {fault}" for name, table in tables(path) for fault in faults(table)] == []


@each_file
def test_ids_are_hyphenated(path: Path) -> None:
    """Kinds and ids are lower case with hyphens, the same in notation, cases and texts."""
    names = {part for name, _ in tables(path) for part in name.split(".", 1)}
    assert sorted(name for name in names if not ID.fullmatch(name)) == []


def test_a_figure_without_source_is_found() -> None:
    """The check sees a missing source, a source of unknown kind and an empty place."""
    assert list(faults({"cost": 1})) == ["has no source"]
    assert list(faults({"cost": 1, "source": {"level": "seed"}})) == ["cost has no source"]
    assert list(faults({"source": {"*": "hearsay"}})) == ["source of * is 'hearsay'"]
    assert list(faults({"source": {"*": "public: "}})) == ["source of * is 'public: '"]
    assert list(faults({"cost": 1, "source": {"*": "public: a page"}})) == []
