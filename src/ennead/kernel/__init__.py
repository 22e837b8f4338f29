"""What a game is and how a match runs; it knows no game.

This is the public face: an author of a game, a bot or a face needs nothing that is not named here,
or in the public modules `cases`, `chance`, `components`, `conformance`, `errors`, `feats`,
`geometry`, `judgement`, `matchfile`, `perft`, `playthrough` and `scene`. Modules with an underscore
are private.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, overload

from ennead.kernel._events import Event
from ennead.kernel._flow import (
    DONE,
    SEALED,
    Ask,
    Call,
    Done,
    F,
    Frame,
    G,
    Listener,
    Next,
    Option,
    Picks,
    State,
    ask,
    ask_sealed,
    call,
    step,
    transient,
)
from ennead.kernel._game import AnyGame, Game
from ennead.kernel._match import Entry, Match, Opening
from ennead.kernel._message import Arg, Message, Ref, SeatRef
from ennead.kernel._notation import Notation
from ennead.kernel._question import (
    NO_OPTION,
    AnyRule,
    Clause,
    Decision,
    F_contra,
    G_contra,
    O_co,
    Refusal,
    Rule,
    rule,
)
from ennead.kernel._question import Question as _Question
from ennead.kernel._rulebook import Rulebook, RuleEntry
from ennead.kernel._seats import EVERYTHING, SPECTATOR, UNKNOWN
from ennead.kernel._secrecy import ALL, NOBODY, NONE, OWNER, TOP, TOP_ONLY, View, hidden
from ennead.kernel._setup import MatchOption, Preset, Setup, switch
from ennead.kernel._verbs import AnyVerb, Manner, Slot, Verb
from ennead.kernel.chance import (
    Keyed,
    Luck,
    Outcome,
    Recorded,
    Replayed,
    Sampled,
    Scripted,
    Told,
    shuffled,
    take,
)
from ennead.kernel.components import Components
from ennead.kernel.errors import (
    CaseError,
    ChanceError,
    DataError,
    EnneadError,
    IllegalMove,
    MatchFileError,
    NeedOutcome,
    NotationError,
    PackError,
    RulesFault,
    SetupError,
    UndoRefused,
)

if TYPE_CHECKING:

    class Question(_Question[G_contra, F_contra, O_co]):
        """The same class; two signatures make mypy look at each clause and its rules alone."""

        @overload
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
            about: Callable[[G_contra, F_contra, int], Mapping[str, object]] = ...,
            fast: Callable[[G_contra, F_contra, int], list[Option]] | None = None,
        ) -> None: ...

        @overload
        def __init__(
            self: Question[G, F, Option],
            name: str,
            rule: str,
            *clauses: Clause[G, F, Any],
            auto: bool = False,
            linked: bool = False,
            secret: bool = False,
            opening: bool = False,
            speaks_for: Callable[[G, F, int], int] | None = None,
            about: Callable[[G, F, int], Mapping[str, object]] = ...,
            fast: Callable[[G, F, int], list[Option]] | None = None,
        ) -> None: ...

        def __init__(self, *clauses: object, **more: object) -> None: ...
else:
    Question = _Question

__all__ = [
    "ALL", "DONE", "EVERYTHING", "NOBODY", "NONE", "NO_OPTION", "OWNER", "SEALED", "SPECTATOR",
    "TOP", "TOP_ONLY", "UNKNOWN", "AnyGame", "AnyRule", "AnyVerb", "Arg", "Ask", "Call",
    "CaseError", "ChanceError", "Clause", "Components", "DataError", "Decision", "Done",
    "EnneadError", "Entry", "Event", "F", "Frame", "Game", "IllegalMove", "Keyed", "Listener",
    "Luck", "Manner", "Match", "MatchFileError", "MatchOption", "Message", "NeedOutcome", "Next",
    "Notation", "NotationError", "Opening", "Option", "Outcome", "PackError", "Picks", "Preset",
    "Question",
    "Recorded", "Ref", "Refusal", "Replayed", "Rule", "RuleEntry", "Rulebook", "RulesFault",
    "Sampled", "Scripted", "SeatRef", "Setup", "SetupError", "Slot", "State", "Told", "UndoRefused",
    "Verb", "View", "ask", "ask_sealed", "call", "hidden", "rule", "shuffled", "step", "switch",
    "take", "transient",
]  # fmt: skip
