"""Accounts: a passkey instead of a password, everything of mine on every device, and the end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from sqlalchemy import insert, select, text, update
from tests.server.authenticator import Authenticator, encoded
from tests.server.running import Browser, Running

from ennead.server import tokens
from ennead.server.people import queries as people
from ennead.server.people.holdings import HOLDINGS, OF_NOBODY, SHOWN_OTHERWISE
from ennead.server.settings import RequestLimits
from ennead.server.storage import queries, schema
from ennead.server.storage.engine import make_engines
from ennead.server.storage.migrations import _config, migrate

PETRA = {"name": "Petra", "language": "cs", "sign": "falcon"}
Start = Callable[..., Running]


@pytest.fixture
def server(start: Start) -> Running:
    return start(limits=RequestLimits(sign_ins_burst=10**6))


@dataclass
class Person:
    """Somebody with a browser and a passkey."""

    browser: Browser
    key: Authenticator

    def ask(self, what: str, **body: Any) -> Any:
        """A request that must be carried out."""
        answer = self.browser.post(f"/api/me/{what}", json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def refused(self, what: str, **body: Any) -> str:
        """The code of a refusal."""
        answer = self.browser.post(f"/api/me/{what}", json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    @property
    def me(self) -> Any:
        return self.browser.get("/api/me").json().get("account")

    def sign_up(self, **profile: str) -> list[str]:
        options = self.ask("sign-up", **(PETRA | profile))
        codes = self.ask("passkeys/finish", credential=self.key.create(options))["codes"]
        assert len(set(codes)) == 8
        return list(codes)

    def sign_in(self) -> Any:
        options = self.ask("sign-in")
        return self.ask("sign-in/finish", credential=self.key.get(options))["account"]


@contextmanager
def anybody(server: Running) -> Iterator[Person]:
    """A browser that has never been here, by the name that passkeys need."""
    address = server.address.replace("127.0.0.1", "localhost")
    with Browser(address) as browser:
        yield Person(browser, Authenticator(address))


@pytest.fixture
def petra(server: Running) -> Iterator[Person]:
    with anybody(server) as person:
        yield person


@pytest.fixture
def other(server: Running) -> Iterator[Person]:
    with anybody(server) as person:
        yield person


def mine(person: Person) -> list[str]:
    return [table["id"] for table in person.browser.get("/api/lobby/mine").json()]


def test_seats_and_tables_move_into_the_account(petra: Person, other: Person) -> None:
    """Who signs up keeps the seats of this browser, and has them on another one too; links that
    were handed out still open their seats, and can be shown again on every device."""
    made = petra.browser.make_table("mastaba", "me", "link", "bot")
    table, before = made["table"]["id"], made["invitations"][0]["key"]
    petra.sign_up()
    assert petra.me["name"] == "Petra"
    assert mine(petra) == [table]
    other.key = petra.key
    assert other.sign_in()["name"] == "Petra"
    assert mine(other) == [table]
    shown = other.browser.get(f"/api/tables/{table}/invitations").json()
    assert shown == other.browser.get(f"/api/tables/{table}/invitations").json()
    assert petra.browser.get(f"/api/tables/{table}/invitations").json() == made["invitations"]
    for key in (before, shown[0]["key"]):
        assert other.browser.post("/api/claim/check", json={"key": key}).status_code == 200
    assert petra.browser.post("/api/claim", json={"key": before}).status_code == 200
    again = other.browser.post("/api/claim", json={"key": shown[0]["key"]})
    assert again.json()["code"] in ("link-used", "no-seat")
    socket = other.browser.sit(table, 0)
    assert socket.play()["type"] == "ack"
    socket.close()


def test_guests_need_nothing(other: Person) -> None:
    """A guest plays without an account, and is told that nobody is signed in."""
    assert other.me is None
    table = other.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    assert mine(other) == [table]
    for what in ("passkeys", "codes", "link", "leave"):
        assert other.refused(what) == "forbidden"


def test_an_address_has_no_passkeys(server: Running) -> None:
    """Where browsers offer no passkeys the page is told so before anybody tries."""
    with Browser(server.address) as browser:
        assert "passkeys" not in browser.get("/api/me").json()
        assert browser.post("/api/me/sign-in", json={}).json()["code"] == "forbidden"
    with anybody(server) as person:
        assert person.browser.get("/api/me").json()["passkeys"]


def test_a_passkey_proves_one_thing_once(petra: Person, other: Person) -> None:
    """Another page's signature, another key, an old challenge, somebody else's challenge and a
    copied authenticator sign nobody in, and each is answered alike."""
    petra.sign_up()
    options = other.ask("sign-in")
    stolen = petra.key.get(options)
    assert other.ask("sign-in/finish", credential=stolen)["account"]
    other.ask("leave")
    assert other.refused("sign-in/finish", credential=stolen) == "stale"

    def told(change: Callable[[Authenticator], None]) -> str:
        key = copy.copy(petra.key)
        change(key)
        return other.refused("sign-in/finish", credential=key.get(other.ask("sign-in")))

    assert told(lambda key: setattr(key, "origin", "http://localhost.example")) == "forbidden"
    assert told(lambda key: setattr(key, "_key", other.key._key)) == "forbidden"
    assert told(lambda key: setattr(key, "id", b"nobody has this")) == "forbidden"
    assert told(lambda key: setattr(key, "count", -1 + petra.key.count - 1)) == "forbidden"
    petra.ask("leave")
    credential = petra.key.get(petra.ask("sign-in"))
    assert other.refused("sign-in/finish", credential=credential) == "stale"
    assert other.me is None


def test_a_second_device_comes_by_a_link_once(
    petra: Person, other: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link signs one device in, one that was replaced or is too old signs in none."""
    petra.sign_up()
    old, key = petra.ask("link")["key"], petra.ask("link")["key"]
    assert other.refused("link/use", code=old) == "link-used"
    assert other.ask("link/use", code=key)["account"]["name"] == "Petra"
    other.ask("leave")
    assert other.refused("link/use", code=key) == "link-used"
    late = petra.ask("link")["key"]
    real = queries.clock
    monkeypatch.setattr(queries, "clock", lambda c: real(c) + 16 * 60_000)
    assert other.refused("link/use", code=late) == "link-used"
    assert other.me is None


