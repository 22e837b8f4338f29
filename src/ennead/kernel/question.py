"""Questions: what may be chosen, and why the rest may not.

A `Question` is a list of clauses, one a verb. A clause names its candidates (what exists at all) and the rules they
must satisfy. Each rule is a named predicate with a citation; the menu is what passes all of them, and `explain` lists
those that fail: legality and explanation come from one place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ennead.kernel.message import Message

Predicate = Callable[[Any, Any, int, Any], bool]
Reasons = Callable[[Any, Any, int, Any], Mapping[str, object]]
Candidates = Callable[[Any, Any, int], Iterable[tuple[Any, ...]]]


@dataclass(frozen=True, slots=True)
class Rule:
    """A predicate `(g, f, seat, option) -> bool` with the id of the rule it enforces.

    Its message is `refuse-` and its name with hyphens; `reasons` gives the message's arguments.
    """

    id: str
    name: str
    holds: Predicate
    reasons: Reasons | None = None

    def refusal(self, g: Any, f: Any, seat: int, option: Any) -> Refusal:
        """Why this option fails here."""
        args = {} if self.reasons is None else self.reasons(g, f, seat, option)
        return Refusal(self.id, f"refuse-{self.name}", dict(args))


def rule(id: str, reasons: Reasons | None = None) -> Callable[[Predicate], Rule]:
    """Turn a predicate into a rule that cites `id`; the predicate says when the option is allowed."""

    def mark(predicate: Predicate) -> Rule:
        name = getattr(predicate, "__name__", "rule").replace("_", "-")
        return Rule(id, name, predicate, reasons)

    return mark


@dataclass(frozen=True, slots=True)
class Refusal:
    """One reason why an option is not allowed: the rule it breaks and a message for people.

    The arguments are raw (kinds and numbers, named as in the texts); `Game.message` resolves them.
    """

    rule: str
    message: str
    args: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        cited = f" ({self.rule})" if self.rule else ""
        shown = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.message.removeprefix('refuse-')}{cited}" + (f" [{shown}]" if shown else "")


@dataclass(frozen=True, slots=True)
class Clause:
    """One verb of a question.

    `among` lists the candidates as whole options. `gates` are rules that do not depend on the candidate and are
    tested once. `premises` are rules that every candidate satisfies by the way it is made: they serve `explain` only
    (the conformance kit checks the claim). `requires` filters the candidates.
    """

    verb: str
    among: Candidates
    requires: tuple[Rule, ...] = ()
    premises: tuple[Rule, ...] = ()
    gates: tuple[Rule, ...] = ()


def _no_args(g: Any, f: Any, seat: int) -> Mapping[str, object]:
    return {}


class Question:
    """A kind of decision.

    `auto`: taken without asking when only one option is left (never for a question whose silence would betray a
    secret). `linked`: continues the choice before it, so that undo takes both back together. `secret`: the others learn
    that a choice was made, not which (sealed questions are secret anyway). The prompt's message is `prompt-` and the
    name; `about` gives its arguments.
    """

    __slots__ = ("about", "auto", "clauses", "linked", "name", "secret")

    def __init__(
        self,
        name: str,
        clauses: Sequence[Clause],
        *,
        auto: bool = False,
        linked: bool = False,
        secret: bool = False,
        about: Callable[[Any, Any, int], Mapping[str, object]] = _no_args,
    ) -> None:
        self.name = name
        self.clauses = tuple(clauses)
        self.auto = auto
        self.linked = linked
        self.secret = secret
        self.about = about

    def menu(self, g: Any, f: Any, seat: int) -> list[tuple[Any, ...]]:
        """Every option that the rules allow, in a fixed order, without duplicates."""
        out: list[tuple[Any, ...]] = []
        for clause in self.clauses:
            if not _open(clause.gates, g, f, seat):
                continue
            requires = clause.requires
            if not requires:
                out.extend(clause.among(g, f, seat))
                continue
            for option in clause.among(g, f, seat):
                for need in requires:
                    if not need.holds(g, f, seat, option):
                        break
                else:
                    out.append(option)
        return out

    def explain(self, g: Any, f: Any, seat: int, option: tuple[Any, ...]) -> list[Refusal]:
        """The rules this option breaks; an empty list means that it is allowed."""
        best: list[Refusal] | None = None
        for clause in self.clauses:
            if clause.verb != option[0]:
                continue
            failed = _failed(clause.gates, g, f, seat, option) + _failed(
                clause.premises, g, f, seat, option
            )
            if not failed:  # what is required may assume the premises
                failed = _failed(clause.requires, g, f, seat, option)
            if best is None or len(failed) < len(best):
                best = failed
        if best is None:
            return [Refusal("", "refuse-not-asked", {"verb": option[0], "question": self.name})]
        return best


def _open(gates: tuple[Rule, ...], g: Any, f: Any, seat: int) -> bool:
    for gate in gates:  # noqa: SIM110 - a plain loop: this is asked at every decision of every search
        if not gate.holds(g, f, seat, ()):
            return False
    return True


def _failed(
    rules: Iterable[Rule], g: Any, f: Any, seat: int, option: tuple[Any, ...]
) -> list[Refusal]:
    return [
        rule.refusal(g, f, seat, option) for rule in rules if not rule.holds(g, f, seat, option)
    ]


def find_questions(modules: Mapping[str, object]) -> dict[str, Question]:
    """All questions defined at the top of these modules, by name."""
    found: dict[str, Question] = {}
    for module in modules.values():
        for value in vars(module).values():
            if isinstance(value, Question) and found.setdefault(value.name, value) is not value:
                raise ValueError(f"two questions are called {value.name!r}")
    return found


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as data: who is asked what, and everything that may be answered, in notation."""

    seat: int
    question: str
    prompt: Message
    options: tuple[str, ...]
    linked: bool
    sealed: bool
