"""Cases: the executable rulebook. One small TOML file each; the format is in docs/adding-a-game.md.

A case sets a position up, plays moves in notation and says what must then hold. A bug report is a
case too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from ennead.kernel._events import Event
from ennead.kernel._flow import Listener, State
from ennead.kernel._game import AnyGame
from ennead.kernel._question import Refusal
from ennead.kernel._setup import Setup
from ennead.kernel.chance import Outcome, Recorded, Scripted
from ennead.kernel.components import read_toml
from ennead.kernel.errors import CaseError, ChanceError, EnneadError, NotationError
from ennead.kernel.matchfile import read_outcome

Data: TypeAlias = "Mapping[str, Any]"
"""A table of a TOML file."""
Shape: TypeAlias = "dict[str, tuple[type, ...]]"
"""The keys of a table, each with the type of its value and those of what is in it."""
MomentKind = Literal["given", "asked", "played"]

TEXTS = (list, str)
_TOP: Shape = {
    "rules": TEXTS, "says": (str,), "players": (int,), "options": (dict, str, int),
    "given": (dict,), "step": (list, dict), "then": (dict,), "game": (str,), "start": (bool,),
    "chance": TEXTS,
}  # fmt: skip
_STEP: Shape = {
    "seat": (int,), "do": (str,), "chance": TEXTS, "menu": TEXTS, "offered": TEXTS,
    "unoffered": TEXTS, "refused": (dict, str), "events": TEXTS, "then": (dict,), "says": (str,),
}  # fmt: skip
_KINDS: Final = {
    int: "a whole number", bool: "true or false", str: "a text", dict: "a table", list: "a list"
}  # fmt: skip
_NONSENSE = (KeyError, IndexError, ValueError, TypeError, AttributeError, ArithmeticError)
"""What rules may raise in a position that no match reaches."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case as it was read; `path` is where it stands."""

    path: str
    game: str
    rules: tuple[str, ...]
    says: str
    data: Data


@dataclass(frozen=True, slots=True)
class Result:
    """How a case went: `problem` is empty when it passed, else what was expected, what came and
    where."""

    case: Case
    problem: str = ""

    @property
    def passed(self) -> bool:
        return not self.problem


class Failed(Exception):
    """A case does not hold; becomes a Result."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A move that a case tries and that is refused: in notation, and by which rules."""

    move: str
    refusals: tuple[Refusal, ...]


@dataclass(slots=True)
class Moment:
    """A case stands still here: how it was given, what somebody is asked, what they played.

    `position` is a copy of its own. What is asked shows what a step looks at before its move; what
    is played, the move with what it brought about and what must hold then.
    """

    kind: MomentKind
    position: State
    seat: int = -1
    says: str = ""
    attempts: tuple[Attempt, ...] = ()
    offered: tuple[str, ...] = ()
    unoffered: tuple[str, ...] = ()
    move: str = ""
    events: tuple[Event, ...] = ()
    facts: Data = field(default_factory=dict)
    step: int = 0
    """How many steps of the file are done."""


def load_case(path: Path, game: str = "", data: Data | None = None) -> Case:
    """Read a case, or take its data as read. The game is named inside it, or is the folder's.
    Raises CaseError with the path of the fault."""
    data = read_toml(path) if data is None else data
    check_table(data, _TOP, f"{path}: ")
    for number, step in enumerate(data.get("step", [])):
        check_table(step, _STEP, f"{path}: step[{number}].")
    named = data.get("game", game)
    if not named and path.parent.name == "cases":
        named = path.parent.parent.name
    if not named:
        raise CaseError(f"{path}: game", "the case does not say which game it is for")
    return Case(str(path), named, tuple(data.get("rules", [])), data.get("says", ""), data)


def check_table(table: Data, shape: Shape, where: str) -> None:
    """A table has only these keys, with values of these types. Raises CaseError with the path."""
    for key, value in table.items():
        if key not in shape:
            raise CaseError(f"{where}{key}", f"unknown; expected one of {', '.join(sorted(shape))}")
        kind, *inside = shape[key]
        _expect(value, [kind], f"{where}{key}")
        if inside:
            for place, one in value.items() if kind is dict else enumerate(value):
                _expect(one, inside, f"{where}{key}[{place!r}]")


def _expect(value: object, kinds: Sequence[type], where: str) -> None:
    if type(value) not in kinds:
        expected = " or ".join(_KINDS[kind] for kind in kinds)
        raise CaseError(where, f"expected {expected}, got {value!r}"[:300])


def run_case(game: AnyGame, case: Case) -> Result:
    """Run a case. Raises CaseError if it cannot be understood; a case that does not hold is a
    Result."""
    return watch_case(game, case, None)


