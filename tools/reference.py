#!/usr/bin/env python3
"""Write the reference of `ennead.kernel` into `docs/reference.md`, from its sources.

    python tools/reference.py           # writes it
    python tools/reference.py --check   # exit code 1 if it is not up to date

What is in `__all__` is listed by the module it comes from, with its signature and its docstring.
"""

from __future__ import annotations

import argparse
import ast
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "src" / "ennead" / "kernel"
PAGE = ROOT / "docs" / "reference.md"
WIDTH = 100
HEAD = """\
# Reference of `ennead.kernel`

Written by `python tools/reference.py` from the sources: change it there. How the parts work
together is in [adding-a-game.md](adding-a-game.md), our words are in [glossary.md](glossary.md)."""


def main() -> int:
    """Write the page, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    text = page()
    if not parser.parse_args().check:
        PAGE.write_text(text, encoding="utf-8")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != text:
        sys.stderr.write("docs/reference.md is not up to date: python tools/reference.py\n")
        return 1
    return 0


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for module, names in public_names().items():
        tree = parsed(module)
        parts.append(f"## {module}\n\n{described(tree)}")
        found = dict(definitions(tree))
        parts += [entry for name in names for entry in found[name]]
    return "\n\n".join(parts) + "\n"


def parsed(module: str) -> ast.Module:
    """The source of a module of the kernel."""
    return ast.parse((KERNEL / f"{module}.py").read_text(encoding="utf-8"))


def public_names() -> dict[str, list[str]]:
    """The names of `__all__` by the module that defines them."""
    face = parsed("__init__")
    public: list[str] = []
    for node in face.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            public = ast.literal_eval(node.value)
    modules: dict[str, list[str]] = {}
    for node in face.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ennead.kernel."):
            names = [alias.name for alias in node.names if alias.name in public]
            modules.setdefault(str(node.module).removeprefix("ennead.kernel."), []).extend(names)
    return {module: sorted(names) for module, names in sorted(modules.items()) if names}


def definitions(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """What a module defines: each name with the paragraphs about it."""
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            yield node.name, [heading(class_line(node)), described(node), *members(node)]
        elif isinstance(node, ast.FunctionDef):
            yield node.name, [heading(signature(node)), described(node)]
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield ast.unparse(target), [heading(ast.unparse(node)), wrapped(doc_after(after))]


def members(node: ast.ClassDef) -> list[str]:
    """The public attributes and methods of a class, as a list."""
    lines = []
    first = [part for part in node.body if getattr(part, "name", "") == "__init__"]
    made = first[0].body if first and isinstance(first[0], ast.FunctionDef) else []
    body = [*node.body, *(part for part in made if isinstance(part, ast.AnnAssign | ast.Expr))]
    for part, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(part, ast.AnnAssign):
            name = ast.unparse(part.target).removeprefix("self.")
            if not name.startswith("_") and (part in node.body or doc_after(after)):
                lines.append(item(f"{name}: {annotation(part.annotation)}", doc_after(after)))
        elif isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            lines.append(item(signature(part), ast.get_docstring(part) or ""))
    return ["\n".join(lines)] if lines else []


def class_line(node: ast.ClassDef) -> str:
    """A class as it is called, or with its bases where it has no `__init__` of its own."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return f"class {node.name}{signature(part).removeprefix('__init__').split(' -> ')[0]}"
    bases = ", ".join(map(ast.unparse, node.bases))
    return f"class {node.name}({bases})" if bases else f"class {node.name}"


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called, with its types; a property as an attribute."""
    returns = annotation(node.returns)
    if any(ast.unparse(one) in ("property", "cached_property") for one in node.decorator_list):
        return f"{node.name}: {returns}"
    given = ast.unparse(node.args)
    for own in ("self, ", "self", "cls, ", "cls"):
        if given == own.strip(", ") or (given.startswith(own) and own.endswith(" ")):
            given = given.removeprefix(own)
    return f"{node.name}({given}) -> {returns}"


def annotation(node: ast.expr | None) -> str:
    """A type in words; quotes around it say nothing."""
    return "None" if node is None else ast.unparse(node).strip("'\"")


def heading(code: str) -> str:
    """A name, and how it is called where there is more to it."""
    name = code.removeprefix("class ").split("(")[0].split(":")[0].split(" =")[0]
    if code == f"class {name}":
        return f"### {name}"
    folded = textwrap.fill(code, WIDTH, subsequent_indent="    ", break_long_words=False)
    return f"### {name}\n\n```python\n{folded}\n```"


def item(code: str, text: str) -> str:
    """An entry of a list: what it is called, and what it means."""
    line = f"`{' '.join(code.split())}`" + (f": {' '.join(text.split())}" if text else "")
    return textwrap.fill(
        line, WIDTH, initial_indent="- ", subsequent_indent="  ",
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def described(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A docstring, wrapped."""
    return wrapped(ast.get_docstring(node) or "")


def doc_after(node: ast.stmt | None) -> str:
    """The docstring that follows an attribute."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


def wrapped(text: str) -> str:
    """Paragraphs at one width; lists and code keep their lines."""
    blocks = []
    for block in textwrap.dedent(text).split("\n\n"):
        if block.startswith("    ") or "├" in block:
            blocks.append(f"```\n{textwrap.dedent(block)}\n```")
        elif block.startswith("- "):
            blocks.append("\n".join(item_lines(block)))
        else:
            blocks.append(textwrap.fill(block, WIDTH, break_on_hyphens=False))
    return "\n\n".join(blocks)


def item_lines(block: str) -> Iterator[str]:
    """The entries of a list in a docstring."""
    for entry in block.removeprefix("- ").split("\n- "):
        yield textwrap.fill(
            " ".join(entry.split()), WIDTH, initial_indent="- ", subsequent_indent="  "
        )


if __name__ == "__main__":
    sys.exit(main())
