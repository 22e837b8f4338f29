"""How somebody wants to be called, when they are away, and whom they let in."""

from __future__ import annotations

from sqlalchemy import Connection as Database

from ennead.server import deadlines, tokens
from ennead.server.people import contacts, queries, transports
from ennead.server.people.contacts import PushRow
from ennead.server.people.documents import (
    CalendarLink,
    Calls,
    EntryLink,
    Holiday,
    Holidays,
    PushWish,
)
from ennead.server.people.notices import NoticeService
from ennead.server.people.visitors import Visitor
from ennead.server.registry import TableRegistry
from ennead.server.settings import Settings
from ennead.server.storage import queries as stored
from ennead.server.storage import timing
from ennead.server.storage.engine import make_engines
from ennead.table.pace import MINUTE, Period
from ennead.table.refused import Refused

DAY = 24 * 60 * MINUTE
MAIL_PAUSE = 10 * MINUTE
"""Between two letters that ask whether an address is somebody's."""
CONFIRM_DAYS = 3
ENTRY_PEOPLE = 5
ENTRY_DAYS = 14
LONGEST_HOLIDAYS = 42
"""Days of all holidays together: time must not stand still for ever."""
FARTHEST = 365


class CallService:
    """What an account chooses. Raises Refused."""

    def __init__(self, registry: TableRegistry, notices: NoticeService) -> None:
        self._registry = registry
        self._store = registry.store
        self._notices = notices

    async def calls(self, visitor: Visitor) -> Calls:
        """How I am called now."""
        account = _account(visitor)
        key = transports.public_key(await self._notices.key())
        return await self._store.read(_calls, account, visitor.device, key, self._can_mail)

    @property
    def _can_mail(self) -> bool:
        return self._notices.post is not None

    # -- ways --------------------------------------------------------------------------------------

    async def push(self, visitor: Visitor, wish: PushWish) -> None:
        """Call this browser."""
        account = _account(visitor)
        transports.check_endpoint(wish.endpoint, self._registry.settings.push_services)
        id = tokens.digest(f"push {wish.endpoint}")
        row = PushRow(id, account, visitor.device, wish.endpoint, wish.key, wish.auth)
        await self._store.write(contacts.add_push, row)

    async def end_push(self, visitor: Visitor) -> None:
        """Do not call this browser."""
        _account(visitor)
        await self._store.write(contacts.drop_push, visitor.device)

    async def mail(self, visitor: Visitor, address: str) -> None:
        """Write to an address, once whoever reads it has said so."""
        account = _account(visitor)
        if not transports.ADDRESS.fullmatch(address):
            raise Refused("malformed", "expected an address such as me@example.org", "$.address")
        if not self._can_mail:
            raise Refused("forbidden", "this server sends no mail")
        key, now = tokens.new_token(), self._registry.clock_now()
        stop = tokens.digest(await self._notices.stop_key(account))
        language = await self._store.write(
            _ask_mailbox, account, address, tokens.digest(key), stop, now
        )
        await self._notices.confirm(address, language, key)

    async def confirm(self, key: str) -> None:
        """An address is somebody's: they have read the letter."""
        oldest = self._registry.clock_now() - CONFIRM_DAYS * DAY
        if not await self._store.write(contacts.confirm_mailbox, tokens.digest(key), oldest):
            raise Refused("link-used", "this link is none, or was used, or is too old", "$.code")

    async def end_mail(self, visitor: Visitor) -> None:
        """Write to me no more, and forget the address."""
        await self._store.write(contacts.stop_mail, _account(visitor))

    async def stop_mail(self, key: str) -> None:
        """The same, by the link in a letter; whether there was anything to end is not told."""
        await self._store.write(contacts.stop_mail, "", tokens.digest(key))

    async def calendar_link(self, visitor: Visitor) -> CalendarLink:
        """A new secret for my calendar; the one before is void."""
        key = tokens.new_token()
        await self._store.write(contacts.set_calendar, _account(visitor), tokens.digest(key))
        return CalendarLink(key)

    async def end_calendar(self, visitor: Visitor) -> None:
        """Nobody reads my calendar any more."""
        await self._store.write(contacts.set_calendar, _account(visitor), "")

    async def calendar_of(self, key: str) -> tuple[str, str]:
        """Whose calendar a secret opens, and in which language it is."""
        found = await self._store.read(contacts.calendar, tokens.digest(key))
        if found is None:
            raise Refused("not-found", "there is no such calendar")
        return found

    # -- holidays ----------------------------------------------------------------------------------

    async def set_holidays(self, visitor: Visitor, wish: Holidays) -> None:
        """No time of mine runs then; tables where I am asked now are told."""
        account, now = _account(visitor), self._registry.clock_now()
        periods = _checked(wish, now)
        tables = await self._store.write(_set_holidays, account, periods)
        for table in tables:
            room = await self._registry.room(table)
            await self._registry.seats_changed(table)
            await deadlines.reseat(self._registry, room)

    # -- entry -------------------------------------------------------------------------------------

    async def entry(self, visitor: Visitor) -> EntryLink:
        """A link for people whom I want here."""
        _account(visitor)
        key = tokens.new_token()
        await self._store.write(_add_entry, tokens.digest(key))
        return EntryLink(key, ENTRY_PEOPLE, ENTRY_DAYS)


