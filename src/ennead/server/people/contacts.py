"""Every question to the database about how people are called, as a function of a connection."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table.refused import Refused

MOST_PUSHES = 20


@dataclass(frozen=True, slots=True)
class PushRow:
    """A browser that wants to be called."""

    id: str
    account: str
    device: str
    endpoint: str
    key: str
    auth: str


@dataclass(frozen=True, slots=True)
class MailRow:
    """A mailbox where an account wants to be called."""

    account: str
    address: str
    confirmed: bool
    sent: int


@dataclass(frozen=True, slots=True)
class Called:
    """Whom a notice is for: how to word it and where to send it."""

    account: str
    language: str
    pushes: tuple[PushRow, ...]


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail that is due: what it is about, the oldest first."""

    account: str
    address: str
    language: str
    notices: tuple[tuple[str, str], ...]
    """Tables and occasions."""
    sent: int
    """When the one before it went."""


def secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A secret that all processes share; it is made when it is first asked for."""
    kept = select(s.secrets.c.value).where(s.secrets.c.name == name)
    found = connection.execute(kept).scalar()
    if found is None:
        queries.insert_new(connection, s.secrets, {"name": name, "value": make()})
        found = connection.execute(kept).scalar_one()
    return str(found)


# --- notices --------------------------------------------------------------------------------------


def note(
    connection: Connection,
    match: str,
    accounts: Collection[str],
    occasion: str,
    at: int,
    again: int,
) -> list[Called]:
    """Note what accounts have to know; returns those that were not called for it lately (since
    `again`) and have not been at the table since."""
    n, a = s.calls.c, s.accounts.c
    known = select(n.account).where(
        n.match == match, n.occasion == occasion, n.account.in_(accounts), n.at > again
    )
    waiting = set(connection.execute(known).scalars())
    found = []
    for account, language in connection.execute(
        select(a.id, a.language).where(a.id.in_(accounts)).order_by(a.id)
    ).all():
        if account in waiting:
            continue
        connection.execute(
            delete(s.calls).where(n.account == account, n.match == match, n.occasion == occasion)
        )
        row = {"account": account, "match": match, "occasion": occasion, "at": at}
        connection.execute(insert(s.calls).values(row))
        found.append(Called(account, language, tuple(pushes(connection, account))))
    return found


def seen(connection: Connection, match: str, accounts: Collection[str]) -> None:
    """Accounts are at a table: they see for themselves what they were called for."""
    n = s.calls.c
    connection.execute(delete(s.calls).where(n.match == match, n.account.in_(accounts)))


# --- browsers -------------------------------------------------------------------------------------


def pushes(connection: Connection, account: str) -> list[PushRow]:
    """The browsers of an account that want to be called."""
    found = select(s.pushes).where(s.pushes.c.account == account).order_by(s.pushes.c.id)
    return [PushRow(**row) for row in connection.execute(found).mappings()]


def add_push(connection: Connection, row: PushRow) -> None:
    """A browser wants to be called; it was never another's who is signed in here now."""
    p = s.pushes.c
    connection.execute(delete(s.pushes).where((p.id == row.id) | (p.device == row.device)))
    count = select(func.count()).where(p.account == row.account)
    if connection.execute(count).scalar_one() >= MOST_PUSHES:
        raise Refused("forbidden", f"at most {MOST_PUSHES} browsers are called")
    values = {name: getattr(row, name) for name in PushRow.__slots__}
    connection.execute(insert(s.pushes).values(values))


def drop_push(connection: Connection, device: str = "", id: str = "") -> None:
    """A browser does not want to be called any more, or cannot be."""
    p = s.pushes.c
    connection.execute(delete(s.pushes).where(p.device == device if device else p.id == id))


# --- mail -----------------------------------------------------------------------------------------


def mailbox(connection: Connection, account: str) -> MailRow | None:
    """The mailbox of an account."""
    c = s.mailboxes.c
    found = connection.execute(
        select(c.account, c.address, c.confirmed, c.sent).where(c.account == account)
    ).first()
    return None if found is None else MailRow(*found)


def ask_mailbox(
    connection: Connection, account: str, address: str, hashed: str, stop: str, at: int, pause: int
) -> None:
    """An account names its address: it has to be confirmed, with a key whose hash is kept."""
    c = s.mailboxes.c
    asked = connection.execute(select(c.asked).where(c.account == account)).scalar()
    if asked is not None and at - asked < pause:
        raise Refused("too-fast", "a letter was sent a few minutes ago; look for it first")
    connection.execute(delete(s.mailboxes).where(c.account == account))
    row = {"account": account, "address": address, "confirmed": False, "hash": hashed}
    connection.execute(insert(s.mailboxes).values({**row, "stop": stop, "asked": at}))


