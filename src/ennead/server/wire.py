"""Messages as bytes, and back: what a client sends is checked against its type, and a fault is
named with its path.

The types are plain dataclasses (`table/messages.py`, `table/documents.py`), which msgspec writes as
they are. To read them it gets structs of the same shape, with the limits of each field.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

from ennead.table import messages as m
from ennead.table import requests
from ennead.table.packets import Limit, Request

T = TypeVar("T")
encode: Callable[[object], bytes] = msgspec.json.Encoder().encode
glance: Callable[[str], m.Glance] = msgspec.json.Decoder(m.Glance).decode
"""What storage says of a match for lists of tables."""
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading bytes from outside may raise."""


def decode(data: bytes | str) -> requests.FromClient:
    """A message of a client. Raises one of UNREADABLE."""
    found: requests.FromClient = _made(_REQUESTS.decode(data))
    return found


def decode_as(data: bytes, kind: type[T]) -> T:
    """The body of a request of this kind. Raises one of UNREADABLE."""
    found: T = _made(msgspec.json.decode(data, type=_struct(kind)))
    return found


def _made(value: Any) -> Any:
    """What was read, as the type that it stands for."""
    if isinstance(value, msgspec.Struct):
        return _KINDS[type(value)](*map(_made, msgspec.structs.astuple(value)))
    return [_made(one) for one in value] if isinstance(value, list) else value


_KINDS: dict[type, Callable[..., Any]] = {}
_STRUCTS: dict[Any, type[msgspec.Struct]] = {}


def _struct(kind: Any) -> type[msgspec.Struct]:
    """A struct that reads what a dataclass holds."""
    if kind in _STRUCTS:
        return _STRUCTS[kind]
    hints = typing.get_type_hints(kind, include_extras=True)
    fields: list[Any] = []
    for one in dataclasses.fields(kind):
        hint = _hint(hints[one.name])
        if one.default is not dataclasses.MISSING:
            fields.append((one.name, hint, one.default))
        elif one.default_factory is not dataclasses.MISSING:
            fields.append((one.name, hint, msgspec.field(default_factory=one.default_factory)))
        else:
            fields.append((one.name, hint))
    tag = kind.tag if issubclass(kind, Request) else None
    made = msgspec.defstruct(
        kind.__name__,
        fields,
        forbid_unknown_fields=True,
        tag=tag,
        tag_field="type" if tag else None,
    )
    _STRUCTS[kind], _KINDS[made] = made, kind
    return made


def _hint(hint: Any) -> Any:
    """The type of a field, its limits in the words of msgspec."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return Annotated[_hint(args[0]), _meta(args[1], args[0])]
    if origin in (list, dict):
        return origin[tuple(map(_hint, args))]
    if origin in (typing.Union, types.UnionType):
        return typing.Union[tuple(map(_hint, args))]  # noqa: UP007 - made while running
    return _struct(hint) if dataclasses.is_dataclass(hint) else hint


def _meta(limit: Limit, kind: Any) -> msgspec.Meta:
    if kind is int:
        return msgspec.Meta(ge=limit.low, le=limit.high)
    return msgspec.Meta(min_length=limit.low, max_length=limit.high, pattern=limit.pattern or None)


_REQUESTS = msgspec.json.Decoder(
    typing.Union[tuple(map(_struct, typing.get_args(requests.FromClient)))]  # noqa: UP007
)
