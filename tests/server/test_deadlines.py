"""A table with a pace: who does not decide in time is stood in for, and comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, text
from tests.server.running import Browser, Running, Socket

from ennead.server import deadlines
from ennead.server.storage import schema
from ennead.server.storage.engine import make_engines
from ennead.server.storage.migrations import _config, migrate
from ennead.server.storage.rows import now

DAY = 24 * 60
Sit = Callable[..., Socket]
Start = Callable[..., Running]


class Clock:
    """The time of day of a server, which a test moves."""

    def __init__(self, server: Running) -> None:
        self.ahead = 0
        self._server = server
        server.services.registry.clock = lambda: now() + self.ahead

    def turn(self, minutes: int) -> None:
        """Let so much time go by, and the server look at what is late."""
        self.ahead += minutes * 60_000
        self._server.call(lambda: deadlines.look(self._server.services.registry))


@pytest.fixture
def clock(server: Running) -> Clock:
    return Clock(server)


def table_for_two(petra: Browser, late: str, minutes: int = 3 * DAY, **more: Any) -> str:
    pace = {"minutes": minutes, "late": late}
    made = petra.make_table("mastaba", "me", "bot", pace=pace, **more)
    return str(made["table"]["id"])


def told(petra: Browser, table: str) -> Any:
    return petra.get(f"/api/tables/{table}").json()


def wait_for_me(socket: Socket) -> int:
    """Until the seat is asked; returns the entry of the log."""
    socket.until(lambda: "decision" in socket.state)
    return int(socket.state["seq"])


def test_a_bot_decides_when_time_is_up(petra: Browser, clock: Clock, sit: Sit) -> None:
    """Not a minute before; then the turn goes on, the seat stays its person's, and the time runs
    anew when they are asked again."""
    table = table_for_two(petra, "move")
    socket = sit(petra, table)
    seq = wait_for_me(socket)
    due = told(petra, table)["due"]
    assert abs(due - now() - 3 * DAY * 60_000) < 60 * 60_000
    clock.turn(3 * DAY - 60)
    assert told(petra, table).get("seq", 0) == seq
    clock.turn(61)
    socket.until_seq(seq + 1)
    seen = told(petra, table)
    assert seen["seats"][0]["holder"] == "person"
    while seen.get("due", due) == due:
        clock.turn(0)
        seen = told(petra, table)
    assert seen["due"] > due


def test_a_bot_takes_the_seat_until_its_person_is_back(
    petra: Browser, clock: Clock, sit: Sit
) -> None:
    """The seat is played by a bot from then on, and its person takes it back with a word."""
    table = table_for_two(petra, "seat", DAY)
    socket = sit(petra, table)
    seq = wait_for_me(socket)
    clock.turn(DAY + 1)
    socket.until_seq(seq + 1)
    assert told(petra, table)["seats"][0]["holder"] == "bot"
    assert socket.do("handover", seat=0, level=None)["type"] == "ack"
    assert told(petra, table)["seats"][0]["holder"] == "person"


def test_nobody_need_look(petra: Browser, server: Running, clock: Clock, sit: Sit) -> None:
    """Time is up for a table that has left memory, too; a restart forgets no deadline."""
    table = table_for_two(petra, "move")
    socket = sit(petra, table)
    seq = wait_for_me(socket)
    socket.close()
    registry = server.services.registry
    due = told(petra, table)["due"]

    async def send_away() -> int:
        return await registry.send_away(-1.0)

    while not server.call(send_away):
        pass
    assert told(petra, table)["due"] == due
    while not server.call(send_away):
        pass
    clock.turn(3 * DAY + 1)
    sit(petra, table).until_seq(seq + 1)


def test_taking_back_gives_no_time(petra: Browser, clock: Clock, sit: Sit) -> None:
    """Who moves and takes it back has the time that was left."""
    made = petra.make_table("mastaba", "me", "here", pace={"minutes": DAY, "late": "move"})
    table = made["table"]["id"]
    seats = [sit(petra, table, seat) for seat in (0, 1)]
    while True:
        for seat in seats:
            seat.until_seq(max(one.state["seq"] for one in seats))
        mover = next((seat for seat in seats if "decision" in seat.state), None)
        if mover is None:
            seats[0].hear("state")
            continue
        due = told(petra, table)["due"]
        clock.ahead += 60_000
        assert mover.play()["type"] == "ack"
        if told(petra, table).get("due", 0) > due:
            break
    assert mover.do("undo", seq=mover.state["seq"], far=True)["type"] == "ack"
    assert told(petra, table)["due"] == due


def test_a_table_without_a_pace_waits(petra: Browser, clock: Clock, sit: Sit) -> None:
    """As before: nothing is due, whatever time goes by."""
    table = petra.make_table("mastaba", "me", "bot")["table"]["id"]
    seq = wait_for_me(sit(petra, table))
    clock.turn(400 * DAY)
    seen = told(petra, table)
    assert (seen.get("seq", 0), seen.get("due")) == (seq, None)


@pytest.mark.parametrize("pace", [{"minutes": 0}, {"minutes": 10**9}, {"minutes": 5, "late": "x"}])
def test_strange_paces_are_refused(petra: Browser, pace: Any) -> None:
    """A pace has a sensible number of minutes and a known end, or its place is named."""
    wish = {"game": "mastaba", "seats": [{"holder": "me"}, {"holder": "bot"}], "pace": pace}
    answer = petra.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert answer.json()["where"].startswith("$.pace")


@pytest.mark.postgres
def test_two_servers_stand_in_once(start: Start, postgres_database: str, browse: Any) -> None:
    """Two servers that notice at once that time is up leave one match, on which both agree."""
    first, second = (start(database=postgres_database) for _ in range(2))
    petra = browse(first)
    table = table_for_two(petra, "move")
    socket = petra.sit(table)
    seq = wait_for_me(socket)
    clocks = [Clock(first), Clock(second)]
    for clock in clocks:
        clock.turn(3 * DAY + 1)
    socket.until_seq(seq + 1)
    other = browse(second).sit(table, None)
    other.until_seq(socket.state["seq"])
    socket.until_seq(other.state["seq"])
    told_of = [[(event["seq"], event["seat"]) for event in one.events] for one in (socket, other)]
    assert told_of[0] == told_of[1]
    other.close()
    socket.close()


def test_tables_from_before_have_all_time(database: str) -> None:
    """The step to deadlines, from the shape before it, leaves a running match without one."""
    from alembic import command

    writing, reading = make_engines(database, 1)
    config = _config()
    migrate(writing)
    with writing.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0007")
        connection.execute(
            text(
                "INSERT INTO matches (id, game, rules, players, options, public, status, key,"
                " created, touched) VALUES ('t', 'mastaba', '1', 2, '{}', true, 'playing', 'k', 1,"
                " 2)"
            )
        )
    migrate(writing)
    c = schema.matches.c
    with reading.begin() as connection:
        found = connection.execute(select(c.minutes, c.late, c.due)).all()
    assert [tuple(row) for row in found] == [(0, "", 0)]
    writing.dispose()
    reading.dispose()


@pytest.fixture
def calls(server: Running) -> list[tuple[str, str]]:
    """Who was called for what, by seat."""
    heard: list[tuple[str, str]] = []
    server.services.registry.call = lambda live, occasion, seats: heard.extend(
        (str(seat), occasion) for seat in sorted(seats)
    )
    return heard


def friends(
    petra: Browser, browse: Any, server: Running, game: str = "mastaba", **pace: Any
) -> tuple[str, Browser]:
    """A table of two people, on two devices."""
    made = petra.make_table(game, "me", "link", pace=pace)
    milan = browse(server)
    milan.get("/api/games")
    key = made["invitations"][0]["key"]
    assert milan.post("/api/claim", json={"key": key, "name": "Milan"}).status_code == 200
    return str(made["table"]["id"]), milan


def asked_first(*sockets: Socket) -> list[Socket]:
    """The sockets of two people, whoever is asked first, once they are not asked together."""
    while True:
        newest = max(socket.state["seq"] for socket in sockets)
        for socket in sockets:
            socket.until_seq(newest)
            socket.until(lambda socket=socket: "waiting" in socket.state)  # type: ignore[misc]
        asked = [socket for socket in sockets if "decision" in socket.state]
        if len(asked) == 1:
            return [asked[0], *(socket for socket in sockets if socket is not asked[0])]
        asked[0].play()


def test_people_are_called_once_for_each_part_of_their_time(
    petra: Browser, clock: Clock, sit: Sit, calls: list[tuple[str, str]]
) -> None:
    """When they are asked, at half, near the end and when it is over; then the bot's move is as if
    it were theirs."""
    table = table_for_two(petra, "move")
    socket = sit(petra, table)
    seq = wait_for_me(socket)
    for minutes in (36 * 60, 0, 30 * 60, 0, 7 * 60):
        clock.turn(minutes)
    socket.until_seq(seq + 1)
    assert [what for _, what in calls][:4] == ["turn", "half", "soon", "late"]


def test_clocks_run_for_who_is_asked(
    petra: Browser, server: Running, browse: Any, clock: Clock, sit: Sit
) -> None:
    """The clock of whoever is asked runs, the other stands; a move stops it and adds the
    increment; all of it survives leaving memory."""
    table, milan = friends(petra, browse, server, bank=300, increment=60)
    first, second = asked_first(sit(petra, table), sit(milan, table, 1))
    mover, other = first.state["seat"], second.state["seat"]
    before = told(petra, table)["seats"]
    clock.ahead += 100_000
    seats = told(petra, table)["seats"]
    assert seats[other]["left"] == before[other]["left"]
    assert 70_000 < before[mover]["left"] - seats[mover]["left"] <= 130_000
    while "decision" in first.state:
        assert first.play()["type"] == "ack"
    left = told(petra, table)["seats"][mover]["left"]
    assert 0 < left - seats[mover]["left"] <= 60_000
    first.close()
    second.close()

    async def send_away() -> int:
        return await server.services.registry.send_away(-1.0)

    while not server.call(send_away):
        pass
    assert told(petra, table)["seats"][mover]["left"] == left


def test_the_others_decide(
    petra: Browser, server: Running, browse: Any, clock: Clock, sit: Sit, calls: Any
) -> None:
    """When time is up the others are asked: they may wait as long again, or lend the seat to a bot,
    which gives it back when its person comes."""
    table, milan = friends(petra, browse, server, minutes=60, late="ask")
    seats = {0: petra, 1: milan}
    first, second = asked_first(sit(petra, table), sit(milan, table, 1))
    late, other = first.state["seat"], second.state["seat"]
    assert second.do("settle", choice="wait")["code"] == "stale"
    clock.turn(61)
    assert told(petra, table)["overtime"] == {"seats": [late]}
    assert [what for _, what in calls if what in ("late", "question")] == ["late", "question"]
    assert first.do("settle", choice="wait")["code"] == "forbidden"
    assert second.do("settle", choice="wait")["type"] == "ack"
    assert "overtime" not in told(petra, table)
    clock.turn(59)
    assert "overtime" not in told(petra, table)
    clock.turn(2)
    first.close()
    assert second.do("settle", choice="seat")["type"] == "ack"
    seen = told(petra, table)["seats"]
    assert (seen[late]["holder"], seen[late]["lent"]) == ("bot", True)
    assert seen[other]["holder"] == "person"
    back = sit(seats[late], table, late)
    while back.hear("table")["table"]["seats"][late]["holder"] == "bot":
        pass
    assert calls[-1][1] in ("taken", "turn")


def test_who_leaves_has_some_grace(
    petra: Browser, server: Running, browse: Any, clock: Clock, sit: Sit
) -> None:
    """A bot is lent the seat of who is asked and gone, not before the grace is over, and not of who
    is there."""
    table, milan = friends(petra, browse, server, bank=3600, grace=5)
    first, second = asked_first(sit(petra, table), sit(milan, table, 1))
    late = first.state["seat"]
    clock.turn(6)
    assert told(petra, table)["seats"][late]["holder"] == "person"
    first.close()
    while not second.hear("table")["table"]["seats"][late].get("away"):
        pass
    clock.turn(4)
    assert told(petra, table)["seats"][late]["holder"] == "person"
    while told(petra, table)["seats"][late]["holder"] == "person":
        clock.turn(2)
    assert told(petra, table)["seats"][late]["lent"]


def test_no_time_runs_while_no_server_lives(
    petra: Browser, server: Running, clock: Clock, sit: Sit
) -> None:
    """When nothing was written for an hour, all times that ran are an hour later."""
    table = table_for_two(petra, "move", 60)
    wait_for_me(sit(petra, table))
    registry = server.services.registry
    server.call(lambda: deadlines.beat(registry))
    due = told(petra, table)["due"]

    def sleep(connection: Any) -> None:
        hour = 3_600_000
        connection.execute(schema.upkeep.update().values(alive=schema.upkeep.c.alive - hour))
        c = schema.matches.c
        connection.execute(schema.matches.update().values(since=c.since - hour, due=c.due - hour))

    server.call(lambda: registry.store.write(sleep))
    server.call(lambda: deadlines.beat(registry))
    assert abs(told(petra, table)["due"] - due) < 60_000
