"""What the workers of one machine tell each other, by way of whoever started them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from ennead.server.metrics import Figures
from ennead.server.settings import Settings


class Orders(msgspec.Struct):
    """The first line to a worker: its number, the listening socket that it inherits, and its
    settings."""

    number: int
    listener: int
    settings: Settings


class Word(msgspec.Struct):
    """A sign of life: a worker answers, and these are its figures. Passed on to the others."""

    number: int
    figures: Figures


def write_line(value: Orders | Word) -> bytes:
    """As it travels."""
    return msgspec.json.encode(value, enc_hook=str) + b"\n"


def read_orders(line: bytes) -> Orders:
    """Raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=Orders, dec_hook=_path)


def read_word(line: bytes) -> Word | None:
    """None if it is something else, such as what a library prints."""
    try:
        return msgspec.json.decode(line, type=Word)
    except msgspec.DecodeError:
        return None


def _path(kind: type, value: Any) -> Any:
    return Path(value) if issubclass(kind, Path) else value


@dataclass(slots=True)
class Siblings:
    """The other workers as this one last heard of them; a server that is alone has the number 0."""

    number: int = 0
    others: dict[int, Figures] = field(default_factory=dict)

    def hear(self, word: Word) -> None:
        """Another one lives."""
        self.others[word.number] = word.figures

    def beside(self, own: Figures) -> dict[int, Figures]:
        """All figures by number, this worker's own among them."""
        return dict(sorted({**self.others, self.number: own}.items()))
