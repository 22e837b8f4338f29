"""The position of a match: who has what, what lies where.

Every token a player can own is a small int, an index of the vocabulary `token`: five basic kinds,
silver, five resource offerings, five zone jokers, two point offerings. Zones, jars, cards and
Traitor boards are indices too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

import ennead.kernel as kernel
from ennead.games.pharaon.tables import Tables
from ennead.kernel import NOBODY, OWNER, Ask, F, Frame, Option, Question, State, hidden, transient

O = TypeVar("O", bound=Option)  # noqa: E741 - an option, as in the kernel

EMPTY: Final = -1
"""A place of a display with nothing on it."""

NOBODY_YET: Final = -1
"""Holder of a token that nobody has taken."""

MARKER: Final = 18
"""Neutral marker on an entry space or a Traitor track when the bank has run out: no token (R26)."""

TRAITOR: Final = 1
"""His side of the table in a solo match; yours is 0."""


@dataclass(slots=True)
class Player:
    """A player, or the Traitor: all lies open, but for the noble set aside in the draft."""

    seat: int
    supply: list[int] = field(default_factory=lambda: [0] * 18)
    """How many tokens of each kind."""
    tracks: list[int] = field(default_factory=lambda: [0] * 5)
    """Step of the disk on each influence track."""
    nobles: tuple[int, ...] = ()
    artisans: tuple[int, ...] = ()
    tomb: int = 0
    powers: int = 0
    """All powers (bits of `Tables.power`) of these nobles, used or not."""
    used: int = 0
    """Powers used this round: the cards that lie sideways."""
    passed: bool = False
    row: int = 0
    """Row of the pyramid of time, from 1 at the bottom; 0 is the round counter."""
    space: int = 0
    """Field of that row, from 1 at the left."""
    aside: list[int] = hidden(OWNER, pool="noble", shared=True)
    """The noble that the draft left over, face down until the draft is finished."""


@dataclass(slots=True)
class Traitor:
    """What only the Traitor has: his boards, their tracks, and his pile of jars."""

    boards: tuple[int, ...] = ()
    """Boards from the left, light or dark side up."""
    colours: tuple[int, ...] = ()
    """The colour each track was given at the start."""
    lanes: list[list[int]] = field(default_factory=lambda: [[], [], [], [], []])
    """Tokens on each track from the bottom; `MARKER` is a neutral marker."""
    pile: int = 0
    """Jars of his pile, still face down. They are drawn when they are turned up."""
    cut: list[int] = hidden(NOBODY, pool="cut", shared=True)
    """The jars of his pile cut off from the supply when it was made anew; they come first."""


@dataclass(slots=True)
class Pharaon(State):
    """The table."""

    players: list[Player] = field(default_factory=list)
    """In turn order, clockwise; in a solo match the second is the Traitor."""
    ring: tuple[int, ...] = ()
    """The zone at each of the five positions, clockwise."""
    alignment: int = 0
    """Position of the wheel's first colour in round 1."""
    direction: int = 1
    """1: the wheel turns clockwise, -1: counter-clockwise."""
    round: int = 0
    first: int = 0
    """Holder of the first-player token."""
    pharaoh: int = NOBODY_YET
    """Holder of the Pharaoh token."""
    bank: list[int] = field(default_factory=list)
    entry: tuple[int, ...] = ()
    """The colour that the wheel shows at each zone this round."""
    wheel: list[list[int]] = field(default_factory=lambda: [[], [], [], [], []])
    """Entry tokens on the section of each colour, from the left."""
    beside: list[tuple[int, int]] = field(default_factory=list)
    """Entry tokens that lie beside a full section: its colour and the token."""
    pairs: list[int] = field(default_factory=list)
    """Offerings on the pair places, two entries a place, from the top."""
    bonus: list[int] = field(default_factory=list)
    """Offerings on the bonus field, from the top."""
    bag: list[int] = hidden(NOBODY, pool="offering", shared=True)
    heap: list[int] = field(default_factory=list)
    jars: list[int] = field(default_factory=list)
    """Jars face up below the pyramid."""
    jar_supply: list[int] = hidden(NOBODY, pool="jar", shared=True)
    jar_discard: list[int] = field(default_factory=list)
    noble_row: list[int] = field(default_factory=list)
    noble_deck: list[int] = hidden(NOBODY, pool="noble", shared=True)
    artisan_row: list[int] = field(default_factory=list)
    artisan_deck: list[int] = hidden(NOBODY, pool="artisan", shared=True)
    gone_nobles: list[int] = field(default_factory=list)
    """Nobles out of the game."""
    gone_artisans: list[int] = field(default_factory=list)
    traitor: Traitor | None = None
    box: Tables = transient()


Next: TypeAlias = "kernel.Next[Pharaon, F]"
"""What a step of a procedure with frame F returns."""

MOST_SEATS: Final = 5


def ask_of_each(
    question: Question[Pharaon, F, O], then: Callable[[Pharaon, F, O], object]
) -> tuple[Ask[Pharaon, F], ...]:
    """A question that is asked at every turn, to each seat: made once."""
    return tuple([kernel.ask(seat, question, then) for seat in range(MOST_SEATS)])


@dataclass(slots=True)
class Course(Frame):
    """The whole match; `side` is whose turn it is (in the draft: who drafts)."""

    side: int = 0


@dataclass(slots=True)
class Draft(Frame):
    """The start draft of one player; `cards` are the nobles drawn."""

    seat: int
    cards: list[int] = hidden(OWNER, pool="noble", shared=True)


@dataclass(slots=True)
class Turn(Frame):
    """An action turn or a passing turn: the zone, what is wanted there and what was paid so far."""

    seat: int
    zone: int = -1
    target: int = -1
    """Pair place, card (or `DECK_TOP`), Nile action."""
    bonus: bool = False
    entry: int = -1
    """The token that goes on the wheel, once chosen in `build`."""
    spent: tuple[int, ...] = ()
    """The other tokens chosen in `build`."""

    # compiled, an `__init__` that a dataclass makes is slow, and there is one of these a turn
    def __init__(
        self,
        seat: int,
        zone: int = -1,
        target: int = -1,
        bonus: bool = False,
        entry: int = -1,
        spent: tuple[int, ...] = (),
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.zone = zone
        self.target = target
        self.bonus = bonus
        self.entry = entry
        self.spent = spent


DECK_TOP: Final = -2
"""Target of a turn that takes the top card of a deck."""


@dataclass(slots=True)
class Exchange(Frame):
    """A Soothsayer or Treasurer at work; `given` is the token handed in."""

    seat: int
    noble: int
    given: int = -1


@dataclass(slots=True)
class JarOpening(Frame):
    """Jars gained: the open one, how many more, how many tokens the Diplomat still chooses."""

    seat: int
    jar: int = -1
    more: int = 0
    left: int = 0


@dataclass(slots=True)
class Steps(Frame):
    """Steps on influence tracks still to take: one set of tracks (bits) each."""

    seat: int
    arrows: tuple[int, ...]


@dataclass(slots=True)
class Bounty(Frame):
    """Offerings still to take from the bonus field or the bag."""

    seat: int
    left: int


@dataclass(slots=True)
class Official(Frame):
    """A Court Official who has just been gained."""

    seat: int
    noble: int


@dataclass(slots=True)
class Intrigue(Frame):
    """A turn of the Traitor; `jar` is the one just turned up."""

    jar: int = -1