def confirm_mailbox(connection: Connection, hashed: str, oldest: int) -> bool:
    """Whether a key has confirmed an address that was named not too long ago."""
    c = s.mailboxes.c
    chosen = update(s.mailboxes).where(c.hash == hashed, c.hash != "", c.asked >= oldest)
    return connection.execute(chosen.values(confirmed=True, hash="")).rowcount > 0


def stop_mail(connection: Connection, account: str = "", stop: str = "") -> None:
    """No more mail for an account; its address is forgotten."""
    c = s.mailboxes.c
    which = c.account == account if account else c.stop == stop
    connection.execute(delete(s.mailboxes).where(which))


def take_letters(connection: Connection, now: int, first: int, gap: int) -> list[Letter]:
    """The letters that are due, each for one process: nobody gets two within a `gap`, and nothing
    is told before it has waited for `first`. Something urgent waits for no gap."""
    b, n, a = s.mailboxes.c, s.calls.c, s.accounts.c
    ripe = select(n.account).where(n.at <= now - first)
    urgent = select(n.account).where(n.occasion == "soon", n.at > b.sent, n.at <= now - first)
    due = b.account.in_(ripe) & (
        (b.sent <= now - gap) | b.account.in_(urgent.correlate(s.mailboxes))
    )
    chosen = select(b.account, b.sent).where(b.confirmed, due).order_by(b.account)
    found = []
    for account, sent in connection.execute(chosen.with_for_update(skip_locked=True)).all():
        connection.execute(update(s.mailboxes).where(b.account == account).values(sent=now))
        told = select(n.match, n.occasion).where(n.account == account).order_by(n.at)
        language, address = connection.execute(
            select(a.language, b.address).where(a.id == account, b.account == a.id)
        ).one()
        notices = tuple((match, occasion) for match, occasion in connection.execute(told))
        found.append(Letter(account, address, language, notices, sent))
    return found


def letter_sent(
    connection: Connection, letter: Letter, notices: Sequence[tuple[str, str]], sent: int
) -> None:
    """A letter has gone, and what it told needs not be told again; or when to try again."""
    n = s.calls.c
    for match, occasion in notices:
        connection.execute(
            delete(s.calls).where(
                n.account == letter.account, n.match == match, n.occasion == occasion
            )
        )
    chosen = update(s.mailboxes).where(s.mailboxes.c.account == letter.account)
    connection.execute(chosen.values(sent=sent))


# --- calendars ------------------------------------------------------------------------------------


def set_calendar(connection: Connection, account: str, hashed: str) -> None:
    """The secret of an account's calendar; empty: it has none."""
    c = s.calendars.c
    connection.execute(delete(s.calendars).where(c.account == account))
    if hashed:
        connection.execute(insert(s.calendars).values(account=account, hash=hashed))


def calendar(connection: Connection, hashed: str) -> tuple[str, str] | None:
    """Whose calendar it is, and their language."""
    a, c = s.accounts.c, s.calendars.c
    found = connection.execute(
        select(a.id, a.language).where(c.hash == hashed, a.id == c.account)
    ).first()
    return None if found is None else (found[0], found[1])


def has_calendar(connection: Connection, account: str) -> bool:
    """Whether an account has a calendar."""
    c = s.calendars.c
    return connection.execute(select(c.hash).where(c.account == account)).first() is not None


# --- entry ----------------------------------------------------------------------------------------


def add_entry(connection: Connection, hashed: str, people: int, until: int) -> None:
    """A link that lets so many people make an account."""
    c = s.entries.c
    connection.execute(delete(s.entries).where(c.until < queries.clock(connection)))
    connection.execute(insert(s.entries).values(hash=hashed, left=people, until=until))


def use_entry(connection: Connection, hashed: str) -> None:
    """Somebody makes an account with a link. Raises Refused."""
    c = s.entries.c
    chosen = update(s.entries).where(
        c.hash == hashed, c.left > 0, c.until >= queries.clock(connection)
    )
    if not connection.execute(chosen.values(left=c.left - 1)).rowcount:
        raise Refused("no-entry", "accounts are for people who were invited", "$.entry")


def nobody(connection: Connection) -> bool:
    """Whether there is no account yet."""
    return connection.execute(select(s.accounts.c.id).limit(1)).first() is None
