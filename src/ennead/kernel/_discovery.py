"""Finding what the modules of a game declare: its steps, frames, questions and verbs."""

from __future__ import annotations

import dataclasses
import sys
from typing import Protocol, TypeVar

from ennead.kernel._flow import STEPS, AnyStep, Frame, State
from ennead.kernel._question import AnyQuestion, Question
from ennead.kernel._verbs import AnyVerb, Verb


class _Slots(tuple[str, ...]):
    """Names of slots that count as none: mypyc asks a base whether it has any."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


for _kind in (Frame, State):
    # compiled they have no slots by name, and a dataclass on top would make their fields again
    if "__slots__" not in vars(_kind):
        _names = _Slots(one.name for one in dataclasses.fields(_kind))
        setattr(_kind, "__slots__", _names)  # noqa: B010 - a checker knows only the slots it sees


class _Named(Protocol):
    name: str


T = TypeVar("T", bound=_Named)


def steps_of(package: str) -> dict[str, AnyStep]:
    """All steps of the modules below a package, by name."""
    found: dict[str, AnyStep] = {}
    for module, functions in STEPS.items():
        if _is_inside(module, package):
            for name, function in functions.items():
                if name in found:
                    raise ValueError(f"two steps of {package} are called {name!r}")
                found[name] = function
    return found


def frames_of(package: str) -> dict[str, type[Frame]]:
    """All frame classes of the modules below a package, by name."""
    found: dict[str, type[Frame]] = {}
    waiting: list[type[Frame]] = [Frame]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            # slots=True makes a second class of the same name: the module keeps that one or, where
            # it is compiled, the first; the other lives on until its memory is needed
            kept = getattr(sys.modules.get(kind.__module__), kind.__name__, kind)
            if (
                kept is kind
                and _is_inside(kind.__module__, package)
                and "__dataclass_fields__" in vars(kind)
            ):
                found[kind.__name__] = kind
    return found


def questions_of(package: str) -> dict[str, AnyQuestion]:
    """All questions defined at the top of the modules below a package, by name."""
    return _declared(Question, package)


def verbs_of(package: str) -> dict[str, AnyVerb]:
    """All verbs declared at the top of the modules below a package, by name."""
    return _declared(Verb, package)


def _declared(kind: type[T], package: str) -> dict[str, T]:
    found: dict[str, T] = {}
    for name, module in list(sys.modules.items()):
        for value in vars(module).values() if _is_inside(name, package) else ():
            if isinstance(value, kind) and found.setdefault(value.name, value) is not value:
                raise ValueError(f"two things of {package} are called {value.name!r}")
    return found


def _is_inside(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def field_names(kind: type) -> list[str]:
    """The fields that make up a dataclass's value: all but the transient ones."""
    return [one.name for one in dataclasses.fields(kind) if not one.metadata.get("transient")]
