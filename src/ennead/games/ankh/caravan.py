"""Page 21: the Camel Caravan event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ennead.games.ankh.hexes import first
from ennead.games.ankh.lines import Lines, lines_of
from ennead.games.ankh.state import Ankh
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, step
from ennead.kernel.question import Clause, Question, rule

CAMELS: Final = [("camel", side) for side in range(272)]
DECLINED: Final = [("pass",)]


@dataclass(slots=True)
class Caravan(Frame):
    """A caravan: the sides drawn so far, then the region that was split (by its token) and its two parts."""

    seat: int
    line: list[int] = field(default_factory=list)
    token: int = -1
    parts: tuple[int, ...] = ()


@step
def lay_caravan(g: Ankh, c: Caravan) -> Next:
    """R21.1, A-26, A-27: the player may lay a line, if there is one to lay and a token for the new region."""
    if not any(lines.parts for _, lines in all_lines(g)):
        g.tell("no-caravan", player=c.seat)
        return DONE
    return ask(c.seat, CARAVAN_QUESTION, then=camel_laid)


@step
def camel_laid(g: Ankh, c: Caravan, answer: Option) -> Next:
    """R21.1: one camel after the other; A-25: the line ends where it meets a border again."""
    if answer[0] == "pass":
        g.tell("no-caravan", player=c.seat)
        return DONE
    c.line.append(answer[1])
    drawn = tuple(c.line)
    for token, lines in all_lines(g):
        if drawn in lines.parts:
            c.token = token
            c.parts = lines.parts[drawn]
            return region_split
    return ask(c.seat, CAMEL, then=camel_laid)


@step
def region_split(g: Ankh, c: Caravan) -> Next:
    """R21.3, R21.4: two regions, and a choice of which keeps the token."""
    for side in c.line:
        g.camels |= 1 << side
    g.tell("caravan", player=c.seat, count=len(c.line), token=c.token + 1)
    return ask(c.seat, KEEP, then=token_kept)


@step
def token_kept(g: Ankh, c: Caravan, answer: Option) -> Next:
    """R21.4: the other region gets the lowest token of the supply."""
    kept, other = c.parts if c.parts[0] >> answer[1] & 1 else c.parts[::-1]
    g.regions[c.token] = kept
    g.regions.append(other)
    g.tell("token-kept", player=c.seat, token=c.token + 1, hex=answer[1], other=len(g.regions))
    return ask(c.seat, SWAP, then=tokens_swapped)


@step
def tokens_swapped(g: Ankh, c: Caravan, answer: Option) -> Next:
    """R21.5, A-28: one token of a new region may change places with any other."""
    if answer[0] == "swap":
        one, other = answer[1] - 1, answer[2] - 1
        g.regions[one], g.regions[other] = g.regions[other], g.regions[one]
        g.tell("tokens-swapped", player=c.seat, token=answer[1], other=answer[2])
    return DONE


def all_lines(g: Ankh) -> Iterator[tuple[int, Lines]]:
    """A-26: the lines of every region, no longer than the camels in the supply; none without a token for it."""
    box = g.box
    if len(g.regions) < box.tokens:
        longest = min(box.longest, box.camels - g.camels.bit_count())
        for token, region in enumerate(g.regions):
            yield token, lines_of(box.board, region, longest, box.smallest)


@rule("R21.1")
def between_two_spaces_of_land(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    return bool(g.box.board.dry >> o[1] & 1)


@rule("R21.1")
def not_on_the_river(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    return not g.box.board.rivers >> o[1] & 1


@rule("R21.1")
def no_camel_there(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    return not (g.camels >> o[1] & 1 or o[1] in c.line)


@rule("A-25")
def from_the_end_of_the_line(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    if not c.line:
        return True
    ends = g.box.board.ends
    return bool(set(ends[o[1]]) & set(ends[c.line[-1]]))


@rule("A-25")
def a_legal_line_goes_on(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    drawn = tuple(c.line)
    return any(o[1] in lines.following.get(drawn, ()) for _, lines in all_lines(g))


def next_sides(g: Ankh, c: Caravan, seat: int) -> list[Option]:
    drawn = tuple(c.line)
    return [CAMELS[side] for _, lines in all_lines(g) for side in lines.following.get(drawn, ())]


def both_parts(g: Ankh, c: Caravan, seat: int) -> list[Option]:
    return [("keep", first(part)) for part in c.parts]


@rule("R21.4")
def one_of_the_two(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    return any(first(part) == o[1] for part in c.parts)


@rule("A-28")
def a_new_region_takes_part(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    new = (c.token + 1, len(g.regions))
    return o[1] in new and 1 <= o[2] <= len(g.regions)


@rule("A-28")
def each_swap_once(g: Ankh, c: Caravan, seat: int, o: Option) -> bool:
    return o[1] != o[2] and (o[1], o[2]) != (len(g.regions), c.token + 1)


def swaps(g: Ankh, c: Caravan, seat: int) -> list[Option]:
    new = (c.token + 1, len(g.regions))
    return [
        ("swap", one, other)
        for one in new
        for other in range(1, len(g.regions) + 1)
        if one != other and (one, other) != new[::-1]
    ]


_SIDES = (
    between_two_spaces_of_land,
    not_on_the_river,
    no_camel_there,
    from_the_end_of_the_line,
    a_legal_line_goes_on,
)
CARAVAN_QUESTION = Question(
    "caravan",
    [
        Clause("camel", next_sides, premises=_SIDES),
        Clause("pass", lambda g, c, seat: DECLINED),
    ],
)
CAMEL = Question(
    "camel", [Clause("camel", next_sides, premises=_SIDES)], linked=True, auto=True,
    about=lambda g, c, seat: {"count": len(c.line)},
)  # fmt: skip
KEEP = Question(
    "keep", [Clause("keep", both_parts, premises=(one_of_the_two,))], linked=True,
    about=lambda g, c, seat: {"token": c.token + 1, "other": len(g.regions) + 1},
)  # fmt: skip
SWAP = Question(
    "swap",
    [
        Clause("swap", swaps, premises=(a_new_region_takes_part, each_swap_once)),
        Clause("pass", lambda g, c, seat: DECLINED),
    ],
    linked=True,
    about=lambda g, c, seat: {"token": c.token + 1, "other": len(g.regions)},
)
