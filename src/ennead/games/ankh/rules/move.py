"""Page 15: Move Figures; page 31: Satet, who may end her move on an enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import GUARDIAN, OSIRIS, SATET
from ennead.games.ankh.rules.figures import moved, shift
from ennead.games.ankh.state import Ankh, Next, adjacent, figures, free, owner_at, stones
from ennead.games.ankh.verbs import ENOUGH, PUSH, STOP, TO, WALK, Push, To, Walk, over
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Moving(Frame):
    """A Move action: figures that `walked`, the `space` of the one that moves, its `target`."""

    seat: int
    head: int
    walked: int = 0
    space: int = -1
    target: int = -1

    # compiled, an `__init__` that a dataclass makes is slow, and there is one of these an action
    def __init__(
        self,
        seat: int,
        head: int,
        walked: int = 0,
        space: int = -1,
        target: int = -1,
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.head = head
        self.walked = walked
        self.space = space
        self.target = target


@step
def move_figures(g: Ankh, m: Moving) -> Next[Moving]:
    """R15.1, A-03: each own figure may move, one after the other, each once."""
    m.space = m.target = -1
    return ask(m.seat, FIGURE, then=figure_picked)


@step
def figure_picked(g: Ankh, m: Moving, answer: Option) -> Next[Moving]:
    """R15.1, A-01: a figure, or no more."""
    if not isinstance(answer, Walk):
        return DONE
    m.space = answer.hex
    return ask(m.seat, DESTINATION, then=walk)


@step
def walk(g: Ankh, m: Moving, answer: To) -> Next[Moving]:
    """R15.1, R15.2: up to three spaces, over anything; Satet may end on an enemy."""
    m.target = answer.hex
    if m.target != m.space and figures(g) >> m.target & 1:
        return ask(m.seat, PUSH_QUESTION, then=push)
    return settle


@step
def push(g: Ankh, m: Moving, answer: Push) -> Next[Moving]:
    """U2.a, A-17: the enemy goes one space, where Satet's owner wants it; a Scorpion aims again."""
    enemy = owner_at(g, m.target)
    rank = shift(g, enemy, m.target, answer.hex)
    return moved(g, enemy, rank, answer.hex, then=settle)


@step
def settle(g: Ankh, m: Moving) -> Next[Moving]:
    """R15.2, A-21: the figure stands where it went and has moved, even if it came back."""
    rank = shift(g, m.head, m.space, m.target)
    m.walked |= 1 << m.target
    return moved(g, m.seat, rank, m.target, then=move_figures)


def destinations(g: Ankh, m: Moving, space: int) -> int:
    """R15.2, A-21: empty land within three steps, or the space it stands on."""
    board = g.box.board
    return board.reach[space] & board.land & (free(g, m.head) | 1 << space) | _enemies_to_push(
        g, m, space
    )


def _enemies_to_push(g: Ankh, m: Moving, space: int) -> int:
    """U2.a: where Satet may end on an enemy figure."""
    if not is_satet(g, m.head, space):
        return 0
    board, targets = g.box.board, 0
    for enemy in g.ladder:
        if enemy != m.head:
            for target in members(g.gods[enemy].army & board.reach[space] & board.land):
                if gate_open(g, m.head, target) and pushes(g, m, space, target, enemy):
                    targets |= 1 << target
    return targets


def is_satet(g: Ankh, seat: int, space: int) -> bool:
    return g.kinds[0] == SATET and bool(g.gods[seat].map[GUARDIAN] >> space & 1)


def gate_open(g: Ankh, seat: int, space: int) -> bool:
    """G4.c: only figures of the god of the gates may stand on one."""
    return not g.gates >> space & 1 or g.bearers[OSIRIS] == seat


def pushes(g: Ankh, m: Moving, space: int, target: int, enemy: int) -> int:
    """A-17: where Satet, who leaves `space`, can push an enemy from `target`."""
    board = g.box.board
    empty = free(g, enemy) | (1 << space if gate_open(g, enemy, space) else 0)
    around = adjacent(g) if g.box.push_within else board.near
    return around[target] & board.land & empty


def pushed_by_satet(g: Ankh, m: Moving, target: int) -> int:
    """U2.a: the seat of the enemy that Satet would push from a space, -1 if there is none."""
    enemy = owner_at(g, target)
    return enemy if enemy != m.head and is_satet(g, m.head, m.space) else -1


