"""Page 15: Move Figures; page 31: Satet, who may end her move on an enemy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.figures import moved, shift
from ennead.games.ankh.hexes import members
from ennead.games.ankh.kinds import GUARDIAN, OSIRIS, SATET
from ennead.games.ankh.state import Ankh, adjacent, figures, free, owner_at
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

WALK: Final = [("walk", space) for space in range(128)]
TO: Final = [("to", space) for space in range(128)]
PUSH: Final = [("push", space) for space in range(128)]
FINISHED: Final = [("done",)]


@dataclass(slots=True)
class Move(Frame):
    """A Move action: `walked` are figures that have moved, `hex` the one that is moving, `target` where it goes."""

    seat: int
    head: int
    walked: int = 0
    space: int = -1
    target: int = -1


@step
def move_figures(g: Ankh, m: Move) -> Next:
    """R15.1, A-03: each own figure may move, one after the other, each once."""
    m.space = m.target = -1
    return ask(m.seat, FIGURE, then=figure_picked)


@step
def figure_picked(g: Ankh, m: Move, answer: Option) -> Next:
    """R15.1, A-01: a figure, or no more."""
    if answer[0] == "done":
        return DONE
    m.space = answer[1]
    return ask(m.seat, DESTINATION, then=walk)


@step
def walk(g: Ankh, m: Move, answer: Option) -> Next:
    """R15.1, R15.2: up to three spaces, over anything; Satet may end on an enemy."""
    m.target = answer[1]
    if m.target != m.space and figures(g) >> m.target & 1:
        return ask(m.seat, PUSH_QUESTION, then=push)
    return settle


@step
def push(g: Ankh, m: Move, answer: Option) -> Next:
    """U2.a, A-17: the enemy goes one space, where Satet's owner wants it; a Scorpion aims again."""
    enemy = owner_at(g, m.target)
    rank = shift(g, enemy, m.target, answer[1])
    return moved(g, enemy, rank, answer[1], then=settle)


@step
def settle(g: Ankh, m: Move) -> Next:
    """R15.2, A-21: the figure stands where it went and has moved, even if that is where it began."""
    rank = shift(g, m.head, m.space, m.target)
    m.walked |= 1 << m.target
    return moved(g, m.seat, rank, m.target, then=move_figures)


def destinations(g: Ankh, m: Move, space: int) -> int:
    """R15.2, A-21: empty land within three steps, or the space it stands on."""
    board = g.box.board
    return board.reach[space] & board.land & (free(g, m.head) | 1 << space) | _enemies_to_push(
        g, m, space
    )


def _enemies_to_push(g: Ankh, m: Move, space: int) -> int:
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


def pushes(g: Ankh, m: Move, space: int, target: int, enemy: int) -> int:
    """A-17: where an enemy on `target` can be pushed by Satet coming from `hex`, whose space is free by then."""
    board = g.box.board
    empty = free(g, enemy) | (1 << space if gate_open(g, enemy, space) else 0)
    around = adjacent(g) if g.box.push_within else board.near
    return around[target] & board.land & empty


@rule("R15.1", reasons=lambda g, m, seat, o: {"hex": o[1]})
def your_figure_is_there(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return bool(g.gods[m.head].army >> o[1] & 1)


@rule("A-03")
def has_not_moved(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return not m.walked >> o[1] & 1


@rule("R15.2.c")
def has_land_to_go_to(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return bool(destinations(g, m, o[1]))


def figures_to_move(g: Ankh, m: Move, seat: int) -> list[Option]:
    left = g.gods[m.head].army & ~m.walked
    afloat = left & g.box.board.water
    if afloat:
        left &= ~sum(1 << space for space in members(afloat) if not destinations(g, m, space))
    return [WALK[space] for space in members(left)]


@rule("R15.1")
def within_three_steps(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return bool(g.box.board.reach[m.space] >> o[1] & 1)


@rule("R15.2.c")
def not_onto_water(g: Ankh, f: Frame, seat: int, o: Option) -> bool:
    return bool(g.box.board.land >> o[1] & 1)


@rule("G4.c")
def not_onto_a_foreign_gate(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return gate_open(g, m.head, o[1])


@rule("R15.2.b")
def onto_an_empty_space(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    if is_satet(g, m.head, m.space) and owner_at(g, o[1]) not in (-1, m.head):
        return True
    space: int = o[1]
    return space == m.space or bool(free(g, m.head) >> space & 1) or not gate_open(g, m.head, space)


@rule("U2.b")
def enemy_can_be_pushed(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    enemy = owner_at(g, o[1])
    if enemy in (-1, m.head) or not is_satet(g, m.head, m.space):
        return True
    return bool(pushes(g, m, m.space, o[1], enemy))


def spaces_to_go_to(g: Ankh, m: Move, seat: int) -> list[Option]:
    return [TO[space] for space in members(destinations(g, m, m.space))]


@rule("U2.a")
def one_space_away(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return bool(g.box.board.near[m.target] >> o[1] & 1)


@rule("A-17")
def not_over_a_border(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    return not g.box.push_within or bool(adjacent(g)[m.target] >> o[1] & 1)


@rule("U2.b")
def pushed_onto_empty_land(g: Ankh, m: Move, seat: int, o: Option) -> bool:
    enemy = owner_at(g, m.target)
    empty = free(g, enemy) | (1 << m.space if gate_open(g, enemy, m.space) else 0)
    return bool(empty & g.box.board.land & 1 << o[1])


def spaces_to_push_to(g: Ankh, m: Move, seat: int) -> list[Option]:
    enemy = owner_at(g, m.target)
    return [PUSH[space] for space in members(pushes(g, m, m.space, m.target, enemy))]


FIGURE = Question(
    "figure",
    [
        Clause(
            "walk",
            figures_to_move,
            premises=(your_figure_is_there, has_not_moved, has_land_to_go_to),
        ),
        Clause("done", lambda g, m, seat: FINISHED),
    ],
    auto=True,
)
DESTINATION = Question(
    "destination",
    [
        Clause(
            "to",
            spaces_to_go_to,
            premises=(
                within_three_steps,
                not_onto_water,
                not_onto_a_foreign_gate,
                onto_an_empty_space,
                enemy_can_be_pushed,
            ),
        )
    ],
    linked=True,
    about=lambda g, m, seat: {"hex": m.space},
)
PUSH_QUESTION = Question(
    "push",
    [
        Clause(
            "push",
            spaces_to_push_to,
            premises=(one_space_away, not_over_a_border, pushed_onto_empty_land),
        )
    ],
    linked=True,
    auto=True,
    about=lambda g, m, seat: {"hex": m.target},
)
