"""What a seat sees: its scene printed, its options in words and numbered. A game without a scene
shows its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from ennead.kernel import Option, View
from ennead.kernel.scene import Scene
from ennead.table.kit import GameKit
from ennead.terminal.blocks import Block, indented, ink, ruled, wrapped
from ennead.terminal.context import RenderContext
from ennead.terminal.drawing import draw_scene

_RANK = {"plain": 0, "costly": 0, "done": 1, "pass": 2}


@dataclass(frozen=True)
class NumberedOption:
    """An option as it is offered: its number, its notation, its words, its kind, and the things it
    points at."""

    number: int
    option: Option
    text: str
    label: str
    verb: str = ""
    manner: str = "plain"
    targets: tuple[str, ...] = ()


class BoardView:
    """A game's table as text."""

    def __init__(self, kit: GameKit) -> None:
        self.kit = kit
        names = kit.game.notation.names.values()
        self._moves = frozenset(name for vocabulary in names for name in vocabulary)

    def scene(self, view: View[Any]) -> Scene | None:
        """The tree of things that the viewer sees; None if nobody has written it."""
        return self.kit.scene(view.state, view.seat) if self.kit.has_scene else None

    def choices(self, view: View[Any], context: RenderContext) -> list[NumberedOption]:
        """The options of a seat in the order of the list: quiet endings last."""
        kit, state = self.kit, view.state
        rows = [(kit.manner(state, one), one) for one in kit.game.menu(state, view.seat)]
        rows.sort(key=lambda row: _RANK[row[0]])  # stable: otherwise in the order of the menu
        return [
            NumberedOption(
                number,
                option,
                kit.game.write(option),
                self.label(view, option, context),
                option.verb,
                manner,
                kit.targets(state, option),
            )
            for number, (manner, option) in enumerate(rows, 1)
        ]

    def label(self, view: View[Any], option: Option, context: RenderContext) -> str:
        """An option in words, as the viewer sees it."""
        return context.say(self.kit.label(view.state, option))

    def board(self, view: View[Any], context: RenderContext, width: int) -> Block:
        """The table, with its title above."""
        scene = self.scene(view)
        if scene is None:
            head = ruled(ink(context.say("game-title"), "title"), width)
            return [head, *facts(self.kit.game.facts(view.state), width)]
        title = ink(f"{context.say('game-title')} · {context.say(scene.title)}", "title")
        context = replace(context, moves=self._moves, viewer=view.seat)
        return [ruled(title, width), *draw_scene(scene, context, width)]


def marks(choices: Sequence[NumberedOption]) -> Mapping[str, Sequence[int]]:
    """The numbers to put on things: of the options that need no more than this one thing to be
    clear."""
    found: dict[str, list[int]] = {}
    for choice in choices:
        if len(choice.targets) == 1:
            found.setdefault(choice.targets[0], []).append(choice.number)
    return found


def parts(choices: Sequence[NumberedOption]) -> frozenset[str]:
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
