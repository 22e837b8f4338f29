"""One web socket: a greeting, then messages of a session at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from ennead.kernel import SPECTATOR
from ennead.server import tokens
from ennead.server.frames import FrameReader
from ennead.server.outbox import FastLane, Outbox, Send, SocketEvent
from ennead.server.people.visitors import Visitor
from ennead.server.services import Services
from ennead.server.session import TableSession
from ennead.table import messages as m
from ennead.table import requests
from ennead.table.refused import Refused
from ennead.table.table import Subscription, Table

logger = logging.getLogger("ennead.connection")

Receive: TypeAlias = Callable[[], Awaitable[SocketEvent]]
_MOVE = '{"type":"move"'
LONGEST_DETAIL = 300


class Connection:
    """A web socket whose handshake is done. `token` is that of its cookie; empty for a program."""

    def __init__(
        self, services: Services, token: str, receive: Receive, send: Send, lane: FastLane | None
    ) -> None:
        self._services = services
        self._token = token
        self._receive = receive
        self._lane = lane
        self._metrics = services.registry.metrics
        self._outbox = Outbox(send, lane, self._metrics)
        self._reader = FrameReader(services.settings.limits, self._metrics)
        self._session: TableSession | None = None
        """What the greeting has opened."""
        self._listening = False

    async def run(self) -> None:
        """Serve the connection until it ends."""
        loop, limits = asyncio.get_running_loop(), self._services.settings.limits
        sender = loop.create_task(self._outbox.run())
        greeting = loop.call_later(limits.hello_seconds, self._greet_or_go)
        if self._lane is not None:
            self._lane.taker = self._take_now
        self._metrics.sockets += 1
        try:
            await self._receive_all()
        finally:
            if self._lane is not None:
                self._lane.taker = None
                self._lane = None
            self._metrics.sockets -= 1
            self._outbox.stop()
            greeting.cancel()
            sender.cancel()
            if self._session is not None:
                self._session.leave()
                self._session = None

    # -- receiving ---------------------------------------------------------------------------------

    async def _receive_all(self) -> None:
        while True:
            self._listening = True
            event = await self._receive()
            self._listening = False
            if event["type"] == "websocket.disconnect":
                return
            if self._outbox.closing:
                continue  # said goodbye; wait for the other side to close
            try:
                message = self._reader.read(event.get("text"))
                if self._session is None:
                    await self._greet(message)
                else:
                    await self._session.do(message)
            except Exception as error:  # noqa: BLE001 - whatever it is, the connection lives on
                self._excuse(error)

    def _take_now(self, text: str) -> bool:
        """Take a move without waking a task, if nothing stands in its way; False if it must go the
        usual one."""
        session = self._session
        if (
            not text.startswith(_MOVE)
            or not self._listening
            or session is None
            or self._outbox.closing
            or not session.free
        ):
            return False
        try:
            message = self._reader.read(text)
            if isinstance(message, requests.Play):
                session.play(message)
        except Exception as error:  # noqa: BLE001 - as above
            self._excuse(error)
        return True

    def _excuse(self, error: Exception) -> None:
        """Say that a message was not carried out; what was not foreseen is also logged."""
        seq = None if self._session is None else self._session.seq
        if isinstance(error, Refused):
            self._outbox.deny(m.Denial(error.code, detail=error.detail[:LONGEST_DETAIL]), seq)
            if self._reader.exhausted:
                self._outbox.close(error.code, again=False)
        elif isinstance(error, SQLAlchemyError):
            self._outbox.deny(m.Denial("unsaved"), seq)
        else:
            logger.error("a message could not be handled", exc_info=error)
            self._outbox.deny(m.Denial("fault"), seq)

    # -- greeting ----------------------------------------------------------------------------------

    def _greet_or_go(self) -> None:
        if self._session is None:
            self._outbox.close("not-greeted", again=True)

    async def _greet(self, message: requests.FromClient) -> None:
        if isinstance(message, requests.Ping):
            self._outbox.post(m.Pong())
            return
        if not isinstance(message, requests.Hello):
            raise Refused("not-greeted", "expected hello first")
        try:
            await self._enter(message)
        except Refused as refused:
            self._outbox.deny(refused.denial())
            self._outbox.finish()
        except SQLAlchemyError:
            self._outbox.close("busy", again=True)

    async def _enter(self, hello: requests.Hello) -> None:
        if hello.version != m.PROTOCOL:
            raise Refused("version", f"this server speaks {m.PROTOCOL}, not {hello.version}")
        room = await self._services.registry.room(hello.table)
        if len(room.clients) >= self._services.settings.limits.viewers_per_table:
            raise Refused("busy", "too many people look at this table")
        visitor = await self._identify(hello)
        if hello.stranger:
            visitor = replace(visitor, id="", account="")
        held = room.live.seating.held_by(visitor.id) if visitor.id else set()
        if hello.seat is not None and hello.seat not in held:
            raise Refused("no-seat", f"seat {hello.seat} of this table is not yours")
        await room.live.pending.settled()
        if self._outbox.closing:
            return
        viewer = SPECTATOR if hello.seat is None else hello.seat
        begun = isinstance(room.live.table, Table)
        subscription = Subscription(viewer, hello.scene, hello.seq if begun else None)
        self._session = TableSession(
            self._services, room, visitor, held, subscription, self._outbox, self._reader
        )
        self._session.enter()

    async def _identify(self, hello: requests.Hello) -> Visitor:
        """Who greets: a browser by its cookie, a program by its token; who brings a key
        is seated. Raises Refused."""
        if hello.token is not None and not tokens.is_token(hello.token):
            raise Refused("malformed", "expected 43 letters of base64url as the token")
        visitor = await self._services.visitors.of(hello.token or self._token)
        await self._services.house.check(visitor)
        if hello.key is not None:
            if not visitor.id:
                raise Refused("malformed", "expected a token of your own beside the key")
            await self._services.seats.claim(hello.key, "", visitor.id, hello.table)
        return visitor
