"""Questions whose menu is made from one look at the table; their clauses say the same, and why the rest is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ennead.kernel.flow import Ask, Option, ask
from ennead.kernel.question import Clause, Question

Look = Callable[[Any, Any, int], list[Option]]
"""Everything that may be chosen, legal by construction."""


class OneLook(Question):
    """A question that is asked so often that its verbs share the work of finding their options.

    What the look finds is what the clauses allow, candidate by candidate; a test compares the two.
    """

    __slots__ = ("_look",)

    def __init__(
        self,
        name: str,
        look: Look,
        clauses: Sequence[Clause],
        *,
        auto: bool = False,
        linked: bool = False,
        about: Callable[[Any, Any, int], Mapping[str, object]] = lambda g, f, seat: {},
    ) -> None:
        super().__init__(name, clauses, auto=auto, linked=linked, about=about)
        self._look = look

    def menu(self, g: Any, f: Any, seat: int) -> list[Option]:
        """Every option that the rules allow, in a fixed order, without duplicates."""
        return self._look(g, f, seat)


MOST_SEATS = 5


def of_each(question: Question, then: Callable[..., Any]) -> tuple[Ask, ...]:
    """A question that is asked at every turn, to each seat: made once."""
    return tuple(ask(seat, question, then=then) for seat in range(MOST_SEATS))