def test_a_code_brings_back_who_has_lost_everything(petra: Person, other: Person) -> None:
    """A recovery code signs in once, however it is typed; new ones void those before."""
    codes = petra.sign_up()
    assert other.ask("recover", code=codes[0].lower().replace("-", " "))["account"]["codes"] == 7
    other.ask("leave")
    assert other.refused("recover", code=codes[0]) == "link-used"
    assert other.refused("recover", code="AAAA-AAAA-AAAA-AAAA") == "link-used"
    fresh = petra.ask("codes")["codes"]
    assert other.refused("recover", code=codes[1]) == "link-used"
    assert other.ask("recover", code=fresh[0])["account"]["name"] == "Petra"
    other.key = Authenticator(other.key.origin)
    other.ask("passkeys/finish", credential=other.key.create(other.ask("passkeys")))
    other.ask("leave")
    assert len(other.sign_in()["passkeys"]) == 2


def test_the_last_way_in_stays(server: Running, petra: Person) -> None:
    """A passkey can be forgotten while there is another way in."""
    petra.sign_up()
    known = petra.me["passkeys"][0]["id"]
    store = server.services.registry.store

    async def forget() -> None:
        await store.write(lambda c: c.execute(text("DELETE FROM recovery")))

    server.call(forget)
    assert petra.refused("passkeys/end", passkey=known) == "forbidden"
    petra.ask("codes")
    assert petra.refused("passkeys/end", passkey="x") == "not-found"
    assert petra.ask("passkeys/end", passkey=known)["account"]["passkeys"] == []


def test_an_ended_session_is_out_at_once(petra: Person, other: Person) -> None:
    """A device that another one signs out loses its seat in the same moment."""
    table = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
    petra.sign_up()
    other.key = petra.key
    other.sign_in()
    socket = other.browser.sit(table, 0)
    sessions = petra.me["sessions"]
    assert [session.get("this", False) for session in sessions] == [True, False]
    left = petra.ask("sessions/end", session=sessions[1]["id"])["account"]["sessions"]
    assert left == sessions[:1]
    assert socket.hear("bye")["code"] == "busy"
    assert (other.me, mine(other)) == (None, [])
    assert petra.refused("sessions/end", session=sessions[1]["id"]) == "not-found"
    assert mine(petra) == [table]
    socket.close()


