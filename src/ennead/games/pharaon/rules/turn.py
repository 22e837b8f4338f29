"""Průběh hry (p. 4): a turn is one action or a pass."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Final

from ennead.games.pharaon import verbs
from ennead.games.pharaon.currency import affordable, cost_of, currency_of
from ennead.games.pharaon.rules.cards import (
    artisan_deck_left,
    artisan_face_up,
    face_up_artisans,
    face_up_nobles,
)
from ennead.games.pharaon.rules.exchange import (
    EXCHANGERS,
    EXCHANGING,
    start_exchange,
    usable_nobles,
)
from ennead.games.pharaon.rules.offerings import offering_left
from ennead.games.pharaon.rules.passing import pass_turn
from ennead.games.pharaon.rules.paying import PAYMENT, pay
from ennead.games.pharaon.rules.purse import Purse, can_enter
from ennead.games.pharaon.state import DECK_TOP, EMPTY, Next, Pharaon, Turn, ask_of_each
from ennead.games.pharaon.tables import (
    ARTISANS,
    FIXED,
    FREE,
    JUDGE,
    NILE,
    NOBLES,
    OFFERINGS,
    TOMB,
    ZONES,
    Cost,
)
from ennead.kernel import Clause, Option, Question, Rule, rule, step


@step
def take_turn(g: Pharaon, t: Turn) -> Next[Turn]:
    """1.6.b: exactly one action, or a pass."""
    return _TURN_OF[t.seat]


@step
def choose(g: Pharaon, t: Turn, answer: Option) -> Next[Turn]:
    """1.7: the zone and what is wanted there; then it has to be paid."""
    if isinstance(answer, verbs.Pass):
        return pass_turn(g, t)
    if isinstance(answer, verbs.Use):
        return start_exchange(t.seat, answer.noble, take_turn)
    if isinstance(answer, verbs.OfPlace):
        t.zone, t.target = OFFERINGS, answer.place - 1
        t.bonus = isinstance(answer, verbs.PairBonus)
    elif isinstance(answer, verbs.Nile):
        t.zone, t.target = NILE, answer.nile
    elif isinstance(answer, verbs.Tomb):
        t.zone = TOMB
    elif isinstance(answer, verbs.Artisan):
        t.zone, t.target = ARTISANS, answer.artisan
    elif isinstance(answer, verbs.Noble):
        t.zone, t.target = NOBLES, answer.noble
    else:
        t.zone, t.target = ARTISANS if isinstance(answer, verbs.TopArtisan) else NOBLES, DECK_TOP
    return _PAYMENT_OF[t.seat]


# -- the whole menu from one look at the player's purse --------------------------------------------


def whole_turn(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.6.b, 1.7: every action that can be entered and paid, an exchange, a pass."""
    player = g.players[seat]
    purse = Purse(g, player)
    offerings, nobles, artisans, nile, tomb = purse.zones()
    menu: list[Option] = []
    if offerings:
        menu += offerings_actions(g, purse)
    if nobles:
        menu += face_up_nobles(g, t, seat)
        if g.noble_deck:
            menu.append(_TOP_NOBLE)
    if artisans:
        menu += face_up_artisans(g, t, seat)
        if g.artisan_deck:
            menu.append(_TOP_ARTISAN)
    if nile:
        menu += _NILE_ACTIONS[purse.nile_actions()]
    if tomb and player.tomb < g.box.tomb_top:
        menu.append(_BUILD)
    if player.powers & EXCHANGERS:
        menu += usable_nobles(g, t, seat)
    menu.append(_PASS)
    return menu


def offerings_actions(g: Pharaon, purse: Purse) -> list[Option]:
    """1.8: a pair for the entry token alone, or with a third offering for more."""
    filled = [token != EMPTY for token in g.pairs[::2]]
    menu: list[Option] = list(compress(_PAIRS, filled))
    if menu and purse.can_pay(OFFERINGS, g.box.bonus_offering) and offering_left(g):
        menu += compress(_PAIRS_WITH_BONUS, filled)
    return menu


_TOP_NOBLE: Final = verbs.TAKE_TOP_NOBLE.only
_TOP_ARTISAN: Final = verbs.TAKE_TOP_ARTISAN.only
_BUILD: Final = verbs.BUILD_TOMB.only
_PASS: Final = verbs.PASS.only
_PLACES: Final = range(1, verbs.MOST_PLACES + 1)
_PAIRS: Final = tuple([verbs.TAKE_PAIR[place] for place in _PLACES])
_PAIRS_WITH_BONUS: Final = tuple([verbs.TAKE_PAIR_WITH_BONUS[place] for place in _PLACES])
_NILE_ACTIONS: Final = tuple(
    [tuple([verbs.USE_NILE[n] for n in range(5) if chosen >> n & 1]) for chosen in range(1 << 5)]
)
"""By set of Nile actions (bits)."""


