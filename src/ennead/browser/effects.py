"""What a host has to do after an event, in this order: store, and only then tell anybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ennead.browser import wire


@dataclass(slots=True)
class Effects:
    """Everything that one event has led to."""

    put: dict[str, str | None] = field(default_factory=dict)
    """Texts to be stored by key, in one transaction; None: to be deleted."""
    say: list[tuple[int, str]] = field(default_factory=list)
    """Messages to lines."""
    answers: list[tuple[int, int, str, str]] = field(default_factory=list)
    """Answers to requests: number, status, type and body."""
    think: list[str] = field(default_factory=list)
    """Lines for whoever thinks (`bots/protocol.py`)."""
    later: list[tuple[float, dict[str, Any]]] = field(default_factory=list)
    """Events that shall come after so many seconds."""

    def text(self) -> str:
        """As a host reads it."""
        kept = {name: getattr(self, name) for name in self.__slots__}
        return wire.encode({name: value for name, value in kept.items() if value}).decode()
