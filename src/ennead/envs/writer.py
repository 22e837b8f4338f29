"""Writes, for the compiler, the function that observes: the same numbers as `layout`, many times as
fast.

`tools/compiled.py` lays the source of each game beside its rules, as the module `_numbers`. It
reads a position itself, asks the `sight` of each hidden field what the seat may see, and writes two
bytes a number straight into a buffer; `layout` copies the position, has it masked by the oracle
first and lists what is left. Tests compare the two byte for byte: neither is believed alone.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any, Final

from ennead.envs.bounds import PAD, Bounds, bounds_of, type_of
from ennead.kernel import UNKNOWN, AnyGame

SHORT: Final = 32767
"""The largest of the numbers that observations are made of."""
WORD: Final = 60
"""As many bits are written in one go: a word of the machine has to hold them."""
KNOWN: Final = 4096
"""As many larger sets of one size are remembered as they were written: most stay as they are."""
KERNEL: Final = (
    "seats", "frames", "asked", "question", "sealed", "turn", "over", "luck", "told", "menu",
)  # fmt: skip
"""Fields that every position has: they have entries of their own, or are no part of it. Compiled,
the kernel's classes no longer say so."""

HEAD: Final = f"""from __future__ import annotations
from typing import Final
from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64, u8
ZEROS: Final = bytes(65536)
PADS: Final = b"".join([(65536 + {PAD}).to_bytes(2, "little")] * 4096)
def put(w: BytesWriter, v: i64, low: i64, high: i64) -> None:
    write_i16_le(w, i16(low if v < low else high if v > high else v))
def bits(w: BytesWriter, v: i64, count: i64) -> None:
    while count >= 4:
        write_i64_le(w, v & 1 | (v & 2) << 15 | (v & 4) << 30 | (v & 8) << 45)
        v >>= 4
        count -= 4
    while count > 0:
        write_i16_le(w, i16(v & 1))
        v >>= 1
        count -= 1
def large(w: BytesWriter, v: int, count: int, known: dict[int, bytes]) -> None:
    found = known.get(v)
    if found is None:
        one = BytesWriter()
        for start in range(0, count, {WORD}):
            bits(one, v >> start & {(1 << WORD) - 1}, min({WORD}, count - start))
        found = one.getvalue()
        if len(known) >= {KNOWN}:
            known.clear()
        known[v] = found
    w.write(found)
def zeros(w: BytesWriter, count: int) -> None:
    if count > 0:
        w.write(ZEROS[: 2 * count])
def plain(w: BytesWriter, x: list[int], room: int, low: i64, high: i64) -> None:
    for e in x if len(x) <= room else x[-room:]:
        put(w, e, low, high)
    if len(x) < room:
        w.write(PADS[: 2 * (room - len(x))])
def listed(w: BytesWriter, x: list[int], lost: int, room: int, low: i64, high: i64) -> None:
    size = len(x)
    put(w, size, 0, room if room else 1)
    for n in range(max(size - room, 0), size):
        put(w, {UNKNOWN} if n < lost else x[n], low, high)
    if size < room:
        w.write(PADS[: 2 * (room - size)])
def counted(w: BytesWriter, x: list[int], lost: int, kinds: i64, room: i64) -> None:
    put(w, len(x), 0, room)
    at: i64 = len(w)
    w.write(ZEROS[: 2 * int(kinds)])
    for n in range(lost, len(x)):
        kind: i64 = x[n]
        if 0 <= kind < kinds:
            found = i64(w[at + 2 * kind])
            if found < room:
                w[at + 2 * kind] = u8(found + 1)
def lost_of(size: int, sight: int) -> int:
    return 0 if sight == 1 else size - 1 if sight == 2 else size
"""


