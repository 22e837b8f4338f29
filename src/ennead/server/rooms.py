"""A live table with the people around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from typing import Protocol

from ennead.kernel.chance import commitment
from ennead.server import messages as m
from ennead.server.catalogue import Shelf
from ennead.server.storage.rows import Holder, MatchRow, Seating
from ennead.server.table import Eye, Table

ABSENT_AFTER = 60.0
"""Seconds after which the people of a silent process count as gone."""


class Guest(Protocol):
    """A connection at a table."""

    eye: Eye
    visitor: str
    """Hash of its visitor token; empty for a program without a cookie."""
    held: set[int]
    """The seats it may sit on."""

    def refresh(self) -> None:
        """The table has changed: send a state when there is room for it."""

    def announce(self) -> None:
        """Names, presence or status have changed."""

    def dismiss(self, code: m.Code, again: bool) -> None:
        """Say goodbye and close."""


class Room:
    """A table, its guests here and elsewhere, and the bots that think about it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.guests: set[Guest] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.reading: asyncio.Task[None] | None = None
        """Set while the table is read again from storage."""
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}

    def touch(self) -> None:
        """Somebody was here just now."""
        self.used = time.monotonic()

    def enter(self, guest: Guest) -> None:
        """A connection has come to the table."""
        self.guests.add(guest)
        self.table.eyes.add(guest.eye)
        self.touch()

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self.guests.discard(guest)
        self.table.eyes.discard(guest.eye)
        self.touch()

    def replace(self, table: Table) -> None:
        """Go on with a table that was read again; everybody gets the whole log anew."""
        self.table = table
        for guest in self.guests:
            guest.eye.lines = 0
            guest.held = held_seats(table.seating, guest.visitor, guest.held)
            table.eyes.add(guest.eye)

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for guest in self.guests for seat in guest.held}

    def hear(self, process: str, seats: Iterable[int]) -> None:
        """Another process has told whose people are connected to it."""
        self._elsewhere[process] = (time.monotonic(), frozenset(seats))

    def present(self) -> set[int]:
        """The seats whose people are connected anywhere."""
        oldest = time.monotonic() - ABSENT_AFTER
        found = self.here()
        for then, seats in self._elsewhere.values():
            if then >= oldest:
                found |= seats
        return found

    def refresh(self) -> None:
        """Send everybody a state."""
        for guest in self.guests:
            guest.refresh()

    def announce(self) -> None:
        """Send everybody the table's names, presence and status."""
        for guest in self.guests:
            guest.announce()

    def info(self, guest: Guest) -> m.Table:
        """The table as a guest may know it."""
        table = self.table
        held = guest.held
        return describe(
            table.shelf, table.row, table.seating, guest.visitor, held, self.present(), table.seq
        )


def held_seats(seating: Seating, visitor: str, before: Collection[int] = ()) -> set[int]:
    """The seats of a visitor, and those that were opened with a key on this connection."""
    return seating.held_by(visitor) | set(before) if visitor else set(before)


def describe(
    shelf: Shelf,
    row: MatchRow,
    seating: Seating,
    visitor: str,
    held: Collection[int],
    present: Collection[int],
    seq: int = 0,
) -> m.Table:
    """A table for somebody who may see it; nothing in here is secret."""
    setup = shelf.game.setup(row.players, row.options)
    return m.Table(
        row.id,
        row.game,
        row.status.value,
        tuple(
            m.SeatInfo(
                seat.seat,
                seat.name,
                seat.holder.value,
                seat.level if seat.holder is Holder.BOT else "",
                away=seat.holder is Holder.PERSON and seat.seat not in present,
                yours=seat.seat in held,
            )
            for seat in seating.seats
        ),
        dict(shelf.show_options(setup.options)),
        seq=seq,
        title=row.title,
        public=row.public,
        host=bool(visitor) and visitor == row.host,
        created=datetime.fromtimestamp(row.created / 1000, UTC).isoformat(timespec="seconds"),
        commitment=commitment(row.key),
        rematch=row.rematch,
    )
