"""The same record gives the same match on every machine: what could spoil that is not written at
all.

In kernel, games and bots nothing uses the module-level generator of `random`, asks for `hash()` or
`id()`, or goes through a set in its own order. The check reads the source; it knows a set by its
display, its call, its annotation or an assignment in the same scope.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ennead"
FOLDERS = ("kernel", "games", "bots")
ORDER_DOES_NOT_MATTER = {"sorted", "len", "any", "all", "sum", "min", "max", "set", "frozenset"}
KEEPS_ORDER = {"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "dict", "reversed"}
SETS = {"set", "frozenset", "AbstractSet", "MutableSet"}


def sources() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))


def called(node: ast.AST) -> str:
    """The name of the plain function that a call calls."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def annotates_set(annotation: ast.expr | None) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(base, ast.Name) and base.id in SETS


class Faults(ast.NodeVisitor):
    """Collects what could make two runs differ."""

    def __init__(self, set_fields: set[str]) -> None:
        self.set_fields = set_fields
        self.scopes: list[set[str]] = [set()]
        self.found: list[tuple[int, str]] = []

    def is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp) or called(node) in ("set", "frozenset"):
            return True
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.Name):
            return any(node.id in scope for scope in self.scopes)
        return isinstance(node, ast.Attribute) and node.attr in self.set_fields

    def report(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.found.append((node.lineno, what))

    def iterates(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.report(node, "goes through a set")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.scopes.append({name.arg for name in arguments if annotates_set(name.annotation)})
        self.generic_visit(node)
        self.scopes.pop()

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {target.id for target in node.targets if isinstance(target, ast.Name)}
        if self.is_set(node.value):
            self.scopes[-1] |= names
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name) and annotates_set(node.annotation):
            self.scopes[-1].add(node.target.id)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.iterates(node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.iterates(node.value)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self.comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.comprehension(node)

    def comprehension(self, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> None:
        for generator in node.generators:
            self.iterates(generator.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in ("hash", "id"):
            self.report(node, f"calls {name}()")
        if name in KEEPS_ORDER:
            for argument in node.args:
                self.iterates(argument)
        if isinstance(node.func, ast.Attribute):
            self.method(node, node.func)
        # With a key, min and max take the first of equals, so the order matters again.
        first_of_equals = name in ("min", "max") and any(
            word.arg == "key" for word in node.keywords
        )
        safe = name in ORDER_DOES_NOT_MATTER and not first_of_equals
        if first_of_equals and node.args:
            self.iterates(node.args[0])
        for child in ast.iter_child_nodes(node):
            if safe and isinstance(child, ast.GeneratorExp | ast.ListComp):
                self.generic_visit(child)
            else:
                self.visit(child)

    def method(self, node: ast.Call, function: ast.Attribute) -> None:
        if function.attr == "pop" and not node.args and self.is_set(function.value):
            self.report(node, "pops from a set")
        if function.attr in ("join", "extend") and node.args:
            self.iterates(node.args[0])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        of_random = isinstance(node.value, ast.Name) and node.value.id == "random"
        if of_random and node.attr != "Random":
            self.report(node, f"uses random.{node.attr}")
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module == "random" and any(alias.name != "Random" for alias in node.names):
            self.report(node, "imports from random")


def set_fields(trees: Iterator[ast.AST]) -> set[str]:
    """Names of the attributes that some class declares as sets."""
    return {
        line.target.id
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and annotates_set(line.annotation)
    }


def faults(text: str, fields: set[str]) -> list[tuple[int, str]]:
    visitor = Faults(fields)
    visitor.visit(ast.parse(text))
    return visitor.found


def test_nothing_depends_on_hash_order_or_global_chance() -> None:
    """No rule, bot or kernel function can give another result in another process."""
    texts = {path: path.read_text(encoding="utf-8") for path in sources()}
    fields = set_fields(ast.parse(text) for text in texts.values())
    found = [
        f"{path.relative_to(PACKAGE)}:{line} {what}"
        for path, text in texts.items()
        for line, what in faults(text, fields)
    ]
    assert found == []


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrandom.shuffle(x)",
        "from random import choice",
        "hash(x)",
        "sorted(x, key=lambda y: id(y))",
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "[x for x in a | set(b)]",
        "{x: 1 for x in frozenset(y)}",
        "def f(seen: set[int]) -> None:\n    for x in seen: pass",
        "def f():\n    seen = {x for x in y}\n    return list(seen)",
        "def f():\n    seen: set[int] = other()\n    return [*seen]",
        "print(*{1, 2})",
        "max((x for x in {1, 2}), key=f)",
        "min(set(x), key=f)",
        "set(y).pop()",
        "', '.join({'a', 'b'})",
        "for x in self.marks: pass",
        "any(y for x in z for y in list(set(x)))",
    ],
)
def test_the_guard_finds(text: str) -> None:
    """Each of these lines is found, so that the check above means something."""
    assert faults(text, {"marks"})


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrng = random.Random(7)\nrng.shuffle(x)",
        "for x in sorted(set(y)): pass",
        "any(x > 1 for x in {1, 2})",
        "{x + 1 for x in set(y)}",
        "x in {1, 2}",
        "len(self.marks)",
        "max((x for x in self.marks), default=0)",
        "def f(id: str) -> str:\n    return id",
        "for x in [1, 2]: pass",
    ],
)
def test_the_guard_lets_pass(text: str) -> None:
    """Each of these lines is harmless."""
    assert faults(text, {"marks"}) == []
