"""Copies and encodings, generated from the types of the fields.

For each slotted dataclass of a game's position three functions are written as source: copy, dump
(to lists, ints and strings) and load. They are as fast as hand-written ones and cannot forget a
field. Interpreted, the source is executed at start; where the engine is compiled, the same source
was compiled with it, as the module `_position` of the game. Allowed in a position: int, str, bool,
None, tuples of these, options, lists, dicts with int or str keys, other slotted dataclasses, and
`list[Frame]`.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from ennead.kernel._discovery import field_names
from ennead.kernel._flow import SEALED, Frame, Option, State
from ennead.kernel._verbs import AnyVerb

S = TypeVar("S", bound=State)
Plain: typing.TypeAlias = "list[Any]"
"""A part of a position as nested lists, ints and strings."""

_SCALARS = (int, str, bool, type(None))
_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
COMPILED = "_position"
"""The module of a game that holds the compiled source."""


class Codec(Generic[S]):
    """Copies, encodes and decodes the positions of one game."""

    def __init__(
        self,
        package: str,
        state: type[S],
        frames: Mapping[str, type[Frame]],
        verbs: Mapping[str, AnyVerb],
        stored: Mapping[str, str],
    ) -> None:
        self._source = _Source(state, frames, stored)
        if find_spec(f"{package}.{COMPILED}") is None:
            scope: dict[str, Any] = {"__name__": f"{package}.{COMPILED}"}
            text = self._source.text(compiled=False)
            scope |= self._source.kinds
            exec(text, scope)  # noqa: S102 - made of field names only
        else:
            scope = vars(import_module(f"{package}.{COMPILED}"))
        scope["VERBS"].update(verbs)
        self.inside: Mapping[str, tuple[tuple[str, bool, str], ...]] = scope["INSIDE"]
        """By class: the fields that hold other parts of a position, whether each is a list, and the
        class of a part."""
        self.kinds: Mapping[str, type] = {name: scope[name] for name in self.inside}
        self.copy: Callable[[S], S] = scope[f"copy_{state.__name__}"]
        """A position that shares nothing that can change with the original."""
        self.dump: Callable[[S], Plain] = scope[f"dump_{state.__name__}"]
        """The position as nested lists; shares parts with the original, so use it at once."""
        self._load: Callable[[Plain, object], S] = scope[f"load_{state.__name__}"]

    def source(self) -> str:
        """The source to compile along with the game."""
        return self._source.text(compiled=True)

    def encode(self, g: S) -> str:
        """The position as a compact JSON text."""
        return _ENCODER(self.dump(g))

    def decode(self, text: str, box: object) -> S:
        """The position from its text; `box` are the tables of the set-up it was made with."""
        return self._load(json.loads(text), box)

    def checksum(self, g: S) -> str:
        """Eight hex digits that differ when anything in the position differs."""
        return hashlib.blake2b(self.encode(g).encode(), digest_size=4).hexdigest()


def dump_option(option: Option | None) -> Plain | None:
    """A sealed answer as data."""
    return None if option is None else [option.verb, *option.values]


def load_option(data: Plain | None, verbs: Mapping[str, AnyVerb]) -> Option | None:
    """A sealed answer from its data."""
    if data is None:
        return None
    if data[0] == SEALED.verb:
        return SEALED
    found: Option = verbs[data[0]].keep(deep_tuple(data[1:]))
    return found


def deep_tuple(value: Any) -> Any:
    """Nested lists as nested tuples."""
    return tuple([deep_tuple(one) for one in value]) if isinstance(value, list) else value


class _Source:
    """The source of the functions for one game's position."""

    def __init__(
        self,
        state: type[State],
        frames: Mapping[str, type[Frame]],
        stored: Mapping[str, str],
    ) -> None:
        self._state = state
        self._frames = frames
        self._stored = stored
        self.kinds: dict[str, type] = {}
        self._inside: dict[str, tuple[tuple[str, bool, str], ...]] = {}
        self._functions: dict[str, str] = {}

    def text(self, compiled: bool) -> str:
        """A whole module."""
        self.kinds.clear()
        self._functions.clear()
        for kind in (*self._frames.values(), self._state):
            self._write(kind, compiled)
        imports = [
            f"from {kind.__module__} import {name}\n_new_{name}: _Final = {name}.__new__"
            for name, kind in self.kinds.items()
            if compiled
        ]
        names = list(self._frames)
        tables = [
            _frame_copies(names, compiled),
            "_DUMP = {" + ", ".join(f"{name}: dump_{name}" for name in names) + "}",
            "_NAME = {" + ", ".join(f"{n}: {self._stored.get(n, n)!r}" for n in names) + "}",
            "_LOAD = {" + ", ".join(f"_NAME[{name}]: load_{name}" for name in names) + "}",
            f"INSIDE = {self._inside!r}",
        ]
        return "\n".join((_HEAD, *imports, *self._functions.values(), *tables, ""))

    def _write(self, kind: type, compiled: bool) -> None:
        name = kind.__name__
        if name in self.kinds:
            return
        self.kinds[name] = kind
        hints = typing.get_type_hints(kind)
        for base, known in _OWN_FIELDS.items():
            hints |= known if issubclass(kind, base) else {}
        fields = field_names(kind)
        for field in fields:
            self._need(hints[field], compiled)
        self._inside[name] = tuple(
            (field, typing.get_origin(hints[field]) is list, part.__name__)
            for field in fields
            for part in (hints[field], *typing.get_args(hints[field]))
            if part is Frame or _is_part(part)
        )
        is_state = issubclass(kind, State)
        parts = {field: _copy(hints[field], f"x.{field}") for field in fields}
        loads = [f"{field}={_load(hints[field], f'x[{n}]')}" for n, field in enumerate(fields)]
        if is_state:
            parts |= {"box": "x.box", "menu": "x.menu", "luck": "_NO_LUCK", "told": "None"}
            loads.append("box=box")
        box = ", box: _Any" if is_state else ""
        self._functions[name] = (
            f"def copy_{name}(x: {name}) -> {name}:\n    {_copied(kind, parts, compiled)}\n"
            f"def dump_{name}(x: {name}) -> list[_Any]:\n"
            f"    return [{', '.join(_dump(hints[field], f'x.{field}') for field in fields)}]\n"
            f"def load_{name}(x: list[_Any]{box}) -> {name}:\n"
            f"    return {name}({', '.join(loads)})\n"
        )

    def _need(self, hint: object, compiled: bool) -> None:
        if _is_part(hint):
            self._write(hint, compiled)
            return
        for part in typing.get_args(hint):
            if part is not Ellipsis:
                self._need(part, compiled)


