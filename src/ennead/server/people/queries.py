"""Every question about accounts to the database, as a function of a connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from ennead.server import tokens
from ennead.server.people import ties
from ennead.server.storage import queries
from ennead.server.storage import schema as s
from ennead.table.seating import Holder, MatchRow, SeatRow, Status


@dataclass(slots=True)
class AccountRow:
    """An account as it is stored."""

    id: str
    name: str
    language: str
    sign: str
    created: int


@dataclass(slots=True)
class PasskeyRow:
    """A passkey as it is stored."""

    id: str
    account: str
    key: bytes
    count: int
    created: int
    used: int


# --- asking ---------------------------------------------------------------------------------------


def signed_in(connection: Connection, device: str) -> tuple[str, int] | None:
    """The account of a device, and when the device was seen."""
    known = s.sessions.c
    found = select(known.account, known.seen).where(known.device == device)
    row = connection.execute(found).first()
    return None if row is None else (row[0], row[1])


def account(connection: Connection, id: str) -> AccountRow | None:
    """An account."""
    columns = [s.accounts.c[name] for name in AccountRow.__slots__]
    found = connection.execute(select(*columns).where(s.accounts.c.id == id)).mappings().first()
    return None if found is None else AccountRow(**found)


def is_administrator(connection: Connection, id: str) -> bool:
    """Whether an account looks after the server."""
    a = s.accounts.c
    return connection.execute(select(a.id).where(a.id == id, a.appointed > 0)).first() is not None


def administrator(connection: Connection, device: str) -> tuple[str, int] | None:
    """The account of a device and when that has shown a passkey; None: it is no administrator's."""
    a, known = s.accounts.c, s.sessions.c
    found = select(known.account, known.proved).join(s.accounts, a.id == known.account)
    row = connection.execute(found.where(known.device == device, a.appointed > 0)).first()
    return None if row is None else (row[0], row[1])


def passkeys(connection: Connection, account: str) -> list[PasskeyRow]:
    """The passkeys of an account, the oldest first."""
    c = s.passkeys.c
    found = select(s.passkeys).where(c.account == account).order_by(c.created, c.id)
    return [PasskeyRow(**row) for row in connection.execute(found).mappings()]


def passkey(connection: Connection, id: str) -> PasskeyRow | None:
    """A passkey."""
    found = connection.execute(select(s.passkeys).where(s.passkeys.c.id == id)).mappings().first()
    return None if found is None else PasskeyRow(**found)


def sessions(connection: Connection, account: str) -> list[tuple[str, int, int]]:
    """The devices of an account with when they signed in and were seen, the oldest first."""
    c = s.sessions.c
    found = select(c.device, c.since, c.seen).where(c.account == account).order_by(c.since)
    return [(device, since, seen) for device, since, seen in connection.execute(found)]


def codes_left(connection: Connection, account: str) -> int:
    """How many recovery codes an account has."""
    c = s.recovery.c
    found = select(func.count()).where(c.account == account)
    return int(connection.execute(found).scalar_one())


# --- ceremonies -----------------------------------------------------------------------------------


def begin_ceremony(
    connection: Connection, device: str, challenge: bytes, wish: str, until: int
) -> None:
    """Remember what a browser is asked to sign, instead of what it was asked before."""
    c = s.ceremonies.c
    connection.execute(
        delete(s.ceremonies).where((c.device == device) | (c.until < queries.clock(connection)))
    )
    values = {"device": device, "challenge": challenge, "wish": wish, "until": until}
    connection.execute(insert(s.ceremonies).values(values))


def end_ceremony(connection: Connection, device: str) -> tuple[bytes, str] | None:
    """What a browser was asked to sign, once."""
    c = s.ceremonies.c
    found = connection.execute(
        delete(s.ceremonies).where(c.device == device).returning(c.challenge, c.wish, c.until)
    ).first()
    if found is None or found[2] < queries.clock(connection):
        return None
    return bytes(found[0]), found[1]


# --- changing -------------------------------------------------------------------------------------


def add_account(connection: Connection, row: AccountRow) -> None:
    """A new account."""
    meaningless = {"secret": tokens.new_token()}
    connection.execute(insert(s.accounts).values(asdict(row) | meaningless))


def appoint(connection: Connection, id: str, at: int) -> None:
    """Somebody looks after the server from then on; 0: no more."""
    connection.execute(update(s.accounts).where(s.accounts.c.id == id).values(appointed=at))


def prove(connection: Connection, device: str) -> None:
    """A device has shown a passkey just now."""
    chosen = update(s.sessions).where(s.sessions.c.device == device)
    connection.execute(chosen.values(proved=queries.clock(connection)))


def set_profile(connection: Connection, id: str, name: str, language: str, sign: str) -> None:
    """What somebody says of themselves."""
    chosen = update(s.accounts).where(s.accounts.c.id == id)
    connection.execute(chosen.values(name=name, language=language, sign=sign))


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    """A new passkey."""
    connection.execute(insert(s.passkeys).values(asdict(row)))


def use_passkey(connection: Connection, id: str, count: int) -> None:
    """A passkey was used just now."""
    chosen = update(s.passkeys).where(s.passkeys.c.id == id)
    connection.execute(chosen.values(count=count, used=queries.clock(connection)))


def delete_passkey(connection: Connection, account: str, id: str) -> bool:
    """Whether a passkey of an account was there to be forgotten."""
    c = s.passkeys.c
    gone = connection.execute(delete(s.passkeys).where(c.account == account, c.id == id))
    return gone.rowcount > 0


