"""How long the lists of a position get and how large its numbers: measured, then given room.

    python -m ennead.envs.bounds kemet       # writes layouts/kemet.json anew

Declarations say what a field is, not how far it goes. Matches of a careless bot and of a good one,
at tables of all sizes and with options thrown, say that; the layouts of `kemet_v1` and the others
rest on these files, which change only together with the version in the name.
"""

from __future__ import annotations

import dataclasses
import json
import random
import re
import sys
import types
import typing
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

from ennead.bots import Bot, make
from ennead.games import load
from ennead.kernel import AnyGame, Frame, Option, Sampled, Setup, SetupError, State

FOLDER: Final = Path(__file__).parent / "layouts"
PAD: Final = -2
"""Where a list has no entry; tokens that the seat may not see are -1."""
BITS_FROM: Final = 256
"""A number as large as this is no count in these games: it is a set of bits."""
DECISIONS: Final = 40_000
"""How many decisions are looked at, over all sizes of tables; every second match is played well."""


@dataclasses.dataclass(slots=True)
class Bound:
    """What was seen of a field."""

    low: int = 0
    high: int = 1
    shortest: int = 0
    longest: int = 0
    seats: bool = False
    """As long as there are seats."""

    @property
    def bits(self) -> int:
        """How many bits it has, if it is a set of them."""
        return self.high.bit_length() if self.high >= BITS_FROM else 0

    @property
    def fixed(self) -> int:
        """Its length, if that was always the same."""
        return self.longest if self.shortest == self.longest and not self.seats else 0

    @property
    def room(self) -> int:
        """Places for a list of any length: half as many again as were ever seen."""
        return self.longest + (self.longest + 1) // 2


class Bounds(dict[str, Bound]):
    """The bounds of a game by field (`Player.hand`, entries as `Player.hand[]`), and its steps."""

    def __init__(
        self, fields: dict[str, Bound], steps: tuple[str, ...], types: dict[str, dict[str, str]]
    ) -> None:
        super().__init__(fields)
        self.steps = steps
        self.types = types
        """The types of the fields by class, as words: compiled classes no longer know them."""

    def __missing__(self, key: str) -> Bound:
        return Bound()


@cache
def bounds_of(game: AnyGame) -> Bounds:
    """The bounds in our files; those of a game from elsewhere are measured now."""
    file = FOLDER / f"{game.id}.json"
    if not file.is_file():
        return measured(game)
    data = json.loads(file.read_text("utf-8"))
    fields = {name: Bound(*row) for name, row in data["fields"].items()}
    return Bounds(fields, tuple(data["steps"]), data["types"])


@cache
def hints_of(kind: type) -> dict[str, Any]:
    """The types of the fields of a class of a position."""
    hints = typing.get_type_hints(kind)
    if issubclass(kind, Frame):
        hints["step"] = str
    return hints


def declared(game: AnyGame) -> dict[str, dict[str, str]]:
    """The types of all fields of a position, by class, as its source declares them."""
    return {
        name: {
            field.name: _worded(hints_of(kind)[field.name])
            for field in dataclasses.fields(kind)
            if not field.metadata.get("transient") and field.name not in State.__annotations__
        }
        for name, kind in sorted(game.codec.kinds.items())
    }


def _worded(hint: Any) -> str:
    words = hint.__name__ if isinstance(hint, type) and not typing.get_args(hint) else str(hint)
    return re.sub(r"[\w.]+\.(\w+)", r"\1", words)


def type_of(game: AnyGame, words: str) -> Any:
    """A type from its words."""
    known = {**game.codec.kinds, "Frame": Frame, "Option": Option}
    return eval(words, known)  # noqa: S307 - words of our own file


def measured(game: AnyGame, decisions: int = DECISIONS) -> Bounds:
    """Play and look."""
    seen: dict[str, Bound] = {}
    steps: set[str] = set()
    looked = 0
    for number in count():
        if looked >= decisions:
            break
        for players in game.counts:
            rng = random.Random(f"bounds/{number}/{players}")
            setup = _some_setup(game, players, rng if number else None)
            bot = make("greedy" if number % 2 and game.judgement() else "random")
            looked += _watch(game, setup, bot, rng, seen, steps)
    for name, bound in seen.items():
        counted = bound.longest and not name.endswith("[]")  # room for kinds is room in the layout
        if not bound.bits and bound.high > 1:
            bound.high = bound.high + (bound.high + 3) // 4 if counted else 2 * bound.high
        if bound.low < -1:
            bound.low *= 2
    return Bounds(dict(sorted(seen.items())), tuple(sorted(steps)), declared(game))


