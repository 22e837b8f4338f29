"""Taking back among people: one asks, the others agree or let it stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Browser, Running, Socket, play_out

Start = Callable[..., Running]
Browse = Callable[[Running], Browser]
Sit = Callable[..., Socket]


def plead(who: Socket, seat: int, **more: Any) -> dict[str, Any]:
    """Ask for a take-back, or agree to it."""
    return who.do("plead", **{"seq": who.state["seq"], "seat": seat, **more})


def hear_of(who: Socket, asker: int | None, *agreed: int) -> None:
    """Listen until the table's news tell of this plea."""
    expected = None if asker is None else {"seat": asker, "agreed": list(agreed)}
    while who.hear("table")["table"].get("plea") != expected:
        pass


def seated(browsers: list[Browser], sit: Sit) -> list[Socket]:
    """People at one table of a game without much chance, each with a browser of their own."""
    made = browsers[0].make_table("mastaba", "me", *["link"] * (len(browsers) - 1))
    for browser, invitation in zip(browsers[1:], made["invitations"], strict=True):
        assert browser.post("/api/claim", json={"key": invitation["key"]}).is_success
    return [sit(browser, made["table"]["id"], n) for n, browser in enumerate(browsers)]


def played(sockets: list[Socket], moves: int = 4) -> int:
    """Play a few moves that are final then; returns where the table stands for everybody."""
    play_out(sockets, moves)
    seq = max(socket.state["seq"] for socket in sockets)
    for socket in sockets:
        socket.until_seq(seq)
    return int(seq)


def test_a_plea_is_declined_void_and_granted(server: Running, browse: Browse, sit: Sit) -> None:
    """What is asked for is told to everybody; it falls when somebody declines or a move is made,
    and is done when both people want it, without making the match practice."""
    browsers = [browse(server), browse(server)]
    petra, omar = seated(browsers, sit)
    assert plead(petra, 0)["code"] == "undo-nothing"
    seq = played([petra, omar])
    assert petra.do("undo", seq=seq, far=True)["code"] == "forbidden"
    assert plead(omar, 0)["code"] == "stale", "nobody has asked yet"

    assert plead(petra, 0)["type"] == "ack"
    hear_of(omar, 0, 0)
    assert plead(omar, 1)["code"] == "stale", "one plea at a time"
    assert omar.do("decline", seq=seq)["type"] == "ack"
    hear_of(petra, None)

    assert plead(petra, 0)["type"] == "ack"
    hear_of(omar, 0, 0)
    mover = petra if "decision" in petra.state else omar
    mover.play()
    seq = played([petra, omar], 1)
    assert plead(omar, 0)["code"] == "stale", "the table has moved on"

    assert plead(petra, 0)["type"] == "ack"
    hear_of(omar, 0, 0)
    lines = len(petra.events)
    assert plead(omar, 0, id="yes")["type"] == "ack"
    for socket in (petra, omar):
        socket.until_seq(seq + 1)
        assert "practice" not in socket.state
    assert petra.state["decision"]["seat"] == 0
    assert len(petra.events) < lines
    assert plead(omar, 0, id="yes", seq=seq)["type"] == "ack", "said again, it is the same"
    assert omar.state["seq"] == seq + 1
    play_out([petra, omar])


def test_a_plea_outlives_the_server(start: Start, browse: Browse, sit: Sit) -> None:
    """A plea is still open after a restart; granted then, it is no practice after the next one
    either."""
    server = start()
    browsers = [browse(server), browse(server)]
    people = seated(browsers, sit)
    seq = played(people)
    assert plead(people[0], 0)["type"] == "ack"
    table = browsers[0].get("/api/lobby/mine").json()[0]["id"]

    def again() -> list[Socket]:
        nonlocal server, browsers
        for socket in people:
            socket.close()
        server.stop()
        server = start()
        known = [browser.cookies for browser in browsers]
        browsers = [browse(server), browse(server)]
        for browser, cookies in zip(browsers, known, strict=True):
            browser.cookies = cookies
        return [sit(browser, table, n) for n, browser in enumerate(browsers)]

    people = again()
    assert browsers[1].get(f"/api/tables/{table}").json()["plea"] == {"seat": 0, "agreed": [0]}
    assert plead(people[1], 0)["type"] == "ack"
    people[0].until_seq(seq + 1)
    people = again()
    assert people[0].state["seq"] == seq + 1
    assert people[0].state["decision"]["seat"] == 0
    assert "practice" not in people[0].state
    assert "plea" not in browsers[1].get(f"/api/tables/{table}").json()


