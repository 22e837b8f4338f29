"""When an action may be executed: all its parts must be possible (1.8.a).

Each condition is one small predicate with its citation; `NEEDS` lists those of each card, and the
menu and every explanation are made of them. Conditions use counts and what the player knows: an
unknown card never forbids (2.1.c). `spare` is the card that is about to leave the hand, NO_CARD if
none is (2.1.b).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from ennead.games.afterlife.rules.keywords import owned, played_earlier, within_reach
from ennead.games.afterlife.rules.stock import stock_size
from ennead.games.afterlife.state import EMPTY, GOLD, Action, Afterlife, Player
from ennead.games.afterlife.tables import BASE, GATES, KINDS, M1, M2, NO_CARD, TYET, T, Tables, kind
from ennead.games.afterlife.verbs import CardMove
from ennead.kernel import Frame, Rule, rule

Need: TypeAlias = Callable[[Afterlife, Player, int, int], bool]
"""A condition of an action: `(g, player, card, spare)`."""
Reasons: TypeAlias = Callable[[Afterlife, Player, int], Mapping[str, object]]

_needs: Final[list[list[Need]]] = [[] for _ in range(KINDS)]
_rules: Final[list[Rule[Afterlife, Frame, CardMove]]] = []


def need(id: str, *names: str, reasons: Reasons | None = None) -> Callable[[Need], Need]:
    """Declare a condition of the named cards' actions; it cites the rule `id`."""
    kinds = [kind(name) for name in names]

    def mark(condition: Need) -> Need:
        for card in kinds:
            _needs[card].append(condition)

        def holds(g: Afterlife, f: Frame, seat: int, o: CardMove) -> bool:
            return o.card not in kinds or condition(g, g.players[seat], o.card, o.card)

        def why(g: Afterlife, f: Frame, seat: int, o: CardMove) -> Mapping[str, object]:
            figures = reasons(g, g.players[seat], o.card) if reasons else {}
            return {"card": o.card, **figures}

        holds.__name__ = getattr(condition, "__name__", "condition")
        _rules.append(rule(id, why)(holds))
        return condition

    return mark


def executable(g: Afterlife, p: Player, card: int, spare: int = NO_CARD) -> bool:
    """Whether every part of a card's action could be done now."""
    return all(condition(g, p, card, spare) for condition in NEEDS[card])


# -- who may act at all ----------------------------------------------------------------------------


