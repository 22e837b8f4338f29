"""The rules of a game by id: what each says, where the rulebook says it, and whether a case can
show it."""

from __future__ import annotations

from dataclasses import dataclass, field
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
    """All entries by id; `source` names the book, `events` has the rule behind each event by its
    name, `components` the rules about a component (`card-axe`) or about all of a kind."""

    source: str
    entries: dict[str, RuleEntry]
    events: dict[str, str] = field(default_factory=dict)
    components: dict[str, list[str]] = field(default_factory=dict)

    def about(self, kind: str, id: str) -> list[str]:
        """The rules about a component: its own (one may have its key as id), else those of its
        kind."""
        key = f"{kind}-{id}"
        own = [key] if key in self.entries else []
        return own + self.components.get(key, []) or self.components.get(kind, [])

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
    events: dict[str, str] = data.get("event", {})
    components: dict[str, list[str]] = data.get("component", {})
    cited = [(f"event.{name}", [rule]) for name, rule in events.items()]
    cited += [(f"component.{key}", rules) for key, rules in components.items()]
    for where, rules in cited:
        for rule in rules:
            if rule not in entries:
                raise DataError(f"{path.name}: {where}", f"there is no rule {rule!r}")
    return Rulebook(str(data.get("source", "")), entries, events, components)
