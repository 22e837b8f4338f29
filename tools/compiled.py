#!/usr/bin/env python3
"""Build a second copy of the package whose rules and bots are compiled with mypyc, for long series of matches.

    python tools/compiled.py
    PYTHONPATH=build/compiled python -m ennead arena ...

The source stays what it is, and the reference: the copy plays the same matches from the same seeds, only faster. Its
classes of positions are written a little differently (see `rewritten`), because mypyc makes C structs of classes:

- no `slots=True`, which would make a second class;
- an explicit `__init__`, since the one that `dataclass` generates stays interpreted;
- a method `copied`, in place of the functions that `kernel/plain.py` writes at start;
- the annotations as they were, since mypyc keeps only the names of classes.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import dataclasses
import importlib
import os
import re
import subprocess
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"

LEFT_OUT = {
    "cases", "conformance", "geometry", "matchfile", "message", "playthrough", "rulebook", "scene",  # kernel
    "cores", "honesty", "ismcts", "outside", "review", "saying",  # bots
    "aims", "facts", "soundness", "stage", "staging", "words", "__init__",  # games
}  # fmt: skip
"""Modules that no search runs through."""


def modules_worth_it() -> dict[str, list[str]]:
    """Names of the modules to compile, by the library that they become part of."""
    kernel = [f"ennead.{layer}.{name}" for layer in ("kernel", "bots") for name in _names(layer)]
    groups = {"kernel": kernel}
    for folder in sorted((SOURCE / "ennead" / "games").iterdir()):
        if (folder / "game.py").exists():
            inside = f"ennead.games.{folder.name}"
            groups[folder.name] = [
                f"{inside}.{name}" for name in _names(f"games/{folder.name}") if name != "game"
            ]
    return groups


def _names(layer: str) -> list[str]:
    folder = SOURCE / "ennead" / layer
    files = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return sorted(".".join(f.parts) for f in files if not LEFT_OUT.intersection(f.parts))


# -- rewriting ------------------------------------------------------------------------------------------------------


def rewritten(text: str, module: ModuleType) -> str:
    """The text of a module as mypyc likes it; `module` is the same one, imported."""
    tree = ast.parse(text)
    body: list[ast.stmt] = []
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            body += _constants(statement, vars(module))
            continue
        body.append(statement)
        if isinstance(statement, ast.ClassDef):
            body += _rewrite_class(statement, vars(module)[statement.name])
    tree.body = body
    at = next(i for i, one in enumerate(body) if isinstance(one, ast.ImportFrom)) + 1
    body[at:at] = ast.parse(
        "import typing as _t\nfrom mypy_extensions import mypyc_attr as _attr"
    ).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _constants(statement: ast.Assign | ast.AnnAssign, values: Mapping[str, Any]) -> list[ast.stmt]:
    """What a module assigns at its top is never assigned again: as Final, it need not be looked up."""
    if isinstance(statement, ast.AnnAssign):
        note = ast.unparse(statement.annotation)
        if statement.value is not None and not {"Final", "TypeAlias"}.intersection(
            re.findall(r"\w+", note)
        ):
            statement.annotation = ast.parse(f"_t.Final[{note}]", mode="eval").body
        return [statement]
    target = statement.targets[0]
    names = [
        ast.unparse(one) for one in (target.elts if isinstance(target, ast.Tuple) else [target])
    ]
    if not all(name.isidentifier() and not name.startswith("__") for name in names):
        return [statement]
    if all(type(values[name]) in (int, str, float, bool) for name in names):
        lines = [f"{name}: _t.Final = {values[name]!r}" for name in names]
        return ast.parse("\n".join(lines)).body
    value = values[names[0]]
    if len(names) > 1 or isinstance(value, type | TypeVar) or typing.get_origin(value) is not None:
        return [statement]
    return ast.parse(f"{names[0]}: _t.Final = {ast.unparse(statement.value)}").body


def _rewrite_class(node: ast.ClassDef, kind: type) -> list[ast.stmt]:
    """Change a class in place; the result are statements to follow it."""
    # a game keeps its cached properties in a __dict__
    if any(base.__name__ == "Game" for base in kind.__mro__):
        node.decorator_list.append(ast.parse("_attr(native_class=False)", mode="eval").body)
        return []
    if not dataclasses.is_dataclass(kind):
        return []
    if kind.__name__ == "State":  # every game declares its own box, of its own type
        node.body = [
            one
            for one in node.body
            if not (isinstance(one, ast.AnnAssign) and ast.unparse(one.target) == "box")
        ]
    call = next(one for one in node.decorator_list if _is_dataclass(one))
    if issubclass(kind, typing.Generic):  # as a dataclass, mypyc trips over it
        node.decorator_list.remove(call)
        for one in node.body:
            if isinstance(one, ast.AnnAssign):
                one.value = None
        node.body += ast.parse(_init(kind)).body
        return []
    if isinstance(call, ast.Call):
        call.keywords = [one for one in call.keywords if one.arg != "slots"]
    frozen = kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    if not frozen:
        if not isinstance(call, ast.Call):
            raise TypeError(f"{kind.__name__}: write @dataclass(slots=True)")
        call.keywords.append(ast.keyword("init", ast.Constant(False)))
        node.body += ast.parse(_init(kind) + _copied(kind)).body
    notes = {name: str(note) for name, note in vars(kind).get("__annotations__", {}).items()}
    return ast.parse(f"setattr({kind.__name__}, '__annotations__', {notes!r})").body


def _is_dataclass(decorator: ast.expr) -> bool:
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id == "dataclass"


def _init(kind: type) -> str:
    """The `__init__` that `dataclass` would have made."""
    plain, keyword, lines = ["self"], ["*"], []
    for one in dataclasses.fields(kind):
        if one.name == "box" and kind.__name__ == "State":
            continue
        note = _note(kind, one.name)
        line = f"self.{one.name} = {one.name}"
        if one.default_factory is not dataclasses.MISSING:
            note, make = f"{note} | None = None", one.default_factory
            made = f"{make.__name__}()" if make in (list, dict) else _made_for(kind, one.name)
            line = f"self.{one.name} = {made} if {one.name} is None else {one.name}"
        elif one.default is None and "None" not in note and "Any" not in note:
            note = f"{note} | None = None"  # set by whoever runs the position
            line = f"if {one.name} is not None: {line}"
        elif one.default is not dataclasses.MISSING:
            note = f"{note} = {_default(kind, one)}"
        (keyword if one.kw_only else plain).append(f"{one.name}: {note}")
        lines.append(line)
    params = plain + (keyword if len(keyword) > 1 else [])
    return f"def __init__({', '.join(params)}) -> None:\n    " + "\n    ".join(lines) + "\n"


def _made_for(kind: type, name: str) -> str:
    return f"_t.cast(_t.Any, {kind.__name__}).__dataclass_fields__[{name!r}].default_factory()"


def _note(kind: type, name: str) -> str:
    """A field's annotation; Any where an inherited one uses names that this module may not have."""
    if name in kind.__annotations__:
        return str(kind.__annotations__[name])
    note = next(
        str(vars(base)["__annotations__"][name])
        for base in kind.__mro__
        if name in vars(base).get("__annotations__", {})
    )
    used = {node.id for node in ast.walk(ast.parse(note)) if isinstance(node, ast.Name)}
    return note if used <= set(dir(builtins)) else "_t.Any"


