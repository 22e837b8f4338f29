"""Forced discards and their answer: Axe (R-01, R-02, R-34)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ennead.games.afterlife.cards import AXE
from ennead.games.afterlife.choices import DISCARD, from_hand, hand_cards, in_hand
from ennead.games.afterlife.moves import clockwise, out_of_hand
from ennead.games.afterlife.state import Afterlife
from ennead.kernel.flow import DONE, Frame, Next, Option, ask, call, step
from ennead.kernel.question import Clause, Question, rule


@dataclass(slots=True)
class Blow(Frame):
    """Axe was discarded by `seat`; the players in `left` have still to be hit."""

    seat: int
    left: list[int] = field(default_factory=list)


DISCARD_ONE = from_hand("discard", DISCARD)


def discard(g: Afterlife, seat: int, card: int, then: Callable[..., Any]) -> Next:
    """A card text makes a player discard a hand card; Axe strikes before anything else goes on (R-01)."""
    p = g.players[seat]
    p.discard.append(out_of_hand(g, p, card))
    g.tell("discarded", player=seat, card=card)
    return struck(g, seat, card, then)


def struck(g: Afterlife, seat: int, card: int, then: Callable[..., Any]) -> Next:
    """R-34: whoever loses Axe to a card text strikes; alone it is an ordinary card."""
    if card != AXE or g.seats == 1:
        return then
    g.tell("axe", player=seat)
    return call(Blow(seat, clockwise(g, seat)), blow, then=then)


@step
def blow(g: Afterlife, f: Blow) -> Next:
    """2.axe: the next opponent shows the hand and discards its dearest card; empty hands are skipped."""
    while f.left:
        p = g.players[f.left.pop(0)]
        if p.hand:
            show_hand(g, p.seat)
            return ask(p.seat, DEAREST, then=blow_taken)
    return DONE


@step
def blow_taken(g: Afterlife, f: Blow, answer: Option) -> Next:
    """R-01: another Axe strikes inside this blow."""
    victim = next(p for p in g.players if p.shown)
    victim.shown = False
    return discard(g, victim.seat, answer[1], then=blow)


def show_hand(g: Afterlife, seat: int) -> None:
    """R-24: a hand lies open for all, until it is hidden again."""
    p = g.players[seat]
    p.shown = True
    g.tell("showed", player=seat, cards=tuple(p.hand))
    g.reveal("undo-hand-shown")


@rule("2.axe", reasons=lambda g, f, seat, o: {"card": o[1]})
def dearest_or_axe(g: Afterlife, f: Blow, seat: int, o: Option) -> bool:
    cost = g.box.cost
    return o[1] == AXE or cost[o[1]] == max(cost[card] for card in g.players[seat].hand)


def _about_blow(g: Afterlife, f: Blow, seat: int) -> Mapping[str, object]:
    return {"by": f.seat}


DEAREST = Question(
    "dearest",
    [Clause("discard", hand_cards(DISCARD), requires=(dearest_or_axe,), premises=(in_hand,))],
    auto=True,  # the hand lies open
    about=_about_blow,
)