# -- what the rules allow --------------------------------------------------------------------------


def _open(zone: int) -> Rule[Pharaon, Turn, Option]:
    """1.7.b: a free entry space, or a noble who opens a full zone."""

    def holds(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
        return can_enter(g, g.players[seat], zone)

    def reasons(g: Pharaon, t: Turn, seat: int, o: Option) -> Mapping[str, object]:
        return {"zone": zone, "token": g.entry[zone]}

    return Rule("1.7.b", "zone-open", holds, reasons, ())


def _payable(
    id: str,
    name: str,
    zone: int,
    bonus: bool = False,
    given: tuple[Rule[Pharaon, Turn, Option], ...] = (),
    judge: bool | None = None,
) -> Rule[Pharaon, Turn, Option]:
    """Entry and action cost of a zone can be paid; with `judge`, by those who have him or not."""

    def price(g: Pharaon, seat: int, o: Option) -> Cost:
        return cost_of(g, seat, zone, o.nile if isinstance(o, verbs.Nile) else -1, bonus)

    def holds(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
        if judge is not None and judge is not bool(g.players[seat].powers & JUDGE):
            return True
        return affordable(currency_of(g, seat, zone), g.players[seat].supply, price(g, seat, o))

    def reasons(g: Pharaon, t: Turn, seat: int, o: Option) -> Mapping[str, object]:
        cost = price(g, seat, o)
        if cost.kind == FIXED:
            return {"token": g.entry[zone], "count": cost.size, "tokens": cost.tokens}
        count = cost.size + (cost.kind == FREE)
        return {"token": g.entry[zone], "count": count, "total": count + 1}

    return Rule(id, f"can-pay-{name}", holds, reasons, given)


@rule("1.8.c", reasons=lambda g, t, seat, o: {"place": o.place})
def pair_there(g: Pharaon, t: Turn, seat: int, o: verbs.OfPlace) -> bool:
    """The place holds a pair."""
    return o.place <= g.box.pair_places and g.pairs[2 * o.place - 2] != EMPTY


@rule("R30")
def bonus_to_take(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There is a third offering to take."""
    return offering_left(g)


@rule("1.9.b", reasons=lambda g, t, seat, o: {"noble": o.noble})
def noble_face_up(g: Pharaon, t: Turn, seat: int, o: verbs.Noble) -> bool:
    """The noble lies face up."""
    return o.noble in g.noble_row


@rule("R33")
def noble_deck_left(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There is a card left in the noble deck."""
    return bool(g.noble_deck)


@rule("R32")
def tomb_step_left(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The cube is not yet on the last step."""
    return g.players[seat].tomb < g.box.tomb_top


_OFFERINGS, _NOBLES, _ARTISANS, _NILE, _TOMB = map(_open, ZONES)
_PAY_NOBLES: Final = (
    _payable("1.9.a", "nobles", NOBLES, judge=False),
    _payable("2.14.11", "judge", NOBLES, judge=True),
)
_CAN_PAY_ARTISANS: Final = _payable("1.10.a", "artisans", ARTISANS)

_PAIR: Final = Clause(
    verbs.TAKE_PAIR, (pair_there, _OFFERINGS, _payable("1.8.a", "offerings", OFFERINGS))
)
_PAIR_WITH_BONUS: Final = Clause(
    verbs.TAKE_PAIR_WITH_BONUS,
    (pair_there, _OFFERINGS, bonus_to_take, _payable("1.8.a", "bonus", OFFERINGS, bonus=True)),
)
_NOBLE: Final = Clause(verbs.TAKE_NOBLE, (noble_face_up, _NOBLES, *_PAY_NOBLES))
_ARTISAN: Final = Clause(verbs.TAKE_ARTISAN, (artisan_face_up, _ARTISANS, _CAN_PAY_ARTISANS))
_CAN_PAY_TOMB: Final = _payable("1.13", "tomb", TOMB, given=(tomb_step_left,))
TURN: Final = Question(
    "turn",
    "1.6.b",
    _PAIR,
    _PAIR_WITH_BONUS,
    _NOBLE,
    Clause(verbs.TAKE_TOP_NOBLE, (noble_deck_left, _NOBLES, *_PAY_NOBLES)),
    _ARTISAN,
    Clause(verbs.TAKE_TOP_ARTISAN, (artisan_deck_left, _ARTISANS, _CAN_PAY_ARTISANS)),
    Clause(verbs.USE_NILE, (_NILE, _payable("1.12.a", "nile", NILE))),
    Clause(verbs.BUILD_TOMB, (tomb_step_left, _TOMB, _CAN_PAY_TOMB)),
    EXCHANGING,
    Clause(verbs.PASS),
    fast=whole_turn,
)
_TURN_OF: Final = ask_of_each(TURN, then=choose)
_PAYMENT_OF: Final = ask_of_each(PAYMENT, then=pay)