def set_codes(connection: Connection, account: str, hashes: Iterable[str]) -> None:
    """Recovery codes in place of those before."""
    connection.execute(delete(s.recovery).where(s.recovery.c.account == account))
    rows = [{"hash": one, "account": account} for one in hashes]
    connection.execute(insert(s.recovery), rows)


def use_code(connection: Connection, hashed: str) -> str | None:
    """The account of a recovery code, which is gone then."""
    c = s.recovery.c
    found = connection.execute(delete(s.recovery).where(c.hash == hashed).returning(c.account))
    return found.scalar()


def add_sign_in(connection: Connection, account: str, hashed: str, until: int) -> None:
    """A link for one more device; one made before is void."""
    connection.execute(delete(s.sign_ins).where(s.sign_ins.c.account == account))
    values = {"hash": hashed, "account": account, "until": until}
    connection.execute(insert(s.sign_ins).values(values))


def use_sign_in(connection: Connection, hashed: str) -> str | None:
    """The account of a link that has not run out; it is gone then."""
    c = s.sign_ins.c
    found = connection.execute(
        delete(s.sign_ins).where(c.hash == hashed).returning(c.account, c.until)
    ).first()
    return None if found is None or found[1] < queries.clock(connection) else found[0]


def sign_in(connection: Connection, device: str, account: str) -> None:
    """A device belongs to an account from now on, with the seats and tables that it had; where it
    did before, nothing changes: a session that ends takes along what its browser is called by."""
    known = signed_in(connection, device)
    if known is not None and known[0] == account:
        return
    at = queries.clock(connection)
    connection.execute(delete(s.sessions).where(s.sessions.c.device == device))
    values = {"device": device, "account": account, "since": at, "seen": at}
    connection.execute(insert(s.sessions).values(values))
    take_seats(connection, device, account)


def take_seats(connection: Connection, device: str, account: str) -> None:
    """Let an account have the seats and tables of a device, or of another account."""
    h = s.holders.c
    mine = connection.execute(select(h.match, h.seat).where(h.visitor == account)).all()
    for match, seat in mine:  # where both sit the account stays
        twice = (h.match == match, h.seat == seat, h.visitor == device)
        connection.execute(delete(s.holders).where(*twice))
    connection.execute(update(s.holders).where(h.visitor == device).values(visitor=account))
    hosted = update(s.matches).where(s.matches.c.host == device)
    connection.execute(hosted.values(host=account))
    said = update(s.words).where(s.words.c.author == device)
    connection.execute(said.values(author=account))


def seen(connection: Connection, device: str) -> None:
    """A device is here."""
    at = queries.clock(connection)
    connection.execute(update(s.sessions).where(s.sessions.c.device == device).values(seen=at))


def sign_out(connection: Connection, device: str) -> None:
    """A device belongs to nobody any more."""
    connection.execute(delete(s.sessions).where(s.sessions.c.device == device))


def merge(connection: Connection, gone: str, into: str) -> None:
    """Let an account have everything of another one, which is no more."""
    take_seats(connection, gone, into)
    ties.move(connection, gone, into)
    connection.execute(update(s.sessions).where(s.sessions.c.account == gone).values(proved=0))
    for table in (s.passkeys, s.sessions, s.recovery, s.placings, s.feats):
        connection.execute(update(table).where(table.c.account == gone).values(account=into))
    connection.execute(delete(s.accounts).where(s.accounts.c.id == gone))


# --- the end --------------------------------------------------------------------------------------


def seats_of(connection: Connection, account: str) -> list[tuple[str, int]]:
    """The tables and seats that an account holds."""
    h = s.holders.c
    found = select(h.match, h.seat).where(h.visitor == account).order_by(h.match, h.seat)
    return [(match, seat) for match, seat in connection.execute(found)]


def delete_account(connection: Connection, id: str, level: Callable[[MatchRow], str]) -> list[str]:
    """Forget an account. Its seats keep no name; where a match still goes on bots of a level play
    them, unless somebody else holds them too. Returns the tables that changed."""
    changed = set()
    for match, number in seats_of(connection, id):
        queries.lock(connection, match)
        row, seating = queries.match_row(connection, match), queries.seating(connection, match)
        queries.delete_holder(connection, match, [number], id)
        others = any(number in held for who, held in seating.holders.items() if who != id)
        if row is None or others:
            continue
        seat = SeatRow(number, seating.seats[number].holder, "", seating.seats[number].level)
        if row.status is not Status.OVER and seat.holder is Holder.PERSON:
            seat = SeatRow(number, Holder.BOT, "", level(row))
        queries.set_seat(connection, match, seat)
        own = (s.seats.c.match == match, s.seats.c.seat == number)
        connection.execute(update(s.seats).where(*own).values(orders=""))
        queries.delete_keys(connection, match, [number])
        queries.begin_if_full(connection, match)
        changed.add(match)
    connection.execute(update(s.matches).where(s.matches.c.host == id).values(host=""))
    said = update(s.words).where(s.words.c.author == id)
    connection.execute(said.values(author="", name=""))
    connection.execute(delete(s.reports).where(s.reports.c.reporter == id))
    named = update(s.reports).where(s.reports.c.author == id)
    connection.execute(named.values(author=""))
    connection.execute(delete(s.bans).where(s.bans.c.who == id))
    asked = select(s.sessions.c.device).where(s.sessions.c.account == id)
    connection.execute(delete(s.ceremonies).where(s.ceremonies.c.device.in_(asked)))
    for table in (s.marks, s.mutes):
        connection.execute(delete(table).where(table.c.visitor == id))
    connection.execute(delete(s.accounts).where(s.accounts.c.id == id))
    return sorted(changed)
