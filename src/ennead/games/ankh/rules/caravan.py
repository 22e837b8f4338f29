"""Page 21: the Camel Caravan event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ennead.games.ankh.board import grow
from ennead.games.ankh.hexes import first, members
from ennead.games.ankh.rules.lines import RegionLines, lines_of
from ennead.games.ankh.state import Ankh, Next
from ennead.games.ankh.verbs import CAMEL, KEEP, PASS, SWAP, Camel, Keep, Swap
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step


@dataclass(slots=True)
class Caravan(Frame):
    """A caravan: the sides drawn so far, then the token of the split region and its parts."""

    seat: int
    line: list[int] = field(default_factory=list)
    token: int = -1
    parts: tuple[int, ...] = ()


@step
def lay_caravan(g: Ankh, c: Caravan) -> Next[Caravan]:
    """R21.1, A-26, A-27: a line may be laid, if there is one and a token for the new region."""
    for _, lines in all_lines(g):
        if lines.parts:
            return ask(c.seat, CARAVAN_QUESTION, then=camel_laid)
    g.tell("no-caravan", player=c.seat)
    return DONE


@step
def camel_laid(g: Ankh, c: Caravan, answer: Option) -> Next[Caravan]:
    """R21.1: one camel after the other; A-25: the line ends where it meets a border again."""
    if not isinstance(answer, Camel):
        g.tell("no-caravan", player=c.seat)
        return DONE
    c.line.append(answer.side)
    drawn = tuple(c.line)
    for token, lines in all_lines(g, c.line):
        if drawn in lines.parts:
            c.token = token
            c.parts = lines.parts[drawn]
            return region_split
    return ask(c.seat, NEXT_CAMEL, then=camel_laid)


@step
def region_split(g: Ankh, c: Caravan) -> Next[Caravan]:
    """R21.3, R21.4: two regions, and a choice of which keeps the token."""
    for side in c.line:
        g.camels |= 1 << side
    g.tell("caravan", player=c.seat, count=len(c.line), token=c.token + 1)
    return ask(c.seat, TOKEN, then=token_kept)


@step
def token_kept(g: Ankh, c: Caravan, answer: Keep) -> Next[Caravan]:
    """R21.4: the other region gets the lowest token of the supply."""
    kept, other = c.parts if c.parts[0] >> answer.hex & 1 else c.parts[::-1]
    g.regions[c.token] = kept
    g.regions.append(other)
    g.tell("token-kept", player=c.seat, token=c.token + 1, hex=answer.hex, other=len(g.regions))
    return ask(c.seat, TOKENS, then=tokens_swapped)


@step
def tokens_swapped(g: Ankh, c: Caravan, answer: Option) -> Next[Caravan]:
    """R21.5, A-28: one token of a new region may change places with any other."""
    if isinstance(answer, Swap):
        one, other = answer.token - 1, answer.other - 1
        g.regions[one], g.regions[other] = g.regions[other], g.regions[one]
        g.tell("tokens-swapped", player=c.seat, token=answer.token, other=answer.other)
    return DONE


def all_lines(g: Ankh, begun: Sequence[int] = ()) -> list[tuple[int, RegionLines]]:
    """A-26: the lines of every region (or where one is begun) that camels and tokens allow."""
    box = g.box
    if len(g.regions) >= box.tokens:
        return []
    board, longest, smallest = box.board, longest_line(g), box.smallest
    where = 1 << board.sides[begun[0]][0] if begun else board.land
    return [
        (token, lines_of(board, region, longest, smallest))
        for token, region in enumerate(g.regions)
        if region & where
    ]


def longest_line(g: Ankh) -> int:
    """A-26: the camels that a line may have."""
    return min(g.box.longest, g.box.camels - g.camels.bit_count())


# -- A-25 word by word, as the rules say it; `lines` finds the same at once for a whole region -----


def touches_a_border(g: Ankh, corner: int) -> bool:
    """A-25: whether the edge, water, a river or a camel is at a corner."""
    board = g.box.board
    spaces = members(board.corners[corner])
    if len(spaces) < 3 or board.corners[corner] & board.water:
        return True
    barred = board.rivers | g.camels
    pairs = [(a, b) for a in spaces for b in spaces if a < b]
    return any(barred >> board.side[pair] & 1 for pair in pairs)


def corners_along(g: Ankh, start: int, line: Sequence[int]) -> list[int]:
    """The corners that a line passes from its start on; none if it breaks off or meets itself."""
    corners = [start]
    for side in line:
        one, two = g.box.board.ends[side]
        if corners[-1] not in (one, two):
            return []
        corners.append(two if corners[-1] == one else one)
    return corners if len(set(corners)) == len(corners) else []


def can_be_finished(g: Ankh, line: tuple[int, ...], corners: list[int]) -> bool:
    """A-25: whether a line that came so far is legal, or becomes so with more camels."""
    board = g.box.board
    if len(line) > longest_line(g) or not corners:
        return False
    if not touches_a_border(g, corners[0]) or any(touches_a_border(g, c) for c in corners[1:-1]):
        return False
    if touches_a_border(g, corners[-1]):
        return leaves_two_regions(g, line)
    onwards = [side for side, ends in enumerate(board.ends) if corners[-1] in ends]
    return any(
        can_be_finished(g, (*line, side), corners_along(g, corners[0], (*line, side)))
        for side in onwards
    )


def leaves_two_regions(g: Ankh, line: tuple[int, ...]) -> bool:
    """R21.3: whether a line parts the land on its two sides, and both parts are large enough."""
    board = g.box.board
    around = board.adjacent(g.camels | sum(1 << side for side in line))
    one, other = (grow(1 << space, board.land, around) for space in board.sides[line[0]])
    return one != other and min(one.bit_count(), other.bit_count()) >= g.box.smallest


@rule("R21.1")
def between_two_spaces_of_land(g: Ankh, c: Caravan, seat: int, o: Camel) -> bool:
    return bool(g.box.board.dry >> o.side & 1)


@rule("R21.1")
def not_on_the_river(g: Ankh, c: Caravan, seat: int, o: Camel) -> bool:
    return not g.box.board.rivers >> o.side & 1


@rule("R21.1")
def no_camel_there(g: Ankh, c: Caravan, seat: int, o: Camel) -> bool:
    return not (g.camels >> o.side & 1 or o.side in c.line)


@rule("A-25", given=(no_camel_there,))
def from_the_end_of_the_line(g: Ankh, c: Caravan, seat: int, o: Camel) -> bool:
    line = (*c.line, o.side)
    return any(corners_along(g, start, line) for start in g.box.board.ends[line[0]])


@rule(
    "A-25",
    given=(
        between_two_spaces_of_land,
        not_on_the_river,
        no_camel_there,
        from_the_end_of_the_line,
    ),
)
def a_legal_line_goes_on(g: Ankh, c: Caravan, seat: int, o: Camel) -> bool:
    line = (*c.line, o.side)
    starts = g.box.board.ends[line[0]]
    return any(can_be_finished(g, line, corners_along(g, start, line)) for start in starts)


def next_sides(g: Ankh, c: Caravan, seat: int) -> list[Camel]:
    drawn, camels = tuple(c.line), CAMEL.all()
    found: list[Camel] = []
    for _, lines in all_lines(g, drawn):
        if drawn in lines.following:
            found += [camels[side] for side in lines.following[drawn]]
    return found


@rule("R21.4")
def one_of_the_two(g: Ankh, c: Caravan, seat: int, o: Keep) -> bool:
    return any(first(part) == o.hex for part in c.parts)


def both_parts(g: Ankh, c: Caravan, seat: int) -> list[Keep]:
    return [KEEP[first(part)] for part in c.parts]


def new_tokens(g: Ankh, c: Caravan) -> tuple[int, int]:
    """R21.5: the tokens of the two new regions."""
    return c.token + 1, len(g.regions)


@rule("A-28")
def two_different_tokens(g: Ankh, c: Caravan, seat: int, o: Swap) -> bool:
    return o.token != o.other


@rule("A-28", reasons=lambda g, c, seat, o: {"count": len(g.regions)})
def both_are_on_the_map(g: Ankh, c: Caravan, seat: int, o: Swap) -> bool:
    return max(o.token, o.other) <= len(g.regions)


@rule("A-28")
def a_new_region_takes_part(g: Ankh, c: Caravan, seat: int, o: Swap) -> bool:
    new = new_tokens(g, c)
    return o.token in new or o.other in new


def swaps(g: Ankh, c: Caravan, seat: int) -> list[Swap]:
    new = new_tokens(g, c)
    return [
        SWAP[one, other]
        for one in new
        for other in range(1, len(g.regions) + 1)
        if one != other and (one, other) != new[::-1]
    ]


A_CAMEL: Final = Clause(
    CAMEL,
    (
        between_two_spaces_of_land,
        not_on_the_river,
        no_camel_there,
        from_the_end_of_the_line,
        a_legal_line_goes_on,
    ),
    fast=next_sides,
)
CARAVAN_QUESTION: Final = Question("caravan", "R21.1", A_CAMEL, Clause(PASS))
NEXT_CAMEL: Final = Question(
    "camel",
    "R21.1",
    A_CAMEL,
    linked=True,
    auto=True,
    about=lambda g, c, seat: {"count": len(c.line)},
)
TOKEN: Final = Question(
    "keep",
    "R21.4",
    Clause(KEEP, (one_of_the_two,), fast=both_parts),
    linked=True,
    about=lambda g, c, seat: {"token": c.token + 1, "other": len(g.regions) + 1},
)
A_SWAP: Final = Clause(
    SWAP, (two_different_tokens, both_are_on_the_map, a_new_region_takes_part), fast=swaps
)
TOKENS: Final = Question(
    "swap",
    "R21.5",
    A_SWAP,
    Clause(PASS),
    linked=True,
    about=lambda g, c, seat: {"token": c.token + 1, "other": len(g.regions)},
)
