"""The position: zones of the table and of each player, and what lasts until the turn ends (1.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from ennead import kernel
from ennead.games.afterlife.tables import Tables
from ennead.kernel import ALL, NOBODY, NONE, OWNER, TOP, F, Frame, State, hidden, transient

EMPTY: Final = -1
"""A gap in the pyramid."""

GOLD: Final = 0
ACTION: Final = 1
GOLD_AGAIN: Final = 2
"""How a played card was used (1.9.i); the last: for gold, after Hounds had brought it back from its
action."""

NO_CHANGE: Final = 0
SWAPPED: Final = 1
CHANGED: Final = 2
"""What the player on turn did to the pyramid (R-06); a swap counts only if its card says so."""


def hand_sight(g: Afterlife, holder: Player, viewer: int) -> int:
    """1.3.b, R-24: a hand is its owner's, unless it has to be shown to all."""
    return ALL if viewer == holder.seat or holder.shown else NONE


def discard_sight(g: Afterlife, holder: Player, viewer: int) -> int:
    """1.3.c, R-27, R-35: the top is public; its owner sees all outside the turn or by an action."""
    if viewer != holder.seat:
        return TOP
    return ALL if g.active != viewer or g.searching or g.box.open_discard else TOP


def boneyard_sight(g: Afterlife, holder: Afterlife, viewer: int) -> int:
    """1.3.a, 1.15.a: only the top card, except alone."""
    return ALL if g.box.open_boneyard else TOP


@dataclass(slots=True)
class Player:
    """What lies in front of one player; all but tomb and played cards is one pool to others."""

    seat: int
    hand: list[int] = hidden(hand_sight, pool="deck")
    deck: list[int] = hidden(NOBODY, pool="deck")
    """The draw deck below the cards that its owner has seen: a bag."""
    known: list[int] = hidden(OWNER, pool="deck", ordered=True)
    """The cards on top of the draw deck that its owner has put or seen there, topmost last."""
    discard: list[int] = hidden(discard_sight, pool="deck", ordered=True)
    aside: list[int] = hidden(OWNER, pool="deck")
    """Set aside by Serdab and Headrest until the draw (R-17)."""
    tomb: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)
    """How each played card was used: GOLD, ACTION or GOLD_AGAIN."""
    moored: bool = False
    """Everybody saw Boat go onto the discard pile, where it still lies."""
    shown: bool = False
    """The hand lies open for all (Axe, Spear)."""


@dataclass(slots=True)
class Ahead:
    """The cards on top of the stock that somebody has looked at (Wedjat Amulet), topmost last.

    Level II and III are apart, as everybody knows how many of each are left; `levels` says in which
    order the two lists lie on each other, which only the one who put them back knows.
    """

    seat: int = 0
    second: list[int] = hidden(OWNER, pool="stock-2", shared=True, ordered=True)
    third: list[int] = hidden(OWNER, pool="stock-3", shared=True, ordered=True)
    levels: list[int] = hidden(OWNER, pool="levels", shared=True, ordered=True)


@dataclass(slots=True)
class Afterlife(State):
    """A whole position of the game."""

    players: list[Player] = field(default_factory=list)
    pyramid: list[int] = field(default_factory=lambda: [EMPTY] * 6)
    """Kinds by slot (`SLOTS`): apex, two in the middle, three in the base."""
    second: list[int] = hidden(NOBODY, pool="stock-2", shared=True)
    third: list[int] = hidden(NOBODY, pool="stock-3", shared=True)
    """The stock: level II is used up before level III (1.4.c)."""
    ahead: Ahead = field(default_factory=Ahead)
    boneyard: list[int] = hidden(boneyard_sight, pool="boneyard", ordered=True)
    copies: list[int] = field(default_factory=list)
    """How many cards of each kind are in this match."""

    goal: int = 0
    """Alone: the perfect score (1.15.f)."""
    whole: int = 0
    """How many cards a tomb needs for it."""
    first: int = 0
    """The starting player."""
    active: int = 0
    """The player on turn."""
    idle: int = 0
    """Turns in a row whose only change was a swap."""
    won: bool = False
    """Alone: the goal is reached (R-14)."""

    # until the end of the turn
    changed: int = NO_CHANGE
    entombed: int = 0
    dearest: int = -1
    """Cost of the dearest card bought, -1 if none."""
    ring: bool = False
    barque: bool = False
    thoth: bool = False
    censer: bool = False
    searching: bool = False
    acts: list[int] = field(default_factory=list)
    """The cards whose action was finished, each copy once (for Tyet)."""
    busy: list[int] = field(default_factory=list)
    """Cards whose action is being executed (R-32)."""
    tied: list[int] = field(default_factory=list)
    """Cards that Hounds brought back from their action: 2 x kind + ACTION (R-32); with the option
    of R-31 all that it brought back, each for its old use only: 2 x kind + way."""

    box: Tables = transient()


Next: TypeAlias = "kernel.Next[Afterlife, F]"
"""What a step of a procedure with frame F returns."""


@dataclass(slots=True)
class Action(Frame):
    """An action in progress.

    `other` is the opponent, cost or number that an earlier part has settled, `left` are the seats
    that still have to answer, `cards` lie open in no zone while the action deals with them (Brain
    Hook, Judgment, Book of Gates).
    """

    seat: int
    card: int
    other: int = -1
    left: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
