"""The position: gods, figures, monuments, tracks and tokens. All of it is public (A-05)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from ennead import kernel
from ennead.games.ankh.kinds import A_GOD, A_GUARDIAN, A_WARRIOR, GUARDIAN, OSIRIS, RANKS, WARRIOR
from ennead.games.ankh.tables import Tables
from ennead.kernel import F, State, transient


@dataclass(slots=True)
class God:
    """A player's god and all that is its own.

    `head` is the seat whose god plays for this one: its own, until a merge makes it the higher
    god's. Figures are counted by rank: the god, its warriors, its guardians of levels 1, 2, 3.
    """

    seat: int
    kind: int = -1  # not chosen yet
    head: int = 0
    forgotten: bool = False
    devotion: int = 0
    followers: int = 0
    ankhs: int = 0  # Ankh tokens in the pool
    powers: int = 0  # set of unlocked powers
    hand: int = 0  # set of cards; the others lie face up
    controls: int = 0  # hexes of its monuments
    map: list[int] = field(default_factory=list)  # hexes of its figures, by rank
    pool: list[int] = field(default_factory=list)  # figures waiting, by rank

    # compiled, an `__init__` that a dataclass makes is slow, and every copy makes all the gods
    def __init__(
        self,
        seat: int,
        kind: int = -1,
        head: int = 0,
        forgotten: bool = False,
        devotion: int = 0,
        followers: int = 0,
        ankhs: int = 0,
        powers: int = 0,
        hand: int = 0,
        controls: int = 0,
        map: list[int] | None = None,  # noqa: A002 - as the field
        pool: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.head = head
        self.forgotten = forgotten
        self.devotion = devotion
        self.followers = followers
        self.ankhs = ankhs
        self.powers = powers
        self.hand = hand
        self.controls = controls
        self.map = [0] * RANKS if map is None else map
        self.pool = [0] * RANKS if pool is None else pool

    @property
    def army(self) -> int:
        """The hexes of all its figures."""
        gods, warriors, one, two, three = self.map
        guardians = one | two | three  # most gods have none: a set that is empty costs nothing
        return gods | warriors | guardians if guardians else gods | warriors

    @property
    def row(self) -> int:
        """How many tokens of the bottom row are lifted: one for each power."""
        return self.powers.bit_count()

    def rank_at(self, space: int) -> int:
        """The rank of its figure on a hex."""
        for rank, hexes in enumerate(self.map):
            if hexes >> space & 1:
                return rank
        raise ValueError(f"god of seat {self.seat} has no figure on hex {space}")


@dataclass(slots=True)
class Ankh(State):
    """The whole table."""

    gods: list[God] = field(default_factory=list)  # by seat
    first: int = 0  # the first player
    acting: int = 0  # whose turn it is
    bearers: list[int] = field(
        default_factory=list
    )  # by ability: the seat of the god that has it, -1 if none
    ladder: list[int] = field(
        default_factory=list
    )  # seats of the gods in play, least devotion first
    markers: list[int] = field(default_factory=list)  # by action
    event: int = 0  # space of the event marker
    kinds: list[int] = field(default_factory=list)  # the guardian of each level
    stock: list[int] = field(default_factory=list)  # guardians left on each card
    gone: list[int] = field(default_factory=list)  # guardians removed from the game, by level
    monuments: list[int] = field(default_factory=lambda: [0, 0, 0])  # hexes, by kind
    regions: list[int] = field(
        default_factory=list
    )  # land of the region of each conflict order token
    camels: int = 0  # set of sides
    prisoners: list[int] = field(default_factory=list)  # seats whose warriors Anubis holds
    gates: int = 0  # underworld tokens on the map
    gates_left: int = 0
    radiant: int = 0  # hexes of figures with a sun
    suns: int = 0
    amun_ready: bool = False  # the Amun token is face up
    claws: dict[int, int] = field(
        default_factory=dict
    )  # scorpion's hex to the first of its two directions
    holder: int = -1  # the god with the tiebreaker face up
    winner: int = -1
    box: Tables = transient()


Next: TypeAlias = "kernel.Next[Ankh, F]"
"""What a step with frame F returns."""


def figures(g: Ankh) -> int:
    """All hexes with a figure."""
    found = 0
    for seat in g.ladder:
        found |= g.gods[seat].army
    return found


def stones(g: Ankh) -> int:
    """All hexes with a monument or a city."""
    obelisks, temples, pyramids = g.monuments
    return obelisks | temples | pyramids | g.box.cities


def free(g: Ankh, seat: int) -> int:
    """R7.2, A-11, A-12: hexes empty for a god's figures; a gate only for the god of the gates."""
    taken = figures(g) | stones(g)
    if g.bearers[OSIRIS] != seat:
        taken |= g.gates
    return g.box.board.all & ~taken


def adjacent(g: Ankh) -> tuple[int, ...]:
    """R8.1: what is adjacent to each hex now."""
    return g.box.board.adjacent(g.camels)


def owner_at(g: Ankh, space: int) -> int:
    """The seat of the god whose figure stands on a hex, -1 if none does."""
    for seat in g.ladder:
        if g.gods[seat].army >> space & 1:
            return seat
    return -1


def figure_of(g: Ankh, rank: int) -> int:
    """What a figure of a rank is called."""
    if rank < GUARDIAN:
        return A_WARRIOR if rank == WARRIOR else A_GOD
    return A_GUARDIAN + g.kinds[rank - GUARDIAN]


def rank_of(g: Ankh, guardian: int) -> int:
    """The rank of a kind of guardian in this match, -1 if it does not take part."""
    level = g.box.level[guardian]
    return GUARDIAN + level - 1 if g.kinds[level - 1] == guardian else -1


def team(g: Ankh, seat: int) -> list[God]:
    """R25.0: the gods that play as one with the god of this seat."""
    return [god for god in g.gods if god.head == seat]
