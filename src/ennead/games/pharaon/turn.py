"""Průběh hry (p. 4): a turn is one action or a pass."""

from __future__ import annotations

from itertools import compress

from ennead.games.pharaon.box import ARTISANS, NILE, NOBLES, OFFERINGS, TOMB
from ennead.games.pharaon.cards import (
    artisan_deck_left,
    artisan_face_up,
    face_up_artisans,
    face_up_nobles,
)
from ennead.games.pharaon.exchange import EXCHANGERS, USE, start_exchange, usable_nobles
from ennead.games.pharaon.means import Means, cost_of
from ennead.games.pharaon.menus import OneLook, of_each
from ennead.games.pharaon.offerings import offering_left
from ennead.games.pharaon.passing import pass_turn
from ennead.games.pharaon.paying import PAY, pay
from ennead.games.pharaon.state import DECK_TOP, EMPTY, Pharaon, Turn
from ennead.kernel.flow import Next, Option, step
from ennead.kernel.question import Clause, Rule, rule


@step
def take_turn(g: Pharaon, t: Turn) -> Next:
    """1.6.b: exactly one action, or a pass."""
    return _TURN_OF[t.seat]


@step
def choose(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.7: the zone and what is wanted there; then it has to be paid."""
    verb = answer[0]
    if verb == "pass":
        return pass_turn(g, t)
    if verb == "use":
        return start_exchange(t.seat, answer[1], take_turn)
    t.zone = zone = _ZONE_OF_VERB[verb]
    if zone == OFFERINGS:
        t.target = answer[1] - 1
        t.bonus = verb == "pair-bonus"
    elif zone != TOMB:
        t.target = answer[1] if len(answer) > 1 else DECK_TOP
    return _PAYMENT_OF[t.seat]


_ZONE_OF_VERB = {
    "pair": OFFERINGS,
    "pair-bonus": OFFERINGS,
    "noble": NOBLES,
    "top-noble": NOBLES,
    "artisan": ARTISANS,
    "top-artisan": ARTISANS,
    "nile": NILE,
    "tomb": TOMB,
}


# -- what may be chosen: legal by construction, from one look at the player's means -------------------------------


def whole_turn(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.6.b, 1.7: every action that can be entered and paid, an exchange, a pass."""
    player = g.players[seat]
    means = Means(g, player)
    offerings, nobles, artisans, nile, tomb = means.zones()
    menu: list[Option] = []
    if offerings:
        menu += offerings_actions(g, means)
    if nobles:
        menu += face_up_nobles(g, t, seat)
        if g.noble_deck:
            menu.append(("top-noble",))
    if artisans:
        menu += face_up_artisans(g, t, seat)
        if g.artisan_deck:
            menu.append(("top-artisan",))
    if nile:
        menu += means.nile_actions()
    if tomb and player.tomb < g.box.tomb_top:
        menu.append(("tomb",))
    if player.powers & EXCHANGERS:
        menu += [("use", noble) for noble in usable_nobles(g, seat)]
    menu.append(("pass",))
    return menu


def offerings_actions(g: Pharaon, means: Means) -> list[Option]:
    """1.8: a pair for the entry token alone, or with a third offering for more."""
    filled = [token != EMPTY for token in g.pairs[::2]]
    menu: list[Option] = list(compress(g.box.pair_options, filled))
    if menu and means.can_pay(OFFERINGS, g.box.bonus_offering) and offering_left(g):
        menu += compress(g.box.bonus_options, filled)
    return menu


# -- why something may not be chosen ----------------------------------------------------------------------------


def open_zone(zone: int) -> Rule:
    """1.7.b: a free entry space, or a noble who opens a full zone."""
    return Rule(
        "1.7.b",
        "zone-open",
        lambda g, t, seat, o: Means(g, g.players[seat]).can_enter(zone),
        lambda g, t, seat, o: {"zone": zone, "token": g.entry[zone]},
    )


def payable_zone(id: str, zone: int, bonus: bool = False) -> Rule:
    """Entry and action cost of a zone can be paid."""
    return Rule(
        id,
        f"can-pay-{'bonus' if bonus else _NAMES[zone]}",
        lambda g, t, seat, o: _can_pay(g, seat, zone, o[1] if zone == NILE else -1, bonus),
        lambda g, t, seat, o: {"token": g.entry[zone]},
    )


_NAMES = ("offerings", "nobles", "artisans", "nile", "tomb")


def _can_pay(g: Pharaon, seat: int, zone: int, target: int, bonus: bool) -> bool:
    if zone == TOMB and g.players[seat].tomb == g.box.tomb_top:
        return True  # there is nothing to pay for; another rule says so
    return Means(g, g.players[seat]).can_pay(zone, cost_of(g, seat, zone, target, bonus))


@rule("1.8.c", reasons=lambda g, t, seat, o: {"place": o[1]})
def pair_there(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The place holds a pair."""
    place: int = o[1]
    return 1 <= place <= g.box.pair_places and g.pairs[2 * place - 2] != EMPTY


@rule("R30")
def bonus_to_take(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There is a third offering to take."""
    return offering_left(g)


@rule("1.9.b", reasons=lambda g, t, seat, o: {"noble": o[1]})
def noble_face_up(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The noble lies face up."""
    return o[1] in g.noble_row


@rule("R33")
def noble_deck_left(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """There is a card left in the noble deck."""
    return bool(g.noble_deck)


@rule("R32")
def tomb_step_left(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The cube is not yet on the last step."""
    return g.players[seat].tomb < g.box.tomb_top


_OFFERINGS = (pair_there, open_zone(OFFERINGS))
_NOBLES = (open_zone(NOBLES), payable_zone("1.9.a", NOBLES))
_ARTISANS = (open_zone(ARTISANS), payable_zone("1.10.a", ARTISANS))
_NILE = (open_zone(NILE), payable_zone("1.12.a", NILE))
_TOMB = (tomb_step_left, open_zone(TOMB), payable_zone("1.13", TOMB))


TURN = OneLook(
    "turn",
    whole_turn,
    [
        Clause(
            "pair",
            lambda g, t, seat: g.box.pair_options,
            (*_OFFERINGS, payable_zone("1.8.a", OFFERINGS)),
        ),
        Clause(
            "pair-bonus",
            lambda g, t, seat: g.box.bonus_options,
            (*_OFFERINGS, bonus_to_take, payable_zone("1.8.a", OFFERINGS, bonus=True)),
        ),
        Clause("noble", face_up_nobles, (noble_face_up, *_NOBLES)),
        Clause("top-noble", lambda g, t, seat: [("top-noble",)], (noble_deck_left, *_NOBLES)),
        Clause("artisan", face_up_artisans, (artisan_face_up, *_ARTISANS)),
        Clause(
            "top-artisan", lambda g, t, seat: [("top-artisan",)], (artisan_deck_left, *_ARTISANS)
        ),
        Clause("nile", lambda g, t, seat: g.box.nile_options, _NILE),
        Clause("tomb", lambda g, t, seat: [("tomb",)], _TOMB),
        USE,
        Clause("pass", lambda g, t, seat: [("pass",)]),
    ],
)
_TURN_OF = of_each(TURN, then=choose)
_PAYMENT_OF = of_each(PAY, then=pay)
