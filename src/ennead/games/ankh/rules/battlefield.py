"""Pages 23 and 24: what a battle knows, who stands in it, and how strong each side is."""

from __future__ import annotations

from dataclasses import dataclass, field

from ennead.games.ankh.hexes import members, spread
from ennead.games.ankh.kinds import (
    ANDROSPHINX,
    ANUBIS,
    CARDS,
    GOD,
    GUARDIAN,
    RA,
    RESPLENDENT,
    TEMPLE,
    TEMPLE_ATTUNED,
)
from ennead.games.ankh.state import Ankh, God, adjacent
from ennead.kernel import Frame


@dataclass(slots=True)
class Battle(Frame):
    """A battle for the region of a token. Sets are of hexes; those of cards are by seat."""

    token: int
    span: int  # its land and the water that borders it
    fighters: list[int]  # seats of the gods that fight
    double: bool = False  # Amun plays two cards
    cards: list[int] = field(default_factory=list)
    flooded: int = 0  # figures that Flood protects
    killed: list[int] = field(default_factory=list)  # figures killed, by seat
    risen: int = 0  # Mummies that have died in this battle already
    winner: int = -1
    doomed: int = 0  # figures that the resolution kills


def battle_of(g: Ankh) -> Battle:
    """The battle that a sub-procedure belongs to."""
    return next(frame for frame in reversed(g.frames) if isinstance(frame, Battle))


def team_head(g: Ankh, f: Frame, seat: int) -> int:
    """R26.5, A-68: a merged god's players choose together, the higher god's decides."""
    return g.gods[seat].head


def present(g: Ankh, b: Battle) -> list[int]:
    """Seats of the gods with a figure in the region now, least devotion first."""
    return [seat for seat in g.ladder if g.gods[seat].army & b.span]


def neutralised(g: Ankh, seat: int) -> int:
    """U6, A-48: hexes where figures of this god add no strength, next to an enemy Androsphinx."""
    if g.kinds[2] != ANDROSPHINX:
        return 0
    enemies = 0
    for other in g.ladder:
        if other != seat:
            enemies |= g.gods[other].map[GUARDIAN + 2]
    return spread(enemies, adjacent(g)) if enemies else 0


def is_resplendent(g: Ankh, god: God) -> bool:
    """P5, A-58: three monuments of one kind anywhere on the map."""
    if not god.powers & RESPLENDENT:
        return False
    need = g.box.resplendent["monuments"]
    return any((kind & god.controls).bit_count() >= need for kind in g.monuments)


def strength_parts(g: Ankh, b: Battle, seat: int) -> list[tuple[str, int]]:
    """R24.1: what a god's strength is made of; nothing without a figure there (C1.c, A-34)."""
    god, box = g.gods[seat], g.box
    here = god.army & b.span
    if not here:
        return []
    active = here & ~neutralised(g, seat)
    parts = [("figures", active.bit_count())]
    if god.map[GOD] & active:
        if is_resplendent(g, god):
            parts.append(("resplendent", box.resplendent["strength"] - 1))
        if g.bearers[ANUBIS] == seat and g.prisoners:
            parts.append(("prisoners", len(g.prisoners)))
    if god.powers & TEMPLE_ATTUNED:
        temples = god.controls & g.monuments[TEMPLE] & g.regions[b.token]
        if temples:
            held = temples & spread(god.army, adjacent(g))
            parts.append(("temple-attuned", held.bit_count() * box.temple_strength))
    if b.cards:
        parts += [(CARDS[card], box.strength[card]) for card in members(b.cards[seat])]
    return parts


def strength(g: Ankh, b: Battle, seat: int) -> int:
    """R24.1: a god's total strength."""
    total = 0
    for _, amount in strength_parts(g, b, seat):
        total += amount
    return total


def radiance(g: Ankh, seat: int, span: int) -> int:
    """G5.b: 1 for a radiant figure in the region, however many."""
    return 1 if g.bearers[RA] == seat and g.radiant & span else 0
