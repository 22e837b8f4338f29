"""Seats: a key works once, a second device is its holder's own act, and a device can be ended."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.running import Browser, Running, Socket, own_token

from ennead.server.storage.engine import make_engines
from ennead.server.storage.migrations import migrate
from ennead.server.tokens import digest
from ennead.table.messages import PROTOCOL

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


def claim(browser: Browser, key: str, name: str = "") -> tuple[int, dict[str, Any]]:
    answer = browser.post("/api/claim", json={"key": key, "name": name})
    return answer.status_code, answer.json()


def devices(browser: Browser, table: str) -> list[dict[str, Any]]:
    found = browser.get(f"/api/tables/{table}/devices")
    assert found.status_code == 200, found.text
    return list(found.json())


def link(browser: Browser, table: str) -> str:
    made = browser.post(f"/api/tables/{table}/devices/link", json={})
    assert made.status_code == 201, made.text
    return str(made.json()["key"])


def end(browser: Browser, table: str, device: str) -> int:
    wish = {"device": device}
    return browser.post(f"/api/tables/{table}/devices/end", json=wish).status_code


def test_a_key_works_once(server: Running, petra: Browser, browse: Browse) -> None:
    """Whoever comes second with the same link gets no seat and is told that it was used; the first
    may open it again."""
    key = petra.make_table("mastaba", "me", "link")["invitations"][0]["key"]
    jan, third = browse(server), browse(server)
    assert claim(jan, key, "Jan")[0] == 200
    for stranger in (petra, third):
        status, answer = claim(stranger, key)
        assert (status, answer["code"]) == (403, "link-used")
    status, answer = claim(jan, key)
    assert (status, answer["seat"]) == (200, 1)


def check(browser: Browser, key: str) -> tuple[int, dict[str, Any]]:
    answer = browser.post("/api/claim/check", json={"key": key})
    return answer.status_code, answer.json()


def test_a_key_says_what_it_is_for(server: Running, petra: Browser, browse: Browse) -> None:
    """Before somebody sits down the key tells the game, the title and the host, neither the table
    nor a secret, and is not used up by that; afterwards only who sat down is told."""
    seats = [{"holder": "me", "name": "Petra"}, {"holder": "link"}]
    wish = {"game": "mastaba", "seats": seats, "title": "Friday"}
    key = petra.post("/api/tables", json=wish).json()["invitations"][0]["key"]
    jan, third = browse(server), browse(server)
    for who in (jan, third, jan):
        assert check(who, key) == (200, {"game": "mastaba", "title": "Friday", "host": "Petra"})
    assert claim(jan, key, "Jan")[0] == 200
    assert check(jan, key)[1]["device"] is True
    assert [check(third, one)[1]["code"] for one in (key, "x" * 43)] == ["link-used", "no-seat"]


def test_a_key_of_a_device_says_so(server: Running, petra: Browser, browse: Browse) -> None:
    """A link for one more device is told from an invitation; a host without a name is not named."""
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    assert check(browse(server), link(petra, table)) == (200, {"game": "mastaba", "device": True})


def test_a_guest_who_comes_late_takes_over_from_the_bot(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """Only the host gives an open seat to a bot; the link is no longer shown, and whoever has it
    already sits down in the bot's place."""
    made = petra.make_table("mastaba", "me", "link")
    table, key = made["table"]["id"], made["invitations"][0]["key"]
    onlooker = sit(browse(server), table, None)
    assert onlooker.do("handover", seat=1, level="novice")["code"] == "forbidden"
    assert sit(petra, table, 0).do("handover", seat=1, level="novice")["type"] == "ack"
    assert petra.get(f"/api/tables/{table}/invitations").json() == []
    jan = browse(server)
    assert claim(jan, key, "Jan")[0] == 200
    assert jan.get(f"/api/tables/{table}").json()["seats"][1]["holder"] == "person"


