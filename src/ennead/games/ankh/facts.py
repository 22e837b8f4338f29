"""The position in words, as cases and playthroughs read it, and the census of its pieces."""

from __future__ import annotations

from typing import Any

from ennead.games.ankh.hexes import first, members
from ennead.games.ankh.kinds import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    FIGURES,
    GOD,
    GODS,
    GUARDIAN,
    GUARDIANS,
    MONUMENTS,
    OSIRIS,
    POWERS,
    RA,
    RANKS,
    WARRIOR,
)
from ennead.games.ankh.rules.battlefield import Battle, strength
from ennead.games.ankh.rules.guardians import claws
from ennead.games.ankh.rules.monuments import neutral, standing
from ennead.games.ankh.state import Ankh, God, figure_of, figures, stones


def tell_facts(g: Ankh) -> dict[str, Any]:
    """Everything on the table by name; gods by theirs."""
    names, sides = g.box.board.hexes, g.box.board.side_names

    def where(hexes: int) -> list[str]:
        return [names[space] for space in members(hexes)]

    told: dict[str, Any] = {
        "first": g.first,
        "acting": g.acting,
        "ladder": [GODS[g.gods[seat].kind] for seat in g.ladder],
        "markers": dict(zip(ACTIONS, g.markers, strict=False)),
        "event": g.event,
        "guardians": {GUARDIANS[kind]: left for kind, left in zip(g.kinds, g.stock, strict=True)},
        "regions": [{"first": names[first(r)], "size": r.bit_count()} for r in g.regions],
        "monuments": {
            names[space]: kind
            for kind, hexes in zip(MONUMENTS, g.monuments, strict=True)
            for space in members(hexes)
        },
        "neutral": where(neutral(g)),
        "camels": [sides[side] for side in members(g.camels)],
        "gates": where(g.gates),
        "gates-left": g.gates_left,
        "radiant": where(g.radiant),
        "suns": g.suns,
        "prisoners": [GODS[g.gods[seat].kind] for seat in g.prisoners],
        "amun-token": "up" if g.amun_ready else "down",
        "claws": {
            names[space]: [names[aim] for aim in claws(g, space)] for space in sorted(g.claws)
        },
        "tiebreaker": GODS[g.gods[g.holder].kind] if g.holder >= 0 else "",
        "winner": GODS[g.gods[g.winner].kind] if g.winner >= 0 else "",
    }
    for god in g.gods:
        if god.kind >= 0:
            told[GODS[god.kind]] = _god_facts(g, god)
    for frame in g.frames:
        if isinstance(frame, Battle):
            told["battle"] = {GODS[g.gods[s].kind]: strength(g, frame, s) for s in frame.fighters}
    return told


def _god_facts(g: Ankh, god: God) -> dict[str, Any]:
    names = g.box.board.hexes
    return {
        "seat": god.seat,
        "head": GODS[g.gods[god.head].kind],
        "abilities": [GODS[k] for k in range(len(GODS)) if g.bearers[k] == god.head],
        "forgotten": god.forgotten,
        "devotion": god.devotion,
        "followers": god.followers,
        "ankhs": god.ankhs,
        "row": god.row,
        "powers": [POWERS[power] for power in members(god.powers)],
        "hand": [CARDS[card] for card in members(god.hand)],
        "used": [CARDS[card] for card in members(ALL_CARDS & ~god.hand)],
        "controls": [names[space] for space in members(god.controls)],
        "figures": {
            names[space]: FIGURES[figure_of(g, rank)]
            for rank, hexes in enumerate(god.map)
            for space in members(hexes)
        },
        "pool": {
            FIGURES[figure_of(g, rank)]: count for rank, count in enumerate(god.pool) if count
        },
    }


# -- every piece, wherever it lies: none is lost or doubled in a match -----------------------------


def count_everything(g: Ankh) -> list[int]:
    """Numbers that stay the same from the first decision to the end."""
    counted = [_pieces_of(g, god) for god in g.gods]
    if not g.markers:  # gods are still being chosen
        return [g.box.warriors + g.box.ankhs + 1] * g.seats + _rest(g)
    return counted + _rest(g)


def _pieces_of(g: Ankh, god: God) -> int:
    """Warriors, Ankh tokens and the god itself; those of a merged or forgotten god are gone."""
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