@pytest.mark.postgres
def test_a_session_is_ended_at_every_server(start: Start, postgres_database: str) -> None:
    """Two servers on one database: who was signed out at one is nobody at the other."""
    first, second = (start(database=postgres_database) for _ in range(2))
    with anybody(first) as petra, anybody(second) as away:
        table = petra.browser.make_table("mastaba", "me", "bot")["table"]["id"]
        petra.sign_up()
        code = petra.ask("link")["key"]
        assert away.me is None
        away.ask("link/use", code=code)
        socket = away.browser.sit(table, 0)
        ended = next(one for one in petra.me["sessions"] if not one.get("this"))
        petra.ask("sessions/end", session=ended["id"])
        assert socket.hear("bye")["code"] == "busy"
        assert away.me is None
        socket.close()


def test_what_is_stored_can_be_had_and_deleted(
    server: Running, petra: Person, other: Person
) -> None:
    """The export has everything but what opens the account; after its end nothing of it is left, a
    running match goes on with a bot, and a finished one keeps no name."""
    wish = [{"holder": "me", "name": "Petra"}, {"holder": "link"}]
    made = petra.browser.post("/api/tables", json={"game": "mastaba", "seats": wish}).json()
    table = made["table"]["id"]
    other.browser.post("/api/claim", json={"key": made["invitations"][0]["key"]})
    codes = petra.sign_up()
    told = petra.browser.get("/api/me/export")
    assert "attachment" in told.headers["content-disposition"]
    assert told.json()["tables"][0]["seats"] == {"0": "Petra"}
    for secret in (*codes, petra.browser.cookies["ennead"]):
        assert secret not in told.text
    assert petra.refused("delete", name="Olga") == "forbidden"
    assert petra.ask("delete", name="Petra").get("account") is None
    seat = other.browser.get(f"/api/tables/{table}").json()["seats"][0]
    assert seat["holder"] == "bot"
    assert seat["name"] == ""
    assert mine(petra) == []
    with closing(other.browser.sit(table, 1)) as socket:
        socket.until(lambda: "decision" in socket.state)

    async def left() -> str:
        def read(connection: Any) -> str:
            tables = (schema.accounts, schema.passkeys, schema.recovery, schema.sessions)
            found = [connection.execute(select(one)).all() for one in tables]
            names = connection.execute(select(schema.seats.c.name)).scalars().all()
            return json.dumps([found, list(names)])

        return await server.services.registry.store.read(read)

    assert "Petra" not in server.call(left)
    assert server.call(left).startswith("[[[], [], [], []]")


def filled(connection: Any, account: str, match: str, device: str) -> None:
    """A row of an account in every table that says something of one."""
    known = {"accounts.id": account, "matches.id": match, "sessions.device": device}
    for table, who, *_ in sorted(
        HOLDINGS.values(), key=lambda one: one.table is not schema.contests
    ):
        if table in (schema.holders, schema.marks):
            continue  # the account has a seat by what it did, and has read nothing
        row: dict[str, Any] = {}
        for column in table.columns:
            to = next((key.target_fullname for key in column.foreign_keys), "")
            said = {int: 7, float: 0.5, bool: False}.get(column.type.python_type)
            row[column.name] = f"<{column} {who[0]}>" if said is None else said
            row[column.name] = known.get(to, row[column.name])
        connection.execute(insert(table).values(row | dict.fromkeys(who, account)))
        known.setdefault("contests.id", row.get("id", ""))
    asked = {"device": device, "challenge": b"", "wish": account, "until": 7}
    connection.execute(insert(schema.ceremonies).values(asked))
    connection.execute(
        update(schema.seats).values(orders='[{"question":"<orders>","way":"usual","never":[]}]')
    )


