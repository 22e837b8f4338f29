"""What a position is, and the four things a step can return.

A procedure of the rulebook is a `Frame` (its locals) and a handful of named step functions. A step
does its part and returns what happens next:

- another step function: go on there at once;
- `ask(seat, question, then=step)`: a decision; the answer goes to `then(g, f, answer)`;
- `ask_sealed(seats, question, then=step)`: everyone in secret; `then(g, f, picks)` gets a list
  indexed by seat;
- `call(Frame(...), first, then=step)`: a sub-procedure; when it is done, `then(g, f)` goes on;
- `DONE`: the procedure is over.

All of it is typed by the position and the frame: a step can only go on to steps of its own
procedure. Nothing but the position holds game state: no generator, no closure, no thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from ennead.kernel._events import NOTHING, Event
from ennead.kernel.chance import NO_LUCK, Luck

if TYPE_CHECKING:
    from ennead.kernel._question import Question

T = TypeVar("T")
try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler reads these attributes

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Nothing: the class as it is."""
        return lambda kind: kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A choice. Every verb of a game has a subclass with its fields; `Verb` makes the options, each
    only once.

    Two equal options are the same object, so they are compared by identity. `verb` is the name of
    the verb, `values` are those of the fields in the order of the notation.
    """

    verb: str
    values: tuple[int | tuple[int, ...], ...]

    def __repr__(self) -> str:
        return f"{self.verb}{self.values}"


SEALED: Final = Option()
"""Stands in a view for a sealed answer of somebody else."""
SEALED.verb = "?"
SEALED.values = ()

Picks: TypeAlias = "list[Option | None]"
"""The answers of a sealed question, indexed by seat; None where a seat was not asked."""


def transient() -> Any:
    """A field that is no part of the position: shared by copies, never encoded or compared."""
    return field(kw_only=True, repr=False, compare=False, metadata={"transient": True})


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Frame:
    """The locals of a procedure in progress; `step` is where it goes on. Subclass it as a slotted
    dataclass."""

    step: str = field(default="", kw_only=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Takes what a position tells, as it happens; a subclass may also look at the position then."""

    __slots__ = ("events",)

    def __init__(self, events: list[Event]) -> None:
        self.events = events

    def hear(self, g: State, event: Event) -> None:
        """Something has happened in `g`, which is in the middle of a step: look, do not touch."""
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """A whole position, in the middle of anything. Subclass it as a slotted dataclass with the
    game's own fields.

    `asked` are the seats that still have to answer `question`; `sealed` holds the answers given so
    far to a sealed one; `turn` counts turns (match files carry a checksum at each change). The rest
    belongs to whoever runs the position and is no part of it: `luck` the chance source, `told` who
    takes events (None: nobody listens), `menu` a cache. A game adds `box: Tables = transient()`,
    its figures for this set-up.
    """

    seats: int = field(default=0, kw_only=True)
    frames: list[Frame] = field(default_factory=list, kw_only=True)
    asked: tuple[int, ...] = field(default=(), kw_only=True)
    question: str = field(default="", kw_only=True)
    sealed: list[Option | None] = field(default_factory=list, kw_only=True)
    turn: int = field(default=0, kw_only=True)
    over: bool = field(default=False, kw_only=True)
    luck: Luck = field(
        default=NO_LUCK, kw_only=True, repr=False, compare=False, metadata={"transient": True}
    )
    told: Listener | None = field(
        default=None, kw_only=True, repr=False, compare=False, metadata={"transient": True}
    )
    menu: list[Option] | None = field(
        default=None, kw_only=True, repr=False, compare=False, metadata={"transient": True}
    )

    def tell(self, name: str, **args: object) -> None:
        """Say to everyone what happened; arguments are numbers or kinds, named as in the texts."""
        if self.told is not None:
            self.told.hear(self, Event(name, args))

    def tell_only(
        self, name: str, audience: tuple[int, ...], secret: dict[str, object], **args: object
    ) -> None:
        """Say what happened; only the audience learns the secret arguments."""
        if self.told is not None:
            self.told.hear(self, Event(name, args, secret, audience))

    def reveal(self, reason: str) -> None:
        """Something hidden was shown to somebody: the step is final from here on. `reason` is a
        message id."""
        if self.told is not None:
            self.told.hear(self, Event("revealed", NOTHING, final=reason))


G = TypeVar("G", bound=State)
F = TypeVar("F", bound=Frame)
G_contra = TypeVar("G_contra", bound=State, contravariant=True)
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the rules
Inner = TypeVar("Inner", bound=Frame)
AnyStep: TypeAlias = "Callable[..., object]"
Function = TypeVar("Function", bound=AnyStep)


@mypyc_attr(free_list_len=1)  # compiled, one is made with every decision out of the last
class Ask(Generic[G_contra, F_contra]):
    """A question to one seat, or a sealed one to several."""

    __slots__ = ("question", "sealed", "seats", "step", "then")

    def __init__(
        self, seats: tuple[int, ...], question: str, step: AnyStep, then: str, sealed: bool
    ) -> None:
        self.seats = seats
        self.question = question
        self.step = step
        self.then = then
        self.sealed = sealed


@mypyc_attr(free_list_len=1)
class Call(Generic[G_contra, F_contra]):
    """A sub-procedure: `frame` runs from `first`; the caller goes on at `then`."""

    __slots__ = ("first", "frame", "then")

    def __init__(self, frame: Frame, first: AnyStep, then: str) -> None:
        self.frame = frame
        self.first = first
        self.then = then


class Done:
    """The procedure is over."""

    __slots__ = ()


DONE: Final = Done()

Step: TypeAlias = "Callable[[G, F], object]"
Next: TypeAlias = "Callable[[G, F], object] | Ask[G, F] | Call[G, F] | Done"
"""What a step of a procedure with frame F returns; a game names its own position: `Next =
kernel.Next[Kemet, F]`."""


STEPS: Final[dict[str, dict[str, AnyStep]]] = {}
"""By module: its steps by name."""
STEP_NAMES: Final[dict[AnyStep, str]] = {}
"""What each step is called; compiled functions make their name anew whenever they are asked."""


def ask(seat: int, question: Question[G, F, O], then: Callable[[G, F, O], object]) -> Ask[G, F]:
    """Ask one seat; the answer (an option) goes to `then(g, f, answer)`."""
    return Ask((seat,), question.name, then, STEP_NAMES[then], False)


def ask_sealed(
    seats: Sequence[int], question: Question[G, F, O], then: Callable[[G, F, Picks], object]
) -> Ask[G, F]:
    """Ask several seats at once, in secret; `then(g, f, picks)` gets the answers indexed by
    seat."""
    return Ask(tuple(seats), question.name, then, STEP_NAMES[then], True)


def call(
    frame: Inner, first: Callable[[G, Inner], object], then: Callable[[G, F], object]
) -> Call[G, F]:
    """Run a sub-procedure from its `first` step; the present one goes on at `then(g, f)`."""
    return Call(frame, first, STEP_NAMES[then])


def step(function: Function) -> Function:
    """Mark a function as a step; it is found again by its name, which must be unique in its
    game."""
    name = STEP_NAMES[function] = sys.intern(function.__name__)
    STEPS.setdefault(function.__module__, {})[name] = function
    return function
