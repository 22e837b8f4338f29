"""Průběh hry (p. 4): a turn is one action or a pass."""

from __future__ import annotations

from ennead.games.pharaon.box import ARTISANS, NILE, NOBLES, OFFERINGS, TOMB
from ennead.games.pharaon.cards import artisan_deck_left, artisan_face_up, artisans_face_up
from ennead.games.pharaon.exchange import USE, start_exchange
from ennead.games.pharaon.offerings import offering_left
from ennead.games.pharaon.passing import pass_turn
from ennead.games.pharaon.paying import PAY, can_enter, can_pay, cost_of, pay
from ennead.games.pharaon.state import DECK_TOP, EMPTY, Pharaon, Turn
from ennead.kernel.flow import Next, Option, ask, step
from ennead.kernel.question import Clause, Question, Rule, rule


@step
def take_turn(g: Pharaon, t: Turn) -> Next:
    """1.6.b: exactly one action, or a pass."""
    return ask(t.seat, TURN, then=choose)


@step
def choose(g: Pharaon, t: Turn, answer: Option) -> Next:
    """1.7: the zone and what is wanted there; then it has to be paid."""
    verb = answer[0]
    if verb == "pass":
        return pass_turn
    if verb == "use":
        return start_exchange(t.seat, answer[1], take_turn)
    t.zone = _ZONE_OF_VERB[verb]
    t.target = DECK_TOP if verb.startswith("top-") else answer[1] if len(answer) > 1 else -1
    if t.zone == OFFERINGS:
        t.target -= 1
        t.bonus = verb == "pair-bonus"
    return ask(t.seat, PAY, then=pay)


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


# -- what may be chosen; every candidate is legal by construction ------------------------------------------------


def _affordable(g: Pharaon, seat: int, zone: int, target: int = -1, bonus: bool = False) -> bool:
    return can_enter(g, seat, zone) and can_pay(g, seat, zone, cost_of(g, seat, zone, target, bonus))


def pairs(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.8: a pair for the entry token alone."""
    if not _affordable(g, seat, OFFERINGS):
        return []
    return [("pair", place + 1) for place in range(len(g.bonus)) if g.pairs[2 * place] != EMPTY]


def pairs_with_bonus(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.8: a pair and a third offering."""
    if not (offering_left(g) and _affordable(g, seat, OFFERINGS, bonus=True)):
        return []
    return [("pair-bonus", place + 1) for place in range(len(g.bonus)) if g.pairs[2 * place] != EMPTY]


def nobles(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.9: a face-up noble, or the top of the deck."""
    if not _affordable(g, seat, NOBLES):
        return []
    menu: list[Option] = [("noble", noble) for noble in g.noble_row if noble != EMPTY]
    if g.noble_deck:
        menu.append(("top-noble",))
    return menu


def artisans(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.10: a face-up artisan, or the top of the deck."""
    if not _affordable(g, seat, ARTISANS):
        return []
    menu: list[Option] = [("artisan", artisan) for artisan in artisans_face_up(g)]
    if g.artisan_deck:
        menu.append(("top-artisan",))
    return menu


def nile_actions(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.12: one of the five actions."""
    if not can_enter(g, seat, NILE):
        return []
    return [
        ("nile", number)
        for number, action in enumerate(g.box.nile)
        if can_pay(g, seat, NILE, action.cost)
    ]


def tomb(g: Pharaon, t: Turn, seat: int) -> list[Option]:
    """1.13: the next step, if there is one."""
    if g.players[seat].tomb == g.box.tomb_top or not _affordable(g, seat, TOMB):
        return []
    return [("tomb",)]


# -- why something may not be chosen ----------------------------------------------------------------------------


def open_zone(zone: int) -> Rule:
    """1.7.b: a free entry space, or a noble who opens a full zone."""
    return Rule(
        "1.7.b",
        "zone-open",
        lambda g, t, seat, o: can_enter(g, seat, zone),
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
    return can_pay(g, seat, zone, cost_of(g, seat, zone, target, bonus))


@rule("1.8.c", reasons=lambda g, t, seat, o: {"place": o[1]})
def pair_there(g: Pharaon, t: Turn, seat: int, o: Option) -> bool:
    """The place holds a pair."""
    return 1 <= o[1] <= g.box.pair_places and g.pairs[2 * o[1] - 2] != EMPTY


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

TURN = Question(
    "turn",
    [
        Clause("pair", pairs, premises=(*_OFFERINGS, payable_zone("1.8.a", OFFERINGS))),
        Clause(
            "pair-bonus",
            pairs_with_bonus,
            premises=(*_OFFERINGS, bonus_to_take, payable_zone("1.8.a", OFFERINGS, bonus=True)),
        ),
        # one look at the purse serves the face-up cards and the top of the deck
        Clause("noble", nobles, premises=(noble_face_up, *_NOBLES)),
        Clause("top-noble", lambda g, t, seat: [], premises=(noble_deck_left, *_NOBLES)),
        Clause("artisan", artisans, premises=(artisan_face_up, *_ARTISANS)),
        Clause("top-artisan", lambda g, t, seat: [], premises=(artisan_deck_left, *_ARTISANS)),
        Clause("nile", nile_actions, premises=(open_zone(NILE), payable_zone("1.12.a", NILE))),
        Clause("tomb", tomb, premises=(tomb_step_left, open_zone(TOMB), payable_zone("1.13", TOMB))),
        USE,
        Clause("pass", lambda g, t, seat: [("pass",)]),
    ],
)