_OWN_FIELDS: Mapping[type, Mapping[str, object]] = {
    Frame: {"step": str},
    State: {
        "seats": int,
        "frames": list[Frame],
        "asked": tuple[int, ...],
        "question": str,
        "sealed": list[Option | None],
        "turn": int,
        "over": bool,
    },
}
"""The fields of the kernel's own classes: compiled, these classes no longer know their types."""

_IS_COMPILED = not isinstance(State.tell, types.FunctionType)

_HEAD = """from __future__ import annotations
from typing import Any as _Any, Final as _Final
from ennead.kernel.chance import NO_LUCK as _no_luck
from ennead.kernel._codec import deep_tuple as _tuple
from ennead.kernel._codec import dump_option as _dump_option, load_option as _load_option
from ennead.kernel._flow import Frame as _Frame
from ennead.kernel._verbs import AnyVerb as _AnyVerb
_NO_LUCK: _Final = _no_luck
_new = object.__new__
VERBS: dict[str, _AnyVerb] = {}
def _dump_frame(x: _Frame) -> list[_Any]:
    return [_NAME[x.__class__], *_DUMP[x.__class__](x)]  # type: ignore
def _load_frame(x: list[_Any]) -> _Any:
    return _LOAD[x[0]](x[1:])
"""


def _copied(kind: type, parts: Mapping[str, str], compiled: bool) -> str:
    """The lines that make a copy out of its parts."""
    name = kind.__name__
    if compiled and vars(kind)["__init__"].__code__.co_filename != "<string>":
        # written by its author, so it is compiled too, and `__new__` alone would miss its arguments
        return f"return {name}({', '.join(f'{field}={part}' for field, part in parts.items())})"
    new = "_new"
    if compiled:
        new = f"_new_{name}"
    elif _IS_COMPILED and issubclass(kind, Frame | State):
        new = f"{name}.__new__"
    # filling the slots one by one takes a third of the time of calling a wide dataclass
    lines = [
        f"y = {new}({name})",
        *(f"y.{field} = {part}" for field, part in parts.items()),
        "return y",
    ]
    return "\n    ".join(lines)


