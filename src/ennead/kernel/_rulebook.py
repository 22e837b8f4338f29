"""The rules of a game by id: what each says, where the rulebook says it, and whether a case can
show it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ennead.kernel.components import read_toml
from ennead.kernel.errors import DataError

KINDS = ("rule", "ruling", "test")


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A rule of the rulebook, a ruling where it is silent, or a worked example to test."""

    id: str
    kind: str
    title: str
    where: str
    says: str
    unshown: str = ""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All entries by id; `source` names the book."""

    source: str
    entries: dict[str, RuleEntry]

    def cite(self, id: str) -> str:
        """A short citation for people: the place in the rulebook, or the ruling's own id."""
        entry = self.entries.get(id)
        if entry is None:
            return id
        return f"{entry.title}, {entry.where}" if entry.where else f"{id} {entry.title}"


def load_rulebook(path: Path) -> Rulebook:
    """Read `rulebook.toml`. Raises DataError with the path of what is missing."""
    data = read_toml(path)
    entries: dict[str, RuleEntry] = {}
    for id, table in data.get("rule", {}).items():
        try:
            entry = RuleEntry(id=id, **{"where": "", **table})
        except TypeError as error:
            raise DataError(f"{path.name}: rule.{id}", str(error)) from None
        if entry.kind not in KINDS:
            raise DataError(
                f"{path.name}: rule.{id}.kind",
                f"expected one of {', '.join(KINDS)}, got {entry.kind!r}",
            )
        entries[id] = entry
    return Rulebook(str(data.get("source", "")), entries)
