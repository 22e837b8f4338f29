"""Cases: the executable rulebook. One small TOML file each; the format is in docs/adding-a-game.md.

A case sets a position up, plays moves in notation and says what must then hold. A bug report is a
case too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ennead.kernel._events import Event
from ennead.kernel._flow import State
from ennead.kernel._game import AnyGame
from ennead.kernel.chance import Outcome, Recorded, Scripted
from ennead.kernel.components import read_toml
from ennead.kernel.errors import CaseError, ChanceError, EnneadError, NotationError
from ennead.kernel.matchfile import read_outcome

Data: TypeAlias = "Mapping[str, Any]"
"""A table of a TOML file."""

_TOP = {"rules", "says", "players", "options", "given", "step", "then", "game", "start", "chance"}
_STEP = {
    "seat", "do", "chance", "menu", "offered", "unoffered", "refused", "events", "then", "says",
}  # fmt: skip


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


def load_case(path: Path, game: str = "") -> Case:
    """Read a case. The game is named inside it, or is the folder's. Raises CaseError with the path
    of the fault."""
    data = read_toml(path)
    for key in data:
        if key not in _TOP:
            raise CaseError(f"{path}: {key}", f"unknown; expected one of {', '.join(sorted(_TOP))}")
    for number, step in enumerate(data.get("step", [])):
        for key in step:
            if key not in _STEP:
                place = f"{path}: step[{number}].{key}"
                raise CaseError(place, f"unknown; expected one of {', '.join(sorted(_STEP))}")
    named = data.get("game", game)
    if not named and path.parent.name == "cases":
        named = path.parent.parent.name
    if not named:
        raise CaseError(f"{path}: game", "the case does not say which game it is for")
    rules = data.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise CaseError(f"{path}: rules", "expected a list of rule ids")
    return Case(str(path), str(named), tuple(rules), str(data.get("says", "")), data)


def run_case(game: AnyGame, case: Case) -> Result:
    """Run a case. Raises CaseError if it cannot be understood; a case that does not hold is a
    Result."""
    try:
        _Run(game, case).play()
    except Failed as failed:
        return Result(case, str(failed))
    except CaseError as error:
        if error.where.startswith(case.path):
            raise
        raise CaseError(f"{case.path}: {error.where}", error.problem) from None
    except EnneadError as error:
        return Result(case, str(error))
    return Result(case)


class _Run:
    """One run of a case."""

    def __init__(self, game: AnyGame, case: Case) -> None:
        self.game, self.case, data = game, case, case.data
        unknown = [rule for rule in case.rules if rule not in game.rulebook.entries]
        if unknown:
            raise CaseError(f"{case.path}: rules", f"{game.id} has no rule {unknown[0]!r}")
        options = {str(k): str(v) for k, v in data.get("options", {}).items()}
        try:
            setup = game.setup(int(data.get("players", min(game.counts))), options)
        except EnneadError as error:
            raise CaseError(f"{case.path}: options", str(error)) from None
        self.script = Scripted([])
        self.luck = Recorded(self.script)
        self.script.outcomes = self._chance(data.get("chance", []), "chance")
        self.told: list[Event] = []
        if data.get("start"):  # from the very beginning, set-up included
            self.g = game.start(setup, self.luck, self.told)
            return
        try:
            self.g = game.stage(setup, game.box(setup), data.get("given", {}))
        except NotationError as error:
            raise CaseError(f"{case.path}: given", str(error)) from None
        except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
            problem = f"no such position can be set up: {error!r}"
            raise CaseError(f"{case.path}: given", problem) from error
        self.g.luck, self.g.told = self.luck, self.told
        game.resume(self.g)

    def play(self) -> None:
        for number, step in enumerate(self.case.data.get("step", [])):
            self._step(step, f"step[{number}]")
        if "then" in self.case.data:
            self._facts(self.case.data["then"], "then")

    def _step(self, step: Data, where: str) -> None:
        g, game = self.g, self.game
        seat = int(step.get("seat", g.asked[0] if g.asked else 0))
        menu = [] if g.over else [game.write(option) for option in game.menu(g, seat)]
        if "menu" in step:
            wanted = sorted(self._canonical(text, where) for text in step["menu"])
            if wanted != sorted(menu):
                raise Failed(f"{where}.menu: expected {', '.join(wanted)}; {_offers(g, menu)}")
        for text in step.get("offered", []):
            if self._canonical(text, where) not in menu:
                raise Failed(
                    f"{where}.offered: {text!r} is not offered to seat {seat}; {_offers(g, menu)}"
                )
        for text in step.get("unoffered", []):
            if self._canonical(text, where) in menu:
                raise Failed(f"{where}.unoffered: {text!r} is offered to seat {seat}")
        for text, rule in step.get("refused", {}).items():
            self._refused(seat, text, rule, where)
        if "do" in step:
            self._do(seat, step, where)
        if "then" in step:
            self._facts(step["then"], f"{where}.then")

    def _canonical(self, text: str, where: str) -> str:
        try:
            return self.game.write(self.game.read(text))
        except NotationError as error:
            raise CaseError(f"{self.case.path}: {where}", str(error)) from None

    def _refused(self, seat: int, text: str, rule: str, where: str) -> None:
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
            raise Failed(f"{where}.do: seat {seat}: {error}; {_offers(g, menu)}") from None
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
        outcomes = []
        for line in lines:
            tag, _, name = line.partition(" ")
            try:
                outcomes.append(read_outcome(self.game, tag, name))
            except NotationError as error:
                raise CaseError(f"{self.case.path}: {where}", str(error)) from None
        return outcomes

    def _facts(self, wanted: Data, where: str) -> None:
        g = self.g
        facts = {
            "over": g.over,
            "asked": list(g.asked),
            "question": g.question,
            "turn": g.turn,
            "scores": self.game.scores(g),
            "winners": list(self.game.winners(g)) if g.over else [],
            **self.game.facts(g),
        }
        compare(wanted, facts, where)


def _offers(g: State, menu: list[str]) -> str:
    if menu:
        return f"asked {g.question!r}, offered: {', '.join(menu[:20])}"
    return "the match is over" if g.over else f"asked is seat {g.asked}, {g.question!r}"


def compare(wanted: object, got: object, where: str) -> None:
    """What is wanted must hold: tables in part (an empty one whole), lists and values whole. Raises
    Failed with the path."""
    if isinstance(wanted, Mapping) and (wanted or not isinstance(got, Mapping)):
        for key, value in wanted.items():
            compare(value, _at(got, key, where), f"{where}.{key}")
        if not wanted:
            raise Failed(f"{where}: expected an empty table, got {got!r}")
    elif isinstance(wanted, list):
        if not isinstance(got, list | tuple) or len(wanted) != len(got):
            raise Failed(f"{where}: expected {wanted!r}, got {got!r}")
        for number, (one, other) in enumerate(zip(wanted, got, strict=True)):
            compare(one, other, f"{where}[{number}]")
    elif wanted != got or isinstance(wanted, bool) != isinstance(got, bool):
        raise Failed(f"{where}: expected {wanted!r}, got {got!r}")


def _at(whole: object, path: str, where: str) -> object:
    got: Any = whole
    for key in str(path).split("."):
        try:
            got = got[int(key)] if isinstance(got, list | tuple) else got[key]
        except (KeyError, IndexError, ValueError, TypeError):
            known = ", ".join(map(str, got)) if isinstance(got, Mapping) else repr(got)
            raise CaseError(where, f"there is no fact {key!r}; there is {known[:300]}") from None
    return got
