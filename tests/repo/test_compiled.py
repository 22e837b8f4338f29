"""The copy that tools/compiled.py makes for mypyc: its rewritten modules mean the same, before any C is made of them."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]

SMALL = """
from __future__ import annotations
from dataclasses import dataclass, field
from ennead.kernel.flow import Frame

LOW, HIGH = range(2)

@dataclass(slots=True)
class Part:
    seat: int
    cards: list[int] = field(default_factory=list)

@dataclass(slots=True)
class Work(Frame):
    left: Part
    others: list[Part] = field(default_factory=list)
    spare: Part | None = None
    count: int = HIGH
"""


@pytest.fixture(scope="module")
def compiled() -> ModuleType:
    """The tool, as a module."""
    return _module("compiled_tool", (ROOT / "tools" / "compiled.py").read_text("utf-8"))


def _module(name: str, text: str) -> ModuleType:
    module = ModuleType(name)
    module.__file__ = str(ROOT / "tools" / "compiled.py")
    sys.modules[name] = module
    exec(compile(text, name, "exec"), vars(module))
    return module


def test_rewritten_classes_mean_the_same(compiled: ModuleType) -> None:
    """Same arguments, defaults and text; a copy is equal and shares no list."""
    plain = _module("small_plain", SMALL)
    small = _module("small_rewritten", compiled.rewritten(SMALL, plain))
    made = [
        kind.Work(kind.Part(1, [2]), [kind.Part(3)], count=4, step="on") for kind in (plain, small)
    ]
    assert repr(made[0]) == repr(made[1])
    assert repr(small.Work(small.Part(0))) == repr(plain.Work(plain.Part(0)))
    copy = made[1].copied()
    assert copy == made[1]
    copy.left.cards.append(5)
    copy.others[0].seat = 6
    assert repr(made[0]) == repr(made[1])
    assert small.HIGH == 1


def test_every_module_worth_it_can_be_rewritten(compiled: ModuleType) -> None:
    """All games and the search are among them, and what comes out is Python."""
    names = [name for group in compiled.modules_worth_it().values() for name in group]
    assert {"ennead.bots.search", "ennead.kernel.game", "ennead.games.kemet.state"} <= {*names}
    for name in names:
        text = (ROOT / "src" / Path(*name.split("."))).with_suffix(".py").read_text("utf-8")
        ast.parse(compiled.rewritten(text, importlib.import_module(name)))
