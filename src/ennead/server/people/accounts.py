"""Accounts: signing up, signing in, second devices, recovery, and the end.

Nothing here tells whether an account exists: signing in names nobody, and a wrong code is answered
like one that was used.
"""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection as Database

from ennead.server import tokens
from ennead.server.people import contacts, passkeys, queries
from ennead.server.people.documents import (
    Account,
    Codes,
    Me,
    PasskeyInfo,
    Profile,
    Session,
    SignInLink,
    SignUp,
)
from ennead.server.people.holdings import date, holdings
from ennead.server.people.passkeys import Party
from ennead.server.people.queries import AccountRow, PasskeyRow
from ennead.server.people.visitors import Visitor, Visitors
from ennead.server.registry import TableRegistry
from ennead.server.storage import queries as stored
from ennead.server.storage import timing
from ennead.table import orders
from ennead.table.newtable import bot_level, clean_name
from ennead.table.pace import Period
from ennead.table.refused import Refused
from ennead.table.seating import MatchRow

MINUTE = 60_000
CEREMONY_MINUTES = 5
LINK_MINUTES = 15
CODES = 8
CODE_BYTES = 10
MOST_PASSKEYS = 20


class _Wish(msgspec.Struct):
    """What a ceremony is for: a new account (`entry` lets it in, as a hash), one more passkey, or
    signing in."""

    kind: str
    account: str = ""
    name: str = ""
    language: str = ""
    sign: str = ""
    entry: str = ""


@dataclass(slots=True)
class Everything:
    """What is known of an account when it is shown."""

    row: AccountRow
    passkeys: list[PasskeyRow]
    sessions: list[tuple[str, int, int]]
    codes: int
    holidays: list[Period]
    administrator: bool


