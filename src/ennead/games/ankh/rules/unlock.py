"""Page 18: Unlock Ankh Power, and the guardians it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.kinds import GUARDIAN, RANKS
from ennead.games.ankh.state import Ankh, God, Next, team
from ennead.games.ankh.verbs import DECLINE, PASS, UNLOCK, Unlock, over
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Unlocking(Frame):
    """An Unlock action."""

    seat: int
    head: int


@step
def unlock_power(g: Ankh, u: Unlocking) -> Next[Unlocking]:
    """R18.3: with too few followers or all powers unlocked nothing happens."""
    level = next_level(g, g.gods[u.head])
    if not level or g.gods[u.head].followers < level:
        g.tell("unlocked-nothing", player=u.seat)
        return DONE
    return ask(u.seat, POWER, then=power_chosen)


@step
def power_chosen(g: Ankh, u: Unlocking, answer: Option) -> Next[Unlocking]:
    """R18.1, R18.2: a token moves up for followers; a merged pair mirrors it (R26.3)."""
    if not isinstance(answer, Unlock):
        return DONE
    head = g.gods[u.head]
    head.followers -= next_level(g, head)
    for god in team(g, u.head):
        god.powers |= 1 << answer.power
    if g.told is not None:
        g.tell("unlocked", player=u.seat, power=answer.power)
    # M3: in an auction the symbols give nothing
    if head.row in g.box.symbols and not g.box.auction:
        take_guardian(g, u.head, g.box.row[head.row - 1])
    return DONE


def next_level(g: Ankh, god: God) -> int:
    """R18.1.a: the level of the leftmost token, 0 if the row is empty."""
    return g.box.row[god.row] if god.row < len(g.box.row) else 0


def take_guardian(g: Ankh, seat: int, level: int) -> bool:
    """R18.4, R18.5, A-07: a guardian comes to the pool, if one and a base are left."""
    kind = g.kinds[level - 1]
    if not g.stock[level - 1] or not free_bases(g, g.gods[seat], kind):
        g.tell("guardian-missed", player=seat, guardian=kind)
        return False
    g.stock[level - 1] -= 1
    g.gods[seat].pool[GUARDIAN + level - 1] += 1
    g.tell("guardian-joined", player=seat, guardian=kind)
    return True


def free_bases(g: Ankh, god: God, kind: int) -> int:
    """R18.5: bases of the size that a guardian needs; negative if a merge brought too many."""
    used = 0
    for rank in range(GUARDIAN, RANKS):
        if g.box.small[g.kinds[rank - GUARDIAN]] == g.box.small[kind]:
            used += god.map[rank].bit_count() + god.pool[rank]
    return g.box.bases[kind] - used


@rule("R18.1.a", reasons=lambda g, u, seat, o: {"level": next_level(g, g.gods[u.head])})
def of_the_next_level(g: Ankh, u: Unlocking, seat: int, o: Unlock) -> bool:
    return g.box.power_level[o.power] == next_level(g, g.gods[u.head])


@rule("R18.1.b")
def still_locked(g: Ankh, u: Unlocking, seat: int, o: Unlock) -> bool:
    return not g.gods[u.head].powers >> o.power & 1


def locked_powers(g: Ankh, u: Unlocking, seat: int) -> list[Option]:
    god = g.gods[u.head]
    return [*over(UNLOCK, g.box.powers_of[next_level(g, god)] & ~god.powers), DECLINE]


A_POWER: Final = Clause(UNLOCK, (of_the_next_level, still_locked))
POWER: Final = Question(
    "power",
    "R18.1.a",
    A_POWER,
    Clause(PASS),
    fast=locked_powers,
    about=lambda g, u, seat: {"level": next_level(g, g.gods[u.head])},
)