class Writer:
    """The source for one game: for tables of every size."""

    def __init__(self, game: AnyGame, bounds: Bounds | None = None) -> None:
        self.game = game
        self.bounds = bounds_of(game) if bounds is None else bounds
        self._functions: dict[str, str] = {}
        self._widths: dict[str, str] = {}
        self._imports: dict[str, str] = {}
        self._sets: dict[str, str] = {}
        self._made = 0
        self._lines: list[str] = []
        self._indent = "    "
        self._absent = False
        """Whether what is written now may be missing: then 0 is always among its numbers."""

    def text(self) -> str:
        """The module."""
        kind = self.game.state
        questions = {name: n for n, name in enumerate(("", *sorted(self.game.questions)))}
        steps = {name: n for n, name in enumerate(("", *self.bounds.steps))}
        main = self._function(lambda: self._whole(len(questions) - 1, len(steps) - 1))
        for name in (kind.__name__, *sorted(self.game.frames)):
            self._import(self.game.codec.kinds[name].__module__, name)
        tables = (
            f"QUESTIONS: Final[dict[str, int]] = {questions!r}\n"
            f"STEPS: Final[dict[str, int]] = {steps!r}\n"
        )
        head = f"def observe(p: int, g: {kind.__name__}, viewer: int) -> bytes:\n"
        functions = "".join(self._functions.values())
        tables += "".join(self._sets.values())
        return HEAD + "".join(self._imports.values()) + tables + functions + head + main

    # -- lines -----------------------------------------------------------------------------------

    def _say(self, line: str) -> None:
        self._lines.append(self._indent + line)

    def _function(self, write: typing.Callable[[], None]) -> str:
        """The body that `write` says."""
        outer, self._lines, self._indent = (self._lines, self._indent), [], "    "
        write()
        body = "\n".join(self._lines) + "\n"
        self._lines, self._indent = outer
        return body

    def _inside(self, head: str, write: typing.Callable[[], Any]) -> Any:
        self._say(head)
        outer, self._indent = self._indent, self._indent + "    "
        found = write()
        self._indent = outer
        return found

    def _fresh(self) -> str:
        self._made += 1
        return f"v{self._made}"

    def _import(self, module: str, name: str) -> str:
        """A name of the game or the kernel."""
        known = f"_{module.replace('.', '_')}_{name}" if name.startswith("_") else name
        self._imports[known] = f"from {module} import {name} as {known}\n"
        return known

    # -- the position ----------------------------------------------------------------------------

    def _whole(self, questions: int, steps: int) -> None:
        self._say("w = BytesWriter()")
        self._say("asked = g.asked")
        for value in ("seat == viewer", "seat in asked"):
            self._say("for seat in range(p):")
            self._say(f"    put(w, 1 if {value} else 0, 0, 1)")
        self._say(f"put(w, QUESTIONS[g.question], 0, {questions})")
        self._say("if g.sealed:")
        self._say("    for answer in g.sealed:")
        self._say("        put(w, 0 if answer is None else 1, 0, 1)")
        self._say("else:")
        self._say("    zeros(w, p)")
        self._say("put(w, g.turn, 0, 9999)")
        self._say("put(w, 1 if g.over else 0, 0, 1)")
        self._fields(self.game.state, "g")
        names = {name: self._fresh() for name in sorted(self.game.frames)}
        for name, one in names.items():
            self._say(f"{one}: {name} | None = None")
        self._say("for frame in g.frames:")
        for number, (name, one) in enumerate(names.items()):
            self._say(f"    {'elif' if number else 'if'} type(frame) is {name}:")
            self._say(f"        {one} = frame")
        self._say("gap = 0")
        for name, one in names.items():
            self._frame(self.game.frames[name], one, steps)
        self._say("zeros(w, gap)")
        self._say("return w.getvalue()")

    def _frame(self, kind: type, one: str, steps: int) -> None:
        """A procedure; the zeros of those that are not under way are written together."""

        def there() -> str:
            self._say(f"put(w, STEPS.get({one}.step, 0), 0, {steps})")
            return self._part(kind, one)

        width = self._there(one, there, "zeros(w, gap)", "gap = 0")
        self._say(f"    gap += 2+{width}")

    # -- one function for each kind of field, each says how many numbers it writes ---------------

    def _part(self, kind: type, x: str) -> str:
        """A part of the position, by a function of its own."""
        name = f"write_{kind.__name__}" + "_or_not" * self._absent
        if name not in self._functions:
            self._functions[name] = ""
            known = self._import(kind.__module__, kind.__name__)
            state = self._import(self.game.state.__module__, self.game.state.__name__)
            head = f"def {name}(w: BytesWriter, x: {known}, g: {state}, viewer: int, p: int)"
            widths: list[str] = []
            body = self._function(lambda: widths.append(self._fields(kind, "x")))
            self._functions[name] = f"{head} -> None:\n{body or '    pass'}\n"
            self._widths[name] = widths[0]
        self._say(f"{name}(w, {x}, g, viewer, p)")
        return self._widths[name]

    def _fields(self, kind: type, x: str) -> str:
        widths = ["0"]
        for field in dataclasses.fields(kind):
            if field.metadata.get("transient") or field.name == "step":
                continue
            if kind is self.game.state and field.name in KERNEL:
                continue
            hint = type_of(self.game, self.bounds.types[kind.__name__][field.name])
            key = f"{kind.__name__}.{field.name}"
            if "sight" in field.metadata:
                widths.append(self._secret(field, x, key))
            else:
                widths.append(self._value(hint, f"{x}.{field.name}", key))
        if len(widths) == 1:
            self._say("pass")
        return f"({'+'.join(widths)})"

    def _secret(self, field: Any, x: str, key: str) -> str:
        """A list of tokens of which this viewer may see some."""
        tokens, lost = self._fresh(), self._fresh()
        sight = field.metadata["sight"]
        known = self._import(sight.__module__, sight.__name__)
        self._say(f"{tokens} = {x}.{field.name}")
        self._say(f"{lost} = lost_of(len({tokens}), {known}(g, {x}, viewer)) if {tokens} else 0")
        bound, item = self.bounds[key], self.bounds[f"{key}[]"]
        if not field.metadata["ordered"]:
            assert bound.room < 256, f"{key}: {bound.room} do not fit into a byte"
            self._say(f"counted(w, {tokens}, {lost}, {bound.high + 1}, {bound.room})")
            return f"{bound.high + 2}"
        assert not bound.fixed, f"{key}: a secret that is written otherwise"
        assert not bound.seats, f"{key}: a secret that is written otherwise"
        assert not item.bits, f"{key}: a secret that is written otherwise"
        low, high = self._limits(min(item.low, PAD), item.high)
        self._say(f"listed(w, {tokens}, {lost}, {bound.room}, {low}, {high})")
        return f"{1 + bound.room}"

    def _limits(self, low: int, high: int) -> tuple[int, int]:
        if self._absent:
            low, high = min(low, 0), max(high, 0)
        return max(low, -SHORT - 1), min(high, SHORT)

    def _value(self, hint: object, x: str, key: str) -> str:
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint in (int, bool):
            bound = self.bounds[key]
            if bound.bits:
                if bound.bits <= WORD:
                    self._say(f"bits(w, {x}, {bound.bits})")
                    return f"{bound.bits}"
                known = f"SETS_{bound.bits}"
                self._sets[known] = f"{known}: Final[dict[int, bytes]] = {{}}\n"
                self._say(f"large(w, {x}, {bound.bits}, {known})")
                return f"{bound.bits}"
            low, high = self._limits(bound.low, bound.high)
            self._say(f"put(w, {x if hint is int else f'1 if {x} else 0'}, {low}, {high})")
            return "1"
        if origin in (typing.Union, types.UnionType):
            one = self._fresh()
            self._say(f"{one} = {x}")
            return self._maybe(one, lambda: self._value(args[0], one, key))
        if origin is dict:
            pair = tuple[args[0], args[1]]  # type: ignore[valid-type]
            return self._list(pair, f"sorted({x}.items())", key)
        if origin is tuple and args[-1] is not Ellipsis:
            return "+".join(
                self._value(inner, f"{x}[{n}]", f"{key}[]") for n, inner in enumerate(args)
            )
        if origin in (list, tuple):
            return self._list(args[0], x if origin is list else f"list({x})", key)
        assert isinstance(hint, type), f"{key}: {hint!r} has no numbers"
        return self._part(hint, x)

    def _maybe(self, one: str, write: typing.Callable[[], str]) -> str:
        """Whether it is there, then it, or zeros."""
        width = self._there(one, write)
        self._say(f"    zeros(w, 1+{width})")
        return f"1+{width}"

    def _there(self, one: str, write: typing.Callable[[], str], *before: str) -> str:
        """What is there is written, after these lines; the `else` is left open."""
        outer, self._absent = self._absent, True

        def there() -> str:
            for line in (*before, "put(w, 1, 0, 1)"):
                self._say(line)
            return write()

        width: str = self._inside(f"if {one} is not None:", there)
        self._absent = outer
        self._say("else:")
        return width

    def _list(self, inner: object, x: str, key: str) -> str:
        bound, item, found = self.bounds[key], self.bounds[f"{key}[]"], self._fresh()
        fixed = "p" if bound.seats else str(bound.fixed) if bound.fixed else ""
        room = bound.room
        self._say(f"{found} = {x}")
        if inner is int and not item.bits:
            low, high = self._limits(min(item.low, PAD), item.high)
            if fixed:
                self._say(f"plain(w, {found}, {fixed}, {low}, {high})")
                return fixed
            self._say(f"listed(w, {found}, 0, {room}, {low}, {high})")
            return f"{1 + room}"
        one = self._fresh()
        if fixed:
            width = self._inside(
                f"for {one} in {found}:", lambda: self._value(inner, one, f"{key}[]")
            )
            return f"{fixed}*({width})"
        outer, self._absent = self._absent, True

        def there() -> str:
            self._say("put(w, 1, 0, 1)")
            return self._value(inner, one, f"{key}[]")

        self._say(f"put(w, len({found}), 0, {max(room, 1)})")
        width = self._inside(f"for {one} in {found}[:{room}]:", there)
        self._absent = outer
        self._say(f"zeros(w, ({room}-len({found}))*(1+{width}))")
        return f"1+{room}*(1+{width})"
