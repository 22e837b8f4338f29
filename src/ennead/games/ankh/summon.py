"""Page 16: Summon Figure, with the extra figures of pyramids (page 28), gates (page 30) and Apep's water (page 31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.figures import AT, enter, summoned
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
from ennead.games.ankh.state import Ankh, adjacent, figures, free, rank_of
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

REGULAR: Final = -1
GATE: Final = -2
"""Sources of a summon; a pyramid is its hex."""

SUMMONS: Final = [("summon", figure) for figure in range(len(FIGURES))]
RAISES: Final = [("raise", figure) for figure in range(len(FIGURES))]
FINISHED: Final = [("done",)]


@dataclass(slots=True)
class Summon(Frame):
    """A Summon action: which sources are used, and the figure on its way."""

    seat: int
    head: int
    called: bool = False  # the regular summon
    pyramids: int = 0
    opened: bool = False  # the extra of a gate
    figure: int = -1
    source: int = REGULAR


@step
def summoning(g: Ankh, s: Summon) -> Next:
    """R16.1, A-10: figures come one after the other, from every source once, in any order."""
    s.figure = -1
    return ask(s.seat, SUMMON_QUESTION, then=figure_called)


@step
def figure_called(g: Ankh, s: Summon, answer: Option) -> Next:
    """R16.1, P8.a, G4.b: which figure by which source."""
    verb = answer[0]
    if verb == "done":
        return DONE
    s.figure = answer[-1]
    s.source = REGULAR if verb == "summon" else GATE if verb == "raise" else answer[1]
    return ask(s.seat, SPACE, then=figure_placed)


@step
def figure_placed(g: Ankh, s: Summon, answer: Option) -> Next:
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
    enter(g, s.head, rank, answer[1])
    return summoned(g, s.seat, s.head, rank, answer[1], then=summoning)


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


def spaces_for(g: Ankh, s: Summon, figure: int, source: int) -> int:
    """R16.1.b, R16.1.c, P8.a, G4.b, U4: where a figure can be put by a source."""
    board, empty = g.box.board, free(g, s.head)
    if source == GATE:
        return g.gates & ~figures(g)
    if source >= 0:
        around = adjacent(g)[source]
        return around & empty & (board.all if figure == A_GUARDIAN + APEP else board.land)
    god = g.gods[s.head]
    found = spread(god.army | god.controls, adjacent(g)) & empty & board.land
    return found | empty & board.water if figure == A_GUARDIAN + APEP else found


def pyramids_left(g: Ankh, s: Summon) -> int:
    """P8.a: own pyramids that have not brought a figure in this action."""
    god = g.gods[s.head]
    if not god.powers & PYRAMID_ATTUNED:
        return 0
    return god.controls & g.monuments[PYRAMID] & ~s.pyramids


# -- which figure -----------------------------------------------------------------------------------------------


@rule("R16.1.a")
def it_is_at_hand(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return o[-1] == A_PRISONER or o[-1] in at_hand(g, s.head)


@rule("G2.c")
def anubis_holds_it(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return o[-1] != A_PRISONER or s.head in g.prisoners


@rule("G2.c")
def the_ransom_is_paid(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return o[-1] != A_PRISONER or bool(g.gods[s.head].followers)


@rule("A-10")
def regular_summon_left(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return not s.called


@rule("R16.1.c")
def a_space_is_free(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool(spaces_for(g, s, o[1], REGULAR))


@rule("P8.a")
def pyramid_attuned(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool(g.gods[s.head].powers & PYRAMID_ATTUNED)


@rule("P8.a")
def your_pyramid_is_there(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool(g.gods[s.head].controls & g.monuments[PYRAMID] & 1 << o[1])


@rule("A-10")
def pyramid_not_used(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return not s.pyramids >> o[1] & 1


@rule("P8.a")
def a_space_beside_it_is_free(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool(spaces_for(g, s, o[2], o[1]))


@rule("G4.b")
def gates_are_yours(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return g.bearers[OSIRIS] == s.head


@rule("A-10")
def gate_extra_left(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return not s.opened


@rule("G4.b")
def a_gate_is_empty(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool(g.gates & ~figures(g))


def regular_figures(g: Ankh, s: Summon, seat: int) -> list[Option]:
    if s.called:
        return []
    ready = at_hand(g, s.head)
    if not ready:
        return []
    some = bool(spaces_for(g, s, A_WARRIOR, REGULAR))
    apep = A_GUARDIAN + APEP
    return [
        SUMMONS[figure]
        for figure in ready
        if some or (figure == apep and spaces_for(g, s, figure, REGULAR))
    ]


def pyramid_figures(g: Ankh, s: Summon, seat: int) -> list[Option]:
    pyramids = pyramids_left(g, s)
    if not pyramids:
        return []
    ready = at_hand(g, s.head)
    return [
        ("beside", space, figure)
        for space in members(pyramids)
        for figure in ready
        if spaces_for(g, s, figure, space)
    ]


def gate_figures(g: Ankh, s: Summon, seat: int) -> list[Option]:
    if s.opened or g.bearers[OSIRIS] != s.head or not g.gates & ~figures(g):
        return []
    return [RAISES[figure] for figure in at_hand(g, s.head)]


# -- which space ------------------------------------------------------------------------------------------------


@rule("R16.1.b")
def the_space_is_empty(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return bool((free(g, s.head) | g.gates & ~figures(g)) >> o[1] & 1)


@rule("A-11")
def not_on_a_foreign_gate(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return not g.gates >> o[1] & 1 or g.bearers[OSIRIS] == s.head


@rule("R16.1.b")
def not_on_water(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return s.figure == A_GUARDIAN + APEP or bool(g.box.board.land >> o[1] & 1)


@rule("R16.1.c")
def beside_your_own(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    if (
        s.source != REGULAR or g.box.board.water >> o[1] & 1
    ):  # U4.a: Apep needs no neighbour on water
        return True
    god = g.gods[s.head]
    return bool(spread(god.army | god.controls, adjacent(g)) >> o[1] & 1)


@rule("P8.a")
def beside_the_pyramid(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return s.source < 0 or bool(adjacent(g)[s.source] >> o[1] & 1)


@rule("G4.b")
def on_a_gate(g: Ankh, s: Summon, seat: int, o: Option) -> bool:
    return s.source != GATE or bool(g.gates >> o[1] & 1)


def spaces_to_summon_to(g: Ankh, s: Summon, seat: int) -> list[Option]:
    return [AT[space] for space in members(spaces_for(g, s, s.figure, s.source))]


SUMMON_QUESTION = Question(
    "summon",
    [
        Clause(
            "summon",
            regular_figures,
            premises=(
                it_is_at_hand,
                anubis_holds_it,
                the_ransom_is_paid,
                regular_summon_left,
                a_space_is_free,
            ),
        ),
        Clause(
            "beside",
            pyramid_figures,
            premises=(
                pyramid_attuned,
                your_pyramid_is_there,
                pyramid_not_used,
                it_is_at_hand,
                anubis_holds_it,
                the_ransom_is_paid,
                a_space_beside_it_is_free,
            ),
        ),
        Clause(
            "raise",
            gate_figures,
            premises=(
                gates_are_yours,
                gate_extra_left,
                a_gate_is_empty,
                it_is_at_hand,
                anubis_holds_it,
                the_ransom_is_paid,
            ),
        ),
        Clause("done", lambda g, s, seat: FINISHED),
    ],
    auto=True,
)
SPACE = Question(
    "space",
    [
        Clause(
            "at",
            spaces_to_summon_to,
            premises=(
                the_space_is_empty,
                not_on_a_foreign_gate,
                not_on_water,
                beside_your_own,
                beside_the_pyramid,
                on_a_gate,
            ),
        )
    ],
    linked=True,
    auto=True,
    about=lambda g, s, seat: {"figure": s.figure},
)
