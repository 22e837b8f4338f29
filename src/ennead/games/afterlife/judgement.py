"""What is good in Afterlife, for bots: a rating of options and an estimate of who will win, from what a seat can see.

Nothing here is a rule. Everything counts in points. A card is worth what it adds to the tomb, if it gets there in time, and
the gold and the action it gives until then; as the match goes on, points weigh more and gold less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ennead.games.afterlife.aims import aim
from ennead.games.afterlife.appraisal import TRAITS, alone, evaluate
from ennead.games.afterlife.buying import Purchase, worth
from ennead.games.afterlife.scoring import points
from ennead.games.afterlife.state import EMPTY, Afterlife, Player
from ennead.games.afterlife.stock import stock_size
from ennead.games.afterlife.worth import (
    ACTION,
    AVERAGE,
    CYCLE,
    GOLD,
    HURRY,
    IN_TIME,
    RELUCTANCE,
    ROOM,
    TEMPO,
)
from ennead.kernel.flow import Option
from ennead.kernel.judgement import Judgement, Lines

Weights = list[float]


class Outlook:
    """What a seat can expect from here: how long it goes on, and what each card would be worth to it."""

    __slots__ = ("box", "coming", "deep", "entombed", "g", "player", "turns", "urgency")

    def __init__(self, g: Afterlife, seat: int) -> None:
        box = g.box
        self.g = g
        self.box = box
        self.player = g.players[seat]
        left = stock_size(g) + 6 - g.pyramid.count(EMPTY)
        self.turns = left / TEMPO / g.seats
        """Own turns still to come after this one."""
        self.deep = owned_kinds(self.player)
        """Kinds the seat may still entomb, as far as it can see them."""
        self.entombed = [0] * len(box.group_size)
        self.coming = [0] * len(box.group_size)
        """Different cards of each set in the tomb, and on their way there."""
        for card in dict.fromkeys(self.player.tomb):
            self.entombed[box.group[card]] += 1
        waiting = 0
        for card in self.deep:
            if box.in_set[card] and card not in self.player.tomb:
                self.coming[box.group[card]] += 1
                waiting += 1
        self.urgency = min(1.0, (waiting + 1) / (ROOM * self.turns + 1))
        """1 when all the turns left are needed to get the good cards into the tomb."""

    def added(self, card: int) -> int:
        """Points that a card adds to the tomb now."""
        if not self.box.in_set[card]:
            return self.box.vp[card]
        return 0 if card in self.player.tomb else 2 * self.entombed[self.box.group[card]] + 1

    def promise(self, card: int) -> float:
        """Points that a card will add, counting the cards of its set that are on their way."""
        if not self.box.in_set[card] or card in self.player.tomb:
            return float(self.added(card))
        others = self.coming[self.box.group[card]] - (card in self.deep)
        return self.added(card) + IN_TIME * max(0, others)

    def usefulness(self, card: int) -> float:
        """What a card gives from the deck until the match ends: more gold than an average card, or its action."""
        times = self.turns / CYCLE
        return times * max(GOLD * (self.box.gold[card] - AVERAGE), 0.2 * ACTION[card])

    def entombing(self, card: int) -> float:
        """How much better off one is with this card in the tomb than in the deck."""
        if not self.box.in_set[card]:
            late = 1.0 if self.turns < 5 else 0.6
            return late * self.box.vp[card] - self.usefulness(card)
        return self.urgency * self.promise(card) - (1 - self.urgency) * self.usefulness(card)

    def getting(self, card: int) -> float:
        """How good it is to get a card into the deck."""
        in_time = IN_TIME * min(1.0, self.turns / CYCLE)
        fresh = 0.0 if self.box.in_set[card] and card in self.deep else self.promise(card)
        return in_time * fresh + self.usefulness(card)

    def keeping(self, card: int) -> float:
        """How bad it is to lose a card for good."""
        return IN_TIME * self.promise(card) + self.usefulness(card)


def owned_kinds(p: Player) -> list[int]:
    """The kinds among the cards of a player that a view shows, without doubles."""
    cards = (*p.hand, *p.known, *p.discard, *p.aside, *p.played)
    return [card for card in dict.fromkeys(cards) if card >= 0]


# -- weighing ---------------------------------------------------------------------------------------------------


def weigh(g: Afterlife, seat: int, menu: list[Option]) -> Sequence[float]:
    """Rate every option of a menu, higher is better."""
    outlook = Outlook(g, seat)
    frame = g.frames[-1]
    return [_RATES.get(option[0], _zero)(outlook, frame, option) for option in menu]


def _zero(outlook: Outlook, f: Any, o: Option) -> float:
    return 0.0


def _at(outlook: Outlook, slot: int) -> int:
    return outlook.g.pyramid[slot]


def _buy(outlook: Outlook, f: Any, o: Option) -> float:
    """Spending costs nothing, as the hand is discarded anyway; but the free entombing comes first."""
    return outlook.getting(_at(outlook, o[1]))


def _buy_stock(outlook: Outlook, f: Any, o: Option) -> float:
    return outlook.getting(f.cards[-1])


def _play(outlook: Outlook, f: Any, o: Option) -> float:
    """An action against the gold that its card would give now."""
    spent = 0.35 * worth(outlook.g, o[1])
    return 1.5 + ACTION[o[1]] - spent if ACTION[o[1]] > spent else -1.0


def _entomb(outlook: Outlook, f: Any, o: Option) -> float:
    """The free one is lost with the turn, so it is hardly ever left out, and comes before the gold is spent."""
    gain = outlook.entombing(o[1])
    if outlook.g.question != "turn":
        return gain
    return 20.0 + gain - HURRY * worth(outlook.g, o[1]) if gain > RELUCTANCE else -0.5


def _pay(outlook: Outlook, f: Purchase, o: Option) -> float:
    """The fewest coins too many; rather cards that are of no other use."""
    missing = f.price - f.paid
    if missing <= 0:
        return -1.0
    coins = worth(outlook.g, o[1]) * (2 if outlook.g.ring else 1)
    waste = max(0, coins - missing)
    return 2.0 + 0.2 * min(coins, missing) - waste - 0.1 * ACTION[o[1]]


def _lose(outlook: Outlook, f: Any, o: Option) -> float:
    return -outlook.keeping(o[1])


def _lose_for_now(outlook: Outlook, f: Any, o: Option) -> float:
    """Discarding costs only what the card could do this turn or the next."""
    return -0.3 * outlook.box.gold[o[1]] - 0.1 * outlook.entombing(o[1])


def _want(outlook: Outlook, f: Any, o: Option) -> float:
    return outlook.keeping(o[1]) + max(0.0, outlook.entombing(o[1]))


def _get_slot(outlook: Outlook, f: Any, o: Option) -> float:
    return 0.5 + outlook.getting(_at(outlook, o[1]))


def _entomb_slot(outlook: Outlook, f: Any, o: Option) -> float:
    return 0.5 + outlook.promise(_at(outlook, o[1]))


def _spoil_slot(outlook: Outlook, f: Any, o: Option) -> float:
    """What goes to the boneyard, or to somebody else, should be of no use to oneself."""
    return -outlook.getting(_at(outlook, o[1]))


def _hurt(outlook: Outlook, f: Any, o: Option) -> float:
    """Against the one who is ahead."""
    return float(points(outlook.box, outlook.g.players[o[1]].tomb))


def _aside(outlook: Outlook, f: Any, o: Option) -> float:
    """Judgment trades a card for the top of the boneyard; Serdab keeps good cards for the next turn."""
    if outlook.g.question == "judgment":
        return outlook.getting(outlook.g.boneyard[-1]) - outlook.keeping(o[1])
    return 0.2 * outlook.box.gold[o[1]] - 0.3


def _entomb_unseen(outlook: Outlook, f: Any, o: Option) -> float:
    return 0.4 if outlook.turns < 5 else -0.1


def _entomb_top(outlook: Outlook, f: Any, o: Option) -> float:
    return outlook.entombing(outlook.player.discard[-1])


_RATES: Final[dict[str, Callable[[Outlook, Any, Option], float]]] = {
    "buy": _buy,
    "buy-stock": _buy_stock,
    "play": _play,
    "entomb": _entomb,
    "pay": _pay,
    "discard": _lose_for_now,
    "sacrifice": _lose,
    "give": _lose,
    "name": _want,
    "top": _want,
    "fetch": _want,
    "return": _want,
    "return-gold": _want,
    "return-action": _want,
    "repeat": _play,
    "aside": _aside,
    "against": _hurt,
    "take": _get_slot,
    "lift": _get_slot,
    "boat": _get_slot,
    "entomb-slot": _entomb_slot,
    "sacrifice-slot": _spoil_slot,
    "choose-slot": _spoil_slot,
    "entomb-next": _entomb_unseen,
    "entomb-top": _entomb_top,
    "arrange": lambda outlook, f, o: -2.0,
    "end": lambda outlook, f, o: 0.0,
    "rest": lambda outlook, f, o: 1.0,
}


JUDGEMENT: Final = Judgement(
    weigh,
    evaluate,
    aim,
    TRAITS,
    thorough=Lines(far=4),
    crowded=Lines(far=2, noise=0.0, shared=True, times=2),
    lonely=Lines(faith=1.0, far=60, noise=0.0, shared=True),
    alone=alone,
)
