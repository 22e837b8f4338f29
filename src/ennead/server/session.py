"""A client at a table: what it does there, and what it is sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from ennead.server import wire
from ennead.server.frames import FrameReader
from ennead.server.outbox import Outbox
from ennead.server.people.visitors import Visitor
from ennead.server.rooms import Room
from ennead.server.services import Services
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.packets import Answer
from ennead.table.refused import Refused
from ennead.table.seating import Holder
from ennead.table.table import AnyTable, Subscription, Table

logger = logging.getLogger("ennead.session")


class TableSession:
    """A client as its room knows it (see `rooms.Client`)."""

    def __init__(
        self,
        services: Services,
        room: Room,
        visitor: Visitor,
        held: set[int],
        subscription: Subscription,
        outbox: Outbox,
        reader: FrameReader,
    ) -> None:
        self.visitor, self.device = visitor.id, visitor.device
        self.held = held
        self.subscription = subscription
        self._services = services
        self._room = room
        self._outbox = outbox
        self._reader = reader
        self._shown: AnyTable | None = None
        self._dirty = self._news = False
        self._unanswered = 0
        self._answered = asyncio.Event()
        self._hinting = self._recalling = False
        self._idling: asyncio.TimerHandle | None = None

    def enter(self) -> None:
        """Take the place at the table."""
        self._services.registry.enter(self._room, self)
        self._news = False  # the welcome says it all
        info = self._room.info(self.visitor, self.held)
        self._outbox.more = self._next
        self._outbox.post(m.Welcome(m.PROTOCOL, info, self.subscription.seat))
        self.refresh()
        self.look_alive()

    def leave(self) -> None:
        """The connection is gone."""
        if self._idling is not None:
            self._idling.cancel()
        self._services.registry.leave(self._room, self)

    # -- what the room calls -----------------------------------------------------------------------

    def refresh(self) -> None:
        """The table has changed: send a state when there is room for it."""
        self._dirty = True
        self._outbox.stir()

    def announce(self) -> None:
        """Names, presence or status have changed."""
        self._news = True
        self._outbox.stir()

    def warn(self, code: m.Code) -> None:
        """Say what nobody has asked for."""
        self._outbox.deny(m.Denial(code), self.seq)

    def dismiss(self, code: m.Code, again: bool) -> None:
        """Say goodbye and close."""
        self._outbox.close(code, again)

    # -- messages ----------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Where the table stands, as it is seen here."""
        return self._room.shown_to(self.held).seq

    @property
    def free(self) -> bool:
        """Whether a move could be made at once: nobody waits for an answer, and the table is not
        being read."""
        return not self._unanswered and self._room.reading is None

    async def do(self, message: requests.FromClient) -> None:
        """Carry out a message; answers come in the order of the messages. Raises Refused."""
        await self._until_free()
        room = self._room
        room.touch()
        match message:
            case requests.Play():
                self.play(message)
            case requests.Undo():
                self._undo(message)
            case requests.Ping():
                self._outbox.post(m.Pong())
            case requests.Sit():
                self._sit(message.seat)
            case requests.Explain():
                await self._explain(message)
            case requests.Foresee():
                await self._foresee(message)
            case requests.Hint():
                self._hint(message)
            case requests.Recap():
                await self._recap(message)
            case (
                requests.Handover()
                | requests.Rename()
                | requests.Plead()
                | requests.Decline()
                | requests.Settle()
            ):
                await self._change(message.id, self._services.seats.carry_out(room, self, message))
            case requests.Hello():
                raise Refused("malformed", "hello was said before")

    async def _until_free(self) -> None:
        while self._unanswered:
            self._answered.clear()
            await self._answered.wait()
        if self._room.reading is not None:
            await asyncio.shield(self._room.reading)

    def play(self, message: requests.Play) -> None:
        """Make a move."""
        self._room.touch()
        self._room.live.play(self._seat(), message, self._reply())
        self._outbox.stir()

    def _undo(self, message: requests.Undo) -> None:
        """Take back; over the moves of others only where no person elsewhere plays."""
        seat, seats = self._seat(), self._room.live.seating.seats
        if message.far and any(
            s.holder is not Holder.BOT and s.seat not in self.held for s in seats
        ):
            raise Refused("forbidden", "other people play here")
        self._room.live.undo(seat, message, self._reply())
        self._outbox.stir()

    def _seat(self) -> int:
        if self.subscription.seat is None:
            raise Refused("no-seat", "a spectator does not play")
        return self.subscription.seat

    def _reply(self) -> Callable[[Answer], None]:
        """Takes the one answer to a move, now or later. An acknowledgement goes out with the state
        that follows it."""
        self._unanswered += 1

        def reply(answer: Answer) -> None:
            self._unanswered -= 1
            self._answered.set()
            if isinstance(answer, m.Denial):
                self._outbox.deny(answer, self.seq)
                if answer.code == "stale":
                    self.refresh()
            else:
                self._outbox.put(answer)

        return reply

    def _sit(self, seat: int | None) -> None:
        if seat is not None and seat not in self.held:
            raise Refused("no-seat", f"seat {seat} of this table is not yours")
        self.subscription.look_from(seat)
        self.refresh()

    @property
    def _seen(self) -> Table:
        """The match as it is seen here. Raises Refused."""
        running, table = self._room.live.running, self._room.shown_to(self.held)
        return table if isinstance(table, Table) else running

    async def _explain(self, wish: requests.Explain) -> None:
        live = self._room.live
        await live.pending.settled()
        try:
            self._outbox.post(self._seen.explain(self.subscription.viewer, wish))
        except Refused as refused:
            self._outbox.deny(refused.denial(wish.id, self.seq))

    async def _foresee(self, wish: requests.Foresee) -> None:
        live = self._room.live
        await live.pending.settled()
        try:
            self._outbox.post(live.running.foresee(self._seat(), wish))
        except Refused as refused:
            self._outbox.deny(refused.denial(wish.id, live.seq))

    async def _change(self, id: str, change: Awaitable[None]) -> None:
        try:
            await change
        except Refused as refused:
            self._outbox.deny(refused.denial(id), self.seq)
            return
        except SQLAlchemyError:
            self._outbox.deny(m.Denial("unsaved", id), self.seq)
            return
        self._outbox.post(m.Ack(id, self.seq))

    # -- hints -------------------------------------------------------------------------------------

    def _hint(self, wish: requests.Hint) -> None:
        live, seat = self._room.live, self.subscription.viewer
        if seat not in live.table.asked or not live.playing:
            self._outbox.deny(m.Denial("not-your-turn", wish.id), live.seq)
        elif self._hinting or live.pending:
            self._outbox.deny(m.Denial("busy", wish.id), live.seq)
        else:
            self._hinting = True
            self._services.registry.start(self._advise(live.running, seat, wish.id))

    async def _advise(self, table: Table, seat: int, id: str) -> None:
        """What the best bot would do; it is told nothing but this seat's view."""
        live, opened = self._room.live, table.opened
        try:
            driver = self._services.registry.driver
            choice = None
            if seat in table.asked:  # a move may have come between the wish and this task
                choice = await driver.choose(live, seat, live.kit.levels[-1])
            moved = self._room.live is not live or table.opened != opened
            if choice is None or moved or seat not in table.asked:
                stale = m.Denial("stale", id, detail="the decision was taken meanwhile")
                self._outbox.deny(stale, self.seq)
                return
            scene = self.subscription.scene
            sure = choice.degree, choice.chance
            advice = table.advise(seat, choice.text, *sure, scene=scene)
            self._outbox.post(replace(advice, id=id, share=round(choice.share, 3)))
        except Exception:
            self._outbox.deny(m.Denial("fault", id), self.seq)
            raise
        finally:
            self._hinting = False

    # -- what happened -----------------------------------------------------------------------------

    async def _recap(self, wish: requests.Recap) -> None:
        """Start telling what happened: other tables go on between two moments."""
        live = self._room.live
        await live.pending.settled()
        if self._recalling:
            self._outbox.deny(m.Denial("busy", wish.id), self.seq)
            return
        try:
            since, moments = self._seen.recap(self.subscription.viewer, wish)
        except Refused as refused:
            self._outbox.deny(refused.denial(wish.id, self.seq))
            return
        self._recalling = True
        self._services.registry.start(self._recall(wish.id, since, moments))

    async def _recall(self, id: str, since: int, moments: Iterator[m.Moment]) -> None:
        viewer, seen = self.subscription.viewer, []
        try:
            for moment in moments:
                seen.append(moment)
                await asyncio.sleep(0)
            if self.subscription.viewer == viewer:  # else the screen has changed hands
                self._outbox.post(m.Moments(id, since, tuple(seen)))
        except Exception:
            self._outbox.deny(m.Denial("fault", id), self.seq)
            raise
        finally:
            self._recalling = False

    # -- news --------------------------------------------------------------------------------------

    def _next(self) -> bytes | None:
        """What is to be sent next: news of the table, then its state."""
        room = self._room
        if self._news:
            self._news = False
            return wire.encode(m.TableNews(room.info(self.visitor, self.held)))
        if self._dirty and not room.live.pending and room.reading is None:
            self._dirty = False
            return self._state()
        return None

    def _state(self) -> bytes:
        live = self._room.live
        try:
            table = self._room.shown_to(self.held)
            if live.row.delay and table is not self._shown:
                self.subscription.seq = None  # entries of another table have other numbers
                self._shown = table
            return wire.encode(table.state(self.subscription))
        except Exception:
            logger.exception("a state could not be drawn")
            return wire.encode(m.Denial("fault"))

    def look_alive(self) -> None:
        """Show out who has been silent for too long."""
        loop, limits = asyncio.get_running_loop(), self._services.settings.limits
        left = self._reader.last + limits.idle_seconds - loop.time()
        if left <= 0:
            self.dismiss("busy", again=True)
        else:
            self._idling = loop.call_later(left, self.look_alive)