def test_everything_that_is_kept_is_exported_and_goes(
    server: Running, petra: Person, other: Person
) -> None:
    """Every table is shown by the export, or named with why not, column by column; no secret is in
    it; and after the end no table names the account."""
    named = [one.table for one in HOLDINGS.values()]
    tables = {*(one.name for one in named), *SHOWN_OTHERWISE, *OF_NOBODY}
    assert tables == set(schema.metadata.tables)
    assert not {*SHOWN_OTHERWISE, *OF_NOBODY} & {one.name for one in named}
    of_people = {"account", "visitor", "author", "reporter", "who"}
    assert not [one for one in OF_NOBODY if of_people & set(schema.metadata.tables[one].c.keys())]
    secrets = {"hash", "key", "auth", "stop", "secret", "endpoint", "device"}
    for table in set(named):
        parts = [one for one in HOLDINGS.values() if one.table is table]
        said = {name for one in parts for name in (*one.who, *one.shown, *one.withheld)}
        assert said == set(table.c.keys()), table.name
        assert not secrets & {name for one in parts for name in one.shown}, table.name

    petra.sign_up()
    table = petra.browser.make_table("mastaba", "me", "link")["table"]["id"]
    store = server.services.registry.store

    async def fill() -> None:
        def write(connection: Any) -> None:
            account, device = connection.execute(
                select(schema.sessions.c.account, schema.sessions.c.device)
            ).one()
            filled(connection, account, table, device)

        await store.write(write)

    server.call(fill)
    export = petra.browser.get("/api/me/export")
    told = export.json()
    assert told["tables"][0]["orders"]["0"][0]["question"] == "<orders>"
    for name, holding in HOLDINGS.items():
        if name != "read_up_to":
            assert told[name], name
        for hidden in holding.withheld:
            assert f"<{holding.table.c[hidden]} {holding.who[0]}>" not in export.text

    async def everything() -> str:
        def read(connection: Any) -> str:
            found = [connection.execute(select(one)).all() for one in schema.metadata.sorted_tables]
            return str(found)

        return await store.read(read)

    async def me() -> str:
        return await store.read(lambda c: str(c.execute(select(schema.accounts.c.id)).scalar_one()))

    account = server.call(me)
    assert server.call(everything).count(account) > len(HOLDINGS)
    petra.ask("delete", name="Petra")
    left = server.call(everything)
    assert account not in left
    assert "Petra" not in left


def test_only_hashes_of_what_opens_an_account_are_stored(server: Running, petra: Person) -> None:
    """Neither a code, a link nor a cookie can be read from the database, nor can a key to a seat
    that waits be derived from anything in it."""
    codes, key = petra.sign_up(), petra.ask("link")["key"]
    table = petra.browser.make_table("mastaba", "me", "link")["table"]["id"]

    async def everything() -> list[str]:
        def read(connection: Any) -> list[str]:
            found: list[str] = []
            for one in schema.metadata.sorted_tables:
                for row in connection.execute(select(one)):
                    found += map(str, row)
            return found

        return await server.services.registry.store.read(read)

    stored = server.call(everything)
    for secret in (*codes, codes[0].replace("-", ""), key, petra.browser.cookies["ennead"]):
        assert not any(secret in value for value in stored)
    opens = {tokens.digest(tokens.seat_key(value, table, 1)) for value in stored}
    assert opens.isdisjoint(stored)


def test_attempts_are_counted(start: Start) -> None:
    """Nobody guesses codes at speed."""
    server = start(limits=RequestLimits(sign_ins_per_minute=1, sign_ins_burst=2))
    with anybody(server) as person:
        told = [person.refused("recover", code="A" * 16) for _ in range(3)]
    assert told == ["link-used", "link-used", "too-fast"]


JUNK = st.none() | st.integers() | st.text(max_size=9) | st.binary(max_size=60).map(encoded)


@effort(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_credential_is_answered(petra: Person, data: st.DataObject) -> None:
    """A credential put out of shape anywhere is refused, and signs nobody in."""
    options = petra.ask("sign-up", **PETRA)
    credential = petra.key.create(options)
    inside = data.draw(st.sampled_from(["credential", "response"]))
    spoilt = credential if inside == "credential" else credential["response"]
    spoilt[data.draw(st.sampled_from(sorted(spoilt)))] = data.draw(JUNK | st.lists(JUNK))
    assert petra.refused("passkeys/finish", credential=credential) == "forbidden"
    assert petra.me is None


def test_accounts_come_to_a_database_with_matches(database: str) -> None:
    """The step to accounts, from the shape before it and back, leaves a table as it was."""
    from alembic import command

    writing, reading = make_engines(database, 1)
    migrate(writing)
    config = _config()
    row = {"id": "t", "game": "mastaba", "rules": "1", "players": 1, "options": "{}"}
    row |= {"public": True, "status": "playing", "key": b"k", "created": 1, "touched": 2}
    account = people.AccountRow("a-1", "Petra", "cs", "falcon", 1)
    with writing.begin() as connection:
        connection.execute(schema.matches.insert().values(row))
        people.add_account(connection, account)
        config.attributes["connection"] = connection
        command.downgrade(config, "0006")
    migrate(writing)
    with reading.begin() as connection:
        assert connection.execute(select(schema.matches.c.touched)).scalars().all() == [2]
        assert connection.execute(select(schema.accounts)).all() == []
    writing.dispose()
    reading.dispose()
