"""Bots at tables: whoever is asked and is no person gets a thought, one at a time a seat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from ennead.bots.protocol import Reply
from ennead.server import messages as m
from ennead.server import speech
from ennead.server.botpool import BotPool
from ennead.server.rooms import Room
from ennead.server.settings import Settings
from ennead.server.storage.rows import Holder, Status
from ennead.server.table import Table
from ennead.server.tokens import bot_seed

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
        table = room.table
        match = table.match
        if match is None or table.pending or table.row.status is not Status.PLAYING:
            return
        seats = table.seating.seats
        if not any(seats[seat].holder is Holder.BOT for seat in match.asked) or table.broken:
            return
        if not room.guests and not any(seat.holder is Holder.PERSON for seat in seats):
            return  # nobody plays and nobody looks: they can wait
        patience = PATIENCE if foreign and self._shared else 0.0
        for seat in match.asked:
            if seats[seat].holder is Holder.BOT and seat not in room.thinking:
                thought = self._think(room, seat, patience)
                room.thinking[seat] = asyncio.get_running_loop().create_task(thought)

    async def _think(self, room: Room, seat: int, patience: float) -> None:
        try:
            await asyncio.sleep(patience)
            await self._take_turn(room, seat)
        except Exception:
            logger.exception("a bot's turn failed")
            room.table.broken = "a bot's turn failed"
        finally:
            room.thinking.pop(seat, None)
        self.drive(room)

    async def _take_turn(self, room: Room, seat: int) -> None:
        table, opened, seq = room.table, room.table.opened, room.table.seq
        if not _is_due(room, table, seat, opened):
            return
        loop = asyncio.get_running_loop()
        started = loop.time()
        level, follows = table.seating.seats[seat].level, _followed(table, seat)
        choice = await self.choose(table, seat, level, follows)
        if room.guests:
            await asyncio.sleep(max(0.0, self._pause - (loop.time() - started)))
        await table.settled()
        if _is_due(room, table, seat, opened):
            straight = table.seq == seq
            if self._play(table, seat, choice) and straight:
                table.led[seat] = (table.seq, choice.number)

    async def choose(
        self, table: Table, seat: int, level: str, follows: int | None = None
    ) -> Reply:
        """What a bot of this level would do on a seat; with `follows` the one that sits there."""
        game = table.shelf.game
        view = game.view(table.position(), seat)
        seed = bot_seed(table.row.key, table.opened, seat)
        own = "" if follows is None else table.row.id
        return await self._pool.choose(game, view, level, seed, own, follows or 0)

    def _play(self, table: Table, seat: int, choice: Reply) -> bool:
        """Play the choice and say what it is for; False if the rules fail on it, and others do."""
        said = speech.saying(table.shelf.game, table.position(), seat, choice)
        for number, attempt in enumerate(_attempts(table, seat, choice.text)):
            refused: list[m.Answer] = []
            move = m.Play(f"bot-{table.seq}-{number}", table.seq, attempt)
            table.play(seat, move, refused.append)
            if not refused:
                if said is not None and not number:
                    table.said[seat] = said
                return not number
            logger.error("the rules of %s refused a bot: %s", table.shelf.id, refused[0])
        table.broken = "the rules fail on every option"
        return False


def _attempts(table: Table, seat: int, text: str) -> Iterator[str]:
    yield text
    game = table.shelf.game
    for option in list(game.menu(table.position(), seat)):
        if game.write(option) != text:
            yield game.write(option)


def _followed(table: Table, seat: int) -> int:
    """The request whose choice is the last thing that happened at the table, or 0."""
    entry, number = table.led.get(seat, (0, 0))
    return number if entry == table.seq else 0


def _is_due(room: Room, table: Table, seat: int, opened: int) -> bool:
    """Whether the very decision that was thought about is still open, and still a bot's."""
    match = table.match
    return (
        room.table is table
        and match is not None
        and table.opened == opened
        and table.row.status is Status.PLAYING
        and seat in match.asked
        and table.seating.seats[seat].holder is Holder.BOT
    )
