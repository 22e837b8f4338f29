"""One web socket: greeting, then messages in order; what is sent goes through one task, so nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import Any, NoReturn, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ennead.kernel.seats import SPECTATOR
from ennead.server import messages as m
from ennead.server import speech, tokens
from ennead.server.hall import Hall
from ennead.server.limits import Bucket
from ennead.server.reception import Reception
from ennead.server.refused import Refused
from ennead.server.rooms import Room, held_seats
from ennead.server.storage.rows import Holder, Status
from ennead.server.table import Eye

logger = logging.getLogger("ennead.connection")

Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

_DECODER = msgspec.json.Decoder(m.FromClient)
_ENCODER = msgspec.json.Encoder()
_MOVE = '{"type":"move"'
LONGEST_DETAIL = 300
MOST_ANSWERS = 256
"""Answers that may wait for a slow reader before the connection is given up."""


class Phase(Enum):
    """Where a connection stands."""

    GREETING = "greeting"
    SEATED = "seated"
    CLOSING = "closing"
    CLOSED = "closed"


class Line(Protocol):
    """A short way to the reader, where the server offers one (see `protocol.QuickProtocol`)."""

    def ready(self) -> bool:
        """Whether the reader keeps up, so that a frame may be written at once."""

    def write(self, payloads: Sequence[bytes]) -> None:
        """Write text frames."""

    taker: Callable[[str], bool] | None
    """Asked first about every text frame; it has taken it if it says True."""


class Connection:
    """A guest at a table, as the hall knows it (see `rooms.Guest`)."""

    def __init__(
        self,
        hall: Hall,
        reception: Reception,
        visitor: str,
        receive: Receive,
        send: Send,
        line: Line | None = None,
    ) -> None:
        self._hall = hall
        self._reception = reception
        self._receive = receive
        self._send = send
        self._line = line
        self._limits = hall.settings.limits
        self._bucket = Bucket(self._limits.messages_per_second, self._limits.messages_burst)
        self._strikes = 0
        self._outbox: deque[bytes] = deque()
        self._dirty = False
        self._news = False
        self._wake = asyncio.Event()
        self._sending = False
        self._listening = False
        self._unanswered = 0
        self._answered = asyncio.Event()
        self._hinting = False
        self._last = 0.0
        self._room: Room | None = None
        self.phase = Phase.GREETING
        self.visitor = visitor
        self.held: set[int] = set()
        self.eye = Eye()

    async def run(self) -> None:
        """Serve the connection until it ends; the handshake is already done."""
        loop = asyncio.get_running_loop()
        self._last = loop.time()
        sender = loop.create_task(self._send_all())
        greeting = loop.call_later(self._limits.hello_seconds, self._greet_or_go)
        idling = loop.call_later(self._limits.idle_seconds, self._look_alive)
        self._idling = idling
        line = self._line
        if line is not None:
            line.taker = self.take_now
        self._hall.metrics.sockets += 1
        try:
            await self._receive_all()
        finally:
            self.phase = Phase.CLOSED
            if line is not None:
                line.taker = self._line = None
            self._hall.metrics.sockets -= 1
            greeting.cancel()
            self._idling.cancel()
            sender.cancel()
            if self._room is not None:
                self._hall.leave(self._room, self)
                self._room = None

    # -- what the hall calls --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self._dirty = True
        self._stir()

    def announce(self) -> None:
        self._news = True
        self._stir()

    def dismiss(self, code: m.Code, again: bool) -> None:
        if self.phase in (Phase.GREETING, Phase.SEATED):
            self.phase = Phase.CLOSING
            self._post(m.Bye(code, again))

    # -- receiving ---------------------------------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        while True:
            self._listening = True
            event = await self._receive()
            self._listening = False
            if event["type"] == "websocket.disconnect":
                return
            if self.phase not in (Phase.GREETING, Phase.SEATED):
                continue  # said goodbye; wait for the other side to close
            try:
                await self._take(self._read(event.get("text")))
            except Exception as error:  # noqa: BLE001 - whatever it is, the connection lives on
                self._excuse(error)

    def take_now(self, text: str) -> bool:
        """Take a move without waking a task, if nothing stands in its way; False if it must go the usual one."""
        room = self._room
        if (
            not text.startswith(_MOVE)
            or not self._listening
            or self._unanswered
            or self.phase is not Phase.SEATED
            or room is None
            or room.reading is not None
        ):
            return False
        try:
            message = self._read(text)
            if isinstance(message, m.Play):
                room.touch()
                room.table.play(self._seat(), message, self._reply())
                self._stir()
        except Exception as error:  # noqa: BLE001 - as above
            self._excuse(error)
        return True

    def _excuse(self, error: Exception) -> None:
        """Say that a message was not carried out; what was not foreseen is also logged."""
        if isinstance(error, Refused):
            self._refuse(m.Refusal(error.code, detail=error.detail[:LONGEST_DETAIL]))
            if self._strikes > self._limits.strikes:
                self.dismiss(error.code, again=False)
        elif isinstance(error, SQLAlchemyError):
            logger.warning("the storage failed: %s", type(error).__name__)
            self._refuse(m.Refusal("busy", detail="the storage does not answer"))
        else:
            logger.error("a message could not be handled", exc_info=error)
            self._refuse(m.Refusal("fault"))

    def _read(self, text: str | None) -> m.FromClient:
        """The message of a frame. Raises Refused for one that is too large, comes too fast or has no sense."""
        self._last = asyncio.get_running_loop().time()
        self._hall.metrics.messages += 1
        most = self._limits.message_bytes
        if not self._bucket.take():
            self._strike("too-fast", "at most 20 messages a second in the mean")
        if text is None:
            self._strike("malformed", "expected a text frame")
        if len(text) > most // 4 and len(text.encode()) > most:
            self._strike("too-large", f"at most {most} bytes a message")
        try:
            message: m.FromClient = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._strike("malformed", str(error))
        self._strikes = 0
        return message

    async def _take(self, message: m.FromClient) -> None:
        while self._unanswered:  # answers come in the order of the messages
            self._answered.clear()
            await self._answered.wait()
        if self.phase is Phase.GREETING:
            await self._greet(message)
        else:
            await self._do(message)

    def _strike(self, code: m.Code, detail: str) -> NoReturn:
        """Refuse what should not have been sent at all; who goes on with it is sent away."""
        self._strikes += 1
        raise Refused(code, detail)

    async def _greet(self, message: m.FromClient) -> None:
        if isinstance(message, m.Ping):
            self._post(m.Pong())
            return
        if not isinstance(message, m.Hello):
            raise Refused("not-greeted", "expected hello first")
        try:
            await self._enter(message)
        except Refused as refused:
            self._refuse(m.Refusal(refused.code, detail=refused.detail))
            self.phase = Phase.CLOSING
            self._stir()

    async def _enter(self, hello: m.Hello) -> None:
        if hello.version != m.PROTOCOL:
            raise Refused("version", f"this server speaks {m.PROTOCOL}, not {hello.version}")
        room = await self._hall.room(hello.table)
        if len(room.guests) >= self._limits.viewers_per_table:
            raise Refused("busy", "too many people look at this table")
        if hello.token is not None:
            await self._open_with(room, hello.token)
        self.held |= held_seats(room.table.seating, self.visitor)
        if hello.seat is not None and hello.seat not in self.held:
            raise Refused("no-seat", f"seat {hello.seat} of this table is not yours")
        await room.table.settled()
        if self.phase is not Phase.GREETING:
            return
        table = room.table
        self.eye.viewer = SPECTATOR if hello.seat is None else hello.seat
        self.eye.scene = hello.scene
        self.eye.lines = table.lines_known_at(hello.seq) if hello.seq is not None else 0
        self._room = room
        self._hall.enter(room, self)
        self._news = False  # the welcome says it all
        self.phase = Phase.SEATED
        self._post(m.Welcome(m.PROTOCOL, room.info(self), hello.seat))
        self.refresh()

    async def _open_with(self, room: Room, token: str) -> None:
        """Hold the seats that a key opens; an open one is taken with it."""
        hashed = tokens.digest(token)
        seating = room.table.seating
        opened = [seats for key, seats in seating.keys.items() if tokens.same(key, hashed)]
        if not opened:
            raise Refused("no-seat", "this key opens no seat of this table")
        self.held |= opened[0]
        if any(seating.seats[seat].holder is Holder.OPEN for seat in opened[0]):
            await self._reception.claim(token, "", "")

    async def _do(self, message: m.FromClient) -> None:
        room = self._room
        assert room is not None
        if room.reading is not None:
            await asyncio.shield(room.reading)
        room.touch()
        match message:
            case m.Play():
                room.table.play(self._seat(), message, self._reply())
                self._stir()
            case m.Undo():
                room.table.undo(self._seat(), message, self._reply())
                self._stir()
            case m.Ping():
                self._post(m.Pong())
            case m.Sit():
                self._sit(message.seat)
            case m.Explain():
                await room.table.settled()
                self._post(room.table.explain(self.eye.viewer, message))
            case m.Hint():
                self._hint(room, message)
            case m.Handover():
                await self._change(message.id, self._reception.handover(room, self, message))
            case m.Rename():
                await self._change(message.id, self._reception.rename(room, self, message))
            case m.Hello():
                raise Refused("malformed", "hello was said before")

    def _seat(self) -> int:
        if self.eye.viewer < 0:
            raise Refused("no-seat", "a spectator does not play")
        return self.eye.viewer

    def _reply(self) -> Callable[[m.Answer], None]:
        """Takes the one answer to a move, now or later. An acknowledgement goes out with the state that follows it."""
        self._unanswered += 1

        def reply(answer: m.Answer) -> None:
            self._unanswered -= 1
            self._answered.set()
            if isinstance(answer, m.Refusal):
                self._refuse(answer)
                if answer.code == "stale":
                    self.refresh()
            else:
                self._put(answer)

        return reply

    def _sit(self, seat: int | None) -> None:
        if seat is not None and seat not in self.held:
            raise Refused("no-seat", f"seat {seat} of this table is not yours")
        self.eye.viewer = SPECTATOR if seat is None else seat
        self.eye.lines = 0
        self.eye.areas = {}
        self.refresh()

    async def _change(self, id: str, change: Awaitable[None]) -> None:
        assert self._room is not None
        try:
            await change
        except Refused as refused:
            self._refuse(m.Refusal(refused.code, id, detail=refused.detail))
            return
        self._post(m.Ack(id, self._room.table.seq))

    # -- hints -------------------------------------------------------------------------------------------------------------

    def _hint(self, room: Room, wish: m.Hint) -> None:
        table, seat = room.table, self.eye.viewer
        if seat not in table.asked or table.row.status is not Status.PLAYING:
            self._refuse(m.Refusal("not-your-turn", wish.id, table.seq))
        elif self._hinting or table.pending:
            self._refuse(m.Refusal("busy", wish.id, table.seq))
        else:
            self._hinting = True
            self._hall.start(self._advise(room, seat, wish.id))

    async def _advise(self, room: Room, seat: int, id: str) -> None:
        """What the best bot would do; it is told nothing but this seat's view."""
        table, opened = room.table, room.table.opened
        try:
            choice = await self._hall.driver.choose(table, seat, table.shelf.levels[-1])
            if room.table is not table or table.opened != opened or seat not in table.asked:
                self._refuse(m.Refusal("stale", id, detail="the decision was taken meanwhile"))
                return
            option = table.shelf.game.read(choice.text)
            state = table.view(seat)
            targets = table.shelf.targets(state, option) if self.eye.scene else ()
            label = m.words(table.shelf.label(state, option))
            said = speech.words_of(table.shelf.game, state, seat, option)
            share = round(choice.share, 3)
            sure, chance = choice.degree, choice.chance
            self._post(m.Advice(id, choice.text, label, targets, share, said, sure, chance))
        except Exception:
            self._refuse(m.Refusal("fault", id))
            raise
        finally:
            self._hinting = False

    # -- sending -----------------------------------------------------------------------------------------------------------

    def _post(self, answer: m.Answer) -> None:
        self._put(answer)
        self._stir()

    def _put(self, answer: m.Answer) -> None:
        """Post something that the next stir sends."""
        if len(self._outbox) >= MOST_ANSWERS:
            self.phase = Phase.CLOSING
        else:
            self._outbox.append(_ENCODER.encode(answer))

    def _refuse(self, refusal: m.Refusal) -> None:
        self._hall.metrics.refusals[refusal.code] += 1
        if refusal.seq is None and self._room is not None:
            refusal = msgspec.structs.replace(refusal, seq=self._room.table.seq)
        self._post(refusal)

    def _stir(self) -> None:
        """There is something to send: at once if the reader keeps up, else by the task that can wait for it."""
        line = self._line
        if line is None or self._sending or self.phase is Phase.CLOSING or not line.ready():
            self._wake.set()
            return
        payloads: list[bytes] = []
        while (payload := self._next()) is not None:
            payloads.append(payload)
        if payloads:
            line.write(payloads)

    async def _send_all(self) -> None:
        with suppress(OSError, RuntimeError):  # the other side has gone
            while True:
                self._sending = False
                await self._wake.wait()
                self._wake.clear()
                self._sending = True
                while (payload := self._next()) is not None:
                    await self._send({"type": "websocket.send", "text": payload.decode()})
                if self.phase is Phase.CLOSING:
                    await self._send({"type": "websocket.close", "code": 1000})
                    return

    def _next(self) -> bytes | None:
        """What is to be sent next: answers in order, then news of the table, then its state."""
        if self._outbox:
            return self._outbox.popleft()
        room = self._room
        if self.phase is not Phase.SEATED or room is None:
            return None
        if self._news:
            self._news = False
            return _ENCODER.encode(m.TableNews(room.info(self)))
        if self._dirty and not room.table.pending and room.reading is None:
            self._dirty = False
            return self._state(room)
        return None

    def _state(self, room: Room) -> bytes:
        try:
            return _ENCODER.encode(room.table.state(self.eye))
        except Exception:
            logger.exception("a state could not be drawn")
            return _ENCODER.encode(m.Refusal("fault", seq=room.table.seq))

    # -- time ---------------------------------------------------------------------------------------------------------------

    def _greet_or_go(self) -> None:
        if self.phase is Phase.GREETING:
            self.dismiss("not-greeted", again=True)

    def _look_alive(self) -> None:
        loop = asyncio.get_running_loop()
        left = self._last + self._limits.idle_seconds - loop.time()
        if left <= 0:
            self.dismiss("busy", again=True)
        else:
            self._idling = loop.call_later(left, self._look_alive)
