"""Page 28: Ankh powers that ask for decisions in a battle, Obelisk Attuned and Worshipful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ennead.games.ankh.hexes import spread
from ennead.games.ankh.kinds import FOR_WORSHIP, OBELISK
from ennead.games.ankh.rules.battlefield import battle_of
from ennead.games.ankh.rules.figures import moved, shift
from ennead.games.ankh.rules.scoring import finish, gain
from ennead.games.ankh.state import Ankh, Next, adjacent, free
from ennead.games.ankh.verbs import CALL, PASS, STOP, TO, WORSHIP, Call, To, Worship, over
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Obelisks(Frame):
    """Obelisk Attuned: whose turn it is, which figures were moved, and the one on its way."""

    queue: list[int]
    relocated: int = 0
    space: int = -1


@step
def call_next(g: Ankh, p: Obelisks) -> Next[Obelisks]:
    """P6, A-31: one figure each in turn, until each stops or cannot; who cannot is out, or by the
    other reading waits until there is room again."""
    for place, seat in enumerate(p.queue):
        if spaces_by_obelisks(g, seat) and g.gods[seat].army & ~p.relocated:
            waiting = p.queue[:place] if g.box.obelisks_wait else []
            p.queue = p.queue[place:] + waiting
            return ask(seat, RELOCATE, then=figure_to_call)
    return DONE


@step
def figure_to_call(g: Ankh, p: Obelisks, answer: Option) -> Next[Obelisks]:
    """P6.a: any own figure on the map, each once a battle."""
    if not isinstance(answer, Call):
        p.queue.pop(0)
        return call_next
    p.space = answer.hex
    return ask(p.queue[0], OBELISK_SPACE, then=figure_called_there)


@step
def figure_called_there(g: Ankh, p: Obelisks, answer: To) -> Next[Obelisks]:
    """P6.b: it stands beside an obelisk; the next owner goes on."""
    seat = p.queue.pop(0)
    rank = shift(g, seat, p.space, answer.hex)
    p.relocated |= 1 << answer.hex
    p.space = -1
    p.queue.append(seat)
    return moved(g, seat, rank, answer.hex, then=call_next)


def spaces_by_obelisks(g: Ankh, seat: int) -> int:
    """P6.a, A-11: empty land beside own obelisks in the region of the battle."""
    region = g.regions[battle_of(g).token]
    obelisks = g.gods[seat].controls & g.monuments[OBELISK] & region
    return spread(obelisks, adjacent(g)) & free(g, seat) & g.box.board.land if obelisks else 0


@rule("P6.a")
def a_figure_of_yours(g: Ankh, p: Obelisks, seat: int, o: Call) -> bool:
    return bool(g.gods[seat].army >> o.hex & 1)


@rule("A-31", given=(a_figure_of_yours,))
def not_called_before(g: Ankh, p: Obelisks, seat: int, o: Call) -> bool:
    return not p.relocated >> o.hex & 1


def figures_to_call(g: Ankh, p: Obelisks, seat: int) -> list[Call]:
    return over(CALL, g.gods[seat].army & ~p.relocated)


@rule("P6.a")
def beside_your_obelisk(g: Ankh, p: Obelisks, seat: int, o: To) -> bool:
    region = g.regions[battle_of(g).token]
    obelisks = g.gods[seat].controls & g.monuments[OBELISK] & region
    return bool(spread(obelisks, adjacent(g)) >> o.hex & 1)


@rule("A-31")
def empty_land_there(g: Ankh, p: Obelisks, seat: int, o: To) -> bool:
    return bool(free(g, seat) & g.box.board.land & 1 << o.hex)


def obelisk_spaces(g: Ankh, p: Obelisks, seat: int) -> list[To]:
    return over(TO, spaces_by_obelisks(g, seat))


A_CALL: Final = Clause(CALL, (a_figure_of_yours, not_called_before), fast=figures_to_call)
RELOCATE: Final = Question(
    "relocate",
    "P6.a",
    A_CALL,
    Clause(STOP),
)
OBELISK_SPACE: Final = Question(
    "obelisk-space",
    "P6.a",
    Clause(TO, (beside_your_obelisk, empty_land_there), fast=obelisk_spaces),
    linked=True,
    auto=True,
    about=lambda g, p, seat: {"hex": p.space},
)


@dataclass(slots=True)
class Worshipping(Frame):
    """Worshipful after a battle: who may still use it."""

    queue: list[int]


@step
def worship_next(g: Ankh, w: Worshipping) -> Next[Worshipping]:
    """P12, A-56: from least to most devotion, each may sacrifice followers for devotion."""
    while w.queue:
        god = g.gods[w.queue[0]]
        if god.followers >= g.box.worshipful["followers"]:
            return ask(god.seat, WORSHIP_QUESTION, then=worshipped)
        w.queue.pop(0)
    return DONE


@step
def worshipped(g: Ankh, w: Worshipping, answer: Option) -> Next[Worshipping]:
    """P12: two followers for one devotion."""
    seat = w.queue.pop(0)
    if isinstance(answer, Worship):
        g.gods[seat].followers -= g.box.worshipful["followers"]
        g.tell("worshipped", player=seat, count=g.box.worshipful["followers"])
        if gain(g, seat, g.box.worshipful["devotion"], FOR_WORSHIP):
            return finish(g, seat)
    return worship_next


WORSHIP_QUESTION: Final[Question[Ankh, Worshipping, Option]] = Question(
    "worship", "P12", Clause(WORSHIP), Clause(PASS)
)