class AccountService:
    """What people do with their accounts. Raises Refused."""

    def __init__(self, registry: TableRegistry, visitors: Visitors) -> None:
        self._registry = registry
        self._store = registry.store
        self._visitors = visitors

    async def me(self, visitor: Visitor, here: Party | None) -> Me:
        """Who asks."""
        account = None
        if visitor.account:
            known = await self._store.read(_everything, visitor.account)
            account = None if known is None else _shown(known, visitor.device)
        settings = self._registry.settings
        return Me(account, here is not None, settings.guests, settings.entry)

    # -- passkeys ----------------------------------------------------------------------------------

    async def begin_sign_up(self, visitor: Visitor, here: Party, wish: SignUp) -> dict[str, Any]:
        """What a browser needs to make the first passkey of a new account."""
        if visitor.account:
            raise Refused("forbidden", "you are signed in already")
        id, name = f"a-{secrets.token_hex(16)}", _name(wish.name)
        options, challenge = passkeys.creation(here, id, name, [])
        entry = tokens.digest(wish.entry) if wish.entry else ""
        if not (entry or self._registry.settings.entry):
            raise Refused("no-entry", "accounts are for people who were invited", "$.entry")
        what = _Wish("sign-up", id, name, wish.language, wish.sign, entry)
        await self._begin(visitor, challenge, what)
        return options

    async def begin_passkey(self, visitor: Visitor, here: Party) -> dict[str, Any]:
        """What a browser needs to make one more passkey."""
        known = await self._known(visitor)
        if len(known.passkeys) >= MOST_PASSKEYS:
            raise Refused("forbidden", f"an account has at most {MOST_PASSKEYS} passkeys")
        options, challenge = passkeys.creation(here, known.row.id, known.row.name, known.passkeys)
        await self._begin(visitor, challenge, _Wish("passkey", known.row.id))
        return options

    async def begin_sign_in(self, visitor: Visitor, here: Party) -> dict[str, Any]:
        """What a browser needs to show that it has a passkey of somebody."""
        options, challenge = passkeys.request(here)
        await self._begin(visitor, challenge, _Wish("sign-in"))
        return options

    async def _begin(self, visitor: Visitor, challenge: bytes, wish: _Wish) -> None:
        said = msgspec.json.encode(wish).decode()
        await self._store.write(_begin, visitor.device, challenge, said)

    async def _end(self, visitor: Visitor, *kinds: str) -> tuple[bytes, _Wish]:
        found = await self._store.write(queries.end_ceremony, visitor.device)
        wish = None if found is None else msgspec.json.decode(found[1], type=_Wish)
        if found is None or wish is None or wish.kind not in kinds:
            raise Refused("stale", "this was not asked for, or too long ago")
        return found[0], wish

    async def finish_passkey(
        self, visitor: Visitor, here: Party, answer: dict[str, Any]
    ) -> Codes | None:
        """Keep a new passkey; with the first one the account begins, and its recovery codes are
        told."""
        challenge, wish = await self._end(visitor, "sign-up", "passkey")
        if wish.kind == "passkey" and wish.account != visitor.account:
            raise Refused("forbidden", "you are signed in as somebody else")
        id, key, count = passkeys.created(here, answer, challenge)
        if wish.kind == "passkey":
            await self._store.write(_add_passkey, id, wish.account, key, count)
            return None
        codes = _new_codes()
        row = AccountRow(wish.account, wish.name, wish.language, wish.sign, 0)
        hashes = list(map(_code_hash, codes))
        entry = "" if self._registry.settings.entry else wish.entry
        first = (id, key, count)
        tables = await self._store.write(_sign_up, row, first, hashes, visitor.device, entry)
        await self._signed_in(visitor.device, tables)
        return Codes(codes)

    async def finish_sign_in(self, visitor: Visitor, here: Party, answer: dict[str, Any]) -> None:
        """Sign a browser in that has a passkey of somebody."""
        challenge, _ = await self._end(visitor, "sign-in")
        known = await self._store.read(queries.passkey, str(answer.get("id", "")))
        if known is None:
            raise Refused("forbidden", "the passkey was not accepted", "$.credential")
        count = passkeys.signed(here, answer, challenge, known)
        tables = await self._store.write(
            _use_passkey, known.id, count, known.account, visitor.device
        )
        await self._signed_in(visitor.device, tables)

    async def end_passkey(self, visitor: Visitor, id: str) -> None:
        """Forget a passkey; not the last one while there are no recovery codes."""
        await self._store.write(_end_passkey, _account(visitor), id)

    # -- other ways in -----------------------------------------------------------------------------

    async def use_code(self, visitor: Visitor, code: str) -> None:
        """Sign a browser in with a recovery code, which is used up then."""
        tables = await self._store.write(_use_code, _code_hash(code), visitor.device)
        await self._signed_in(visitor.device, tables)

    async def new_codes(self, visitor: Visitor) -> Codes:
        """Recovery codes in place of those before."""
        codes = _new_codes()
        hashes = list(map(_code_hash, codes))
        await self._store.write(queries.set_codes, _account(visitor), hashes)
        return Codes(codes)

    async def link(self, visitor: Visitor) -> SignInLink:
        """A key that signs one more device in, once and soon; one made before is void."""
        key = tokens.new_token()
        await self._store.write(_add_link, _account(visitor), tokens.digest(key))
        return SignInLink(key, LINK_MINUTES)

    async def use_link(self, visitor: Visitor, key: str) -> None:
        """Sign a browser in that was shown a link."""
        tables = await self._store.write(_use_link, tokens.digest(key), visitor.device)
        await self._signed_in(visitor.device, tables)

    async def _signed_in(self, device: str, tables: list[str]) -> None:
        await self._visitors.changed([device])
        for table in tables:
            await self._registry.seats_changed(table)

    # -- sessions ----------------------------------------------------------------------------------

    async def end_session(self, visitor: Visitor, session: str) -> None:
        """Sign one of my devices out: at once, at every server."""
        known = await self._known(visitor)
        device = next(
            (one for one, _, _ in known.sessions if session_id(known.row.id, one) == session), ""
        )
        if not device:
            raise Refused("not-found", "there is no such session", "$.session")
        await self._sign_out(device)

    async def leave(self, visitor: Visitor) -> None:
        """Sign this browser out."""
        _account(visitor)
        await self._sign_out(visitor.device)

    async def _sign_out(self, device: str) -> None:
        await self._store.write(queries.sign_out, device)
        await self._visitors.changed([device])

    # -- the account -------------------------------------------------------------------------------

    async def change(self, visitor: Visitor, wish: Profile) -> None:
        """Change what somebody says of themselves."""
        said = (_name(wish.name), wish.language, wish.sign)
        await self._store.write(queries.set_profile, _account(visitor), *said)

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything that is stored about an account, but for what opens it."""
        found = await self._store.read(export, _account(visitor), visitor.device)
        if found is None:
            raise Refused("forbidden", "the account is gone")
        return found

    async def delete(self, visitor: Visitor, name: str) -> None:
        """Delete an account, after its name was said once more."""
        known = await self._known(visitor)
        if clean_name(name) != known.row.name:
            raise Refused("forbidden", "this is not the name of the account", "$.name")
        tables = await self._store.write(queries.delete_account, known.row.id, self._level)
        await self._visitors.changed([device for device, _, _ in known.sessions])
        for table in tables:
            await self._registry.seats_changed(table)

    def _level(self, row: MatchRow) -> str:
        return bot_level(self._registry.catalog.kit(row.game, row.pack), "")

    async def _known(self, visitor: Visitor) -> Everything:
        known = await self._store.read(_everything, _account(visitor))
        if known is None:
            raise Refused("forbidden", "the account is gone")
        return known


def export(connection: Database, id: str, device: str = "") -> dict[str, Any] | None:
    """Everything that is stored about an account, but for what opens it."""
    known = _everything(connection, id)
    if known is None:
        return None
    shown: dict[str, Any] = msgspec.to_builtins(_shown(known, device))
    shown["holidays"] = [(date(starts), date(ends)) for starts, ends in known.holidays]
    shown["tables"] = [
        {
            "id": row.id,
            "game": row.game,
            "status": str(row.status),
            "made": row.host == id,
            "seats": {n: seating.seats[n].name for n in sorted(seating.held_by(id))},
            "orders": {
                n: msgspec.to_builtins(orders.read(seating.seats[n].orders))
                for n in sorted(seating.held_by(id))
                if seating.seats[n].orders
            },
        }
        for row, seating in stored.own_tables(connection, id, stored.NO_END)
    ]
    return shown | holdings(connection, id)


def session_id(account: str, device: str) -> str:
    """How a session is named to its owner; says nothing about the cookie."""
    return tokens.digest(f"session {account} {device}")[:16]


def _account(visitor: Visitor) -> str:
    if not visitor.account:
        raise Refused("forbidden", "you are not signed in")
    return visitor.account


def _name(said: str) -> str:
    name = clean_name(said)
    if not name:
        raise Refused("malformed", "expected a name with letters in it", "$.name")
    return name


def _shown(known: Everything, device: str) -> Account:
    row = known.row
    return Account(
        row.name,
        row.language,
        row.sign,
        date(row.created),
        tuple(PasskeyInfo(one.id, date(one.created), date(one.used)) for one in known.passkeys),
        tuple(
            Session(session_id(row.id, one), date(since), date(seen), one == device)
            for one, since, seen in known.sessions
        ),
        known.codes,
        known.administrator,
    )


def _new_codes() -> tuple[str, ...]:
    """Eighty random bits each, in groups that can be copied by hand."""
    found = []
    for _ in range(CODES):
        code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
        found.append("-".join(code[at : at + 4] for at in range(0, len(code), 4)))
    return tuple(found)


def _code_hash(code: str) -> str:
    """What is stored of a code; how it is typed does not matter."""
    letters = "".join(code.upper().split()).replace("-", "")
    return tokens.digest(f"recovery {letters.replace('0', 'O').replace('1', 'I')}")


# --- in one transaction each ----------------------------------------------------------------------


def _everything(connection: Database, id: str) -> Everything | None:
    row = queries.account(connection, id)
    if row is None:
        return None
    keys, seen = queries.passkeys(connection, id), queries.sessions(connection, id)
    codes, away = queries.codes_left(connection, id), timing.holidays_of(connection, id)
    return Everything(row, keys, seen, codes, away, queries.is_administrator(connection, id))


def _begin(connection: Database, device: str, challenge: bytes, wish: str) -> None:
    until = stored.clock(connection) + CEREMONY_MINUTES * MINUTE
    queries.begin_ceremony(connection, device, challenge, wish, until)


def _add_passkey(connection: Database, id: str, account: str, key: bytes, count: int) -> None:
    if queries.passkey(connection, id) is not None:
        raise Refused("forbidden", "this passkey is known already", "$.credential")
    at = stored.clock(connection)
    queries.add_passkey(connection, PasskeyRow(id, account, key, count, at, at))


def _sign_up(
    connection: Database,
    row: AccountRow,
    key: tuple[str, bytes, int],
    codes: list[str],
    device: str,
    entry: str,
) -> list[str]:
    if entry:
        contacts.use_entry(connection, entry)
    row.created = stored.clock(connection)
    queries.add_account(connection, row)
    _add_passkey(connection, key[0], row.id, key[1], key[2])
    queries.set_codes(connection, row.id, codes)
    return _sign_in(connection, device, row.id)


def _sign_in(connection: Database, device: str, account: str) -> list[str]:
    """Sign a device in; returns the tables whose seats it brings."""
    tables = [match for match, _ in queries.seats_of(connection, device)]
    queries.sign_in(connection, device, account)
    return sorted(set(tables))


def _use_passkey(connection: Database, id: str, count: int, account: str, device: str) -> list[str]:
    queries.use_passkey(connection, id, count)
    tables = _sign_in(connection, device, account)
    queries.prove(connection, device)
    return tables


def _end_passkey(connection: Database, account: str, id: str) -> None:
    left = len(queries.passkeys(connection, account)) - 1
    if not left and not queries.codes_left(connection, account):
        raise Refused("forbidden", "it is the last way in; make recovery codes first")
    if not queries.delete_passkey(connection, account, id):
        raise Refused("not-found", "there is no such passkey", "$.passkey")


def _use_code(connection: Database, hashed: str, device: str) -> list[str]:
    account = queries.use_code(connection, hashed)
    if account is None:
        raise Refused("link-used", "this code is none, or was used", "$.code")
    return _sign_in(connection, device, account)


def _add_link(connection: Database, account: str, hashed: str) -> None:
    until = stored.clock(connection) + LINK_MINUTES * MINUTE
    queries.add_sign_in(connection, account, hashed, until)


def _use_link(connection: Database, hashed: str, device: str) -> list[str]:
    account = queries.use_sign_in(connection, hashed)
    if account is None:
        raise Refused("link-used", "this link is none, was used, or is too old", "$.code")
    return _sign_in(connection, device, account)
