"""What a position is, and the four things a step can return.

A procedure of the rulebook is a `Frame` (its locals) and a handful of named step functions. A step does its part and
returns what happens next:

- another step function: go on there at once;
- `ask(seat, question, then=step)`: a decision; the answer goes to `then(g, f, answer)`;
- `ask_sealed(seats, question, then=step)`: everyone in secret; `then(g, f, picks)` gets a list indexed by seat;
- `call(Frame(...), first, then=step)`: a sub-procedure; when it is done, `then(g, f)` goes on;
- `DONE`: the procedure is over.

Nothing but the position holds game state: no generator, no closure, no thread.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from ennead.kernel.chance import NO_LUCK, Luck
from ennead.kernel.events import NOTHING, Event
from ennead.kernel.question import Question

Option: TypeAlias = tuple[Any, ...]
"""A choice: the verb, then its arguments (ints, or tuples of ints); see `notation`."""

Picks: TypeAlias = "list[Any]"
"""The answers of a sealed question, indexed by seat; None where a seat was not asked."""

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def transient(default: Any = None) -> Any:
    """A field that is no part of the position: shared by copies, never encoded or compared."""
    return field(
        default=default, kw_only=True, repr=False, compare=False, metadata={"transient": True}
    )


@dataclass(slots=True)
class Frame:
    """The locals of a procedure in progress; `step` is where it goes on. Subclass it as a slotted dataclass."""

    step: str = field(default="", kw_only=True)


@dataclass(slots=True)
class State:
    """A whole position, in the middle of anything. Subclass it as a slotted dataclass with the game's own fields.

    `asked` are the seats that still have to answer `question`; `sealed` holds the answers given so far to a sealed
    one; `turn` counts turns (match files carry a checksum at each change). The transient fields belong to whoever
    runs the position: `box` the game's tables for this set-up, `luck` the chance source, `told` the list that takes
    events (None: nobody listens), `menu` a cache.
    """

    seats: int = field(default=0, kw_only=True)
    frames: list[Frame] = field(default_factory=list, kw_only=True)
    asked: tuple[int, ...] = field(default=(), kw_only=True)
    question: str = field(default="", kw_only=True)
    sealed: list[Option | None] = field(default_factory=list, kw_only=True)
    turn: int = field(default=0, kw_only=True)
    over: bool = field(default=False, kw_only=True)
    box: Any = transient()
    luck: Luck = transient(NO_LUCK)
    told: list[Event] | None = transient()
    menu: list[Option] | None = transient()

    def tell(self, name: str, **args: object) -> None:
        """Say to everyone what happened; arguments are numbers or kinds, named as in the texts."""
        if self.told is not None:
            self.told.append(Event(name, args))

    def tell_only(
        self, name: str, audience: tuple[int, ...], secret: dict[str, object], **args: object
    ) -> None:
        """Say what happened; only the audience learns the secret arguments."""
        if self.told is not None:
            self.told.append(Event(name, args, secret, audience))

    def reveal(self, reason: str) -> None:
        """Something hidden was shown to somebody: the step is final from here on. `reason` is a message id."""
        if self.told is not None:
            self.told.append(Event("revealed", NOTHING, final=reason))


class Ask:
    """A question to one seat, or a sealed one to several."""

    __slots__ = ("question", "sealed", "seats", "then")

    def __init__(self, seats: tuple[int, ...], question: str, then: str, sealed: bool) -> None:
        self.seats = seats
        self.question = question
        self.then = then
        self.sealed = sealed


class Call:
    """A sub-procedure: `frame` runs from `first`; the caller goes on at `then`."""

    __slots__ = ("first", "frame", "then")

    def __init__(self, frame: Frame, first: Callable[..., Any], then: str) -> None:
        self.frame = frame
        self.first = first
        self.then = then


class Done:
    """The procedure is over."""

    __slots__ = ()


DONE = Done()

Next: TypeAlias = "Callable[..., Any] | Ask | Call | Done"


def ask(seat: int, question: Question, then: Callable[..., Any]) -> Ask:
    """Ask one seat; the answer (an option) goes to `then(g, f, answer)`."""
    return Ask((seat,), question.name, then.__name__, False)


def ask_sealed(seats: Sequence[int], question: Question, then: Callable[..., Any]) -> Ask:
    """Ask several seats at once, in secret; `then(g, f, picks)` gets the answers indexed by seat."""
    return Ask(tuple(seats), question.name, then.__name__, True)


def call(frame: Frame, first: Callable[..., Any], then: Callable[..., Any]) -> Call:
    """Run a sub-procedure from its `first` step; the present one goes on at `then(g, f)`."""
    return Call(frame, first, then.__name__)


_steps: dict[str, dict[str, Callable[..., Any]]] = {}


def step(function: F) -> F:
    """Mark a function as a step; it is found again by its name, which must be unique in its game."""
    _steps.setdefault(function.__module__, {})[function.__name__] = function
    return function


def steps_of(package: str) -> dict[str, Callable[..., Any]]:
    """All steps of the modules below a package, by name."""
    found: dict[str, Callable[..., Any]] = {}
    for module, functions in _steps.items():
        if module == package or module.startswith(package + "."):
            for name, function in functions.items():
                if name in found:
                    raise ValueError(f"two steps of {package} are called {name!r}")
                found[name] = function
    return found


def frames_of(package: str) -> dict[str, type[Frame]]:
    """All frame classes of the modules below a package, by name."""
    found: dict[str, type[Frame]] = {}
    waiting: list[Any] = [Frame]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            inside = kind.__module__ == package or kind.__module__.startswith(package + ".")
            # slots=True makes a second class of the same name, which comes after the first
            if inside and "__dataclass_fields__" in vars(kind):
                found[kind.__name__] = kind
    return found


def field_names(kind: type) -> list[str]:
    """The fields that make up a dataclass's value: all but the transient ones."""
    return [f.name for f in dataclasses.fields(kind) if not f.metadata.get("transient")]
