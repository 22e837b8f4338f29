"""What a seat observes as numbers: a named layout, generated from the declarations of the position.

    layout = layout_of(game, setup)
    row = layout.encode(game.mask(g, seat), seat)      # int16, as long as layout.names
    layout.names[17]                                   # 'players[0].hand.count[3]'

Every field of the position appears under its own name, in the order of its declaration:

- a number or a switch is one entry; a set of bits has an entry a bit (`tiles.bit[4]`);
- a list that always has the same length has an entry a place (`holder[12]`);
- any other list has its length first (`discard.size`), then its places, `PAD` where it is shorter;
- tokens whose order means nothing (a hand, a bag) are counted by kind (`hand.count[3]`); those
  that the seat may not see appear in their `size` alone;
- a part of the position is its fields (`players[1].gold`), `here` first if it may be missing;
- of the procedures under way the innermost of each kind appears (`frames.Battle.zone`).

Beside them stand who looks (`viewer[0]`), who is asked (`asked[1]`), what is asked (`question`) and
who has given a sealed answer (`sealed[1]`). How long lists get and how large numbers are was
measured (`layouts/GAME.json`) and given room; what is longer keeps its end, what is larger is cut.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from array import array
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ennead.envs.bounds import PAD, Bound, Bounds, bounds_of, type_of
from ennead.envs.writer import KERNEL
from ennead.kernel import AnyGame, Frame, Setup

Row: typing.TypeAlias = "npt.NDArray[np.int16]"
INT16: Final = np.iinfo(np.int16)


class Layout:
    """The layout of one game at a table of one size."""

    def __init__(self, game: AnyGame, setup: Setup, bounds: Bounds) -> None:
        source = _Source(game, setup.players, bounds)
        text = source.text()
        scope: dict[str, Any] = {"_bits": _bits, "QUESTIONS": source.questions}
        scope["STEPS"] = source.steps
        exec(text, scope)  # noqa: S102 - made of field names only
        self._flat = scope["flat"]
        self.names: tuple[str, ...] = tuple(source.names)
        """What stands at each index."""
        self.low = np.array(source.low, np.int16)
        self.high = np.array(source.high, np.int16)
        self.fields: dict[str, slice] = _fields(source.owners)
        """The entries of each field, under its name without an index or a count."""
        self._mask = game.mask
        self.bytes: Callable[[Any, int], bytes] = _compiled(game, setup) or self._listed
        """What a seat observes of a position, two bytes a number: what is written for the compiler
        if that is at hand, or else the masked position, encoded."""

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, seen: Any, viewer: int, out: Row | None = None) -> Row:
        """The numbers of a masked position (`game.mask`), into `out` if it is given."""
        numbers = self._flat(seen, viewer)
        try:
            made = np.frombuffer(array("h", numbers), np.int16)
        except OverflowError:
            made = np.clip(numbers, INT16.min, INT16.max).astype(np.int16)
        if out is None:
            out = np.empty(len(self.names), np.int16)
        np.clip(made, self.low, self.high, out=out)
        return out

    def _listed(self, g: Any, viewer: int) -> bytes:
        return self.encode(self._mask(g, viewer), viewer).astype("<i2").tobytes()

    def observe(self, g: Any, viewer: int, out: Row) -> None:
        """What a seat observes of a position, into `out`."""
        out[:] = np.frombuffer(self.bytes(g, viewer), "<i2")

    def split(self, row: Row) -> dict[str, Row]:
        """The same numbers by field: what the dictionary space holds."""
        return {name: row[where] for name, where in self.fields.items()}

    def scaled(self, rows: Row) -> npt.NDArray[np.float32]:
        """Numbers from -1 to 1, as networks like them."""
        reach = np.maximum(np.maximum(np.abs(self.low), np.abs(self.high)), 1)
        return (rows / reach).astype(np.float32)


def layout_of(game: AnyGame, setup: Setup) -> Layout:
    """The layout for a set-up; all set-ups of one size share it."""
    return _layout(game, game.setup(setup.players))


def _compiled(game: AnyGame, setup: Setup) -> Callable[[Any, int], bytes] | None:
    """What `writer` has written and mypyc has compiled."""
    try:
        observe = import_module(f"{game.package}._numbers").observe
    except ImportError:  # not compiled, or without the library of the compiler (`librt`)
        return None
    return partial(observe, setup.players)


@cache
def _layout(game: AnyGame, setup: Setup) -> Layout:
    return Layout(game, setup, bounds_of(game))


def _fields(owners: Iterable[str]) -> dict[str, slice]:
    """Where the entries of each field are: side by side."""
    found: dict[str, list[int]] = {}
    for number, owner in enumerate(owners):
        found.setdefault(owner, []).append(number)
    return {name: slice(places[0], places[-1] + 1) for name, places in found.items()}


_BITS: dict[tuple[int, int], tuple[int, ...]] = {}


def _bits(value: int, width: int) -> tuple[int, ...]:
    """The bits of a set, the lowest first."""
    found = _BITS.get((value, width))
    if found is None:
        found = tuple([value >> n & 1 for n in range(width)])
        if len(_BITS) < 100_000:
            _BITS[value, width] = found
    return found


class _Source:
    """Writes the function that lists the numbers of a position, and names them as it goes."""

    def __init__(self, game: AnyGame, players: int, bounds: Bounds) -> None:
        self.game = game
        self.players = players
        self.bounds = bounds
        self.questions = {name: n for n, name in enumerate(("", *sorted(game.questions)))}
        self.steps = {name: n for n, name in enumerate(("", *bounds.steps))}
        self.names: list[str] = []
        self.owners: list[str] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.lines: list[str] = []
        self._made = 0

    def text(self) -> str:
        """The whole function; compiled, it would be no quicker: it is all list arithmetic."""
        seats, all_seats = self.players, f"range({self.players})"
        self._say(f"y = [1 if seat == viewer else 0 for seat in {all_seats}]")
        self._entries("viewer", seats, 0, 1)
        self._say(f"y += [1 if seat in g.asked else 0 for seat in {all_seats}]")
        self._entries("asked", seats, 0, 1)
        self._say("y.append(QUESTIONS[g.question])")
        self._entry("question", 0, len(self.questions) - 1)
        sealed = "[0 if one is None else 1 for one in g.sealed]"
        self._say(f"y += {sealed} if g.sealed else {[0] * seats}")
        self._entries("sealed", seats, 0, 1)
        self._say("y += (g.turn, g.over)")
        self._entry("turn", 0, 9999)
        self._entry("over", 0, 1)
        self._part(self.game.state, "g", "")
        self._frames()
        self._say("return y")
        return "def flat(g, viewer):\n" + "\n".join(f"    {one}" for one in self.lines) + "\n"

    # -- lines and names -------------------------------------------------------------------------

    def _say(self, line: str) -> None:
        self.lines.append(self._indent + line)

    _indent = ""
    _owner = ""
    """The field that entries belong to; empty: each is a field of its own."""

    def _entry(self, name: str, low: int, high: int) -> None:
        self.names.append(name)
        self.owners.append(self._owner or name)
        self.low.append(max(low, INT16.min))
        self.high.append(min(high, INT16.max))

    def _entries(self, name: str, count: int, low: int, high: int) -> None:
        outer, self._owner = self._owner, self._owner or name
        for n in range(count):
            self._entry(f"{name}[{n}]", low, high)
        self._owner = outer

    def _fresh(self) -> str:
        self._made += 1
        return f"v{self._made}"

    # -- one function for each kind of field -----------------------------------------------------

    def _part(self, kind: type, x: str, path: str) -> None:
        """The fields of a part, or of the position itself."""
        for field in dataclasses.fields(kind):
            if field.metadata.get("transient") or field.name == "step":
                continue
            if kind is self.game.state and field.name in KERNEL:
                continue
            hint = type_of(self.game, self.bounds.types[kind.__name__][field.name])
            secret = "sight" in field.metadata and not field.metadata["ordered"]
            name = f"{path}.{field.name}" if path else field.name
            outer, self._owner = self._owner, name
            self._value(hint, f"{x}.{field.name}", name, f"{kind.__name__}.{field.name}", secret)
            self._owner = outer

    def _value(self, hint: object, x: str, name: str, key: str, counted: bool = False) -> None:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint in (int, bool):
            self._number(x, name, self.bounds[key])
        elif origin in (typing.Union, types.UnionType):
            self._optional(args[0], x, name, key)
        elif origin is dict:
            pair = tuple[args[0], args[1]]  # type: ignore[valid-type]
            self._list(pair, f"sorted({x}.items())", name, key)
        elif origin is tuple and args[-1] is not Ellipsis:
            for n, inner in enumerate(args):
                self._value(inner, f"{x}[{n}]", f"{name}[{n}]", f"{key}[]")
        elif origin in (list, tuple) and counted:
            self._counts(x, name, self.bounds[key])
        elif origin in (list, tuple):
            self._list(args[0], x if origin is list else f"list({x})", name, key)
        else:
            assert isinstance(hint, type), f"{key}: {hint!r} has no numbers"
            self._part(hint, x, name)

    def _number(self, x: str, name: str, bound: Bound) -> None:
        if bound.bits:
            self._say(f"y += _bits({x}, {bound.bits})")
            for n in range(bound.bits):
                self._entry(f"{name}.bit[{n}]", 0, 1)
        else:
            self._say(f"y.append({x})")
            self._entry(name, bound.low, bound.high)

    def _optional(self, inner: object, x: str, name: str, key: str) -> None:
        one = self._fresh()
        self._say(f"{one} = {x}")
        self._maybe(one, f"{name}.here", lambda: self._value(inner, one, name, key))

    def _maybe(self, one: str, here: str, write: typing.Callable[[], None]) -> None:
        """`here`, then what `write` writes, or zeros where there is nothing."""
        self._entry(here, 0, 1)
        before = len(self.names)
        self._say(f"if {one} is not None:")
        outer, self._indent = self._indent, self._indent + "    "
        self._say("y.append(1)")
        write()
        self._indent = outer
        self._say("else:")
        self._say(f"    y += {[0] * (len(self.names) - before + 1)}")
        for n in range(before, len(self.names)):  # nothing is zeros, whatever is usual there
            self.low[n], self.high[n] = min(self.low[n], 0), max(self.high[n], 0)

    def _counts(self, x: str, name: str, bound: Bound) -> None:
        tokens, counts, one = self._fresh(), self._fresh(), self._fresh()
        kinds = bound.high + 1
        self._say(f"{tokens} = {x}; {counts} = {[0] * kinds}")
        self._say(f"for {one} in {tokens}:")
        self._say(f"    if 0 <= {one} < {kinds}: {counts}[{one}] += 1")
        self._say(f"y.append(len({tokens})); y += {counts}")
        self._entry(f"{name}.size", 0, bound.room)
        for n in range(kinds):
            self._entry(f"{name}.count[{n}]", 0, bound.room)

    def _list(self, inner: object, x: str, name: str, key: str) -> None:
        bound, found = self.bounds[key], self._fresh()
        fixed = bound.fixed or (self.players if bound.seats else 0)
        room = fixed or bound.room
        self._say(f"{found} = {x}")
        if not fixed:
            self._say(f"y.append(len({found}))")
            self._entry(f"{name}.size", 0, max(room, 1))
        if inner is int and not self.bounds[f"{key}[]"].bits:
            item = self.bounds[f"{key}[]"]
            self._entries(name, room, min(item.low, PAD), item.high)
            if fixed:
                even = f"({found}[-{room}:] + {[PAD] * room})[:{room}]"  # never so in measured play
                self._say(f"y += {found} if len({found}) == {room} else {even}")
            else:
                size = f"len({found})"
                self._say(f"y += {found}[-{room}:]" if room else "pass")
                self._say(f"if {size} < {room}: y += [{PAD}] * ({room} - {size})")
            return
        outer = self._owner
        for n in range(room):
            at = f"{found}[{n}]"
            self._owner = f"{name}[{n}]" if dataclasses.is_dataclass(inner) else outer
            if fixed:
                self._value(inner, at, f"{name}[{n}]", f"{key}[]")
                continue
            one = self._fresh()
            self._say(f"{one} = {at} if len({found}) > {n} else None")
            self._maybe(
                one,
                f"{name}[{n}].here",
                lambda one=one, n=n: self._value(  # type: ignore[misc]
                    inner, one, f"{name}[{n}]", f"{key}[]"
                ),
            )
        self._owner = outer

    def _frames(self) -> None:
        """The innermost procedure of each kind: its step and locals."""
        self._say("top = {one.__class__.__name__: one for one in g.frames}")
        for kind_name in sorted(self.game.frames):
            kind = self.game.frames[kind_name]
            one = self._fresh()
            self._say(f"{one} = top.get({kind_name!r})")
            self._maybe(
                one,
                f"frames.{kind_name}.here",
                lambda k=kind, o=one: self._frame(k, o),  # type: ignore[misc]
            )

    def _frame(self, kind: type[Frame], one: str) -> None:
        path = f"frames.{kind.__name__}"
        self._say(f"y.append(STEPS.get({one}.step, 0))")
        self._entry(f"{path}.step", 0, len(self.steps) - 1)
        self._part(kind, one, path)
