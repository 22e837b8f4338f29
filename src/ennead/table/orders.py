"""Standing orders: what somebody has said beforehand to questions that come while they are away.

They are stored as JSON with a seat, and are that seat's business alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from ennead.kernel import Option
from ennead.kernel.standing import Liking, Standing, choose
from ennead.table.kit import GameKit
from ennead.table.messages import SeatNumber, Text32
from ennead.table.packets import Limit, Packet
from ennead.table.refused import Refused
from ennead.table.table import Table

USUAL = "usual"
"""As the game's judgement would answer at once."""


@dataclass
class StandingOffer(Packet):
    """A question that may be answered beforehand, the ways to do it, and the things that may be
    ruled out. Words: `standing-<question>`, `standing-way-<way>`, and the things' own."""

    question: str
    ways: tuple[str, ...]
    things: tuple[str, ...] = ()


@dataclass
class StandingOrder:
    """How to answer a question in my place while I am away; what is never to be used, if anything
    else can be."""

    question: Text32
    way: Text32
    never: Annotated[list[Text32], Limit(0, 64)] = field(default_factory=list)


@dataclass
class StandingOrders:
    """My orders for a seat, in place of those before."""

    seat: SeatNumber
    orders: Annotated[list[StandingOrder], Limit(0, 32)]


@dataclass
class StandingSheet(Packet):
    """What may be answered beforehand at a table, and what I have said for each seat of mine."""

    offers: tuple[StandingOffer, ...]
    given: tuple[StandingOrders, ...]


def offers(kit: GameKit) -> tuple[StandingOffer, ...]:
    """What may be answered beforehand in a game."""
    usual = () if kit.game.judgement() is None else (USUAL,)
    names = kit.game.notation.names
    return tuple(
        StandingOffer(
            one.question,
            (*one.ways, *usual),
            tuple(f"{one.never}-{name}" for name in names[one.never]) if one.never else (),
        )
        for one in kit.game.standing()
    )


def read(text: str) -> list[StandingOrder]:
    """What is stored with a seat."""
    return [StandingOrder(**one) for one in json.loads(text)] if text else []


def write(kit: GameKit, given: Sequence[StandingOrder]) -> str:
    """What is to be stored. Raises Refused."""
    known = {offer.question: offer for offer in offers(kit)}
    for number, order in enumerate(given):
        offer = known.pop(order.question, None)
        if offer is None:
            raise Refused(
                "malformed", "expected a question once that may be answered beforehand",
                f"$.orders[{number}].question",
            )  # fmt: skip
        if order.way not in offer.ways:
            ways = ", ".join(offer.ways)
            raise Refused("malformed", f"expected one of {ways}", f"$.orders[{number}].way")
        if not set(order.never) <= set(offer.things):
            raise Refused("malformed", "expected things of the game", f"$.orders[{number}].never")
    plain = [{"question": o.question, "way": o.way, "never": sorted(o.never)} for o in given]
    return json.dumps(plain) if plain else ""


def covers(kit: GameKit, table: Table, seat: int, text: str) -> bool:
    """Whether these orders answer what a seat is asked now."""
    if not text or seat not in table.asked or len(kit.game.menu(table.position, seat)) < 2:
        return False
    question = table.position.question
    return any(order.question == question for order in read(text))


def answer(kit: GameKit, table: Table, seat: int, text: str) -> str:
    """What they answer, in notation: chosen with what the seat sees, among what the rules offer."""
    question, game = table.position.question, kit.game
    order = next(order for order in read(text) if order.question == question)
    standing = next(one for one in game.standing() if one.question == question)
    names = [f"{standing.never}-{name}" for name in game.notation.names.get(standing.never, ())]
    never = [names.index(thing) for thing in order.never]
    view = game.mask(table.position, seat)
    menu = game.menu(view, seat)
    way = _way(kit, standing, order.way, view, seat, menu)
    return game.write(choose(standing, way, never, view, seat, menu))


def _way(
    kit: GameKit, standing: Standing[Any], way: str, view: Any, seat: int, menu: list[Option]
) -> Liking[Any]:
    if way in standing.ways:
        return standing.ways[way]
    judgement = kit.game.judgement()
    assert judgement is not None
    weights = dict(zip(menu, judgement.weigh(view, seat, menu), strict=True))
    return lambda view, seat, option: weights[option]
