"""Page 8: figures on the map and in the pool; and what happens whenever one arrives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.kinds import GIANT_SCORPION, GOD, GUARDIAN, RA
from ennead.games.ankh.state import Ankh, Next, figure_of
from ennead.games.ankh.verbs import AIM, PASS, SHINE, Aim, Shine
from ennead.kernel import DONE, Clause, F, Frame, Option, Question, ask, call, rule, step


@dataclass(slots=True)
class Arrival(Frame):
    """A figure was summoned to a hex, or a Scorpion has moved there; `seat` decides."""

    seat: int
    head: int
    space: int


def shift(g: Ankh, seat: int, origin: int, target: int) -> int:
    """Move a god's figure with what it carries; returns its rank. Claws must be aimed again."""
    god = g.gods[seat]
    rank = god.rank_at(origin)
    if origin != target:
        god.map[rank] ^= 1 << origin | 1 << target
        if g.radiant >> origin & 1:
            g.radiant ^= 1 << origin | 1 << target
    g.claws.pop(origin, None)
    if g.told is None:
        return rank
    if rank == GOD:
        g.tell("god-moved", god=god.kind, origin=origin, hex=target)
    else:
        g.tell("moved", player=seat, figure=figure_of(g, rank), origin=origin, hex=target)
    return rank


def enter(g: Ankh, seat: int, rank: int, space: int) -> None:
    """Put a figure of a god on the map."""
    g.gods[seat].map[rank] |= 1 << space
    if g.told is not None:
        g.tell("summoned", player=seat, figure=figure_of(g, rank), hex=space)


def is_scorpion(g: Ankh, rank: int) -> bool:
    return rank == GUARDIAN + 2 and g.kinds[2] == GIANT_SCORPION


def summoned(
    g: Ankh, seat: int, head: int, rank: int, space: int, then: Callable[[Ankh, F], object]
) -> Next[F]:
    """G5.a, U5.a: a summoned figure may shine, and a Scorpion aims its claws; then go on."""
    if is_scorpion(g, rank) or (g.suns and g.bearers[RA] == head):
        return call(Arrival(seat, head, space), arrive, then=then)
    return then


def moved(g: Ankh, seat: int, rank: int, space: int, then: Callable[[Ankh, F], object]) -> Next[F]:
    """U5.a: a Scorpion that moved, however caused, aims again; then go on."""
    if is_scorpion(g, rank):
        return call(Arrival(seat, g.gods[seat].head, space), aim, then=then)
    return then


@step
def arrive(g: Ankh, a: Arrival) -> Next[Arrival]:
    """G5.a: Ra may put a sun on any figure he summons."""
    if g.suns and g.bearers[RA] == a.head:
        return ask(a.seat, RADIANCE, then=lit)
    return aim


@step
def lit(g: Ankh, a: Arrival, answer: Option) -> Next[Arrival]:
    """G5.a, A-20: the figure is radiant from now on."""
    if isinstance(answer, Shine):
        g.suns -= 1
        g.radiant |= 1 << a.space
        g.tell("shone", player=a.head, hex=a.space)
    return aim


@step
def aim(g: Ankh, a: Arrival) -> Next[Arrival]:
    """U5.a: the claws point at two spaces."""
    if is_scorpion(g, g.gods[a.head].rank_at(a.space)):
        return ask(a.seat, CLAWS, then=aimed)
    return DONE


@step
def aimed(g: Ankh, a: Arrival, answer: Aim) -> Next[Arrival]:
    """U5.a: two spaces next to the Scorpion and to each other."""
    g.claws[a.space] = g.box.board.beside[a.space].index(answer.left)
    g.tell("aimed", player=a.head, left=answer.left, right=answer.right)
    return DONE


@rule("A-18")
def two_neighbouring_spaces(g: Ankh, a: Arrival, seat: int, o: Aim) -> bool:
    six = g.box.board.beside[a.space]
    return any(six[turn - 1] == o.left and six[turn] == o.right for turn in range(6))


def pairs_of_spaces(g: Ankh, a: Arrival, seat: int) -> list[Aim]:
    six = g.box.board.beside[a.space]
    return [
        AIM[six[turn], six[turn - 5]] for turn in range(6) if six[turn] >= 0 and six[turn - 5] >= 0
    ]


RADIANCE: Final[Question[Ankh, Arrival, Option]] = Question(
    "radiance",
    "G5.a",
    Clause(SHINE),
    Clause(PASS),
    linked=True,
    about=lambda g, a, seat: {"hex": a.space, "suns": g.suns},
)
CLAWS: Final = Question(
    "aim",
    "U5.a",
    Clause(AIM, (two_neighbouring_spaces,), fast=pairs_of_spaces),
    linked=True,
    about=lambda g, a, seat: {"hex": a.space},
)
