"""Components are data with provenance: every figure that a card, tile or board prints, and where it
comes from.

A file holds tables `[kind.id]` of attributes, each with a `source` sub-table that names the
provenance of every attribute (`"*"` stands for the rest): `seed` (the rulebook), `public`, `memory`
or `reconstructed`, optionally with `: where`. A *pack* of the same shape, made by an owner of the
real box, overrides figures and is checked strictly. Texts (`name`, `action`) have a provenance but
no value: their wording is ours, and a pack confirms with `true` that it says what is printed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ennead.kernel.errors import DataError, PackError

SOURCES = ("seed", "public", "memory", "reconstructed", "pack")
Table: TypeAlias = "dict[str, Any]"
TEXTS = ("name", "action")
MOST = 99
"""What a pack may print at most where our figure is small; else four times our figure."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One attribute of one component; the value of a text is None."""

    kind: str
    id: str
    attribute: str
    value: object
    source: str
    where: str

    @property
    def confirmed(self) -> object:
        """What a pack states to confirm it."""
        return True if self.value is None else self.value


class Components:
    """The components of a game, by kind and id, in the order of the file."""

    def __init__(
        self, tables: Mapping[str, Mapping[str, Table]], sources: Mapping[tuple[str, str, str], str]
    ) -> None:
        self._tables = {kind: dict(entries) for kind, entries in tables.items()}
        self._sources = dict(sources)

    def kinds(self) -> list[str]:
        """The kinds of components there are."""
        return list(self._tables)

    def of(self, kind: str) -> dict[str, Table]:
        """All components of a kind, by id."""
        return self._tables[kind]

    def __getitem__(self, key: tuple[str, str]) -> Table:
        return self._tables[key[0]][key[1]]

    def source(self, kind: str, id: str, attribute: str) -> str:
        """Where a figure, a name or an action text comes from."""
        return self._sources.get((kind, id, attribute)) or self._sources.get((kind, id, "*"), "")

    def figures(self) -> Iterator[Figure]:
        """Every figure with its provenance, and every text."""
        for kind, entries in self._tables.items():
            for id in entries:
                yield from self.figures_of(kind, id)

    def figures_of(self, kind: str, id: str) -> Iterator[Figure]:
        """The figures and texts of a component with their provenance."""
        for attribute, value in self._tables[kind][id].items():
            yield self._figure(kind, id, attribute, value)
        for text in self._texts(kind, id):
            yield self._figure(kind, id, text, None)

    def _texts(self, kind: str, id: str) -> list[str]:
        """The texts of a component: where one names a source for its text, all of its kind have
        one."""
        return [
            text
            for text in TEXTS
            if text not in self._tables[kind][id]
            and any((kind, other, text) in self._sources for other in self._tables[kind])
        ]

    def _figure(self, kind: str, id: str, attribute: str, value: object) -> Figure:
        source, _, where = self.source(kind, id, attribute).partition(":")
        return Figure(kind, id, attribute, value, source.strip(), where.strip())

    def with_pack(self, pack: Table, where: str) -> Components:
        """These components with an owner's figures laid over them. Raises PackError with the path
        of the bad value."""
        tables = {
            kind: {id: dict(table) for id, table in entries.items()}
            for kind, entries in self._tables.items()
        }
        sources = dict(self._sources)
        for kind, entries in pack.items():
            if kind == "pack":
                continue
            if kind not in tables:
                raise PackError(
                    f"{where}: {kind}",
                    f"no such kind of component; expected one of {', '.join(tables)}",
                )
            if not isinstance(entries, dict):
                raise PackError(
                    f"{where}: {kind}", f"expected tables [{kind}.<id>], got {_shown(entries)}"
                )
            for id, table in entries.items():
                if id not in tables[kind]:
                    raise PackError(f"{where}: {kind}.{id}", "the game has no such component")
                if not isinstance(table, dict):
                    raise PackError(
                        f"{where}: {kind}.{id}", f"expected a table, got {_shown(table)}"
                    )
                for attribute, value in table.items():
                    path = f"{where}: {kind}.{id}.{attribute}"
                    if attribute in self._texts(kind, id):
                        _check_text(path, value)
                    else:
                        _check_value(path, tables[kind][id], attribute, value)
                        tables[kind][id][attribute] = value
                    sources[kind, id, attribute] = f"pack: {where}"
        return Components(tables, sources)


def _check_text(path: str, value: object) -> None:
    if value is not True:
        raise PackError(
            path, f"a text is confirmed with true, and not changed by a pack; got {_shown(value)}"
        )


def _check_value(path: str, table: Table, attribute: str, value: object) -> None:
    if attribute not in table:
        raise PackError(path, f"no such figure; this component has {', '.join(table) or 'none'}")
    old: object = table[attribute]
    if type(old) is not type(value):
        raise PackError(
            path, f"expected {_kind_name(old)} such as {_shown(old)}, got {_shown(value)}"
        )
    numbers = [*_numbers(old)]
    low, high = min([0, *numbers]), max(MOST, *(4 * number for number in numbers), 0)
    for number in _numbers(value):
        if not low <= number <= high:
            raise PackError(path, f"expected a number from {low} to {high}, got {_shown(number)}")
    if isinstance(value, str | list | dict) and len(value) > max(MOST, 4 * len(str(old))):
        raise PackError(path, f"expected something about as long as {_shown(old)}")


def _numbers(value: object) -> Iterator[float]:
    """Every number in a figure, however deep it lies."""
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, list | dict):
        for inside in value.values() if isinstance(value, dict) else value:
            yield from _numbers(inside)


def _kind_name(value: object) -> str:
    names = {
        bool: "true or false",
        int: "a whole number",
        str: "a text",
        list: "a list",
        dict: "a table",
    }
    return names.get(type(value), type(value).__name__)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= MOST else f"{text[:MOST]}…"


def load_components(path: Path) -> Components:
    """Read a game's own components; every attribute must name its source."""
    return _parse(read_toml(path), path.name)


def _parse(data: Table, where: str) -> Components:
    tables: dict[str, dict[str, Table]] = {}
    sources: dict[tuple[str, str, str], str] = {}
    for kind, entries in data.items():
        tables[kind] = {}
        for id, entry in entries.items():
            table = dict(entry)
            named = table.pop("source", {})
            for attribute, source in named.items():
                if source.partition(":")[0].strip() not in SOURCES:
                    raise DataError(
                        f"{where}: {kind}.{id}.source.{attribute}", f"unknown source {source!r}"
                    )
                sources[kind, id, attribute] = source
            for attribute in table:
                if attribute not in named and "*" not in named:
                    raise DataError(
                        f"{where}: {kind}.{id}.{attribute}", "this figure has no source"
                    )
            tables[kind][id] = table
    return Components(tables, sources)


def read_toml(path: Path) -> Table:
    """A TOML file as data. Raises DataError with the place of the fault."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(str(path), "there is no such file") from None
    except IsADirectoryError:
        raise DataError(str(path), "expected a file, this is a folder") from None
    except (ValueError, RecursionError) as error:  # bad bytes, bad TOML, endless numbers or lists
        raise DataError(str(path), f"not a TOML file: {error}") from None
    except OSError as error:
        raise DataError(str(path), f"cannot be read: {error.strerror}") from None
