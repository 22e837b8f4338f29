"""Pages 8 and 20: who controls a monument, and the Control Monument event; page 22: majorities."""

from __future__ import annotations

from typing import Final

from ennead.games.ankh.hexes import members, spread
from ennead.games.ankh.state import Ankh, adjacent
from ennead.games.ankh.verbs import CONTROL, Control, over
from ennead.kernel import Clause, Frame, Question, rule


def standing(g: Ankh) -> int:
    """All hexes with a monument."""
    obelisks, temples, pyramids = g.monuments
    return obelisks | temples | pyramids


def neutral(g: Ankh) -> int:
    """R8.7: monuments without an Ankh token."""
    owned = 0
    for seat in g.ladder:
        owned |= g.gods[seat].controls
    return standing(g) & ~owned


def control_targets(g: Ankh, seat: int) -> int:
    """R20.1, R20.2: neutral monuments beside own figures; if none is left, those of others."""
    god = g.gods[seat]
    wanted = neutral(g) or standing(g) & ~god.controls
    return spread(god.army, adjacent(g)) & wanted


def take_control(g: Ankh, seat: int, space: int) -> None:
    """R20.1, R20.2: an Ankh token goes on a monument; that of another god returns."""
    for other in g.ladder:
        if g.gods[other].controls >> space & 1:
            release(g, other, 1 << space)
            g.tell("lost-control", player=other, hex=space)
    god = g.gods[seat]
    god.ankhs -= 1
    god.controls |= 1 << space
    g.tell("controlled", player=seat, monument=kind_at(g, space), hex=space)


def release(g: Ankh, seat: int, hexes: int) -> None:
    """Tokens on these monuments return to their god's pool."""
    god = g.gods[seat]
    god.ankhs += (god.controls & hexes).bit_count()
    god.controls &= ~hexes


def destroy(g: Ankh, hexes: int) -> None:
    """Monuments go back to the supply and their tokens to the pools."""
    for seat in g.ladder:
        release(g, seat, hexes)
    for space in members(standing(g) & hexes):
        g.tell("destroyed", monument=kind_at(g, space), hex=space)
    g.monuments = [kind & ~hexes for kind in g.monuments]


def kind_at(g: Ankh, space: int) -> int:
    """The kind of monument on a hex, -1 if none."""
    for kind, hexes in enumerate(g.monuments):
        if hexes >> space & 1:
            return kind
    return -1


def majorities(g: Ankh, region: int) -> dict[int, int]:
    """R22.3: by seat, of how many kinds a god has strictly most in a region, absent or not."""
    found: dict[int, int] = {}
    for kind in g.monuments:
        here = kind & region
        if not here:
            continue
        best, leader = 0, -1
        for seat in g.ladder:
            count = (g.gods[seat].controls & here).bit_count()
            if count > best:
                best, leader = count, seat
            elif count == best:
                leader = -1
        if leader >= 0:
            found[leader] = found.get(leader, 0) + 1
    return found


@rule("R20.1")
def a_monument_is_there(g: Ankh, f: Frame, seat: int, o: Control) -> bool:
    return bool(standing(g) >> o.hex & 1)


@rule("R20.2", given=(a_monument_is_there,))
def neutral_ones_first(g: Ankh, f: Frame, seat: int, o: Control) -> bool:
    left = neutral(g)
    return not left or bool(left >> o.hex & 1)


@rule("R20.2")
def not_yours_already(g: Ankh, f: Frame, seat: int, o: Control) -> bool:
    return not g.gods[g.gods[seat].head].controls >> o.hex & 1


@rule("R20.1")
def beside_your_figure(g: Ankh, f: Frame, seat: int, o: Control) -> bool:
    return bool(spread(g.gods[g.gods[seat].head].army, adjacent(g)) >> o.hex & 1)


def monuments_in_reach(g: Ankh, f: Frame, seat: int) -> list[Control]:
    return over(CONTROL, control_targets(g, g.gods[seat].head))


CONTROL_QUESTION: Final = Question(
    "control",
    "R20.1",
    Clause(
        CONTROL,
        (a_monument_is_there, neutral_ones_first, not_yours_already, beside_your_figure),
        fast=monuments_in_reach,
    ),
    auto=True,
)
