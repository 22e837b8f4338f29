"""Forced discards and their answer: Axe (R-01, R-02, R-34)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ennead.games.afterlife.rules.choices import hand_card
from ennead.games.afterlife.rules.keywords import clockwise, onto_discard, out_of_hand
from ennead.games.afterlife.state import Afterlife, Next
from ennead.games.afterlife.tables import AXE
from ennead.games.afterlife.verbs import DISCARD, Discard, card_named
from ennead.kernel import DONE, F, Frame, Question, ask, call, rule, step


@dataclass(slots=True)
class Blow(Frame):
    """Axe was discarded by `seat`; the players in `left` have still to be hit."""

    seat: int
    left: list[int] = field(default_factory=list)


def discard(g: Afterlife, seat: int, card: int, then: Callable[[Afterlife, F], object]) -> Next[F]:
    """A card text makes a player discard a hand card; Axe strikes before all else (R-01)."""
    p = g.players[seat]
    onto_discard(p, out_of_hand(g, p, card))
    g.tell("discarded", player=seat, card=card)
    return struck(g, seat, card, then)


def struck(g: Afterlife, seat: int, card: int, then: Callable[[Afterlife, F], object]) -> Next[F]:
    """R-34: whoever loses Axe to a card text strikes; alone it is an ordinary card."""
    if card != AXE or g.seats == 1:
        return then
    g.tell("axe", player=seat)
    return call(Blow(seat, clockwise(g, seat)), blow, then=then)


@step
def blow(g: Afterlife, f: Blow) -> Next[Blow]:
    """2.axe: the next opponent with a hand shows it and discards its dearest card."""
    while f.left:
        p = g.players[f.left.pop(0)]
        if p.hand:
            show_hand(g, p.seat)
            return ask(p.seat, DEAREST, then=blow_taken)
    return DONE


@step
def blow_taken(g: Afterlife, f: Blow, answer: Discard) -> Next[Blow]:
    """R-01: another Axe strikes inside this blow."""
    victim = next(p for p in g.players if p.shown)
    victim.shown = False
    return discard(g, victim.seat, answer.card, then=blow)


def show_hand(g: Afterlife, seat: int) -> None:
    """R-24: a hand lies open for all, until it is hidden again."""
    p = g.players[seat]
    p.shown = True
    g.tell("showed", player=seat, cards=tuple(p.hand))
    g.reveal("undo-hand-shown")


@rule("2.axe", card_named)
def dearest_or_axe(g: Afterlife, f: Blow, seat: int, o: Discard) -> bool:
    cost = g.box.cost
    return o.card == AXE or cost[o.card] == max(cost[card] for card in g.players[seat].hand)


DEAREST: Final = Question(
    "dearest",
    "2.axe",
    hand_card(DISCARD, dearest_or_axe),
    auto=True,  # the hand lies open
    about=lambda g, f, seat: {"by": f.seat, "axes": g.players[seat].hand.count(AXE)},
)
