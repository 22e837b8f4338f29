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
    while seen["due"] == due:
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
        if told(petra, table)["due"] > due:
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
