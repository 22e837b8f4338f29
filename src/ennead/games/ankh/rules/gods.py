"""Page 30: gods that decide in a battle, Amun, Isis, Osiris (Anubis: `deaths`; Ra: `figures`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.hexes import spread
from ennead.games.ankh.kinds import AMUN, ISIS
from ennead.games.ankh.rules.battlefield import Battle, battle_of
from ennead.games.ankh.state import Ankh, Next, adjacent, figures, stones
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step

UNSEEN_FORMS: Final[Question[Ankh, Battle, Option]] = Question(
    "unseen-forms", "G1", Clause(verbs.ANNOUNCE), Clause(verbs.PASS)
)


def may_announce(g: Ankh, fighters: list[int]) -> bool:
    """G1, A-32: Amun fights, his token is up, and he has two cards in hand."""
    seat = g.bearers[AMUN]
    return seat in fighters and g.amun_ready and g.gods[seat].hand.bit_count() > 1


@dataclass(slots=True)
class Protection(Frame):
    """Isis decides for each protected figure that would die; `queue` are their hexes."""

    queue: list[int]


def protected(g: Ankh, doomed: int) -> int:
    """G3, A-46: doomed figures of Isis next to any enemy, before anything is removed."""
    seat = g.bearers[ISIS]
    if seat < 0 or not doomed & g.gods[seat].army:
        return 0
    enemies = 0
    for other in g.ladder:
        if other != seat:
            enemies |= g.gods[other].army
    return doomed & g.gods[seat].army & spread(enemies, adjacent(g))


@step
def protect_next(g: Ankh, p: Protection) -> Next[Protection]:
    """G3.a: one figure after the other."""
    return ask(g.bearers[ISIS], PROTECT, then=protected_or_not) if p.queue else DONE


@step
def protected_or_not(g: Ankh, p: Protection, answer: Option) -> Next[Protection]:
    """G3.a: a protected figure may be kept alive."""
    saved = p.queue[:] if isinstance(answer, verbs.SaveAll) else p.queue[:1]
    del p.queue[: len(saved)]
    if not isinstance(answer, verbs.Lose):
        for space in saved:
            battle_of(g).doomed &= ~(1 << space)
            g.tell("protected", player=g.bearers[ISIS], hex=space)
    return protect_next


@rule("A-46")
def it_is_this_figure(g: Ankh, p: Protection, seat: int, o: verbs.HexOption) -> bool:
    return o.hex == p.queue[0]


@rule("A-46")
def more_than_one(g: Ankh, p: Protection, seat: int, o: Option) -> bool:
    return len(p.queue) > 1


A_RESCUE: Final = Clause(
    verbs.SAVE, (it_is_this_figure,), fast=lambda g, p, seat: (verbs.SAVE[p.queue[0]],)
)
A_LOSS: Final = Clause(
    verbs.LOSE, (it_is_this_figure,), fast=lambda g, p, seat: (verbs.LOSE[p.queue[0]],)
)
PROTECT: Final = Question(
    "protect",
    "G3.a",
    A_RESCUE,
    Clause(verbs.SAVE_ALL, gates=(more_than_one,)),
    A_LOSS,
    about=lambda g, p, seat: {"hex": p.queue[0], "count": len(p.queue)},
)


@dataclass(slots=True)
class GateOpening(Frame):
    """Osiris lost and may set a gate; `origin` is where it comes from, -1 from his stock."""

    seat: int
    origin: int = -1


def room_for_gate(g: Ankh, token: int) -> int:
    """A-14: empty land of the region, no other gate there."""
    return g.regions[token] & ~(figures(g) | stones(g) | g.gates)


@step
def open_gate(g: Ankh, f: GateOpening) -> Next[GateOpening]:
    """G4.a: a new gate, or one that is on the map."""
    if not room_for_gate(g, battle_of(g).token) or not (g.gates or g.gates_left):
        return DONE
    return ask(f.seat, GATE_QUESTION, then=gate_chosen)


@step
def gate_chosen(g: Ankh, f: GateOpening, answer: Option) -> Next[GateOpening]:
    """G4.a, A-13: which one."""
    if not isinstance(answer, verbs.Open | verbs.Shift):
        return DONE
    f.origin = answer.hex if isinstance(answer, verbs.Shift) else -1
    return ask(f.seat, GATE_SPACE, then=gate_set)


@step
def gate_set(g: Ankh, f: GateOpening, answer: verbs.At) -> Next[GateOpening]:
    """G4.a: a figure on the old space stays there."""
    if f.origin < 0:
        g.gates_left -= 1
    else:
        g.gates &= ~(1 << f.origin)
    g.gates |= 1 << answer.hex
    g.tell("gate", player=f.seat, hex=answer.hex)
    return DONE


@rule("G4.a")
def a_gate_beside_the_board(g: Ankh, f: GateOpening, seat: int, o: Option) -> bool:
    return g.gates_left > 0


@rule("A-13")
def all_gates_placed(g: Ankh, f: GateOpening, seat: int, o: Option) -> bool:
    return not (g.box.gates_placed_first and g.gates_left)


@rule("G4.a")
def a_gate_is_there(g: Ankh, f: GateOpening, seat: int, o: verbs.Shift) -> bool:
    return bool(g.gates >> o.hex & 1)


@rule("A-14")
def empty_land_of_the_region(g: Ankh, f: GateOpening, seat: int, o: verbs.At) -> bool:
    return bool(room_for_gate(g, battle_of(g).token) >> o.hex & 1)


def gates_on_the_map(g: Ankh, f: GateOpening, seat: int) -> list[verbs.Shift]:
    return verbs.over(verbs.SHIFT, g.gates)


def gate_spaces(g: Ankh, f: GateOpening, seat: int) -> list[verbs.At]:
    return verbs.over(verbs.AT, room_for_gate(g, battle_of(g).token))


ANOTHER_GATE: Final = Clause(
    verbs.SHIFT, (a_gate_is_there,), gates=(all_gates_placed,), fast=gates_on_the_map
)
GATE_QUESTION: Final = Question(
    "gate",
    "G4.a",
    Clause(verbs.OPEN, gates=(a_gate_beside_the_board,)),
    ANOTHER_GATE,
    Clause(verbs.PASS),
)
GATE_SPACE: Final = Question(
    "gate-space",
    "A-14",
    Clause(verbs.AT, (empty_land_of_the_region,), fast=gate_spaces),
    linked=True,
    auto=True,
)
