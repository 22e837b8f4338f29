"""Verbs: what can be chosen in a game, each declared once.

    class Recruit(Option):
        count: int
        zone: int

    RECRUIT = Verb(Recruit, "recruit {count:1..12} in {zone}", points="zone/{zone}")

The class names the fields that rules read; the form says how the move is written and what each
field may be; `points`, `manner` and `label` say how it stands on the table. `RECRUIT[3, zone]` is
the option: the same values always give the same object, so that options are compared by identity. A
verb with one field takes the bare value (`BUY[slot]`), one without fields has a single option
(`END.only`).

A slot of a form is `{vocabulary}`, `{field:vocabulary}` or a range of numbers `{field:1..12}`. With
`*` behind the vocabulary it takes a list, written with commas (`none` when empty); with `~` a list
whose order means nothing: it is kept sorted, and every order that somebody types is the same move.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeAlias, TypeVar

from ennead.kernel._flow import Option, State
from ennead.kernel._message import Message

O_co = TypeVar("O_co", bound=Option, covariant=True)
Value: TypeAlias = "int | tuple[int, ...]"
Key: TypeAlias = "Value | tuple[Value, ...]"
T = TypeVar("T")
OnView: TypeAlias = "Callable[[Any, Any], T]"
"""What a view and an option give."""
Manner: TypeAlias = Literal["plain", "pass", "done", "costly"]
"""How an option is offered: `pass` declines or ends the turn, `done` completes a choice made of
parts, `costly` is asked again before it is sent because it is great and cannot be taken back."""

_SLOT: Final = re.compile(r"\{(?:([a-z_]+):)?(?:(-?\d+)\.\.(-?\d+)|([a-z-]+))([*~]?)\}")
EMPTY_LIST: Final = "none"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a form: the field it fills, its vocabulary (`int`: numbers from `low` to `high`),
    and its kind of list."""

    field: str
    vocabulary: str
    low: int
    high: int
    listing: str
    """Empty for one value, `*` for a list, `~` for a list without an order."""

    @property
    def many(self) -> bool:
        """Whether it takes a list."""
        return bool(self.listing)


if TYPE_CHECKING:

    class _Made(Generic[O_co]):
        """The options made so far by their values: a dict that can only be read, so verbs are
        covariant."""

        def __len__(self) -> int: ...
        def __getitem__(self, key: object) -> O_co: ...
        def get(self, key: object) -> O_co | None: ...
        def setdefault(self, key: object, option: object) -> O_co: ...
else:

    class _Made(dict):
        __hash__ = object.__hash__

        def __class_getitem__(cls, item):
            return cls

        def __eq__(self, other):
            return self is other