def test_nobody_agrees_with_themselves(server: Running, browse: Browse, sit: Sit) -> None:
    """Where people share a screen, or the others left their seats to bots, a plea gives nothing;
    onlookers have no say."""
    petra = browse(server)
    shared = sit(petra, petra.make_table("mastaba", "me", "here")["table"]["id"])
    shared.play()
    assert plead(shared, 0)["code"] == "forbidden"

    mine, other = seated([petra, browse(server)], sit)
    seq = played([mine, other])
    table = petra.get("/api/lobby/mine").json()[0]["id"]
    guest = sit(browse(server), table, None)
    assert plead(guest, 0)["code"] == "no-seat"
    assert guest.do("decline", seq=seq)["code"] == "no-seat"
    assert plead(mine, 0)["type"] == "ack"
    lines = len(mine.events)
    assert other.do("handover", seat=1, level="novice")["type"] == "ack"
    if "decision" not in mine.state:
        mine.until_seq(seq + 1)
    assert len(mine.events) >= lines, "nothing was taken back"
    while (answer := plead(mine, 0))["code"] == "stale":
        pass  # the bot has more than one choice, and what it does is heard with the answer
    assert answer["code"] == "forbidden"


@pytest.mark.postgres
def test_people_at_two_servers_agree(
    start: Start, postgres_database: str, browse: Browse, sit: Sit
) -> None:
    """A plea reaches the other server, and what both people want is written once."""
    servers = [start(database=postgres_database), start(database=postgres_database)]
    petra, omar = seated([browse(server) for server in servers], sit)
    petra.until(lambda: "decision" in petra.state)
    seq = played([petra, omar])
    assert plead(petra, 0)["type"] == "ack"
    hear_of(omar, 0, 0)
    assert plead(omar, 0)["type"] == "ack"
    for socket in (petra, omar):
        socket.until_seq(seq + 1)
    play_out([petra, omar], 2)
    for socket in (petra, omar):
        socket.until_seq(seq + 3)
        assert socket.state["seq"] == seq + 3


def test_a_match_is_ended_early(start: Start, browse: Browse, sit: Sit) -> None:
    """Once all people agree nobody is asked any more, bots have no say, it counts for nothing, and
    it is so after a restart; what is asked for is refused, void after a move, and one thing at a
    time."""
    server = start()
    browser, another = browse(server), browse(server)
    petra, omar = seated([browser, another], sit)
    table = browser.get("/api/lobby/mine").json()[0]["id"]
    assert plead(petra, 0, kind="end")["type"] == "ack"
    while omar.hear("table")["table"].get("plea") != {"seat": 0, "agreed": [0], "kind": "end"}:
        pass
    assert plead(omar, 0)["code"] == "stale", "that is not what was asked for"
    assert omar.do("decline", seq=omar.state["seq"])["type"] == "ack"
    hear_of(petra, None)
    assert plead(petra, 0, kind="end")["type"] == "ack"
    played([petra, omar], 1)
    assert plead(omar, 0, kind="end")["code"] == "stale", "the table has moved on"
    assert plead(petra, 0, kind="end")["type"] == "ack"
    assert plead(omar, 0, kind="end")["type"] == "ack"
    petra.until(lambda: not {"decision", "waiting"} & set(petra.state))
    omar.until(lambda: not {"decision", "waiting"} & set(omar.state))
    assert plead(omar, 1, kind="end")["code"] == "over"
    seen = browser.get(f"/api/tables/{table}").json()
    assert (seen["status"], seen["agreed"]) == ("over", "end")
    assert server.call(server.services.contests.tend) is None

    with_bot = sit(browser, browser.make_table("mastaba", "me", "bot")["table"]["id"])
    with_bot.until(lambda: "decision" in with_bot.state)
    assert plead(with_bot, 0, kind="end")["type"] == "ack"
    with_bot.until(lambda: "decision" not in with_bot.state)

    for one in (petra, omar, with_bot):
        one.close()
    cookies = browser.cookies
    server.stop()
    server = start()
    browser = browse(server)
    browser.cookies = cookies
    again = sit(browser, table)
    assert "decision" not in again.state
    assert again.do("undo", seq=again.state["seq"])["code"] == "over"
