"""Questions: what may be chosen, and why the rest may not.

A `Question` is a list of clauses, one a verb. A clause has a *universe*, all well-formed options of
its verb, and the rules they must pass: filtering the one by the other is the reference menu, and
the rules that fail are the explanation. There is no second place where legality is decided. A
clause may bring a `fast` menu for play; the conformance kit proves it equal to the reference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from ennead.kernel._flow import Frame, Option, Picks, State
from ennead.kernel._message import Message
from ennead.kernel._verbs import Verb

G_contra = TypeVar("G_contra", bound=State, contravariant=True)
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the rules
O_contra = TypeVar("O_contra", bound=Option, contravariant=True)
O_co = TypeVar("O_co", bound=Option, covariant=True)

G = TypeVar("G", bound=State)
F = TypeVar("F", bound=Frame)
Reasons: TypeAlias = "Callable[[Any, Any, int, Any], Mapping[str, object]]"
"""The arguments of a refusal's message, from what the rule is asked about."""
AnyRule: TypeAlias = "Rule[Any, Any, Any]"
AnyQuestion: TypeAlias = "Question[Any, Any, Any]"

NO_OPTION: Final = Option()
"""What a rule that does not look at the option is given where there is none."""
NO_OPTION.verb = ""
NO_OPTION.values = ()


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


class Rule(Generic[G_contra, F_contra, O_contra]):
    """A predicate `(g, f, seat, option) -> bool` with the id of the rule it enforces.

    Its message is `refuse-` and its name with hyphens; `reasons` gives the message's arguments. It
    is only asked where the rules that it is `given` hold, and may rely on them.
    """

    __slots__ = ("given", "holds", "id", "name", "reasons")

    def __init__(
        self,
        id: str,
        name: str,
        holds: Callable[[G_contra, F_contra, int, O_contra], bool],
        reasons: Callable[[G_contra, F_contra, int, O_contra], Mapping[str, object]] | None,
        given: tuple[Rule[G_contra, F_contra, O_contra], ...],
    ) -> None:
        self.id = id
        self.name = name
        self.holds = holds
        self.reasons = reasons
        self.given = given

    def refusal(self, g: G_contra, f: F_contra, seat: int, option: O_contra) -> Refusal:
        """Why this option fails here."""
        args = {} if self.reasons is None else self.reasons(g, f, seat, option)
        return Refusal(self.id, f"refuse-{self.name}", dict(args))

    def fails(self, g: G_contra, f: F_contra, seat: int, option: O_contra) -> bool:
        """Whether the option breaks this rule, as far as that can be asked."""
        return all(one.applies(g, f, seat, option) for one in self.given) and not self.holds(
            g, f, seat, option
        )

    def applies(self, g: G_contra, f: F_contra, seat: int, option: O_contra) -> bool:
        """Whether the rule holds, and all that it is given."""
        return all(one.applies(g, f, seat, option) for one in self.given) and self.holds(
            g, f, seat, option
        )


class rule:  # noqa: N801 - a decorator
    """Turn a predicate into a rule that cites `id`; the predicate says when the option is
    allowed."""

    def __init__(
        self,
        id: str,
        reasons: Reasons | None = None,
        given: tuple[AnyRule, ...] = (),
    ) -> None:
        self._id = id
        self._reasons = reasons
        self._given = given

    def __call__(self, holds: Callable[[G, F, int, O], bool]) -> Rule[G, F, O]:
        name = getattr(holds, "__name__", "rule").replace("_", "-")
        return Rule(self._id, name, holds, self._reasons, self._given)


class Clause(Generic[G_contra, F_contra, O_co]):
    """One verb of a question.

    `gates` are rules that do not look at the option; `requires` are rules that do. The universe is
    everything that the verb's form can say; a verb with a list needs a `universe` of its own that
    lists all that could ever be allowed here. `fast` lists what is allowed, quickly; with `checks`,
    it may list too much, and these rules of `requires` are still asked.
    """

    __slots__ = ("checks", "fixed", "gates", "listed", "requires", "universe", "verb")

    def __init__(
        self,
        verb: Verb[O_co],
        requires: Sequence[Rule[G_contra, F_contra, O_co]] = (),
        *,
        gates: Sequence[Rule[G_contra, F_contra, Option]] = (),
        universe: Callable[[G_contra, F_contra, int], Iterable[O_co]] | None = None,
        fast: Callable[[G_contra, F_contra, int], Iterable[O_co]] | None = None,
        checks: Sequence[Rule[G_contra, F_contra, O_co]] = (),
    ) -> None:
        self.verb = verb
        self.requires = tuple(requires)
        self.gates = tuple(gates)
        self.universe: Callable[[G_contra, F_contra, int], Iterable[O_co]] = (
            universe or self._everything
        )
        self.listed = fast or self.universe
        """What is asked about at play, and the rules that are asked then."""
        self.checks = tuple(requires) if fast is None else tuple(checks)
        self.fixed: tuple[O_co, ...] = () if fast or universe or verb.slots else (verb.only,)
        """Instead of a list: the one option of a verb without fields."""
        asked: list[AnyRule] = [*self.requires, *self.gates]
        for need in asked:
            if any(one not in asked for one in need.given):
                raise ValueError(
                    f"{verb.name}: {need.name} relies on a rule that is not asked here"
                )

    def _everything(self, g: G_contra, f: F_contra, seat: int) -> Sequence[O_co]:
        return self.verb.all()

    def is_open(self, g: G_contra, f: F_contra, seat: int) -> bool:
        """Whether the gates hold."""
        return all(gate.holds(g, f, seat, NO_OPTION) for gate in self.gates)

    def reference(self, g: G_contra, f: F_contra, seat: int) -> list[O_co]:
        """The universe, filtered by the rules: what `fast` must be equal to."""
        if not self.is_open(g, f, seat):
            return []
        return [
            option
            for option in self.universe(g, f, seat)
            if all(need.applies(g, f, seat, option) for need in self.requires)
        ]

    def explain(self, g: G_contra, f: F_contra, seat: int, option: Option) -> list[Refusal]:
        """The rules that an option of this verb breaks."""
        asked: tuple[AnyRule, ...] = (*self.gates, *self.requires)
        return [
            rule.refusal(g, f, seat, option) for rule in asked if rule.fails(g, f, seat, option)
        ]


