"""What people ask of each other: to take back, to rest, to end early; the others agree or decline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Browser, Running, Socket, play_out
from tests.server.test_deadlines import DAY, Clock

from ennead.table.pace import MINUTE

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


def seated(browsers: list[Browser], sit: Sit, **more: Any) -> list[Socket]:
    """People at one table of a game without much chance, each with a browser of their own."""
    made = browsers[0].make_table("mastaba", "me", *["link"] * (len(browsers) - 1), **more)
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


def paused(who: Socket) -> None:
    """Listen until the table's news say that it rests."""
    while not who.table.get("paused"):
        who.hear("table")


def test_a_match_rests_until_somebody_goes_on(start: Start, browse: Browse, sit: Sit) -> None:
    """Once all people agree to a pause no time runs, however long it takes and through a restart,
    and nobody moves; one of them alone goes on, with the time that was left."""
    server = start()
    browsers = [browse(server), browse(server)]
    pace = {"minutes": DAY, "late": "seat"}
    petra, omar = seated(browsers, sit, pace=pace)
    table = browsers[0].get("/api/lobby/mine").json()[0]["id"]

    def told() -> Any:
        return browsers[0].get(f"/api/tables/{table}").json()

    clock, due = Clock(server), told()["due"]
    clock.turn(DAY // 2)
    assert plead(petra, 0, kind="resume")["code"] == "stale", "nothing rests"
    assert plead(petra, 0, kind="pause")["type"] == "ack"
    assert "paused" not in told(), "Omar has not agreed"
    assert plead(omar, 0, kind="pause")["type"] == "ack"
    paused(petra)
    mover = petra if "decision" in petra.state else omar
    move = mover.state["decision"]["options"][0]["text"]
    assert mover.do("move", seq=mover.state["seq"], text=move)["code"] == "paused"
    assert plead(mover, 0, kind="pause")["code"] == "paused"
    rested = clock.ahead
    clock.turn(30 * DAY)

    for socket in (petra, omar):
        socket.close()
    cookies = [browser.cookies for browser in browsers]
    server.stop()
    server = start()
    browsers = [browse(server), browse(server)]
    for browser, known in zip(browsers, cookies, strict=True):
        browser.cookies = known
    ahead, clock = clock.ahead, Clock(server)
    clock.ahead = ahead
    clock.turn(DAY)
    assert told()["paused"]
    assert "due" not in told()
    assert {seat["holder"] for seat in told()["seats"]} == {"person"}
    omar = sit(browsers[1], table, 1)
    assert plead(omar, 1, kind="resume")["type"] == "ack"
    assert "paused" not in told()
    assert abs(told()["due"] - due - (clock.ahead - rested)) < MINUTE
    clock.turn(DAY // 2 - 10)
    assert {seat["holder"] for seat in told()["seats"]} == {"person"}
    clock.turn(20)
    assert "bot" in {seat["holder"] for seat in told()["seats"]}


def test_clocks_go_on_with_those_who_are_there(server: Running, browse: Browse, sit: Sit) -> None:
    """At one sitting a match that rests goes on only when whoever is asked is there; their clock
    shows what it showed."""
    browsers = [browse(server), browse(server)]
    petra, omar = seated(browsers, sit, pace={"bank": 600, "increment": 5, "late": "move"})
    clock = Clock(server)
    clock.ahead += 2 * MINUTE
    mover, n = (petra, 0) if "decision" in petra.state else (omar, 1)
    other = omar if mover is petra else petra
    assert plead(petra, 0, kind="pause")["type"] == "ack"
    assert plead(omar, 0, kind="pause")["type"] == "ack"
    paused(other)
    left = other.table["seats"][n]["left"]
    assert left <= 8 * MINUTE
    mover.close()
    while not other.table["seats"][n].get("away"):
        other.hear("table")
    clock.ahead += 60 * MINUTE
    refused = plead(other, 1 - n, kind="resume")
    assert (refused["code"], refused["reasons"][0]["text"]) == ("forbidden", "refuse-clock-away")
    mover = sit(browsers[n], other.table["id"], n)
    assert plead(other, 1 - n, kind="resume")["type"] == "ack"
    while mover.table.get("paused"):
        mover.hear("table")
    assert left - MINUTE < mover.table["seats"][n]["left"] <= left
    assert mover.play()["type"] == "ack"
