"""What a player may say beforehand to questions that come in the middle of somebody else's turn.

A game offers it where it is sound: where an answer can be given without seeing who asks. Whoever
runs the table keeps what was said, shows it to nobody else, and answers with it while its player is
away. What may be answered is what the rules offer then, as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from ennead.kernel._flow import Option, State

S = TypeVar("S", bound=State)
Liking: TypeAlias = Callable[[S, int, Any], float]
"""How much a way of answering likes an option, for a seat that sees this much."""


def _nothing(option: Any) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Standing(Generic[S]):
    """A question with the ways in which it may be answered beforehand, and, if it is about things
    of a vocabulary, which of them an option would use (`uses`): some of them may be ruled out.

    Words: `standing-<question>`, and for each way `standing-way-<way>`.
    """

    question: str
    ways: Mapping[str, Liking[S]] = field(default_factory=dict)
    never: str = ""
    uses: Callable[[Any], tuple[int, ...]] = _nothing


def choose(
    standing: Standing[S],
    way: Liking[S],
    never: Collection[int],
    view: S,
    seat: int,
    menu: Sequence[Option],
) -> Option:
    """The option that is liked most, the first of equals. What was ruled out is only used where
    nothing else can be."""
    allowed = [option for option in menu if not set(standing.uses(option)) & set(never)]
    return max(allowed or menu, key=lambda option: way(view, seat, option))