def _default(kind: type, one: dataclasses.Field[Any]) -> str:
    if one.default is None or isinstance(one.default, int | float | str | tuple):
        return repr(one.default)
    for home in (kind, *kind.__mro__):
        for name, value in vars(sys.modules[home.__module__]).items():
            if value is one.default:
                if home is not kind and name not in vars(sys.modules[kind.__module__]):
                    return f"_t.cast(_t.Any, __import__({home.__module__!r}, fromlist=['']).{name})"
                return name
    raise TypeError(f"{kind.__name__}.{one.name}: where does its default come from?")


def _copied(kind: type) -> str:
    """A method that makes what `Codec.copy` makes; nothing for classes that are no part of a position."""
    if kind.__name__ == "State":
        return ""
    hints = typing.get_type_hints(kind)
    parts = []
    try:
        for one in dataclasses.fields(kind):
            if not one.metadata.get("transient"):
                parts.append(f"{one.name}={_copy(hints[one.name], f'self.{one.name}')}")
            elif one.name in ("box", "menu"):
                parts.append(f"{one.name}=self.{one.name}")
    except TypeError:
        return ""
    return f"def copied(self) -> {kind.__name__}:\n    return {kind.__name__}({', '.join(parts)})\n"


def _copy(hint: Any, x: str) -> str:
    from ennead.kernel import plain

    def part(hint: Any, x: str) -> str:
        if dataclasses.is_dataclass(hint):
            return f"{x}.copied()"
        return original(hint, x)

    original, plain._copy = plain._copy, part
    try:
        return part(hint, x)
    finally:
        plain._copy = original


