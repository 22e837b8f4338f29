"""Following and blocking: what it lets somebody see, and what it keeps others from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from tests.server.running import Running
from tests.server.test_accounts import Person, anybody

from ennead.server.contests import queries as contests
from ennead.server.people import queries as people
from ennead.server.people import ties
from ennead.server.settings import RequestLimits

Start = Callable[..., Running]


@pytest.fixture
def server(start: Start) -> Running:
    return start(limits=RequestLimits(sign_ins_burst=10**6, words_burst=10**6))


@pytest.fixture
def three(server: Running) -> Iterator[tuple[Person, Person, Person]]:
    """Petra, Jan and Olga, with accounts."""
    with ExitStack() as stack:
        found = [stack.enter_context(anybody(server)) for _ in range(3)]
        for name, person in zip(("Petra", "Jan", "Olga"), found, strict=True):
            person.sign_up(name=name)
        yield found[0], found[1], found[2]


def get(person: Person, address: str) -> Any:
    return person.browser.get(f"/api/{address}").json()


def post(person: Person, address: str, **body: Any) -> Any:
    return person.browser.post(f"/api/{address}", json=body).json()


def write(server: Running, work: Callable[..., Any], *values: Any) -> Any:
    async def inside() -> Any:
        return await server.services.registry.store.write(work, *values)

    return server.call(inside)


def account(server: Running, person: Person) -> str:
    """The id of somebody's account, which no answer tells."""

    async def inside() -> str:
        cookie = next(iter(person.browser.cookies.values()))
        return (await server.services.visitors.of(cookie)).account

    return server.call(inside)


def together(host: Person, guest: Person) -> str:
    made = host.browser.make_table("mastaba", "me", "link")
    key = made["invitations"][0]["key"]
    assert "table" in post(guest, "claim", key=key, name="J")
    return str(made["table"]["id"])


def test_who_is_blocked_stays_away(server: Running, three: tuple[Person, Person, Person]) -> None:
    """Whom somebody blocks at a table says nothing more to them, counts as nothing unread, asks for
    no take-back there, and sits at no other table of theirs, be it by key or in public; others hear
    and do all as before, and so does everybody when it is ended."""
    petra, jan, olga = three
    table = together(petra, jan)
    words = f"tables/{table}/words"
    post(jan, words, room="table", kind="text", body="rude")
    assert get(petra, "lobby/mine")[0]["unread"] == 1
    assert post(olga, "me/ties", kind="block", table=table, seat=1)["code"] == "no-seat"
    assert post(petra, "me/ties", kind="follow", table=table, seat=1)["code"] == "forbidden"
    (tie,) = post(petra, "me/ties", kind="block", table=table, seat=1)
    assert (tie["kind"], tie["name"], tie.get("player", "")) == ("block", "J", "")
    talk = get(petra, words)
    assert (talk["words"], talk["blocked"]) == ([], [1])
    assert not get(petra, "lobby/mine")[0].get("unread")
    assert "blocked" not in get(jan, words)
    assert [word["body"] for word in get(jan, words)["words"]] == ["rude"]
    with closing(petra.browser.sit(table, 0)) as one, closing(jan.browser.sit(table, 1)) as two:
        asks = [
            who.do("plead", seq=who.state["seq"], seat=n)["code"]
            for n, who in enumerate((one, two))
        ]
        assert asks == ["undo-nothing", "forbidden"]
    made = petra.browser.make_table("mastaba", "me", "link", public=True)
    key, public = made["invitations"][0]["key"], made["table"]["id"]
    assert post(jan, "claim", key=key, name="J")["code"] == "forbidden"
    assert post(jan, f"tables/{public}/join", seat=1, name="J")["code"] == "forbidden"
    assert post(petra, "me/ties/end", tie="nothing")["code"] == "not-found"
    assert post(petra, "me/ties/end", tie=tie["id"]) == []
    assert [word["body"] for word in get(petra, words)["words"]] == ["rude"]
    assert post(jan, f"tables/{public}/join", seat=1, name="J")["table"] == public


def test_tables_of_those_one_follows(server: Running, three: tuple[Person, Person, Person]) -> None:
    """Who follows a player finds the public tables where they sit behind their own, and no private
    one; whoever is blocked by the followed finds none and is told nothing; nobody's id is in an
    answer."""
    petra, jan, _ = three
    ids = [account(server, person) for person in three]
    handle = write(server, contests.handle, ids[0])
    public = petra.browser.make_table("mastaba", "me", "link", public=True)["table"]["id"]
    petra.browser.make_table("mastaba", "me", "link")
    assert get(jan, f"players/{handle}")["other"]
    assert "other" not in get(petra, f"players/{handle}")
    (tie,) = post(jan, "me/ties", kind="follow", player=handle)
    assert (tie["name"], tie["player"]) == ("Petra", handle)
    own = jan.browser.make_table("mastaba", "me", "link")["table"]["id"]
    listed = [(table["id"], table.get("followed", False)) for table in get(jan, "lobby/mine")]
    assert listed == [(own, False), (public, True)]
    assert not any(id in jan.browser.get("/api/me/ties").text for id in ids)
    post(petra, "me/ties", kind="block", player=write(server, contests.handle, ids[1]))
    assert [table["id"] for table in get(jan, "lobby/mine")] == [own]
    assert get(jan, "me/ties") == [tie]
    for wish, code in (({"player": "x"}, "not-found"), ({"player": handle}, "forbidden")):
        assert post(petra, "me/ties", kind="block", **wish)["code"] == code


def test_ties_end_with_an_account(server: Running, three: tuple[Person, Person, Person]) -> None:
    """Ties are in the export of whoever made them, go with an account into which it is merged, but
    for one with itself, and are gone from both sides with an account that is deleted."""
    petra, jan, olga = three
    ids = [account(server, person) for person in three]
    handles = [write(server, contests.handle, id) for id in ids]
    for one, other, kind in ((petra, 1, "block"), (jan, 0, "follow"), (jan, 2, "block")):
        post(one, "me/ties", kind=kind, player=handles[other])
    post(olga, "me/ties", kind="follow", player=handles[0])
    said = {"kind": "block", "name": "Jan", "handle": handles[1]}
    assert get(petra, "me/export")["people"] == [said]
    write(server, people.merge, ids[1], ids[0])
    kept = {person: write(server, ties.of, id) for person, id in zip("pjo", ids, strict=True)}
    assert [(row.other, row.kind) for row in kept["p"]] == [(ids[2], "block")]
    assert (kept["j"], [row.other for row in kept["o"]]) == ([], [ids[0]])
    petra.ask("delete", name="Petra")
    assert all(write(server, ties.of, id) == [] for id in ids)
