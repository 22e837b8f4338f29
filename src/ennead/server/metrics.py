"""Figures about the running server, in the text form that Prometheus reads."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ennead.server.registry import TableRegistry


@dataclass(slots=True)
class Metrics:
    """Counts since the start; nothing in here names a person, a seat or a table."""

    entries: int = 0
    messages: int = 0
    revivals: int = 0
    sockets: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    requests: Counter[int] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Figures:
    """What one process has to tell: plain counts by name, and groups of counts with the label that
    tells them apart."""

    counts: dict[str, float]
    groups: dict[str, tuple[str, dict[str, int]]]


def figures(registry: TableRegistry) -> Figures:
    """The figures of this process."""
    seen, bots, store = registry.metrics, registry.bots.counts, registry.store
    writer, health, listener = store.writer.counts, store.health, store.listener
    counts: dict[str, float] = {
        "process_id": os.getpid(),
        "tables_live": len(registry.rooms),
        "sockets_open": seen.sockets,
        "messages_total": seen.messages,
        "log_entries_total": writer.entries,
        "commits_total": writer.commits,
        "commit_failures_total": writer.failures,
        "storage_fails": float(health.trouble is not None),
        "storage_read_failures_total": health.reading.failures,
        "storage_write_failures_total": health.writing.failures,
        "commit_largest_group": writer.largest,
        "news_fresh": float(listener is None or listener.fresh),
        "news_connections_total": 0 if listener is None else listener.connections,
        "tables_revived_total": seen.revivals,
        "bot_choices_total": bots.choices,
        "bot_restarts_total": bots.restarts,
        "bot_fallbacks_total": bots.fallbacks,
    }
    answers = {str(status): count for status, count in seen.requests.items()}
    groups = {
        "refusals_total": ("code", dict(seen.refusals)),
        "http_answers_total": ("status", answers),
    }
    return Figures(counts, groups)


def page(processes: Mapping[int, Figures]) -> str:
    """The page of one process, or of several with their numbers as a label; 0 is one without."""
    return "\n".join(_lines(processes)) + "\n"


def _lines(processes: Mapping[int, Figures]) -> Iterator[str]:
    first = next(iter(processes.values()))
    for name in first.counts:
        yield f"# TYPE ennead_{name} {'counter' if name.endswith('_total') else 'gauge'}"
        for number, process in processes.items():
            yield f"ennead_{name}{_labels(number)} {process.counts.get(name, 0):g}"
    for name, (label, _) in first.groups.items():
        yield f"# TYPE ennead_{name} counter"
        for number, process in processes.items():
            for key, value in sorted(process.groups.get(name, (label, {}))[1].items()):
                yield f"ennead_{name}{_labels(number, **{label: key})} {value}"


def _labels(number: int, **more: str) -> str:
    labels = {**({"worker": str(number)} if number else {}), **more}
    inside = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{inside}}}" if inside else ""