def _some_setup(game: AnyGame, players: int, rng: random.Random | None) -> Setup:
    """A set-up with options thrown, or the usual one."""
    chosen: dict[str, str] = {}
    for option in game.options if rng else ():
        assert rng is not None
        chosen[option.id] = option.values[int(rng.random() * len(option.values))]
        try:
            game.box(game.setup(players, chosen))
        except SetupError:
            del chosen[option.id]
    return game.setup(players, chosen)


def _watch(
    game: AnyGame,
    setup: Setup,
    bot: Bot,
    rng: random.Random,
    seen: dict[str, Bound],
    steps: set[str],
) -> int:
    """Note what is seen in a match; how many decisions that took."""
    g = game.start(setup, Sampled(rng))
    decisions = 0
    while not g.over:
        decisions += 1
        _look(type(g), g, "", setup.players, seen)
        for frame in g.frames:
            _look(type(frame), frame, "", setup.players, seen)
            steps.add(frame.step)
        seat = g.asked[0]
        menu = game.menu(g, seat)
        view: Any = None if bot.blind else game.view(g, seat)
        game.apply(g, seat, bot.choose(game, view, menu, rng))
    _look(type(g), g, "", setup.players, seen)
    return decisions


def _look(hint: Any, x: Any, key: str, players: int, seen: dict[str, Bound]) -> None:
    """Note a value under its key, and what is in it under theirs."""
    if x is None or isinstance(x, str):
        return
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in (int, bool):
        bound = seen.setdefault(key, Bound(int(x), max(int(x), 1)))
        bound.low, bound.high = min(bound.low, int(x)), max(bound.high, int(x))
    elif origin in (typing.Union, types.UnionType):
        _look(args[0], x, key, players, seen)
    elif origin is tuple and args[-1] is not Ellipsis:
        for inner, one in zip(args, x, strict=True):
            _look(inner, one, f"{key}[]", players, seen)
    elif origin in (list, tuple, dict):
        items = sorted(x.items()) if origin is dict else x
        inner = tuple[args[0], args[1]] if origin is dict else args[0]  # type: ignore[valid-type]
        _look_inside(inner, items, key, players, seen)
    elif dataclasses.is_dataclass(hint):
        for field in dataclasses.fields(hint):
            if field.metadata.get("transient") or (
                isinstance(x, State) and field.name in State.__dataclass_fields__
            ):
                continue
            kind: type = type(x)
            inner = hints_of(kind)[field.name]
            _look(inner, getattr(x, field.name), f"{type(x).__name__}.{field.name}", players, seen)


def _look_inside(inner: Any, items: Any, key: str, players: int, seen: dict[str, Bound]) -> None:
    size = len(items)
    bound = seen.get(key)
    if bound is None:
        bound = seen[key] = Bound(0, 1, size, size, size == players)
    bound.shortest, bound.longest = min(bound.shortest, size), max(bound.longest, size)
    bound.seats = bound.seats and size == players
    for one in items:
        _look(inner, one, f"{key}[]", players, seen)
    if inner is int and items:
        bound.high = max(bound.high, *items)


def main(games: list[str]) -> None:
    """Measure games again and write what was found."""
    FOLDER.mkdir(exist_ok=True)
    for id in games:
        bounds = measured(load(id))
        rows = ",\n".join(
            f"    {json.dumps(name)}: {json.dumps(list(dataclasses.astuple(bound)))}"
            for name, bound in bounds.items()
        )
        steps = json.dumps(bounds.steps)
        types = json.dumps(bounds.types)
        text = f'{{\n  "fields": {{\n{rows}\n  }},\n  "steps": {steps},\n  "types": {types}\n}}\n'
        (FOLDER / f"{id}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
