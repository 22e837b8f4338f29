"""Pages 25 and 26: two gods become one after the third conflict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.kinds import A_GUARDIAN, ANUBIS, GOD, GUARDIAN, RANKS, WARRIOR
from ennead.games.ankh.rules.monuments import destroy
from ennead.games.ankh.rules.unlock import free_bases
from ennead.games.ankh.state import Ankh, Next, rank_of
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Merging(Frame):
    """Two gods merge: `theirs` are the lower god's guardians on the map, `waiting` by level."""

    higher: int
    lower: int
    theirs: int = 0
    waiting: list[int] = field(default_factory=lambda: [0, 0, 0])


@step
def merge_gods(g: Ankh, m: Merging) -> Next[Merging]:
    """R25.1, R25.2: what the lower god has goes, but its followers pass on."""
    lower, higher = g.gods[m.lower], g.gods[m.higher]
    g.tell("merged", player=m.higher, opponent=m.lower, god=higher.kind, partner=lower.kind)
    destroy(g, lower.controls)
    gone = lower.map[GOD] | lower.map[WARRIOR]
    g.suns += (g.radiant & gone).bit_count()  # suns on removed figures return
    g.radiant &= ~gone
    lower.map[GOD] = lower.map[WARRIOR] = lower.pool[WARRIOR] = 0
    lower.hand = lower.ankhs = 0
    g.prisoners = [seat for seat in g.prisoners if seat != m.lower]
    if g.bearers[ANUBIS] == m.lower:  # G2.e: the higher god's warriors are set free
        higher.pool[WARRIOR] += g.prisoners.count(m.higher)
        g.prisoners = [seat for seat in g.prisoners if seat != m.higher]
    higher.followers += lower.followers
    lower.followers = 0
    return take_guardians


@step
def take_guardians(g: Ankh, m: Merging) -> Next[Merging]:
    """R25.2.d, A-62: guardians change owner; the higher god chooses which it keeps."""
    lower, higher = g.gods[m.lower], g.gods[m.higher]
    for rank in range(GUARDIAN, RANKS):
        m.theirs |= lower.map[rank]
        m.waiting[rank - GUARDIAN] = lower.pool[rank]
        higher.map[rank] |= lower.map[rank]
        higher.pool[rank] += lower.pool[rank]
        lower.map[rank] = lower.pool[rank] = 0
    return one_marker


@step
def one_marker(g: Ankh, m: Merging) -> Next[Merging]:
    """R25.3, R25.5, R25.6, A-61: the lower god's place, the higher one's powers, both abilities."""
    lower, higher = g.gods[m.lower], g.gods[m.higher]
    higher.devotion = lower.devotion
    g.ladder.remove(m.higher)
    g.ladder[g.ladder.index(m.lower)] = m.higher
    lower.powers = higher.powers
    lower.head = m.higher
    g.bearers = [m.higher if seat == m.lower else seat for seat in g.bearers]
    return keep_guardians


@step
def keep_guardians(g: Ankh, m: Merging) -> Next[Merging]:
    """A-62: one after the other may be let go, and must be while bases are short."""
    return ask(m.higher, RETAIN, then=guardian_dismissed)


@step
def guardian_dismissed(g: Ankh, m: Merging, answer: Option) -> Next[Merging]:
    """R25.2.d, A-73: a guardian that is not kept leaves the game; nobody killed it."""
    higher = g.gods[m.higher]
    if isinstance(answer, verbs.Dismiss):
        space = answer.hex
        rank = higher.rank_at(space)
        higher.map[rank] ^= 1 << space
        m.theirs &= ~(1 << space)
        g.suns += g.radiant >> space & 1
        g.radiant &= ~(1 << space)
        g.claws.pop(space, None)
    elif isinstance(answer, verbs.DismissWaiting):
        rank = rank_of(g, answer.figure - A_GUARDIAN)
        higher.pool[rank] -= 1
        m.waiting[rank - GUARDIAN] = max(0, m.waiting[rank - GUARDIAN] - 1)
    else:
        return DONE
    g.gone[rank - GUARDIAN] += 1
    g.tell("dismissed", player=m.higher, guardian=g.kinds[rank - GUARDIAN])
    return keep_guardians


def too_many(g: Ankh, m: Merging, rank: int) -> bool:
    """R18.5: whether the higher god lacks bases of the size that guardians of a rank need."""
    return free_bases(g, g.gods[m.higher], g.kinds[rank - GUARDIAN]) < 0


@rule("R25.2.d")
def enough_bases(g: Ankh, m: Merging, seat: int, o: Option) -> bool:
    return not any(too_many(g, m, rank) for rank in range(GUARDIAN, RANKS))


@rule("A-62")
def a_guardian_to_dismiss(g: Ankh, m: Merging, seat: int, o: verbs.Dismiss) -> bool:
    own = g.gods[m.higher].map
    return bool(m.theirs >> o.hex & 1) or any(
        own[rank] >> o.hex & 1 and too_many(g, m, rank) for rank in range(GUARDIAN, RANKS)
    )


@rule("A-62")
def a_guardian_waiting(g: Ankh, m: Merging, seat: int, o: verbs.DismissWaiting) -> bool:
    rank = rank_of(g, o.figure - A_GUARDIAN) if o.figure >= A_GUARDIAN else -1
    if rank < 0 or not g.gods[m.higher].pool[rank]:
        return False
    return m.waiting[rank - GUARDIAN] > 0 or too_many(g, m, rank)


def guardians_on_the_map(g: Ankh, m: Merging, seat: int) -> list[verbs.Dismiss]:
    hexes = m.theirs
    for rank in range(GUARDIAN, RANKS):
        if too_many(g, m, rank):
            hexes |= g.gods[m.higher].map[rank]
    return verbs.over(verbs.DISMISS, hexes)


def guardians_waiting(g: Ankh, m: Merging, seat: int) -> list[verbs.DismissWaiting]:
    pool = g.gods[m.higher].pool
    return [
        verbs.DISMISS_WAITING[A_GUARDIAN + g.kinds[rank - GUARDIAN]]
        for rank in range(GUARDIAN, RANKS)
        if pool[rank] and (m.waiting[rank - GUARDIAN] or too_many(g, m, rank))
    ]


ON_THE_MAP: Final = Clause(verbs.DISMISS, (a_guardian_to_dismiss,), fast=guardians_on_the_map)
IN_THE_POOL: Final = Clause(verbs.DISMISS_WAITING, (a_guardian_waiting,), fast=guardians_waiting)
RETAIN: Final = Question(
    "retain",
    "R25.2.d",
    Clause(verbs.STOP, gates=(enough_bases,)),
    ON_THE_MAP,
    IN_THE_POOL,
    auto=True,
)
