"""Page 16: Summon Figure, with pyramids (page 28), gates (page 30) and Apep (page 31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh import verbs
from ennead.games.ankh.hexes import members, spread
from ennead.games.ankh.kinds import (
    A_GUARDIAN,
    A_PRISONER,
    A_WARRIOR,
    ANUBIS,
    APEP,
    FIGURES,
    GUARDIAN,
    OSIRIS,
    PYRAMID,
    PYRAMID_ATTUNED,
    RANKS,
    WARRIOR,
)
from ennead.games.ankh.rules.figures import enter, summoned
from ennead.games.ankh.state import Ankh, Next, adjacent, figures, free, rank_of, stones
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step

REGULAR: Final = -1
GATE: Final = -2
"""Sources of a summon; a pyramid is its hex."""

_APEP: Final = A_GUARDIAN + APEP
SUMMONS: Final = [verbs.SUMMON[figure] for figure in range(len(FIGURES))]


@dataclass(slots=True)
class Summoning(Frame):
    """A Summon action: which sources are used, and the figure on its way."""

    seat: int
    head: int
    called: bool = False  # the regular summon
    pyramids: int = 0
    opened: bool = False  # the extra of a gate
    figure: int = -1
    source: int = REGULAR

    # compiled, an `__init__` that a dataclass makes is slow, and there is one of these an action
    def __init__(
        self,
        seat: int,
        head: int,
        called: bool = False,
        pyramids: int = 0,
        opened: bool = False,
        figure: int = -1,
        source: int = REGULAR,
        *,
        step: str = "",
    ) -> None:
        self.step = step
        self.seat = seat
        self.head = head
        self.called = called
        self.pyramids = pyramids
        self.opened = opened
        self.figure = figure
        self.source = source


@step
def summoning(g: Ankh, s: Summoning) -> Next[Summoning]:
    """R16.1, A-10: figures come one after the other, from every source once, in any order."""
    s.figure = -1
    return ask(s.seat, SUMMON_QUESTION, then=figure_called)


@step
def figure_called(g: Ankh, s: Summoning, answer: Option) -> Next[Summoning]:
    """R16.1, P8.a, G4.b: which figure by which source."""
    if not isinstance(answer, verbs.FigureOption):
        return DONE
    s.figure = answer.figure
    s.source = GATE if isinstance(answer, verbs.Raise) else REGULAR
    if isinstance(answer, verbs.Beside):
        s.source = answer.hex
    return ask(s.seat, SPACE, then=figure_placed)


@step
def figure_placed(g: Ankh, s: Summoning, answer: verbs.At) -> Next[Summoning]:
    """R16.1: out of the pool, or out of Anubis' hands for a follower (G2.c, A-15), onto the map."""
    god, rank = g.gods[s.head], rank_of_figure(g, s.figure)
    if s.figure == A_PRISONER:
        god.followers -= 1
        g.gods[g.bearers[ANUBIS]].followers += 1
        g.prisoners.remove(s.head)
        g.tell("ransomed", player=s.head, opponent=g.bearers[ANUBIS])
    else:
        god.pool[rank] -= 1
    if s.source == REGULAR:
        s.called = True
    elif s.source == GATE:
        s.opened = True
    else:
        s.pyramids |= 1 << s.source
    enter(g, s.head, rank, answer.hex)
    return summoned(g, s.seat, s.head, rank, answer.hex, then=summoning)


def rank_of_figure(g: Ankh, figure: int) -> int:
    """The rank of what can be summoned; -1 if this match does not have it."""
    return WARRIOR if figure < A_GUARDIAN else rank_of(g, figure - A_GUARDIAN)


def at_hand(g: Ankh, seat: int) -> list[int]:
    """R16.1.a, G2.c: the figures that a god can summon now."""
    god = g.gods[seat]
    found = [A_WARRIOR] if god.pool[WARRIOR] else []
    if seat in g.prisoners and god.followers:
        found.append(A_PRISONER)
    ranks = [rank for rank in range(GUARDIAN, RANKS) if god.pool[rank]]
    return found + [A_GUARDIAN + g.kinds[rank - GUARDIAN] for rank in ranks]


def spaces_for(g: Ankh, s: Summoning, figure: int, source: int) -> int:
    """R16.1.b, R16.1.c, P8.a, G4.b, U4: where a figure can be put by a source."""
    board, empty = g.box.board, free(g, s.head)
    if source == GATE:
        return g.gates & ~figures(g)
    if source >= 0:
        around = adjacent(g)[source]
        return around & empty & (board.all if figure == _APEP else board.land)
    god = g.gods[s.head]
    found = spread(god.army | god.controls, adjacent(g)) & empty & board.land
    return found | empty & board.water if figure == _APEP else found


# -- which figure ----------------------------------------------------------------------------------


@rule("R16.1.a")
def it_is_at_hand(g: Ankh, s: Summoning, seat: int, o: verbs.FigureOption) -> bool:
    return o.figure == A_PRISONER or o.figure in at_hand(g, s.head)


@rule("G2.c")
def anubis_holds_it(g: Ankh, s: Summoning, seat: int, o: verbs.FigureOption) -> bool:
    return o.figure != A_PRISONER or s.head in g.prisoners


@rule("G2.c", given=(anubis_holds_it,))
def the_ransom_is_paid(g: Ankh, s: Summoning, seat: int, o: verbs.FigureOption) -> bool:
    return o.figure != A_PRISONER or bool(g.gods[s.head].followers)


