"""How good an option is, from what a seat can see.

Nothing here is a rule. Everything counts in points. A card is worth what it adds to the tomb, if it
gets there in time, and the gold and the action it gives until then; as the match goes on, points
weigh more and gold less.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ennead.games.afterlife import verbs
from ennead.games.afterlife.bot.worth import (
    ACTION_WORTH,
    AVERAGE,
    CYCLE,
    GOLD_WORTH,
    HURRY,
    IN_TIME,
    RELUCTANCE,
    ROOM,
    TEMPO,
)
from ennead.games.afterlife.rules.buying import Purchase, worth
from ennead.games.afterlife.rules.scoring import points
from ennead.games.afterlife.rules.stock import stock_size
from ennead.games.afterlife.state import EMPTY, Action, Afterlife, Player
from ennead.games.afterlife.verbs import Against, CardMove, SlotMove
from ennead.kernel import Option


class Outlook:
    """What a seat can expect: how long it goes on, and what each card would be worth to it."""

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
        """What a card gives from the deck until the end: more gold than average, or its action."""
        times = self.turns / CYCLE
        return times * max(GOLD_WORTH * (self.box.gold[card] - AVERAGE), 0.2 * ACTION_WORTH[card])

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


# -- weighing --------------------------------------------------------------------------------------


def weigh(g: Afterlife, seat: int, menu: list[Option]) -> list[float]:
    """Rate every option of a menu, higher is better."""
    outlook = Outlook(g, seat)
    return [rate(outlook, option) for option in menu]


def rate(outlook: Outlook, o: Option) -> float:
    if isinstance(o, CardMove):
        of_card = _CARDS.get(type(o))
        return 0.0 if of_card is None else of_card(outlook, o.card)
    if isinstance(o, SlotMove):
        of_slot = _SLOTS.get(type(o))
        return 0.0 if of_slot is None else of_slot(outlook, outlook.g.pyramid[o.slot])
    if isinstance(o, Against):  # against the one who is ahead
        return float(points(outlook.box, outlook.g.players[o.opponent].tomb))
    rest = _REST.get(type(o))
    return 0.0 if rest is None else rest(outlook)


def _play(outlook: Outlook, card: int) -> float:
    """An action against the gold that its card would give now."""
    spent = 0.35 * worth(outlook.g, card)
    return 1.5 + ACTION_WORTH[card] - spent if ACTION_WORTH[card] > spent else -1.0


def _entomb(outlook: Outlook, card: int) -> float:
    """The free one is lost with the turn: hardly ever left out, and done before gold is spent."""
    gain = outlook.entombing(card)
    if outlook.g.question != "turn":
        return gain
    return 20.0 + gain - HURRY * worth(outlook.g, card) if gain > RELUCTANCE else -0.5


def _pay(outlook: Outlook, card: int) -> float:
    """The fewest coins too many; rather cards that are of no other use."""
    purchase = outlook.g.frames[-1]
    missing = purchase.price - purchase.paid if isinstance(purchase, Purchase) else 0
    if missing <= 0:
        return -1.0
    coins = worth(outlook.g, card) * (2 if outlook.g.ring else 1)
    waste = max(0, coins - missing)
    return 2.0 + 0.2 * min(coins, missing) - waste - 0.1 * ACTION_WORTH[card]


def _lose(outlook: Outlook, card: int) -> float:
    return -outlook.keeping(card)


def _lose_for_now(outlook: Outlook, card: int) -> float:
    """Discarding costs only what the card could do this turn or the next."""
    return -0.3 * outlook.box.gold[card] - 0.1 * outlook.entombing(card)


def _want(outlook: Outlook, card: int) -> float:
    return outlook.keeping(card) + max(0.0, outlook.entombing(card))


def _aside(outlook: Outlook, card: int) -> float:
    """Judgment trades it for the top of the boneyard; Serdab keeps it for the next turn."""
    if outlook.g.question == "judgment":
        return outlook.getting(outlook.g.boneyard[-1]) - outlook.keeping(card)
    return 0.2 * outlook.box.gold[card] - 0.3


def _get(outlook: Outlook, card: int) -> float:
    return outlook.getting(card)


def _take(outlook: Outlook, card: int) -> float:
    return 0.5 + outlook.getting(card)


def _entomb_slot(outlook: Outlook, card: int) -> float:
    return 0.5 + outlook.promise(card)


def _spoil(outlook: Outlook, card: int) -> float:
    """What goes to the boneyard, or to somebody else, should be of no use to oneself."""
    return -outlook.getting(card)


def _buy_stock(outlook: Outlook) -> float:
    hook = outlook.g.frames[-1]
    return outlook.getting(hook.cards[-1]) if isinstance(hook, Action) else 0.0


def _entomb_unseen(outlook: Outlook) -> float:
    return 0.4 if outlook.turns < 5 else -0.1


def _entomb_top(outlook: Outlook) -> float:
    return outlook.entombing(outlook.player.discard[-1])


OfCard: TypeAlias = Callable[[Outlook, int], float]
_CARDS: Final[dict[type[CardMove], OfCard]] = {
    verbs.Play: _play,
    **dict.fromkeys(
        (verbs.Entomb, verbs.EntombAt, verbs.EntombPaid, verbs.EntombExecuted), _entomb
    ),
    verbs.Pay: _pay,
    verbs.Discard: _lose_for_now,
    verbs.Sacrifice: _lose,
    verbs.Give: _lose,
    verbs.Name: _want,
    verbs.Top: _want,
    **dict.fromkeys((verbs.Fetch, verbs.FetchAt), _want),
    **dict.fromkeys((verbs.Return, verbs.ReturnGold, verbs.ReturnAction), _want),
    verbs.Repeat: _play,
    verbs.Aside: _aside,
}
_SLOTS: Final[dict[type[SlotMove], OfCard]] = {
    verbs.Buy: _get,  # spending costs nothing, as the hand is discarded anyway
    verbs.Take: _take,
    verbs.Lift: _take,
    verbs.Boat: _take,
    verbs.EntombSlot: _entomb_slot,
    verbs.SacrificeSlot: _spoil,
    verbs.ChooseSlot: _spoil,
}
_REST: Final[dict[type[Option], Callable[[Outlook], float]]] = {
    verbs.BuyStock: _buy_stock,
    verbs.EntombNext: _entomb_unseen,
    verbs.EntombTop: _entomb_top,
    verbs.Arrange: lambda outlook: -2.0,
    verbs.Rest: lambda outlook: 1.0,
}
