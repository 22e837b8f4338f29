"""Bots at tables: whoever is asked and is no person gets a thought, one at a time a seat.

A bot that decides for a person too gives them some time to suggest an answer, and follows it.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from ennead.bots.levels import THINKS_AHEAD
from ennead.bots.protocol import Reply
from ennead.server.botpool import BotPool
from ennead.server.leases import BotLeases
from ennead.server.live import Ahead, LiveTable
from ennead.server.rooms import Room
from ennead.server.settings import Settings
from ennead.table import orders, requests, speech
from ennead.table.newtable import bot_level, bot_seed
from ennead.table.packets import Answer
from ennead.table.seating import Holder, attempts, driven

logger = logging.getLogger("ennead.bots")
PATIENCE = 2.0
"""Seconds until a process looks again whether another still thinks for a table's bots."""
HEARING = 20.0
"""Seconds that a bot gives a partner who is there to suggest an answer: it must not hold up the
match for longer."""


class BotDriver:
    """Starts thoughts and plays what comes of them."""

    def __init__(self, pool: BotPool, settings: Settings, leases: BotLeases) -> None:
        self._pool = pool
        self._pause = settings.bot_pause
        self._order_pause = settings.order_pause
        self._leases = leases

    def drive(self, room: Room) -> None:
        """Let every bot think that is asked, unless another process sees to it."""
        live = room.live
        if live.pending or not live.playing:
            return
        room.stirred.set()
        room.stirred.clear()
        if _is_peoples_own(live):
            return
        waited, seats = _waited(room, live), live.seating.seats
        if live.running.position.sealed:
            live.ahead = None  # what others answer there is not known when it comes to that
        elif not waited and room.clients:
            self._think_ahead(live)
        if not waited:
            return
        if not room.clients and not any(seat.holder is Holder.PERSON for seat in seats):
            return  # nobody plays and nobody looks: they can wait
        for seat in waited:
            if seat not in room.thinking:
                thought = self._think(room, seat)
                room.thinking[seat] = asyncio.get_running_loop().create_task(thought)

    def _think_ahead(self, live: LiveTable) -> None:
        """Let the strongest bot that comes next use the time of the people."""
        table, game, seats = live.running, live.kit.game, live.seating.seats
        order = [(table.asked[0] + step) % len(seats) for step in range(1, len(seats))]
        for seat in order:
            _, number = live.bot_choices.get(seat, (0, 0))
            if seats[seat].holder is Holder.BOT and seats[seat].level == THINKS_AHEAD and number:
                view, level = game.view(table.position, seat), seats[seat].level
                seed = bot_seed(live.row.key, table.opened, seat)
                number = self._pool.ponder(game, view, level, seed, live.row.id, number)
                if number:
                    live.ahead = Ahead(seat, live.seq, len(table.match.record), number)
                return

    async def _think(self, room: Room, seat: int) -> None:
        try:
            async with self._leases.hold(room.live.id) as mine:
                if mine:
                    await self._take_turn(room, seat)
                else:
                    await asyncio.sleep(PATIENCE)
        except SQLAlchemyError:
            return  # nothing can be saved now; whoever watches the storage comes back to it
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
        if seat in room.ordered() and seat not in live.time.stood:
            await asyncio.sleep(self._order_pause)  # whoever only reloads the page decides alone
            if not _is_due(room, live, seat, opened):
                return
            own = live.seating.seats[seat].orders
            choice = Reply(text=orders.answer(live.kit, live.running, seat, own))
        elif seat in live.seating.people and seat not in live.time.stood:
            choice = Reply(text=next(attempts(live.running, seat)))
        else:
            level = live.seating.seats[seat].level or bot_level(live.kit, "")
            choice = await self.choose(live, seat, level, followed(live, seat))
        if self._pause and _is_watched(room, live, seat):
            await asyncio.sleep(max(0.0, self._pause - (loop.time() - started)))
        await _listen(room, live, seat, opened)
        await live.pending.settled()
        if _is_due(room, live, seat, opened):
            straight = live.seq == seq
            if self._play(live, seat, choice) and straight:
                live.bot_choices[seat] = (live.seq, choice.number)

    async def choose(
        self, live: LiveTable, seat: int, level: str, follows: tuple[int, str] | None = None
    ) -> Reply:
        """What a bot of this level would do on a seat; with `follows` the one that sits there."""
        table, game = live.running, live.kit.game
        view = game.view(table.position, seat)
        view.seat = game.decider(table.position, seat)  # where a suggestion would be followed
        seed = bot_seed(live.row.key, table.opened, seat)
        own = "" if follows is None else live.row.id
        number, since = follows or (0, "")
        return await self._pool.choose(game, view, level, seed, own, number, live.row.host, since)

    def _play(self, live: LiveTable, seat: int, choice: Reply) -> bool:
        """Play the choice and say what it is for; False if the rules fail on it, and others do."""
        table, game = live.running, live.kit.game
        heard = table.heard(seat, live.seating.people)
        text = choice.text if heard is None else game.write(heard)
        words = speech.public_words(game, table.position, seat, game.read(text))
        plays = live.seating.seats[seat].holder is Holder.BOT or seat in live.time.stood
        if seat not in table.asked or not plays:
            words = None  # a suggestion, or what anybody had to do
        for number, attempt in enumerate(attempts(table, seat, text)):
            refused: list[Answer] = []
            move = requests.Play(f"bot-{live.seq}-{number}", live.seq, attempt)
            live.play(seat, move, refused.append)
            if not refused:
                if words is not None and not number:
                    moves = len(table.match.record)
                    table.said[seat] = speech.Saying(seat, moves - 1, words)
                return not number
            if not live.can_save():
                return False  # it is asked again when something can be saved
            logger.error("the rules of %s refused a bot: %s", live.kit.id, refused[0])
        live.broken = "the rules fail on every option"
        return False