@rule("A-10")
def regular_summon_left(g: Ankh, s: Summoning, seat: int, o: Option) -> bool:
    return not s.called


@rule("R16.1.c")
def a_space_is_free(g: Ankh, s: Summoning, seat: int, o: verbs.Summon) -> bool:
    return bool(spaces_for(g, s, o.figure, REGULAR))


@rule("P8.a")
def pyramid_attuned(g: Ankh, s: Summoning, seat: int, o: Option) -> bool:
    return bool(g.gods[s.head].powers & PYRAMID_ATTUNED)


@rule("P8.a")
def your_pyramid_is_there(g: Ankh, s: Summoning, seat: int, o: verbs.Beside) -> bool:
    return bool(g.gods[s.head].controls & g.monuments[PYRAMID] & 1 << o.hex)


@rule("A-10")
def pyramid_not_used(g: Ankh, s: Summoning, seat: int, o: verbs.Beside) -> bool:
    return not s.pyramids >> o.hex & 1


@rule("P8.a", given=(your_pyramid_is_there,))
def a_space_beside_it_is_free(g: Ankh, s: Summoning, seat: int, o: verbs.Beside) -> bool:
    return bool(spaces_for(g, s, o.figure, o.hex))


@rule("G4.b")
def gates_are_yours(g: Ankh, s: Summoning, seat: int, o: Option) -> bool:
    return g.bearers[OSIRIS] == s.head


@rule("A-10")
def gate_extra_left(g: Ankh, s: Summoning, seat: int, o: Option) -> bool:
    return not s.opened


@rule("G4.b")
def a_gate_is_empty(g: Ankh, s: Summoning, seat: int, o: Option) -> bool:
    return bool(g.gates & ~figures(g))


def figures_to_summon(g: Ankh, s: Summoning, seat: int) -> list[Option]:
    """What is at hand, by every source that is left and has room."""
    menu: list[Option] = []
    ready = at_hand(g, s.head)
    if ready:
        god = g.gods[s.head]
        if not s.called:
            # only Apep has more room than a warrior
            beside = spaces_for(g, s, A_WARRIOR, REGULAR)
            menu += [
                SUMMONS[figure]
                for figure in ready
                if beside or (figure == _APEP and spaces_for(g, s, figure, REGULAR))
            ]
        if god.powers & PYRAMID_ATTUNED:
            for space in members(god.controls & g.monuments[PYRAMID] & ~s.pyramids):
                menu += [
                    verbs.BESIDE[space, figure]
                    for figure in ready
                    if spaces_for(g, s, figure, space)
                ]
        if g.bearers[OSIRIS] == s.head and not s.opened and g.gates & ~figures(g):
            menu += [verbs.RAISE[figure] for figure in ready]
    menu.append(verbs.ENOUGH)
    return menu


# -- which space -----------------------------------------------------------------------------------


@rule("R16.1.b")
def the_space_is_empty(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    return not (figures(g) | stones(g)) >> o.hex & 1


@rule("A-11")
def not_on_a_foreign_gate(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    return not g.gates >> o.hex & 1 or g.bearers[OSIRIS] == s.head


@rule("R16.1.b")
def not_on_water(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    return s.figure == _APEP or bool(g.box.board.land >> o.hex & 1)


@rule("R16.1.c")
def beside_your_own(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    if s.source != REGULAR or g.box.board.water >> o.hex & 1:  # U4.a: Apep needs no neighbour there
        return True
    god = g.gods[s.head]
    return bool(spread(god.army | god.controls, adjacent(g)) >> o.hex & 1)


@rule("P8.a")
def beside_the_pyramid(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    return s.source < 0 or bool(adjacent(g)[s.source] >> o.hex & 1)


@rule("G4.b")
def on_a_gate(g: Ankh, s: Summoning, seat: int, o: verbs.At) -> bool:
    return s.source != GATE or bool(g.gates >> o.hex & 1)


def spaces_to_summon_to(g: Ankh, s: Summoning, seat: int) -> list[Option]:
    return verbs.over(verbs.AT, spaces_for(g, s, s.figure, s.source))


_READY: Final = (it_is_at_hand, anubis_holds_it, the_ransom_is_paid)
REGULAR_FIGURE: Final = Clause(
    verbs.SUMMON, (*_READY, a_space_is_free), gates=(regular_summon_left,)
)
PYRAMID_FIGURE: Final = Clause(
    verbs.BESIDE,
    (your_pyramid_is_there, pyramid_not_used, *_READY, a_space_beside_it_is_free),
    gates=(pyramid_attuned,),
)
GATE_FIGURE: Final = Clause(
    verbs.RAISE,
    _READY,
    gates=(gates_are_yours, gate_extra_left, a_gate_is_empty),
)
SUMMON_QUESTION: Final = Question(
    "summon",
    "R16.1.a",
    REGULAR_FIGURE,
    PYRAMID_FIGURE,
    GATE_FIGURE,
    Clause(verbs.STOP),
    auto=True,
    fast=figures_to_summon,
)
SPACE: Final = Question(
    "space",
    "R16.1.b",
    Clause(
        verbs.AT,
        (
            the_space_is_empty,
            not_on_a_foreign_gate,
            not_on_water,
            beside_your_own,
            beside_the_pyramid,
            on_a_gate,
        ),
    ),
    linked=True,
    auto=True,
    fast=spaces_to_summon_to,
    about=lambda g, s, seat: {"figure": s.figure},
)
