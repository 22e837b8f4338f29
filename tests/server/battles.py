"""A running match of Kemet brought to a battle, for tests of what happens in one."""

from __future__ import annotations

import random

from tests.server.running import Running

from ennead.table import messages as m
from ennead.table.packets import Answer


def fight(server: Running, table: str, asked: int = 2) -> list[int]:
    """Play chance moves for everybody until so many are asked for battle cards; returns them."""

    async def play() -> list[int]:
        registry = server.services.registry
        live = (await registry.room(table)).live
        dice, answers = random.Random(11), list[Answer]()
        while True:
            position, game = live.running.position, live.kit.game
            if position.question == "fight" and len(position.asked) == asked:
                break
            seat = live.table.asked[0]
            text = game.write(dice.choice(game.menu(position, seat)))
            live.play(seat, m.Play(f"chance-{live.seq}", live.seq, text), answers.append)
            await live.pending.settled()
        assert all(isinstance(one, m.Ack) for one in answers)
        return list(live.table.asked)

    return server.call(play)
