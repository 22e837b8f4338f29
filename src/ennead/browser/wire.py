"""Messages as text, and back, with nothing but the standard library.

What comes in is as strict as at a server: unknown fields are refused, and a fault is named with its
path.
"""

from __future__ import annotations

import dataclasses
import json
import re
import types
import typing
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

from ennead.table import requests
from ennead.table.packets import Limit
from ennead.table.refused import Refused

T = TypeVar("T")
_MESSAGES: dict[str, Any] = {kind.tag: kind for kind in typing.get_args(requests.FromClient)}


def encode(value: object) -> bytes:
    """Anything that is answered."""
    return json.dumps(value, default=vars, ensure_ascii=False, separators=(",", ":")).encode()


def decode(text: str) -> requests.FromClient:
    """A message of a client. Raises Refused."""
    data = _table(_json(text), "$")
    name = data.pop("type", None)
    if name not in _MESSAGES:
        raise _fault(f"one of {', '.join(_MESSAGES)}", name, "$.type")
    found: requests.FromClient = _record(_MESSAGES[name], data, "$")
    return found


def decode_as(text: str, kind: type[T]) -> T:
    """The body of a request of this kind. Raises Refused."""
    found: T = _record(kind, _table(_json(text), "$"), "$")
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("malformed", f"expected JSON, got {text[:40]!r}", "$") from None


def _fault(expected: str, came: object, where: str) -> Refused:
    return Refused("malformed", f"expected {expected}, got {came!r}"[:300], where)


def _table(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _fault("an object", value, where)
    return dict(value)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {one.name: hints[one.name] for one in dataclasses.fields(kind)}


def _record(kind: Any, data: dict[str, Any], where: str) -> Any:
    hints = _hints(kind)
    for name in data:
        if name not in hints:
            raise _fault(f"one of {', '.join(hints)}", name, f"{where}.{name}")
    read = {name: _value(hints[name], value, f"{where}.{name}") for name, value in data.items()}
    try:
        return kind(**read)
    except TypeError as error:
        raise Refused("malformed", str(error), where) from None


def _value(hint: Any, value: Any, where: str) -> Any:
    """A value of this type, checked. Raises Refused."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return _within(_value(args[0], value, where), args[1], where)
    if origin is Literal and value in args:
        return value
    if origin in (typing.Union, types.UnionType):
        return _one_of(args, value, where)
    if origin is list and isinstance(value, list):
        return [_value(args[0], one, f"{where}[{n}]") for n, one in enumerate(value)]
    if origin is dict and isinstance(value, dict):
        return {
            _value(args[0], key, where): _value(args[1], one, f"{where}.{key}")
            for key, one in value.items()
        }
    if dataclasses.is_dataclass(hint):
        return _record(hint, _table(value, where), where)
    if hint is Any or (origin is None and type(value) is hint):
        return value
    raise _fault(_name(hint), value, where)


def _one_of(kinds: tuple[Any, ...], value: Any, where: str) -> Any:
    for kind in kinds:
        if kind is type(None) and value is None:
            return None
    for kind in kinds:
        try:
            return _value(kind, value, where)
        except Refused as refused:
            if refused.where != where or type(value) in (dict, list):
                raise
    raise _fault(" or ".join(map(_name, kinds)), value, where)


def _within(value: Any, limit: Limit, where: str) -> Any:
    size = value if isinstance(value, int) else len(value)
    if size < limit.low or (limit.high is not None and size > limit.high):
        most = "" if limit.high is None else f" to {limit.high}"
        raise _fault(f"a size from {limit.low}{most}", size, where)
    if limit.pattern and not re.search(limit.pattern, str(value)):
        raise _fault(limit.pattern, value, where)
    return value


def _name(hint: Any) -> str:
    return getattr(hint, "__name__", str(hint))
