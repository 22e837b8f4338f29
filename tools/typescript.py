"""TypeScript types of the wire protocol and of the scene, made from the Python ones.

    python tools/typescript.py FILE

`web/scripts/assets.mjs` calls it before each build and check of the page. It needs nothing but the
standard library, since archives are built where nothing else is installed.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from ennead.kernel import Message, scene
from ennead.server.contests import documents as contests
from ennead.server.people import documents as people
from ennead.server.talk import documents as talk
from ennead.table import coaching, documents, messages, orders, reading, requests
from ennead.table.packets import Answer, Request

HEADER = """\
/** An argument of a message: a number, a text, another message, a player, or a list of these. */
export type Arg = number | string | { ref: string } | { seat: number } | Arg[];
/** A message id, with its arguments if it has any. */
export type Words = string | { id: string; args: Record<string, Arg> };
"""

MODULES = (requests, messages, documents, reading, orders, coaching, people, talk, contests)
_NAMED = {
    hint: name
    for module in (scene, *MODULES)
    for name, hint in vars(module).items()
    if typing.get_origin(hint) is Literal
}
CHANGES = """\
type Amended<T> = { [name in keyof T]?: T[name] | null };
/** A node that is new or, without its role, what differs from the one of its name; null is gone. */
export interface ChangedNode extends Amended<Omit<Node, "id" | "children">> {
  id: string;
  children?: NodeChange[] | null;
}
/** In a list of nodes: so many that the client has and that follow; the name of one that it has
 * further on; or a changed one. */
export type NodeChange = number | string | ChangedNode;
/** An area that is new or, without its slot, what differs from the one of its name. */
export interface AreaChange extends Amended<Omit<Area, "id" | "nodes">> {
  id: string;
  nodes?: NodeChange[] | null;
}
"""
SHAPES = ("Polygon", "Line", "Circle", "Box", "Sector")
NODES = ("Stat", "Figure", "Detail", "Node", "Area", "Part", "Standing", "Scene")
_PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def render() -> str:
    """The whole file."""
    parts = [HEADER, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [f"export type {name} = {_words(hint)};\n" for hint, name in _NAMED.items()]
    parts += [_interface(getattr(scene, name)) for name in (*SHAPES, *NODES)]
    parts.append(f"export type Shape = {' | '.join(SHAPES)};\n")
    parts.append(CHANGES)
    parts += [_interface(kind) for kind in _packets()]
    unions = {"FromClient": requests.FromClient, "FromServer": messages.FromServer}
    for union, hint in unions.items():
        names = " | ".join(_name(kind) for kind in typing.get_args(hint))
        parts.append(f"export type {union} = {names};\n")
    return "\n".join(parts)


def _packets() -> Iterator[Any]:
    """The message types in the order of their modules."""
    for module in MODULES:
        for kind in vars(module).values():
            here = isinstance(kind, type) and kind.__module__ == module.__name__
            if here and dataclasses.is_dataclass(kind):
                yield kind


def _interface(kind: type) -> str:
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = [f'  type: "{tag}";'] if (tag := _tag(kind)) else []
    lines += [
        f"  {name}{'?' if optional else ''}: {_kind(hints[name])};"
        for name, optional in _fields(kind)
    ]
    doc = " ".join((kind.__doc__ or "").partition("\n\n")[0].split())
    return f"/** {doc} */\nexport interface {_name(kind)} {{\n" + "\n".join(lines) + "\n}\n"


def _tag(kind: type) -> str:
    return str(kind.tag) if issubclass(kind, Request | Answer) else ""


def _fields(kind: Any) -> Iterator[tuple[str, bool]]:
    """Names of the fields and whether they may be left out; the `kind` of a shape never is."""
    parts: tuple[dataclasses.Field[Any], ...] = dataclasses.fields(kind)
    for part in parts:
        given = part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING
        if part.init:
            yield part.name, not given and (part.name != "kind" or part.default is None)


NAMES = {
    scene.Part: "ScorePart",
    messages.OfferedOption: "Option",
    messages.OpenDecision: "Decision",
    messages.LogLine: "Event",
    messages.MatchResult: "Result",
    messages.TableInfo: "Table",
    messages.TableState: "State",
    messages.Denial: "Refusal",
    documents.GameInfo: "Game",
    documents.ComponentList: "Components",
    reading.RuleInfo: "RuleEntry",
    reading.RulebookInfo: "Rulebook",
}
"""Types that the browser knows by another name: in Python it means something else."""


def _name(kind: type) -> str:
    return NAMES.get(kind, kind.__name__)


def _words(hint: Any) -> str:
    return " | ".join(f'"{word}"' for word in typing.get_args(hint))


def _kind(hint: Any) -> str:
    """A Python type as a TypeScript type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return args[1] if isinstance(args[1], str) else _kind(args[0])
    if origin is Literal:
        return _NAMED.get(hint) or _words(hint)
    if origin in (typing.Union, types.UnionType):
        if Message in args:
            rest = [_kind(arg) for arg in args if arg not in (Message, str)]
            return " | ".join(["Words", *rest])
        return " | ".join(dict.fromkeys(_kind(arg) for arg in args))
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        inner = _kind(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_kind(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<string, {_kind(args[1])}>"
    return _PLAIN.get(hint) or _name(hint)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(render(), encoding="utf-8")
