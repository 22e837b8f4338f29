"""Why something on the table cannot be chosen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ennead.games import GAMES, load
from ennead.kernel import Listener
from ennead.kernel.chance import Keyed, NoLuck
from ennead.kernel.scene import every
from ennead.table import requests
from ennead.table.explanations import pointed, why_not_target
from ennead.table.kit import GameKit
from ennead.table.local import new_table
from ennead.table.table import Table


def _asked(about: str) -> list[Any]:
    """What is said about a thing at the first turn of a staged match of Kemet; the player has the
    Scarab in supply."""
    kit = GameKit(load("kemet"))
    game: Any = kit.game
    setup = game.setup(2)
    given = {
        "players": [{"tiles": ["ruby-scarab"]}],
        "zones": {"north-west-1": {"seat": 0, "units": 2}},
    }
    g = game.stage(setup, game.box(setup), given)
    g.luck, g.told = NoLuck(), Listener([])
    game.resume(g)
    return list(why_not_target(kit, g, 0, about, pointed(kit, g, 0))[0])


def test_of_what_can_be_imagined_the_nearest_is_explained() -> None:
    """A foreign district is asked about: one creature that could be placed is named, not each of
    those that nobody has."""
    summons = [one for one in _asked("zone/south-west-1") if one.move.startswith("summon")]
    assert {one.move for one in summons} == {"summon scarab to south-west-1"}
    assert [one.rule for one in summons] == ["3.4.2.h"]


def typed(kit: GameKit, rng: random.Random) -> Iterator[str]:
    """A well-formed move of every verb, as somebody could type it."""
    for verb in kit.game.verbs.values():
        values: list[Any] = []
        for slot in verb.slots:
            among = verb.range(slot)
            some = [among[int(rng.random() * len(among))] for _ in range(2 if slot.many else 1)]
            values.append(tuple(some) if slot.many else some[0])
        yield kit.game.write(verb.find(values))


def uncited(table: Table, seat: int, wish: requests.Explain) -> list[str]:
    """What is wrong with an explanation: a reason without its rule, a promise that is not kept, or
    nothing at all."""
    found = table.explain(seat, wish)
    menu = {table.kit.game.write(option) for option in table.kit.game.menu(table.position, seat)}
    faults = [f"{one.text} cites nothing" for one in found.reasons if not (one.rule and one.title)]
    faults += [f"{text} is not in the menu" for text in found.allowed if text not in menu]
    if not (found.reasons or found.allowed):
        faults.append("says nothing")
    return [f"{table.position.question}: {wish.target or wish.text}: {one}" for one in faults]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("id", GAMES)
def test_no_refusal_is_bare(id: str, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """In random matches: pointing at anything, or typing any well-formed move, gives the move or a
    rule that forbids it, and no rule fails on what a seat sees."""
    kit, rng = GameKit(load(id)), random.Random(seed)
    counts = [count for count in kit.game.counts if count > 1]
    setup = kit.game.setup(counts[seed % len(counts)])
    table = new_table(kit, setup, Keyed(rng.randbytes(32)))
    faults: list[str] = []
    for number in range(120):
        if table.over:
            break
        seat = table.asked[int(rng.random() * len(table.asked))]
        if not number % 6:
            nodes = list(every(kit.scene(table.view(seat), seat)))
            for node in nodes[number % 3 :: 3]:
                faults += uncited(table, seat, requests.Explain("e", target=node.id))
            for text in typed(kit, rng):
                faults += uncited(table, seat, requests.Explain("e", text=text))
        menu = kit.game.menu(table.position, seat)
        table.choose(seat, menu[int(rng.random() * len(menu))])
    assert faults == []
    assert caplog.messages == []


def test_out_of_turn_the_table_says_whose_turn_it_is() -> None:
    """Who is not asked hears so, with the rule that asks, whatever they point at."""
    kit = GameKit(load("kemet"))
    table = new_table(kit, kit.game.setup(2), Keyed(b"k" * 32))
    other = next(seat for seat in (0, 1) if seat not in table.asked)
    (said,) = table.explain(other, requests.Explain("e", target="zone/delta")).reasons
    assert isinstance(said.text, dict)
    assert said.text["id"] == "refuse-not-your-turn"
    assert said.rule
