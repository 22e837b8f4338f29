"""The position: what lies on the table, in hands and in the bag."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import ennead.kernel as kernel
from ennead.kernel import NOBODY, OWNER, F, Frame, State, hidden, transient

from siwa.tables import Tables


@dataclass(slots=True)
class Player:
    """One trader. Goods are numbers: the place of their kind in `tables.GOODS`."""

    seat: int
    hand: list[int] = hidden(OWNER, pool="goods", shared=True)
    coins: int = 0


@dataclass(slots=True)
class Siwa(State):
    """A whole match at one moment."""

    players: list[Player] = field(default_factory=list)
    bag: list[int] = hidden(NOBODY, pool="goods", shared=True)
    market: list[int] = field(default_factory=list)
    """What was sold, the latest last."""
    box: Tables = transient()


Next: TypeAlias = "kernel.Next[Siwa, F]"


@dataclass(slots=True)
class Course(Frame):
    """The match from set-up to end; `due` is the seat whose turn comes next."""

    due: int = 0


@dataclass(slots=True)
class Turn(Frame):
    """The turn of one seat."""

    seat: int
