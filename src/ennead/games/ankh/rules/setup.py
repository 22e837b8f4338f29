"""Pages 12 and 13: setup, and the round of turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.kinds import ALL_CARDS, GOD, GODS, GUARDIANS, OSIRIS, RA, WARRIOR
from ennead.games.ankh.rules.turn import Turn, begin_turn
from ennead.games.ankh.state import Ankh, Next
from ennead.games.ankh.verbs import CHOOSE, Choose
from ennead.kernel import Clause, Frame, Question, ask, call, rule, step


@dataclass(slots=True)
class Course(Frame):
    """The whole match; `chosen` gods are taken while it is set up."""

    chosen: int = 0

    # compiled, an `__init__` that a dataclass makes is slow, and every copy has one of these
    def __init__(self, chosen: int = 0, *, step: str = "") -> None:
        self.step = step
        self.chosen = chosen


@step
def set_up(g: Ankh, m: Course) -> Next[Course]:
    """R12.4, R13.5: the first player, and one kind of guardian of each level."""
    box = g.box
    if box.random_first:
        g.first = g.luck.draw("first", range(g.seats))
    for level in (1, 2, 3):
        kinds = [kind for kind in range(len(GUARDIANS)) if box.level[kind] == level]
        wanted = box.guardian_choice[level - 1]
        if wanted == "random":
            kind = g.luck.draw("guardian", kinds)
        else:
            kind = GUARDIANS.index(wanted)
        g.kinds.append(kind)
        g.stock.append(box.stock[kind])
        g.tell("guardian-chosen", guardian=kind, count=box.stock[kind])
    g.tell("starts", player=g.first)
    return choose_gods


@step
def choose_gods(g: Ankh, m: Course) -> Next[Course]:
    """R12.1: each player takes a god, the first player first."""
    if m.chosen == g.seats:
        return lay_out
    seat = (g.first + m.chosen) % g.seats
    if g.box.draft:
        return ask(seat, GOD_QUESTION, then=god_chosen)
    left = [kind for kind in range(len(GODS)) if g.bearers[kind] < 0]
    return _take_god(g, m, seat, g.luck.draw("god", left))


@step
def god_chosen(g: Ankh, m: Course, answer: Choose) -> Next[Course]:
    """R12.1: the god is taken."""
    return _take_god(g, m, (g.first + m.chosen) % g.seats, answer.god)


def _take_god(g: Ankh, m: Course, seat: int, kind: int) -> Next[Course]:
    g.gods[seat].kind = kind
    g.bearers[kind] = seat
    g.tell("god-chosen", player=seat, god=kind)
    m.chosen += 1
    return choose_gods


@step
def lay_out(g: Ankh, m: Course) -> Next[Course]:
    """R12.2, R12.3, R13.1 to R13.4: tokens, followers, stack, markers, scenario."""
    box, layout = g.box, g.box.layout
    g.markers = [box.start] * 4
    g.camels = layout.camels
    g.regions = layout.regions[:]
    g.monuments = layout.neutral[:]
    g.amun_ready = True
    if g.bearers[OSIRIS] >= 0:
        g.gates_left = box.gates
    if g.bearers[RA] >= 0:
        g.suns = box.suns
    order = [(g.first + place) % g.seats for place in range(g.seats)]
    for place, seat in enumerate(order):
        god = g.gods[seat]
        god.followers = box.first_followers
        god.hand = ALL_CARDS
        monument, space = layout.controlled[place]
        g.monuments[monument] |= 1 << space
        god.controls = 1 << space
        god.ankhs = box.ankhs - 1
        god.map[GOD] = 1 << layout.gods[place]
        god.map[WARRIOR] = 1 << layout.warriors[place]
        god.pool[WARRIOR] = box.warriors - 1
    g.ladder = order[::-1]
    g.acting = order[-1]
    return next_turn


@step
def next_turn(g: Ankh, m: Course) -> Next[Course]:
    """R13.8: the next player still in the game takes a turn."""
    seat = (g.acting + 1) % g.seats
    while g.gods[seat].forgotten:
        seat = (seat + 1) % g.seats
    g.acting = seat
    g.turn += 1
    return call(Turn(seat), begin_turn, then=next_turn)


@rule("R12.1", reasons=lambda g, m, seat, o: {"god": o.god, "player": g.bearers[o.god]})
def god_still_free(g: Ankh, m: Course, seat: int, o: Choose) -> bool:
    return g.bearers[o.god] < 0


GOD_QUESTION: Final = Question("god", "R12.1", Clause(CHOOSE, (god_still_free,)))