def watch_case(game: AnyGame, case: Case, moments: list[Moment] | None) -> Result:
    """Run a case and keep the moments at which one may want to look, as far as it comes. Raises
    CaseError."""
    try:
        CaseRun(game, case, moments).play()
    except Failed as failed:
        return Result(case, str(failed))
    except CaseError as error:
        if error.where.startswith(case.path):
            raise
        raise CaseError(f"{case.path}: {error.where}", error.problem) from None
    except EnneadError as error:
        return Result(case, str(error))
    except _NONSENSE as error:
        problem = f"the rules fail here ({error!r}): is this position possible?"
        raise CaseError(f"{case.path}: given", problem) from error
    return Result(case)


def setup_of(game: AnyGame, data: Data, path: str) -> Setup:
    """The players and options that a file names. Raises CaseError."""
    options = {str(k): str(v) for k, v in data.get("options", {}).items()}
    try:
        return game.setup(data.get("players", min(game.counts)), options)
    except EnneadError as error:
        raise CaseError(f"{path}: options", str(error)) from None


def given_position(game: AnyGame, setup: Setup, data: Data, path: str) -> State:
    """The position that a file describes; nothing has run in it yet. Raises CaseError."""
    try:
        g: State = game.stage(setup, game.box(setup), data.get("given", {}))
    except NotationError as error:
        raise CaseError(f"{path}: given", str(error)) from None
    except _NONSENSE as error:
        problem = f"no such position can be set up: {error!r}"
        raise CaseError(f"{path}: given", problem) from error
    return g


def outcomes_of(game: AnyGame, lines: Sequence[str], where: str) -> list[Outcome]:
    """Scripted chance: a tag and a name a line. Raises CaseError."""
    outcomes = []
    for line in lines:
        tag, _, name = line.partition(" ")
        try:
            outcomes.append(read_outcome(game, tag, name))
        except NotationError as error:
            raise CaseError(where, str(error)) from None
    return outcomes


def facts_of(game: AnyGame, g: State) -> Data:
    """A position in the game's words, with what the kernel knows about any."""
    return {
        "over": g.over,
        "asked": list(g.asked),
        "question": g.question,
        "turn": g.turn,
        "scores": game.scores(g),
        "winners": list(game.winners(g)) if g.over else [],
        **game.facts(g),
    }


