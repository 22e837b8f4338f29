"""How good an option is alone, where all or nothing counts: one of every card, and in time.

A card leaves the pyramid in every turn, and once it is empty the match is over: so one should leave
and no more, one that is still needed or else one that is not. In every turn a card is entombed too,
those with little gold first, as long as what is left can buy the dearest one to come.
"""

from __future__ import annotations

from typing import Final

from ennead.games.afterlife import verbs
from ennead.games.afterlife.bot.policy import Outlook, rate
from ennead.games.afterlife.rules.buying import wealth
from ennead.games.afterlife.rules.keywords import owned
from ennead.games.afterlife.rules.stock import stock_size
from ennead.games.afterlife.state import EMPTY, NO_CHANGE, Afterlife
from ennead.games.afterlife.tables import B1, B2, B3, BASE, M1, M2, NAMES, STARTER, T, kind
from ennead.kernel import Option

HURRY: Final = 3
"""With so few turns to spare a card is entombed even if it could help to buy one now."""
HAND: Final = 5

_ABOVE: Final = {T: (), M1: (T,), M2: (T,), B1: (M1,), B2: (M1, M2), B3: (M2,)}
_DAGGER: Final = kind("dagger")
_NECKLACE: Final = kind("necklace")
_FROM_HAND: Final = {kind(name) for name in ("burial-chamber", "linen-bandages", "natron")}
_ACTIONS: Final = {
    kind(name): worth
    for name, worth in {
        "burial-chamber": 30.0,
        "linen-bandages": 30.0,
        "natron": 25.0,
        "necklace": 20.0,
        "bow": 20.0,
        "dagger": 8.0,
        "victory": 4.0,
        "offering-chapel": 4.0,
    }.items()
}
"""What helps to get cards into the tomb; those at the end once something was bought."""


class Alone(Outlook):
    """What is needed, what there is too much of, and how much time is left."""

    __slots__ = ("dearest", "left", "mine", "purse", "rest", "spare")

    def __init__(self, g: Afterlife) -> None:
        super().__init__(g, 0)
        p, box = self.player, g.box
        self.mine = [0] * len(NAMES)
        """Own cards by kind that are not in the tomb."""
        for pile in (p.hand, p.deck, p.known, p.discard, p.aside, p.played):
            for card in pile:
                if card >= 0:
                    self.mine[card] += 1
        self.left = [have - mine for have, mine in zip(g.copies, self.mine, strict=True)]
        """Cards by kind that stock and pyramid may still hold."""
        for pile in (p.tomb, g.boneyard):
            for card in pile:
                self.left[card] -= 1
        self.rest = owned(p) + len(p.played)
        self.purse = sum([many * box.gold[card] for card, many in enumerate(self.mine)])
        """The gold of all own cards."""
        coming = [card for card, many in enumerate(self.left) if many > 0 and self.needed(card)]
        self.dearest = max([box.cost[card] for card in coming], default=0)
        """What the dearest card costs that is still to be bought."""
        turns = stock_size(g) + 6 - g.pyramid.count(EMPTY) + (g.changed != NO_CHANGE)
        self.spare = turns - (g.whole - len(p.tomb))
        """Turns that may pass without an entombing."""

    def needed(self, card: int) -> bool:
        """Whether it has to come out of stock or pyramid."""
        mine = self.mine[card] or card in self.player.tomb
        return self.box.set_of[card] != STARTER and not mine

    def wanted(self, card: int) -> bool:
        """Whether the tomb is better with it: a second copy would undo the first."""
        return not self.box.in_set[card] or card not in self.player.tomb

    def entombing(self, card: int) -> float:
        """Cards with much gold come last."""
        return 6.0 - self.box.gold[card] if self.wanted(card) else -5.0

    def getting(self, card: int) -> float:
        """Above all what there is no other copy of."""
        if not self.needed(card):
            return -3.0
        return 3.0 + 0.3 * self.box.cost[card] + (7.0 if self.left[card] < 2 else 0.0)

    def keeping(self, card: int) -> float:
        """Only what there are two of can go."""
        spare = self.box.in_set[card] and (self.mine[card] > 1 or not self.wanted(card))
        return -1.0 if spare else 10.0

    def promise(self, card: int) -> float:
        """What it gives straight out of the pyramid."""
        return 5.0 if self.needed(card) else 1.0 if self.wanted(card) else -6.0

    def clearing(self, slot: int) -> float:
        """What is of no use goes, first of all where something useful lies above it."""
        pyramid = self.g.pyramid
        above = [self.getting(pyramid[one]) for one in _ABOVE[slot] if pyramid[one] != EMPTY]
        place = 0.1 * max(above, default=-3.0) + (0.2 if slot in BASE else 0.0)
        return place - self.getting(pyramid[slot])

    # -- a turn ------------------------------------------------------------------------------------

    def turn(self, menu: list[Option]) -> list[float]:
        """Entomb, buy, then what else does some good."""
        gold = wealth(self.g, self.player)
        price = self._price(gold)
        return [self._part(option, gold, price) for option in menu]

    def _price(self, gold: int) -> int:
        """What the dearest of the needed cards costs that the hand can buy; 0 if there is none."""
        pyramid, cost = self.g.pyramid, self.box.cost
        if self.g.changed != NO_CHANGE:
            return 0
        goods = [pyramid[slot] for slot in BASE if pyramid[slot] != EMPTY]
        prices = [cost[card] for card in goods if self.needed(card) and cost[card] <= gold]
        return max(prices, default=0)

    def _part(self, o: Option, gold: int, price: int) -> float:
        if isinstance(o, verbs.Entomb):
            return self._entomb(o.card, gold, price)
        if isinstance(o, verbs.Buy):
            card = self.g.pyramid[o.slot]
            once = self.g.changed == NO_CHANGE and self.needed(card)
            return 7.0 + self.getting(card) if once else -2.0
        if isinstance(o, verbs.Play):
            return self._play(o.card, gold, price)
        return 0.0 if isinstance(o, verbs.End) else -3.0

    def _entomb(self, card: int, gold: int, price: int) -> float:
        if not self.wanted(card):
            return -5.0
        coins = self.box.gold[card]
        worth = 40.0 - 2 * coins
        if gold - coins < price and self.spare > HURRY:
            worth -= 36.0
        later = (self.purse - coins) * min(1.0, HAND / max(1, self.rest - 1))
        return worth - 60.0 if later < self.dearest else worth

    def _play(self, card: int, gold: int, price: int) -> float:
        worth = _ACTIONS.get(card)
        if worth is None:
            return -1.0
        if card == _DAGGER and not self.needed(self.g.boneyard[-1]):
            return -2.0
        if card == _NECKLACE and not all(
            self.wanted(one) for one, many in enumerate(self.mine) if many
        ):
            return -2.0
        if card in _FROM_HAND and not any(
            self.wanted(one) for one in self.player.hand if one != card
        ):
            return -1.0
        short = gold - self.box.gold[card] < price and self.spare > HURRY
        return -0.5 if short else worth


def weigh_alone(g: Afterlife, menu: list[Option]) -> list[float]:
    """Rate every option of a menu, higher is better."""
    outlook = Alone(g)
    if g.question == "turn":
        return outlook.turn(menu)
    if g.question == "fork":
        return [outlook.getting(g.pyramid[o.slot]) for o in menu if isinstance(o, verbs.Fall)]
    if g.question == "rebuild":
        return [outlook.clearing(o.slot) for o in menu if isinstance(o, verbs.SacrificeSlot)]
    return [rate(outlook, option) for option in menu]
