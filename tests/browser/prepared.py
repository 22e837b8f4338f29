"""Tables in the middle of a match: played by the engine, laid into the server's storage, and opened
as if somebody came back to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.player import Person
from tests.server.running import Running

from ennead.bots.simple import Greedy
from ennead.games import load
from ennead.kernel import Match, Option
from ennead.kernel.chance import Keyed
from ennead.server import record
from ennead.server.storage import queries
from ennead.table.newtable import chance_key

Until = Callable[[Match], bool]
Choose = Callable[[Match, int, list[Option], random.Random], Option]


def at_random(match: Match, seat: int, menu: list[Option], dice: random.Random) -> Option:
    """Anything that is allowed."""
    return dice.choice(menu)


def by_judgement(match: Match, seat: int, menu: list[Option], dice: random.Random) -> Option:
    """What the game's judgement rates highest, on what the seat sees."""
    return Greedy().choose(match.game, match.view(seat), menu, dice)


def played(
    game: str, players: int, until: Until, *, seed: str = "prepared", choose: Choose = at_random
) -> Match:
    """A match up to the first decision of seat 0 at which `until` holds."""
    rules = load(game)
    match = Match.begin(rules, rules.setup(players), Keyed(chance_key(seed)))
    dice = random.Random(seed)
    while not (0 in match.asked and until(match)):
        seat = match.asked[0]
        match.choose(seat, choose(match, seat, list(rules.menu(match.position, seat)), dice))
    return match


def after(moves: int) -> Until:
    """So many moves of the whole table."""
    return lambda match: len(match.record) >= moves


def nearly_over(game: str, players: int, *, left: int = 12) -> Match:
    """The same match with about so many moves to come."""
    rules = load(game)
    whole = Match.begin(rules, rules.setup(players), Keyed(chance_key("prepared")))
    dice = random.Random("prepared")
    while whole.asked:
        seat = whole.asked[0]
        whole.choose(seat, at_random(whole, seat, list(rules.menu(whole.position, seat)), dice))
    return played(game, players, after(len(whole.record) - left))


def asks(question: str, moves: int = 0) -> Until:
    """A question by its name, after so many moves."""
    return lambda match: len(match.record) >= moves and match.position.question == question


def come_back(
    server: Running, who: Person, match: Match, *, seed: str = "prepared", **more: Any
) -> str:
    """Lay the match into storage as a table of this person against bots, and open it."""
    bots = ["bot:novice"] * (match.setup.players - 1)
    table = who.make_table(match.game.id, "me", *bots, seed=seed, **more)
    rows = [record.begin_row(table, match.opening)]
    rows += [record.move_row(table, n, one, f"m{n}") for n, one in enumerate(match.record, 1)]
    store = server.services.registry.store
    server.call(lambda: store.write(queries.append, rows))
    who.open_table(table)
    who.asked()
    return table
