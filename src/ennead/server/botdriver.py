"""Bots at tables: whoever is asked and is no person gets a thought, one at a time a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from ennead.bots.protocol import Reply
from ennead.server.botpool import BotPool
from ennead.server.live import LiveTable
from ennead.server.rooms import Room
from ennead.server.settings import Settings
from ennead.server.storage.rows import Holder
from ennead.server.tokens import bot_seed
from ennead.table import messages as m
from ennead.table import speech
from ennead.table.packets import Answer
from ennead.table.table import Table

logger = logging.getLogger("ennead.bots")
PATIENCE = 3.0
"""Seconds that a process gives the one that moved last, when several share a table."""


class BotDriver:
    """Starts thoughts and plays what comes of them."""

    def __init__(self, pool: BotPool, settings: Settings, shared: bool) -> None:
        self._pool = pool
        self._pause = settings.bot_pause
        self._shared = shared

    def drive(self, room: Room, foreign: bool = False) -> None:
        """Let every bot think that is asked. `foreign`: another process may already see to it."""
        live = room.live
        if live.pending or not live.playing:
            return
        asked, seats = live.table.asked, live.seating.seats
        if not any(seats[seat].holder is Holder.BOT for seat in asked):
            return
        if not room.clients and not any(seat.holder is Holder.PERSON for seat in seats):
            return  # nobody plays and nobody looks: they can wait
        patience = PATIENCE if foreign and self._shared else 0.0
        for seat in asked:
            if seats[seat].holder is Holder.BOT and seat not in room.thinking:
                thought = self._think(room, seat, patience)
                room.thinking[seat] = asyncio.get_running_loop().create_task(thought)

    async def _think(self, room: Room, seat: int, patience: float) -> None:
        try:
            await asyncio.sleep(patience)
            await self._take_turn(room, seat)
        except Exception:
            logger.exception("a bot's turn failed")
            room.live.broken = "a bot's turn failed"
        finally:
            room.thinking.pop(seat, None)
        self.drive(room)

    async def _take_turn(self, room: Room, seat: int) -> None:
        live = room.live
        opened, seq = live.table.opened, live.seq
        if not _is_due(room, live, seat, opened):
            return
        loop = asyncio.get_running_loop()
        started = loop.time()
        level, follows = live.seating.seats[seat].level, _followed(live, seat)
        choice = await self.choose(live, seat, level, follows)
        if room.clients:
            await asyncio.sleep(max(0.0, self._pause - (loop.time() - started)))
        await live.pending.settled()
        if _is_due(room, live, seat, opened):
            straight = live.seq == seq
            if self._play(live, seat, choice) and straight:
                live.bot_choices[seat] = (live.seq, choice.number)

    async def choose(
        self, live: LiveTable, seat: int, level: str, follows: int | None = None
    ) -> Reply:
        """What a bot of this level would do on a seat; with `follows` the one that sits there."""
        table, game = live.running, live.kit.game
        view = game.view(table.position, seat)
        seed = bot_seed(live.row.key, table.opened, seat)
        own = "" if follows is None else live.row.id
        return await self._pool.choose(game, view, level, seed, own, follows or 0)

    def _play(self, live: LiveTable, seat: int, choice: Reply) -> bool:
        """Play the choice and say what it is for; False if the rules fail on it, and others do."""
        table, game = live.running, live.kit.game
        words = speech.public_words(game, table.position, seat, game.read(choice.text))
        for number, attempt in enumerate(_attempts(table, seat, choice.text)):
            refused: list[Answer] = []
            move = m.Play(f"bot-{live.seq}-{number}", live.seq, attempt)
            live.play(seat, move, refused.append)
            if not refused:
                if words is not None and not number:
                    moves = len(table.match.record)
                    sure = choice.degree, choice.chance
                    table.said[seat] = speech.saying(seat, moves - 1, words, *sure)
                return not number
            logger.error("the rules of %s refused a bot: %s", live.kit.id, refused[0])
        live.broken = "the rules fail on every option"
        return False


def _attempts(table: Table, seat: int, text: str) -> Iterator[str]:
    yield text
    for option in list(table.kit.game.menu(table.position, seat)):
        if table.kit.game.write(option) != text:
            yield table.kit.game.write(option)


def _followed(live: LiveTable, seat: int) -> int:
    """The request whose choice is the last thing that happened at the table, or 0."""
    entry, number = live.bot_choices.get(seat, (0, 0))
    return number if entry == live.seq else 0


def _is_due(room: Room, live: LiveTable, seat: int, opened: int) -> bool:
    """Whether the very decision that was thought about is still open, and still a bot's."""
    return (
        room.live is live
        and live.playing
        and live.table.opened == opened
        and seat in live.table.asked
        and live.seating.seats[seat].holder is Holder.BOT
    )
