"""Every piece, wherever it lies: none is lost or doubled in a match."""

from __future__ import annotations

from ennead.games.ankh.kinds import ALL_CARDS, GOD, GUARDIAN, OSIRIS, RA, RANKS, WARRIOR
from ennead.games.ankh.monuments import standing
from ennead.games.ankh.state import Ankh, God, figures, stones


def count_everything(g: Ankh) -> list[int]:
    """Numbers that stay the same from the first decision to the end."""
    counted = [_pieces_of(g, god) for god in g.gods]
    if not g.markers:  # gods are still being chosen
        return [g.box.warriors + g.box.ankhs + 1] * g.seats + _rest(g)
    return counted + _rest(g)


def _pieces_of(g: Ankh, god: God) -> int:
    """Warriors, Ankh tokens and the god itself; those of a god that merged or was forgotten have left the game."""
    here = god.map[WARRIOR].bit_count() + god.pool[WARRIOR] + g.prisoners.count(god.seat)
    here += god.ankhs + god.controls.bit_count() + god.map[GOD].bit_count()
    gone = god.forgotten or god.head != god.seat
    return here + (g.box.warriors + g.box.ankhs + 1 if gone else 0)


def _rest(g: Ankh) -> list[int]:
    guardians = [
        left + gone + sum(god.map[rank].bit_count() + god.pool[rank] for god in g.gods)
        for rank, left, gone in zip(range(GUARDIAN, RANKS), g.stock, g.gone, strict=True)
    ]
    pieces = sum(hexes.bit_count() for god in g.gods for hexes in god.map)
    monuments = sum(kind.bit_count() for kind in g.monuments)
    owned = sum(god.controls.bit_count() for god in g.gods)
    union = (standing(g) & _owned(g)).bit_count()
    overlapping = pieces + monuments - (figures(g) | standing(g)).bit_count()
    afloat = (stones(g) & g.box.board.water).bit_count()
    suns = g.suns + g.radiant.bit_count() - _dealt(g, RA, g.box.suns)
    gates = g.gates_left + g.gates.bit_count() - _dealt(g, OSIRIS, g.box.gates)
    strangers = sum(god.hand & ~ALL_CARDS for god in g.gods)
    overdrawn = sum(1 for god in g.gods if min(god.followers, god.ankhs, *god.pool) < 0)
    return [*guardians, owned - union, overlapping, afloat, suns, gates, strangers, overdrawn]


def _dealt(g: Ankh, god: int, tokens: int) -> int:
    """Tokens that a god brings, once the table is laid and as long as it is in the game."""
    return tokens if g.markers and g.bearers[god] >= 0 else 0


def _owned(g: Ankh) -> int:
    owned = 0
    for god in g.gods:
        owned |= god.controls
    return owned
