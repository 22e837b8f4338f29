"""The position of a match: who has what, what stands where, and who may see it.

Zones, tiles, creatures and cards are small ints, the index of their name in `components.toml`. Sets
of tiles, creatures, colours and cells are bit masks. Districts come first among the zones, three a
city, so that `zone // 3` is the city of a zone below `DISTRICTS`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Never, TypeAlias

from ennead import kernel
from ennead.games.kemet.tables import Tables
from ennead.kernel import ALL, NOBODY, NONE, OWNER, F, Frame, State, hidden, transient

NOBODY_HERE: Final = -1
"""Holder of a zone without a troop; also no lord of a city, no token on a cell, no winner."""

# phases of the match
SETUP: Final = 0
DAY: Final = 1
NIGHT: Final = 2


@dataclass(slots=True)
class Player:
    """A player's things beside the board (1.2, 2.2)."""

    seat: int
    city: int = NOBODY_HERE
    god: int = NOBODY_HERE
    prayer: int = 0
    supply: int = 0
    """Units in the supply."""
    veterans: int = 0
    battle_fame: int = 0
    divine_fame: int = 0
    tiles: int = 0
    creatures: int = 0
    """Creatures in the supply: owned, but not on the board."""
    tokens: int = 0
    """Ordinary action tokens still to be played today."""
    cells: int = 0
    """Action cells that hold a token."""
    silver: int = -1
    """The cell on which the silver token stands, or -1."""
    bought: int = 0
    """Colours of which a tile was bought today."""
    tags: list[int] = field(default_factory=list)
    """Colour of the purchase token on each purchase cell, or -1."""
    hand: list[int] = hidden(OWNER, pool="interventions", shared=True)
    bluffs: list[int] = field(default_factory=list)
    """Diversions: in hand too, but nobody ever loses one, so all know of them (A-3)."""
    cards: list[int] = hidden(OWNER, pool="battle")
    """Battle cards in hand."""
    spent: list[int] = field(default_factory=list)
    """Battle cards discarded face up."""
    buried: list[int] = hidden(OWNER, pool="battle")
    """Battle cards discarded face down."""
    removed: list[int] = hidden(OWNER, pool="battle")
    """Battle cards out of the game for good, replaced by a special one."""


@dataclass(slots=True)
class Kemet(State):
    """A whole match of Kemet."""

    players: list[Player] = field(default_factory=list)
    holder: list[int] = field(default_factory=list)
    """By zone: the seat that has a troop there, or -1."""
    units: list[int] = field(default_factory=list)
    beasts: list[int] = field(default_factory=list)
    """By zone: the creatures that stand there."""
    level: list[int] = field(default_factory=list)
    """By district: level of its pyramid, 0 without one."""
    colour: list[int] = field(default_factory=list)
    """By district: colour of its pyramid, -1 without one."""
    lords: list[int] = field(default_factory=list)
    """By city: the seat it belongs to, or -1."""
    landed: list[int] = field(default_factory=list)
    """Recruits of the active player in his districts held by an enemy, waiting for their battle."""
    colours: int = 0
    market: int = 0
    """Tiles of which at least one copy is left."""
    spares: int = 0
    """Tiles of which both copies are left."""
    deck: list[int] = hidden(NOBODY, pool="interventions", shared=True)
    discard: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    round: int = 0
    phase: int = SETUP
    winner: int = NOBODY_HERE
    box: Tables = transient()


def held(player: Player) -> list[int]:
    """Every intervention of a player, the Diversion first."""
    return player.bluffs + player.hand


Next: TypeAlias = "kernel.Next[Kemet, F]"
"""What a step of a procedure with frame F returns."""
Closed: TypeAlias = "kernel.Clause[Kemet, Frame, Never]"
"""A verb that is never allowed where it stands: for the rule of its gate, which refuses it."""


@dataclass(slots=True)
class Course(Frame):
    """The whole match: set-up and rounds; `at` counts players, turns or picks of a step."""

    at: int = 0

    # compiled, an `__init__` that a dataclass makes is slow, and every copy has one of these
    def __init__(self, at: int = 0, *, step: str = "") -> None:
        self.step = step
        self.at = at


@dataclass(slots=True)
class Turn(Frame):
    """A player's turn in the day phase (3.2)."""

    seat: int
    acted: bool = False
    """The ordinary token of this turn has been played."""
    exchanged: bool = False
    """A creature has been exchanged since the last token."""
    cell: int = -1
    """The purchase cell in use, or -1 for the Twin Ceremony."""

    # compiled, an `__init__` that a dataclass makes is slow, and there is one of these a turn
    def __init__(
        self,
        seat: int,
        acted: bool = False,
        exchanged: bool = False,
        cell: int = -1,
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.acted = acted
        self.exchanged = exchanged
        self.cell = cell


@dataclass(slots=True)
class Movement(Frame):
    """A Movement action (3.4.5)."""

    seat: int
    gates: bool = False
    """Walls are open to the troop wherever it started (Surprise Attack)."""
    teleporting: bool = True
    """False in a Forced March."""
    origin: int = -1
    zone: int = -1
    moves: int = 0
    teleports: int = 0
    districts: int = 0
    """Foreign districts entered."""
    started: bool = False
    """The first step has been taken."""
    transfer: bool = False
    """Transfer has been played: the teleport is free, from whatever zone."""
    goal: int = -1
    way: int = 0
    """How the step is taken: `paths.WAYS`."""

    # compiled, an `__init__` that a dataclass makes is slow, and every other turn has one of these
    def __init__(
        self,
        seat: int,
        gates: bool = False,
        teleporting: bool = True,
        origin: int = -1,
        zone: int = -1,
        moves: int = 0,
        teleports: int = 0,
        districts: int = 0,
        started: bool = False,
        transfer: bool = False,
        goal: int = -1,
        way: int = 0,
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.gates = gates
        self.teleporting = teleporting
        self.origin = origin
        self.zone = zone
        self.moves = moves
        self.teleports = teleports
        self.districts = districts
        self.started = started
        self.transfer = transfer
        self.goal = goal
        self.way = way


def _shown(g: Kemet, side: Side, viewer: int) -> int:
    if side.open or viewer == side.seat:
        return ALL
    return ALL if side.spied and viewer == side.enemy else NONE


def _opened(g: Kemet, side: Side, viewer: int) -> int:
    return ALL if side.open or viewer == side.seat else NONE


@dataclass(slots=True)
class Side:
    """One of the two fighters of a battle, with the troop that he brought into it."""

    seat: int
    enemy: int
    units: int
    beasts: int
    card: list[int] = hidden(_shown, pool="battle")
    buried: list[int] = hidden(OWNER, pool="battle")
    cards: list[int] = hidden(_opened, pool="interventions", shared=True)
    open: bool = False
    spied: bool = False
    """The enemy's Spy has seen the battle card before the Clash."""
    bonus: int = 0
    """Strength from Divine Wound."""
    fought: int = 0
    """Units at the end of the Clash."""
    strength: int = 0
    casualties: int = 0
    unavoidable: int = 0
    defence: int = 0
    own_loss: int = 0
    lost: int = 0
    """Units removed by casualties that the opponent inflicted."""
    fame: int = 0
    """Fame points taken in this battle."""


@dataclass(slots=True)
class Battle(Frame):
    """A battle (3.5). Both troops are lifted off the board until it is over."""

    zone: int
    attacker: Side
    defender: Side
    attacker_wins: bool = False
    stays: bool = False
    """The loser stays in the zone that the winner has lost (A-7)."""
