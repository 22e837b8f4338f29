"""Page 30: abilities of gods that ask for decisions in a battle: Amun, Isis, Osiris. Anubis is in `deaths`, Ra in `figures`."""

from __future__ import annotations

from dataclasses import dataclass

from ennead.games.ankh.battlefield import battle_of
from ennead.games.ankh.figures import AT
from ennead.games.ankh.hexes import members, spread
from ennead.games.ankh.kinds import AMUN, ISIS
from ennead.games.ankh.state import Ankh, adjacent, figures, stones
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

UNSEEN_FORMS = Question(
    "unseen-forms",
    [
        Clause("announce", lambda g, b, seat: [("announce",)]),
        Clause("pass", lambda g, b, seat: [("pass",)]),
    ],
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
    """G3, A-46: doomed figures of Isis next to any enemy figure, as they stand before anything is removed."""
    seat = g.bearers[ISIS]
    if seat < 0 or not doomed & g.gods[seat].army:
        return 0
    enemies = 0
    for other in g.ladder:
        if other != seat:
            enemies |= g.gods[other].army
    return doomed & g.gods[seat].army & spread(enemies, adjacent(g))


@step
def protect_next(g: Ankh, p: Protection) -> Next:
    """G3.a: one figure after the other."""
    return ask(g.bearers[ISIS], PROTECT, then=protected_or_not) if p.queue else DONE


@step
def protected_or_not(g: Ankh, p: Protection, answer: Option) -> Next:
    """G3.a: a protected figure may be kept alive."""
    saved = p.queue[:] if answer[0] == "save-all" else p.queue[:1]
    del p.queue[: len(saved)]
    if answer[0] != "lose":
        for space in saved:
            battle_of(g).doomed &= ~(1 << space)
            g.tell("protected", player=g.bearers[ISIS], hex=space)
    return protect_next


@rule("A-46")
def it_is_this_figure(g: Ankh, p: Protection, seat: int, o: Option) -> bool:
    return bool(o[1] == p.queue[0])


@rule("A-46")
def more_than_one(g: Ankh, p: Protection, seat: int, o: Option) -> bool:
    return len(p.queue) > 1


PROTECT = Question(
    "protect",
    [
        Clause("save", lambda g, p, s: [("save", p.queue[0])], premises=(it_is_this_figure,)),
        Clause("save-all", lambda g, p, s: [("save-all",)], gates=(more_than_one,)),
        Clause("lose", lambda g, p, s: [("lose", p.queue[0])], premises=(it_is_this_figure,)),
    ],
    about=lambda g, p, seat: {"hex": p.queue[0], "count": len(p.queue)},
)


@dataclass(slots=True)
class Gate(Frame):
    """Osiris lost and may place or move a gate; `origin` is where it comes from, -1 from beside the board."""

    seat: int
    origin: int = -1


def room_for_gate(g: Ankh, token: int) -> int:
    """A-14: empty land of the region, no other gate there."""
    return g.regions[token] & ~(figures(g) | stones(g) | g.gates)


@step
def open_gate(g: Ankh, o: Gate) -> Next:
    """G4.a: a new gate, or one that is on the map."""
    if not room_for_gate(g, battle_of(g).token) or not (g.gates or g.gates_left):
        return DONE
    return ask(o.seat, GATE_QUESTION, then=gate_chosen)


@step
def gate_chosen(g: Ankh, o: Gate, answer: Option) -> Next:
    """G4.a, A-13: which one."""
    if answer[0] == "pass":
        return DONE
    o.origin = answer[1] if answer[0] == "shift" else -1
    return ask(o.seat, GATE_SPACE, then=gate_set)


@step
def gate_set(g: Ankh, o: Gate, answer: Option) -> Next:
    """G4.a: a figure on the old space stays there."""
    if o.origin < 0:
        g.gates_left -= 1
    else:
        g.gates &= ~(1 << o.origin)
    g.gates |= 1 << answer[1]
    g.tell("gate", player=o.seat, hex=answer[1])
    return DONE


@rule("G4.a")
def a_gate_beside_the_board(g: Ankh, o: Gate, seat: int, option: Option) -> bool:
    return g.gates_left > 0


@rule("G4.a")
def a_gate_is_there(g: Ankh, o: Gate, seat: int, option: Option) -> bool:
    return bool(g.gates >> option[1] & 1)


@rule("A-13")
def all_gates_placed(g: Ankh, o: Gate, seat: int, option: Option) -> bool:
    return not (g.box.gates_placed_first and g.gates_left)


@rule("A-14")
def empty_land_of_the_region(g: Ankh, o: Gate, seat: int, option: Option) -> bool:
    return bool(room_for_gate(g, battle_of(g).token) >> option[1] & 1)


def gates_on_the_map(g: Ankh, o: Gate, seat: int) -> list[Option]:
    return [("shift", space) for space in members(g.gates)]


def gate_spaces(g: Ankh, o: Gate, seat: int) -> list[Option]:
    return [AT[space] for space in members(room_for_gate(g, battle_of(g).token))]


GATE_QUESTION = Question(
    "gate",
    [
        Clause("open", lambda g, o, seat: [("open",)], gates=(a_gate_beside_the_board,)),
        Clause("shift", gates_on_the_map, gates=(all_gates_placed,), premises=(a_gate_is_there,)),
        Clause("pass", lambda g, o, seat: [("pass",)]),
    ],
)
GATE_SPACE = Question(
    "gate-space",
    [Clause("at", gate_spaces, premises=(empty_land_of_the_region,))],
    linked=True,
    auto=True,
)
