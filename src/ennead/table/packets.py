"""How wire types are written: plain dataclasses whose instances hold nothing that goes without
saying.

A field at its default is not stored in the instance but read from its class. So `vars(packet)` is
the message as it travels, and any JSON writer does: `json.dumps(packet, default=vars)`, or a
library that knows dataclasses.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Self, TypeAlias

AreaJson: TypeAlias = Annotated[dict[str, Any], "AreaChange"]
"""A `scene.Area`, plain, for somebody who knows an earlier one (see `changes.py`)."""
NodeJson: TypeAlias = Annotated[dict[str, Any], "Node"]
"""A `scene.Node`, plain."""
StandingJson: TypeAlias = Annotated[dict[str, Any], "Standing"]
"""A `scene.Standing`, plain."""

_DEFAULTS: dict[type, tuple[tuple[str, object], ...]] = {}


class Packet:
    """Anything inside a message to a client."""

    def __post_init__(self) -> None:
        """Forget what is at its default."""
        values, kind = self.__dict__, type(self)
        known = _DEFAULTS.get(kind)
        if known is None:
            known = _DEFAULTS[kind] = tuple(defaults(kind))
        for name, default in known:
            if values[name] is default:
                del values[name]


@dataclass
class Answer(Packet):
    """Anything that a table or its server sends: `type` comes first and tells the kinds apart."""

    tag: ClassVar[str] = ""
    type: str = field(init=False)

    def __init_subclass__(cls, tag: str = "") -> None:
        cls.tag = tag or cls.__name__.lower()

    def __new__(cls, *args: Any, **fields: Any) -> Self:
        made = object.__new__(cls)
        made.type = cls.tag
        return made


@dataclass
class Request:
    """Anything that a client sends; `tag` is its `type` on the wire."""

    tag: ClassVar[str] = ""

    def __init_subclass__(cls, tag: str = "") -> None:
        cls.tag = tag or cls.__name__.lower()


@dataclass(frozen=True, slots=True)
class Limit:
    """The bounds of a value that a client sends, as an annotation: length of a text or list, size
    of a number."""

    low: int = 0
    high: int | None = None
    pattern: str = ""


def defaults(kind: type) -> Iterator[tuple[str, object]]:
    """The fields of a packet that may be left out, with what they then are."""
    for one in dataclasses.fields(kind):
        if one.default is not dataclasses.MISSING:
            yield one.name, one.default
