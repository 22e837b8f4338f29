"""Everything that can go wrong, as one tree.

EnneadError
├── NotationError     a text that is no move of this game
├── IllegalMove       a move the rules refuse now, with the reasons
├── UndoRefused       the step is final, with the reason
├── DataError         a file is wrong: names the file, the path inside it, expected and got
│   ├── PackError       an owner's pack of figures
│   ├── CaseError       a case
│   └── MatchFileError  a match file, with its line
├── SetupError        a number of players or an option that the game does not have
├── ChanceError       a chance source cannot give what is asked
│   └── NeedOutcome     a person has to say what the real table drew
└── RulesFault        a game broke a promise it made to the kernel (a bug, never the user's)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ennead.kernel._question import Refusal


class EnneadError(Exception):
    """Base of all errors that are told to a person in one message, without a traceback."""


class NotationError(EnneadError):
    """The text is no move of this game."""


class IllegalMove(EnneadError):
    """The rules refuse this move now; `refusals` says which and why."""

    def __init__(self, text: str, refusals: Sequence[Refusal]) -> None:
        self.text = text
        self.refusals = tuple(refusals)
        reasons = "; ".join(str(refusal) for refusal in refusals)
        super().__init__(f"{text!r} is refused: {reasons}")


class UndoRefused(EnneadError):
    """The step is final; `reason` is a message id."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"this step is final: {reason}")


class DataError(EnneadError):
    """A file is wrong; `where` is the file and the path or line inside it."""

    def __init__(self, where: str, problem: str) -> None:
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}")


class PackError(DataError):
    """A pack of figures does not fit the game's components."""


class CaseError(DataError):
    """A case cannot be read (a case that reads but fails is a result, not an error)."""


class MatchFileError(DataError):
    """A match file is damaged, edited or from other rules; `line` counts from 1."""

    def __init__(self, where: str, line: int, problem: str) -> None:
        self.line = line
        super().__init__(f"{where}:{line}", problem)


class SetupError(EnneadError):
    """A number of players or an option that the game does not have."""


class ChanceError(EnneadError):
    """A chance source cannot give what the rules ask for; `at` is the number of the outcome in its
    record."""

    def __init__(self, problem: str, at: int = 0) -> None:
        self.at = at
        super().__init__(problem)


class NeedOutcome(ChanceError):
    """A person has to type in what the real table drew."""

    def __init__(self, tag: str, among: Sequence[int]) -> None:
        self.tag = tag
        self.among = tuple(among)
        super().__init__(f"the outcome of {tag!r} must be told")


class RulesFault(EnneadError):
    """A game broke a promise it made to the kernel: a bug in the rules, never the user's doing."""
