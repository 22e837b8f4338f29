"""Words without a language: a message id and its arguments.

The presentation layers turn a message into a sentence with the Fluent files of the reader's
language. An argument is a number, a text, the name of another message (`Ref`, so that it can be
declined), a seat, or a list of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Ref:
    """An argument that stands for another message, such as a card's name."""

    id: str


@dataclass(frozen=True, slots=True)
class SeatRef:
    """An argument that stands for the player on a seat."""

    seat: int


Arg: TypeAlias = "int | str | Ref | SeatRef | tuple[Arg, ...]"
Plain: TypeAlias = "int | str | dict[str, int | str] | list[Plain]"


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence still to be said: `id` is a Fluent message id."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """The message as JSON: references become `{"ref": id}`, seats `{"seat": n}`."""
        return {"id": self.id, "args": {name: plain_arg(arg) for name, arg in self.args.items()}}


def plain_arg(arg: Arg) -> Plain:
    """One argument as JSON."""
    if isinstance(arg, Ref):
        return {"ref": arg.id}
    if isinstance(arg, SeatRef):
        return {"seat": arg.seat}
    if isinstance(arg, tuple):
        return [plain_arg(one) for one in arg]
    return arg