def _is_peoples_own(live: LiveTable) -> bool:
    """Whether nobody but people could have anything to decide now, which is so after most moves."""
    if live.running.position.sealed or live.time.stood:
        return False
    return not any(seat.holder is Holder.BOT or seat.orders for seat in live.seating.seats)


def _waited(room: Room, live: LiveTable) -> list[int]:
    """The seats that somebody here answers for, those among them whose people are late, or away
    with orders that tell the answer."""
    found = driven(live.running, live.seating)
    late = [seat for seat in live.table.asked if seat in live.time.stood]
    return list(dict.fromkeys([*found, *late, *room.ordered()]))


def _is_watched(room: Room, live: LiveTable, seat: int) -> bool:
    """Whether somebody needs the time that a bot would not.

    Where people play, their page shows them what bots did, as slowly as each likes: only what a
    person may still take back waits for a moment. Where bots play alone, people who look on could
    not follow without a pause. It never depends on how many answers a bot has, which its hidden
    cards may decide: whoever looks at the clock learns nothing.
    """
    table, seats = live.running, live.seating.seats
    if not room.clients or table.is_forced(seat):
        return False
    if not any(one.holder is Holder.PERSON for one in seats):
        return True
    last = table.match.record[-1].seat if table.match.record else seat
    return seats[last].holder is Holder.PERSON and not table.match.why_final(last)


def followed(live: LiveTable, seat: int) -> tuple[int, str]:
    """The request whose choice is the last thing that happened at the table, or which thought ahead
    and what others have openly chosen since; else 0."""
    entry, number = live.bot_choices.get(seat, (0, 0))
    if entry == live.seq:
        return number, ""
    ahead, game = live.ahead, live.kit.game
    if ahead is None or ahead.seat != seat:
        return 0, ""
    moves = live.running.match.record[ahead.moves :]
    if live.seq - ahead.seq != len(moves) or any(game.questions[m.question].secret for m in moves):
        return 0, ""  # something was taken back, or is not for this seat to know
    return ahead.number, "\n".join(f"{one.seat} {one.text}" for one in moves)


def _is_due(room: Room, live: LiveTable, seat: int, opened: int) -> bool:
    """Whether the very decision that was thought about is still open, and still a bot's."""
    return (
        room.live is live
        and live.playing
        and live.table.opened == opened
        and seat in _waited(room, live)
    )


async def _listen(room: Room, live: LiveTable, seat: int, opened: int) -> None:
    """Wait while a partner who is there may still suggest an answer to a bot."""
    try:
        async with asyncio.timeout(HEARING):
            while _is_due(room, live, seat, opened) and _may_be_advised(room, live, seat):
                await room.stirred.wait()
    except TimeoutError:
        pass


def _may_be_advised(room: Room, live: LiveTable, seat: int) -> bool:
    table = live.running
    partners = [person for person in live.seating.people if table.advised(person) == seat]
    return bool(partners) and not room.present().isdisjoint(partners)