@rule("R15.1", reasons=lambda g, m, seat, o: {"hex": o.hex})
def your_figure_is_there(g: Ankh, m: Moving, seat: int, o: Walk) -> bool:
    return bool(g.gods[m.head].army >> o.hex & 1)


@rule("A-03", given=(your_figure_is_there,))
def has_not_moved(g: Ankh, m: Moving, seat: int, o: Walk) -> bool:
    return not m.walked >> o.hex & 1


@rule("R15.2.c", given=(your_figure_is_there,))
def has_land_to_go_to(g: Ankh, m: Moving, seat: int, o: Walk) -> bool:
    return bool(destinations(g, m, o.hex))


def figures_to_move(g: Ankh, m: Moving, seat: int) -> list[Option]:
    left = g.gods[m.head].army & ~m.walked
    afloat = left & g.box.board.water
    if afloat:
        left &= ~sum(1 << space for space in members(afloat) if not destinations(g, m, space))
    return [*over(WALK, left), ENOUGH]


@rule("R15.1")
def within_three_steps(g: Ankh, m: Moving, seat: int, o: To) -> bool:
    return bool(g.box.board.reach[m.space] >> o.hex & 1)


@rule("R15.2.c")
def not_onto_water(g: Ankh, m: Moving, seat: int, o: To) -> bool:
    return bool(g.box.board.land >> o.hex & 1)


@rule("G4.c")
def not_onto_a_foreign_gate(g: Ankh, m: Moving, seat: int, o: To) -> bool:
    return o.hex == m.space or gate_open(g, m.head, o.hex)


@rule("R15.2.b")
def onto_an_empty_space(g: Ankh, m: Moving, seat: int, o: To) -> bool:
    taken = (figures(g) | stones(g)) >> o.hex & 1
    return not taken or o.hex == m.space or pushed_by_satet(g, m, o.hex) >= 0


@rule("U2.b")
def enemy_can_be_pushed(g: Ankh, m: Moving, seat: int, o: To) -> bool:
    enemy = pushed_by_satet(g, m, o.hex)
    return enemy < 0 or bool(pushes(g, m, m.space, o.hex, enemy))


def spaces_to_go_to(g: Ankh, m: Moving, seat: int) -> list[Option]:
    return over(TO, destinations(g, m, m.space))


@rule("U2.a")
def one_space_away(g: Ankh, m: Moving, seat: int, o: Push) -> bool:
    return bool(g.box.board.near[m.target] >> o.hex & 1)


@rule("A-17", given=(one_space_away,))
def not_over_a_border(g: Ankh, m: Moving, seat: int, o: Push) -> bool:
    return not g.box.push_within or bool(adjacent(g)[m.target] >> o.hex & 1)


@rule("U2.b")
def pushed_onto_empty_land(g: Ankh, m: Moving, seat: int, o: Push) -> bool:
    taken = (figures(g) & ~(1 << m.space) | stones(g) | g.box.board.water) >> o.hex & 1
    return not taken and gate_open(g, owner_at(g, m.target), o.hex)


def spaces_to_push_to(g: Ankh, m: Moving, seat: int) -> list[Push]:
    return over(PUSH, pushes(g, m, m.space, m.target, owner_at(g, m.target)))


A_WALK: Final = Clause(WALK, (your_figure_is_there, has_not_moved, has_land_to_go_to))
FIGURE: Final = Question(
    "figure",
    "R15.1",
    A_WALK,
    Clause(STOP),
    auto=True,
    fast=figures_to_move,
)
DESTINATION: Final = Question(
    "destination",
    "R15.1",
    Clause(
        TO,
        (
            within_three_steps,
            not_onto_water,
            not_onto_a_foreign_gate,
            onto_an_empty_space,
            enemy_can_be_pushed,
        ),
    ),
    linked=True,
    fast=spaces_to_go_to,
    about=lambda g, m, seat: {"hex": m.space},
)
PUSH_QUESTION: Final = Question(
    "push",
    "U2.a",
    Clause(
        PUSH,
        (one_space_away, not_over_a_border, pushed_onto_empty_land),
        fast=spaces_to_push_to,
    ),
    linked=True,
    auto=True,
    about=lambda g, m, seat: {"hex": m.target},
)