# -- building -------------------------------------------------------------------------------------------------------


def copy_source(groups: dict[str, list[str]]) -> None:
    """Lay the rewritten modules and everything else out in the build folder; leave alone what has not changed."""
    wanted = {name for group in groups.values() for name in group}
    for library in TARGET.glob("ennead/**/*.so"):
        if ".".join(library.relative_to(TARGET).parts).split(".cpython")[0] not in wanted:
            library.unlink()
    for path in sorted((SOURCE / "ennead").rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        inside = path.relative_to(SOURCE)
        name = ".".join(inside.with_suffix("").parts)
        data = path.read_bytes()
        if path.suffix == ".py" and name in wanted:
            data = rewritten(data.decode(), importlib.import_module(name)).encode()
        elif name.endswith(".game"):  # a compiled class knows no parameters of types
            data = re.sub(rb"\(Game\[\w+\]\)", b"(Game)", data)
        if name == "ennead.kernel.game":
            made = b"self.codec = Codec(self.state, self.frames)"
            assert made in data
            data = data.replace(made, made + b"\n        self.codec.copy = _copied")
            data = data.replace(b"g.box = self.box(setup)", b"setattr(g, 'box', self.box(setup))")
            data += b"\ndef _copied(g: Any) -> Any:\n    return g.copied()\n"
        to = TARGET / inside
        if not to.exists() or to.read_bytes() != data:
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(data)


SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
setup(name="ennead_compiled", packages=[], ext_modules=mypycify(
    {options!r} + [one for files, _ in groups for one in files],
    separate=groups, opt_level={level!r}, debug_level="0"))
"""


def main() -> None:
    """Copy, rewrite, compile."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "-O", dest="level", default="1", help="how hard the C compiler tries (more was not faster)"
    )
    args = parser.parse_args()
    sys.path.insert(0, str(SOURCE))
    groups = modules_worth_it()
    copy_source(groups)
    files = [
        ([str(Path(*one.split(".")).with_suffix(".py")) for one in group], f"ennead_{name}")
        for name, group in groups.items()
    ]
    options = [
        "--explicit-package-bases",
        "--no-warn-unused-ignores",
        "--config-file=",
    ]
    script = SETUP.format(groups=files, options=options, level=args.level)
    made = TARGET / "setup.py"
    again = ["--force"] if not made.exists() or made.read_text("utf-8") != script else []
    made.write_text(script, "utf-8")
    env = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-ffp-contract=off -w"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j2", *again]
    done = subprocess.run(command, cwd=TARGET, env=env, check=False).returncode
    if done:
        made.unlink()  # the next run begins anew
    sys.exit(done)


if __name__ == "__main__":
    main()
