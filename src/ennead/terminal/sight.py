"""What a seat sees: its scene printed, its options in words and numbered. A game without a scene shows its facts."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.match import Match
from ennead.kernel.scene import Scene
from ennead.kernel.secrecy import View
from ennead.terminal.blocks import Block, indented, ruled, wrapped
from ennead.terminal.drawing import draw_scene
from ennead.terminal.pen import Pen

_RANK = {"plain": 0, "costly": 0, "done": 1, "pass": 2}


@dataclass(frozen=True)
class Choice:
    """An option as it is offered: its number, its notation, its words, and the things it points at."""

    number: int
    option: Option
    text: str
    label: str
    manner: str = "plain"
    targets: tuple[str, ...] = ()


class Sight:
    """A game's table as text."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        name = f"{game.package}.scene"
        self._module: Any = importlib.import_module(name) if find_spec(name) else None

    def scene(self, view: View) -> Scene | None:
        """The tree of things that the viewer sees; None if nobody has written it."""
        if self._module is None:
            return None
        scene: Scene = self._module.scene(view.state, view.seat)
        return scene

    def choices(self, match: Match, view: View, pen: Pen) -> list[Choice]:
        """The options of a seat in the order of the list: quiet endings last."""
        rows = []
        for option in self.game.menu(match.position, view.seat):
            manner = self._asked("manner", view, option) or "plain"
            label = self._asked("label", view, option) or self.game.label(option)
            targets = self._asked("targets", view, option) or ()
            rows.append((manner, option, pen.say(label), tuple(targets)))
        rows.sort(key=lambda row: _RANK[row[0]])
        return [
            Choice(number, option, self.game.write(option), label, manner, targets)
            for number, (manner, option, label, targets) in enumerate(rows, 1)
        ]

    def _asked(self, name: str, view: View, option: Option) -> Any:
        function = getattr(self._module, name, None)
        return function(view.state, option) if function else None

    def board(self, view: View, pen: Pen, width: int) -> Block:
        """The table, with its title above."""
        scene = self.scene(view)
        if scene is None:
            head = ruled(Text(pen.say("game-title"), "title"), width)
            return [head, *facts(self.game.facts(view.state), width)]
        title = Text(f"{pen.say('game-title')} · {pen.say(scene.title)}", "title")
        return [ruled(title, width), *draw_scene(scene, pen, width)]


def marks(choices: Sequence[Choice]) -> Mapping[str, Sequence[int]]:
    """The numbers to put on things: of the options that need no more than this one thing to be clear."""
    found: dict[str, list[int]] = {}
    for choice in choices:
        if len(choice.targets) == 1:
            found.setdefault(choice.targets[0], []).append(choice.number)
    return found


def facts(value: Any, width: int) -> Block:
    """Nested plain data, readable: one line a fact, lists on one line."""
    if isinstance(value, Mapping):
        lines: Block = []
        for name, inner in value.items():
            lines += _fact(str(name).replace("_", " "), inner, width)
        return lines
    if isinstance(value, list | tuple) and any(isinstance(one, Mapping) for one in value):
        lines = []
        for number, one in enumerate(value):
            lines += _fact(str(number), one, width)
        return lines
    return wrapped(_flat(value), width)


def _fact(name: str, value: Any, width: int) -> Block:
    nested = isinstance(value, Mapping) or (
        isinstance(value, list | tuple) and any(isinstance(one, Mapping) for one in value)
    )
    if nested and value:
        return [Text(name, "bold"), *indented(facts(value, width - 2), 2)]
    return wrapped(Text(f"{name} ", "quiet").append(_flat(value)), width, 2)


def _flat(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_flat, value)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return "–" if value is None or value == "" else str(value)