def _no_args(g: State, f: Frame, seat: int) -> Mapping[str, object]:
    return {}


class Question(Generic[G_contra, F_contra, O_co]):
    """A kind of decision; `rule` is the rule that asks it.

    `auto`: taken without asking when only one option is left (never for a question whose silence
    would betray a secret; of a sealed one, whoever runs the table takes it for the seat, so that
    the record has every answer). `linked`: continues the choice before it, so that undo takes both
    back together. `secret`: the others learn that a choice was made, not which (sealed questions
    are secret anyway). `opening`: prepares the match; who would rather begin has it answered as the
    game's judgement would. `speaks_for`: whose answer a seat gives to a sealed question, where
    several decide as one: only that seat is asked and waited for; its partners see what it answers,
    and until then may suggest an answer, which it sees and which binds nobody. The prompt's message
    is `prompt-` and the name; `about` gives its arguments. `fast` lists the whole menu from one
    look at the table, where the verbs of a question share the work of finding their options.
    """

    __slots__ = (
        "_fast",
        "_speaks_for",
        "about",
        "auto",
        "clauses",
        "linked",
        "name",
        "opening",
        "rule",
        "secret",
    )

    def __init__(
        self,
        name: str,
        rule: str,
        *clauses: Clause[G_contra, F_contra, O_co],
        auto: bool = False,
        linked: bool = False,
        secret: bool = False,
        opening: bool = False,
        speaks_for: Callable[[G_contra, F_contra, int], int] | None = None,
        about: Callable[[G_contra, F_contra, int], Mapping[str, object]] = _no_args,
        fast: Callable[[G_contra, F_contra, int], list[Option]] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.clauses = clauses
        self.auto = auto
        self.linked = linked
        self.secret = secret
        self.opening = opening
        self.about = about
        self._fast = fast
        self._speaks_for = speaks_for

    def decider(self, g: G_contra, f: F_contra, seat: int) -> int:
        """The seat whose answer this one gives or suggests."""
        return seat if self._speaks_for is None else self._speaks_for(g, f, seat)

    def picks(self, g: G_contra, f: F_contra) -> Picks:
        """The sealed answers without what was only suggested."""
        if self._speaks_for is None:
            return g.sealed
        return [
            pick if self._speaks_for(g, f, seat) == seat else None
            for seat, pick in enumerate(g.sealed)
        ]

    def menu(self, g: G_contra, f: F_contra, seat: int) -> list[Option]:
        """Every option that the rules allow, in a fixed order, without duplicates."""
        if self._fast is not None:
            return self._fast(g, f, seat)
        menu: list[Option] = []
        for (
            clause
        ) in self.clauses:  # no calls but those of rules: every decision of a search is here
            for gate in clause.gates:
                if not gate.holds(g, f, seat, NO_OPTION):
                    break
            else:
                options = clause.fixed or clause.listed(g, f, seat)
                if not clause.checks:
                    menu += options
                    continue
                for option in options:
                    for need in clause.checks:
                        if not need.holds(g, f, seat, option):
                            break
                    else:
                        menu.append(option)
        return menu

    def reference(self, g: G_contra, f: F_contra, seat: int) -> list[Option]:
        """The same menu from the rules alone: slow, and right by definition."""
        return [option for clause in self.clauses for option in clause.reference(g, f, seat)]

    def universe(self, g: G_contra, f: F_contra, seat: int) -> Iterable[Option]:
        """Everything that could be answered here, allowed or not."""
        for clause in self.clauses:
            yield from clause.universe(g, f, seat)

    def explain(self, g: G_contra, f: F_contra, seat: int, option: Option) -> list[Refusal]:
        """The rules this option breaks; an empty list means that it is allowed."""
        best: list[Refusal] | None = None
        for clause in self.clauses:
            if clause.verb.name == option.verb:
                failed = clause.explain(g, f, seat, option)
                if best is None or len(failed) < len(best):
                    best = failed
        if best is None:
            return [Refusal(self.rule, "refuse-not-asked", {"question": self.name})]
        return best


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision as data: who is asked what, and everything that may be answered, in notation."""

    seat: int
    question: str
    prompt: Message
    options: tuple[str, ...]
    linked: bool
    sealed: bool
