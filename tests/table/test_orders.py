"""Standing orders: always legal, blind to what the seat may not see, checked before they are kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ennead.games import GAMES, load
from ennead.kernel import Match
from ennead.kernel.chance import Keyed
from ennead.table import orders
from ennead.table.kit import GameKit
from ennead.table.orders import StandingOrder
from ennead.table.refused import Refused
from ennead.table.table import Table
from ennead.words import LANGUAGES, words_for

OFFERING = [id for id in GAMES if load(id).standing()]


def strewn(kit: GameKit, seed: int) -> Table:
    luck = Keyed(seed.to_bytes(32, "big"))
    match = Match.begin(kit.game, kit.game.setup(2), luck)
    return Table(kit, match, luck)


@pytest.mark.parametrize("id", OFFERING)
def test_every_order_can_be_followed_and_has_words(id: str) -> None:
    """In chance matches each way of each question that comes gives an option that is offered, also
    where everything is ruled out; all of it is written in four languages."""
    kit = GameKit(load(id))
    offered = {offer.question: offer for offer in orders.offers(kit)}
    assert set(offered) <= set(kit.game.questions)
    for language in LANGUAGES:
        words = words_for(language, kit.game)
        assert [q for q in offered if not words.has(f"standing-{q}")] == []
        things = (thing for offer in offered.values() for thing in offer.things)
        assert [thing for thing in things if not words.has(thing)] == []
    dice, met = random.Random(7), set()
    for seed in range(3):
        table = strewn(kit, seed)
        for _ in range(250):
            if table.over:
                break
            seat, question = table.asked[0], table.position.question
            menu = [kit.game.write(one) for one in kit.game.menu(table.position, seat)]
            if question in offered:
                offer = offered[question]
                for way in offer.ways:
                    for never in ([], list(offer.things)):
                        said = orders.write(kit, [StandingOrder(question, way, never)])
                        assert orders.answer(kit, table, seat, said) in menu
                        met.add(question)
            table.play(seat, dice.choice(menu), table.seq)
    assert met


def test_what_is_ruled_out_is_not_used() -> None:
    """The strongest card that was not ruled out is played, with the engine's leave."""
    kit = GameKit(load("kemet"))
    game, dice = kit.game, random.Random(1)
    table = strewn(kit, 1)
    while table.position.question != "fight":
        menu = game.menu(table.position, table.asked[0])
        table.play(table.asked[0], game.write(dice.choice(menu)), table.seq)
    seat = table.asked[0]
    used: list[str] = []
    for _ in range(2):
        never = [f"battle-card-{card}" for card in used]
        said = orders.write(kit, [StandingOrder("fight", "strongest", never)])
        assert orders.covers(kit, table, seat, said)
        used.append(orders.answer(kit, table, seat, said).split()[1])
    offered = {game.write(one).split()[1] for one in game.menu(table.position, seat)}
    strength = {card: kit.game.components.of("battle-card")[card]["strength"] for card in offered}
    assert strength[used[0]] == max(strength.values())
    del strength[used[0]]
    assert strength[used[1]] == max(strength.values())


@pytest.mark.parametrize(
    "order",
    [("turn", "usual", []), ("fight", "x", []), ("fight", "strongest", ["x"]), ("", "", [])],
)
def test_strange_orders_are_refused(order: Any) -> None:
    """A question that is not offered, a way or a thing that is not known."""
    with pytest.raises(Refused) as refused:
        orders.write(GameKit(load("kemet")), [StandingOrder(*order)])
    assert refused.value.where.startswith("$.orders[0]")