@need("2.axe", "axe")
def axe_only_answers(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return False


@need("2.boat", "boat")
def boat_only_answers(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return False


@need(
    "1.15.b",
    *("axe", "spear", "khopesh", "sling", "goddess-nut", "senet"),
    *("jar-qebehsenuef", "jar-hapi", "statue-seth", "boat"),
)
def has_an_opponent(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    """R-13: alone, an action that speaks of an opponent cannot be executed."""
    return g.seats > 1 or not g.box.opponent[card]


# -- own cards -------------------------------------------------------------------------------------


def _draws(box: Tables, card: int) -> int:
    return box.draw[card] or 1


@need(
    "2.1.a",
    *("box-of-food", "offering-table", "necklace", "bracelet", "treasury", "hieroglyphics"),
    *("banquet", "ibex-figurine", "senet", "jar-duamutef", "jar-hapi", "amulet-ankh"),
    *("book-gates", "statue-bastet", "chariot"),
    reasons=lambda g, p, card: {"need": _draws(g.box, card), "have": within_reach(p)},
)
def enough_to_draw(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return within_reach(p) >= _draws(g.box, card)


_NATRON: Final = kind("natron")


def _hand_needed(card: int) -> int:
    return 2 if card == _NATRON else 1


@need(
    "2.1.b",
    *("shabti", "offering-table", "natron", "burial-chamber", "judgment"),
    *("jar-duamutef", "amulet-scarab", "headrest"),
    reasons=lambda g, p, card: {"need": _hand_needed(card)},
)
def other_hand_cards(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return len(p.hand) - (spare != NO_CARD) >= _hand_needed(card)


@need("2.linen-bandages", "linen-bandages")
def starter_in_hand(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    set_of = g.box.set_of
    return any(not set_of[one] for one in p.hand)


@need("1.8.a", "antechamber", "outer-sarcophagus", "amulet-djed")
def card_in_discard_pile(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(p.discard)


@need(
    "2.book-heavens",
    "book-heavens",
    reasons=lambda g, p, card: {"need": g.box.discard_from[card], "have": len(p.discard)},
)
def discard_pile_is_high(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return len(p.discard) >= g.box.discard_from[card]


@need("1.8.a", "lotus-chalice", "inner-sarcophagus", "statue-isis")
def card_in_tomb(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(p.tomb)


@need("2.brooch", "brooch")
def set_card_in_tomb(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    """R-21: it must lie there before the action begins."""
    in_set = g.box.in_set
    return any(in_set[one] for one in p.tomb)


@need("1.9.i", "victory", "hounds-and-jackals")
def played_a_card_before(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(returnable(g, p, card))


HOUNDS: Final = kind("hounds-and-jackals")
_VICTORY: Final = kind("victory")
_ENGINES: Final = (GATES, TYET)


def returnable(g: Afterlife, p: Player, card: int) -> list[int]:
    """The played cards that Victory or Hounds may fetch.

    R-30: Hounds executed by a Book of Gates returns neither a Book of Gates nor a Tyet Amulet,
    which could reveal Hounds again and again.
    """
    cards = played_earlier(g, p)
    if card == HOUNDS and any(isinstance(f, Action) and f.card == GATES for f in g.frames):
        return [one for one in cards if one not in _ENGINES]
    return cards


# -- pyramid, stock and boneyard -------------------------------------------------------------------


@need("1.8.a", "brooch", "khopesh", "ibex-figurine", "mirror-case", "sphinx", "book-dead")
def card_in_pyramid(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return any(one != EMPTY for one in g.pyramid)


@need("1.8.a", "urn", "statue-bastet")
def two_cards_to_swap(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return g.pyramid.count(EMPTY) <= 4


@need("R-09", "goddess-nut")
def two_cards_in_pyramid(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return g.pyramid.count(EMPTY) <= 4


@need("1.8.a", "crook-and-flail")
def card_in_base(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return any(g.pyramid[slot] != EMPTY for slot in BASE)


@need("1.8.a", "middle-sarcophagus")
def card_in_middle_row(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return g.pyramid[M1] != EMPTY or g.pyramid[M2] != EMPTY


@need("1.8.a", "statue-horus")
def card_on_apex(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return g.pyramid[T] != EMPTY


@need("2.burial-mask", "burial-mask", reasons=lambda g, p, card: {"need": g.box.cost_to[card]})
def cheap_card_in_base(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(cheap_base(g, card))


def cheap_base(g: Afterlife, card: int) -> list[int]:
    """The base slots whose card costs no more than this card's text allows."""
    limit, cost, pyramid = g.box.cost_to[card], g.box.cost, g.pyramid
    return [slot for slot in BASE if pyramid[slot] != EMPTY and cost[pyramid[slot]] <= limit]


@need("2.bow", "bow")
def new_set_in_pyramid(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(new_sets(g, p))


def new_sets(g: Afterlife, p: Player) -> list[int]:
    """The slots with a set card of a set (or superset) of which the tomb has nothing yet."""
    group, in_set = g.box.group, g.box.in_set
    there = [group[one] for one in p.tomb]
    return [
        slot
        for slot, one in enumerate(g.pyramid)
        if one != EMPTY and in_set[one] and group[one] not in there
    ]


@need("1.8.a", "brain-hook", "amulet-wedjat", "book-netherworld")
def card_in_stock(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return stock_size(g) > 0


@need("1.8.a", "judgment", "jar-imseti", "statue-anubis")
def card_in_boneyard(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(g.boneyard)


@need("2.dagger", "dagger", reasons=lambda g, p, card: {"need": g.seats, "have": len(g.boneyard)})
def boneyard_serves_all(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return len(g.boneyard) >= g.seats


# -- trades: a hand card for a pyramid card --------------------------------------------------------


def reach(box: Tables, card: int, given: int) -> int:
    """The highest cost that a trade allows for the card given."""
    return box.cost[given] * (box.factor[card] or 1) + box.margin[card]


def cheapest(g: Afterlife) -> int:
    """The lowest cost in the pyramid, which must not be empty."""
    cost = g.box.cost
    return min(cost[one] for one in g.pyramid if one != EMPTY)


def dearest(g: Afterlife) -> int:
    """The highest cost in the pyramid, which must not be empty."""
    cost = g.box.cost
    return max(cost[one] for one in g.pyramid if one != EMPTY)


@need("1.8.a", "hunting-scene", "book-earth", "statue-osiris")
def hand_card_worth_a_take(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    if g.pyramid.count(EMPTY) == 6:
        return False
    least, box, hand = cheapest(g), g.box, p.hand
    return any(
        reach(box, card, one) >= least for one in hand if one != spare or hand.count(one) > 1
    )


@need("2.book-eternity", "book-eternity")
def cheaper_than_bought(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    cost = g.box.cost
    return any(one != EMPTY and cost[one] < g.dearest for one in g.pyramid)


# -- opponents -------------------------------------------------------------------------------------


def reached(g: Afterlife, seat: int, card: int) -> bool:
    """Whether this card's text hits a player: not one with few cards in hand, or few in all."""
    p = g.players[seat]
    return len(p.hand) >= max(1, g.box.hand_from[card]) and owned(p) > g.box.deck_above[card]


def _hits_somebody(g: Afterlife, p: Player, card: int) -> bool:
    return any(seat != p.seat and reached(g, seat, card) for seat in range(g.seats))


@need(
    "2.1.d",
    *("spear", "sling", "jar-hapi"),
    reasons=lambda g, p, card: {"need": g.box.hand_from[card]},
)
def opponent_with_cards(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return _hits_somebody(g, p, card)


@need(
    "2.1.d",
    *("jar-qebehsenuef", "statue-seth"),
    reasons=lambda g, p, card: {"need": g.box.deck_above[card]},
)
def opponent_with_a_deck(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return _hits_somebody(g, p, card)


# -- repeating -------------------------------------------------------------------------------------


def repeatable(g: Afterlife, p: Player, spare: int = NO_CARD) -> list[int]:
    """R-40: the actions finished this turn that Tyet may repeat now, without doubles."""
    box = g.box
    return [
        card
        for card in dict.fromkeys(g.acts)
        if box.repeatable[card]
        and executable(g, p, card, spare)
        and (card != _VICTORY or _something_else(g, p))
    ]


def own_copy_on_table(g: Afterlife, p: Player, card: int) -> bool:
    """R-32: whether the card that is repeated lies on the table, untouchable by its repetition.

    If two copies were executed, the action of either may be repeated, and the other be touched.
    """
    there = sum(1 for one, way in zip(p.played, p.ways, strict=True) if one == card and way != GOLD)
    executed = min(g.acts.count(card), g.copies[card])  # a single copy is always the same card
    return executed == 1 and there > g.busy.count(card)


def _something_else(g: Afterlife, p: Player) -> bool:
    """Whether a repeated Victory would find a card other than its own."""
    own = own_copy_on_table(g, p, _VICTORY)
    others = p.played.count(_VICTORY) - g.busy.count(_VICTORY) - own
    return others > 0 or any(card != _VICTORY for card in played_earlier(g, p))


@need("2.amulet-tyet", "amulet-tyet")
def action_to_repeat(g: Afterlife, p: Player, card: int, spare: int) -> bool:
    return bool(repeatable(g, p, spare))


NEEDS: Final[tuple[tuple[Need, ...], ...]] = tuple(tuple(conditions) for conditions in _needs)
EXECUTION_RULES: Final = tuple(_rules)
"""The same conditions for explanations, each about the card it is asked of."""
