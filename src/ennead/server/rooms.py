"""A live table with the people around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Protocol

from ennead.kernel import SPECTATOR
from ennead.server.live import LiveTable
from ennead.server.presence import Presence
from ennead.table import messages as m
from ennead.table.behind import Behind
from ennead.table.pace import Told
from ennead.table.seating import VERDICTS, table_info
from ennead.table.table import AnyTable, Subscription, Table


class Client(Protocol):
    """A connection at a table."""

    subscription: Subscription
    visitor: str
    """Who it belongs to; empty for a spectator without a token."""
    device: str
    """Hash of its token."""
    held: set[int]
    """The seats it may sit on."""

    def refresh(self) -> None:
        """The table has changed: send a state when there is room for it."""

    def announce(self) -> None:
        """Names, presence or status have changed."""

    def warn(self, code: m.Code) -> None:
        """Say what nobody has asked for."""

    def dismiss(self, code: m.Code, again: bool) -> None:
        """Say goodbye and close."""


class Room:
    """A live table, its clients here and elsewhere, and the bots that think about it."""

    def __init__(self, live: LiveTable, presence: Presence) -> None:
        self.live = live
        self._presence = presence
        self.clients: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.stirred = asyncio.Event()
        """Set for a moment whenever the table has changed."""
        self.used = time.monotonic()
        self.talk = 0
        """Grows with everything that is said, for as long as the table is in memory."""
        self._behind = Behind(live.row.delay)
        self.reading: asyncio.Task[None] | None = None
        """Set while the table is read again from storage."""

    def touch(self) -> None:
        """Somebody was here just now."""
        self.used = time.monotonic()

    def enter(self, client: Client) -> None:
        """A connection has come to the table."""
        self.clients.add(client)
        self.touch()

    def leave(self, client: Client) -> None:
        """A connection is gone."""
        self.clients.discard(client)
        self.touch()

    def replace(self, live: LiveTable) -> None:
        """Go on with a table that was read again; everybody gets the whole log anew."""
        self.live = live
        for client in self.clients:
            client.subscription.seq = None
        self.seat_clients()

    def seat_clients(self) -> None:
        """Let every client hold what its visitor holds now; who sits where it may not is shown
        out."""
        for client in list(self.clients):
            client.held = self.live.seating.held_by(client.visitor)
            if client.subscription.viewer not in (SPECTATOR, *client.held):
                client.dismiss("no-seat", again=False)

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for client in self.clients for seat in client.held}

    def present(self) -> set[int]:
        """The seats whose people are connected anywhere."""
        return self.here() | self._presence.elsewhere(self.live.id)

    @property
    def watchers(self) -> int:
        """How many look on here who have no seat."""
        return sum(not client.held for client in self.clients)

    def refresh(self) -> None:
        """Send everybody a state."""
        for client in self.clients:
            client.refresh()

    def announce(self) -> None:
        """Send everybody the table's names, presence and status."""
        for client in self.clients:
            client.announce()

    def warn(self, code: m.Code) -> None:
        """Tell everybody why the table stands still."""
        for client in self.clients:
            client.warn(code)

    def ordered(self) -> list[int]:
        """The seats whose people are away and have said how to answer what they are asked."""
        live = self.live
        given = [row.seat for row in live.seating.seats if row.orders]
        if not (given and live.playing):
            return []
        away = set(given).intersection(live.seating.people) - self.present()
        return [seat for seat in sorted(away) if live.is_ordered(seat)]

    def shown_to(self, held: Collection[int]) -> AnyTable:
        """The table as those see it who hold these seats: who has none may have to wait."""
        table = self.live.table
        if held or not self.live.row.delay or not isinstance(table, Table):
            return table
        return self._behind.of(table)

    def info(self, visitor: str, held: Collection[int]) -> m.TableInfo:
        """The table as a visitor who holds these seats may know it."""
        live = self.live
        present = self.present()
        info = table_info(live.kit, live.row, live.seating, visitor, held, present, live.seq)
        if watchers := self.watchers:
            info.watchers = watchers
        if self.talk:
            info.talk = self.talk
        if live.row.delay:
            info.seq = self.shown_to(held).seq
        if live.time.paced and (live.playing or live.row.paused) and (held or not live.row.delay):
            self._tell_time(info)
        return info

    def _tell_time(self, info: m.TableInfo) -> None:
        """What clocks show, when whose time is up, and what is said about those for whom it is."""
        live, time, now = self.live, self.live.time, self.live.clock()
        for seat in info.seats:
            if live.row.bank:
                seat.left = time.left(seat.seat, now)
            if seat.seat in time.running and not live.row.paused:
                seat.due = time.due(seat.seat)
            away = [ends for starts, ends in time.holidays.get(seat.seat, ()) if starts <= now]
            if max(away, default=0) > now:
                seat.holiday = max(away)
        if live.row.late == "ask" and live.row.told == Told.LATE and not live.row.paused:
            said = live.seating.said(live.row.since)
            of = {
                choice: tuple(seat for seat in said if said[seat] == choice) for choice in VERDICTS
            }
            info.overtime = m.Overtime(tuple(time.late(now)), **of)
