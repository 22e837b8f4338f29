"""Figures about the running server, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(slots=True)
class Metrics:
    """Counts since the start; nothing in here names a person, a seat or a table."""

    entries: int = 0
    messages: int = 0
    revivals: int = 0
    sockets: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    requests: Counter[int] = field(default_factory=Counter)


def lines(counts: dict[str, float], groups: dict[str, tuple[str, Counter[str]]]) -> str:
    """The page: plain counts by name, and groups of counts with the label that tells them apart."""
    return "\n".join(_lines(counts, groups)) + "\n"


def _lines(counts: dict[str, float], groups: dict[str, tuple[str, Counter[str]]]) -> Iterator[str]:
    for name, value in counts.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        yield f"# TYPE ennead_{name} {kind}"
        yield f"ennead_{name} {value:g}"
    for name, (label, values) in groups.items():
        yield f"# TYPE ennead_{name} counter"
        for key, value in sorted(values.items()):
            yield f'ennead_{name}{{{label}="{key}"}} {value}'