def test_the_host_cannot_sit_on_a_stranger(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """After somebody joined a public table, the key that its host had for the seat opens
    nothing."""
    made = petra.make_table("mastaba", "me", "link", public=True)
    table, key = made["table"]["id"], made["invitations"][0]["key"]
    jan = browse(server)
    assert jan.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code == 200
    assert claim(petra, key)[0] == 403
    program = Socket(server.address)
    program.say("hello", version=PROTOCOL, table=table, seat=1, key=key, token=own_token(key))
    assert program.hear("refusal")["code"] == "no-seat"
    program.close()
    sit(petra, table, 0)
    info = petra.get(f"/api/tables/{table}").json()
    assert [seat.get("yours", False) for seat in info["seats"]] == [True, False]


def test_two_claims_at_once_seat_one(start: Start, browse: Browse, database: str) -> None:
    """Of many browsers that open one link at the same moment, exactly one gets the seat."""
    server = start(database=database)
    host = browse(server)
    key = host.make_table("mastaba", "me", "link")["invitations"][0]["key"]
    guests = [browse(server) for _ in range(6)]
    for guest in guests:
        guest.get("/api/games")

    async def all_at_once() -> list[tuple[int, Any]]:
        wishes = [asyncio.to_thread(claim, guest, key) for guest in guests]
        return list(await asyncio.gather(*wishes))

    statuses = sorted(status for status, _ in asyncio.run(all_at_once()))
    assert statuses == [200, 403, 403, 403, 403, 403]


def test_a_second_device_comes_by_the_holders_link(
    server: Running, petra: Browser, browse: Browse, sit: Sit
) -> None:
    """The holder makes a link, another device sits down with it, once; both are listed."""
    table = petra.make_table("mastaba", "me", "here", "bot")["table"]["id"]
    phone, thief = browse(server), browse(server)
    key = link(petra, table)
    assert claim(phone, key)[0] == 200
    assert claim(thief, key)[0] == 403
    sit(phone, table, 1)
    mine = devices(petra, table)
    assert [(one["seats"], one.get("this", False)) for one in mine] == [
        ([0, 1], True),
        ([0, 1], False),
    ]
    assert [one.get("this", False) for one in devices(phone, table)] == [False, True]
    assert all(one["since"] >= "2020" for one in mine)
    assert thief.get(f"/api/tables/{table}/devices").status_code == 403
    assert thief.post(f"/api/tables/{table}/devices/link", json={}).status_code == 403


def test_a_new_link_replaces_the_old(server: Running, petra: Browser, browse: Browse) -> None:
    """A link that was not used yet is void as soon as another is made."""
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    old, new = link(petra, table), link(petra, table)
    assert claim(browse(server), old)[0] == 403
    assert claim(browse(server), new)[0] == 200


def test_an_ended_device_is_out(server: Running, petra: Browser, browse: Browse, sit: Sit) -> None:
    """It is shown out at once, cannot come back, not even with the link that it made; who ended it
    plays on."""
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    phone = browse(server)
    claim(phone, link(petra, table))
    here, there = sit(petra, table), sit(phone, table)
    spare = link(phone, table)
    (other,) = [one["id"] for one in devices(petra, table) if not one.get("this")]
    assert end(petra, table, other) == 200
    assert there.hear("bye")["code"] == "no-seat"
    assert len(devices(petra, table)) == 1
    again = phone.socket()
    again.say("hello", version=PROTOCOL, table=table, seat=0)
    assert again.hear("refusal")["code"] == "no-seat"
    again.close()
    assert claim(phone, spare)[0] == 403
    here.until(lambda: "decision" in here.state)
    assert here.play()["type"] == "ack"


def test_the_last_device_stays(server: Running, petra: Browser, browse: Browse) -> None:
    """The only device on a seat cannot be ended, nor one on the seat of somebody else."""
    made = petra.make_table("mastaba", "me", "link")
    table, jan = made["table"]["id"], browse(server)
    claim(jan, made["invitations"][0]["key"])
    (mine,), (his,) = devices(petra, table), devices(jan, table)
    assert end(petra, table, mine["id"]) == 403
    assert end(petra, table, his["id"]) == 404
    assert devices(jan, table) == [his]


def test_a_program_has_a_token_of_its_own(server: Running, petra: Browser) -> None:
    """It is seated once by the key, comes back with its token, and the key alone opens nothing."""
    made = petra.make_table("mastaba", "link", "bot")
    table, key = made["table"]["id"], made["invitations"][0]["key"]
    for more in ({"key": key}, {"key": key}, {"token": own_token(key)}):
        program = Socket(server.address)
        program.hello(table, 0, scene=False, **more)
        program.close()
    refused: tuple[tuple[dict[str, str], str], ...] = (
        ({"token": key}, "no-seat"),
        ({"key": key, "token": own_token("another")}, "link-used"),
        ({"key": key}, "malformed"),
        ({"token": "short"}, "malformed"),
    )
    for fields, code in refused:
        stranger = Socket(server.address)
        stranger.say("hello", version=PROTOCOL, table=table, seat=0, **fields)
        assert stranger.hear("refusal")["code"] == code
        stranger.close()


def test_a_device_is_ended_on_every_server(
    start: Start, browse: Browse, sit: Sit, postgres_database: str
) -> None:
    """Two servers on one PostgreSQL: a device that sits at the other one is shown out too."""
    one, two = start(database=postgres_database), start(database=postgres_database)
    petra, phone = browse(one), browse(two)
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    claim(phone, link(petra, table))
    there = sit(phone, table)
    (other,) = [one["id"] for one in devices(petra, table) if not one.get("this")]
    assert end(petra, table, other) == 200
    assert there.hear("bye")["code"] == "no-seat"


# --- from the shape before ------------------------------------------------------------------------


@pytest.fixture
def first_shape(database: str) -> str:
    """A database of the first shape: seat 0 held by a browser, seat 1 open, seat 2 of a program
    that came with its key alone; each with a key that was handed out."""
    from alembic import command
    from alembic.config import Config

    import ennead.server.storage.migrations as steps

    writing, reading = make_engines(database, 1)
    config = Config()
    config.set_main_option("script_location", str(Path(steps.__file__).parent))
    with writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        match = {"game": "mastaba", "rules": "1", "options": json.dumps({}), "at": 1234567890}
        connection.execute(
            text(
                "INSERT INTO matches (id, game, rules, players, options, public, status, key,"
                " created, touched) VALUES ('t', :game, :rules, 3, :options, true, 'gathering',"
                " 'k', :at, :at)"
            ),
            match,
        )
        for seat, holder in enumerate(("person", "open", "person")):
            seated = {"seat": seat, "holder": holder, "key": digest(f"key {seat}")}
            connection.execute(
                text("INSERT INTO seats (match, seat, holder) VALUES ('t', :seat, :holder)"), seated
            )
            connection.execute(
                text("INSERT INTO keys (hash, match, seat) VALUES (:key, 't', :seat)"), seated
            )
        connection.execute(
            text("INSERT INTO holders (match, seat, visitor) VALUES ('t', 0, 'petra')")
        )
    writing.dispose()
    reading.dispose()
    return database


def test_the_first_shape_is_brought_up_to_date(first_shape: str) -> None:
    """Keys of held seats are gone, those of others still open theirs; holders are kept, with a
    time."""
    writing, reading = make_engines(first_shape, 1)
    migrate(writing)
    with reading.begin() as connection:
        keys = connection.execute(text("SELECT hash, seat FROM keys ORDER BY seat")).all()
        holders = connection.execute(text("SELECT seat, visitor, key, since FROM holders")).all()
    writing.dispose()
    reading.dispose()
    assert [tuple(row) for row in keys] == [(digest("key 1"), 1), (digest("key 2"), 2)]
    assert [tuple(row) for row in holders] == [(0, "petra", "", 1234567890)]
