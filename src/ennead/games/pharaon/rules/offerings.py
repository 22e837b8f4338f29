"""Zóna obětin (pp. 4-5): the bag, the heap, the display, and taking offerings."""

from __future__ import annotations

from typing import Final

from ennead.games.pharaon.state import EMPTY, Bounty, Next, Pharaon
from ennead.games.pharaon.verbs import DRAW, TAKE_BONUS, Bonus
from ennead.kernel import DONE, Clause, Frame, Option, Question, ask, rule, step, take


def bag_or_heap(g: Pharaon) -> int:
    """How many offerings can still be drawn, the heap included."""
    return len(g.bag) + len(g.heap)


def draw_offering(g: Pharaon) -> int:
    """1.8.d, R53: a random token from the bag, refilled from the heap when it is needed empty."""
    if not g.bag:
        g.bag = sorted(g.heap)
        g.heap = []
        g.tell("bag-refilled")
    return take(g.luck, "offering", g.bag)


def fill_display(g: Pharaon) -> None:
    """1.4.d, 1.15.b, 1.8.e, R54: whole pairs first, then the bonus field; leftovers stay."""
    for place in range(g.box.pair_places):
        if g.pairs[2 * place] == EMPTY and bag_or_heap(g) >= 2:
            g.pairs[2 * place] = draw_offering(g)
            g.pairs[2 * place + 1] = draw_offering(g)
    for place in range(g.box.bonus_places):
        if g.bonus[place] == EMPTY and bag_or_heap(g):
            g.bonus[place] = draw_offering(g)
    g.tell("display-filled")


def take_pair(g: Pharaon, side: int, place: int) -> tuple[int, int]:
    """1.8.b, 1.8.c: both tokens of a place, which stays empty."""
    tokens = g.pairs[2 * place], g.pairs[2 * place + 1]
    g.pairs[2 * place] = g.pairs[2 * place + 1] = EMPTY
    supply = g.players[side].supply
    supply[tokens[0]] += 1
    supply[tokens[1]] += 1
    return tokens


def take_bonus(g: Pharaon, side: int, place: int) -> int:
    """1.8.b: a token of the bonus field, whose place stays empty."""
    token = g.bonus[place]
    g.bonus[place] = EMPTY
    g.players[side].supply[token] += 1
    return token


def draw_bonus(g: Pharaon, side: int) -> int:
    """1.8.b: a random token from the bag."""
    token = draw_offering(g)
    g.players[side].supply[token] += 1
    return token


def offering_left(g: Pharaon) -> bool:
    """R30: there is a bonus token to take or something to draw."""
    return bool(g.bag) or bool(g.heap) or any(token != EMPTY for token in g.bonus)


@step
def bounty(g: Pharaon, b: Bounty) -> Next[Bounty]:
    """1.8.b, 1.14.i: one offering after the other, each from the bonus field or the bag."""
    if not b.left or not offering_left(g):
        return DONE
    return ask(b.seat, WHICH_OFFERING, then=take_offering)


@step
def take_offering(g: Pharaon, b: Bounty, answer: Option) -> Next[Bounty]:
    """1.8.b: the token chosen, or a random one."""
    b.left -= 1
    collect_offering(g, b.seat, answer)
    return bounty(g, b)


def collect_offering(g: Pharaon, seat: int, answer: Option) -> None:
    """Take the token of a place, or a random one."""
    if isinstance(answer, Bonus):
        g.tell("took-offering", player=seat, token=take_bonus(g, seat, answer.place - 1))
    else:
        g.tell("drew-offering", player=seat, token=draw_bonus(g, seat))


_DRAW: Final = DRAW.only


@rule("1.8.c", reasons=lambda g, f, seat, o: {"place": o.place})
def bonus_place_filled(g: Pharaon, f: Frame, seat: int, o: Bonus) -> bool:
    """The place of the bonus field holds a token."""
    return o.place <= len(g.bonus) and g.bonus[o.place - 1] != EMPTY


@rule("R30")
def bag_can_give(g: Pharaon, f: Frame, seat: int, o: Option) -> bool:
    """The bag, refilled from the heap if need be, has a token."""
    return bool(g.bag) or bool(g.heap)


def every_offering(g: Pharaon, f: Frame, seat: int) -> list[Option]:
    """1.8.b: a token of the bonus field, or a random one."""
    menu: list[Option] = [
        TAKE_BONUS[place] for place, token in enumerate(g.bonus, 1) if token != EMPTY
    ]
    if g.bag or g.heap:
        menu.append(_DRAW)
    return menu


_BONUS: Final = Clause(TAKE_BONUS, (bonus_place_filled,))
_BAG: Final = Clause(DRAW, (bag_can_give,))
WHICH_OFFERING: Final[Question[Pharaon, Bounty, Option]] = Question(
    "offering",
    "1.8.b",
    _BONUS,
    _BAG,
    auto=True,
    linked=True,
    about=lambda g, b, seat: {"left": b.left},
    fast=every_offering,
)
