"""Packs as files: a template to fill in beside the box, writing one, comparing two.

`Components.with_pack` checks a pack and lays it over a game. A figure that a pack states is known
from that box, whether it differs from ours or confirms it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from ennead.kernel.components import Components, Figure
from ennead.kernel.errors import PackError

Pack: TypeAlias = "dict[str, Any]"
HEAD = "pack"
"""The table of a pack that is about the pack itself: `game` and `name`."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_TEMPLATE = """\
# Figures of your own box, laid over Ennead's. Take away the # before each figure that you have
# looked up, and correct it where it differs: what stays as it is counts as confirmed. A name or an
# action (what it does) is `true` where ours says what is printed; our wording stays.
# `ennead pack check FILE` says whether it fits; `--pack FILE` plays with it.
"""


class Difference(NamedTuple):
    """A figure on which two packs differ; None where a pack does not state it."""

    path: str
    first: object
    second: object


def read_pack(text: str, where: str) -> Pack:
    """A pack from the text of its file. Raises PackError."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise PackError(where, f"not a TOML file: {error}") from None


def pack_name(pack: Mapping[str, Any], default: str = "") -> str:
    """What a pack calls itself."""
    head = pack.get(HEAD)
    named = head.get("name") if isinstance(head, dict) else None
    return named if isinstance(named, str) and named else default


def pack_game(pack: Mapping[str, Any]) -> str:
    """The game that a pack says it is for; empty if it does not."""
    head = pack.get(HEAD)
    named = head.get("game") if isinstance(head, dict) else None
    return named if isinstance(named, str) else ""


def write_pack(pack: Mapping[str, Any]) -> str:
    """A pack as the text of a file, which `read_pack` reads back."""
    blocks = []
    for kind, entries in pack.items():
        tables = {"": entries} if kind == HEAD else entries
        for id, table in tables.items():
            head = ".".join(map(_key, filter(None, (kind, id))))
            lines = [f"{_key(name)} = {_value(value)}" for name, value in table.items()]
            blocks.append("\n".join([f"[{head}]", *lines]) + "\n")
    return "\n".join(blocks)


def template(game: str, components: Components, source: str | None = None) -> str:
    """A pack to fill in: every figure (of one source) in a comment, with where ours is from."""
    blocks = [_TEMPLATE, write_pack({HEAD: {"game": game, "name": f"my box of {game}"}})]
    heading, lines = "", list[str]()
    for figure in components.figures():
        if source not in (None, figure.source):
            continue
        head = f"[{_key(figure.kind)}.{_key(figure.id)}]"
        if head != heading:
            blocks.append("".join(lines))
            heading, lines = head, [f"{head}\n"]
        lines.append(_commented(figure))
    return "\n".join(filter(None, [*blocks, "".join(lines)]))


def _commented(figure: Figure) -> str:
    from_where = f"{figure.source} ({figure.where})" if figure.where else figure.source
    return f"# {_key(figure.attribute)} = {_value(figure.confirmed)}  # {from_where}\n"


def differences(first: Mapping[str, Any], second: Mapping[str, Any]) -> Iterator[Difference]:
    """The figures that one pack states otherwise than the other, or not at all."""
    ours, theirs = dict(_figures(first)), dict(_figures(second))
    for path in dict.fromkeys((*ours, *theirs)):
        if ours.get(path) != theirs.get(path):
            yield Difference(path, ours.get(path), theirs.get(path))


def _figures(pack: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    for kind, entries in pack.items():
        for id, table in entries.items() if kind != HEAD else ():
            for attribute, value in table.items():
                yield f"{kind}.{id}.{attribute}", value


def _key(word: str) -> str:
    return word if _BARE.fullmatch(word) else _value(word)


def _value(value: object) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(str(key))} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # strings, numbers and truth look as in JSON, but for one character that TOML wants escaped
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