class CaseRun:
    """One run of a case: `g` is the position, as far as it has come. Raises CaseError if it cannot
    be set up."""

    def __init__(self, game: AnyGame, case: Case, moments: list[Moment] | None = None) -> None:
        self.game, self.case, self.moments, data = game, case, moments, case.data
        unknown = [rule for rule in case.rules if rule not in game.rulebook.entries]
        if unknown:
            raise CaseError(f"{case.path}: rules", f"{game.id} has no rule {unknown[0]!r}")
        self.script = Scripted(self._chance(data.get("chance", []), "chance"))
        self.luck = Recorded(self.script)
        self.told: list[Event] = []
        setup = setup_of(game, data, case.path)
        if data.get("start"):  # from the very beginning, set-up included
            self.g = game.start(setup, self.luck, self.told)
            self._keep("given", events=tuple(self.told))
            return
        self.g = given_position(game, setup, data, case.path)
        self._keep("given")
        self.g.luck, self.g.told = self.luck, Listener(self.told)
        game.resume(self.g)
        if self.told:
            self._keep("played", events=tuple(self.told))
        elif self.moments:
            self.moments[-1].position = game.copy(self.g)

    def _keep(self, kind: MomentKind, seat: int = -1, says: str = "", **shown: Any) -> None:
        if self.moments is not None:
            self.moments.append(Moment(kind, self.game.copy(self.g), seat, says, **shown))

    def play(self, steps: int | None = None) -> None:
        """All of it, or the first steps alone. Raises Failed where it does not hold."""
        for number, step in enumerate(self.case.data.get("step", [])[:steps]):
            self._step(step, f"step[{number}]")
            if self.moments:
                self.moments[-1].step = number + 1
        if steps is None and "then" in self.case.data:
            self._facts(self.case.data["then"], "then")

    def _step(self, step: Data, where: str) -> None:
        g, game = self.g, self.game
        seat = step.get("seat", g.asked[0] if g.asked else 0)
        menu = [] if g.over else [game.write(option) for option in game.menu(g, seat)]
        if "menu" in step:
            wanted = sorted(self._canonical(text, where) for text in step["menu"])
            if wanted != sorted(menu):
                raise Failed(f"{where}.menu: expected {', '.join(wanted)}; {offers(g, menu)}")
        for text in step.get("offered", []):
            if self._canonical(text, where) not in menu:
                raise Failed(
                    f"{where}.offered: {text!r} is not offered to seat {seat}; {offers(g, menu)}"
                )
        for text in step.get("unoffered", []):
            if self._canonical(text, where) in menu:
                raise Failed(f"{where}.unoffered: {text!r} is offered to seat {seat}")
        attempts = [
            self._refused(seat, text, rule, where) for text, rule in step.get("refused", {}).items()
        ]
        says = step.get("says", "")
        if attempts or {"menu", "offered", "unoffered"} & step.keys():
            self._keep(
                "asked", seat, says, attempts=tuple(attempts),
                offered=tuple(step.get("menu", step.get("offered", ()))),
                unoffered=tuple(step.get("unoffered", ())),
            )  # fmt: skip
            says = ""
        if "do" in step:
            self._do(seat, step, where)
            self._keep("played", seat, says, move=step["do"], events=tuple(self.told))
        if "then" in step:
            self._facts(step["then"], f"{where}.then")

    def _canonical(self, text: str, where: str) -> str:
        try:
            return self.game.write(self.game.read(text))
        except NotationError as error:
            raise CaseError(f"{self.case.path}: {where}", str(error)) from None

    def _refused(self, seat: int, text: str, rule: str, where: str) -> Attempt:
        option = self.game.read(self._canonical(text, where))
        reasons = self.game.explain(self.g, seat, option)
        if not reasons:
            raise Failed(f"{where}.refused: {text!r} is allowed for seat {seat}")
        names = [reason.rule for reason in reasons] + [
            reason.message.removeprefix("refuse-") for reason in reasons
        ]
        if rule not in names:
            raise Failed(
                f"{where}.refused: {text!r} is refused by "
                f"{', '.join(filter(None, names))}, not by {rule}"
            )
        return Attempt(self.game.write(option), tuple(reasons))

    def _do(self, seat: int, step: Data, where: str) -> None:
        g, game = self.g, self.game
        self.script.outcomes = self._chance(step.get("chance", []), f"{where}.chance")
        self.told.clear()
        self._canonical(step["do"], where)
        if g.over:
            raise Failed(f"{where}.do: the match is over")
        try:
            option = game.choose(g, seat, step["do"])
        except EnneadError as error:
            menu = [game.write(one) for one in game.menu(g, seat)]
            raise Failed(f"{where}.do: seat {seat}: {error}; {offers(g, menu)}") from None
        try:
            game.apply(g, seat, option)
        except ChanceError as error:
            raise Failed(f"{where}.chance: {error}") from None
        if self.script.outcomes:
            left = self.script.outcomes[0]
            raise Failed(f"{where}.chance: {left.tag!r} was not asked for")
        names = iter([event.name for event in self.told])
        for wanted in step.get("events", []):
            if not any(name == wanted for name in names):
                came = ", ".join(event.name for event in self.told) or "nothing"
                raise Failed(f"{where}.events: expected {wanted!r} in order, got {came}")

    def _chance(self, lines: list[str], where: str) -> list[Outcome]:
        return outcomes_of(self.game, lines, f"{self.case.path}: {where}")

    def _facts(self, wanted: Data, where: str) -> None:
        compare(wanted, facts_of(self.game, self.g), where)
        if self.moments:
            self.moments[-1].facts = {**self.moments[-1].facts, **wanted}


def offers(g: State, menu: list[str]) -> str:
    """What could be done instead, for somebody whose move is none."""
    if menu:
        return f"asked {g.question!r}, offered: {', '.join(menu[:20])}"
    return "the match is over" if g.over else f"asked is seat {g.asked}, {g.question!r}"


def compare(wanted: object, got: object, where: str) -> None:
    """What is wanted must hold: tables in part (an empty one whole), lists and values whole. Raises
    Failed with the path."""
    if isinstance(wanted, Mapping) and (wanted or not isinstance(got, Mapping)):
        for key, value in wanted.items():
            compare(value, fact_at(got, key, where), f"{where}.{key}")
        if not wanted:
            raise Failed(f"{where}: expected an empty table, got {got!r}")
    elif isinstance(wanted, list):
        if not isinstance(got, list | tuple) or len(wanted) != len(got):
            raise Failed(f"{where}: expected {wanted!r}, got {got!r}")
        for number, (one, other) in enumerate(zip(wanted, got, strict=True)):
            compare(one, other, f"{where}[{number}]")
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        raise Failed(f"{where}: expected {wanted!r}, got {got!r}")


def fact_at(whole: object, path: str, where: str) -> object:
    """The fact that a path such as `players.0.coins` leads to. Raises CaseError."""
    got: Any = whole
    for key in str(path).split("."):
        try:
            got = got[int(key)] if isinstance(got, list | tuple) else got[key]
        except (KeyError, IndexError, ValueError, TypeError):
            known = ", ".join(map(str, got)) if isinstance(got, Mapping) else repr(got)
            raise CaseError(where, f"there is no fact {key!r}; there is {known[:300]}") from None
    return got
