"""What a seat sees: its scene printed, its options in words and numbered. A game without a scene shows its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from ennead.kernel.flow import Option
from ennead.kernel.game import Game
from ennead.kernel.match import Match
from ennead.kernel.scene import Scene
from ennead.kernel.secrecy import View
from ennead.terminal.blocks import Block, indented, ink, ruled, wrapped
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
        self.scenery = game.scenery
        names = game.notation.names.values()
        self._moves = frozenset(name for vocabulary in names for name in vocabulary)

    def scene(self, view: View) -> Scene | None:
        """The tree of things that the viewer sees; None if nobody has written it."""
        return self.scenery.scene(view.state, view.seat) if self.scenery else None

    def choices(self, match: Match, view: View, pen: Pen) -> list[Choice]:
        """The options of a seat in the order of the list: quiet endings last."""
        rows = [
            (*self._offered(view, option, pen), option)
            for option in self.game.menu(match.position, view.seat)
        ]
        rows.sort(key=lambda row: _RANK[row[0]])  # stable: otherwise in the order of the menu
        return [
            Choice(number, option, self.game.write(option), label, manner, targets)
            for number, (manner, label, targets, option) in enumerate(rows, 1)
        ]

    def _offered(self, view: View, option: Option, pen: Pen) -> tuple[str, str, tuple[str, ...]]:
        """How an option is offered, its words, and what it points at."""
        label = self.label(view, option, pen)
        if self.scenery is None:
            return "plain", label, ()
        manner = self.scenery.manner(view.state, option)
        return manner, label, self.scenery.targets(view.state, option)

    def label(self, view: View, option: Option, pen: Pen) -> str:
        """An option in words, as the viewer sees it."""
        own = self.scenery.label(view.state, option) if self.scenery else None
        return pen.say(own or self.game.label(option))

    def board(self, view: View, pen: Pen, width: int) -> Block:
        """The table, with its title above."""
        scene = self.scene(view)
        if scene is None:
            head = ruled(ink(pen.say("game-title"), "title"), width)
            return [head, *facts(self.game.facts(view.state), width)]
        title = ink(f"{pen.say('game-title')} · {pen.say(scene.title)}", "title")
        pen = replace(pen, moves=self._moves, viewer=view.seat)
        return [ruled(title, width), *draw_scene(scene, pen, width)]


def marks(choices: Sequence[Choice]) -> Mapping[str, Sequence[int]]:
    """The numbers to put on things: of the options that need no more than this one thing to be clear."""
    found: dict[str, list[int]] = {}
    for choice in choices:
        if len(choice.targets) == 1:
            found.setdefault(choice.targets[0], []).append(choice.number)
    return found


def parts(choices: Sequence[Choice]) -> frozenset[str]:
    """The things that options name together with others: two battle cards, a troop and its goal."""
    return frozenset(
        target for choice in choices if len(choice.targets) > 1 for target in choice.targets
    )


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
        return [ink(name, "bold"), *indented(facts(value, width - 2), 2)]
    return wrapped(ink(f"{name} ", "quiet").append(_flat(value)), width, 2)


def _flat(value: Any) -> str:
    if isinstance(value, list | tuple):
        runs = [(one, len(list(run))) for one, run in groupby(map(_flat, value))]
        return ", ".join(f"{one} ×{n}" if n > 1 else one for one, n in runs) or "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return "–" if value is None or value in ("", {}) else str(value)