def _frame_copies(names: Sequence[str], compiled: bool) -> str:
    """The function that copies a frame: compiled, comparing classes is quicker than a table."""
    if compiled:
        tests = [f"    if type(x) is {name}:\n        return copy_{name}(x)" for name in names]
        return "\n".join(
            ("def _copy_frame(x: _Frame) -> _Frame:", *tests, "    raise TypeError(x)")
        )
    copies = ", ".join(f"{name}: copy_{name}" for name in names)
    return f"_COPY = {{{copies}}}\ndef _copy_frame(x):\n    return _COPY[x.__class__](x)"


def _is_part(hint: object) -> typing.TypeGuard[type]:
    """Whether a type is a dataclass of the game's own."""
    return isinstance(hint, type) and dataclasses.is_dataclass(hint) and hint is not Frame


def _is_option(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, Option)


def _name(hint: object) -> str:
    return str(getattr(hint, "__name__", hint))


def _immutable(hint: object) -> bool:
    origin = typing.get_origin(hint)
    if origin in (typing.Union, types.UnionType):
        return all(_immutable(part) for part in typing.get_args(hint))
    return hint in _SCALARS or origin is tuple or hint is tuple


def _item(hint: object) -> object:
    return typing.get_args(hint)[0]


def _union_part(hint: object) -> object:
    """The X of `X | None`."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        parts = [part for part in typing.get_args(hint) if part is not type(None)]
        if len(parts) == 1:
            return parts[0]
    return None


def _copy(hint: object, x: str) -> str:
    if _immutable(hint) or _is_option(hint):
        return x
    if part := _union_part(hint):
        return x if _is_option(part) else f"(None if {x} is None else {_copy(part, x)})"
    origin = typing.get_origin(hint)
    if origin is list:
        e = _fresh(x)
        inner = _copy(_item(hint), e)
        return f"{x}[:]" if inner == e else f"[{inner} for {e} in {x}]"
    if origin is dict:
        inner = _copy(typing.get_args(hint)[1], "v")
        return f"{x}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {x}.items()}}"
    if hint is Frame:
        return f"_copy_frame({x})"
    if _is_part(hint):
        return f"copy_{hint.__name__}({x})"
    raise TypeError(f"{hint!r} cannot be part of a position")


def _dump(hint: object, x: str) -> str:
    if _immutable(hint):
        return x
    if part := _union_part(hint):
        return (
            f"_dump_option({x})"
            if _is_option(part)
            else f"(None if {x} is None else {_dump(part, x)})"
        )
    origin = typing.get_origin(hint)
    if origin is list:
        e = _fresh(x)
        inner = _dump(_item(hint), e)
        return x if inner == e else f"[{inner} for {e} in {x}]"
    if origin is dict:
        return f"[[k, {_dump(typing.get_args(hint)[1], 'v')}] for k, v in sorted({x}.items())]"
    if hint is Frame:
        return f"_dump_frame({x})"
    return f"_dump_option({x})" if _is_option(hint) else f"dump_{_name(hint)}({x})"


def _load(hint: object, x: str) -> str:
    if hint in _SCALARS:
        return x
    if _immutable(hint):
        return f"_tuple({x})"
    if part := _union_part(hint):
        if _is_option(part):
            return f"_load_option({x}, VERBS)"
        return f"(None if {x} is None else {_load(part, x)})"
    origin = typing.get_origin(hint)
    if origin is list:
        e = _fresh(x)
        inner = _load(_item(hint), e)
        return x if inner == e else f"[{inner} for {e} in {x}]"
    if origin is dict:
        return f"{{k: {_load(typing.get_args(hint)[1], 'v')} for k, v in {x}}}"
    if hint is Frame:
        return f"_load_frame({x})"
    return f"_load_option({x}, VERBS)" if _is_option(hint) else f"load_{_name(hint)}({x})"


def _fresh(x: str) -> str:
    """The name of an entry of a list, another one inside a list of lists."""
    return "d" if x == "e" else "e"