def first_entry(settings: Settings) -> str:
    """A key for the first of all, where accounts need an invitation and there is none yet who could
    give one."""
    if settings.entry:
        return ""
    key, (writing, reading) = tokens.new_token(), make_engines(settings.database, 1)
    with writing.begin() as connection:
        if not contacts.nobody(connection):
            key = ""
        else:
            _add_entry(connection, tokens.digest(key))
    writing.dispose()
    reading.dispose()
    return key


def _account(visitor: Visitor) -> str:
    if not visitor.account:
        raise Refused("forbidden", "you are not signed in")
    return visitor.account


def _checked(wish: Holidays, now: int) -> list[Period]:
    """Holidays that begin after now or go on from now, in order, not too many. Raises Refused."""
    periods = sorted((max(one.starts, now - DAY), one.ends) for one in wish.periods)
    last = 0
    for starts, ends in periods:
        if not last <= starts < ends <= now + FARTHEST * DAY:
            raise Refused(
                "malformed", "expected days to come, one period after another", "$.periods"
            )
        last = ends
    if sum(ends - starts for starts, ends in periods) > LONGEST_HOLIDAYS * DAY:
        raise Refused("malformed", f"expected {LONGEST_HOLIDAYS} days at most", "$.periods")
    return periods


# --- in one transaction each ----------------------------------------------------------------------


def _calls(connection: Database, account: str, device: str, key: str, can_mail: bool) -> Calls:
    box = contacts.mailbox(connection, account)
    return Calls(
        any(one.device == device for one in contacts.pushes(connection, account)),
        key,
        box.address if box is not None else "",
        box is not None and box.confirmed,
        can_mail,
        contacts.has_calendar(connection, account),
        tuple(Holiday(starts, ends) for starts, ends in timing.holidays_of(connection, account)),
    )


def _ask_mailbox(
    connection: Database, account: str, address: str, hashed: str, stop: str, at: int
) -> str:
    contacts.ask_mailbox(connection, account, address, hashed, stop, at, MAIL_PAUSE)
    row = queries.account(connection, account)
    return "en" if row is None else row.language


def _set_holidays(connection: Database, account: str, periods: list[Period]) -> list[str]:
    timing.set_holidays(connection, account, periods)
    return timing.waiting_for(connection, account)


def _add_entry(connection: Database, hashed: str) -> None:
    until = stored.clock(connection) + ENTRY_DAYS * DAY
    contacts.add_entry(connection, hashed, ENTRY_PEOPLE, until)
