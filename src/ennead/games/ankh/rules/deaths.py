"""Page 24: figures that die in one moment, and all that their deaths set off (A-44)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import ANUBIS, CAT_MUMMY, GOD, GUARDIAN, MUMMY, RANKS, WARRIOR
from ennead.games.ankh.rules.battlefield import battle_of
from ennead.games.ankh.rules.figures import enter, summoned
from ennead.games.ankh.rules.scoring import lose
from ennead.games.ankh.state import Ankh, Next, adjacent, figure_of, free
from ennead.games.ankh.verbs import AT, PASS, TRAP, At, Trap, over
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Deaths(Frame):
    """One moment of killing: the figures that die, then whose they were, by kind."""

    victims: int
    warriors: list[int] = field(default_factory=list)
    mummies: list[int] = field(default_factory=list)
    cats: list[int] = field(default_factory=list)


@step
def fall(g: Ankh, d: Deaths) -> Next[Deaths]:
    """R24.3, G5.c: the dead return to their pools together, their suns to Ra."""
    for seat in g.ladder[:]:
        _bury(g, d, seat)
    return trap


def _bury(g: Ankh, d: Deaths, seat: int) -> None:
    god, b = g.gods[seat], battle_of(g)
    for rank in range(WARRIOR, RANKS):
        dead = god.map[rank] & d.victims
        if not dead:
            continue
        count = dead.bit_count()
        god.map[rank] ^= dead
        god.pool[rank] += count
        g.tell("killed", player=seat, figure=figure_of(g, rank), count=count)
        again = b.risen & dead  # the same Mummy counts once for Miracle
        b.killed[seat] += count - again.bit_count()
        b.risen ^= again
        b.flooded &= ~dead
        g.suns += (g.radiant & dead).bit_count()
        g.radiant &= ~dead
        if rank == WARRIOR:
            d.warriors.append(seat)
        elif rank == GUARDIAN and g.kinds[0] == CAT_MUMMY:
            d.cats += [seat] * count
        elif rank == GUARDIAN + 1 and g.kinds[1] == MUMMY:
            d.mummies += [seat] * count
        elif g.claws:
            for space in members(dead):
                g.claws.pop(space, None)


@step
def trap(g: Ankh, d: Deaths) -> Next[Deaths]:
    """G2.a, A-45: Anubis may trap one enemy warrior of this moment on a free slot."""
    judge = g.bearers[ANUBIS]
    if judge >= 0 and len(g.prisoners) < g.box.slots and any(seat != judge for seat in d.warriors):
        return ask(judge, TRAP_QUESTION, then=trapped)
    return rise


@step
def trapped(g: Ankh, d: Deaths, answer: Option) -> Next[Deaths]:
    """G2.a: the warrior goes from its owner's pool to the slots of Anubis."""
    if isinstance(answer, Trap):
        seat = g.bearers[answer.god]
        g.gods[seat].pool[WARRIOR] -= 1
        g.prisoners.append(seat)
        g.prisoners.sort()
        g.tell("trapped", player=g.bearers[ANUBIS], opponent=seat)
    return rise


@step
def rise(g: Ankh, d: Deaths) -> Next[Deaths]:
    """U3, A-47: each Mummy returns next to its god, where there is room."""
    while d.mummies:
        if spaces_to_rise(g, d.mummies[0]):
            return ask(d.mummies[0], RISE, then=risen)
        g.tell("stayed-dead", player=d.mummies[0])
        del d.mummies[0]
    return mourn


@step
def risen(g: Ankh, d: Deaths, answer: At) -> Next[Deaths]:
    """U3: its return counts as a summon."""
    seat, rank = d.mummies.pop(0), GUARDIAN + 1
    g.gods[seat].pool[rank] -= 1
    enter(g, seat, rank, answer.hex)
    battle_of(g).risen |= 1 << answer.hex
    return summoned(g, seat, seat, rank, answer.hex, then=rise)


@step
def mourn(g: Ankh, d: Deaths) -> Next[Deaths]:
    """U1, A-41: for each dead Cat Mummy all but its owner lose 1 devotion, the least first."""
    order = g.ladder[:]
    for owner in d.cats:
        g.tell("mourned", player=owner)
        for seat in order:
            if seat != owner:
                lose(g, seat)
    return DONE


def spaces_to_rise(g: Ankh, seat: int) -> int:
    """U3: empty land adjacent to the god's figure."""
    around, spaces = adjacent(g), 0
    for space in members(g.gods[seat].map[GOD]):
        spaces = around[space] & g.box.board.land & free(g, seat)
    return spaces


@rule("G2.a")
def its_warrior_died(g: Ankh, d: Deaths, seat: int, o: Trap) -> bool:
    owner = g.bearers[o.god]
    return owner in d.warriors and g.gods[owner].kind == o.god


@rule("G2.a")
def an_enemy_warrior(g: Ankh, d: Deaths, seat: int, o: Trap) -> bool:
    return g.bearers[o.god] != seat


def dead_warriors(g: Ankh, d: Deaths, seat: int) -> list[Trap]:
    return [TRAP[g.gods[owner].kind] for owner in d.warriors if owner != seat]


@rule("U3")
def beside_its_god(g: Ankh, d: Deaths, seat: int, o: At) -> bool:
    return any(adjacent(g)[space] >> o.hex & 1 for space in members(g.gods[seat].map[GOD]))


@rule("U3")
def room_to_rise(g: Ankh, d: Deaths, seat: int, o: At) -> bool:
    return bool(free(g, seat) & g.box.board.land & 1 << o.hex)


def resting_places(g: Ankh, d: Deaths, seat: int) -> list[At]:
    return over(AT, spaces_to_rise(g, seat))


A_TRAP: Final = Clause(TRAP, (its_warrior_died, an_enemy_warrior), fast=dead_warriors)
TRAP_QUESTION: Final = Question(
    "trap",
    "G2.a",
    A_TRAP,
    Clause(PASS),
    about=lambda g, d, seat: {"count": g.box.slots - len(g.prisoners)},
)
RISE: Final = Question(
    "rise", "U3", Clause(AT, (beside_its_god, room_to_rise), fast=resting_places), auto=True
)
