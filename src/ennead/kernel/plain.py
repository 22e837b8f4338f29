"""Copies and encodings, generated from the types of the fields.

For each slotted dataclass of a game's position three functions are written as source once, at start: copy, dump (to
lists, ints and strings) and load. They are as fast as hand-written ones and cannot forget a field.
Allowed in a position: int, str, bool, None, tuples of these, lists, dicts with int or str keys, other slotted
dataclasses, and `list[Frame]`.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any

from ennead.kernel.flow import Frame, State, field_names

_SCALARS = (int, str, bool, type(None))


class Codec:
    """Copies, encodes and decodes the positions of one game."""

    def __init__(self, state: type[State], frames: Mapping[str, type[Frame]]) -> None:
        self._scope: dict[str, Any] = {"_tuple": _deep_tuple, "_new": object.__new__}
        self._done: set[type] = set()
        for kind in (*frames.values(), state):
            self._compile(kind)
        self._scope["_copy_frame"] = {
            kind: self._scope[f"copy_{name}"] for name, kind in frames.items()
        }
        self._scope["_dump_frame"] = {
            kind: self._scope[f"dump_{name}"] for name, kind in frames.items()
        }
        self._scope["_load_frame"] = {name: self._scope[f"load_{name}"] for name in frames}
        self._scope["_name_frame"] = {kind: name for name, kind in frames.items()}
        self.copy: Callable[[Any], Any] = self._scope[f"copy_{state.__name__}"]
        """A position that shares nothing that can change with the original."""
        self.dump: Callable[[Any], list[Any]] = self._scope[f"dump_{state.__name__}"]
        """The position as nested lists; shares parts with the original, so use it at once."""
        self._load: Callable[[list[Any]], Any] = self._scope[f"load_{state.__name__}"]

    def encode(self, g: State) -> str:
        """The position as a compact JSON text."""
        return _ENCODER(self.dump(g))

    def decode(self, text: str, box: Any) -> Any:
        """The position from its text; `box` are the tables of the set-up it was made with."""
        g = self._load(json.loads(text))
        g.box = box
        return g

    def checksum(self, g: State) -> str:
        """Eight hex digits that differ when anything in the position differs."""
        return hashlib.blake2b(self.encode(g).encode(), digest_size=4).hexdigest()

    def _compile(self, kind: type) -> None:
        if kind in self._done:
            return
        self._done.add(kind)
        hints = typing.get_type_hints(kind)
        names = field_names(kind)
        for name in names:
            self._need(hints[name])
        kind_name = kind.__name__
        self._scope[kind_name] = kind
        # filling the slots one by one takes a third of the time of calling a wide dataclass with keywords
        copies = [f"y.{n} = {_copy(hints[n], f'x.{n}')}" for n in names]
        for one in dataclasses.fields(kind):
            if one.metadata.get("transient"):
                self._scope[f"_{kind_name}_{one.name}"] = one.default
                kept = one.name in ("box", "menu")
                copies.append(
                    f"y.{one.name} = " + (f"x.{one.name}" if kept else f"_{kind_name}_{one.name}")
                )
        dumps = [_dump(hints[n], f"x.{n}") for n in names]
        loads = [f"{n}={_load(hints[n], f'x[{i}]')}" for i, n in enumerate(names)]
        source = (
            f"def copy_{kind_name}(x):\n    y = _new({kind_name})\n    "
            + "\n    ".join(copies)
            + "\n    return y\n"
            f"def dump_{kind_name}(x):\n    return [{', '.join(dumps)}]\n"
            f"def load_{kind_name}(x):\n    return {kind_name}({', '.join(loads)})\n"
        )
        exec(source, self._scope)  # noqa: S102 - our own source, made of field names only

    def _need(self, hint: Any) -> None:
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            if hint is not Frame:
                self._compile(hint)
            return
        for part in typing.get_args(hint):
            if part is not Ellipsis and part is not Any:
                self._need(part)


_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _deep_tuple(value: Any) -> Any:
    return tuple(_deep_tuple(one) for one in value) if isinstance(value, list) else value


def _immutable(hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return all(_immutable(part) for part in typing.get_args(hint))
    return hint in _SCALARS or origin is tuple or hint is tuple


def _item(hint: Any) -> Any:
    return typing.get_args(hint)[0]


def _union_part(hint: Any) -> Any:
    """The X of `X | None`."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        parts = [part for part in typing.get_args(hint) if part is not type(None)]
        if len(parts) == 1:
            return parts[0]
    return None


def _copy(hint: Any, x: str) -> str:
    if _immutable(hint):
        return x
    if part := _union_part(hint):
        return f"(None if {x} is None else {_copy(part, x)})"
    origin = typing.get_origin(hint)
    if origin is list:
        if _immutable(_item(hint)):
            return f"{x}[:]"
        return (
            f"[{_copy(_item(hint), 'e')} for e in {x}]"
            if x != "e"
            else f"[{_copy(_item(hint), 'd')} for d in {x}]"
        )
    if origin is dict:
        value = typing.get_args(hint)[1]
        return (
            f"{x}.copy()"
            if _immutable(value)
            else f"{{k: {_copy(value, 'v')} for k, v in {x}.items()}}"
        )
    if hint is Frame:
        return f"_copy_frame[{x}.__class__]({x})"
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return f"copy_{hint.__name__}({x})"
    raise TypeError(f"{hint!r} cannot be part of a position")


def _dump(hint: Any, x: str) -> str:
    if _immutable(hint):
        return x
    if part := _union_part(hint):
        return f"(None if {x} is None else {_dump(part, x)})"
    origin = typing.get_origin(hint)
    if origin is list:
        if _immutable(_item(hint)):
            return x
        return (
            f"[{_dump(_item(hint), 'e')} for e in {x}]"
            if x != "e"
            else f"[{_dump(_item(hint), 'd')} for d in {x}]"
        )
    if origin is dict:
        return f"[[k, {_dump(typing.get_args(hint)[1], 'v')}] for k, v in sorted({x}.items())]"
    if hint is Frame:
        return f"[_name_frame[{x}.__class__], *_dump_frame[{x}.__class__]({x})]"
    return f"dump_{hint.__name__}({x})"


def _load(hint: Any, x: str) -> str:
    if hint in _SCALARS:
        return x
    if _immutable(hint):
        return f"_tuple({x})"
    if part := _union_part(hint):
        return f"(None if {x} is None else {_load(part, x)})"
    origin = typing.get_origin(hint)
    if origin is list:
        inner = _load(_item(hint), "e" if x != "e" else "d")
        return x if inner in ("e", "d") else f"[{inner} for {'e' if x != 'e' else 'd'} in {x}]"
    if origin is dict:
        return f"{{k: {_load(typing.get_args(hint)[1], 'v')} for k, v in {x}}}"
    if hint is Frame:
        return f"_load_frame[{x}[0]]({x}[1:])"
    return f"load_{hint.__name__}({x})"
