"""A running match brought to where something happens, for tests of what happens then."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.running import Running

from ennead.table import messages as m
from ennead.table import requests
from ennead.table.packets import Answer

LUCK = bytes([7]) * 32
"""A key of chance with which the first two of a match of Kemet meet in a battle."""


def play_until(server: Running, table: str, there: Callable[[Any], bool]) -> list[int]:
    """Play chance moves for everybody until a position is right; returns who is asked then."""

    async def play() -> list[int]:
        live = (await server.services.registry.room(table)).live
        dice, answers = random.Random(11), list[Answer]()
        while not (live.running.over or there(live.running.position)):
            position, game = live.running.position, live.kit.game
            seat = live.table.asked[0]
            text = game.write(dice.choice(game.menu(position, seat)))
            live.play(seat, requests.Play(f"chance-{live.seq}", live.seq, text), answers.append)
            await live.pending.settled()
        assert all(isinstance(one, m.Ack) for one in answers)
        return list(live.table.asked)

    return server.call(play)


def fight(server: Running, table: str, *fighters: int) -> None:
    """Bring a match of Kemet to a battle of these seats, in which both are asked for their cards
    at once."""
    asked = play_until(
        server, table, lambda g: g.question == "fight" and set(g.asked) == set(fighters)
    )
    assert set(asked) == set(fighters), "the match was over before they met"