class Verb(_Made[O_co]):
    """One verb of a game and all its options made so far, by their values.

    `points`: scene ids in the order of clicking, with `{field}` for the name of a value and
    `{field:n}` for its number; or a function of a view and an option. `label` gives words where
    `option-<verb>` says too little here. `unordered` names fields that mean the same when their
    values change places.
    """

    def __init__(
        self,
        kind: type[O_co],
        form: str,
        *,
        points: str | Sequence[str] | OnView[Sequence[str]] = (),
        manner: Manner | OnView[Manner] = "plain",
        label: OnView[Message | None] | None = None,
        unordered: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.kind = kind
        self.name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
        self.form = form
        self.slots = tuple(_slots(form))
        self.words = _SLOT.sub("{}", form)
        self.pattern = _pattern(form)
        self.points = (points,) if isinstance(points, str) else points
        self.manner: Manner | OnView[Manner] = manner
        self.label = label
        self.same_everywhere = label is None and not (callable(points) or callable(manner))
        """Whether its options look the same in every position."""
        self._swapped = [n for n, slot in enumerate(self.slots) if slot.field in unordered]
        self._lists = [n for n, slot in enumerate(self.slots) if slot.listing == "~"]
        self._sizes: Mapping[str, int] = {}
        self._all: tuple[O_co, ...] | None = None

    def __missing__(self, key: Key) -> O_co:
        values = self.canonical(self._values(key))
        option = self.setdefault(self._key(values), self.make(values))
        return self.setdefault(key, option)

    @property
    def only(self) -> O_co:
        """The option of a verb without fields."""
        return self[()]

    def _values(self, key: Key) -> tuple[Value, ...]:
        values: tuple[Any, ...] = (key,) if len(self.slots) == 1 or isinstance(key, int) else key
        if len(values) != len(self.slots):
            raise TypeError(f"{self.form!r} takes {len(self.slots)} values, got {values!r}")
        return values

    def _key(self, values: tuple[Value, ...]) -> Key:
        return values[0] if len(self.slots) == 1 else values

    def canonical(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        """The same move with everything that has no order in its order."""
        if not self._lists and not self._swapped:
            return values
        sorted_lists = [
            tuple(sorted(value)) if n in self._lists and isinstance(value, tuple) else value
            for n, value in enumerate(values)
        ]
        places = sorted([sorted_lists[n] for n in self._swapped])
        for n, value in zip(self._swapped, places, strict=True):
            sorted_lists[n] = value
        return tuple(sorted_lists)

    def make(self, values: tuple[Value, ...]) -> O_co:
        """An option that is not kept: what somebody typed may be anything, and must not fill the
        memory."""
        option = self.kind.__new__(self.kind)
        option.verb = self.name
        option.values = values
        for slot, value in zip(self.slots, values, strict=True):
            setattr(option, slot.field, value)
        return option

    def find(self, values: Sequence[Value]) -> O_co:
        """The option with these values: the one that rules use, or a passing one if they never made
        it."""
        right = self.canonical(tuple(values))
        return self.get(self._key(right)) or self.make(right)

    def keep(self, values: Sequence[Value]) -> O_co:
        """The option with these values, from a position that was encoded."""
        return self[self._key(self.canonical(tuple(values)))]

    # -- everything that could be written
    # -------------------------------------------------------------------------

    def bind(self, sizes: Mapping[str, int]) -> None:
        """Tell the verb how many names each vocabulary has."""
        self._sizes = sizes

    @property
    def countable(self) -> bool:
        """Whether all its options can be listed: none of its fields is a list."""
        return not any(slot.listing for slot in self.slots)

    def all(self) -> tuple[O_co, ...]:
        """Every well-formed option of a verb without lists."""
        if self._all is None:
            self._all = tuple(dict.fromkeys(self._everything()))
        return self._all

    def _everything(self) -> Iterator[O_co]:
        if not self.countable:
            raise TypeError(f"{self.form!r} has a list: its clause must name a universe")
        for values in product(*(self.range(slot) for slot in self.slots)):
            yield self[self._key(values)]

    def range(self, slot: Slot) -> range:
        """The values that one entry of a slot can have."""
        if slot.vocabulary == "int":
            return range(slot.low, slot.high + 1)
        return range(self._sizes[slot.vocabulary])


AnyVerb: TypeAlias = "Verb[Any]"


def _slots(form: str) -> Iterator[Slot]:
    for found in _SLOT.finditer(form):
        field, low, high, vocabulary, listing = found.groups()
        yield Slot(field or vocabulary, vocabulary or "int", int(low or 0), int(high or 0), listing)


def _pattern(form: str) -> re.Pattern[str]:
    pattern, end = "", 0
    for found in _SLOT.finditer(form):
        one = "[a-z0-9-]+" if found[4] else r"-?\d+"
        pattern += re.escape(form[end : found.start()])
        pattern += f"({one}(?:, {one})*|{EMPTY_LIST})" if found[5] else f"({one})"
        end = found.end()
    return re.compile(pattern + re.escape(form[end:]))


def pointed_at(
    verb: AnyVerb, view: State, option: Option, name: Callable[[str, int], str]
) -> tuple[str, ...]:
    """The scene ids that a person clicks for an option, in order."""
    points = verb.points
    if callable(points):
        return tuple(points(view, option))
    words = {
        slot.field: _Named(value, name(slot.vocabulary, value))
        for slot, value in zip(verb.slots, option.values, strict=True)
        if isinstance(value, int)
    }
    return tuple([template.format_map(words) for template in points])


class _Named:
    """A value in a template: its name, or with `:n` its number."""

    __slots__ = ("_name", "_number")

    def __init__(self, number: int, name: str) -> None:
        self._number = number
        self._name = name

    def __format__(self, spec: str) -> str:
        return str(self._number) if spec == "n" else self._name
